// Systems whose state lives in objects: it cannot be copied, only reached again.

/// A system that is explored by replaying paths from its start.
///
/// The engine never copies the state, which is mostly in objects. To try another step it calls
/// `start()` and takes the earlier steps again. So a run must be a function of the steps taken: the
/// engine checks that a replayed path offers the same steps as before, and reports a system that
/// does not.
///
/// None of the requirements is isolated, and the engine runs on the caller's thread only. A type
/// that lives on the main actor conforms by an isolated conformance
/// (`struct Mine: @MainActor ReplayedSystem`) and is explored from the main actor.
public protocol ReplayedSystem {
  /// What can be done in a state.
  associatedtype Step: Equatable

  /// What the checks have seen along a path, as a value that continues them from its end.
  associatedtype Observations = Never

  /// Brings the system to its initial state from any other.
  mutating func start()

  /// Returns what the checks have seen along the present path; `nil`, the default, if they must
  /// see every replay of it.
  mutating func observations() -> Observations?

  /// Brings the system to its initial state, to take steps again that broke nothing before.
  ///
  /// The checks need not see them: `resume` follows at the end of the path.
  mutating func startUnchecked()

  /// Continues the checks at the end of a path that was taken again, from what they had seen there.
  ///
  /// Returns whether the path was the same: if not, the engine takes it once more, and checks it.
  mutating func resume(from observations: Observations) -> Bool

  /// Returns the steps that can be taken now, always in the same order for the same path.
  mutating func enabledSteps() -> [Step]

  /// Takes a step that is enabled.
  mutating func take(_ step: Step) -> StepOutcome

  /// Ends the present run and says whether its end breaks a property; nothing, by default.
  ///
  /// The engine calls it where nothing is enabled any more, and in every state if the options say
  /// that each may be the last. The next `start()` undoes its effect on the objects.
  mutating func conclude() -> StepOutcome

  /// Returns the actor that a step belongs to.
  ///
  /// An actor does one thing at a time: its steps are never reordered, and where it may choose, all
  /// its choices are tried. The default is one actor for all, which makes every reduction a no-op.
  func actor(of step: Step) -> Int

  /// The locations that the step taken last has touched; everything, by default.
  var lastFootprint: Footprint { get }

  /// Whether the system offers fingerprints, of some of its states at least.
  ///
  /// Asked after `start()`; unless said otherwise, whether the initial state has one.
  var hasFingerprints: Bool { get }

  /// Returns a digest of the present state, or `nil` if it has none: then it counts as a new one.
  ///
  /// Two states with the same digest must allow the same continuations with the same outcomes, so
  /// the state of every check belongs in it. When `symmetric`, states that differ only by a
  /// renaming of interchangeable parts should have the same digest.
  func fingerprint(symmetric: Bool) -> Fingerprint?

  /// How many more steps of a bounded kind may be taken; none are, by default.
  ///
  /// Where a system bounds some kind of step, the number belongs here and not in the fingerprint:
  /// all that follows with fewer of them left also follows with more.
  var budget: Int { get }

  /// Whether a run with nothing left of the budget would end in the present state.
  ///
  /// States that differ in their budgets share a fingerprint, so each such state is concluded.
  var mayEnd: Bool { get }

  /// Whether a property compares the order of steps that the footprints call independent.
  ///
  /// Where it does, reductions are refused: they try only one order of such steps.
  var isOrderSensitive: Bool { get }
}

extension ReplayedSystem where Observations == Never {
  public mutating func observations() -> Never? { nil }
  public mutating func resume(from observations: Never) -> Bool {}
}

extension ReplayedSystem {
  public mutating func startUnchecked() { start() }
  public mutating func conclude() -> StepOutcome { .taken }
  public func actor(of step: Step) -> Int { 0 }
  public var lastFootprint: Footprint { .everything }
  public var hasFingerprints: Bool { fingerprint(symmetric: false) != nil }
  public func fingerprint(symmetric: Bool) -> Fingerprint? { nil }
  public var budget: Int { 0 }
  public var mayEnd: Bool { false }
  public var isOrderSensitive: Bool { false }
}

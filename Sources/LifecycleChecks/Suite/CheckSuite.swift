// All monitors over one ledger; they receive the trace event by event.

public import VCLifecycle

/// The monitors of all invariants; a value that is copied at the cost of a few references.
public struct CheckSuite: Sendable {
  private(set) var context: Context
  private var monitors: Monitors
  private(set) var restPositions: [Int]
  private var restsPassed = 0
  private(set) var hasChanged = false
  /// Where the idle checks were made last.
  private(set) var restIndex = 0
  private var count = 0

  /// Creates checks of a trace with that header against a profile.
  ///
  /// If the header names a version, it takes the place of the profile's.
  public init(profile: Profile, header: Trace.Header) {
    self.init(profile: profile, header: header, budget: 1000)
  }

  /// Creates checks that record at most `budget` violations, and as many pieces of advice.
  package init(profile: Profile, header: Trace.Header, budget: Int, weakening: Weakening? = nil) {
    var disturbance: Disturbance?
    if case .disturbance(let spoilt)? = weakening?.target { disturbance = spoilt }
    context = Context(
      ledger: Ledger(profile: profile, header: header, without: disturbance),
      log: ViolationLog(budget: budget, weakening: weakening)
    )
    monitors = Monitors(header: header)
    restPositions = header.restPositions
  }

  /// Checks all events of a trace against a profile, whatever version the header names.
  package init(_ trace: Trace, under profile: Profile) {
    var header = trace.header
    header.os = profile.os
    self.init(profile: profile, header: header)
    for (index, event) in trace.events.enumerated() { observe(event, at: index) }
  }

  /// The violations found so far.
  public var violations: [Violation] { context.log.violations }
  /// What was found legal but fragile so far.
  public var advice: [Violation] { context.log.advice }

  /// The invariants that the events so far have exercised: the bits of their numbers.
  package var exercised: UInt64 {
    let carried = context.ledger.carried
    return CatalogueInvariant.checked.reduce(0) { bits, invariant in
      invariant.needs.contains { carried.isSuperset(of: $0) } ? bits | invariant.bit : bits
    }
  }

  /// Whether no violation was found so far.
  public var isContent: Bool { context.log.violations.isEmpty }

  /// Forgets all events, ready for a new trace, and keeps the storage.
  public mutating func reset(header: Trace.Header) {
    context.ledger.reset(header: header)
    context.log.reset()
    monitors = Monitors(header: header)
    restPositions = header.restPositions
    restsPassed = 0
    hasChanged = false
    restIndex = 0
    count = 0
  }

  /// Records the kind of a container that the header did not list.
  public mutating func note(_ container: Trace.Entry<ContainerKind>) {
    context.ledger.note(container)
  }

  /// Records which callbacks of a controller the trace does not record.
  package mutating func note(unrecorded: CallbackSet, of controller: ControllerID) {
    context.ledger.note(unrecorded: unrecorded, of: controller.index)
  }

  /// Declares what the trace will carry before the events show it.
  package mutating func expect(_ needs: CatalogueInvariant.Needs) {
    context.ledger.carry(needs)
    if needs.contains(.tree) { context.ledger.carry(.parentLinks) }
  }

  /// Checks the next event.
  public mutating func observe(_ event: Event, at index: Int) {
    while restsPassed < restPositions.count, restPositions[restsPassed] <= index {
      restsPassed += 1
      rest(at: index)
    }
    count += 1
    if event.kind == .rest {
      context.ledger.carry(.rest)
      rest(at: index)
      return
    }
    hasChanged = true
    monitors.observe(event, at: index, &context)
  }

  /// Checks that nothing is under way after the events so far.
  public mutating func observeRest() {
    guard hasChanged else { return }
    context.ledger.carry(.rest)
    rest(at: count)
  }

  private mutating func rest(at index: Int) {
    guard hasChanged else { return }
    hasChanged = false
    restIndex = index
    monitors.rest(at: index, &context)
  }

  /// Checks the end; `isComplete` says that nothing is under way there.
  public mutating func finish(isComplete: Bool) -> CheckResult {
    if isComplete {
      context.ledger.carry(.rest)
      rest(at: count)
    } else {
      monitors.settle(&context)
    }
    return CheckResult(
      violations: context.log.violations,
      advice: context.log.advice,
      omitted: context.log.omitted,
      carried: context.ledger.carried
    )
  }
}

// MARK: - State

extension CheckSuite {
  /// Encodes the idle state that decides how later events are checked.
  ///
  /// The number of events is left out: it is only a position. Advice changes nothing later, and no
  /// state is compared after a violation.
  package func addState(to words: inout StateWords) {
    words.requireEncodable(isContent)
    words.add("CheckSuite.hasChanged") { $0.add(flags: hasChanged, restPositions.isEmpty) }
    context.addState(to: &words, since: hasChanged ? Int32(restIndex) : nil)
    monitors.addState(to: &words)
  }
}

extension Context {
  func addState(to words: inout StateWords, since rest: Int32?) {
    ledger.addState(to: &words, since: rest)
  }
}

// A scenario as a system to be explored: its runs within a grammar, replayed from their start.

internal import HeadlessUIKit
package import ModelChecking
package import VCLifecycle

/// The runs of a scenario, step by step.
///
/// The state is a ``Run`` with all its objects; it is reached again by taking the same steps. While
/// nothing is under way, and no object of a user's takes part, it has a fingerprint.
@MainActor
package struct ScenarioSystem: ReplayedSystem {
  package let scenario: Scenario
  /// What a run may start from; with several, the first step is the choice.
  package let settings: [Configuration]
  package let grammar: Grammar
  /// Whether controllers that wait aside and are alike are brought in in their order only.
  package let usesSymmetry: Bool
  /// The actors that the engine distinguishes.
  package var actors = Actors.moments
  /// Collects the labels of the steps, if they are wanted.
  package var collector: LabelCollector?
  private let table = StepTable()
  /// How many idle states could be remembered, and why not the others.
  package let memory = MemoryLog()
  private let menus: [StepMenu]
  /// The families of the grammar: to look up one in a set costs more than to compare a few.
  private let families: [Grammar.Family]
  /// How many steps of the user there may be: as many as the grammar says, unless a comparison
  /// looks further.
  package var stepsMax: Int
  /// What runs record that were checked before: snapshots are mostly for the checks.
  private let uncheckedRecording: Stage.Recording
  private var place = Place()

  /// How far the present run has come.
  private struct Place {
    /// Which of the settings the run began with; -1 before the choice.
    var chosen = -1
    var run: Run?
    /// What the run broke, if anything.
    var failure: Failure?
    /// The step taken last touched this.
    var footprint = Footprint.everything
    var userSteps = 0
    var preparations = 0
    /// The trees that a step has named, as bits.
    var named: UInt64 = 0
    /// Whether the run is one that was checked before.
    var isUnchecked = false
    /// Whether a step is enabled now that is not counted; nil if that was not asked since the last.
    var hasFreeStep: Bool?
  }

  var run: Run? { place.run }
  package var failure: Failure? { place.failure }
  package var lastFootprint: Footprint { place.footprint }
  /// The user's steps so far.
  package var userSteps: Int { place.userSteps }

  package init(
    _ scenario: Scenario,
    settings: [Configuration],
    grammar: Grammar,
    usesSymmetry: Bool = true
  ) {
    precondition(!settings.isEmpty, "an exploration starts from some setting")
    self.scenario = scenario
    self.settings = settings
    self.grammar = grammar
    stepsMax = grammar.stepsMax
    families = Grammar.Family.allCases.filter(grammar.families.contains)
    self.usesSymmetry = usesSymmetry
    let run = Run(scenario, settings[0])
    let callCount = run.live.subject.calls.count
    let recording = Stage.Recording.everything
    uncheckedRecording =
      run.live.subject.readsEvents ? recording : recording.subtracting(.snapshots)
    let table = table
    menus = settings.map {
      StepMenu(grammar, Cast($0), $0, callCount: callCount, table: table)
    }
  }

  // MARK: Going on

  package mutating func start() { start(Place()) }

  package mutating func startUnchecked() { start(Place(isUnchecked: true)) }

  private mutating func start(_ start: Place) {
    place = start
    if settings.count == 1 { begin(0) }
  }

  private mutating func begin(_ number: Int) {
    place.chosen = number
    let run = Run(
      scenario,
      settings[number],
      cast: menus[number].cast,
      recording: place.isUnchecked ? uncheckedRecording : .everything,
      isUnchecked: place.isUnchecked
    )
    run.notesLabels = collector != nil
    place.failure = run.failure
    place.run = run
  }

  package mutating func take(_ explored: ExploredStep) -> StepOutcome {
    if let number = explored.chosenStart {
      begin(number)
      place.footprint = .everything
      return .taken
    }
    guard let run else { return .failed("no run has begun") }
    place.hasFreeStep = nil
    let step = table[explored]
    let start = run.stage.eventCount
    let isCounted = run.isCounted(step)
    let wasHidden = run.live.isHidden
    ProcessWide.host?.willFollow(scenario.name, RunPath(run.configuration, run.path + [step]))
    guard run.take(step) else { return .failed("'\(step)' was offered and could not be taken") }
    place.failure = run.failure
    collector?.seen.noteLast(of: run.labels)
    if isCounted { place.userSteps += 1 }
    note(step, of: run, isCounted: isCounted, from: start)
    // While the window is hidden, the user does not act and no call is prepared.
    if run.live.isHidden != wasHidden { place.footprint = .everything }
    return failure.map { .broken($0.breach) } ?? .taken
  }

  /// What the checks have seen along a path.
  package struct Observations {
    fileprivate let checks: StageChecks.Observations
  }

  package func observations() -> Observations? {
    run?.verdict.observations.map { Observations(checks: $0) }
  }

  package mutating func resume(from observations: Observations) -> Bool {
    place.isUnchecked = false
    return run?.verdict.resume(from: observations.checks) ?? false
  }

  package mutating func conclude() -> StepOutcome {
    run?.finish()
    place.failure = run?.failure
    return failure.map { .broken($0.breach) } ?? .taken
  }

  /// Returns how many steps of a path the grammar counts as the user's.
  func countUserSteps(of path: [VCFuzzKit.Step]) -> Int {
    var system = self
    system.start()
    for step in system.path(of: path).steps { _ = system.take(step) }
    return system.userSteps
  }

  private mutating func note(_ step: VCFuzzKit.Step, of run: Run, isCounted: Bool, from start: Int)
  {
    var footprint = Footprint.nothing
    for slot in step.slots where run.cast.members.indices.contains(slot) {
      place.named |= Self.bit(ofTree: run.cast.members[slot].tree)
    }
    if isCounted {
      footprint.spend(Footprint.personLocation, isLast: userSteps >= stepsMax)
    }
    switch step {
    case .inside(let trigger, _):
      place.preparations += 1
      footprint.spend(
        Footprint.preparationLocation,
        isLast: place.preparations >= Grammar.insidesMax
      )
      footprint.write(Footprint.location(of: trigger))
    case .app: footprint = .everything
    default:
      footprint.write(Footprint.stageLocation)
      // The engine knows the footprints of steps that are taken again.
      if place.isUnchecked { break }
      footprint.writeMoments(of: run, from: start)
    }
    place.footprint = footprint
  }

  package func actor(of step: ExploredStep) -> Int {
    if step.chosenStart != nil { return 0 }
    switch actors {
    // Calls prepared for one callback are never reordered; the rest is one actor.
    case .moments: return table.moments[Int(step.number)]
    case .turns: return table[step].isUserVisible ? 1 : 0
    case .kinds: return table[step].actorOfKind
    }
  }

  /// How steps are assigned to actors.
  package enum Actors: Hashable, Sendable {
    /// The preparations for each callback, and all the rest: for reductions.
    case moments
    /// Time and the person, who take turns: for bounds on how often they do.
    case turns
    /// The causes of steps: for priorities.
    case kinds
  }

  // MARK: What may follow

  package mutating func enabledSteps() -> [ExploredStep] {
    guard failure == nil else { return [] }
    guard let run else { return settings.indices.map(ExploredStep.begin) }
    let menu = menus[place.chosen]
    let mayAct = userSteps < stepsMax
    var steps: [ExploredStep] = []
    if mayAct, !run.live.isHidden, place.preparations < Grammar.insidesMax {
      for item in menu.insides where isFirst(item.trees, menu) { steps.append(item.explored) }
    }
    var isFree = false
    func add(_ offered: [VCFuzzKit.Step]) {
      for step in offered where step.family.map(families.contains) ?? true {
        if !mayAct || !isFree {
          let isCounted = run.isCounted(step)
          if !isCounted { isFree = true }
          if !mayAct && isCounted { continue }
        }
        steps.append(table.explored(step))
      }
    }
    add(run.stageSteps)
    if !run.live.isHidden { add(run.callSteps) }
    place.hasFreeStep = isFree
    guard mayAct else { return steps }
    if !run.live.isHidden { addOperations(of: menu, in: run, to: &steps) }
    if families.contains(.app) {
      for step in run.appSteps { steps.append(table.explored(step)) }
    }
    return steps
  }

  private func addOperations(of menu: StepMenu, in run: Run, to steps: inout [ExploredStep]) {
    CallLegality(run.live).surveying {
      for item in menu.operations where isFirst(item.trees, menu) {
        guard let operation = item.operation, run.live.isLegal(operation) else { continue }
        steps.append(item.explored)
      }
    }
  }

  /// Whether a step names those who wait aside in their order, as far as they are alike.
  ///
  /// Controllers that wait aside, look the same and were never named differ in nothing but their
  /// names: what can be done with the second can be done with the first.
  private func isFirst(_ trees: [Int], _ menu: StepMenu) -> Bool {
    guard usesSymmetry, menu.hasTwins else { return true }
    var named = place.named
    for tree in trees {
      let isNamed = named & Self.bit(ofTree: tree) != 0
      if !isNamed, let twin = menu.twins[tree], named & Self.bit(ofTree: twin) == 0 {
        return false
      }
      named |= Self.bit(ofTree: tree)
    }
    return true
  }

  private static func bit(ofTree tree: Int) -> UInt64 { tree < 64 ? 1 << UInt64(tree) : 0 }

  // MARK: Which states are alike

  package var hasFingerprints: Bool { true }

  package var budget: Int { stepsMax - userSteps }

  package var mayEnd: Bool {
    guard run != nil, failure == nil else { return false }
    if let hasFreeStep = place.hasFreeStep { return !hasFreeStep }
    var system = self
    _ = system.enabledSteps()
    return system.place.hasFreeStep == false
  }

  package func fingerprint(symmetric: Bool) -> Fingerprint? { idleState?.fingerprint }

  /// The fingerprint of the present state and the numbers of the controllers in it, by their
  /// identities in the trace; nil while something is under way or cannot be read.
  package var idleState: (fingerprint: Fingerprint, controllers: [Int32: Int])? {
    guard let run, let state = IdleState(of: run) else { return nil }
    guard let words = state.words else {
      memory.counts.noteUnknown(state.unknown)
      return nil
    }
    memory.counts.noteKnown()
    var fingerprint = Fingerprint()
    for word in words { fingerprint.combine(word) }
    fingerprint.combine(place.chosen)
    fingerprint.combine(place.preparations)
    fingerprint.combine(usesSymmetry ? place.named : 0)
    // Which pair of labels the next step makes depends on the last label.
    if collector != nil, let last = run.labels.last { fingerprint.combine(UInt64(last.bits)) }
    return (fingerprint, state.controllers)
  }

  /// The events of the run from a position on.
  package func events(from start: Int) -> [Event] {
    run?.stage.withEvents { Array($0[min(start, $0.count)...]) } ?? []
  }
  package var eventCount: Int { run?.stage.eventCount ?? 0 }

  // MARK: What a path is

  /// The configuration and the steps of a path.
  package func parts(of path: Path<ExploredStep>) -> (
    configuration: Configuration, steps: [VCFuzzKit.Step]
  ) {
    let start = path.steps.first?.chosenStart
    return (settings[start ?? 0], path.steps.dropFirst(start == nil ? 0 : 1).map(step(of:)))
  }

  /// The step of the run that a step of the exploration stands for.
  package func step(of explored: ExploredStep) -> VCFuzzKit.Step { table[explored] }

  /// The path of an exploration that takes these steps.
  package func path(of steps: [VCFuzzKit.Step]) -> Path<ExploredStep> {
    Path(steps: steps.map(table.explored), indices: steps.map { _ in 0 })
  }
}

extension Run {
  /// Whether the grammar counts a step among the user's: lifting a finger is free.
  fileprivate func isCounted(_ step: Step) -> Bool {
    switch step {
    case .gesture(_, .finish), .gesture(_, .cancel), .finger(_, .cancel): false
    case .finger(let id, .finish): !stageSteps.contains(.finger(id, .cancel))
    default: step.isUserVisible
    }
  }
}

extension Step {
  /// What causes the step: the run loop, an animation, the queue, a timer, or an action.
  fileprivate var actorOfKind: Int {
    switch self {
    case .commit: 0
    case .endAnimation: 1
    case .runQueued, .runBackground: 2
    case .fireTimer: 3
    case .inside: 4
    case .finger, .gesture: 5
    case .call, .operate, .segue: 6
    case .app: 7
    }
  }
}

extension Failure {
  /// The failure as the engine knows it.
  package var breach: Breach {
    Breach(identity: identity.description, text: "expected \(expected), found \(found)")
  }
}

// One run: a configuration on a stage, the steps taken so far, and the checks of its events.

package import HeadlessUIKit
package import LifecycleChecks
internal import VCLifecycle

/// One run of a scenario.
///
/// Steps are offered and taken until the caller stops or the run is over; `finish` lifts every
/// finger and lets everything run out. A run continues past a failure, so that one bug does not
/// hide another: up to ``FailureList/countMax`` different failures, or to an exception of UIKit's.
@MainActor
package final class Run {
  package let scenario: Scenario
  package let configuration: Configuration
  package let stage: Stage
  let live: LiveControllers
  let checks: StageChecks
  private let reactions = Reactions()
  private let marksSteps: Bool
  /// The steps taken so far.
  @exclusivity(unchecked) package private(set) var path: [Step] = []
  /// The steps that time and fingers offered last: the next list takes their storage.
  @exclusivity(unchecked) var offeredSteps: [Step] = []
  /// The step that is being taken.
  @exclusivity(unchecked) private(set) var stepUnderWay: Step?
  /// Whether the labels of the steps are noted, for coverage.
  var notesLabels = false
  /// The labels of the steps taken so far, if they are noted.
  @exclusivity(unchecked) package private(set) var labels: [StepLabel] = []
  /// What failed so far.
  @exclusivity(unchecked) private var found: FailureList
  /// Whether the steps are taken and only time is left.
  @exclusivity(unchecked) private var isFinishing = false
  /// Whether the run only repeats another one to see what that leaves behind.
  private let isProbe: Bool
  /// Whether the checks do not see what happens, as they have seen it in an earlier run.
  @exclusivity(unchecked) var isUnchecked: Bool
  /// Which of the scenario's gestures has begun.
  @exclusivity(unchecked) private(set) var gestureUnderWay: Int?
  /// Whether only that gesture and time have acted since it began, up to the next idle state.
  @exclusivity(unchecked) private(set) var isGestureWatched = false
  /// The invariants of grade advice that the scenario demands all the same.
  private let demanded: [String]
  /// The roles of the controllers before everything was released.
  var finalRoles: [Int: String]?
  let watch: RunWatch

  /// Starts a run; `marksSteps` puts the steps' texts into the trace for those who will read it.
  ///
  /// One that `isUnchecked` takes the path of an earlier run again, up to `resume`.
  package init(
    _ scenario: Scenario,
    _ configuration: Configuration,
    cast: Cast? = nil,
    recording: Stage.Recording = Run.recording,
    marksSteps: Bool = false,
    isProbe: Bool = false,
    isUnchecked: Bool = false
  ) {
    self.isProbe = isProbe
    self.isUnchecked = isUnchecked
    self.scenario = scenario
    self.configuration = configuration
    self.marksSteps = marksSteps
    stage = Stage(
      configuration.profile,
      recording: recording,
      device: configuration.device.device,
      deviation: scenario.deviation
    )
    checks = .unused(of: configuration.profile)
    watch = RunWatch(scenario.name, configuration)
    let death = watch.death(.start, [])
    watch.begin()
    live = LiveControllers(
      death == nil ? scenario : scenario.inert,
      configuration,
      cast: cast ?? Cast(configuration),
      stage: stage
    )
    let invariants = live.subject.invariants
    found = FailureList(allowed: live.subject.allowances.map(\.invariant))
    demanded = live.subject.demands.map(\.invariant)
    path.reserveCapacity(Self.stepsExpected)
    // The end of the run clears these. Weak references would make its objects slow to retain.
    reactions.numberOfSlot = { [unowned(unsafe) live] slot in live.number(of: slot) }
    reactions.onAwaited = { [unowned(unsafe) self] trigger, deed in
      perform(deed, inside: trigger)
    }
    if invariants.contains(where: { $0.moment == .event }) {
      reactions.onEveryEvent = { [unowned(unsafe) self] position in ask(.event, at: position) }
      listen()
    }
    defer { watch.leave(.between, after: 0) }
    // The objects must never go, also where a run is left before its end. Other runs may end the
    // process: that is how such an end is found.
    if RunProbe.isActive, watch.mustKeepObjects { keepObjects() }
    if let death {
      die(death)
    } else {
      live.open()
      collectViolations()
    }
  }

  // The stage may outlive its run, and its controllers still send events as they are deallocated.
  // A controller with a closure that uses the stage would keep the whole run, and is let go here.
  deinit {
    reactions.end()
    MainActor.assumeIsolated {
      checks.giveBack()
      stage.releaseEverything()
    }
  }

  /// How many steps are taken without a larger block of memory.
  private static let stepsExpected = 16

  /// Whether a call waits for a callback, or a step is being taken.
  var isWaiting: Bool { reactions.count > 0 || stepUnderWay != nil }

  /// The invariants that the run has exercised so far: the bits of their numbers.
  var exercised: UInt64 { checks.exercised }

  /// Encodes the state of the checks.
  func addChecks(to words: inout StateWords) { checks.addState(to: &words) }

  /// Takes a path as a case does, leaving out what is not enabled, to its end.
  package static func finished(_ scenario: Scenario, _ configuration: Configuration, _ path: [Step])
    -> Run
  {
    if RunProbe.isActive { RunProbe.examine(scenario.name, configuration, path) }
    let run = Run(scenario, configuration)
    for step in path where !run.isOver { run.take(step) }
    run.finish()
    return run
  }

  /// The failures so far, each identity once, the earliest first.
  package var failures: [Failure] { found.items }
  /// The earliest failure, if there is one.
  package var failure: Failure? { found.items.first }
  /// Whether the run has failed too often to continue, or failed after a misuse, or a container of
  /// the environment would commit one (MIS-35): of what UIKit does then nothing is known.
  package var isOver: Bool { found.isFull || (isMisused && failure != nil) || live.clash != nil }

  /// The kinds of event that the checks need.
  package nonisolated static let recording: Stage.Recording = .everything

  package var cast: Cast { live.cast }
  package var vocabulary: Vocabulary { live.vocabulary }

  /// The controller of a slot if it was made already.
  func made(_ slot: Slot) -> UIViewController? { live.made(slot) }

  /// The slot of the controller with that number in the trace.
  func slot(ofNumber number: Int) -> Slot { live.slot(ofNumber: number) }

  // MARK: Taking steps

  /// Takes a step; false if it was not enabled, and nothing happened.
  @discardableResult
  package func take(_ step: Step) -> Bool {
    guard !isOver else { return false }
    stepUnderWay = step
    let noted = notesLabels ? label(of: step) : nil
    if let death = watch.death(.step, path, next: step) {
      die(death, in: step, noted)
      return true
    }
    watch.enter(step, at: path.count)
    defer { watch.leave(.between, after: path.count) }
    guard perform(step) else {
      stepUnderWay = nil
      return false
    }
    path.append(step)
    if let noted { labels.append(noted) }
    stepUnderWay = nil
    live.noteRest()
    collectViolations()
    if gestureUnderWay == nil, stage.isAtRest { isGestureWatched = false }
    ask(.step, at: stage.eventCount - 1)
    if let death = watch.death(.between, path) { die(death) }
    return true
  }

  /// Reports that the process ends here, as it did before, instead of going there again.
  func die(_ death: Death, in step: Step? = nil, _ noted: StepLabel? = nil) {
    if let step {
      path.append(step)
      stepUnderWay = nil
      if let noted { labels.append(noted) }
    }
    found.addDeath(
      Failure(death, vocabulary, position: max(0, stage.eventCount - 1), step: path.count)
    )
    keepObjects()
  }

  /// Keeps all objects of the run, of which one may end the process as it goes.
  private func keepObjects() { _ = Unmanaged.passRetained(self) }

  private func perform(_ step: Step) -> Bool {
    if live.isHidden, step.isAct { return false }
    switch step {
    case .commit: return stage.take(.commit)
    case .endAnimation(let place):
      // Whatever comes from outside comes in another turn, so the present one has committed.
      guard !stage.owesCommit, let id = stage.endableAnimation(at: place) else { return false }
      return stage.take(.endAnimation(id))
    case .runQueued: return stage.take(.runQueued)
    case .runBackground(let place): return stage.take(.runBackground(place))
    case .fireTimer:
      guard !stage.owesCommit, stage.enabledSteps.contains(.fireTimer) else { return false }
      endWatch()
      return stage.take(.fireTimer)
    case .finger(let id, let phase):
      guard !stage.owesCommit, let known = id.mapped(live.number), canMove(known, phase) else {
        return false
      }
      endWatch()
      return stage.take(.gesture(known, phase))
    case .segue(let slot, let identifier):
      guard let number = live.number(of: slot),
        !isGestureWatched || stage.enabledSteps.contains(.segue(number, identifier))
      else { return false }
      endWatch()
      return stage.take(.segue(number, identifier))
    case .app(let happening):
      guard appSteps.contains(step) else { return false }
      endWatch()
      return stage.take(.environment(happening))
    case .call(let number):
      guard live.mayCallScenario, live.subject.calls.indices.contains(number),
        isEnabled(step)
      else { return false }
      mark(step)
      endWatch()
      make(number)
      return true
    case .gesture(let number, let phase): return perform(phase, ofGesture: number)
    case .operate(let operation):
      guard live.isLegal(operation) else { return false }
      mark(step)
      endWatch()
      stage.runCall { live.perform(operation) }
      return true
    case .inside(let trigger, let deed):
      guard canWait(deed), reactions.count < Self.waitingMax else { return false }
      reactions.await(trigger, deed, atEnd: isOfRoot(trigger.slot))
      listen()
      mark(step)
      return true
    }
  }

  private func isOfRoot(_ slot: Slot) -> Bool {
    cast.members.indices.contains(slot) && cast[slot].role == .root
  }

  private static let waitingMax = 4

  /// From now on `reactions` receives every event as it is recorded.
  private func listen() {
    let reactions = reactions
    stage.listen { event, position in reactions.hear(event, at: position) }
  }

  private func canWait(_ deed: Step.Deed) -> Bool {
    switch deed {
    case .call(let number): live.subject.calls.indices.contains(number)
    case .operate(let operation): live.cast.members.indices.contains(operation.target)
    }
  }

  /// Does what waited for a callback, inside it.
  private func perform(_ deed: Step.Deed, inside trigger: Step.Trigger) {
    endWatch()
    switch deed {
    case .call(let number):
      if live.mayCallScenario, isEnabled(.call(number)) { make(number) }
    case .operate(let operation):
      let perform = { [self] in
        guard live.isLegal(operation) else { return }
        if notesLabels { labels.append(label(of: .operate(operation))) }
        live.perform(operation)
      }
      // A misuse is a mistake in the callback's own code (MIS-25), not a call from outside.
      if operation.verb == .misuse { perform() } else { stage.runCall(perform) }
    }
  }

  /// Makes a call of the scenario's.
  private func make(_ number: Int) {
    stage.runCall { watch.executing(.call(number)) { live.subject.calls[number].perform() } }
  }

  /// Whether the condition of a call, or of the beginning of a gesture, holds.
  func isEnabled(_ step: Step) -> Bool {
    watch.executing(.condition(step)) {
      switch step {
      case .call(let number): live.subject.calls[number].isEnabled()
      case .gesture(let number, _): live.subject.gestures[number].isEnabled()
      default: false
      }
    }
  }

  private func perform(_ phase: Stage.GesturePhase, ofGesture number: Int) -> Bool {
    guard live.subject.gestures.indices.contains(number) else { return false }
    let gesture = live.subject.gestures[number]
    let isPossible =
      phase == .begin
      ? gestureUnderWay == nil && isEnabled(.gesture(number, .begin)) : gestureUnderWay == number
    guard isPossible, live.mayCallScenario else { return false }
    mark(.gesture(number, phase))
    gestureUnderWay = phase == .begin || phase == .move ? number : nil
    if phase == .begin {
      endWatch()
      isGestureWatched = stage.isAtRest
    }
    stage.runCall {
      note(phase, of: gesture)
      watch.executing(.gesture(number)) {
        switch phase {
        case .begin: gesture.begin()
        case .move: gesture.move?()
        case .finish: gesture.finish()
        case .cancel: gesture.cancel()
        }
      }
    }
    if phase == .finish { isGestureWatched = false }
    return true
  }

  /// Records a phase of the scenario's gesture for the checks, and what can be seen just before it.
  private func note(_ phase: Stage.GesturePhase, of gesture: Gesture) {
    guard isGestureWatched else { return }
    if phase != .begin, !stage.owesCommit { stage.recordSight() }
    switch phase {
    case .begin: stage.recordGesture(.gestureBegan)
    case .move: if gesture.move != nil { stage.recordGesture(.gestureMoved) }
    case .finish: stage.recordGesture(.gestureEnded, isCancelled: false)
    case .cancel: stage.recordGesture(.gestureEnded, isCancelled: true)
    }
  }

  /// Something else acts: what the gesture leads to is no longer its own doing.
  private func endWatch() {
    if isGestureWatched { stage.recordGesture(.gestureEnded) }
    isGestureWatched = false
  }

  private func mark(_ step: Step) {
    if marksSteps { stage.mark(step.text(vocabulary)) }
  }

  // MARK: The end

  /// Notes that the run is over; what still comes is the end of its objects.
  private func endWatching() {
    watch.end()
    if let death = watch.death(.after, path), !isOver { die(death) }
  }

  /// Lifts every finger, lets everything settle, and runs the checks of an idle app.
  package func finish() {
    guard !isOver else { return }
    isFinishing = true
    defer { endWatching() }
    if let death = watch.death(.finish, path) { return die(death) }
    watch.enter(.finish)
    settle()
    for happening in [Stage.EnvironmentStep.enterForeground, .showWindow(0)]
    where stage.environmentSteps.contains(happening) {
      endWatch()
      stage.take(.environment(happening))
      settle()
    }
    for _ in 0..<Self.liftsMax {
      guard !isOver, !stage.isBusy, let lift = liftingStep else { break }
      _ = perform(lift)
      settle()
    }
    if stage.isBusy { stage.recordUnsettled() }
    collectViolations()
    guard !isOver else { return }
    _ = checks.finish(stage, isStuck: isStuck)
    acceptViolations()
    guard stage.isAtRest else { return }
    ask(.rest, at: max(0, stage.eventCount - 1))
    guard !isOver else { return }
    stage.recordSight()
    collectViolations()
    if failure == nil, !isProbe, demanded.contains(Self.releaseInvariant) { release() }
  }

  private static let liftsMax = 20
  private static let timersMax = 100

  /// Whether something is under way that no step can end: neither time nor a finger.
  private var isStuck: Bool {
    guard !stage.isAtRest, !configuration.profile.quirks.contains(.beginOnPresenterBreaksPop) else {
      return false
    }
    return stageSteps.allSatisfy(\.isUserVisible) && liftingStep == nil
  }

  /// Lets everything run out that needs no user: animations, queued blocks, and due timers.
  private func settle() {
    stage.settle()
    for _ in 0..<Self.timersMax {
      guard stage.awaitsTimer, !stage.isBusy else { break }
      endWatch()
      stage.take(.fireTimer)
      stage.settle()
    }
    collectViolations()
    ask(.step, at: stage.eventCount - 1)
  }

  private var liftingStep: Step? {
    if let number = gestureUnderWay { return .gesture(number, .finish) }
    let offered = stageSteps
    for case .finger(let id, .finish) in offered where offered.contains(.finger(id, .cancel)) {
      return .finger(id, .finish)
    }
    return nil
  }

  // MARK: Judging

  /// Collects the violations that the checks have found.
  func collectViolations() {
    if isUnchecked { return }
    let isClean = checks.observe(stage, isTouched: gestureUnderWay != nil)
    if !isClean || heedsAdvice || !demanded.isEmpty { acceptViolations() }
  }

  /// Whether UIKit was misused on purpose.
  private var isMisused: Bool { !live.misuses.isEmpty }

  /// Whether advice is a failure as well.
  private var heedsAdvice: Bool { isMisused || scenario.reportsAdvice }

  /// The misuses committed so far, by their numbers in the specification.
  package var misuses: [Int] { live.misuses }
  /// Everything that the catalogue's checks object to so far.
  package var violations: [Violation] { checks.violations }
  /// What they find legal but fragile so far.
  package var advice: [Violation] { checks.advice }

  /// Takes over what the checks have found since the last time.
  private func acceptViolations() {
    let advice =
      heedsAdvice ? checks.advice : checks.advice.filter { demanded.contains($0.id) }
    let new = found.newViolations(in: checks.violations, advice: advice)
    for violation in new where violation.position < live.clash ?? .max {
      let roles = violation.controllers.prefix(1).map(role)
      found.add(
        Failure(
          identity: Failure.Identity(violation, roles: roles),
          position: violation.position,
          expected: violation.expected,
          found: violation.found,
          violation: violation,
          step: stepNumber
        )
      )
    }
  }

  /// The number of the step that shows a failure now: 0 at the start, one more than all at the end.
  private var stepNumber: Int {
    stepUnderWay == nil && !isFinishing ? path.count : path.count + 1
  }

  /// Checks the scenario's own invariants of that time.
  private func ask(_ time: Invariant.CheckTime, at position: Int) {
    guard !live.subject.invariants.isEmpty, !isOver else { return }
    for invariant in live.subject.invariants
    where invariant.moment == time && found.isSought(invariant.name) {
      let problem = watch.executing(.invariant) { invariant.problem(RunRecord(of: stage)) }
      guard let problem else { continue }
      found.add(
        Failure(
          identity: Failure.Identity(invariant: invariant.name, roles: [], transition: nil),
          position: position,
          expected: invariant.name,
          found: problem,
          violation: nil,
          step: stepNumber
        )
      )
    }
  }
}

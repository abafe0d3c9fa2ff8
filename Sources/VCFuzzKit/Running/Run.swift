// One run: a configuration on a stage, the steps taken so far, and what has failed on the way.

package import HeadlessUIKit
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
  package let verdict: RunVerdict
  let gesture: GestureWatch
  let observer: (any RunObserver)?
  let reactions = Reactions()
  private let marksSteps: Bool
  /// Whether the run only repeats another one to see what that leaves behind.
  private let isProbe: Bool
  /// The steps taken so far.
  @exclusivity(unchecked) package private(set) var path: [Step] = []
  /// The steps that time and fingers offered last: the next list takes their storage.
  @exclusivity(unchecked) var offeredSteps: [Step] = []
  /// Whether the labels of the steps are noted, for coverage.
  var notesLabels = false
  /// The labels of the steps taken so far, if they are noted.
  @exclusivity(unchecked) package private(set) var labels: [StepLabel] = []

  /// Starts a run; `marksSteps` puts the steps' texts into the trace for those who will read it.
  ///
  /// One that `isUnchecked` takes the path of an earlier run again, up to `resume`. A campaign
  /// numbers its runs for what supervises them. With `again` it only repeats that run.
  package init(
    _ scenario: Scenario,
    _ configuration: Configuration,
    cast: Cast? = nil,
    recording: Stage.Recording = .everything,
    marksSteps: Bool = false,
    isUnchecked: Bool = false,
    number: Int? = nil,
    again other: Run? = nil
  ) {
    isProbe = other != nil
    observer =
      other?.observer ?? ProcessWide.host?.observer(scenario.name, configuration, number: number)
    self.scenario = scenario
    self.configuration = configuration
    self.marksSteps = marksSteps
    stage = Stage(
      configuration.profile,
      recording: recording,
      device: configuration.device.device,
      deviation: scenario.deviation
    )
    gesture = GestureWatch(stage)
    let end = observer?.end(.start, [], next: nil)
    observer?.begin()
    live = LiveControllers(
      end == nil ? scenario : scenario.inert,
      configuration,
      cast: cast ?? Cast(configuration),
      stage: stage
    )
    verdict = RunVerdict(scenario, live, gesture, observer, isUnchecked: isUnchecked)
    path.reserveCapacity(RunBounds.stepsExpected)
    // The end of the run clears these. Weak references would make its objects slow to retain.
    reactions.numberOfSlot = { [unowned(unsafe) live] slot in live.number(of: slot) }
    reactions.onAwaited = { [unowned(unsafe) self] trigger, deed in
      perform(deed, inside: trigger)
    }
    if live.subject.invariants.contains(where: { $0.moment == .event }) {
      reactions.onEveryEvent = { [unowned(unsafe) verdict] position in
        verdict.ask(.event, at: position)
      }
      listen()
    }
    defer { observer?.leave(after: 0) }
    // The objects must never go, also where a run is left before its end. Other runs may end the
    // process: that is how such an end is found.
    if observer?.mustKeepObjects == true { _ = Unmanaged.passRetained(self) }
    if let end {
      stop(at: end)
    } else {
      live.open()
      verdict.collect()
    }
  }

  // The stage may outlive its run, and its controllers still send events as they are deallocated.
  // A controller with a closure that uses the stage would keep the whole run, and is let go here.
  deinit {
    reactions.end()
    MainActor.assumeIsolated {
      verdict.giveBack()
      stage.releaseEverything()
    }
  }

  /// Takes a path as a case does, leaving out what is not enabled, to its end.
  package static func finished(_ scenario: Scenario, _ configuration: Configuration, _ path: [Step])
    -> Run
  {
    ProcessWide.host?.willFollow(scenario.name, RunPath(configuration, path))
    let run = Run(scenario, configuration)
    for step in path where !run.isOver { run.take(step) }
    run.finish()
    return run
  }

  /// The failures so far, each identity once, the earliest first.
  package var failures: [Failure] { verdict.failures }
  /// The earliest failure, if there is one.
  package var failure: Failure? { verdict.failures.first }
  /// Whether the run cannot continue.
  package var isOver: Bool { verdict.isOver }
  package var cast: Cast { live.cast }
  package var vocabulary: Vocabulary { live.vocabulary }

  // MARK: Taking steps

  /// Takes a step; false if it was not enabled, and nothing happened.
  @discardableResult
  package func take(_ step: Step) -> Bool {
    guard !isOver else { return false }
    verdict.step = path.count + 1
    let noted = notesLabels ? live.label(of: step) : nil
    if let end = observer?.end(.step, path, next: step) {
      stop(at: end, in: step, noted)
      return true
    }
    observer?.enter(step, at: path.count)
    defer { observer?.leave(after: path.count) }
    guard perform(step) else {
      verdict.step = path.count
      return false
    }
    path.append(step)
    if let noted { labels.append(noted) }
    live.noteRest()
    verdict.collect()
    gesture.noteRest()
    verdict.ask(.step, at: stage.eventCount - 1)
    if let end = observer?.end(.between, path, next: nil) { stop(at: end) }
    return true
  }

  /// Reports the known end of the run instead of going there again.
  ///
  /// All its objects are kept: one of them may end the process as it goes.
  func stop(at end: any RunEnd, in step: Step? = nil, _ noted: StepLabel? = nil) {
    if let step {
      path.append(step)
      if let noted { labels.append(noted) }
    }
    verdict.add(end, step: path.count)
    _ = Unmanaged.passRetained(self)
  }

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
      return gesture.takeBeside(.fireTimer)
    case .finger(let id, let phase):
      guard !stage.owesCommit, let known = id.mapped(live.number),
        stage.permits(phase, of: known)
      else { return false }
      return gesture.takeBeside(.gesture(known, phase))
    case .segue(let slot, let identifier):
      guard let number = live.number(of: slot),
        !gesture.isWatched || stage.enabledSteps.contains(.segue(number, identifier))
      else { return false }
      return gesture.takeBeside(.segue(number, identifier))
    case .app(let happening):
      guard appSteps.contains(step) else { return false }
      return gesture.takeBeside(.environment(happening))
    case .call(let number):
      guard live.mayCallScenario, live.subject.calls.indices.contains(number),
        isEnabled(step)
      else { return false }
      mark(step)
      gesture.end()
      make(number)
    case .gesture(let number, let phase):
      guard live.subject.gestures.indices.contains(number),
        gesture.permits(phase, of: number, { isEnabled(.gesture(number, .begin)) }),
        live.mayCallScenario
      else { return false }
      mark(step)
      let made = live.subject.gestures[number]
      gesture.take(phase, of: made, number) {
        observer.executing(.gesture(number)) { made.perform(phase) }
      }
    case .operate(let operation):
      guard live.isLegal(operation) else { return false }
      mark(step)
      gesture.end()
      stage.runCall { CallMaker(live).perform(operation) }
    case .inside(let trigger, let deed):
      guard CallLegality(live).knows(deed), reactions.count < RunBounds.waitingMax else {
        return false
      }
      reactions.await(trigger, deed, atEnd: cast.isRoot(trigger.slot))
      listen()
      mark(step)
    }
    return true
  }

  /// From now on `reactions` receives every event as it is recorded.
  private func listen() {
    let reactions = reactions
    stage.probe.listen { event, position in reactions.hear(event, at: position) }
  }

  /// Does what waited for a callback, inside it.
  private func perform(_ deed: Step.Deed, inside trigger: Step.Trigger) {
    gesture.end()
    switch deed {
    case .call(let number):
      if live.mayCallScenario, isEnabled(.call(number)) { make(number) }
    case .operate(let operation):
      let perform = { [self] in
        guard live.isLegal(operation) else { return }
        if notesLabels { labels.append(live.label(of: .operate(operation))) }
        CallMaker(live).perform(operation)
      }
      // A misuse is a mistake in the callback's own code (MIS-25), not a call from outside.
      if operation.verb == .misuse { perform() } else { stage.runCall(perform) }
    }
  }

  /// Makes a call of the scenario's.
  private func make(_ number: Int) {
    stage.runCall { observer.executing(.call(number)) { live.subject.calls[number].perform() } }
  }

  /// Whether the condition of a call, or of the beginning of a gesture, holds.
  func isEnabled(_ step: Step) -> Bool {
    observer.executing(.condition(step)) {
      switch step {
      case .call(let number): live.subject.calls[number].isEnabled()
      case .gesture(let number, _): live.subject.gestures[number].isEnabled()
      default: false
      }
    }
  }

  private func mark(_ step: Step) {
    if marksSteps { stage.mark(step.text(vocabulary)) }
  }

  // MARK: The end

  /// Lifts every finger, lets everything settle, and runs the checks of an idle app.
  package func finish() {
    guard !isOver else { return }
    verdict.step = path.count + 1
    // What still comes is the end of the run's objects.
    defer {
      observer?.end()
      if let end = observer?.end(.after, path, next: nil), !isOver { stop(at: end) }
    }
    if let end = observer?.end(.finish, path, next: nil) { return stop(at: end) }
    observer?.enter(.finish)
    settle()
    for happening in [Stage.EnvironmentStep.enterForeground, .showWindow(0)]
    where stage.environmentSteps.contains(happening) {
      gesture.takeBeside(.environment(happening))
      settle()
    }
    for _ in 0..<RunBounds.liftsMax {
      guard !isOver, !stage.isBusy, let lift = liftingStep else { break }
      _ = perform(lift)
      settle()
    }
    if stage.isBusy { stage.probe.recordUnsettled() }
    verdict.collect()
    guard !isOver else { return }
    // Whether something is under way that no step can end: neither time nor a finger.
    let isStuck =
      !stage.isAtRest && !configuration.profile.quirks.contains(.beginOnPresenterBreaksPop)
      && stageSteps.allSatisfy(\.isUserVisible) && liftingStep == nil
    verdict.finish(isStuck: isStuck)
    guard stage.isAtRest else { return }
    verdict.ask(.rest, at: max(0, stage.eventCount - 1))
    guard !isOver else { return }
    stage.probe.recordSight()
    verdict.collect()
    if failure == nil, !isProbe, verdict.demandsRelease { release() }
  }

  /// Lets everything run out that needs no user: animations, queued blocks, and due timers.
  private func settle() {
    stage.settle()
    for _ in 0..<RunBounds.timersMax {
      guard stage.awaitsTimer, !stage.isBusy else { break }
      gesture.takeBeside(.fireTimer)
      stage.settle()
    }
    verdict.collect()
    verdict.ask(.step, at: stage.eventCount - 1)
  }

  private var liftingStep: Step? {
    if let number = gesture.number { return .gesture(number, .finish) }
    let offered = stageSteps
    for case .finger(let id, .finish) in offered where offered.contains(.finger(id, .cancel)) {
      return .finger(id, .finish)
    }
    return nil
  }

  /// Releases the window, the root and the scenario's objects, and reports what still exists
  /// (INV-57).
  ///
  /// The run is over: its controllers are gone, its events and its verdict stay.
  package func release() {
    guard failure == nil, stage.isAtRest, verdict.noteFinalRoles() else { return }
    let end = stage.eventCount
    live.release()
    stage.releaseEverything()
    if !stage.livingControllers.isEmpty {
      // A cache outside of the runs that holds the last of everything then releases what is in it.
      let again = Run(scenario, configuration, again: self)
      for step in path { again.take(step) }
      again.finish()
    }
    stage.probe.record(survivors: stage.livingControllers, from: end)
    verdict.collect()
  }
}

extension Cast {
  fileprivate func isRoot(_ slot: Slot) -> Bool {
    members.indices.contains(slot) && members[slot].role == .root
  }
}

/// How far runs go.
private enum RunBounds {
  /// How many steps are taken without a larger block of memory.
  static let stepsExpected = 16
  /// How many calls may wait for callbacks.
  static let waitingMax = 4
  /// How many fingers are lifted at the end, and how many timers fire in a row.
  static let liftsMax = 20
  static let timersMax = 100
}

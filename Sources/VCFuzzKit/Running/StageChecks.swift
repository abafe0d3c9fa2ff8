// Checks of a stage while it runs: what was recorded since the last call, and every idle state.

public import HeadlessUIKit
public import LifecycleChecks
public import VCLifecycle

/// The checks of a stage that is still running; one object serves many stages in turn.
@MainActor
public final class StageChecks {
  @exclusivity(unchecked) private var checks: CheckSuite
  private let profile: Profile
  @exclusivity(unchecked) private var eventCount = 0
  @exclusivity(unchecked) private var containerCount = 0
  /// A digest of the first events, and how many these are; computed for observations only.
  private var digest: UInt64 = 0
  private var digestedCount = 0

  /// Creates the checks of a profile.
  public init(profile: Profile = .standard) {
    self.profile = profile
    checks = CheckSuite(profile: profile, header: Trace.Header())
    expectWhatStagesRecord()
  }

  /// The violations found so far.
  public var violations: [Violation] { checks.violations }
  /// What was found legal but fragile so far.
  public var advice: [Violation] { checks.advice }

  /// The invariants that the events so far have exercised: the bits of their numbers.
  package var exercised: UInt64 { checks.exercised }

  /// Forgets everything, ready for a new stage, or for one whose events were removed.
  public func reset(header: Trace.Header = Trace.Header()) {
    checks.reset(header: header)
    expectWhatStagesRecord()
    eventCount = 0
    containerCount = 0
    digest = 0
    digestedCount = 0
  }

  // MARK: Runs

  /// The checks of a new run.
  static func unused(of profile: Profile) -> StageChecks {
    guard let checks = ProcessWide.spareChecks, checks.profile == profile else {
      return StageChecks(profile: profile)
    }
    ProcessWide.spareChecks = nil
    checks.reset()
    return checks
  }

  /// Leaves the checks to the next run, as this one goes.
  func giveBack() { ProcessWide.spareChecks = self }

  /// A stage records every viewIsAppearing and every parent: none at all says something as well.
  private func expectWhatStagesRecord() { checks.expect([.isAppearing, .tree]) }

  /// Checks what the stage has recorded since the last call, and its idle state if it is idle.
  ///
  /// A finger that the stage knows nothing of keeps it from being idle. Returns whether no
  /// violation has been found so far.
  @discardableResult
  public func observe(_ stage: Stage, isTouched: Bool = false) -> Bool {
    let known = stage.containers
    while containerCount < known.count {
      checks.note(known[containerCount])
      containerCount += 1
    }
    stage.withEvents { events in
      for position in eventCount..<events.count {
        checks.observe(events[position], at: position)
      }
      eventCount = events.count
    }
    if stage.isAtRest, !isTouched { checks.observeRest() }
    return checks.isContent
  }

  /// Encodes what decides how the events to come are checked.
  package func addState(to words: inout StateWords) { checks.addState(to: &words) }

  // MARK: Replays

  /// What checks have seen of a run: they can continue from it when the run is taken again.
  struct Observations {
    fileprivate let checks: CheckSuite
    fileprivate let events: [Event]
    fileprivate let containerCount: Int
    fileprivate let digest: UInt64
  }

  /// Returns what the checks have seen; the stage may have recorded more since they last looked.
  func observations(of stage: Stage) -> Observations {
    digestEvents(of: stage, to: eventCount)
    return Observations(
      checks: checks,
      events: stage.withEvents { Array($0.prefix(eventCount)) },
      containerCount: containerCount,
      digest: digest
    )
  }

  /// Continues from what other checks have seen of another stage, if this one recorded the same.
  ///
  /// It may have left out the snapshots, unless the code under test asked for the events.
  func resume(from observations: Observations, on stage: Stage) -> Bool {
    let events = observations.events
    guard stage.eventCount == events.count, !stage.hasShownIncompleteEvents,
      stage.containers.count == observations.containerCount
    else { return false }
    digestEvents(of: stage, to: events.count)
    guard digest == observations.digest else { return false }
    stage.probe.takeOver(events)
    checks = observations.checks
    eventCount = events.count
    containerCount = observations.containerCount
    return true
  }

  private func digestEvents(of stage: Stage, to count: Int) {
    stage.withEvents { events in
      while digestedCount < count {
        events[digestedCount].mix(into: &digest)
        digestedCount += 1
      }
    }
  }

  // MARK: The end

  /// Checks the end of a run.
  public func finish(_ stage: Stage) -> CheckResult { finish(stage, isStuck: false) }

  /// Checks the end of a run; one that is stuck must satisfy what holds for an idle app.
  package func finish(_ stage: Stage, isStuck: Bool) -> CheckResult {
    observe(stage)
    return checks.finish(isComplete: stage.isAtRest || isStuck)
  }
}

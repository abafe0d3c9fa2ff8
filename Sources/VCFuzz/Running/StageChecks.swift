// Judging a stage while it runs: what was recorded since the last look, and every rest.

public import HeadlessUIKit
public import Lifecycle
public import LifecycleChecks

/// The judges of a stage that is still running; one serves many stages, one after the other.
@MainActor
public final class StageChecks {
  private var judges: CheckSuite
  private let profile: Profile
  private var eventsJudged = 0
  private var containersTold = 0

  /// Creates judges that hold stages to a profile.
  public init(profile: Profile = .standard) {
    self.profile = profile
    judges = CheckSuite(profile: profile, header: Trace.Header())
    judges.expect(.isAppearing)
  }

  /// The violations found so far.
  public var violations: [Violation] { judges.violations }
  /// What was found legal but fragile so far.
  public var advice: [Violation] { judges.advice }

  /// Forgets everything, ready for a new stage, or for one whose events were removed.
  public func reset(header: Trace.Header = Trace.Header()) {
    judges.reset(header: header)
    judges.expect(.isAppearing)  // a stage records it: none at all is a fault as well
    eventsJudged = 0
    containersTold = 0
  }

  /// CheckSuite what the stage has recorded since the last call, and its rest if it is at rest.
  ///
  /// A finger that the stage knows nothing of keeps it from rest. Returns whether no violation has
  /// been found so far.
  @discardableResult
  public func observe(_ stage: Stage, isTouched: Bool = false) -> Bool {
    let known = stage.containers
    while containersTold < known.count {
      judges.note(known[containersTold])
      containersTold += 1
    }
    stage.withEvents { events in
      for position in eventsJudged..<events.count {
        judges.observe(events[position], at: position)
      }
      eventsJudged = events.count
    }
    if stage.isAtRest, !isTouched { judges.observeRest() }
    return judges.isContent
  }

  /// Writes down what decides how the events to come are judged.
  package func addState(to words: inout StateWords) {
    judges.addState(to: &words)
    words.add(containersTold)
  }

  /// CheckSuite the end of a run.
  public func finish(_ stage: Stage) -> CheckResult { finish(stage, isStuck: false) }

  /// CheckSuite the end of a run; one that is stuck is held to what holds at rest.
  package func finish(_ stage: Stage, isStuck: Bool) -> CheckResult {
    observe(stage)
    return judges.finish(isComplete: stage.isAtRest || isStuck)
  }
}

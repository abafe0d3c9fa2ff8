// What a run says to those who watch it from outside, and what they may know of it beforehand.

internal import HeadlessUIKit
internal import VCLifecycle

/// What watches one run: it learns what the code under test is about to do.
@MainActor
package protocol RunObserver: AnyObject {
  /// Whether code under test runs now.
  var isInside: Bool { get set }
  /// Whether the objects of the run must never go.
  var mustKeepObjects: Bool { get }
  /// Notes that the run starts.
  func begin()
  /// Notes the step that is about to be taken.
  func enter(_ step: Step, at place: Int)
  func enter(_ phase: RunPhase)
  /// Notes that the tool's own code runs again, after that many steps.
  func leave(after count: Int)
  /// Notes that the run is over.
  func end()
  /// Returns the end that follows upon a path, with `next` as the step under way; nil if none is
  /// known.
  func end(_ phase: RunPhase, _ path: [Step], next: Step?) -> (any RunEnd)?
}

/// What supervises the runs of a process.
@MainActor
package protocol RunHost: AnyObject {
  /// Returns what watches a run; a campaign numbers its own.
  func observer(_ scenario: String, _ configuration: Configuration, number: Int?)
    -> any RunObserver
  /// Notes that a scenario is asked for its calls; whether that is known to end the process.
  func beginSetUp(of scenario: String, _ configuration: Configuration) -> Bool
  /// Tries the runs that the body takes in another process first, where they may end their process.
  func careful<Result>(with failure: Failure, of scenario: Scenario, _ body: () -> Result) -> Result
  /// Gives the threads of the code under test the time to end the process.
  func waitForDeaths()
  /// Notes that a path is about to be taken.
  func willFollow(_ scenario: String, _ path: RunPath)
}

/// What a run is doing.
package enum RunPhase: Int, Codable, Sendable {
  /// The scenario was asked for its calls.
  case setUp
  /// A run started.
  case start
  case step
  /// A step had ended, and the next one was sought.
  case between
  /// Everything was settling.
  case finish
  /// The run was over, and its objects went.
  case after
}

/// An end that a run is known to come to, so that it does not go there again.
package protocol RunEnd {
  /// Whether the condition of a call or of a gesture is the end.
  var isInCondition: Bool { get }
  /// Returns the end as a failure at a position of the trace, shown by a step.
  func failure(_ words: Vocabulary, position: Int, step: Int) -> Failure
}

extension (any RunObserver)? {
  /// Notes what is executed until the body returns.
  @MainActor
  func executing<Result>(_ spot: Spot, _ body: () -> Result) -> Result {
    let place = OutsideStages.executionSpot
    let outer = place.pointee
    let wasInside = self?.isInside
    place.pointee = spot.number
    self?.isInside = true
    defer {
      place.pointee = outer
      if let wasInside { self?.isInside = wasInside }
    }
    return body()
  }
}

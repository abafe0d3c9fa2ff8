// One run of a campaign: its start, its steps, and its failures.

/// A finished run.
package struct RunResult: Sendable {
  /// Which run of the campaign it was.
  package let index: Int
  package let configuration: Configuration
  package var path: [Step]
  /// The failures of the code under test, the earliest first.
  package var failures: [Failure]
  /// The failures that the environment shows without the code under test: defects of the tool.
  package var suppressed: [Failure] = []
  /// The misuses that were committed, by their numbers in the specification.
  package var misuses: [Int] = []
  /// The labels of the steps, for coverage.
  package var labels: [StepLabel] = []
  /// How many events it has recorded.
  package var eventCount = 0
  /// The invariants that it has exercised: the bits of their numbers.
  package var exercised: UInt64 = 0
  /// What coverage counts of its steps, if another process has made the run.
  package var marks: [StepMark]?
  /// Whether it differed when it was taken again; nil if it wasn't.
  package var isUnsteady: Bool?
  /// Jobs of tasks that came from other threads meanwhile, in the process that has made it.
  package var uncontrolledJobs = 0
  /// Whether that process had a block in its real main queue after the run, or a real timer.
  package var leavesBlock = false
  package var leavesTimer = false
  /// Whether nothing is known of it: the process that was to make it has not.
  package private(set) var isMissing = false
}

extension RunResult {
  package init(index: Int, configuration: Configuration, path: [Step], failures: [Failure]) {
    self.init(
      index: index,
      configuration: configuration,
      path: path,
      failures: failures,
      isMissing: false
    )
  }

  /// Whether another run of the same number took the same course.
  package func isSameRun(as other: RunResult) -> Bool {
    path == other.path && labels == other.labels && eventCount == other.eventCount
      && failures.map(\.identity) == other.failures.map(\.identity)
  }

  /// A run that was to be made elsewhere, and was not.
  package static func missing(_ index: Int) -> RunResult {
    RunResult(
      index: index,
      configuration: Configuration(window: .screen),
      path: [],
      failures: [],
      isMissing: true
    )
  }

  /// One passing run of so many is taken again.
  private static let recheckPace = 100

  /// Whether the run of a number is one of these; more of the first ones are.
  package static func isRechecked(_ index: Int) -> Bool {
    index % recheckPace == 0 || (index < recheckPace && index & (index - 1) == 0)
  }

  /// The earliest failure, if there is one.
  package var failure: Failure? { failures.first }
}

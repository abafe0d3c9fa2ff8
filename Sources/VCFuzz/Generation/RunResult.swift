// One run of a campaign: its start, its steps, and its failures.

/// A finished run.
package struct RunResult: Sendable {
  /// Which run of the campaign it was.
  package let index: Int
  package let configuration: Configuration
  package let path: [Step]
  /// The failures of the code under test, the earliest first.
  package let failures: [Failure]
  /// The failures that the environment shows without the code under test: defects of the tool.
  package var suppressed: [Failure] = []
  /// The misuses that were committed, by their numbers in the specification.
  package var misuses: [Int] = []
  /// The labels of the steps, for coverage.
  package var labels: [StepLabel] = []
}

extension RunResult {
  /// The earliest failure, if there is one.
  package var failure: Failure? { failures.first }
}

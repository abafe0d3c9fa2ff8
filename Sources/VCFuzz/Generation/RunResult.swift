// One run of a campaign: its start, its steps, and its failure.

/// A finished run.
package struct RunResult: Sendable {
  /// Which run of the campaign it was.
  package let index: Int
  package let configuration: Configuration
  package let path: [Step]
  package let failure: Failure?
  /// The misuses that were committed, by their numbers in the specification.
  package var misuses: [Int] = []
  /// The labels of the steps, for coverage.
  package var labels: [StepLabel] = []
}

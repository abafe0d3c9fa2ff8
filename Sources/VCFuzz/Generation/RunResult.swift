// One run of a campaign: its start, its steps, and its failure.

/// A finished run.
package struct RunResult: Sendable {
  /// Which run of the campaign it was.
  package let index: Int
  package let configuration: Configuration
  package let path: [Step]
  package let failure: Failure?
  /// The labels of the steps, for coverage.
  package let labels: [StepLabel]
  /// The misuses that were committed, by their numbers in the specification.
  package let misuses: [Int]

  package init(
    index: Int,
    configuration: Configuration,
    path: [Step],
    failure: Failure?,
    misuses: [Int] = [],
    labels: [StepLabel] = []
  ) {
    self.index = index
    self.configuration = configuration
    self.path = path
    self.failure = failure
    self.misuses = misuses
    self.labels = labels
  }
}

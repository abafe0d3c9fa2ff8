// What a campaign saves of a failure: the smallest run that shows it, and how often it was seen.

/// A failure with its smallest known reproduction.
package struct Finding: Sendable {
  /// The name of the scenario that shows it.
  package let scenario: String
  package var failure: Failure
  /// How much it counts, and what it needs.
  package var grading: Grading
  package var configuration: Configuration
  package var path: [Step]
  /// Whether no single step can be left out, by test.
  package var isOneMinimal: Bool
  /// What is known of shorter paths; nil if none were searched.
  package var certification: Certification?
  /// The runs that shrinking took.
  package var executions: Int
  /// The first run that showed it.
  package let firstIndex: Int
  /// How many runs showed it.
  package var count: Int

  package var identity: Failure.Identity { failure.identity }
}

// A row of the suite of broken containers: the scenario, its planted bug, and what must find it.

public import VCFuzzKit

/// A container with one planted bug.
public struct BrokenContainer: Sendable {
  public let scenario: Scenario
  /// The number of the kind of bug, from 1 to 12.
  public let line: Int
  /// The planted bug, in a sentence.
  public let cause: String
  /// The invariants that may be reported for it, by name: the catalogue's or the scenario's own.
  public let invariants: [String]
  /// Parts of the likely causes, one of which a report must name; none for the scenario's own
  /// invariants, which name the cause themselves.
  public let naming: [String]
  /// The grade at which it must be reported.
  public let grade: Grade

  init(
    _ line: Int,
    cause: String,
    invariants: [String],
    naming: [String] = [],
    grade: Grade = .violation,
    _ scenario: Scenario
  ) {
    self.line = line
    self.cause = cause
    self.invariants = invariants
    self.naming = naming
    self.grade = grade
    var scenario = scenario
    scenario.isDeliberatelyBroken = true
    self.scenario = scenario
  }

  /// Whether a likely cause that a report names is the planted bug.
  public func isNamed(_ cause: String) -> Bool {
    naming.contains { cause.contains($0) }
  }
}

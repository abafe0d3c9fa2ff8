// A row of the suite of broken containers: the scenario, its planted bug, and what must find it.

import HeadlessUIKit
public import VCFuzzKit

/// A container that is correct without a bug, and can be given one.
@MainActor
protocol Breakable: SampleController {
  associatedtype Bug: Sendable
  var bug: Bug? { get set }
}

/// A container with one planted bug.
public struct BrokenContainer: Sendable {
  public let scenario: Scenario
  /// The number of the kind of bug, from 1 to 12.
  public let line: Int
  /// The planted bug, in a sentence.
  public private(set) var cause = ""
  /// The invariants that may be reported for it, by name: the catalogue's or the scenario's own.
  public private(set) var invariants: [String] = []
  /// Parts of the likely causes, one of which a report must name; none for the scenario's own
  /// invariants, which name the cause themselves.
  public private(set) var naming: [String] = []
  /// The grade at which it must be reported.
  public private(set) var grade = Grade.violation

  init(_ line: Int, _ scenario: Scenario) {
    self.line = line
    var scenario = scenario
    scenario.isDeliberatelyBroken = true
    self.scenario = scenario
  }

  /// Creates the row of a container that is broken in one of its ways.
  init<Root: Breakable>(
    _ line: Int,
    _ name: String,
    _ root: Root.Type,
    _ bug: Root.Bug,
    @ScenarioBuilder operations: @escaping @MainActor (Root, Stage) -> [ScenarioPart]
  ) {
    let scenario = Scenario(
      name,
      root: { stage in
        let root = Root(makeScreen: { stage.screen($0) })
        root.bug = bug
        return root
      },
      operations: operations
    )
    self.init(line, scenario)
  }

  /// Returns the row with its planted bug in a sentence.
  func because(_ cause: String) -> Self { with { $0.cause = cause } }

  /// Returns the row with the invariants that may be reported for it, and the grade.
  func reported(as invariants: String..., at grade: Grade = .violation) -> Self {
    with {
      $0.invariants = invariants
      $0.grade = grade
    }
  }

  /// Returns the row with parts of the likely causes.
  func naming(_ causes: String...) -> Self { with { $0.naming = causes } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether a likely cause that a report names is the planted bug.
  public func isNamed(_ cause: String) -> Bool {
    naming.contains { cause.contains($0) }
  }
}

// The violations that monitors report; a test can change one of their clauses.

internal import VCLifecycle

/// The violations found so far, within a budget.
struct ViolationLog: Sendable {
  private(set) var violations: [Violation] = []
  private(set) var advice: [Violation] = []
  private(set) var omitted = 0
  private let budget: Int
  private let weakening: CheckSuite.Weakening?
  private let spoiltClause: Clause?
  private let spoiltExemption: Exemption?
  private let spoiltInvariant: Int

  init(budget: Int, weakening: CheckSuite.Weakening?) {
    self.budget = budget
    self.weakening = weakening
    spoiltClause = weakening?.clause
    spoiltExemption = weakening?.exemption
    spoiltInvariant = weakening?.invariant ?? 0
  }

  /// Returns whether a clause's condition holds, changed if the clause is weakened.
  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool {
    guard clause == spoiltClause else { return condition }
    return weakening?.distort(condition) ?? condition
  }

  /// Returns whether an exemption's condition holds, changed if the exemption is weakened.
  @inline(__always)
  func applies(_ exemption: Exemption, _ condition: () -> Bool) -> Bool {
    guard exemption == spoiltExemption else { return condition() }
    return weakening?.distort(condition()) ?? condition()
  }

  mutating func reset() {
    violations.removeAll(keepingCapacity: true)
    advice.removeAll(keepingCapacity: true)
    omitted = 0
  }

  mutating func add(_ violation: Violation) {
    if violation.clause.invariant == spoiltInvariant { return }
    if violation.severity == .advice {
      if advice.count < budget { advice.append(violation) } else { omitted += 1 }
    } else if violations.count < budget {
      violations.append(violation)
    } else {
      omitted += 1
    }
  }
}

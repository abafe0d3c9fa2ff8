// The violations that monitors report; a test can change one of their clauses.

internal import VCLifecycle

/// The violations found so far, within a budget.
struct ViolationLog: Sendable {
  private(set) var violations: [Violation] = []
  private(set) var advice: [Violation] = []
  private(set) var omitted = 0
  private let budget: Int
  let weakening: Weakening?
  private let isWeakened: Bool

  init(budget: Int, weakening: Weakening?) {
    self.budget = budget
    self.weakening = weakening
    isWeakened = weakening != nil
  }

  /// Returns whether a clause's condition holds, changed if the clause is weakened.
  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool {
    if !isWeakened { return condition }
    return weakened(clause, condition)
  }

  @inline(never)
  private func weakened(_ clause: Clause, _ condition: Bool) -> Bool {
    guard let weakening, case .clause(clause) = weakening.target else { return condition }
    return weakening.distort(condition)
  }

  mutating func reset() {
    violations.removeAll(keepingCapacity: true)
    advice.removeAll(keepingCapacity: true)
    omitted = 0
  }

  mutating func add(_ violation: Violation) {
    if isWeakened, case .invariant(violation.clause.invariant)? = weakening?.target { return }
    if violation.severity == .advice {
      if advice.count < budget { advice.append(violation) } else { omitted += 1 }
    } else if violations.count < budget {
      violations.append(violation)
    } else {
      omitted += 1
    }
  }
}

/// The excuses at one clause, which a monitor asks for by name: `excuse("earlyPage", if: …)`.
///
/// The name is that of the row in the table of the family, which lists the clause.
struct Excuses {
  let clause: Clause
  let weakening: Weakening?

  /// Whether a premise holds under which the clause demands nothing; a test can switch it off.
  @inline(__always)
  func callAsFunction(_ name: StaticString, if condition: @autoclosure () -> Bool) -> Bool {
    weakening == nil ? condition() : weakened(name, condition())
  }

  /// The same with the condition behind the name, where it takes a line of its own.
  @inline(__always)
  func callAsFunction(_ name: StaticString, _ condition: () -> Bool) -> Bool {
    weakening == nil ? condition() : weakened(name, condition())
  }

  @inline(never)
  private func weakened(_ name: StaticString, _ condition: Bool) -> Bool {
    guard let weakening, case .excuse(let spoilt, let clauses) = weakening.target,
      spoilt == name.description, clauses.contains(clause)
    else { return condition }
    return weakening.distort(condition)
  }
}

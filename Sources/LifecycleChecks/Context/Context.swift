// The context of every monitor: the ledger to read and the log to report to.

internal import VCLifecycle

/// The ledger and the log, side by side.
struct CheckingContext: Sendable {
  var ledger: Ledger
  var log: ViolationLog

  var profile: Profile {
    @inline(__always) get { ledger.profile }
  }

  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool { log.holds(clause, condition) }

  /// Whether a premise holds under which a clause demands nothing; a test can switch it off.
  ///
  /// The name is that of the row in the table of the family, which lists the clause.
  @inline(__always)
  func excuse(
    _ name: StaticString,
    _ clause: Clause,
    if condition: @autoclosure () -> Bool
  ) -> Bool {
    log.excuse(name, clause, condition)
  }

  /// Reports a violation of a clause if its condition holds, and returns whether it does.
  @inline(__always)
  @discardableResult
  mutating func check(
    _ clause: Clause,
    _ condition: Bool,
    _ moment: EventContext,
    with values: @autoclosure () -> [String] = [],
    others: @autoclosure () -> [Int32] = [],
    related: @autoclosure () -> [Int32] = [],
    severity: Grade = .violation
  ) -> Bool {
    guard holds(clause, condition) else { return false }
    report(
      clause,
      moment,
      with: values(),
      others: others(),
      related: related(),
      severity: severity
    )
    return true
  }

  /// Reports a violation of a clause at an event.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    _ moment: EventContext,
    controller: Int32? = nil,
    slot: Int? = nil,
    with values: [String] = [],
    others: [Int32] = [],
    related: [Int32] = [],
    severity: Grade = .violation,
    also: [String] = []
  ) {
    report(
      clause,
      at: moment.index,
      controller: controller ?? Int32(moment.controller),
      slot: slot ?? moment.slot,
      with: values,
      others: others,
      related: related,
      severity: severity,
      also: also,
      moment: moment
    )
  }

  /// Reports a violation of a clause at a position; `values` fill the gaps of its message.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    at index: Int,
    controller: Int32,
    slot: Int = -1,
    with values: [String] = [],
    others: [Int32] = [],
    related: [Int32] = [],
    severity: Grade = .violation,
    also: [String] = [],
    moment: EventContext? = nil
  ) {
    let kind: TransitionKind? =
      slot >= 0 && slot < ledger.open.count ? ledger.open[slot].kind : nil
    let message = clause.message
    log.add(
      Violation(
        clause: clause,
        position: index,
        controllers: ([controller] + others).compactMap { ControllerID(stored: $0) },
        kind: kind,
        expected: message.expected.filled(with: values, moment, kind),
        found: message.found.filled(with: values, moment, kind),
        related: related.filter { $0 >= 0 }.map(Int.init),
        severity: severity,
        alsoBreaks: also
      )
    )
  }
}

extension Event.Kind {
  /// The method's name as people type it: `viewWillAppear`.
  var words: String {
    switch self {
    case .willMoveToParent: "willMove(toParent:)"
    case .didMoveToParent: "didMove(toParent:)"
    case .created: "init"
    case .destroyed: "deinit"
    default: "\(self)"
    }
  }
}

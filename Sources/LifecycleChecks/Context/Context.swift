// The context of every monitor: the ledger to read and the log to report to.

internal import VCLifecycle

/// The ledger and the log, side by side.
struct Context: Sendable {
  var ledger: Ledger
  var log: ViolationLog

  /// The controllers, as far as the events tell.
  var entries: [Ledger.Entry] {
    @inline(__always) _read { yield ledger.entries }
    @inline(__always) _modify { yield &ledger.entries }
  }

  /// The transitions under way.
  var open: [OpenTransition] {
    @inline(__always) _read { yield ledger.open }
    @inline(__always) _modify { yield &ledger.open }
  }

  var profile: Profile {
    @inline(__always) get { ledger.profile }
  }

  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool { log.holds(clause, condition) }

  /// Whether a clause's condition holds, and none of the premises under which it demands nothing.
  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool, unless isExcused: (Excuses) -> Bool) -> Bool {
    log.holds(clause, condition) && !isExcused(excuses(at: clause))
  }

  @inline(__always)
  func excuses(at clause: Clause) -> Excuses { Excuses(clause: clause, weakening: log.weakening) }

  /// Reports a violation of a clause if its condition holds, and returns whether it does.
  @inline(__always)
  @discardableResult
  mutating func check(
    _ clause: Clause,
    _ condition: Bool,
    _ moment: Moment,
    with values: @autoclosure () -> [String] = [],
    others: @autoclosure () -> [Int32] = [],
    related: @autoclosure () -> [Int32] = [],
    severity: Grade = .violation
  ) -> Bool {
    guard holds(clause, condition) else { return false }
    report(clause, moment, with: values(), others: others(), related: related(), severity: severity)
    return true
  }

  /// Reports a violation of a clause at an event.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    _ moment: Moment,
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
      controller: controller ?? moment.controller,
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
    moment: Moment? = nil
  ) {
    let kind = open.indices.contains(slot) ? open[slot].kind : nil
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

// What every monitor is handed: the ledger to read and the log to report to.

internal import Lifecycle

/// The ledger and the log, side by side.
struct CheckingContext: Sendable {
  var ledger: Ledger
  var log: ViolationLog

  var profile: Profile {
    @inline(__always) get { ledger.profile }
  }

  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool { log.holds(clause, condition) }

  /// Whether a container that forwards by hand stands above a controller, in the tree of a root.
  func isHeldByHand(_ controller: Int, below root: Int32) -> Bool {
    if controller == Int(root) { return false }
    return ledger.askUpwards(from: ledger.entries[controller].parent) { index in
      if ledger.entries[index].container == .manual { return true }
      return index == Int(root) ? false : nil
    }
  }

  /// Whether what is begun for a controller, or for one above it, stays open.
  func isLeftOpen(_ controller: Int) -> Bool {
    ledger.askUpwards(from: Int32(controller)) { ledger.entries[$0].isLeftOpen ? true : nil }
  }

  /// Reports that a clause is broken at an event.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    _ moment: EventContext,
    expected: String,
    found: String,
    others: [Int32] = [],
    related: [Int32] = [],
    severity: Violation.Severity = .fault,
    also: [String] = []
  ) {
    report(
      clause,
      at: moment.index,
      controller: Int32(moment.controller),
      slot: moment.slot,
      expected: expected,
      found: found,
      others: others,
      related: related,
      severity: severity,
      also: also
    )
  }

  /// Reports that a clause is broken at a position.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    at index: Int,
    controller: Int32,
    slot: Int = -1,
    expected: String,
    found: String,
    others: [Int32] = [],
    related: [Int32] = [],
    severity: Violation.Severity = .fault,
    also: [String] = []
  ) {
    let kind: TransitionKind? =
      slot >= 0 && slot < ledger.open.count ? ledger.open[slot].kind : nil
    log.add(
      Violation(
        clause: clause,
        position: index,
        controllers: ([controller] + others).compactMap { ControllerID(stored: $0) },
        kind: kind,
        expected: expected,
        found: found,
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

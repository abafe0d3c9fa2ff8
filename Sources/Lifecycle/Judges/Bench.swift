// What every monitor is handed: the ledger to read and the docket to report to.

/// The ledger and the docket, side by side.
struct Bench: Sendable {
  var ledger: Ledger
  var docket: Docket

  var profile: Profile {
    @inline(__always) get { ledger.profile }
  }

  @inline(__always)
  func holds(_ clause: Clause, _ condition: Bool) -> Bool { docket.holds(clause, condition) }

  /// Whether a container that forwards by hand stands above a controller, in the tree of a root.
  func isHeldByHand(_ controller: Int, below root: Int32) -> Bool {
    var current = Int32(controller)
    var steps = 0
    while current != root && current >= 0 && steps < Ledger.depthMax {
      current = ledger.entries[Int(current)].parent
      if current >= 0, ledger.entries[Int(current)].container == .manual { return true }
      steps += 1
    }
    return false
  }

  /// Whether what is begun for a controller, or for one above it, stays open.
  func isLeftOpen(_ controller: Int) -> Bool {
    var current = Int32(controller)
    var steps = 0
    while current >= 0 && steps < Ledger.depthMax {
      if ledger.entries[Int(current)].isLeftOpen { return true }
      current = ledger.entries[Int(current)].parent
      steps += 1
    }
    return false
  }

  /// Reports that a clause is broken at an event.
  @inline(never)
  mutating func report(
    _ clause: Clause,
    _ moment: Moment,
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
    docket.add(
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

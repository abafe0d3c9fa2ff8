// The conditions of the excuses that need more than an expression: parents and children.

internal import VCLifecycle

extension CheckingContext {
  /// Whether a child had begun to disappear when its container did, and one of the others to
  /// appear, which left with the container instead.
  func leaves(_ child: Int32, forOneOf isOther: (Ledger.Entry) -> Bool) -> Bool {
    let gone = ledger.entries[Int(child)]
    let left = ledger.entries[Int(gone.parent)].disappear.index
    guard gone.phase == .disappearing, gone.disappear.index < left else { return false }
    return ledger.entries.contains {
      isOther($0) && $0.disappear.before != .appeared && $0.appear.index < left
        && ($0.disappear.index > left || !$0.records(.viewWillDisappear))
    }
  }

  func isInTransition(_ controller: Int32) -> Bool {
    ledger.open.contains { $0.role(of: controller) != .none }
  }

  /// Whether a plain container took out the view of a child while both disappear.
  func isRemovedOnLeaving(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return child.phase != .appeared && child[.leftWindowAlone]
      && ledger.entries[Int(debt.parent)].container == .automatic
  }

  func isBroughtBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    let parent = ledger.entries[Int(debt.parent)]
    return debt.transaction >= 0 && child.appear.index > debt.position
      && child.appear.before == .disappearing && parent.appear.index > debt.position
      && parent.appear.transaction == debt.transaction
  }

  /// Whether a child disappears after its parent's viewDidAppear, without its view.
  func isSentBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return child.disappear.index > debt.position && child.inWindow != .yes
  }

  /// Whether a child disappeared and came back after its parent's viewDidAppear.
  func isPutBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return child.disappear.index > debt.position && child.appear.index > child.disappear.index
      && child.inWindow == .yes
  }

  func hasLeftWithParent(_ debt: FamilyMonitor.Debt) -> Bool {
    let parent = ledger.entries[Int(debt.parent)]
    return debt.transaction >= 0
      && ledger.entries[Int(debt.child)].disappear.index > debt.position
      && parent.disappear.index > debt.position
      && parent.disappear.transaction == debt.transaction
  }

  func hasOwnWill(_ entry: Ledger.Entry) -> Bool {
    switch entry.lastKind {
    case .viewDidAppear: entry.appear.index >= 0 && entry.appear.origin != .forward
    case .viewDidDisappear: entry.disappear.index >= 0 && entry.disappear.origin != .forward
    default: false
    }
  }

  /// Whether a did ends what began while the controller had no parent.
  func isWillOfOrphan(_ moment: EventContext) -> Bool {
    let entry = ledger.entries[moment.controller]
    let will = moment.event.kind == .viewDidAppear ? entry.appear : entry.disappear
    return moment.isDid && will.index >= 0 && !will.hadParent
  }
}

// The conditions of the excuses that need more than an expression: parents and children.

internal import VCLifecycle

extension [Ledger.Entry] {
  /// Whether a child had begun to disappear when its container did, and one of the others to
  /// appear, which left with the container instead.
  func leaves(_ child: Int32, forOneOf isOther: (Ledger.Entry) -> Bool) -> Bool {
    let gone = self[child]
    let left = self[gone.parent].disappear.index
    guard gone.phase == .disappearing, gone.disappear.index < left else { return false }
    return contains {
      isOther($0) && $0.disappear.before != .appeared && $0.appear.index < left
        && ($0.disappear.index > left || !$0.records(.viewWillDisappear))
    }
  }

  /// Whether a plain container took out the view of a child while both disappear.
  func isRemovedOnLeaving(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = self[debt.child]
    return child.phase != .appeared && child[.leftWindowAlone]
      && self[debt.parent].container == .automatic
  }

  func isBroughtBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = self[debt.child]
    let parent = self[debt.parent]
    return debt.transaction >= 0 && child.appear.index > debt.position
      && child.appear.before == .disappearing && parent.appear.index > debt.position
      && parent.appear.transaction == debt.transaction
  }

  /// Whether a child disappears after its parent's viewDidAppear, without its view.
  func isSentBack(_ debt: FamilyMonitor.Debt) -> Bool {
    hasGone(debt) && self[debt.child].inWindow != .yes
  }

  /// Whether a child disappeared and came back after its parent's viewDidAppear.
  func isPutBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = self[debt.child]
    return hasGone(debt) && child.appear.index > child.disappear.index && child.inWindow == .yes
  }

  func hasLeftWithParent(_ debt: FamilyMonitor.Debt) -> Bool {
    let parent = self[debt.parent]
    return debt.transaction >= 0 && hasGone(debt) && parent.disappear.index > debt.position
      && parent.disappear.transaction == debt.transaction
  }

  /// Whether a child has begun to disappear since.
  func hasGone(_ debt: FamilyMonitor.Debt) -> Bool {
    self[debt.child].disappear.index > debt.position
  }

  /// Whether a child has another parent since, or none.
  func isTakenOut(_ debt: FamilyMonitor.Debt) -> Bool { self[debt.child].parent != debt.parent }
}

extension Ledger.Entry {
  func hasOwnWill() -> Bool {
    switch lastKind {
    case .viewDidAppear: appear.index >= 0 && appear.origin != .forward
    case .viewDidDisappear: disappear.index >= 0 && disappear.origin != .forward
    default: false
    }
  }
}

extension Moment {
  /// Whether a did ends what began while the controller had no parent.
  func isWillOfOrphan(_ entry: Ledger.Entry) -> Bool {
    let will = kind == .viewDidAppear ? entry.appear : entry.disappear
    return isDid && will.index >= 0 && !will.hadParent
  }
}

// The conditions of the exemptions from INV-29 to INV-34, and INV-47: parents and children.

internal import VCLifecycle

extension CheckingContext {
  // MARK: - INV-29: the child's side

  func exemptsEarlyPage(_ controller: Int) -> Bool {
    applies(.earlyPage, ledger.isWithinEarlyPage(controller))
  }

  func exemptsOrphanChild(_ controller: Int) -> Bool {
    applies(.orphanChild, ledger.isOrphan(controller))
  }

  // MARK: - INV-29: the parent's side

  func exemptsManualParent(_ entry: Ledger.Entry) -> Bool {
    applies(.manualParent, entry.container == .manual)
  }

  func exemptsGoneInOwnTransition(_ child: Int32) -> Bool {
    applies(.goneInOwnTransition, isInTransition(child))
  }

  func exemptsGoneForSibling(_ child: Int32) -> Bool {
    applies(
      .goneForSibling,
      !ledger.carries(.markers)
        && isLeaving(child) { $0.parent == ledger.entries[Int(child)].parent }
    )
  }

  func exemptsGoneForStranger(_ child: Int32) -> Bool {
    applies(
      .goneForStranger,
      !ledger.carries(.markers) && isLeaving(child) { $0.parent < 0 && $0.presenter < 0 }
    )
  }

  /// Whether a child had begun to disappear when its container did, and one of the others to
  /// appear, which left with the container instead.
  private func isLeaving(_ child: Int32, forOneOf isOther: (Ledger.Entry) -> Bool) -> Bool {
    let gone = ledger.entries[Int(child)]
    let left = ledger.entries[Int(gone.parent)].disappear.index
    guard gone.phase == .disappearing, gone.disappear.index < left else { return false }
    return ledger.entries.contains {
      isOther($0) && $0.disappear.before != .appeared && $0.appear.index < left
        && ($0.disappear.index > left || !$0.records(.viewWillDisappear))
    }
  }

  func exemptsComingInOwnTransition(_ child: Int32) -> Bool {
    applies(.comingInOwnTransition, isInTransition(child))
  }

  private func isInTransition(_ controller: Int32) -> Bool {
    ledger.open.contains { $0.role(of: controller) != .none }
  }

  func exemptsRemovedBefore(_ child: Ledger.Entry) -> Bool {
    applies(.removedBefore, child.phase == .disappearing && child.disappear.origin == .uikit)
  }

  func exemptsHiddenChildAwaited(_ child: Int32) -> Bool {
    applies(
      .hiddenChildAwaited,
      ledger.entries[Int(child)].lastPhase == .appearing
        && hasQuirk(.hiddenChildNeverAppears, of: Int(child))
    )
  }

  func exemptsCoveredInContext(_ child: Int32) -> Bool {
    applies(.coveredInContext, ledger.isCovered(child))
  }

  func exemptsAddedLate(_ child: Ledger.Entry) -> Bool {
    applies(.addedLate, profile.forwardOrder == .childFirst && child.appear.origin == .uikit)
  }

  // MARK: - INV-29: what came before the awaited callback

  func exemptsTurnedOnLeaving(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(
      .turnedOnLeaving,
      ledger.entries[Int(debt.child)].disappear.index > debt.position
    )
  }

  func exemptsEndedOnLeaving(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(
      .endedOnLeaving,
      ledger.entries[Int(debt.child)].disappear.index > debt.position
    )
  }

  func exemptsTakenOutAtDidDisappear(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(
      .takenOutAtDidDisappear,
      debt.transaction >= 0 && ledger.entries[Int(debt.child)].parent != debt.parent
    )
  }

  func exemptsRemovedOnLeaving(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return applies(
      .removedOnLeaving,
      child.phase != .appeared && child[.leftWindowAlone]
        && ledger.entries[Int(debt.parent)].container == .automatic
    )
  }

  func exemptsBroughtBack(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(.broughtBack, isBroughtBack(debt))
  }

  private func isBroughtBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    let parent = ledger.entries[Int(debt.parent)]
    return debt.transaction >= 0 && child.appear.index > debt.position
      && child.appear.before == .disappearing && parent.appear.index > debt.position
      && parent.appear.transaction == debt.transaction
  }

  func exemptsTakenOutAtDidAppear(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(.takenOutAtDidAppear, ledger.entries[Int(debt.child)].parent != debt.parent)
  }

  func exemptsMovedAtDidAppear(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(
      .movedAtDidAppear,
      ledger.open.contains { $0.start > debt.position && $0.role(of: debt.child) != .none }
    )
  }

  func exemptsSentBack(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return applies(
      .sentBack,
      child.disappear.index > debt.position && child.inWindow != .yes
    )
  }

  func exemptsPutBackAtDidAppear(_ debt: FamilyMonitor.Debt) -> Bool {
    let child = ledger.entries[Int(debt.child)]
    return applies(
      .putBackAtDidAppear,
      child.disappear.index > debt.position && child.appear.index > child.disappear.index
        && child.inWindow == .yes
    )
  }

  func exemptsLeftWithParent(_ debt: FamilyMonitor.Debt) -> Bool {
    applies(.leftWithParent, hasLeftWithParent(debt))
  }

  private func hasLeftWithParent(_ debt: FamilyMonitor.Debt) -> Bool {
    let parent = ledger.entries[Int(debt.parent)]
    return debt.transaction >= 0
      && ledger.entries[Int(debt.child)].disappear.index > debt.position
      && parent.disappear.index > debt.position
      && parent.disappear.transaction == debt.transaction
  }

  // MARK: - INV-30 and INV-31

  func exemptsOrphanAlone(_ controller: Int) -> Bool {
    applies(.orphanAlone, ledger.isOrphan(controller))
  }

  func exemptsEarlyPageAlone(_ controller: Int) -> Bool {
    applies(.earlyPageAlone, ledger.isWithinEarlyPage(controller))
  }

  func exemptsChildNotAnimated(_ entry: Ledger.Entry) -> Bool {
    applies(.childNotAnimated, profile.childAnimated == .false && entry.lastAnimated == .no)
  }

  func exemptsOwnWill(_ entry: Ledger.Entry) -> Bool {
    applies(.ownWill, hasOwnWill(entry))
  }

  private func hasOwnWill(_ entry: Ledger.Entry) -> Bool {
    switch entry.lastKind {
    case .viewDidAppear: entry.appear.index >= 0 && entry.appear.origin != .forward
    case .viewDidDisappear: entry.disappear.index >= 0 && entry.disappear.origin != .forward
    default: false
    }
  }

  // MARK: - INV-32

  func exemptsEarlyPageShown(_ controller: Int) -> Bool {
    applies(.earlyPageShown, ledger.isWithinEarlyPage(controller))
  }

  func exemptsUnownedView(_ controller: Int) -> Bool {
    applies(.unownedView, ledger.isUnowned(controller))
  }

  func exemptsOffWindowShown(_ controller: Int) -> Bool {
    applies(.offWindowShown, ledger.isDrivenOffWindow(controller))
  }

  func exemptsUnknownCover(_ presented: Ledger.Entry) -> Bool {
    applies(
      .unknownCover,
      profile.coverBeneath == .allVisible && presented.isFullScreen == .unknown
        && ledger.entries[Int(presented.presenter)].parent < 0
    )
  }

  // MARK: - INV-33 and INV-34

  func exemptsOrphanWill(_ moment: EventContext) -> Bool {
    let entry = ledger.entries[moment.controller]
    let will = moment.event.kind == .viewDidAppear ? entry.appear : entry.disappear
    return applies(.orphanWill, moment.isDid && will.index >= 0 && !will.hadParent)
  }

  func exemptsAutomaticInManual(_ moment: EventContext) -> Bool {
    applies(
      .automaticInManual,
      !moment.isDisappearance && hasQuirk(.manualContainerAppearsTwice, at: moment)
    )
  }

  func exemptsCoverInContext(_ moment: EventContext) -> Bool {
    applies(
      .coverInContext,
      moment.role != .none && ledger.open[moment.slot].kind.isPresentation
    )
  }

  func exemptsEarlyPageOutside(_ controller: Int) -> Bool {
    applies(.earlyPageOutside, ledger.isWithinEarlyPage(controller))
  }

  func exemptsByHandAtRest(_ controller: Int, isOwned: Bool) -> Bool {
    applies(.byHandAtRest, isOwned && ledger.isDrivenOffWindow(controller))
  }

  // MARK: - INV-47

  func exemptsAddedToWindow(_ was: Ledger.Entry) -> Bool {
    applies(.addedToWindow, was[.isTopmost])
  }
}

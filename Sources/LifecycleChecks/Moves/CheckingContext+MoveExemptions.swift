// The conditions of the exemptions from INV-35 to INV-37: moves.

internal import VCLifecycle

extension CheckingContext {
  // MARK: - INV-35

  func exemptsLeftSilently(_ entry: Ledger.Entry) -> Bool {
    applies(.leftSilently, profile.navMiddleMove == .none && entry[.hasLeftSilently])
  }

  func exemptsReplacedSilently(_ entry: Ledger.Entry) -> Bool {
    applies(
      .replacedSilently,
      profile.setViewControllersMove == .notSent && entry[.hasLeftSilently]
    )
  }

  func exemptsTakenBack(_ moment: EventContext, _ entry: Ledger.Entry) -> Bool {
    applies(
      .takenBack,
      profile.moveCancel == .wmNilWmNav && isRemovalCancelled(moment, entry)
    )
  }

  func exemptsTakenBackWithDid(_ moment: EventContext, _ entry: Ledger.Entry) -> Bool {
    applies(
      .takenBackWithDid,
      profile.moveCancel == .wmNilWmNavDmNav && isRemovalCancelled(moment, entry)
    )
  }

  func exemptsTakenBackByApp(_ moment: EventContext, _ entry: Ledger.Entry) -> Bool {
    applies(
      .takenBackByApp,
      isAppContainer(entry.parent) && isRemovalCancelled(moment, entry)
    )
  }

  func exemptsTakenBackUntouched(_ entry: Ledger.Entry) -> Bool {
    applies(
      .takenBackUntouched,
      isAppContainer(entry.parent) && !entry[.hasLostParent] && !hasLeftAlone(entry)
    )
  }

  /// Whether it has begun to disappear since its removal was announced, and not with its parent.
  ///
  /// The app's begin on an ancestor reaches a child as its own begin would: what tells them apart
  /// is that the parent leaves too, before its child if it forwards by hand (CHILD-21).
  private func hasLeftAlone(_ entry: Ledger.Entry) -> Bool {
    guard entry.disappear.index > entry.moveIndex else { return false }
    switch entry.disappear.origin {
    case .forward: return false
    case .uikit: return true
    default: break
    }
    let parent = ledger.entries[Int(entry.parent)]
    if parent.disappear.index > entry.disappear.index { return parent.container == .manual }
    // The removal may be announced inside the parent's viewWillDisappear, which has come before.
    return parent.appear.index >= parent.disappear.index
      && parent.appear.index < entry.disappear.index
  }

  func exemptsNextAttempt(_ entry: Ledger.Entry) -> Bool {
    applies(
      .nextAttempt,
      profile.moveCancel == .wmNilOnly
        && (entry[.removalCancelled] || hasComeBack(entry) || hasLostContainer(entry))
    )
  }

  /// Whether its container has left since the removal was announced, or may have done so: a log
  /// without transitions does not show whether that cancelled it.
  private func hasLostContainer(_ entry: Ledger.Entry) -> Bool {
    guard !ledger.carries(.markers), entry.movePartner >= 0 else { return false }
    let container = ledger.entries[Int(entry.movePartner)]
    return container.disappear.index > entry.moveIndex || !container.records(.viewWillDisappear)
  }

  /// Whether a cancelled transition took a removal back: its markers say so, or the controller has
  /// come back since.
  private func isRemovalCancelled(_ moment: EventContext, _ entry: Ledger.Entry) -> Bool {
    entry[.removalCancelled] || hasComeBack(entry)
      || (moment.slot >= 0 && ledger.open[moment.slot].isCancelReleased)
  }

  /// Whether its appearance turned back, which shows a cancelled removal without markers, or may
  /// have done so unrecorded.
  private func hasComeBack(_ entry: Ledger.Entry) -> Bool {
    if !entry.records(.viewWillAppear) { return true }
    // A log does not show the cancellation of a transition that another one has disturbed.
    return entry.appear.index > entry.moveIndex
      && (entry.appear.before == .disappearing || !entry.unrecorded.isEmpty)
  }

  func exemptsTakenByCollapse(_ entry: Ledger.Entry, to partner: Int32) -> Bool {
    applies(.takenByCollapse, isTakenByCollapse(entry, partner))
  }

  private func isTakenByCollapse(_ entry: Ledger.Entry, _ partner: Int32) -> Bool {
    guard entry.movePartner >= 0, partner >= 0 else { return false }
    let stack = ledger.entries[Int(partner)]
    return ledger.entries[Int(entry.movePartner)].container == .split
      && stack.container == .navigation && stack.parent == entry.movePartner
  }

  func exemptsRepeatedDidMove() -> Bool {
    applies(.repeatedDidMove, profile.didMoveRepeat == .atEnd)
  }

  func exemptsRepeatedAfterReturn(_ entry: Ledger.Entry) -> Bool {
    applies(.repeatedAfterReturn, entry[.mayRepeatDidMove])
  }

  func exemptsCancelledPush(_ moment: EventContext) -> Bool {
    applies(
      .cancelledPush,
      moment.slot >= 0 && ledger.open[moment.slot].isCancelReleased
    )
  }

  func exemptsRepeatedLeave() -> Bool {
    applies(.repeatedLeave, profile.didMoveRepeat == .atEnd)
  }

  func exemptsCancelledRemoval(_ entry: Ledger.Entry) -> Bool {
    applies(.cancelledRemoval, profile.moveCancel == .wmNilOnly && entry[.removalCancelled])
  }

  func exemptsAwaitedPage(_ entry: Ledger.Entry) -> Bool {
    applies(.awaitedPage, isPageUnseen(entry))
  }

  func exemptsUnseenPage(_ entry: Ledger.Entry) -> Bool {
    applies(.unseenPage, isPageUnseen(entry))
  }

  /// Whether a controller moves to a page controller and has not appeared there since.
  private func isPageUnseen(_ entry: Ledger.Entry) -> Bool {
    guard entry.movePartner >= 0, entry.phase != .appeared,
      ledger.entries[Int(entry.movePartner)].container == .page
    else { return false }
    return entry.disappear.index < entry.moveIndex || entry.disappear.before != .appeared
  }

  // MARK: - INV-36 and INV-37

  func exemptsDisturbedMove(_ moment: EventContext) -> Bool {
    applies(.disturbedMove, isDisturbed(moment))
  }

  func exemptsMoveByOutcome() -> Bool {
    applies(.moveByOutcome, profile.moveCancel == .none)
  }

  func exemptsOwnTime(of container: Int32) -> Bool {
    applies(.ownTime, isUIKitContainer(container))
  }

  private func isAppContainer(_ controller: Int32) -> Bool {
    guard controller >= 0 else { return false }
    let container = ledger.entries[Int(controller)].container
    return container == .automatic || container == .manual
  }

  private func isUIKitContainer(_ controller: Int32) -> Bool {
    guard controller >= 0 else { return false }
    switch ledger.entries[Int(controller)].container {
    case .none, .automatic, .manual: return false
    default: return true
    }
  }
}

// The conditions of the excuses that need more than an expression: moves.

internal import VCLifecycle

extension Context {
  /// Whether it has begun to disappear since its removal was announced, and not with its parent.
  ///
  /// The app's begin on an ancestor reaches a child as its own begin would: what tells them apart
  /// is that the parent leaves too, before its child if it forwards by hand (CHILD-21).
  func hasLeftAlone(_ entry: Ledger.Entry) -> Bool {
    guard entry.disappear.index > entry.move.index else { return false }
    switch entry.disappear.origin {
    case .forward: return false
    case .uikit: return true
    default: break
    }
    let parent = entries[entry.parent]
    if parent.disappear.index > entry.disappear.index { return parent.container == .manual }
    // The removal may be announced inside the parent's viewWillDisappear, which has come before.
    return parent.appear.index >= parent.disappear.index
      && parent.appear.index < entry.disappear.index
  }

  /// Whether its container has left since the removal was announced, or may have done so: a log
  /// without transitions does not show whether that cancelled it.
  func hasLostContainer(_ entry: Ledger.Entry) -> Bool {
    guard !ledger.carries(.markers), entry.move.partner >= 0 else { return false }
    let container = entries[entry.move.partner]
    return container.disappear.index > entry.move.index || !container.records(.viewWillDisappear)
  }

  /// Whether a cancelled transition took a removal back: its markers say so, or the controller has
  /// come back since.
  func isRemovalCancelled(_ moment: Moment, _ entry: Ledger.Entry) -> Bool {
    entry[.removalCancelled] || hasComeBack(entry)
      || (moment.slot >= 0 && open[moment.slot].isCancelReleased)
  }

  /// Whether its appearance turned back, which shows a cancelled removal without markers, or may
  /// have done so unrecorded.
  func hasComeBack(_ entry: Ledger.Entry) -> Bool {
    if !entry.records(.viewWillAppear) { return true }
    // A log does not show the cancellation of a transition that another one has disturbed.
    return entry.appear.index > entry.move.index
      && (entry.appear.before == .disappearing || !entry.unrecorded.isEmpty)
  }

  func isTakenByCollapse(_ entry: Ledger.Entry, _ partner: Int32) -> Bool {
    guard entry.move.partner >= 0, partner >= 0 else { return false }
    let stack = entries[partner]
    return entries[entry.move.partner].container == .split
      && stack.container == .navigation && stack.parent == entry.move.partner
  }

  /// Whether a controller moves to a page controller and has not appeared there since.
  func isPageUnseen(_ entry: Ledger.Entry) -> Bool {
    guard entry.move.partner >= 0, entry.phase != .appeared,
      entries[entry.move.partner].container == .page
    else { return false }
    return entry.disappear.index < entry.move.index || entry.disappear.before != .appeared
  }

  func isAppContainer(_ controller: Int32) -> Bool {
    controller >= 0 && entries[controller].container?.isOfUIKit == false
  }

  func isUIKitContainer(_ controller: Int32) -> Bool {
    controller >= 0 && entries[controller].isOfUIKit
  }
}

// The conditions of the excuses that need more than an expression: one controller.

internal import VCLifecycle

extension CheckingContext {
  /// Whether a controller has a parent, or may have one in a trace that shows none.
  func mayHaveParent(_ entry: Ledger.Entry) -> Bool {
    entry.parent >= 0 || !ledger.carries(.tree)
  }

  /// Whether a container forwards automatically, or is of a kind that the trace does not show.
  func mayBeAutomatic(_ controller: Int32) -> Bool {
    let container = controller >= 0 ? ledger.entries[Int(controller)].container : nil
    return container ?? .automatic == .automatic
  }

  /// Whether a view was in the window before its appearance began.
  func wasInWindowBefore(_ was: Ledger.Entry) -> Bool {
    let before = was.phase == .appearing ? was.appear.inWindow : was.inWindow
    return before == .yes && was.inWindow == .yes && !was[.enteredWindowInTransition]
  }

  /// Whether a controller came into a container that was on its way in.
  func hasJoinedLate(_ moment: EventContext, _ will: Ledger.Will) -> Bool {
    guard moment.event.kind == .viewDidAppear, moment.was.parent >= 0 else { return false }
    let container = ledger.entries[Int(moment.was.parent)]
    return container.phase == .appeared && container.appear.index < will.index
      && will.index < container.lastIndex
  }

  /// Whether a controller began to appear between the moments at which another one began to leave
  /// and at which that came back, and appears still.
  func hasComeWhileAnotherTurned(_ entry: Ledger.Entry) -> Bool {
    entry.phase == .appearing
      && ledger.entries.contains {
        $0.appear.before == .disappearing && $0.disappear.before != .appearing
          && $0.disappear.index < entry.appear.index && entry.appear.index < $0.appear.index
      }
  }

  /// Whether a controller was appearing in a cancelled transition that takes it back without a
  /// callback; an appearance that the app began by hand after the release is independent of it.
  func isAbbreviated(_ controller: Int, _ transition: OpenTransition) -> Bool {
    let entry = ledger.entries[controller]
    let isLater = transition.releaseIndex >= 0 && entry.appear.index > transition.releaseIndex
    return profile.navCancel == .abbrev && !transition.isBegunByHand && entry.phase == .appearing
      && !(isLater && entry.appear.origin == .begin)
      && ledger.isWithin(controller, transition.new) && !isUnderAppeared(controller, transition.new)
  }

  /// Whether a container that has appeared stands between a controller and a root: what it shows is
  /// not taken back with the root.
  func isUnderAppeared(_ controller: Int, _ root: Int32) -> Bool {
    if controller == Int(root) { return false }
    return ledger.askUpwards(from: ledger.entries[controller].parent) { index in
      if index == Int(root) { return false }
      return ledger.entries[index].phase == .appeared ? true : nil
    }
  }
}

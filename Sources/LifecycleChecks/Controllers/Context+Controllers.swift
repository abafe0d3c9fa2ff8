// The conditions of the excuses that need more than an expression: one controller.

internal import VCLifecycle

extension Context {
  /// Whether a controller has a parent, or may have one in a trace that shows none.
  func mayHaveParent(_ entry: Ledger.Entry) -> Bool { entry.parent >= 0 || !ledger.carries(.tree) }

  /// Whether a controller was appearing in a cancelled transition that takes it back without a
  /// callback; an appearance that the app began by hand after the release is independent of it.
  func isAbbreviated(_ controller: Int32, _ transition: OpenTransition) -> Bool {
    let entry = entries[controller]
    let isLater = transition.releaseIndex >= 0 && entry.appear.index > transition.releaseIndex
    return profile.navCancel == .abbrev && !transition.isBegunByHand && entry.phase == .appearing
      && !(isLater && entry.appear.origin == .begin)
      && entries.isWithin(controller, transition.new)
      && !entries.isUnderAppeared(controller, transition.new)
  }
}

extension Ledger.Entry {
  /// Whether the view was in the window before its appearance began.
  func wasInWindowBefore() -> Bool {
    let before = phase == .appearing ? appear.inWindow : inWindow
    return before == .yes && inWindow == .yes && !self[.enteredWindowInTransition]
  }
}

extension [Ledger.Entry] {
  /// Whether a container forwards automatically, or is of a kind that the trace does not show.
  func mayBeAutomatic(_ controller: Int32) -> Bool {
    let container = controller >= 0 ? self[controller].container : nil
    return container ?? .automatic == .automatic
  }

  /// Whether a controller came into a container that was on its way in.
  func hasJoinedLate(_ moment: Moment, _ will: Ledger.Will) -> Bool {
    guard moment.kind == .viewDidAppear, moment.was.parent >= 0 else { return false }
    let container = self[moment.was.parent]
    return container.phase == .appeared && container.appear.index < will.index
      && will.index < container.lastIndex
  }

  /// Whether a controller began to appear between the moments at which another one began to leave
  /// and at which that came back, and appears still.
  func hasComeWhileAnotherTurned(_ entry: Ledger.Entry) -> Bool {
    entry.phase == .appearing
      && contains {
        $0.appear.before == .disappearing && $0.disappear.before != .appearing
          && $0.disappear.index < entry.appear.index && entry.appear.index < $0.appear.index
      }
  }

  /// Whether a container that has appeared stands between a controller and a root: what it shows is
  /// not taken back with the root.
  func isUnderAppeared(_ controller: Int32, _ root: Int32) -> Bool {
    if controller == root { return false }
    return askUpwards(from: self[controller].parent) { index in
      if index == root { return false }
      return self[index].phase == .appeared ? true : nil
    }
  }
}

// The conditions of the excuses that need more than an expression: flags, state and coordinators.

internal import VCLifecycle

extension CheckingContext {
  /// Whether the receiver of a dismissal of several levels presented a controller itself.
  func isImmediateInChain(_ moment: EventContext) -> Bool {
    let transition = ledger.open[moment.slot]
    return transition.kind == .chainDismiss && profile.chainBeingDismissed == .notImmediate
      && (moment.was.presenter < 0 || moment.was.presenter == transition.new)
  }

  /// Whether something above a controller comes back, and is there before it.
  func isUnderReturning(_ was: Ledger.Entry) -> Bool {
    ledger.askUpwards(from: was.parent) { index in
      let above = ledger.entries[index]
      return above.phase == .appearing && !above[.isFirstAppearance] ? true : nil
    }
  }

  /// Whether something above a controller that has appeared before comes back after it.
  func isUnderGone(_ was: Ledger.Entry) -> Bool {
    ledger.askUpwards(from: was.parent) { index in
      let above = ledger.entries[index]
      return above.phase == .disappeared && !above[.awaitsFirst] ? true : nil
    }
  }

  /// Whether a controller is in a presentation that comes, or below one.
  ///
  /// A view that was in the window before its presentation is not excused, nor what is in a
  /// presentation that has appeared, nor a full screen: UIKit presents it without the app's code.
  func isInOwnPresentation(_ controller: Int) -> Bool {
    ledger.askUpwards(from: Int32(controller)) { index in
      let above = ledger.entries[index]
      guard above.presenter >= 0 else { return nil }
      let isComing = above.phase == .disappeared || above.phase == .appearing
      return isComing && !above[.enteredWindowAlone] && above.isFullScreen != .yes
    }
  }

  /// Whether a controller appeared below since the last layout.
  func hasNewcomer(_ controller: Int) -> Bool {
    let since = ledger.entries[controller].layoutIndex
    return ledger.entries.indices.contains {
      $0 != controller && ledger.entries[$0].appear.index > since
        && ledger.isWithin($0, Int32(controller))
    }
  }

  /// Whether the disappearing parent called the app before it forwarded to the child.
  func isTakenAway(_ was: Ledger.Entry) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = ledger.entries[Int(was.parent)]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && ledger.innerCallIndex > parent.disappear.index
  }

  /// Whether the container has left during the transition that a controller takes part in.
  func isDisturbed(_ moment: EventContext) -> Bool {
    moment.slot >= 0 && ledger.open[moment.slot].disturbed.contains(.init(moment.role))
  }

  /// Whether a stack has announced what it shows in a transition.
  ///
  /// A transition below the stack takes nothing back of what the stack announced.
  func isAnnounced(by controller: Int32, in transition: OpenTransition) -> Bool {
    let owner = ledger.entries[Int(controller)]
    return owner.shownNextIndex > transition.start
      && [controller, owner.shownNext].contains { transition.role(of: $0) != .none }
  }
}

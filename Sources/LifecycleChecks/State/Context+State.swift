// The conditions of the excuses that need more than an expression: flags, state and coordinators.

internal import VCLifecycle

extension Context {
  /// Whether the receiver of a dismissal of several levels presented a controller itself.
  func isImmediateInChain(_ moment: Moment) -> Bool {
    let transition = open[moment.slot]
    return transition.kind == .chainDismiss && profile.chainBeingDismissed == .notImmediate
      && (moment.was.presenter < 0 || moment.was.presenter == transition.new)
  }

  /// Whether something above a controller comes back, and is there before it.
  func isUnderReturning(_ was: Ledger.Entry) -> Bool {
    entries.askUpwards(from: was.parent) { index in
      let above = entries[index]
      return above.phase == .appearing && !above[.isFirstAppearance] ? true : nil
    }
  }

  /// Whether something above a controller that has appeared before comes back after it.
  func isUnderGone(_ was: Ledger.Entry) -> Bool {
    entries.askUpwards(from: was.parent) { index in
      let above = entries[index]
      return above.phase == .disappeared && !above[.awaitsFirst] ? true : nil
    }
  }

  /// Whether a controller is in a presentation that comes, or below one.
  ///
  /// A view that was in the window before its presentation is not excused, nor what is in a
  /// presentation that has appeared, nor a full screen: UIKit presents it without the app's code.
  func isInOwnPresentation(_ controller: Int32) -> Bool {
    entries.askUpwards(from: controller) { index in
      let above = entries[index]
      guard above.presenter >= 0 else { return nil }
      let isComing = above.phase == .disappeared || above.phase == .appearing
      return isComing && !above[.enteredWindowAlone] && above.isFullScreen != .yes
    }
  }

  /// Whether a controller appeared below since the last layout.
  func hasNewcomer(_ controller: Int32) -> Bool {
    let since = entries[controller].layoutIndex
    return entries.controllers.contains {
      $0 != controller && entries[$0].appear.index > since && entries.isWithin($0, controller)
    }
  }

  /// Whether the disappearing parent called the app before it forwarded to the child.
  func isTakenAway(_ was: Ledger.Entry) -> Bool {
    guard was.parent >= 0 else { return false }
    let parent = entries[was.parent]
    return (parent.phase == .disappearing || parent.phase == .disappeared)
      && ledger.innerCallIndex > parent.disappear.index
  }

  /// Whether the container has left during the transition that a controller takes part in.
  func isDisturbed(_ moment: Moment) -> Bool {
    moment.slot >= 0 && open[moment.slot].disturbed.contains(.init(moment.role))
  }

  /// Whether a stack has announced what it shows in a transition.
  ///
  /// A transition below the stack takes nothing back of what the stack announced.
  func isAnnounced(by controller: Int32, in transition: OpenTransition) -> Bool {
    let owner = entries[controller]
    return owner.announced.index > transition.start
      && [controller, owner.announced.controller].contains { transition.role(of: $0) != .none }
  }
}

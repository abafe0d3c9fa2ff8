// The navigation variants, as questions that the navigation controller asks by name.

internal import Lifecycle

/// What a profile says about navigation (spec 5).
struct NavigationPolicy {
  let profile: Profile

  /// A push or pop starts inside the call, not in the next layout pass (NAV-6).
  var startsInCall: Bool { profile.navStart == .sync }
  /// willMove(toParent:) of a push is sent in the call (MOVE-1).
  var movesInCall: Bool { profile.navWillMoveTime == .inCall }
  /// The delegate receives calls for stack changes outside a window (NAV-15).
  var callsDelegateOffWindow: Bool { profile.navOffWindow == .delegate }
  /// didShow comes twice at the first display (DELEG-3).
  var sendsFirstDidShowTwice: Bool { profile.launchDidShow == .twice }
  /// The stack holds the leaving controller while a finger drags it (NAV-17).
  var keepsStackDuringSwipe: Bool { profile.navStackDuring == .kept }
  /// A cancelled swipe sends willShow for the controller that stays (DELEG-4).
  var sendsWillShowOnCancel: Bool { profile.willShowCancel == .yes }
  /// A cancelled swipe sends didShow for the controller that stays (DELEG-4).
  var sendsDidShowOnCancel: Bool { profile.didShowCancel == .yes }
  /// The root of the stack counts as moving to its parent at its first display (FLAG-2).
  var movesRootAtFirstDisplay: Bool { profile.flagNavRoot == .true }
  /// The old stack stays visible until the layout pass (NAV-9).
  var showsStaleStack: Bool { profile.os.major <= 17 }
}

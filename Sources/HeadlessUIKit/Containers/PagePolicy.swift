// The page variants, as questions that the page view controller asks by name.

internal import Lifecycle

/// What a profile says about page view controllers (spec 5).
struct PagePolicy {
  let profile: Profile

  /// A child set before the controller was ever shown appears in the call (PAGE-6).
  var showsEarlyAtOnce: Bool { profile.pageEarly == .immediate }
  /// Scroll style loads the neighbours ahead (PAGE-9).
  var preloadsNeighbours: Bool { profile.pagePreload == .loads }
  /// A swipe may catch a page that is still on its way (PAGE-8).
  var letsFingerInterrupt: Bool {
    profile.navNested == .nested || profile.navNested == .finishFirst
  }

  /// The order of a turn (PAGE-1…PAGE-5, PAGE-7).
  func order(of kind: TransitionKind, byGesture: Bool) -> TransitionOrder {
    if !byGesture, profile.pageProgram == .navLike {
      return .navigation(profile, completesCoordinatorFirst: false)
    }
    var order = kind == .pageCurl ? TransitionOrder.pageCurl : .pageScroll
    if profile.pageCancel == .any {
      // Any order is legal; this is the one that neither style has by default.
      order.compensation = TransitionOrder.newLeavesThenOldReturns
    }
    return order
  }
}

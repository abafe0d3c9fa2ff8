// The appearance machine: one per controller. It decides which callback is due; it never sends one.
//
// Two drivers move a controller: UIKit (a transition, a window, a forwarding parent) and the app's
// own begin/end calls. The machine keeps track of both and tolerates no mistake: a repeated call
// sends a repeated callback, which the checkers report.

internal import VCLifecycle

/// The direction of an appearance transition.
enum Direction {
  case appear
  case disappear

  var reversed: Direction { self == .appear ? .disappear : .appear }
  /// The callbacks that begin and end it.
  var will: Event.Kind { self == .appear ? .viewWillAppear : .viewWillDisappear }
  var did: Event.Kind { self == .appear ? .viewDidAppear : .viewDidDisappear }
}

/// The state of one controller's appearance (STATE-1, STATE-2, table 1.10a).
struct AppearanceMachine {
  /// The appearance that the app opened with `beginAppearanceTransition`.
  struct UserAppearance {
    var direction: Direction
    var depth: Int
    var isAnimated: Bool
    /// Under `V-BEGIN-DRIVEN=count` a begin that only counts: it sent no callback.
    var isShadow = false
  }

  private(set) var state = AppearanceState.disappeared
  /// The direction that UIKit drives the controller in, until the did callback.
  private(set) var driven: Direction?
  /// Whether the latest will that UIKit drove came from the parent, and not from a window or a
  /// transition.
  private(set) var isForwarded = false
  /// How often UIKit has driven the controller: a did that waits belongs to one of these drives.
  private(set) var driveNumber = 0
  private(set) var user: UserAppearance?
  /// The animated flag of the last will callback, which the did repeats (STATE-11).
  private(set) var isAnimated = false
  /// The transaction of the last will callback (APPEAR-3).
  private(set) var willTransaction = 0
  private(set) var hasSentIsAppearing = false
  /// Whether the controller has appeared, now or before.
  private(set) var hasAppeared = false
  /// Whether the appearance undoes a cancelled transition.
  private(set) var isCompensating = false

  /// Whether a will callback has been sent whose did is still out.
  var isMoving: Bool { state == .appearing || state == .disappearing }

  /// Whether viewIsAppearing is still to come in this appearance (APPEAR-1).
  var owesIsAppearing: Bool { state == .appearing && !hasSentIsAppearing }

  /// Whether viewIsAppearing has been sent in this appearance, and its did is still out.
  var awaitsLateDid: Bool { state == .appearing && hasSentIsAppearing }

  // MARK: UIKit drives

  mutating func driveWill(_ direction: Direction, isForwarded: Bool = false) {
    driven = direction
    driveNumber += 1
    self.isForwarded = isForwarded
  }

  /// Returns whether UIKit's did callback is due, and closes UIKit's appearance.
  mutating func driveDid(_ direction: Direction) -> Bool {
    guard driven == direction else { return false }
    driven = nil
    if let user, user.isShadow, user.direction == direction {
      // The later of the two ends delivers the did (V-BEGIN-DRIVEN=count).
      self.user?.isShadow = false
      return false
    }
    return true
  }

  /// Forgets that UIKit drives the controller, without a callback.
  mutating func abandonDrive() { driven = nil }

  /// The will that the parent has forwarded is no longer the parent's to end.
  mutating func forgetForwarder() { isForwarded = false }

  /// Moves to a settled state without any callback (V-NAV-CANCEL=abbrev).
  mutating func settleSilently(at state: AppearanceState) {
    assert(
      state == .appeared || state == .disappeared,
      "an appearance settles in the middle of a transition"
    )
    self.state = state
    driven = nil
    user = nil
  }

  // MARK: The app drives

  /// What a call of begin or end leads to.
  struct UserCall {
    /// "Unbalanced calls to begin/end appearance transitions" is logged (STATE-9).
    var isUnbalanced = false
    /// The direction of the will callback that begin sends, or of the did callback of end.
    var direction: Direction?
  }

  mutating func begin(_ direction: Direction, animated: Bool, profile: Profile) -> UserCall {
    if let user {
      return beginAgain(user, direction, animated: animated, profile: profile)
    }
    if driven != nil, isMoving {
      return beginOnDriven(direction, animated: animated, profile: profile)
    }
    let isIgnored =
      switch direction {
      case .appear: state == .appeared && profile.beginTrueWhenAppeared == .ignore
      case .disappear: state == .disappeared && profile.beginFalseWhenDisappeared == .ignore
      }
    if isIgnored { return UserCall() }
    user = UserAppearance(direction: direction, depth: 1, isAnimated: animated)
    return UserCall(direction: direction)
  }

  private mutating func beginAgain(
    _ open: UserAppearance,
    _ direction: Direction,
    animated: Bool,
    profile: Profile
  ) -> UserCall {
    if open.direction == direction {  // CHILD-22
      if profile.nestedBegin == .count { user?.depth += 1 }
      return UserCall(direction: profile.nestedBegin == .refire ? direction : nil)
    }
    // CHILD-23: a cancellation. One end is enough, whatever was open before (V-REVERSE-DEPTH).
    let depth = profile.reverseDepth == .keep ? open.depth : 1
    user = UserAppearance(direction: direction, depth: depth, isAnimated: animated)
    return UserCall(direction: direction)
  }

  private mutating func beginOnDriven(
    _ direction: Direction,
    animated: Bool,
    profile: Profile
  ) -> UserCall {
    let isShadow = profile.beginDriven == .count && direction == driven
    user = UserAppearance(direction: direction, depth: 1, isAnimated: animated, isShadow: isShadow)
    return UserCall(isUnbalanced: true, direction: isShadow ? nil : direction)
  }

  mutating func end(profile: Profile) -> UserCall {
    guard let open = user else {
      return UserCall(isUnbalanced: true, direction: strayDid(profile: profile))
    }
    assert(open.depth > 0, "an open appearance counts no begin")
    if open.depth > 1 {
      user?.depth -= 1
      return UserCall()
    }
    user = nil
    return UserCall(direction: open.isShadow ? nil : open.direction)
  }

  /// The did callback that an end without a begin sends, if any.
  private func strayDid(profile: Profile) -> Direction? {
    if let driven, isMoving { return profile.beginDriven == .fire ? driven : nil }
    guard profile.strayEnd == .did else { return nil }
    return state == .appeared || state == .appearing ? .appear : .disappear
  }

  // MARK: What was sent

  mutating func sentWill(
    _ direction: Direction,
    animated: Bool,
    transaction: Int,
    compensating: Bool
  ) {
    state = direction == .appear ? .appearing : .disappearing
    isAnimated = animated
    willTransaction = transaction
    isCompensating = compensating
    if direction == .appear { hasSentIsAppearing = false }
  }

  /// The pending viewIsAppearing was sent, or a variant says that none comes.
  mutating func settleIsAppearing() { hasSentIsAppearing = true }

  mutating func sentDid(_ direction: Direction) {
    state = direction == .appear ? .appeared : .disappeared
    if direction == .appear { hasAppeared = true }
    isCompensating = false
  }
}

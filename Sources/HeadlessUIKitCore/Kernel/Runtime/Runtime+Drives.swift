// UIKit drives a controller: it starts an appearance, and ends it once its will has been sent.

internal import VCLifecycle

/// A did callback that waits until the wills of its controller have been sent.
struct WaitingDid {
  let controller: UIViewController
  let direction: Direction
  /// The drive that it ends: a later one ends on its own.
  let drive: Int
  let cause: Runtime.Cause
  /// Keeps the owner of the cause's transition, which may have ended by then.
  let owner: (any TransitionOwner)?
}

extension Runtime {
  /// UIKit starts an appearance or disappearance of the controller and what it shows.
  func driveWill(
    _ controller: UIViewController,
    _ direction: Direction,
    animated: Bool,
    cause: Cause
  ) {
    if let cover = controller.presentation?.cover, cause.transition?.owner !== cover {
      // Hidden by a presentation: no callbacks until that is dismissed.
      let kind: Event.Kind = direction == .appear ? .viewWillAppear : .viewWillDisappear
      return takeAlong(cover, kind, animated: animated, cause: cause)
    }
    if let open = controller.appearance.user, cause.origin == .uikit {
      record(.logUnbalanced, controller)  // STATE-9 (b)
      if profile.beginDriven == .count, open.direction == direction {
        controller.appearance.driveWill(direction)
        return
      }
    }
    controller.appearance.driveWill(
      direction,
      isForwarded: cause.isForwarded || cause.origin == .forward
    )
    sendWill(controller, direction, animated: animated, cause: cause)
  }

  /// UIKit ends what `driveWill` started, if it is still its to end.
  ///
  /// A callback may ask for the end of an appearance whose will is being sent. The did comes after
  /// that: until then some of what the controller shows has not received the will (CHILD-17).
  func driveDid(_ controller: UIViewController, _ direction: Direction, cause: Cause) {
    if !sendingWills.isEmpty, sendingWills.holds(controller) {
      let drive = controller.appearance.driveNumber
      waitingDids.append(
        WaitingDid(
          controller: controller,
          direction: direction,
          drive: drive,
          cause: cause,
          owner: cause.transition?.owner
        )
      )
      return
    }
    if let cover = controller.presentation?.cover {
      let kind: Event.Kind = direction == .appear ? .viewDidAppear : .viewDidDisappear
      takeAlong(cover, kind, animated: cover.presented.appearance.isAnimated, cause: cause)
    }
    guard controller.appearance.driveDid(direction) else { return }
    var cause = cause
    if cause.origin == .forward, !controller.appearance.isForwarded {
      cause.origin = .uikit  // CHILD-12: who sent the will owns the appearance, and its flag stays
    }
    sendDid(controller, direction, cause: cause)
  }

  /// A will has been sent to a controller and what it shows: sends the dids that waited for that.
  func endSendingWill(to controller: UIViewController) {
    let last = sendingWills.popLast()
    assert(last === controller, "a will returns while another one is being sent")
    guard !waitingDids.isEmpty, !sendingWills.holds(controller) else { return }
    let due = waitingDids.filter { $0.controller === controller }
    waitingDids.removeAll { $0.controller === controller }
    for did in due where did.drive == controller.appearance.driveNumber {
      driveDid(controller, did.direction, cause: did.cause)
    }
  }
}

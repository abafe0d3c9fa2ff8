// UIKit drives a controller: it starts an appearance, and ends it once its will has been sent.

internal import VCLifecycle

/// A did callback that waits until the wills of its controller have been sent.
struct WaitingDid {
  let controller: UIViewController
  let direction: Direction
  /// The drive that it ends: a later one ends on its own.
  let drive: Int
  let cause: Callbacks.Cause
  /// Keeps the owner of the cause's transition, which may have ended by then.
  let owner: (any TransitionOwner)?
}

extension Callbacks {
  /// UIKit starts an appearance or disappearance of the controller and what it shows.
  func driveWill(
    _ controller: UIViewController,
    _ direction: Direction,
    animated: Bool = false,
    cause: Cause = .uikit
  ) {
    if let cover = controller.presentation?.cover, cause.transition?.owner !== cover {
      // Hidden by a presentation: no callbacks until that is dismissed.
      return takeAlong(cover, direction.will, animated: animated, cause: cause)
    }
    if let open = controller.appearance.user, cause.origin == .uikit {
      runtime.record(.logUnbalanced, controller)  // STATE-9 (b)
      if runtime.profile.beginDriven == .count, open.direction == direction {
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
  func driveDid(_ controller: UIViewController, _ direction: Direction, cause: Cause = .uikit) {
    if !runtime.underWay.sendingWills.isEmpty, runtime.underWay.sendingWills.holds(controller) {
      let drive = controller.appearance.driveNumber
      runtime.underWay.waitingDids.append(
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
      let animated = cover.presented.appearance.isAnimated
      takeAlong(cover, direction.did, animated: animated, cause: cause)
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
    let last = runtime.underWay.sendingWills.popLast()
    assert(last === controller, "a will returns while another one is being sent")
    guard !runtime.underWay.waitingDids.isEmpty, !runtime.underWay.sendingWills.holds(controller)
    else { return }
    let due = runtime.underWay.waitingDids.filter { $0.controller === controller }
    runtime.underWay.waitingDids.removeAll { $0.controller === controller }
    for did in due where did.drive == controller.appearance.driveNumber {
      driveDid(controller, did.direction, cause: did.cause)
    }
  }

  // MARK: What is being executed

  /// Whether a callback of the layout pass is being executed.
  var isLayingOut: Bool {
    runtime.underWay.frames.contains {
      [.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews].contains($0.kind)
    }
  }

  /// Whether a callback of the controller is being executed.
  func isInside(_ kind: Event.Kind, of controller: UIViewController) -> Bool {
    for frame in runtime.underWay.frames where frame.controller === controller && frame.kind == kind
    { return true }
    return false
  }

  /// Whether a viewWillAppear of the controller is being executed in which super is not done.
  func isBeforeBaseIsDone(inWillAppearOf controller: UIViewController) -> Bool {
    runtime.underWay.frames.contains {
      $0.controller === controller && $0.kind == .viewWillAppear && !$0.isBaseDone
    }
  }
}

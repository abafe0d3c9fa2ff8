// A controller comes onto a stack while another container still has it (CHILD-30).

internal import VCLifecycle

extension UINavigationController {
  /// Takes a controller out of the container that it is still in, as addChild does (CHILD-30).
  func claim(_ controller: UIViewController) {
    let stack = controller.parentController as? UINavigationController
    stack?.empty(for: controller)
    guard controller.parentController !== self else { return }
    stack?.completeRemoval(of: controller)
    // The removal may have ended with that, or a callback of it has moved the controller on.
    guard let other = controller.parentController, other !== self else { return }
    if runtime.profile.reparent == .removeFirst {
      controller.removeFromParent()
    } else {
      other.unlink(controller)
    }
  }

  /// Ends the removal of a controller that this stack has let go of: it disappears here before it
  /// appears elsewhere (STATE-2).
  private func completeRemoval(of controller: UIViewController) {
    guard isLeaving(controller) else { return }
    // What has not started is over in this turn, without an animation (APPEAR-3).
    for transition in requested { transition.isAnimated = false }
    if let started = startedTransition, !mayEndAtOnce(started), runtime.underWay.frames.isEmpty {
      runtime.commits.commit()  // its own transaction ends first
    }
    for _ in 0...requested.count where isLeaving(controller) {
      if startedTransition == nil { startRequested() }
      guard let started = startedTransition, mayEndAtOnce(started) else { break }
      endAtOnce(started)
    }
    if isLeaving(controller) { letGo(of: controller) }
  }

  func mayEndAtOnce(_ transition: Transition) -> Bool {
    let isNew = transition.startTransaction == runtime.recorder.transaction
    return !transition.isSending && !(isNew && transition.isAnimated)
  }

  func endAtOnce(_ transition: Transition) {
    if transition.isInteractive { runtime.phases.release(transition, cancelled: true) }
    runtime.phases.layOutBeforeEnd(of: transition)
    if transition.phase == .started { runtime.phases.commitTransitions() }
    if transition.isOpen { runtime.phases.end(transition) }
  }

  /// Makes the changes of a stack that is itself on its way in or out without transitions.
  ///
  /// One that has just started goes on without the controller.
  private func letGo(of controller: UIViewController) {
    guard startedTransition != nil else {
      showTop()
      return dropRequested()
    }
    for transition in requested { transition.from.removeObject(controller) }
    for change in unfinishedChanges { change.keep(controller) }
    if shownTop === controller {
      runtime.recordStructure(.shownChanged, controller, other: self, flag: false)
      shownTop = nil
    }
    guard controller.isShowing else { return }
    runtime.callbacks.driveWill(controller, .disappear)
    takeOutView(of: controller)
    runtime.callbacks.driveDid(controller, .disappear)
  }
}

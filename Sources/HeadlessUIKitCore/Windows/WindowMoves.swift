// What UIKit does when the app itself moves a controller's view in or out of a window: table 1.10c.

internal import VCLifecycle

/// What the app moves into a window or out of it: which callbacks that leads to.
@MainActor
struct WindowMoves {
  let runtime: Runtime

  /// What an insertion of a controller's view leads to.
  enum Insertion {
    case nothing
    /// `wa` now; the did comes after the commit, with the parent's, or never.
    case willNow(DidDelivery)
    case refused
  }

  /// How the did callback of a window-driven appearance arrives.
  enum DidDelivery {
    case afterCommit
    case withParent
    case never
  }

  /// Decides the case of table 1.10c for a view that comes into a window; the first that matches
  /// holds.
  func insertion(
    of controller: UIViewController,
    under superview: UIView,
    in window: UIWindow?
  ) -> Insertion {
    let parent = controller.parent
    let holder = superview.nearestController
    if window == nil {
      return insertionOutsideWindow(controller, parent: parent, holder: holder)
    }
    if controller.appearance.user != nil { return .nothing }  // CHILD-27
    guard let parent else { return orphanInsertion(controller, holder: holder) }
    guard allows(controller, under: superview) else { return .refused }
    let insertion = childInsertion(controller, parent: parent)
    if case .willNow = insertion, runtime.profile.quirks.contains(.hiddenChildNeverAppears),
      superview.isInHiddenView
    {
      return .willNow(.never)  // QUIRK-6
    }
    return insertion
  }

  /// Whether the view of a child goes under its parent; it is an exception if not (CHILD-29).
  func allows(_ controller: UIViewController, under superview: UIView) -> Bool {
    guard let parent = controller.parent, superview.nearestController !== parent else {
      return true
    }
    let window = controller.viewStorage?.currentWindow
    let isElsewhere = window != nil && superview.currentWindow !== window
    if isElsewhere, runtime.profile.hierarchyTransfer == .moves { return true }
    runtime.raise(
      "UIViewControllerHierarchyInconsistency",
      controller,
      reason: "its view went under a controller that is not its parent"
    )
    return false
  }

  private func insertionOutsideWindow(
    _ controller: UIViewController,
    parent: UIViewController?,
    holder: UIViewController?
  ) -> Insertion {
    if parent == nil, let holder, isEarly(in: holder) {
      return takeEarlyOrphan(controller, of: holder)
    }
    if runtime.profile.quirks.contains(.replacedChildDidAppearOnly), let parent, holder === parent,
      isPushRequested(parent)
    {
      runtime.underWay.unforwarded.append(controller)  // QUIRK-2
      return .nothing
    }
    guard let parent, holder === parent, parent.containerKind != .manual,
      parent.appearance.state == .appearing || parent.appearance.state == .appeared,
      !runtime.callbacks.isInside(.viewWillAppear, of: parent),
      controller.appearance.user == nil, controller.appearance.state == .disappeared
    else { return .nothing }
    if runtime.profile.quirks.contains(.replacedChildDidAppearOnly) { return .nothing }  // QUIRK-2
    // A parent that has appeared early has no callback left to share (PAGE-6); one that has left
    // its window in the middle of its appearance has no viewIsAppearing left (APPEAR-2).
    if runtime.profile.addPreWindow == .waNow, parent.appearance.state == .appearing,
      !hasSentIsAppearing(to: parent)
    {
      return .willNow(.withParent)  // CHILD-13
    }
    parent.childrenAwaitingWindow.append(controller)
    return .nothing
  }

  /// Whether a controller in the middle of its appearance has received viewIsAppearing, if its
  /// children receive it at all (APPEAR-8, V-IA-CHILD).
  private func hasSentIsAppearing(to controller: UIViewController) -> Bool {
    runtime.profile.os.major >= 13 && runtime.profile.isAppearingChild == .delivered
      && controller.appearance.awaitsLateDid
  }

  /// Whether a push of a controller was asked for and waits for its start, which loads the view.
  private func isPushRequested(_ controller: UIViewController) -> Bool {
    guard controller.appearance.state == .disappeared,
      !runtime.callbacks.isInside(.viewDidLoad, of: controller)
    else { return false }
    return controller.navigationController?.requested.contains {
      $0.kind == .push && $0.isRoot(controller)
    } ?? false
  }

  private func childInsertion(
    _ controller: UIViewController,
    parent: UIViewController
  ) -> Insertion {
    if parent.containerKind == .manual { return .nothing }  // CHILD-19
    guard !controller.isShowing else { return .nothing }
    switch parent.appearance.state {
    case .appeared: return .willNow(.afterCommit)  // CHILD-4
    case .appearing:
      if runtime.callbacks.isInside(.viewWillAppear, of: parent) { return .nothing }  // CHILD-11
      if runtime.environment.isBecomingActive,
        runtime.profile.quirks.contains(.launchChildAppearsTwice)
      {
        runtime.turn.afterCommit.append(
          .call { runtime.callbacks.sendDid(controller, .appear, cause: .uikit) }
        )  // QUIRK-3
      }
      return .willNow(.withParent)  // CHILD-12
    case .disappeared, .disappearing: return .nothing
    }
  }

  private func orphanInsertion(
    _ controller: UIViewController,
    holder: UIViewController?
  ) -> Insertion {
    guard !controller.isShowing else { return .nothing }
    // A presentation controller of the app may add what UIKit presents (COORD-13).
    if controller.presentation?.own?.container.currentWindow != nil { return .nothing }
    if let holder {
      if isEarly(in: holder) { return takeEarlyOrphan(controller, of: holder) }
      switch holder.appearance.state {
      case .appearing:  // CHILD-10
        guard runtime.profile.orphan != .none else { return .nothing }
        controller.wasOrphanWhenDriven = true
        return .willNow(runtime.profile.orphanMid == .full ? .afterCommit : .never)
      case .appeared: break
      case .disappeared, .disappearing: return .nothing
      }
    }
    switch runtime.profile.orphan {  // CHILD-8, WIN-10
    case .none: return .nothing
    case .waOnly: return .willNow(.never)
    case .full: return .willNow(.afterCommit)
    }
  }

  /// Whether the controller is about to appear and has not received viewWillAppear (CHILD-9).
  private func isEarly(in holder: UIViewController) -> Bool {
    runtime.callbacks.isInside(.viewDidLoad, of: holder)
      || runtime.callbacks.isInside(.viewWillAppear, of: holder)
  }

  private func takeEarlyOrphan(
    _ orphan: UIViewController,
    of holder: UIViewController
  ) -> Insertion {
    if runtime.profile.orphanEarly == .withParent { holder.earlyOrphans.append(orphan) }
    return .nothing
  }

  /// Sends the will of a window-driven appearance and arranges for its did.
  func driveByWindow(_ controller: UIViewController, _ delivery: DidDelivery) {
    runtime.retained.append(controller)
    runtime.callbacks.driveWill(controller, .appear)
    // What is presented in its context may have come instead (MODAL-8).
    if !controller.appearance.isMoving { runtime.retained.removeObject(controller) }
    switch delivery {
    case .afterCommit: runtime.commits.queueWindowDid(of: controller, .appear)
    case .withParent: break
    case .never:
      controller.appearance.abandonDrive()
      runtime.retained.removeObject(controller)
    }
  }

  /// A child disappears with a parent that the child's own `wa` has sent away (CHILD-32).
  func followParent(_ child: UIViewController) {
    guard let parent = child.parentController, parent.containerKind == .automatic,
      child.appearance.state == .appearing, child.appearance.user == nil, !parent.isShowing
    else { return }
    let cause = Callbacks.Cause(origin: .forward)
    runtime.callbacks.driveWill(
      child,
      .disappear,
      animated: parent.appearance.isAnimated,
      cause: cause
    )
    if parent.appearance.state == .disappeared {
      runtime.callbacks.driveDid(child, .disappear, cause: cause)
    }
  }

  /// An insertion that the controller's own `wa` has taken back (STATE-3).
  func turnBack(_ controller: UIViewController) {
    guard controller.appearance.state == .appearing, controller.appearance.user == nil else {
      return
    }
    runtime.callbacks.driveWill(controller, .disappear)
    runtime.commits.queueWindowDid(of: controller, .disappear)
  }

  /// The app takes a controller's view out of a window.
  func willRemove(_ view: UIView) {
    guard let controller = view.owner,
      view.currentWindow != nil || isLeavingParentOutside(controller) || isLeftAlone(controller)
    else { return }
    guard controller.appearance.user == nil, controller.parent?.containerKind != .manual else {
      return  // CHILD-19, CHILD-27
    }
    takeOutCover(of: controller)
    // An animator may take the views of its transition out: UIKit drives their controllers.
    guard !isDrivenInTransition(controller) else { return }
    switch controller.appearance.state {
    case .appearing, .appeared:
      runtime.retained.append(controller)
      // CHILD-16
      runtime.callbacks.driveWill(controller, .disappear)
    case .disappearing:
      // Disappearing with its parent, which no longer forwards to it (CHILD-38).
      runtime.retained.append(controller)
    case .disappeared: break
    }
  }

  /// What is presented in the context of a controller leaves with it (MODAL-8), unless both are
  /// driven by the transition of a container.
  func takeOutCover(of controller: UIViewController) {
    guard let cover = controller.coverInContext,
      cover.presented.appearance.state != .disappeared,
      !runtime.transitions.contains(where: {
        $0.isOpen && !$0.hasSettledRoots && $0.isRoot(controller) && $0.owner !== cover
      })
    else { return }
    runtime.callbacks.takeAlong(cover, .viewWillDisappear, animated: false, cause: .uikit)
    runtime.commits.queueWindowDid(of: controller, .disappear)
  }

  /// A controller that comes back from under what covered it in its own context, and is taken out
  /// of its container meanwhile, leaves instead (CHILD-16).
  func takeOutPresenter(_ controller: UIViewController) {
    guard controller.appearance.state == .appearing, controller.viewStorage?.currentWindow == nil,
      let dismissal = runtime.presentations.coveringTransition(of: controller),
      !dismissal.hasSettledRoots,
      dismissal.to.holds(controller)
    else { return }
    dismissal.to.removeObject(controller)
    runtime.retained.append(controller)
    runtime.callbacks.driveWill(controller, .disappear)
    runtime.commits.queueWindowDid(of: controller, .disappear)
  }

  /// Whether the controller leaves or comes in a transition of which callbacks are still due.
  func isDrivenInTransition(_ controller: UIViewController) -> Bool {
    runtime.transitions.contains { $0.isOpen && !$0.hasSettledRoots && $0.isRoot(controller) }
  }

  /// Whether a child is taken out of a parent that is on its way into a window or out of it, or
  /// that has appeared outside of one (PAGE-6).
  ///
  /// The parent no longer forwards to it: nothing else ends what it has begun (CHILD-38).
  private func isLeavingParentOutside(_ child: UIViewController) -> Bool {
    guard let parent = child.parentController, parent.containerKind == .automatic else {
      return false
    }
    // Its did may still be to come, where a sibling's callback takes it out (CHILD-17).
    if parent.appearance.state == .appeared { return child.isShowing }
    // The parent takes it out in its own did, before it would have forwarded that (CHILD-17).
    if parent.appearance.state == .disappeared { return child.appearance.state == .disappearing }
    return parent.appearance.isMoving && child.appearance.isMoving
  }

  /// Whether a controller without a parent is in the middle of an appearance that its former parent
  /// no longer ends, in a view outside of a window (CHILD-38).
  private func isLeftAlone(_ controller: UIViewController) -> Bool {
    controller.parentController == nil && controller.appearance.driven != nil
      && controller.presentation?.own == nil
  }

  /// The app has taken a controller's view out of a window.
  func didRemove(_ view: UIView) {
    guard let controller = view.owner, controller.appearance.driven == .disappear,
      controller.appearance.state == .disappearing, runtime.retained.holds(controller)
    else { return }
    if let parent = controller.parentController, parent.viewStorage?.currentWindow == nil {
      return endDisappearance(of: controller, cause: .uikit)  // no commit will take it off screen
    }
    switch runtime.profile.removeDidDisappear {
    case .afterCommit: runtime.commits.queueWindowDid(of: controller, .disappear)
    case .sync: endDisappearance(of: controller, cause: .uikit)
    }
  }

  /// Sends the did that nothing else will send; that of an animated transition lies in a later
  /// transaction than its will (APPEAR-3).
  func endDisappearance(of controller: UIViewController, cause: Callbacks.Cause) {
    guard controller.appearance.isAnimated,
      controller.appearance.willTransaction == runtime.recorder.transaction
    else {
      return runtime.callbacks.driveDid(controller, .disappear, cause: cause)
    }
    if !runtime.retained.holds(controller) { runtime.retained.append(controller) }
    runtime.commits.queueWindowDid(of: controller, .disappear)
  }

  /// Whether an open transition of its container, or a presentation of its own, ends with a child's
  /// viewDidAppear.
  func isComingInOwnTransition(_ child: UIViewController, of container: UIViewController) -> Bool {
    for transition in runtime.transitions
    where transition.isOpen
      && (transition.isCancelled ? transition.from : transition.to).holds(child)
    {
      if transition.isRun(by: container) || transition.isRun(by: child) { return true }
    }
    return false
  }
}

// The transitions of a presentation: start, end and cancellation (MODAL-1…MODAL-12).

internal import Foundation
internal import VCLifecycle

extension Presentation {
  /// Starts a transition, and lets it run to its end.
  func run(_ transition: Transition) {
    runtime.phases.start(transition)
    runtime.phases.animate(transition, in: leaving.last?.container ?? container)
  }

  private func setCovers() {
    for root in hidden { root.controller.presentationLinks.cover = self }
  }
}

extension Presentation: TransitionOwner {
  var transitionOwnerController: UIViewController? { presenter }

  /// The part of the window that it covers may come and go while its transition runs (CHILD-39).
  var isOnItsWayIn: Bool {
    isInContext && presenter.parentController?.appearance.state == .appearing
  }

  var isAway: Bool {
    guard isInContext, let parent = presenter.parentController else { return false }
    return !parent.isShowing
  }

  // MARK: Start

  func prepare(_ transition: Transition) {
    if transition.presents {
      presented.loadViewIfNeeded()
      if let window {
        window.fill(with: container)
        window.attach(container)
      }
      runtime.phases.vendCoordinator(of: transition)  // COORD-12
      if runtime.profile.presentationBegin == .beforeWill {
        controller.presentationTransitionWillBegin()
      }
      return
    }
    runtime.phases.vendCoordinator(of: transition)
    for presentation in leaving.reversed() {
      for root in presentation.hidden {
        root.restoreView(from: leaving)  // FLAG-5
      }
      presentation.controller.dismissalTransitionWillBegin()
    }
  }

  func didStart(_ transition: Transition) {
    if transition.kind == .sheetDrag { return userDismissal.didStart(transition) }
    guard transition.presents else {
      for root in transition.to { root.revealAgain() }
      if runtime.profile.layoutPresenter != .no { presenter.viewStorage?.setNeedsLayout() }
      return
    }
    if runtime.profile.presentationBegin == .afterWill {  // COORD-13
      controller.presentationTransitionWillBegin()
    }
    setCovers()
    runtime.windowRoots.setLayoutBudget(of: presented, standard: 1)
    transition.sides.presentedFrame = controller.frameOfPresentedViewInContainerView
    if transition.animator == nil { placePresentedView() }
  }

  func didCommit(_ transition: Transition) {
    guard transition.presents, transition.isAnimated,
      runtime.profile.layoutPresenter != .no
    else { return }
    // The presenter takes a pass between two of the presented one, or the last (LAYOUT-7).
    presenter.viewStorage?.setNeedsLayout()
    if runtime.profile.layoutPresenter == .yes { presented.viewStorage?.setNeedsLayout() }
  }

  func didRelease(_ transition: Transition) {
    if transition.kind == .sheetDrag, !transition.isCancelled {
      presented.moveFlags.insert(.beingDismissed)  // V-SHEET-BD
    }
  }

  // MARK: End

  func willEnd(_ transition: Transition) {
    isEnding = true
    runtime.presentations.ending.append(self)
    if transition.presents {
      isBusy = false
      announced = []
      if transition.isCancelled {
        unlink()
      } else {
        placePresentedView()
        removeHiddenViews()  // MODAL-21
      }
      return
    }
    for presentation in leaving.reversed() {
      presentation.isBusy = false
      guard !transition.isCancelled else { continue }
      for root in presentation.hidden { root.restoreView(from: leaving) }
      presentation.unlink()
      presentation.container.detach()
    }
  }

  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {
    guard transition.isCancelled, direction == .disappear else { return }
    if root === presented {
      container.detach()
    } else {
      for presentation in leaving { presentation.removeHiddenViews() }
    }
  }

  func didFinish(_ transition: Transition) {
    guard !transition.presents else {
      // Covered in its own context, it has no did callback that would end the flag (MODAL-8).
      if presented.presentation?.cover != nil { presented.moveFlags.remove(.beingPresented) }
      controller.presentationTransitionDidEnd(true)
      return
    }
    for presentation in leaving.reversed() {
      // One that was leaving with its part of the window has gone with the dismissal (MODAL-8).
      if presentation.presented.appearance.state == .disappearing,
        !transition.from.holds(presentation.presented)
      {
        runtime.callbacks.driveDid(
          presentation.presented,
          .disappear,
          cause: Callbacks.Cause(origin: .forward)
        )
      }
      presentation.controller.dismissalTransitionDidEnd(true)
    }
  }

  func didCancel(_ transition: Transition) {
    if transition.presents {
      for root in hidden { root.controller.presentation?.cover = nil }
      hidden = []
      presented.viewStorage?.detach()
      controller.presentationTransitionDidEnd(false)
      return
    }
    for presentation in leaving.reversed() {
      presentation.presented.moveFlags.remove(.beingDismissed)
      presentation.setCovers()
      presentation.removeHiddenViews()
      if presentation.presented.isShowing { presentation.placePresentedView() }
      presentation.controller.dismissalTransitionDidEnd(false)
    }
  }

  func didEnd(_ transition: Transition) {
    isEnding = false
    runtime.presentations.ending.removeObject(self)
    if !transition.presents {
      // The presenter lays out as it comes back, and once more afterwards (LAYOUT-8).
      if !transition.isCancelled, runtime.profile.layoutPresenter != .no {
        presenter.viewStorage?.setNeedsLayout()
      }
      for presentation in leaving where presentation !== self { presentation.makeWaitingCalls() }
      leaving = []
      if transition.kind == .sheetDrag { userDismissal.didEnd() }
    }
    let starts = whenEnded
    whenEnded = []
    for start in starts { start() }
    makeWaitingCalls()
  }

  func makeWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { call() }
  }
}

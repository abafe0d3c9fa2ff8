// Asking for a presentation or a dismissal: what is let in, what is refused, and when it starts.

internal import Foundation
internal import VCLifecycle

extension UIViewController {
  // MARK: Present

  /// `present(_:animated:completion:)`.
  func presentByApp(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if controller.modalPresentationStyle == .none {  // MODAL-22
      return controller.raiseInvalidArgument("the style 'none' cannot be presented")
    }
    let plan = PresentationPlan(of: controller, from: self)
    let admission = admission(presenter: plan.presenter)
    guard admission != .refused else { return refuse(controller) }
    guard isFree(controller) else { return }
    if admission == .early {
      switch runtime.profile.earlyPresent {  // MODAL-14
      case .refused: return refuse(controller)
      case .deferred:
        presentationLinks.waiting = (controller, animated, completion)
        return
      case .unbalanced: break
      }
    }
    let presentation = Presentation(of: controller, from: self, plan: plan)
    let calls = PresentationCalls(presentation: presentation, isEarly: admission == .early)
    presentation.link()
    guard admission == .waiting, let coming = plan.presenter.farthestAncestor.presentation?.own
    else { return calls.request(animated: animated, completion: completion) }
    calls.wait(for: coming) { calls.request(animated: animated, completion: completion) }
  }

  /// Whether a call of `present` is let in.
  private enum Admission {
    case now
    case early
    /// The presenter is itself being presented or dragged: this one comes after (MODAL-15).
    case waiting
    case refused
  }

  private func admission(presenter: UIViewController) -> Admission {
    if visiblePresentation != nil || presenter.presentation?.above != nil { return .refused }
    if presentation?.waiting != nil { return .refused }
    let isInWindow =
      viewStorage?.currentWindow != nil && presenter.viewStorage?.currentWindow != nil
    if runtime.presentations.isPresenting(around: presenter) {  // MODAL-15
      let waits = runtime.profile.dismissBusy == .queued && isInWindow && !isInFirstCallbacks
      return waits && isComing(presenter) ? .waiting : .refused
    }
    if appearance.state != .appeared, isInFirstCallbacks { return .early }
    // What is on its way out of the window cannot know it: its presentation falls with it.
    return isInWindow ? .now : .refused
  }

  /// Whether all that moves around a presenter is its own presentation, which comes or is dragged.
  private func isComing(_ presenter: UIViewController) -> Bool {
    guard let own = presenter.farthestAncestor.presentation?.own,
      own.presented.moveFlags.contains(.beingPresented) || own.isDragged
    else { return false }
    return runtime.presentations.all.allSatisfy { other in
      other === own || !other.isBusy || !runtime.presentations.overlaps(other.presenter, presenter)
    }
  }

  /// Whether `present` would be refused now, or would come too early, in whichever context.
  var refusesPresentation: Bool {
    if visiblePresentation != nil || presentation?.waiting != nil { return true }
    if runtime.presentations.isUnderWay(around: self) { return true }
    if appearance.state != .appeared, isInFirstCallbacks { return true }
    var current: UIViewController? = self
    while let presenter = current {
      if presenter.presentation?.above != nil || !presenter.isShowing
        || presenter.viewStorage?.currentWindow == nil
      {
        return true
      }
      current = presenter.parentController
    }
    return false
  }

  /// Whether viewDidLoad or viewWillAppear of this controller or an ancestor is being executed.
  private var isInFirstCallbacks: Bool {
    runtime.underWay.frames.contains { frame in
      (frame.kind == .viewDidLoad || frame.kind == .viewWillAppear)
        && lineage.holds(frame.controller)
    }
  }

  /// Whether a controller may be presented at all; UIKit raises an exception where it may not.
  private func isFree(_ controller: UIViewController) -> Bool {
    let reason: String
    if controller === self {
      reason = "a controller cannot present itself"
    } else if controller.presentation?.own != nil {
      reason = "the controller is presented already"
    } else if controller.parentController != nil {
      reason = "the controller has a parent"
    } else if controller.isRootOfWindow {
      reason = "the controller is the root of a window"
    } else {
      return true
    }
    controller.raiseInvalidArgument(reason)
    return false
  }

  /// "Attempt to present …": nothing happens, the completion does not run (MODAL-15).
  func refuse(_ controller: UIViewController) {
    runtime.record(.logAttempt, self, other: controller)
  }

  /// What waited for the controller's own appearance starts or falls with it (MODAL-14).
  func settleWaitingPresentation(_ direction: Direction) {
    guard let request = presentation?.waiting else { return }
    presentation?.waiting = nil
    if direction == .appear {
      present(request.controller, animated: request.isAnimated, completion: request.completion)
    } else {
      refuse(request.controller)
    }
  }

  // MARK: Dismiss

  /// `dismiss(animated:completion:)` (MODAL-9).
  func dismissByApp(animated: Bool, completion: (() -> Void)?) {
    guard let lowest = visiblePresentation ?? enclosingPresentation else {
      guard runtime.profile.dismissNothing == .calls, let completion else { return }  // MODAL-23
      runtime.record(.dismissCompletion, self)
      completion()
      return
    }
    lowest.calls.dismissWhenFree(calledOn: self, animated: animated, completion: completion)
  }
}

extension Presentation {
  /// Whether a finger drags its sheet.
  fileprivate var isDragged: Bool { openDrag != nil }
}

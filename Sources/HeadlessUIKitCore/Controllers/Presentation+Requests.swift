// Asking for a presentation or a dismissal: what is let in, what is refused, and when it starts.

internal import Foundation
internal import VCLifecycle

extension UIViewController {
  // MARK: Present

  /// `present(_:animated:completion:)`.
  func presentByApp(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
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
    presentation.isEarly = admission == .early
    presentation.link()
    guard admission == .waiting, let coming = plan.presenter.farthestAncestor.presentation?.own
    else { return presentation.request(animated: animated, completion: completion) }
    presentation.wait(for: coming) {
      presentation.request(animated: animated, completion: completion)
    }
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
    lowest.dismissWhenFree(calledOn: self, animated: animated, completion: completion)
  }
}

extension Presentation {
  /// Whether a finger drags its sheet.
  fileprivate var isDragged: Bool {
    openDrag != nil
  }

  /// The presentation above this one, around it or in a context inside it whose transition is under
  /// way, or this one while a finger drags its sheet.
  fileprivate var busyElsewhere: Presentation? {
    if isDragged { return self }
    if isBusy { return nil }
    for other in runtime.presentations.all where other !== self && other.isBusy {
      if runtime.presentations.isBeneath(presented, other.presenter) { return other }
      if runtime.presentations.overlaps(other.presenter, presenter) { return other }
    }
    return nil
  }

  /// Dismisses once nothing else moves: the caller need not know what happens above what it
  /// presents, nor in the contexts around it or inside it (MODAL-15).
  fileprivate func dismissWhenFree(
    calledOn source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard presenter.presentation?.above === self, let busy = busyElsewhere,
      runtime.profile.dismissBusy == .queued
    else { return dismiss(calledOn: source, animated: animated, completion: completion) }
    announceDismissal()
    busy.waitingCalls.append { [self] in
      dismissWhenFree(calledOn: source, animated: animated, completion: completion)
    }
  }

  /// Dismisses this presentation and what is above it, or refuses to (MODAL-9, MODAL-15).
  fileprivate func dismiss(
    calledOn source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard presenter.presentation?.above === self else {
      completion?()  // it has gone meanwhile
      return
    }
    guard !isBusy, !runtime.presentations.isPresenting(around: presenter) else {
      if !isBusy { announced = [] }
      return runtime.record(.logAttempt, source, other: presented)
    }
    guard let completion else {
      return requestDismissal(animated: animated, completion: nil)
    }
    requestDismissal(animated: animated) { [self] transition in
      record(.dismissCompletion, transition)
      completion()
    }
  }
}

/// How a controller would be presented now: its context, its style, its presentation controller.
@MainActor
struct PresentationPlan {
  let presenter: UIViewController
  let requestedStyle: UIModalPresentationStyle
  let style: UIModalPresentationStyle
  let controller: UIPresentationController

  init(of presented: UIViewController, from source: UIViewController) {
    let window = source.farthestAncestor.viewStorage?.currentWindow
    let policy = PresentationPolicy(runtime: source.runtime, window: window)
    requestedStyle = presented.effectiveRequestedStyle(policy)
    controller = presented.presentationController(style: requestedStyle, source: source)
    style = Self.adapted(requestedStyle, controller, policy)
    let searchesContext =
      style == .currentContext || style == .overCurrentContext
      || (style == .custom && !controller.shouldPresentInFullscreen)
    presenter =
      (searchesContext ? source.lineage.first { $0.definesPresentationContext } : nil)
      ?? source.farthestAncestor  // MODAL-8
  }

  /// Asks the app what a style becomes on a narrow screen (table 1.6a).
  private static func adapted(
    _ style: UIModalPresentationStyle,
    _ controller: UIPresentationController,
    _ policy: PresentationPolicy
  ) -> UIModalPresentationStyle {
    guard policy.mayAdapt(style), let delegate = controller.delegate else {
      return policy.adapted(style)
    }
    let chosen = delegate.adaptivePresentationStyle(
      for: controller,
      traitCollection: UITraitCollection(device: policy.device)
    )
    return chosen == .none ? style : policy.resolved(chosen)
  }
}

extension UIViewController {
  /// The style that the app asked for; alerts have one of their own.
  func effectiveRequestedStyle(_ policy: PresentationPolicy) -> UIModalPresentationStyle {
    if let alert = self as? UIAlertController { return alert.systemStyle(policy) }
    return policy.resolved(modalPresentationStyle)
  }

  /// The presentation controller that apps see: of the presentation, or of one to come.
  var currentPresentationController: UIPresentationController? {
    if let own = enclosingPresentation { return own.controller }
    let policy = PresentationPolicy(runtime: runtime, window: nil)
    let style = effectiveRequestedStyle(policy)
    guard style != .none, parentController == nil else { return nil }
    return presentationController(style: style, source: self)
  }

  /// The presentation controller for a style, made once.
  func presentationController(
    style: UIModalPresentationStyle,
    source: UIViewController
  ) -> UIPresentationController {
    let settings = presentationSettings
    if let known = settings.controller, settings.controllerStyle == style { return known }
    let made = makePresentationController(style: style, source: source)
    settings.controller = made
    settings.controllerStyle = style
    return made
  }

  private func makePresentationController(
    style: UIModalPresentationStyle,
    source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: source === self ? nil : source,
        source: source
      ) ?? UIPresentationController(presentedViewController: self, presenting: source)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: source)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: source)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: self, presenting: source)
    }
  }
}

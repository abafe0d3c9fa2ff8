// How a controller would be presented now: its context, its style, its presentation controller.

internal import Foundation
internal import VCLifecycle

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

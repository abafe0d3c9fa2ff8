// The object that arranges one presentation; apps subclass it for the custom style.

public import Foundation
internal import VCLifecycle

/// The manager of a presentation's views.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  // MARK: Hidden state

  /// The presented controller owns this object until the presentation does.
  private let presentedHandle: Handle
  private let presentingHandle: Handle?
  private var presentationHandle: Handle?
  var traitRegistrations: [TraitRegistration] = []
  var ownTraitOverrides: UITraitOverrides?

  // MARK: Making

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedHandle = presentedViewController.handle
    presentingHandle = presentingViewController?.handle
    super.init()
  }

  var presentedController: UIViewController? { presentedHandle.controller }
  var presentingController: UIViewController? { presentingHandle?.controller }

  /// The presentation that this object arranges, while there is one.
  var presentation: Presentation? {
    get { presentationHandle?.presentation }
    set { presentationHandle = newValue?.handle }
  }

  // MARK: The two sides

  open var presentedViewController: UIViewController {
    // A placeholder after the presented controller was deallocated.
    presentation?.presented ?? presentedController ?? UIViewController()
  }

  open var presentingViewController: UIViewController {
    presentation?.presenter ?? presentingController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentation?.requestedStyle ?? presentedViewController.modalPresentationStyle
  }

  open var containerView: UIView? {
    guard let presentation, presentation.container.currentWindow != nil else { return nil }
    return presentation.container
  }

  open var presentedView: UIView? { presentedViewController.rootView }

  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presentedViewController.runtime.device.bounds
  }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: What subclasses decide

  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open var adaptivePresentationStyle: UIModalPresentationStyle { systemAdaptiveStyle }

  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { systemAdaptiveStyle }

  // MARK: Calls to subclasses

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: The content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides ?? UITraitOverrides() }
    set {
      ownTraitOverrides = newValue
      presentedViewController.viewStorage?.surroundingsChanged()
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Adaptation

  /// The style on this screen, unless the delegate chooses another.
  var systemAdaptiveStyle: UIModalPresentationStyle {
    let presented = presentedViewController
    let window = presentation?.window ?? presentingViewController.viewStorage?.currentWindow
    return PresentationPolicy(runtime: presented.runtime, window: window)
      .adapted(presentationStyle)
  }
}

/// The view between a window and a presented view.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.containerViewWillLayoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}

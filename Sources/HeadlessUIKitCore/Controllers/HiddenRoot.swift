// A controller that a presentation hides, and the way back of its view.

internal import VCLifecycle

/// A controller whose view a presentation takes away, and where that view belongs.
@MainActor
struct HiddenRoot {
  let controller: UIViewController
  var parent: UIViewController?
  var superview: UIView?
  var index = 0

  /// Puts the view back where it was, if that place is still its own.
  ///
  /// An animator may have put it into the container of any presentation that leaves (MODAL-10).
  func restoreView(from leaving: [Presentation]) {
    guard let view = controller.viewStorage, let superview, isInPlace,
      view.parentView !== superview
    else { return }
    if let current = view.parentView,
      !leaving.contains(where: { current.isDescendant(of: $0.container) })
    {
      return
    }
    if superview is UIWindow || superview is PresentationContainerView {
      superview.fill(with: view)
    }
    superview.attach(view, at: index)
  }

  private var isInPlace: Bool {
    guard controller.parentController === parent else { return false }
    guard let parent, parent.containerKind.isOfUIKit else { return true }
    return parent.shownChildren.holds(controller)
  }

  /// Whether the controller is visible again once the presentation has gone.
  func canReturn(to window: UIWindow?) -> Bool {
    guard !controller.isShowing, isInPlace else { return false }
    if let parent {
      let hasPlace = superview != nil || controller.viewStorage?.parentView != nil
      return parent.isShowing && hasPlace
    }
    if window?.rootController === controller { return true }
    return controller.presentation?.own?.container.currentWindow != nil
  }
}

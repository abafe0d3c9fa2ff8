// A screen that looks at every flag before it presents or dismisses.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Presents a detail only where UIKit permits it.
final class GuardedPresenter: UIViewController {
  private var canPresent: Bool {
    isViewLoaded && view.window != nil && presentedViewController == nil && !isBeingPresented
      && !isBeingDismissed && !isMovingFromParent && transitionCoordinator == nil
  }

  func presentIfPossible(_ detail: UIViewController, animated: Bool) {
    guard canPresent else { return }
    present(detail, animated: animated, completion: nil)
  }

  func dismissIfPossible(animated: Bool) {
    guard let detail = presentedViewController, !detail.isBeingPresented,
      !detail.isBeingDismissed,
      detail.presentingViewController === self
        || detail.presentingViewController != nil
    else { return }
    dismiss(animated: animated)
  }
}

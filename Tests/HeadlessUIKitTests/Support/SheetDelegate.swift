// A sheet's delegate that answers as it is told; the stage records what it hears.

import HeadlessUIKit

/// An adaptive presentation delegate for tests.
@MainActor
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var allowsDismissal = true
  var adaptedStyle: UIModalPresentationStyle?
  var whenWillDismiss: (() -> Void)?
  var whenDidDismiss: (() -> Void)?
  var attempts = 0

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptedStyle ?? controller.adaptivePresentationStyle }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    whenWillDismiss?()
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    whenDidDismiss?()
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    attempts += 1
  }
}

// Previews of controllers under a finger that presses, which no finger here does.

public import Foundation

/// The place of a preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// What makes the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

/// A place that no finger presses.
private final class Preview: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}

extension UIViewController {
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing { Preview(delegate: delegate, sourceView: sourceView) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

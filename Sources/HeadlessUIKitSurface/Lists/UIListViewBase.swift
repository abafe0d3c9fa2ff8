// What tables and collections, and their controllers, have in common.

public import Foundation
@_spi(Surface) public import HeadlessUIKitCore

/// What tables and collections have in common.
open class UIListViewBase: UIScrollView {
  open var dragInteractionEnabled = true, backgroundView: UIView?, allowsSelection = true, allowsMultipleSelection = false
  var needsReload = true

  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// The updates do not escape, so that they may leave out `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  @_spi(Surface) open override var placesSubviewsItself: Bool { true }
}

/// What the controllers of tables and of collections have in common.
open class UIListControllerBase: UIViewController, UIScrollViewDelegate {
  open var clearsSelectionOnViewWillAppear = true

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDragging(_: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
}

// The control that reloads a scroll view.

public import Foundation

/// The control that reloads a scroll view.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

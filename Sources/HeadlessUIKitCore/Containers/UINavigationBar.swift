// The navigation bar, as a view that nothing draws.

public import Foundation

/// The bar over a navigation controller.
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prefersLargeTitles = false
  /// The stack whose items the bar shows; nil for a bar that an app has made for itself.
  weak var stack: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// A stack's bar has the items of its controllers, and nothing that is set changes them.
  open var items: [UINavigationItem]? {
    get { stack.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { ownItems = newValue }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ownItems = (ownItems ?? []) + [item]
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { ownItems?.popLast() }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// Methods by which a navigation bar follows its items; none is sent here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_: UINavigationBar, shouldPush _: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

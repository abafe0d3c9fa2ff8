// What bar items have in common.

public import Foundation

/// An item of a bar.
open class UIBarItem: UIObjectBase {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var imageInsets = UIEdgeInsets.zero

  /// There is no key-value coding: no key has a value.
  open func value(forKey key: String) -> Any? { nil }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }
}

// The toolbar, as a view that nothing draws.

/// A bar of buttons.
open class UIToolbar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var items: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

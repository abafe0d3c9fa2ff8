// The navigation bar, as a view that nothing draws.

/// The bar over a navigation controller.
open class UINavigationBar: UIView {
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prefersLargeTitles = false
  open var items: [UINavigationItem]?

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
}

// The looks of a view, as far as code can read them, and the types nested in its class.

public import Foundation

extension UIView {
  /// How a view's content fits its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The extras, made when first asked for.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  var madeLayer: CALayer {
    if let layer = extras?.layer { return layer }
    let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    made.owner = self
    madeExtras.layer = made
    return made
  }

  public var mask: UIView? {
    get { extras?.mask }
    set { madeExtras.mask = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { madeExtras.accessibilityIdentifier = newValue }
  }

  // MARK: Snapshots

  /// Returns an inert view of that part's size.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Draws nothing; returns whether the view could be drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return currentWindow != nil
  }
}

// What few views have, made when it is first asked for, and the types of their looks.

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
}

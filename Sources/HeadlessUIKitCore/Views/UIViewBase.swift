// The inert part of views: looks and preferences that apps set and read back.

public import Foundation

/// The inert part of `UIView`.
@preconcurrency @MainActor
open class UIViewBase: UIResponder {
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { stored(.unspecified) }
    set { store(newValue) }
  }
  open var contentScaleFactor: CGFloat {
    get { stored(1) }
    set { store(newValue) }
  }
  /// Left to right, unless the view forces the other direction.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  open func layoutSublayers(of layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateTraitsIfNeeded() {}
}

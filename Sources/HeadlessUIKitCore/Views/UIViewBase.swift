// The inert part of views: looks and preferences that apps set and read back.

public import Foundation

/// The inert part of `UIView`.
@preconcurrency @MainActor
open class UIViewBase: UIResponder {
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { stored(.unspecified) }
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
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { stored(.automatic) }
    set { store(newValue) }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored(.unspecified) }
    set { store(newValue) }
  }
  open var cornerConfiguration: UICornerConfiguration {
    get { stored(.corners(radius: .fixed(0))) }
    set { store(newValue) }
  }
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { cornerConfiguration.radius }
  open var contentScaleFactor: CGFloat {
    get { stored(1) }
    set { store(newValue) }
  }
  open var clearsContextBeforeDrawing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  open var transform3D: CATransform3D {
    get { stored(.identity) }
    set { store(newValue) }
  }
  open var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  open var interactions: [any UIInteraction] {
    get { stored([]) }
    set { store(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }
  open var hasAmbiguousLayout: Bool { false }
  open func exerciseAmbiguityInLayout() {}
  open var largeContentTitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open var showsLargeContentViewer: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  open var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  open func layoutSublayers(of layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func display(_ layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateTraitsIfNeeded() {}
}

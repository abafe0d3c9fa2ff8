// Lengths, edges and priorities, as apps compute with them.

public import Foundation

extension CGRect {
  /// Whether the rectangles have more in common than an edge or a corner, as CoreGraphics has it.
  ///
  /// On Linux, Foundation's `intersects` counts a shared edge. No other module can take its place, so
  /// the rewriter calls this instead.
  public func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension NSDirectionalRectEdge {
  public static let top = Self(rawValue: 1 << 0), leading = Self(rawValue: 1 << 1), bottom = Self(rawValue: 1 << 2)
  public static let trailing = Self(rawValue: 1 << 3), all: Self = [.top, .leading, .bottom, .trailing]
}

extension UILayoutPriority {
  public static let dragThatCanResizeScene = Self(510), sceneSizeStayPut = Self(500), dragThatCannotResizeScene = Self(490)
  public static let fittingSizeLevel = Self(50)

  public static func + (priority: Self, difference: Float) -> Self { Self(priority.rawValue + difference) }
  public static func - (priority: Self, difference: Float) -> Self { Self(priority.rawValue - difference) }
}

extension UIWindow.Level {
  public static let statusBar = Self(rawValue: 1_000), alert = Self(rawValue: 2_000)

  public static func + (level: Self, distance: CGFloat) -> Self { Self(rawValue: level.rawValue + distance) }
  public static func - (level: Self, distance: CGFloat) -> Self { Self(rawValue: level.rawValue - distance) }
}

extension UIView {
  // swift-format-ignore
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { let m = layoutMargins; return NSDirectionalEdgeInsets(top: m.top, leading: m.left, bottom: m.bottom, trailing: m.right) }
    set { layoutMargins = UIEdgeInsets(top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    stored(.defaultLow, "contentHugging \(axis)")
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    store(priority, unless: .defaultLow, "contentHugging \(axis)")
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    stored(.defaultHigh, "contentCompressionResistance \(axis)")
  }

  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    store(priority, unless: .defaultHigh, "contentCompressionResistance \(axis)")
  }
}

#if !canImport(CoreGraphics)
extension CGAffineTransform {
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

  public init(rotationAngle angle: CGFloat) { self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0) }

  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> Self { Self(translationX: tx, y: ty).concatenating(self) }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> Self { Self(scaleX: sx, y: sy).concatenating(self) }
  public func rotated(by angle: CGFloat) -> Self { Self(rotationAngle: angle).concatenating(self) }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height) }
}
#endif

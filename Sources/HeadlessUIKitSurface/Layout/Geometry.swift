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

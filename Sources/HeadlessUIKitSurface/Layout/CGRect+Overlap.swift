// Whether rectangles overlap, as CoreGraphics has it: on Linux, Foundation's `intersects` counts a
// shared edge. No other module can take its place, so the rewriter calls this instead.

public import Foundation

extension CGRect {
  /// Whether the rectangles have more in common than an edge or a corner.
  public func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

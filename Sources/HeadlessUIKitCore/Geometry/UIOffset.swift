// A distance in two directions.

public import Foundation

/// A distance in two directions.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

// Distances from the edges, in leading and trailing.

public import Foundation

/// Distances from the edges of a rectangle, in the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

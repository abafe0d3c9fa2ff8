// The shapes of corners, from iOS 26: nothing is drawn, so a view only keeps its own.

public import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  let radius: CGFloat

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: radius) }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(radius: minimum ?? 0)
  }
}

/// The shapes of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
  let radius: CGFloat

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.radius)
  }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.radius)
  }
  public static func uniformTopRadius(_ radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius: radius.radius)
  }
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(radius: maximumRadius ?? 0)
  }
}

// Vertical anchors.

public import Foundation

/// A vertical edge or centre, to make constraints from.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to another anchor, which the solver does not follow.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: item, attribute: .notAnAttribute)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: 8 * multiplier)
  }
}

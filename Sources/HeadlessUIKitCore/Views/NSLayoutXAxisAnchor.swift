// Horizontal anchors.

public import Foundation

/// A horizontal edge or centre, to make constraints from.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to another anchor, which the solver does not follow.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: item, attribute: .notAnAttribute)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: 8 * multiplier)
  }
}

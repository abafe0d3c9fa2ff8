// Geometry of views: resizing by masks, transforms, conversion between coordinate systems.

public import Foundation

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return (view ?? currentWindow)?.pointFromRoot(inRoot) ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? currentWindow)?.convert(point, to: self) ?? pointFromRoot(point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var corners = rect.corners
    for index in corners.indices { corners[index] = convert(corners[index], to: view) }
    return CGRect(around: corners)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    var corners = rect.corners
    for index in corners.indices { corners[index] = convert(corners[index], from: view) }
    return CGRect(around: corners)
  }

  /// Converts from this view's coordinates to those of the topmost superview.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    parentView?.pointInRoot(pointInParent(point)) ?? point
  }

  /// Converts from the topmost superview's coordinates to those of this view.
  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parentView else { return point }
    return pointFromParent(parentView.pointFromRoot(point))
  }

  private func pointInParent(_ point: CGPoint) -> CGPoint {
    (point - ownBounds.middle).applying(transform) + frameStorage.middle
  }

  private func pointFromParent(_ point: CGPoint) -> CGPoint {
    (point - frameStorage.middle).applying(transform.inverted()) + ownBounds.middle
  }

  /// The bounds, whatever a subclass makes of `bounds`.
  private var ownBounds: CGRect { CGRect(origin: boundsOrigin, size: frameStorage.size) }

  /// The smallest rectangle around the transformed view.
  var transformedFrame: CGRect { CGRect(around: ownBounds.corners.map(pointInParent)) }

  /// Whether a finger reaches the view: while an animation changes it, only if the options of that
  /// allow it, as the documentation of `isUserInteractionEnabled` says.
  var acceptsTouches: Bool {
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled && !isAnimatedShut
  }

  // MARK: Autoresizing

  /// The size has changed: subviews follow by their masks at once, layout follows in the pass.
  func resized(from old: CGSize) {
    setNeedsLayout()
    if currentWindow == nil { awaitsFirstLayout = true }
    placeOwnSubviews()
    guard autoresizesSubviews else { return }
    for child in children
    where !child.autoresizingMask.isEmpty && child.translatesAutoresizingMaskIntoConstraints {
      child.autoresize(from: old, to: frameStorage.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let before = frameStorage
    let (x, width) = Self.share(
      new.width - old.width,
      between: [before.minX, before.width, old.width - before.maxX],
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)
    )
    let (y, height) = Self.share(
      new.height - old.height,
      between: [before.minY, before.height, old.height - before.maxY],
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains)
    )
    frameStorage = CGRect(
      x: before.minX + x,
      y: before.minY + y,
      width: before.width + width,
      height: before.height + height
    )
    if before.size != frameStorage.size { resized(from: before.size) }
  }

  /// Shares a change between margin, size and margin, in proportion to what is flexible.
  private static func share(
    _ change: CGFloat,
    between lengths: [CGFloat],
    flexible: [Bool]
  ) -> (margin: CGFloat, size: CGFloat) {
    let parts = zip(lengths, flexible).map { length, isFlexible in isFlexible ? max(0, length) : 0 }
    let total = parts[0] + parts[1] + parts[2]
    if total > 0 { return (change * parts[0] / total, change * parts[1] / total) }
    let count = CGFloat(flexible.filter { $0 }.count)
    guard count > 0 else { return (0, 0) }
    return (flexible[0] ? change / count : 0, flexible[1] ? change / count : 0)
  }
}

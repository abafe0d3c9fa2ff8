// How steps of the stage scroll: a finger drags, lifts with or without speed, and the content comes
// to rest by the end of an animation.

internal import Foundation

extension UIScrollView: Touchable {
  func gestureID(toward direction: Stage.FingerDirection) -> Stage.GestureID {
    .scroll(number, direction)
  }

  var hasView: Bool { true }

  var openDirections: [Stage.FingerDirection] {
    guard admitsDrag, currentWindow != nil, isUnderFinger(at: bounds.middle) else { return [] }
    return Stage.FingerDirection.allCases.filter(canScroll)
  }

  /// Whether there is content on the side that a finger going that way uncovers.
  private func canScroll(toward direction: Stage.FingerDirection) -> Bool {
    let range = offsetRange
    return switch direction {
    case .right: boundsOrigin.x > range.minX
    case .left: boundsOrigin.x < range.maxX
    case .down: boundsOrigin.y > range.minY
    case .up: boundsOrigin.y < range.maxY
    }
  }

  /// The offsets at which content fills the view.
  private var offsetRange: CGRect {
    let insets = adjustedContentInset
    let left = -insets.left
    let top = -insets.top
    let right = max(left, contentSize.width + insets.right - frameStorage.width)
    let bottom = max(top, contentSize.height + insets.bottom - frameStorage.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.minX), range.maxX),
      y: min(max(offset.y, range.minY), range.maxY)
    )
  }

  /// What of the safe area the content must keep clear of, on the axes that scroll.
  var scrollableSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    let all = contentInsetAdjustmentBehavior == .always
    let isTall = all || alwaysBounceVertical || contentSize.height > frameStorage.height
    let isWide = all || alwaysBounceHorizontal || contentSize.width > frameStorage.width
    return UIEdgeInsets(
      top: isTall ? safe.top : 0,
      left: isWide ? safe.left : 0,
      bottom: isTall ? safe.bottom : 0,
      right: isWide ? safe.right : 0
    )
  }

  // MARK: The offset

  func scroll(to offset: CGPoint) {
    guard offset != boundsOrigin else { return }
    boundsOrigin = offset
    setNeedsLayout()
    sendDidScroll()
  }

  func sendDidScroll() {
    noteChange()
    delegate?.scrollViewDidScroll(self)
  }

  /// The app moves what decelerates: it comes to rest as far from there, or on the nearest page.
  func redirect(from offset: CGPoint) {
    let rest = isPagingEnabled ? offset : scrollTarget + (offset - boundsOrigin)
    scrollTarget = restingOffset(from: rest, velocity: .zero)
  }

  /// An animation to an offset, and a finger, end whatever was scrolling, without a word.
  func stopScrolling() {
    guard let scrolling else { return }
    runtime.cancel(scrolling)
    self.scrolling = nil
    isDecelerating = false
  }

  func animate(
    _ label: String,
    to offset: CGPoint,
    completion: @escaping (UIScrollView) -> Void
  ) {
    let animation = runtime.addAnimation(label)
    scrolling = animation
    scrollTarget = offset
    animation.whenDone { [weak self] _ in
      guard let self else { return }
      scrolling = nil
      isDecelerating = false
      scroll(to: scrollTarget)
      completion(self)
    }
  }

  // MARK: The finger

  /// A finger lands and moves far enough to drag.
  func land(toward direction: Stage.FingerDirection) {
    startDragging(toward: direction)
    drag(to: boundsOrigin - direction.vector(Finger.threshold))
  }

  func startDragging(toward direction: Stage.FingerDirection) {
    stopScrolling()
    let touch = UITouch(at: convert(bounds.middle, to: nil), in: self)
    runtime.finger = Finger(target: self, touch: touch, direction: direction)
    isDragging = true
    panGestureRecognizer.state = .began
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// One step further: a quarter of the view.
  func moveOn() {
    guard let finger = runtime.finger, finger.target === self else { return }
    // The app may scroll under the finger, which takes over as it moves on.
    stopScrolling()
    finger.moves += 1
    let isHorizontal = finger.direction.isHorizontal
    let extent = (isHorizontal ? frameStorage.width : frameStorage.height) / 4
    drag(to: clamped(boundsOrigin - finger.direction.vector(extent)))
  }

  func lift() {
    if let finger = runtime.finger { endDragging(velocity: finger.direction.vector(-1)) }
  }

  func loseFinger() { endDragging(velocity: .zero) }

  func drag(to offset: CGPoint) {
    assert(scrolling == nil, "a scroll view is dragged while an animation scrolls it")
    panGestureRecognizer.state = .changed
    scroll(to: offset)
  }

  /// Lifts the finger; with a velocity, or between two pages, the content moves on.
  func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    var target = restingOffset(from: boundsOrigin, velocity: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    isDragging = false
    panGestureRecognizer.state = .ended
    panGestureRecognizer.state = .possible
    if runtime.finger?.target === self { runtime.finger = nil }
    let decelerates = target != boundsOrigin
    isDecelerating = decelerates
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    animate("decelerate", to: target) {
      $0.delegate?.scrollViewDidEndDecelerating($0)
    }
  }

  /// Where the content comes to rest: half a view further, or on a page.
  private func restingOffset(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let size = frameStorage.size
    let isPaging = isPagingEnabled && size.width > 0 && size.height > 0
    func rest(_ position: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard isPaging else { return position + velocity * length / 2 }
      let rule: FloatingPointRoundingRule =
        velocity == 0 ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
      return (position / length).rounded(rule) * length
    }
    return clamped(
      CGPoint(
        x: rest(offset.x, size.width, velocity.x),
        y: rest(offset.y, size.height, velocity.y)
      )
    )
  }
}

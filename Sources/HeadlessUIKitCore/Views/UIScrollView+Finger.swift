// How steps of the stage scroll: a finger drags, lifts with or without speed, and the content comes
// to rest by the end of an animation.

internal import Foundation

extension UIScrollView: Touchable {
  func gestureID(toward direction: StageStep.FingerDirection) -> StageStep.GestureID {
    .scroll(number, direction)
  }

  var hasView: Bool { true }

  var recognizer: UIGestureRecognizer { panGestureRecognizer }

  var openDirections: [StageStep.FingerDirection] {
    guard admitsDrag, currentWindow != nil, isUnderFinger(at: bounds.middle) else { return [] }
    return StageStep.FingerDirection.allCases.filter(canScroll)
  }

  /// Whether there is content on the side that a finger going that way uncovers.
  private func canScroll(toward direction: StageStep.FingerDirection) -> Bool {
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
    runtime.animations.cancel(scrolling)
    self.scrolling = nil
    isDecelerating = false
  }

  func animate(
    _ label: String,
    to offset: CGPoint,
    completion: @escaping (UIScrollView) -> Void
  ) {
    let animation = runtime.animations.add(label)
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
  func land(toward direction: StageStep.FingerDirection) {
    let finger = startDragging(toward: direction)
    finger.move(to: direction.vector(Finger.threshold))
    let companions = companions(under: finger)
    drag(to: boundsOrigin - finger.way)
    for companion in companions where runtime.touchscreen.finger === finger {
      companion.join(finger)
    }
  }

  @discardableResult
  func startDragging(toward direction: StageStep.FingerDirection) -> Finger {
    let point = convert(bounds.middle, to: nil)
    let touch = UITouch(at: point, in: runtime.viewUnderFinger(at: point) ?? self)
    let finger = Finger(target: self, touch: touch, direction: direction)
    runtime.touchscreen.finger = finger
    beginDrag()
    return finger
  }

  private func beginDrag() {
    stopScrolling()
    isDragging = true
    panGestureRecognizer.startTravel()
    panGestureRecognizer.state = .began
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Whether a finger that another has begun to recognise would drag this as well.
  func canJoin(_ finger: Finger) -> Bool {
    guard takesFinger, admitsDrag else { return false }
    let range = offsetRange
    return finger.direction.isHorizontal
      ? alwaysBounceHorizontal || range.width > 0 : alwaysBounceVertical || range.height > 0
  }

  func join(_ finger: Finger) {
    finger.add(self)
    beginDrag()
    follow(finger)
  }

  /// After the distance by which it begins, a quarter of the view with each step, and no further
  /// than the view is large: a drag turns one page.
  func travel(after moves: Int, toward direction: StageStep.FingerDirection) -> CGFloat {
    let extent = direction.isHorizontal ? frameStorage.width : frameStorage.height
    let way = Finger.threshold + extent * CGFloat(moves) / CGFloat(Finger.movesMax)
    return min(way, max(extent, Finger.threshold))
  }

  func follow(_ finger: Finger) {
    guard self.finger != nil else { return }
    // The app may scroll under the finger, which takes over as it moves on.
    stopScrolling()
    drag(to: clamped(boundsOrigin - finger.way))
  }

  func lift() {
    if let finger { endDragging(velocity: finger.direction.vector(-1)) }
  }

  func loseFinger() { endDragging(velocity: .zero) }

  func drag(to offset: CGPoint) {
    assert(scrolling == nil, "a scroll view is dragged while an animation scrolls it")
    if let finger { panGestureRecognizer.travel(with: finger) }
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
    finger?.drop(self)
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

// How steps of the stage scroll: a finger drags, lifts with or without speed, and the content comes
// to rest by the end of an animation.

internal import Foundation

/// One way in which a finger may drag a scroll view.
@MainActor
struct ScrollGesture: GestureSource {
  let scrollView: UIScrollView
  let direction: Stage.FingerDirection

  var id: Stage.GestureID { .scroll(scrollView.number, direction) }

  var phases: GesturePhases {
    guard let finger = scrollView.runtime.finger else { return .begin }
    guard finger.target === scrollView, finger.direction == direction else { return [] }
    return finger.moves < Finger.movesMax ? .underWay : [.finish, .cancel]
  }

  func perform(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin: scrollView.beginDragging(toward: direction)
    case .move: scrollView.dragOn()
    case .finish: scrollView.endDragging(velocity: direction.vector(-1))
    case .cancel: scrollView.endDragging(velocity: .zero)
    }
  }
}

extension UIScrollView: Touchable {
  func offerGestures(to offers: inout GestureOffers) {
    if let finger = runtime.finger {
      guard finger.target === self else { return }
      return offers.offer(ScrollGesture(scrollView: self, direction: finger.direction))
    }
    guard isScrollEnabled, currentWindow != nil else { return }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard runtime.viewUnderFinger(at: middle)?.isDescendant(of: self) ?? false else { return }
    for direction in [Stage.FingerDirection.right, .left, .down, .up]
    where canScroll(toward: direction) {
      offers.offer(ScrollGesture(scrollView: self, direction: direction))
    }
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

  func sendDidScroll() { delegate?.scrollViewDidScroll(self) }

  /// An offset that is set from outside ends whatever was scrolling, without a word.
  func stopScrolling() {
    guard let scrolling else { return }
    runtime.cancel(scrolling)
    self.scrolling = nil
    isDecelerating = false
  }

  func animateScroll(to offset: CGPoint) {
    stopScrolling()
    guard offset != boundsOrigin else { return }
    animate("scroll to offset", to: offset) {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
    }
  }

  private func animate(
    _ label: String,
    to offset: CGPoint,
    completion: @escaping (UIScrollView) -> Void
  ) {
    let animation = runtime.addAnimation(label)
    scrolling = animation
    animation.whenDone { [weak self] _ in
      guard let self else { return }
      scrolling = nil
      isDecelerating = false
      scroll(to: offset)
      completion(self)
    }
  }

  // MARK: The finger

  /// A finger lands and moves far enough to drag.
  func beginDragging(toward direction: Stage.FingerDirection) {
    startDragging(toward: direction)
    drag(
      to: CGPoint(
        x: boundsOrigin.x - direction.vector(Finger.threshold).x,
        y: boundsOrigin.y - direction.vector(Finger.threshold).y
      )
    )
  }

  func startDragging(toward direction: Stage.FingerDirection) {
    stopScrolling()
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let touch = UITouch(at: middle, in: self)
    runtime.finger = Finger(target: self, touch: touch, direction: direction)
    isDragging = true
    panGestureRecognizer.state = .began
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// One step further: a quarter of the view.
  func dragOn() {
    guard let finger = runtime.finger, finger.target === self else { return }
    // The app may scroll under the finger, which takes over as it moves on.
    stopScrolling()
    finger.moves += 1
    let isHorizontal = finger.direction.isHorizontal
    let extent = (isHorizontal ? frameStorage.width : frameStorage.height) / 4
    let way = finger.direction.vector(extent)
    drag(to: clamped(CGPoint(x: boundsOrigin.x - way.x, y: boundsOrigin.y - way.y)))
  }

  func drag(to offset: CGPoint) {
    assert(scrolling == nil, "a scroll view is dragged while an animation scrolls it")
    panGestureRecognizer.state = .changed
    scroll(to: offset)
  }

  /// The finger lifts; with a velocity, or between two pages, the content goes on by itself.
  func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    var target = restingOffset(velocity: velocity)
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
  private func restingOffset(velocity: CGPoint) -> CGPoint {
    guard isPagingEnabled, frameStorage.width > 0, frameStorage.height > 0 else {
      return clamped(
        CGPoint(
          x: boundsOrigin.x + velocity.x * frameStorage.width / 2,
          y: boundsOrigin.y + velocity.y * frameStorage.height / 2
        )
      )
    }
    return clamped(
      CGPoint(
        x: Self.page(boundsOrigin.x / frameStorage.width, velocity.x) * frameStorage.width,
        y: Self.page(boundsOrigin.y / frameStorage.height, velocity.y) * frameStorage.height
      )
    )
  }

  private static func page(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
    if velocity > 0 { return position.rounded(.up) }
    if velocity < 0 { return position.rounded(.down) }
    return position.rounded()
  }
}

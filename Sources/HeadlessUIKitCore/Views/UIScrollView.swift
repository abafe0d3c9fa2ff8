// Scroll views: an offset, the finger that drags it, and the delegate calls for both.

public import Foundation

/// A view whose content is larger than itself.
open class UIScrollView: UIView {
  /// How a scroll view's insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Names it in steps; only what a finger drives by itself has one.
  private(set) var number = 0
  /// The animation that scrolls: a deceleration or an animated offset.
  var scrolling: Animation?
  /// Where that comes to rest.
  var scrollTarget = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTouchable()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeTouchable()
  }

  private func becomeTouchable() {
    clipsToBounds = true
    guard takesFinger else { return }
    number = runtime.touchscreen.takeNumber()
    runtime.touchscreen.register(self)
  }

  /// Whether steps of the stage drag it; the finger of a page controller is that one's own.
  var takesFinger: Bool { true }

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// Setting it calls the delegate at once, as in UIKit.
  ///
  /// A deceleration continues from there: layout code may move what decelerates, as Apple's sample
  /// StreetScroller does.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      if isDecelerating { redirect(from: newValue) } else { stopScrolling() }
      scroll(to: newValue)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let hasMoved = newValue.origin != boundsOrigin
      super.bounds = newValue
      if hasMoved { sendDidScroll() }
    }
  }

  open var contentSize = CGSize.zero {
    didSet {
      // Many set it in each of their layout passes, which end.
      if contentSize != oldValue { setNeedsLayout() }
      noteChange()
    }
  }
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never
      ? contentInset : contentInset.adding(scrollableSafeArea)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopScrolling()
    guard animated, runtime.animations.areEnabled else {
      self.contentOffset = contentOffset
      return
    }
    guard contentOffset != boundsOrigin else { return }
    animate("scroll to offset", to: contentOffset) {
      $0.delegate?.scrollViewDidEndScrollingAnimation($0)
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = boundsOrigin
    if rect.minX < bounds.minX { offset.x = rect.minX }
    if rect.maxX > bounds.maxX { offset.x = rect.maxX - bounds.width }
    if rect.minY < bounds.minY { offset.y = rect.minY }
    if rect.maxY > bounds.maxY { offset.y = rect.maxY - bounds.height }
    if offset != boundsOrigin { setContentOffset(offset, animated: animated) }
  }

  open private(set) lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(.scrollFrame, of: self)

  // MARK: Behaviour

  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, oldValue { cancelDrag() } }
  }
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }
  open func touchesShouldBegin(_: Set<UITouch>, with _: UIEvent?, in _: UIView) -> Bool { true }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  open func zoom(to rect: CGRect, animated: Bool) {}

  open var isTracking: Bool { isDragging }
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  /// The recogniser of the drags, once the app has asked for it or a finger has dragged.
  private(set) var madePan: ScrollPanRecognizer?
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let madePan { return madePan }
    let made = ScrollPanRecognizer(of: self)
    madePan = made
    return made
  }

  /// Those of the app, and the scroll view's own before them.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      guard panGestureRecognizer.attachedView === self else { return super.gestureRecognizers }
      return [panGestureRecognizer] + recognizers
    }
    set { super.gestureRecognizers = newValue?.filter { $0 !== panGestureRecognizer } }
  }

  /// Whether the app lets a finger drag it.
  var admitsDrag: Bool {
    guard let madePan else { return isScrollEnabled }
    return isScrollEnabled && madePan.isEnabled && madePan.attachedView != nil
  }

  /// The app has switched off what drags it: the content comes to rest from where it is.
  func cancelDrag() { endDragging(velocity: .zero) }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

/// The pan of a scroll view, which steps of the stage drive by the view.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    attachedView = scrollView
    // UIKit's scroll views are the delegates of their own recognisers.
    delegate = scrollView as? any UIGestureRecognizerDelegate
  }

  override var isEnabled: Bool {
    didSet {
      if !isEnabled, oldValue { scrollView?.cancelDrag() }
    }
  }

  override func location(in view: UIView?) -> CGPoint {
    scrollView?.finger?.touch.location(in: view) ?? .zero
  }

  override var numberOfTouches: Int { scrollView?.finger == nil ? 0 : 1 }
}

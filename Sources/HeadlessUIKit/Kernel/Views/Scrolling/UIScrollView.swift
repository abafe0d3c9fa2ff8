// Scroll views: an offset, the finger that drags it, and the delegate calls for both.

public import Foundation

/// A view whose content is larger than itself.
open class UIScrollView: UIView {
  /// How a scroll view's insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// How quickly scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// The looks of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  let number = Runtime.current.takeTouchableNumber()
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
    runtime.register(self)
    clipsToBounds = true
  }

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
      setNeedsLayout()
      noteChange()
    }
  }
  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never
      ? contentInset : contentInset.adding(scrollableSafeArea)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopScrolling()
    guard animated, runtime.areAnimationsEnabled else {
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
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1

  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var refreshControl: UIRefreshControl?
  open func flashScrollIndicators() {}
  open func adjustedContentInsetDidChange() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  open func zoom(to rect: CGRect, animated: Bool) {}

  open var isTracking: Bool { isDragging }
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
}

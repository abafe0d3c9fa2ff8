// Views: a hierarchy with frames, windows and layout passes, and no drawing.

public import Foundation
internal import Lifecycle

/// A rectangle of the screen, with subviews.
@MainActor
open class UIView: UIResponder {
  // MARK: Hidden state

  let runtime: Runtime
  nonisolated(unsafe) var children: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var parentView: UIView?
  /// The window that the view is in; a window is in itself.
  unowned(unsafe) var currentWindow: UIWindow?
  /// The controller whose view this is.
  nonisolated(unsafe) unowned(unsafe) var owner: UIViewController?
  /// Whether the view itself needs a layout pass.
  var needsLayoutFlag = true
  /// Whether the view or one below it must be visited by the next commit.
  var isSubtreeDirty = true
  var frameStorage: CGRect
  var boundsOrigin = CGPoint.zero
  /// What the view keeps of Auto Layout, if anything.
  var layoutRecord: AutoLayoutRecord?
  var recognizers: [UIGestureRecognizer] = []

  // MARK: Making

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    runtime = Runtime.current
    frameStorage = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    runtime = Runtime.current
    frameStorage = .zero
    super.init()
  }

  deinit {
    for child in children { child.parentView = nil }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { frameStorage }
    set {
      let resizes = frameStorage.size != newValue.size
      frameStorage = newValue
      if resizes { setNeedsLayout() }
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set {
      let resizes = frameStorage.size != newValue.size
      boundsOrigin = newValue.origin
      frameStorage.size = newValue.size
      if resizes { setNeedsLayout() }
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: frameStorage.midX, y: frameStorage.midY) }
    set {
      frameStorage.origin = CGPoint(
        x: newValue.x - frameStorage.width / 2,
        y: newValue.y - frameStorage.height / 2
      )
    }
  }

  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Appearance

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isUserInteractionEnabled = true
  open var tag = 0

  // MARK: Hierarchy

  open var superview: UIView? { parentView }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { currentWindow }
  open override var next: UIResponder? { owner ?? parentView }

  open func addSubview(_ view: UIView) { insertByApp(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insertByApp(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertByApp(view, at: children.firstIndex { $0 === sibling }.map { $0 + 1 })
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertByApp(view, at: children.firstIndex { $0 === sibling })
  }

  open func removeFromSuperview() {
    guard parentView != nil else { return }
    runtime.willRemove(self)
    detach()
    runtime.didRemove(self)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayoutFlag = true
    markDirty()
  }

  open func layoutIfNeeded() { runtime.forceLayout(self) }

  open func layoutSubviews() {}

  open func setNeedsDisplay() {}

  open func sizeToFit() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }

  /// How a view keeps its edges when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

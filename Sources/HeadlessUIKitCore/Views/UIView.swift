// Views: a hierarchy with frames, windows and layout passes, and no drawing.

public import Foundation
internal import VCLifecycle

/// A rectangle of the screen, with subviews.
open class UIView: UIViewBase {
  // MARK: Hidden state

  let runtime = Runtime.current
  @exclusivity(unchecked) nonisolated(unsafe) var children: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) private var parentReference = Unretained<UIView>(
    wrappedValue: nil
  )
  @exclusivity(unchecked) nonisolated(unsafe) private var windowReference = Unretained<UIWindow>(
    wrappedValue: nil
  )
  @exclusivity(unchecked) nonisolated(unsafe) private var ownerReference =
    Unretained<UIViewController>(wrappedValue: nil)
  /// Whether the view itself needs a layout pass.
  @exclusivity(unchecked) var needsLayoutFlag = true
  /// Whether no pass has placed the subviews yet: a pass that the app asks for once more may come
  /// later (LAYOUT-2).
  @exclusivity(unchecked) var awaitsFirstLayout = true
  /// Whether constraints have changed that may move subviews: they need a layout pass if they do.
  @exclusivity(unchecked) var owesSolving = false
  /// Whether a layout pass of the view is under way: none begins inside it.
  @exclusivity(unchecked) var isInLayout = false
  /// Whether `updateProperties` is owed before the next layout pass.
  @exclusivity(unchecked) var owesProperties = true
  /// Whether the view or one below it must be visited by the next commit.
  @exclusivity(unchecked) var isSubtreeDirty = true
  @exclusivity(unchecked) var frameStorage: CGRect
  var boundsOrigin = CGPoint.zero
  /// Whether `updateConstraints` is owed.
  @exclusivity(unchecked) var needsConstraintsFlag: Bool
  /// What the view keeps of Auto Layout, if anything.
  var layoutRecord: AutoLayoutRecord?
  /// What few views have; made when first asked for.
  @exclusivity(unchecked) var extras: ViewExtras?
  var recognizers: [UIGestureRecognizer] = []

  final nonisolated var parentView: UIView? {
    get { parentReference.wrappedValue }
    set { parentReference.wrappedValue = newValue }
  }

  /// The window that the view is in; a window is in itself.
  package final var currentWindow: UIWindow? {
    get { windowReference.wrappedValue }
    set { windowReference.wrappedValue = newValue }
  }

  /// The controller whose view this is.
  final nonisolated var owner: UIViewController? {
    get { ownerReference.wrappedValue }
    set { ownerReference.wrappedValue = newValue }
  }

  // MARK: Making

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    frameStorage = frame
    needsConstraintsFlag = OverrideDetection.updateConstraints.isOverridden(by: Self.self)
    super.init()
    runtime.addresses.keep(self)
  }

  public required init?(coder: NSCoder) {
    frameStorage = .zero
    needsConstraintsFlag = OverrideDetection.updateConstraints.isOverridden(by: Self.self)
    super.init()
    runtime.addresses.keep(self)
  }

  deinit {
    for child in children { child.parentView = nil }
  }

  /// The window goes; the app may keep the view.
  final nonisolated func forgetWindow() {
    windowReference.wrappedValue = nil
    for child in children { child.forgetWindow() }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { transform.isIdentity ? frameStorage : transformedFrame }
    set {
      let old = frameStorage
      runtime.animations.changes?.add { [self] in self.frame = old }
      if old != newValue { noteAnimatedChange() }
      frameStorage = newValue
      if old.size != newValue.size { resized(from: old.size) }
      noteChange()
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set {
      let old = bounds
      runtime.animations.changes?.add { [self] in self.bounds = old }
      if old != newValue { noteAnimatedChange() }
      boundsOrigin = newValue.origin
      frameStorage = CGRect(middle: frameStorage.middle, size: newValue.size)
      if old.size != newValue.size { resized(from: old.size) }
      noteChange()
    }
  }

  open var center: CGPoint {
    get { frameStorage.middle }
    set {
      let old = center
      runtime.animations.changes?.add { [self] in self.center = old }
      if old != newValue { noteAnimatedChange() }
      frameStorage = CGRect(middle: newValue, size: frameStorage.size)
      noteChange()
    }
  }

  @exclusivity(unchecked) open var transform = CGAffineTransform.identity {
    didSet {
      runtime.animations.changes?.add { [self, oldValue] in transform = oldValue }
      if transform != oldValue { noteAnimatedChange() }
    }
  }

  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var autoresizesSubviews = true
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    let hits = children.reversed().lazy.compactMap { [self] child in
      child.hitTest(convert(point, to: child), with: event)
    }
    return hits.first ?? self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Looks

  @exclusivity(unchecked) open var isHidden = false

  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      runtime.animations.changes?.add { [self, oldValue] in alpha = oldValue }
      if alpha != oldValue { noteAnimatedChange() }
    }
  }

  open var isOpaque = true
  @exclusivity(unchecked) open var clipsToBounds = false
  open var backgroundColor: UIColor? { didSet { noteAnimatedChange() } }
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var isExclusiveTouch = false
  open var isMultipleTouchEnabled = false
  open var preservesSuperviewLayoutMargins = false
  open var tag = 0

  // MARK: Hierarchy

  open var superview: UIView? { parentView }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { currentWindow }
  open override var next: UIResponder? { owner ?? parentView }

  open func addSubview(_ view: UIView) { insertByApp(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insertByApp(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertByApp(view, at: children.indexOfObject(sibling).map { $0 + 1 })
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertByApp(view, at: children.indexOfObject(sibling))
  }

  open func removeFromSuperview() {
    guard parentView != nil else { return }
    runtime.windowMoves.willRemove(self)
    runtime.windowMoves.removeWrapper(self)
    runtime.windowMoves.didRemove(self)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.indexOfObject(view) else { return }
    children.append(children.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.indexOfObject(view) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    children.swapAt(first, second)
  }

  open func isDescendant(of view: UIView) -> Bool {
    for candidate in lineage where candidate === view { return true }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : children.lazy.compactMap { $0.viewWithTag(tag) }.first
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

  open func layoutIfNeeded() { runtime.commits.forceLayout(self) }

  open func layoutSubviews() {}

  // MARK: Properties

  open func updateProperties() {}

  /// Updates the properties before the next layout pass, which comes with the next commit.
  open func setNeedsUpdateProperties() {
    owesProperties = true
    setNeedsLayout()
  }

  open func updatePropertiesIfNeeded() {
    guard owesProperties else { return }
    owesProperties = false
    updateProperties()
  }

  open func setNeedsDisplay() {}

  open func draw(_ rect: CGRect) {}

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func setNeedsUpdateConstraints() {
    needsConstraintsFlag = true
    owner?.needsConstraintsUpdate = true
    runtime.turn.owesConstraints = true
    setNeedsLayout()
  }

  open func updateConstraintsIfNeeded() { updateOwedConstraints() }

  open func updateConstraints() {}

  open func needsUpdateConstraints() -> Bool { needsConstraintsFlag }

  open class var requiresConstraintBasedLayout: Bool { false }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { madeLayer }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Returns an inert view of the same frame.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return UIView(frame: CGRect(origin: .zero, size: frameStorage.size))
  }

  /// Makes the first responder among the view and its subviews resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  open var safeAreaLayoutGuide: UILayoutGuide { madeLayoutRecord.safeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { madeLayoutRecord.marginsGuide }
  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins }
    set { ownLayoutMargins = newValue }
  }

  open func layoutMarginsDidChange() {}

  open func invalidateIntrinsicContentSize() { parentView?.setNeedsLayout() }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : size.width,
      height: vertical == .required ? targetSize.height : size.height
    )
  }

  // UIKit's own declaration; its users rely on the implicit unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { extras?.tintColor ?? parentView?.tintColor ?? .systemBlue }
    set {
      madeExtras.tintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {}

  /// The size has changed: subviews that UIKit has put into the view follow at once.
  func placeOwnSubviews() {}

  /// Whether the view places its subviews without constraints, as a stack view does.
  @_spi(Surface) open var placesSubviewsItself: Bool { false }

  /// Whether a scroll view leaves the touches on it alone, as on a control.
  @_spi(Surface) open var keepsTouches: Bool { false }

  // MARK: Traits

  open var traitCollection: UITraitCollection { currentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachedView = self
    recognizers.append(gestureRecognizer)
    runtime.touchscreen.register(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.loseFinger()
    gestureRecognizer.attachedView = nil
    recognizers.removeObject(gestureRecognizer)
    runtime.touchscreen.unregister(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

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

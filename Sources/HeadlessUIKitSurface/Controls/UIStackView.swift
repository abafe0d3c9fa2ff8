// Stack views: subviews in a row or column, each as long as it likes or all alike.

public import Foundation
@_spi(Surface) public import HeadlessUIKitCore

/// A view that places views in a row or column.
open class UIStackView: UIView {
  /// How the views share the length.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// How the views lie across the length.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading, bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange(axis != oldValue) } }
  open var distribution = Distribution.fill { didSet { arrange(distribution != oldValue) } }
  open var alignment = Alignment.fill { didSet { arrange(alignment != oldValue) } }
  open var spacing: CGFloat = 0 { didSet { arrange(spacing != oldValue) } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange(isLayoutMarginsRelativeArrangement != oldValue) } }

  /// Asks for layout after a change: what is set to its old value in a layout pass asks for none.
  private func arrange(_ hasChanged: Bool) { if hasChanged { setNeedsLayout() } }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let oldIndex = arrangedSubviews.indexOfObject(view)
    arrangedSubviews.removeObject(view)
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    arrange(oldIndex == nil || oldIndex != arrangedSubviews.indexOfObject(view))
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeObject(view)
    gaps[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  open var isBaselineRelativeArrangement = false
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude, spacingUseSystem = CGFloat.leastNormalMagnitude
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isOwn = spacing != Self.spacingUseDefault
    gaps[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    setNeedsLayout()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault }

  private func gap(after view: UIView) -> CGFloat {
    let gap = gaps[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  /// What lies between views that are shown.
  private func gaps(between views: [UIView]) -> CGFloat { views.dropLast().reduce(0) { $0 + gap(after: $1) } }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in arrangedSubviews { assert(view.superview === self, "a stack view arranges a view that is no subview of it") }
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let isRow = axis == .horizontal
    let length = isRow ? area.width : area.height
    let free = length - gaps(between: shown)
    var position = isRow ? area.minX : area.minY
    for (view, extent) in zip(shown, extents(of: shown, in: free)) {
      view.frame =
        isRow
        ? CGRect(x: position, y: area.minY, width: extent, height: area.height)
        : CGRect(x: area.minX, y: position, width: area.width, height: extent)
      position += extent + gap(after: view)
    }
  }

  /// How long each view is: all alike, or each as it likes with the last taking the rest.
  private func extents(of views: [UIView], in free: CGFloat) -> [CGFloat] {
    let alike = free / CGFloat(views.count)
    guard distribution != .fillEqually else { return views.map { _ in alike } }
    var extents = views.map { view in
      let size = view.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
    }
    let open = extents.indices.filter { extents[$0] < 0 }
    let rest = free - extents.filter { $0 >= 0 }.reduce(0, +)
    if open.isEmpty {
      extents[extents.count - 1] = max(0, extents[extents.count - 1] + rest)
    } else {
      for index in open { extents[index] = max(0, rest / CGFloat(open.count)) }
    }
    return extents
  }

  @_spi(Surface) open override var placesSubviewsItself: Bool { true }

  open override var intrinsicContentSize: CGSize {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let sizes = shown.map(\.intrinsicContentSize)
    let widths = sizes.map(\.width)
    let heights = sizes.map(\.height)
    guard let width = widths.max(), let height = heights.max(), !(widths + heights).contains(where: { $0 < 0 }) else {
      return super.intrinsicContentSize
    }
    let gaps = gaps(between: shown)
    return axis == .horizontal
      ? CGSize(width: widths.reduce(gaps, +), height: height) : CGSize(width: width, height: heights.reduce(gaps, +))
  }
}

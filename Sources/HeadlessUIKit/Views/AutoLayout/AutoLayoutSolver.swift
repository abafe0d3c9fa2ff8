// The part of Auto Layout that containers are written with: pins to edges and margins, constant and
// proportional sizes, centres, siblings beside each other. Inequalities, compression and hugging
// are recorded and inert.
//
// Worked example: B.leading = A.trailing + 8, A.leading = superview.leading, A.width = 50. The
// known values start with the superview's (0 and its width). A.leading = 0 follows, A.width = 50
// follows,
// from the two A.trailing = 50, and from that B.leading = 58. Values spread until nothing is new;
// what has no size then takes its intrinsic one, and what is still open keeps its old frame.

internal import Foundation

/// Places the subviews and guides of one view.
@MainActor
struct AutoLayoutSolver {
  private let view: UIView
  /// What is known of the items so far.
  private var spans: [Key: Span] = [:]
  private let placed: [UIView]
  private let guides: [UILayoutGuide]

  /// One item on one axis.
  private struct Key: Hashable {
    let item: ObjectIdentifier
    let isHorizontal: Bool

    init(_ item: AnyObject, isHorizontal: Bool) {
      self.item = ObjectIdentifier(item)
      self.isHorizontal = isHorizontal
    }
  }

  /// An extent on one axis: two of the four give the others.
  private struct Span {
    var start: CGFloat?
    var end: CGFloat?
    var center: CGFloat?
    var size: CGFloat?

    init(start: CGFloat? = nil) { self.start = start }

    init(of frame: CGRect, isHorizontal: Bool) {
      start = isHorizontal ? frame.minX : frame.minY
      end = isHorizontal ? frame.maxX : frame.maxY
      complete()
    }

    /// The values that the known ones imply.
    mutating func complete() {
      if size == nil {
        if let start, let end {
          size = end - start
        } else if let start, let center {
          size = (center - start) * 2
        } else if let end, let center {
          size = (end - center) * 2
        }
      }
      guard let size else { return }
      if start == nil {
        start = end.map { $0 - size } ?? center.map { $0 - size / 2 }
      }
      guard let start else { return }
      end = start + size
      center = start + size / 2
    }
  }

  /// One of the four values of a span.
  private typealias Edge = WritableKeyPath<Span, CGFloat?>

  init(view: UIView) {
    self.view = view
    placed = view.children.filter(\.usesConstraints)
    guides = view.layoutRecord?.guides ?? []
    for guide in guides {
      assert(guide.owningView === view, "a view lists a layout guide of another view")
    }
    for child in view.children where !child.usesConstraints { note(child.frame, of: child) }
    if let content {  // content starts at zero; its size follows from what is pinned to its ends
      spans[Key(contentItem(content), isHorizontal: true)] = Span(start: 0)
      spans[Key(contentItem(content), isHorizontal: false)] = Span(start: 0)
    }
  }

  /// The item whose edges are those of a scroll view's content, which constraints may size.
  private var content: UIScrollView? { view as? UIScrollView }

  /// What stands for an item: the scroll view, where its edges or its content guide are meant.
  private func stand(in item: AnyObject, _ edge: Edge) -> AnyObject {
    guard let content else { return item }
    if (item as? UILayoutGuide)?.kind == .scrollContent { return contentItem(content) }
    return item === content && edge != \.size ? contentItem(content) : item
  }

  private func contentItem(_ scrollView: UIScrollView) -> AnyObject {
    scrollView.contentLayoutGuide
  }

  private mutating func note(_ frame: CGRect, of item: AnyObject) {
    for isHorizontal in [true, false] {
      spans[Key(item, isHorizontal: isHorizontal)] = Span(of: frame, isHorizontal: isHorizontal)
    }
  }

  // MARK: Solving

  func solve() {
    guard !placed.isEmpty || !guides.isEmpty else { return }
    var solver = self
    let constraints = relevantConstraints
    solver.spread(constraints)
    solver.takeIntrinsicSizes()
    solver.spread(constraints)
    solver.takeOldSizes()
    solver.spread(constraints)
    solver.apply()
  }

  /// Equalities about what this view places, the strongest first, then the oldest.
  private var relevantConstraints: [NSLayoutConstraint] {
    var holders = placed
    var current: UIView? = view
    while let holder = current {
      holders.append(holder)
      current = holder.parentView
    }
    var found: [NSLayoutConstraint] = []
    for holder in holders {
      for constraint in holder.layoutRecord?.constraints ?? [] {
        assert(constraint.holder === holder, "a view lists a constraint that is not active in it")
        found.append(constraint)
      }
    }
    let equalities = found.filter { $0.relation == .equal }.enumerated()
    return equalities.sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  private mutating func spread(_ constraints: [NSLayoutConstraint]) {
    var isChanging = true
    var valuesFound = 0
    while isChanging {
      isChanging = false
      assert(
        valuesFound <= 8 * (placed.count + guides.count + 1),
        "a constraint sets a value that is known"
      )
      valuesFound += 1
      for constraint in constraints where propagate(constraint) {
        isChanging = true
        break  // the strongest that says something new comes first again
      }
    }
  }

  /// Takes what the constraint says of an item that is still open; whether that was news.
  private mutating func propagate(_ constraint: NSLayoutConstraint) -> Bool {
    guard let (edge, isHorizontal) = Self.edge(constraint.firstAttribute),
      let firstItem = constraint.firstItem
    else { return false }
    let first = stand(in: firstItem, edge)
    guard let secondItem = constraint.secondItem else {
      guard isOpen(first), edge == \.size else { return false }
      return take(constraint.constant, edge, of: first, isHorizontal)
    }
    guard let (otherEdge, _) = Self.edge(constraint.secondAttribute) else { return false }
    let second = stand(in: secondItem, otherEdge)
    if isOpen(first), let value = value(otherEdge, of: second, isHorizontal, constraint, 2) {
      let result = value * constraint.multiplier + constraint.constant
      if take(result, edge, of: first, isHorizontal) { return true }
    }
    if isOpen(second), constraint.multiplier != 0,
      let value = value(edge, of: first, isHorizontal, constraint, 1)
    {
      let result = (value - constraint.constant) / constraint.multiplier
      return take(result, otherEdge, of: second, isHorizontal)
    }
    return false
  }

  /// Whether this view places the item.
  private func isOpen(_ item: AnyObject) -> Bool {
    placed.holds(item) || guides.holds(item)
      || content.map { contentItem($0) === item } ?? false
  }

  private mutating func take(
    _ value: CGFloat,
    _ edge: Edge,
    of item: AnyObject,
    _ isHorizontal: Bool
  ) -> Bool {
    let key = Key(item, isHorizontal: isHorizontal)
    var span = spans[key] ?? Span()
    guard span[keyPath: edge] == nil else { return false }
    span[keyPath: edge] = value
    span.complete()
    spans[key] = span
    return true
  }

  // MARK: Values

  private func value(
    _ edge: Edge,
    of item: AnyObject,
    _ isHorizontal: Bool,
    _ constraint: NSLayoutConstraint,
    _ side: Int
  ) -> CGFloat? {
    if let known = spans[Key(item, isHorizontal: isHorizontal)] { return known[keyPath: edge] }
    if isOpen(item) { return nil }
    guard let frame = outsideFrame(of: item, constraint, side) else { return nil }
    return Span(of: frame, isHorizontal: isHorizontal)[keyPath: edge]
  }

  /// The place, in this view's coordinates, of an item that another view places.
  private func outsideFrame(
    of item: AnyObject,
    _ constraint: NSLayoutConstraint,
    _ side: Int
  ) -> CGRect? {
    guard let itemView = side == 1 ? constraint.firstView : constraint.secondView else {
      return nil
    }
    guard itemView === view || !itemView.isDescendant(of: view) else { return nil }
    var frame = (item as? UILayoutGuide)?.layoutFrame ?? itemView.bounds
    let attribute = side == 1 ? constraint.firstAttribute : constraint.secondAttribute
    if Self.isMargin(attribute) { frame = itemView.bounds.inset(by: itemView.layoutMargins) }
    return itemView === view ? frame : itemView.convert(frame, to: view)
  }

  private static func isMargin(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
  }

  private static func edge(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (edge: Edge, isHorizontal: Bool)? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: (\.start, true)
    case .right, .trailing, .rightMargin, .trailingMargin: (\.end, true)
    case .centerX, .centerXWithinMargins: (\.center, true)
    case .width: (\.size, true)
    case .top, .topMargin, .firstBaseline: (\.start, false)
    case .bottom, .bottomMargin, .lastBaseline: (\.end, false)
    case .centerY, .centerYWithinMargins: (\.center, false)
    case .height: (\.size, false)
    case .notAnAttribute: nil
    }
  }

  // MARK: What constraints leave open

  private mutating func takeIntrinsicSizes() {
    for child in placed {
      let size = child.intrinsicContentSize
      if size.width >= 0 { _ = take(size.width, \.size, of: child, true) }
      if size.height >= 0 { _ = take(size.height, \.size, of: child, false) }
    }
  }

  private mutating func takeOldSizes() {
    for child in placed {
      _ = take(child.frameStorage.width, \.size, of: child, true)
      _ = take(child.frameStorage.height, \.size, of: child, false)
    }
  }

  private func apply() {
    for child in placed {
      let frame = self.frame(of: child, old: child.frameStorage)
      if frame != child.frameStorage { child.frame = frame }
    }
    applyContentSize()
    for guide in guides { guide.placedFrame = frame(of: guide, old: guide.placedFrame) }
  }

  private func applyContentSize() {
    guard let content else { return }
    let item = contentItem(content)
    var size = content.contentSize
    if let width = spans[Key(item, isHorizontal: true)]?.size { size.width = width }
    if let height = spans[Key(item, isHorizontal: false)]?.size { size.height = height }
    if size != content.contentSize { content.contentSize = size }
  }

  private func frame(of item: AnyObject, old: CGRect) -> CGRect {
    let across = spans[Key(item, isHorizontal: true)] ?? Span()
    let down = spans[Key(item, isHorizontal: false)] ?? Span()
    return CGRect(
      x: across.start ?? old.minX,
      y: down.start ?? old.minY,
      width: max(0, across.size ?? old.width),
      height: max(0, down.size ?? old.height)
    )
  }
}

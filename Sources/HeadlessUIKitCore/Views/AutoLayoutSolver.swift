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
  private let placed: [UIView]
  private let guides: [UILayoutGuide]
  /// The known values of the items.
  private var places: [ObjectIdentifier: Place] = [:]

  /// An extent on one axis: two of the four values give the others.
  private struct Span {
    var start: CGFloat?
    var end: CGFloat?
    var center: CGFloat?
    var size: CGFloat?

    /// Sets the values that the known ones imply.
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

  /// The extents of an item on both axes.
  private struct Place {
    var across = Span()
    var down = Span()

    init() {}

    init(_ frame: CGRect) {
      across = Span(start: frame.minX, end: frame.maxX)
      down = Span(start: frame.minY, end: frame.maxY)
      complete()
    }

    mutating func complete() {
      across.complete()
      down.complete()
    }
  }

  /// One of the eight values of a place.
  private typealias Edge = WritableKeyPath<Place, CGFloat?>

  private init(of view: UIView) {
    self.view = view
    placed = view.children.filter(\.usesConstraints)
    guides = view.layoutRecord?.guides ?? []
    for guide in guides {
      assert(guide.owningView === view, "a view lists a layout guide of another view")
    }
    for child in view.children where !child.usesConstraints {
      places[ObjectIdentifier(child)] = Place(child.frame)
    }
    if let content {  // content starts at zero; its size follows from what is pinned to its ends
      places[ObjectIdentifier(content.contentLayoutGuide), default: Place()].across.start = 0
      places[ObjectIdentifier(content.contentLayoutGuide), default: Place()].down.start = 0
    }
  }

  /// The scroll view whose content constraints may size.
  private var content: UIScrollView? { view as? UIScrollView }

  /// Returns the content guide for a scroll view's edges, and the item itself for all else.
  private func stand(in item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject {
    guard let content, item === content, attribute != .width, attribute != .height else {
      return item
    }
    return content.contentLayoutGuide
  }

  // MARK: Solving

  /// Places the subviews of a view that constraints place.
  static func placeSubviews(of view: UIView) { solved(view)?.apply() }

  /// Whether the constraints place something elsewhere than it is.
  static func movesSubviews(of view: UIView) -> Bool { solved(view)?.isMoving ?? false }

  private static func solved(_ view: UIView) -> AutoLayoutSolver? {
    var solver = AutoLayoutSolver(of: view)
    guard !solver.placed.isEmpty || !solver.guides.isEmpty else { return nil }
    let constraints = solver.relevantConstraints
    solver.spread(constraints)
    for child in solver.placed {
      let size = child.intrinsicContentSize
      if size.width >= 0 { solver.take(size.width, \.across.size, of: child) }
      if size.height >= 0 { solver.take(size.height, \.down.size, of: child) }
    }
    solver.spread(constraints)
    for child in solver.placed {
      solver.take(child.frameStorage.width, \.across.size, of: child)
      solver.take(child.frameStorage.height, \.down.size, of: child)
    }
    solver.spread(constraints)
    return solver
  }

  /// Equalities about what this view places, the strongest first, then the oldest.
  private var relevantConstraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for holder in placed + Array(view.lineage) {
      for constraint in holder.layoutRecord?.constraints ?? []
      where constraint.relation == .equal {
        assert(constraint.holder === holder, "a view lists a constraint that is not active in it")
        if isSaying(constraint) { found.append(constraint) }
      }
    }
    return found.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }

  /// Whether the constraint says something of an item that this view places.
  private func isSaying(_ constraint: NSLayoutConstraint) -> Bool {
    func isOpen(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
      item.map { self.isOpen(stand(in: $0, attribute)) } ?? false
    }
    return isOpen(constraint.firstItem, constraint.firstAttribute)
      || isOpen(constraint.secondItem, constraint.secondAttribute)
  }

  private mutating func spread(_ constraints: [NSLayoutConstraint]) {
    var valuesFound = 0
    // The strongest constraint that says something new comes first again.
    while constraints.contains(where: { propagate($0) }) {
      valuesFound += 1
      assert(
        valuesFound <= 8 * (placed.count + guides.count + 1),
        "a constraint sets a value that is known"
      )
    }
  }

  /// Takes what the constraint says of an item that is still open; returns whether that was new.
  private mutating func propagate(_ constraint: NSLayoutConstraint) -> Bool {
    guard let edge = Self.edge(constraint.firstAttribute), let firstItem = constraint.firstItem
    else { return false }
    let first = stand(in: firstItem, constraint.firstAttribute)
    guard let secondItem = constraint.secondItem else {
      let isSize = constraint.firstAttribute == .width || constraint.firstAttribute == .height
      return isOpen(first) && isSize && take(constraint.constant, edge, of: first)
    }
    guard let otherEdge = Self.edge(constraint.secondAttribute) else { return false }
    let second = stand(in: secondItem, constraint.secondAttribute)
    if isOpen(first),
      let value = value(otherEdge, of: second, constraint.secondView, constraint.secondAttribute),
      take(value * constraint.multiplier + constraint.constant, edge, of: first)
    {
      return true
    }
    guard isOpen(second), constraint.multiplier != 0,
      let value = value(edge, of: first, constraint.firstView, constraint.firstAttribute)
    else { return false }
    return take((value - constraint.constant) / constraint.multiplier, otherEdge, of: second)
  }

  /// Whether this view places the item.
  private func isOpen(_ item: AnyObject) -> Bool {
    placed.holds(item) || guides.holds(item) || content?.contentLayoutGuide === item
  }

  /// Sets a value of an item; returns false if it was known.
  @discardableResult
  private mutating func take(_ value: CGFloat, _ edge: Edge, of item: AnyObject) -> Bool {
    var place = places[ObjectIdentifier(item)] ?? Place()
    guard place[keyPath: edge] == nil else { return false }
    place[keyPath: edge] = value
    place.complete()
    places[ObjectIdentifier(item)] = place
    return true
  }

  // MARK: Values

  private func value(
    _ edge: Edge,
    of item: AnyObject,
    _ itemView: UIView?,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat? {
    if let known = places[ObjectIdentifier(item)] { return known[keyPath: edge] }
    // The item is open, or another view places it.
    guard !isOpen(item), let itemView, itemView === view || !itemView.isDescendant(of: view)
    else { return nil }
    let isMargin = attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue
    let frame =
      isMargin
      ? itemView.bounds.inset(by: itemView.layoutMargins)
      : (item as? UILayoutGuide)?.layoutFrame ?? itemView.bounds
    return Place(itemView === view ? frame : itemView.convert(frame, to: view))[keyPath: edge]
  }

  private static func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge? {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: \.across.start
    case .right, .trailing, .rightMargin, .trailingMargin: \.across.end
    case .centerX, .centerXWithinMargins: \.across.center
    case .width: \.across.size
    case .top, .topMargin, .firstBaseline: \.down.start
    case .bottom, .bottomMargin, .lastBaseline: \.down.end
    case .centerY, .centerYWithinMargins: \.down.center
    case .height: \.down.size
    case .notAnAttribute: nil
    }
  }

  private var isMoving: Bool {
    placed.contains { frame(of: $0, old: $0.frameStorage) != $0.frameStorage }
      || guides.contains { frame(of: $0, old: $0.placedFrame) != $0.placedFrame }
      || content.map { $0.contentSize != contentSize } ?? false
  }

  /// The size of a scroll view's content.
  private var contentSize: CGSize {
    guard let content else { return .zero }
    let place = places[ObjectIdentifier(content.contentLayoutGuide)]
    return CGSize(
      width: place?.across.size ?? content.contentSize.width,
      height: place?.down.size ?? content.contentSize.height
    )
  }

  private func apply() {
    for child in placed {
      let frame = self.frame(of: child, old: child.frameStorage)
      if frame != child.frameStorage { child.frame = frame }
    }
    if let content, contentSize != content.contentSize { content.contentSize = contentSize }
    for guide in guides { guide.placedFrame = frame(of: guide, old: guide.placedFrame) }
  }

  private func frame(of item: AnyObject, old: CGRect) -> CGRect {
    let place = places[ObjectIdentifier(item)]
    return CGRect(
      x: place?.across.start ?? old.minX,
      y: place?.down.start ?? old.minY,
      width: max(0, place?.across.size ?? old.width),
      height: max(0, place?.down.size ?? old.height)
    )
  }
}

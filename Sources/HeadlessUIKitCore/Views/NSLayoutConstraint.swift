// Constraints: recorded with the nearest view above their items, solved as far as
// `AutoLayoutSolver` goes.

public import Foundation

/// A relation between two attributes of views or guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  public private(set) weak var firstItem: AnyObject?
  public private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?
  open var priority = UILayoutPriority.required { didSet { markHolder() } }
  open var constant: CGFloat { didSet { markHolder() } }
  private(set) weak var holder: UIView?

  /// Creates one between nothing, to be replaced.
  public convenience override init() {
    self.init(
      item: UIView(),
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Holding

  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard holder == nil, let first = firstView else { return }
    guard secondItem != nil else { return hold(in: first) }
    guard let second = secondView,
      let common = first.lineage.first(where: { second.isDescendant(of: $0) })
    else { return raiseNoCommonSuperview(first) }
    hold(in: common)
  }

  private func raiseNoCommonSuperview(_ view: UIView) {
    let runtime = view.runtime
    guard
      let culprit = view.nearestController ?? secondView?.nearestController
        ?? runtime.windows.first?.rootController
    else { return }
    runtime.raise(
      "NSGenericException",
      culprit,
      reason: "a constraint between views without a common superview was activated"
    )
  }

  func hold(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    view.madeLayoutRecord.constraints.append(self)
    markHolder()
  }

  func deactivate() {
    guard let holder else { return }
    markHolder()
    holder.layoutRecord?.constraints.removeObject(self)
    self.holder = nil
  }

  /// Makes the superviews of the constrained views solve again, and lay out if that moves any.
  private func markHolder() {
    guard let holder else { return }
    for view in [holder, firstView?.parentView, secondView?.parentView] {
      view?.owesSolving = true
      view?.markDirty()
    }
  }
}

// What views have of Auto Layout: anchors, guides, the constraints that they hold.

public import Foundation

/// What a view keeps of Auto Layout.
@MainActor
final class AutoLayoutRecord {
  private unowned let view: UIView
  /// The constraints that the view holds as the nearest view above their items.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  private(set) lazy var safeAreaGuide = UILayoutGuide(.safeArea, of: view)
  private(set) lazy var keyboardGuide = UIKeyboardLayoutGuide(.free, of: view)
  private(set) lazy var marginsGuide = UILayoutGuide(.margins, of: view)

  init(of view: UIView) { self.view = view }
}

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutRecord.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutRecord?.guides.removeObject(layoutGuide)
    layoutGuide.owningView = nil
  }

  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeLayoutRecord.keyboardGuide }

  /// The size that the content asks for; the present one where it asks for none.
  var fittingSize: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width < 0 ? frameStorage.width : intrinsic.width,
      height: intrinsic.height < 0 ? frameStorage.height : intrinsic.height
    )
  }

  // MARK: Hidden

  /// The record, made when first asked for.
  var madeLayoutRecord: AutoLayoutRecord {
    if let layoutRecord { return layoutRecord }
    let made = AutoLayoutRecord(of: self)
    layoutRecord = made
    return made
  }

  /// Places the subviews that constraints place.
  func placeSubviews() {
    guard !placesSubviewsItself else { return }
    if layoutRecord != nil || hasConstrainedChild { AutoLayoutSolver.placeSubviews(of: self) }
  }

  /// Makes a layout pass due if constraints have changed so that subviews move.
  ///
  /// One that takes the place of an equal one, in `viewDidLayoutSubviews` say, asks for none.
  func noteChangedConstraints() {
    guard owesSolving else { return }
    owesSolving = false
    if placesSubviewsItself || AutoLayoutSolver.movesSubviews(of: self) { needsLayoutFlag = true }
  }

  private var hasConstrainedChild: Bool {
    let children = children
    for place in children.indices where children[place].usesConstraints { return true }
    return false
  }

  var usesConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// The view has left: constraints between what is in it and what is not are gone, as in UIKit.
  func dropConstraints(above superview: UIView) {
    for view in superview.lineage {
      for constraint in view.layoutRecord?.constraints ?? []
      where constraint.firstView?.isDescendant(of: self) ?? true
        || constraint.secondView?.isDescendant(of: self) ?? false
      {
        constraint.deactivate()
      }
    }
  }

  /// `updateConstraints`, where it is owed and no controller's `updateViewConstraints` sends it.
  func updateOwedConstraints() {
    guard needsConstraintsFlag else { return }
    needsConstraintsFlag = false
    updateConstraints()
  }
}

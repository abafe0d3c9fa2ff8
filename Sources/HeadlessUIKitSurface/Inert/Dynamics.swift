// Physics of views. No time passes between steps, so behaviours move nothing but what they hold
// at a point: an attachment and a snap.

public import Foundation

/// An object that physics could move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Something that acts on items.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?

  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeObject(behavior)
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// What lets behaviours act.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var isRunning: Bool { false }

  public init(referenceView view: UIView) { referenceView = view }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    behavior.dynamicAnimator = self
    behaviors.append(behavior)
    (behavior as? UISnapBehavior)?.snap()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeObject(behavior)
  }
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate of an animator of behaviours.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An item on a string.
open class UIAttachmentBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  private let offset: UIOffset
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var anchorPoint: CGPoint {
    didSet {
      guard dynamicAnimator != nil, let item = items.first else { return }
      item.center = CGPoint(
        x: anchorPoint.x - offset.horizontal,
        y: anchorPoint.y - offset.vertical
      )
    }
  }

  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    items = [item]
    self.offset = offset
    anchorPoint = point
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
}

/// An item that jumps to a point.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { snap() } } }
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
  }

  fileprivate func snap() { item.center = snapPoint }
}

/// The physical properties of items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// Gravity, which pulls nothing.
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var magnitude: CGFloat = 1

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// Walls, which nothing hits.
open class UICollisionBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var translatesReferenceBoundsIntoBoundary = false

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {}
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
}

/// A force, which moves nothing.
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a force acts once or all the time.
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }
}

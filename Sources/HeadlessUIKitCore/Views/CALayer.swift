// Layers, as values that nothing draws: they share the geometry of their view. Animations of a
// layer are steps of the stage, as those of views are.

public import Foundation

/// The layer of a view.
@preconcurrency @MainActor
open class CALayer: UIObjectBase {
  package weak var owner: UIView?
  private var ownFrame = CGRect.zero
  var running: [RunningAnimation] = []

  public required override init() { super.init() }

  public init(layer: Any) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set {
      if let owner { owner.frame = newValue } else { ownFrame = newValue }
    }
  }

  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let owner { owner.bounds = newValue } else { ownFrame.size = newValue.size }
    }
  }

  open var position: CGPoint {
    get { owner?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let owner {
        owner.center = newValue
      } else {
        ownFrame = CGRect(middle: newValue, size: ownFrame.size)
      }
    }
  }

  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0

  open func preferredFrameSize() -> CGSize { bounds.size }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Layers without a view; those of subviews come first.
  package var ownSublayers: [CALayer] = []
  package weak var ownSuperlayer: CALayer?

  // MARK: Looks

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var mask: CALayer?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsDisplay() {}
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func layoutSublayers() {}
  /// The values of animations go at once to their end: the layer shown is the layer set.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  open func removeAllAnimations() { stopAnimations { _ in true } }

  open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
}

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
}

/// What a layer asks for its content and actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

/// What runs when a property of a layer changes.
public protocol CAAction {}

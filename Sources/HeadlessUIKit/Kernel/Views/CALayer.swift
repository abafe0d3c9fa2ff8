// Layers, as values that nothing draws: they share the geometry of their view.

public import Foundation

/// The layer of a view.
@preconcurrency @MainActor
open class CALayer: NSObject {
  unowned(unsafe) var owner: UIView?
  private var ownFrame = CGRect.zero

  public required override init() { super.init() }

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
    set { owner?.center = newValue }
  }

  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var opacity: Float = 1
  open var isHidden = false
  open var speed: Float = 1
  open var timeOffset = 0.0
  open var beginTime = 0.0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  open func setNeedsDisplay() {}
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func removeAllAnimations() {}
}

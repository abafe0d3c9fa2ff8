// The tree of layers, and what they have beside a place and animations.

public import Foundation

extension CALayer {
  public var superlayer: CALayer? { owner?.superview?.layer ?? ownSuperlayer }

  public var sublayers: [CALayer]? {
    get {
      let all = (owner?.subviews.map(\.layer) ?? []) + ownSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in ownSublayers { layer.ownSuperlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: max(0, Int(idx) - (owner?.subviews.count ?? 0))) }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    guard layer.owner == nil else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    layer.ownSuperlayer = self
  }

  public func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  public func setAffineTransform(_ m: CGAffineTransform) { if let owner { owner.transform = m } else { transform = CATransform3D(m) } }
  public func affineTransform() -> CGAffineTransform { owner?.transform ?? transform.affine }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { owner?.convert(p, from: l?.owner) ?? p }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { owner?.convert(p, to: l?.owner) ?? p }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { owner?.convert(r, from: l?.owner) ?? r }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { owner?.convert(r, to: l?.owner) ?? r }
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  public func setNeedsDisplay(_ r: CGRect) {}
  public func render(in ctx: CGContext) {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}

extension NSNull: CAAction {}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0), layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2), layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all = Self(rawValue: 0xf)
}

extension CGSize { static let upward = CGSize(width: 0, height: -3) }

extension CALayerContentsGravity {
  public static let center = Self(rawValue: "center"), resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The shape of rounded corners.
public enum CALayerCornerCurve: String, Sendable { case circular, continuous }

/// How a layer's contents are scaled.
public enum CALayerContentsFilter: String, Sendable { case nearest, linear, trilinear }

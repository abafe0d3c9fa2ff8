// What layers have beside a place, a parent and animations.

public import Foundation

extension CALayer {
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

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

extension CGRect { static let unit = CGRect(x: 0, y: 0, width: 1, height: 1) }

extension CGSize { static let upward = CGSize(width: 0, height: -3) }

/// How contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center"), resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect"), resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = Self(rawValue: "circular"), continuous = Self(rawValue: "continuous")
}

/// How a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nearest = Self(rawValue: "nearest"), linear = Self(rawValue: "linear"), trilinear = Self(rawValue: "trilinear")
}

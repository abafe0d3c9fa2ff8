// Transforms of space. Apps multiply them; nothing draws the result.

public import Foundation

/// A matrix of four rows.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  public static let identity = CATransform3D()

  public init() {}

  init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m41, m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  private static let fields: [any WritableKeyPath<CATransform3D, CGFloat> & Sendable] = [
    \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
    \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
  ]

  func multiplied(by other: CATransform3D) -> CATransform3D {
    var result = CATransform3D()
    for row in 0..<4 {
      for column in 0..<4 {
        result[keyPath: Self.fields[4 * row + column]] = (0..<4).reduce(CGFloat(0)) {
          $0 + self[keyPath: Self.fields[4 * row + $1]] * other[keyPath: Self.fields[4 * $1 + column]]
        }
      }
    }
    return result
  }

  /// The part of the transform that lies in the plane.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

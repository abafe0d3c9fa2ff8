// What describes and scales fonts, which nothing draws.

public import Foundation

/// A description of a font.
public class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1 << 0), traitBold = Self(rawValue: 1 << 1), traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6), traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = Self(rawValue: "NSFontNameAttribute"), family = Self(rawValue: "NSFontFamilyAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute"), textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public let postscriptName: String, pointSize: CGFloat, symbolicTraits: SymbolicTraits

  public init(name: String, size: CGFloat) {
    postscriptName = name
    pointSize = size
    symbolicTraits = []
  }

  private init(_ other: UIFontDescriptor, traits: SymbolicTraits) {
    postscriptName = other.postscriptName
    pointSize = other.pointSize
    symbolicTraits = traits
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { UIFontDescriptor(self, traits: symbolicTraits) }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(name: postscriptName, size: newPointSize) }

  /// The attributes that a font has here: its name and its size.
  public func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .name: postscriptName
    case .size: pointSize
    default: nil
    }
  }

  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(named: descriptor.postscriptName, size: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  public var familyName: String { fontName }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.53 }
  public var leading: CGFloat { 0 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: fontSize) }
}

/// What scales fonts with the size of text that the user prefers; here that is the standard.
public class UIFontMetrics: NSObject, @unchecked Sendable {
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

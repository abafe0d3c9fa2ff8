// Fonts, as values that nothing draws.

public import Foundation

/// A font.
public class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6), light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0), medium = Self(rawValue: 0.23), semibold = Self(rawValue: 0.3), bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56), black = Self(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0"), title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2"), title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline"), subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody"), callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote"), caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String, pointSize: CGFloat
  /// What distinguishes fonts of one name: how heavy a font is, and how it is slanted.
  private let variant: String

  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    variant = ""
    super.init()
  }

  package init(named name: String, size: CGFloat, variant: String = "") {
    fontName = name
    pointSize = size
    self.variant = variant
    super.init()
  }

  private convenience init(systemSize: CGFloat, _ variant: String = "") { self.init(named: ".SFUI", size: systemSize, variant: variant) }

  /// Fonts of the same name, size and weight are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.variant == variant
  }

  public override var hash: Int { fontName.utf8.count &* 31 &+ Int(pointSize) }

  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize, variant: variant) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(systemSize: fontSize, weight == .regular ? "" : "\(weight.rawValue)")
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(systemSize: fontSize, "italic") }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(systemSize: fontSize, "monospaced \(weight.rawValue)")
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(systemSize: sizes[style] ?? 17)
  }
}

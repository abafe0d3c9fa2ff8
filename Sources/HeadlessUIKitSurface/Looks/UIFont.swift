// Fonts, as values that nothing draws.

public import Foundation

/// A font.
public class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  public let pointSize: CGFloat
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

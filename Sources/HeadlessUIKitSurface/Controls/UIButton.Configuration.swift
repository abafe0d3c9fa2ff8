// The looks of buttons, which nothing draws.

public import Foundation

extension UIButton {
  /// The looks of a button.
  public struct Configuration {
    /// Where an image lies beside a title.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    public var title: String?, subtitle: String?, image: UIImage?, imagePadding: CGFloat = 0, titlePadding: CGFloat = 1
    public var imagePlacement = NSDirectionalRectEdge.leading, contentInsets = NSDirectionalEdgeInsets.zero, baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?, cornerStyle = CornerStyle.dynamic, buttonSize = Size.medium, showsActivityIndicator = false
    public var attributedTitle: AttributedString?, attributedSubtitle: AttributedString?, titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping, background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?, automaticallyUpdateForSelection = true

    /// How a title and a subtitle lie.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    public static func plain() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// What changes the attributes of a text; no text here is shown.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

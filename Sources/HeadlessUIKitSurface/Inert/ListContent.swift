// The content of rows by configurations of UIKit's own: values, and an empty view that keeps them.

public import Foundation

/// Text and an image as a row shows them.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public var font = UIFont.preferredFont(forTextStyle: .body), color = UIColor.label, alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail, numberOfLines = 0, adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0, adjustsFontForContentSizeCategory = true
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?, tintColor: UIColor?, cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero, accessibilityIgnoresInvertColors = false
  }

  public var text: String?, secondaryText: String?, attributedText: NSAttributedString?, secondaryAttributedText: NSAttributedString?
  public var image: UIImage?, textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties(), directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false, imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0, textToSecondaryTextVerticalPadding: CGFloat = 0

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of such a configuration, which stays empty.
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }
}

/// The looks of the background of a row.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?, strokeColor: UIColor?, strokeWidth: CGFloat = 0, strokeOutset: CGFloat = 0
  public var cornerRadius: CGFloat = 0, backgroundInsets = NSDirectionalEdgeInsets.zero, image: UIImage?, visualEffect: UIVisualEffect?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

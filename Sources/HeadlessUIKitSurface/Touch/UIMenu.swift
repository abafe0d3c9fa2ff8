// A menu of actions.

internal import Foundation

/// A menu.
open class UIMenu: UIMenuElement {
  /// How a menu lies in another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Self(rawValue: 1 << 0), destructive = Self(rawValue: 1 << 1), singleSelection = Self(rawValue: 1 << 5)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let children: [UIMenuElement], options: Options

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}

// Names of actions. Outside Apple's systems there is no `#selector`; a selector is written as text.

/// The name of an action, written as text: `Selector(("unwindToRoot:"))`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons.
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }

  static let show = Selector("showViewController:sender:")
  static let showDetail = Selector("showDetailViewController:sender:")
}

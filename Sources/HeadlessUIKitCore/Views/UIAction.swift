// Actions: what a control or bar button does.

/// What runs when an action is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action of a control, a bar button or a menu.
open class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

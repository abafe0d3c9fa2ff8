// What actions and menus have in common.

public import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// How an element looks and works.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

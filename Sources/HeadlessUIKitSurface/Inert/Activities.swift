// The sheet by which the user shares something, the pasteboard, and players of films: controllers
// that come and go as all do, with nothing in them.

public import Foundation

/// Something that the user can do with items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// Names a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// An item that is made when it is needed.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject {
  open private(set) var placeholderItem: Any?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  open var item: Any { placeholderItem ?? "" }
}

/// The sheet by which the user shares something.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?, excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What the user copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var string: String?, image: UIImage?, url: URL?
}

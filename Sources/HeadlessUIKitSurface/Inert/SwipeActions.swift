// The actions beside a row, which no finger reaches.

public import Foundation

/// An action beside a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

  /// What an action does to its row.
  public enum Style: Int, Sendable { case normal, destructive }

  public let style: Style, handler: Handler
  open var title: String?, image: UIImage?, backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions on one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

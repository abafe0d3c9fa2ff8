// What a navigation bar shows for one controller.

public import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public required init?(coder: NSCoder) { super.init() }

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  package var searchControllerStorage: UIViewController?
  /// The controller whose item this is; nothing if an app made the item itself.
  package weak var controller: UIViewController?
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for this item, by the names of properties.
  package var looks: [String: Any]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

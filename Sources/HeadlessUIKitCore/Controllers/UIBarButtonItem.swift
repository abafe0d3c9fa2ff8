// Buttons of bars; they act by a target's method or by `UIAction`.

public import Foundation

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
  /// How a button of a bar looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var tintColor: UIColor?
  open weak var target: AnyObject?
  open var action: Selector?

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    set(.plain, target, action)
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// A tap: the primary action, or the method of the target.
  func press() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    action?.send(to: target, self, nil)
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem { fixedSpace(0) }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.width = width
    return item
  }
}

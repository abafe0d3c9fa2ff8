// A tray whose items are taken out and put back in one turn, and kept in a cache meanwhile.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows some of its items; those that are not shown are kept.
final class TrayController: UIViewController {
  private var items: [String: UIViewController] = [:]
  private var placed: [String: UIViewController] = [:]
  private let makeItem: (String) -> UIViewController
  /// Whether an item is being put or taken: what its callbacks ask for meanwhile is refused.
  private var isChanging = false

  init(makeItem: @escaping (String) -> UIViewController) {
    self.makeItem = makeItem
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func put(_ name: String) {
    guard !isChanging else { return }
    isChanging = true
    defer { isChanging = false }
    loadViewIfNeeded()
    let item = items[name] ?? makeItem(name)
    items[name] = item
    guard placed[name] == nil, item.parent == nil else { return }
    placed[name] = item
    addChild(item)
    item.view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    view.addSubview(item.view)
    item.didMove(toParent: self)
  }

  func take(_ name: String) {
    guard !isChanging, let item = placed.removeValue(forKey: name) else { return }
    isChanging = true
    defer { isChanging = false }
    item.willMove(toParent: nil)
    item.view.removeFromSuperview()
    item.removeFromParent()
  }

  /// Takes an item out and puts it back on top.
  func bringToTop(_ name: String) {
    guard placed[name] != nil else { return }
    take(name)
    put(name)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    items = placed
  }
}

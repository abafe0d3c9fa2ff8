// Tabs whose children stay children; only the view of the selected one is in the window.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A bar of tabs in which a property observer exchanges the views.
final class CachedTabsController: UIViewController {
  private let tabs: [UIViewController]

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, oldValue != selectedIndex else { return }
      tabs[oldValue].view.removeFromSuperview()
      insertSelected()
    }
  }

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    insertSelected()
  }

  private func insertSelected() {
    guard let tab = tabs[selectedIndex].view else { return }
    tab.frame = view.bounds
    tab.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tab)
  }
}

// Tabs whose delegate may choose another tab while one is being chosen.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Is asked before a tab is selected.
@MainActor
protocol VetoTabsDelegate: AnyObject {
  func vetoTabs(_ tabs: VetoTabsController, willSelect index: Int)
}

/// Tabs in which the last selection wins.
final class VetoTabsController: UIViewController {
  weak var delegate: (any VetoTabsDelegate)?
  private let tabs: [UIViewController]
  private var shown: Int?
  private var wanted = 0
  private var isExchanging = false

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    exchange()
  }

  func select(_ index: Int) {
    wanted = index
    delegate?.vetoTabs(self, willSelect: index)
    exchange()
  }

  private func exchange() {
    guard isViewLoaded, !isExchanging else { return }
    isExchanging = true
    while shown != wanted {
      if let shown { remove(tabs[shown]) }
      shown = wanted
      add(tabs[wanted])
    }
    isExchanging = false
  }

  private func add(_ tab: UIViewController) {
    addChild(tab)
    tab.view.frame = view.bounds
    view.addSubview(tab.view)
    tab.didMove(toParent: self)
  }

  private func remove(_ tab: UIViewController) {
    tab.willMove(toParent: nil)
    tab.view.removeFromSuperview()
    tab.removeFromParent()
  }
}

/// A delegate that leads the second tab to the third.
final class RedirectingDelegate: NSObject, VetoTabsDelegate {
  func vetoTabs(_ tabs: VetoTabsController, willSelect index: Int) {
    if index == 1 { tabs.select(2) }
  }
}

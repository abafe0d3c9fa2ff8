// Containers whose children appear though they cannot be seen, or can be seen and do not appear.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Forwards its appearance to all of its tabs, hidden or not.
final class AllTabsController: ManualContainer {
  private let tabs: [UIViewController]
  private var index = 0

  init(tabs: [UIViewController]) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    shown = tabs
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tab in tabs {
      embed(tab)
      tab.view.isHidden = tab !== tabs[index]
    }
  }

  func select(_ index: Int) {
    guard isViewLoaded else { return }
    tabs[self.index].view.isHidden = true
    tabs[index].view.isHidden = false
    self.index = index
  }
}

/// Lets the neighbour of the page appear when it is loaded, out of the bounds.
final class NeighbourController: UIViewController {
  private let makePage: (Int) -> UIViewController
  private var index = 0
  private var page: UIViewController?
  private var neighbour: UIViewController?

  init(makePage: @escaping (Int) -> UIViewController) {
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    page = add(makePage(0), at: 0)
    neighbour = add(makePage(1), at: 1)
  }

  private func add(_ page: UIViewController, at place: CGFloat) -> UIViewController {
    addChild(page)
    page.view.frame = view.bounds.offsetBy(dx: place * view.bounds.width, dy: 0)
    view.addSubview(page.view)
    page.didMove(toParent: self)
    return page
  }

  func turn() {
    guard isViewLoaded, let old = page, let new = neighbour else { return }
    index += 1
    page = new
    neighbour = nil
    new.view.frame = view.bounds
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    neighbour = add(makePage(index + 1), at: 1)
  }
}

/// Shows a side panel without ever sending it begin and end.
final class SilentPanelController: ManualContainer {
  private let content: UIViewController
  private let panel: UIViewController

  init(content: UIViewController, panel: UIViewController) {
    self.content = content
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func togglePanel() {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      if panel.parent == nil { embed(panel) } else { remove(panel) }
    }
  }
}

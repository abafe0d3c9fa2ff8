// Tab bars of an app's own, and subclasses of UIKit's.

import HeadlessUIKit

/// A bar of tabs in which a property observer exchanges the views.
final class CachedTabsController: SampleController {
  private lazy var tabs = (0..<3).map { makeScreen("tab \($0)") }

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, oldValue != selectedIndex else { return }
      tabs[oldValue].view.removeFromSuperview()
      insertSelected()
    }
  }

  required init(makeScreen: @escaping (String) -> UIViewController) {
    super.init(makeScreen: makeScreen)
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

/// Loads a tab when it is first chosen and keeps it as a child; only the chosen view is in place.
final class LazyTabsController: SampleController {
  lazy var tabs = (0..<3).map { makeScreen("tab \($0)") }
  private let bar = UIStackView()
  private let host = UIView()

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, oldValue != selectedIndex else { return }
      tabs[oldValue].viewIfLoaded?.removeFromSuperview()
      showSelected()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    host.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 49)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host)
    bar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
    showSelected()
  }

  private func showSelected() {
    let tab = tabs[selectedIndex]
    if tab.parent == nil {
      install(tab, in: host)
    } else {
      tab.view.frame = host.bounds
      host.addSubview(tab.view)
    }
  }
}

/// Keeps the two tabs that were used last and removes the others, which are off screen.
final class EvictingTabsController: SampleController {
  private var alive: [(index: Int, controller: UIViewController)] = []
  private(set) var selected: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    if selected == nil { selected = 0 }
    show(selected ?? 0)
  }

  func select(_ index: Int) {
    guard index != selected else { return }
    let old = selected
    selected = index
    guard isViewLoaded else { return }
    if let old, let kept = alive.first(where: { $0.index == old }) {
      kept.controller.view.removeFromSuperview()
    }
    show(index)
  }

  private func show(_ index: Int) {
    if let position = alive.firstIndex(where: { $0.index == index }) {
      let entry = alive.remove(at: position)
      alive.append(entry)
      entry.controller.view.frame = view.bounds
      view.addSubview(entry.controller.view)
    } else {
      let controller = makeScreen("screen \(index)")
      alive.append((index, controller))
      install(controller)
    }
    while alive.count > 2 {
      alive.removeFirst().controller.uninstall()
    }
  }
}

/// A segmented control over two cached pages; the observer of the index swaps them.
final class SegmentedController: SampleController {
  private lazy var pages = (0..<3).map { makeScreen("page \($0)") }
  private let content = UIView()
  private let segments = UISegmentedControl()

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, selectedIndex != oldValue else { return }
      pages[oldValue].uninstall()
      install(pages[selectedIndex], in: content)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(segments)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    install(pages[selectedIndex], in: content)
  }
}

/// Is asked before a tab is selected.
@MainActor
protocol VetoTabsDelegate: AnyObject {
  func vetoTabs(_ tabs: VetoTabsController, willSelect index: Int)
}

/// Tabs in which the last selection wins.
final class VetoTabsController: SampleController {
  weak var delegate: (any VetoTabsDelegate)?
  private lazy var tabs = (0..<3).map { makeScreen("tab \($0)") }
  private var shown: Int?
  private var wanted = 0
  private var isExchanging = false

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
    install(tab)
  }

  private func remove(_ tab: UIViewController) {
    tab.uninstall()
  }
}

/// A delegate that leads the second tab to the third.
final class RedirectingDelegate: NSObject, VetoTabsDelegate {
  func vetoTabs(_ tabs: VetoTabsController, willSelect index: Int) {
    if index == 1 { tabs.select(2) }
  }
}

/// A tab bar controller with an animator and a swipe, which refuses taps while it animates.
final class SwipeTabsController: UITabBarController, UITabBarControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using c: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using c: any UIViewControllerContextTransitioning) {
      guard let to = c.view(forKey: .to), let from = c.view(forKey: .from) else {
        c.completeTransition(false)
        return
      }
      to.frame = c.containerView.bounds.offsetBy(dx: c.containerView.bounds.width, dy: 0)
      c.containerView.addSubview(to)
      UIView.animate(
        withDuration: 0.3,
        animations: {
          to.frame = c.containerView.bounds
          from.alpha = 0.5
        },
        completion: { _ in
          from.alpha = 1
          c.completeTransition(!c.transitionWasCancelled)
        }
      )
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ t: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { Slide() }

  func tabBarController(
    _ t: UITabBarController,
    interactionControllerFor a: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
    transitionCoordinator == nil
  }

  func swipeBegan() {
    guard interaction == nil, transitionCoordinator == nil, viewIfLoaded?.window != nil,
      let count = viewControllers?.count
    else { return }
    interaction = UIPercentDrivenInteractiveTransition()
    selectedIndex = (selectedIndex + 1) % count
  }

  func swipeEnded(commit: Bool) {
    let running = interaction
    interaction = nil
    if commit { running?.finish() } else { running?.cancel() }
  }

  func choose(_ index: Int) {
    guard transitionCoordinator == nil else { return }
    selectedIndex = index
  }
}

/// A tab bar controller that is filled when it is about to appear.
final class LateTabsController: UITabBarController {
  private let content: [UIViewController]

  init(tabs: [UIViewController]) {
    content = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if viewControllers?.isEmpty ?? true { setViewControllers(content, animated: false) }
  }
}

/// A tab bar controller that exchanges its tabs when it is about to appear for the first time.
final class ReplacedTabsController: UITabBarController {
  private var later: [UIViewController]

  init(first: [UIViewController], later: [UIViewController]) {
    self.later = later
    super.init(nibName: nil, bundle: nil)
    viewControllers = first
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !later.isEmpty else { return }
    setViewControllers(later, animated: false)
    later = []
  }
}

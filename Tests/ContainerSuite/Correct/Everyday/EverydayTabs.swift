// Tab bars of an app's own: lazy ones, ones that evict, and one with an animator of its own.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Loads a tab when it is first chosen and keeps it as a child; only the chosen view is in place.
final class LazyTabsController: CodedController {
  let tabs: [UIViewController]
  private let bar = UIStackView()
  private let host = UIView()

  var selectedIndex = 0 {
    didSet {
      guard isViewLoaded, oldValue != selectedIndex else { return }
      tabs[oldValue].viewIfLoaded?.removeFromSuperview()
      showSelected()
    }
  }

  init(_ tabs: [UIViewController]) {
    self.tabs = tabs
    super.init()
  }

  required init?(coder: NSCoder) { nil }

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
final class EvictingTabsController: CodedController {
  private let make: (Int) -> UIViewController
  private var alive: [(index: Int, controller: UIViewController)] = []
  private(set) var selected: Int?

  init(make: @escaping (Int) -> UIViewController) {
    self.make = make
    super.init()
  }

  required init?(coder: NSCoder) { nil }

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
      let controller = make(index)
      alive.append((index, controller))
      install(controller)
    }
    while alive.count > 2 {
      alive.removeFirst().controller.uninstall()
    }
  }
}

/// Fades from tab to tab, forwards by hand, and ends a fade before it leaves.
final class FadingTabsController: CodedController {
  let tabs: [UIViewController]
  private(set) var index = 0
  private var leaving: UIViewController?
  private var queued: Int?
  private enum Own { case away, coming, here, going }
  private var own = Own.away
  private var isWorking = false

  init(_ tabs: [UIViewController]) {
    self.tabs = tabs
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    isWorking = true
    install(tabs[index])
    isWorking = false
    goOn()
  }

  func select(_ new: Int) {
    guard isViewLoaded else {
      index = new
      return
    }
    guard own == .here || own == .away, leaving == nil, !isWorking else {
      queued = new
      return
    }
    guard new != index else { return }
    isWorking = true
    let old = tabs[index]
    let controller = tabs[new]
    index = new
    addChild(controller)
    old.willMove(toParent: nil)
    controller.loadViewIfNeeded()
    controller.view.frame = view.bounds
    let isOnScreen = own == .here
    if isOnScreen {
      old.beginAppearanceTransition(false, animated: true)
      controller.beginAppearanceTransition(true, animated: true)
    }
    view.addSubview(controller.view)
    leaving = old
    isWorking = false
    if isOnScreen {
      controller.view.alpha = 0
      UIView.animate(
        withDuration: 0.3,
        animations: { controller.view.alpha = 1 },
        completion: { [weak self] _ in
          guard let self, self.leaving === old else { return }
          self.finish(wasOnScreen: true)
        }
      )
    } else {
      finish(wasOnScreen: false)
    }
  }

  private func finish(wasOnScreen: Bool) {
    guard let old = leaving else { return }
    leaving = nil
    isWorking = true
    let controller = tabs[index]
    controller.view.alpha = 1
    old.view.removeFromSuperview()
    if wasOnScreen {
      old.endAppearanceTransition()
      controller.endAppearanceTransition()
    }
    old.removeFromParent()
    controller.didMove(toParent: self)
    isWorking = false
    goOn()
  }

  private func goOn() {
    guard let new = queued, own == .here || own == .away, leaving == nil, !isWorking else { return }
    queued = nil
    select(new)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    own = .coming
    tabs[index].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs[index].endAppearanceTransition()
    own = .here
    goOn()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    own = .going
    finish(wasOnScreen: true)
    tabs[index].beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tabs[index].endAppearanceTransition()
    own = .away
    goOn()
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

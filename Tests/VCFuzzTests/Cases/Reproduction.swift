// INV-29 of in root, as the scenario 'switcher' shows it.
// Profile ios26, device phone.
// At: Two.da(F)
// Expected: the parent appeared before its child
// Found: viewDidAppear under a parent that is disappearing
// Under UIKit every step is made by this code.

#if canImport(UIKit)
import UIKit

/// Time passes by itself under UIKit: this waits for it, and says what a hand has to do.
@MainActor
struct Stage {
  private func wait(_ seconds: Double) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }
  private func ask(_ deed: String) {
    print("By hand: " + deed)
    wait(5)
  }
  func commit() { wait(0.05) }
  func settle() { wait(2) }
}
#else
import HeadlessUIKit
#endif

/// Runs a block inside a callback, once.
final class HookedUIViewController: UIViewController {
  private var blocks: [(callback: String, block: () -> Void)] = []

  func inside(_ callback: String, _ block: @escaping () -> Void) {
    blocks.append((callback, block))
  }

  private func run(_ callback: String) {
    guard let index = blocks.firstIndex(where: { $0.callback == callback }) else { return }
    blocks.remove(at: index).block()
  }

  override func viewWillAppear(_ animated: Bool) {
    run("viewWillAppear")
    super.viewWillAppear(animated)
  }
}

/// A container that embeds its children as the documentation says: the last of several while it
/// appears, the others as soon as it is loaded.
class HostController: UIViewController {
  /// The children that it has still to embed.
  private var waiting: [UIViewController]

  init(_ children: [UIViewController]) {
    waiting = children
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = waiting.count > 1 ? waiting.removeLast() : nil
    for child in waiting { embed(child) }
    waiting = [late].compactMap { $0 }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    embedWaiting()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    embedWaiting()  // before iOS 13
  }

  private func embedWaiting() {
    for child in waiting { embed(child) }
    waiting = []
  }

  /// Adds a child: `addChild`, its view, `didMove` (CHILD-2).
  func embed(_ child: UIViewController) {
    addChild(child)
    child.loadViewIfNeeded()
    if child.parent === self { view.addSubview(child.view) }  // loading may take it out
    if child.parent === self { child.didMove(toParent: self) }
  }
}

/// A container that forwards by hand and shows one child at a time.
class ManualHostController: UIViewController {
  private let pages: [UIViewController]
  private var shown = 0
  /// The child to be shown as soon as the container itself is settled.
  private var wanted = 0
  private var phase = Phase.hidden
  /// Whether it was told last that it appears, and not that it disappears.
  private var isComing = false
  /// How often it was told that it appears or disappears.
  private var turn = 0

  private enum Phase {
    case hidden
    case changing
    case visible
  }

  init(_ children: [UIViewController]) {
    pages = children
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var current: UIViewController? { pages.isEmpty ? nil : pages[shown] }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let current else { return }
    let before = phase
    phase = .changing  // its own loading may ask for another child
    add(current)
    phase = before
    show(wanted)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .changing
    isComing = true
    turn += 1
    current?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard phase == .changing, isComing else { return }  // sent away in the middle of it
    let before = turn
    current?.endAppearanceTransition()
    guard turn == before else { return }  // its child's callback has sent it away
    phase = .visible
    show(wanted)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard phase != .hidden else { return }  // nobody has told it that it appeared
    phase = .changing
    isComing = false
    turn += 1
    current?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard phase == .changing, !isComing else { return }
    let before = turn
    current?.endAppearanceTransition()
    guard turn == before else { return }
    phase = .hidden
    show(wanted)
  }

  /// Shows another child, at once if the container is settled, or else as soon as it is.
  func show(_ index: Int) {
    guard pages.indices.contains(index) else { return }
    wanted = index
    guard phase != .changing, index != shown else { return }
    guard isViewLoaded, let old = current, old.parent === self else {
      shown = index
      return
    }
    let new = pages[index]
    shown = index
    let isVisible = phase == .visible
    phase = .changing
    new.loadViewIfNeeded()
    let insertsFirst = !index.isMultiple(of: 2)
    if isVisible {
      old.beginAppearanceTransition(false, animated: false)
      if !insertsFirst { new.beginAppearanceTransition(true, animated: false) }
    }
    old.willMove(toParent: nil)
    old.viewIfLoaded?.removeFromSuperview()
    add(new)
    if isVisible {
      if insertsFirst { new.beginAppearanceTransition(true, animated: false) }
      old.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old.removeFromParent()
    phase = isVisible ? .visible : .hidden
    if wanted != shown { show(wanted) }
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Shows the fault.
///
/// `root` is the scenario's container.
/// `call` makes the scenario's call of that name.
@MainActor
func showFault(on stage: Stage, root: UIViewController, call: @escaping (String) -> Void) {
  let nav = UINavigationController()
  nav.viewControllers = [root]
  let s1 = UIViewController()
  let host = HostController([s1])
  let s2 = UIViewController()
  let s3 = UIViewController()
  let manual = ManualHostController([s2, s3])
  let tabs = UITabBarController()
  tabs.viewControllers = [nav, host, manual]
  let s4 = HookedUIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = tabs
  window.makeKeyAndVisible()
  stage.commit()
  tabs.selectedIndex = 1
  manual.show(1)
  tabs.selectedIndex = 0
  stage.commit()
  s4.inside("viewWillAppear") {
    root.viewIfLoaded?.setNeedsLayout()
  }
  nav.pushViewController(s4, animated: true)
  stage.commit()
  call("show 1")
  stage.settle()
  withExtendedLifetime((window, tabs, s4)) {}
}

// A random walk over a tree of UIKit's own containers, with legal operations only: whatever it
// does,
// in whatever order, the judges must find nothing.

import HeadlessUIKit
import Lifecycle

/// A small generator of numbers; the same seed gives the same walk everywhere.
struct WalkRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { next(below: 100) < percent }
}

/// One walk: a stage with a random tree, and random steps on it.
@MainActor
struct RandomWalk {
  let stage: Stage
  private var random: WalkRandom
  private var screens = 0
  private let window: UIWindow
  /// What was done, in words.
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    var random = WalkRandom(seed: seed)
    var profile = Profile(os: OSVersion.profiled[random.next(below: OSVersion.profiled.count)])
    if profile.os.major < 8 { profile = .standard }
    for _ in 0..<random.next(below: 4) {
      let variant = Variant.all[random.next(below: Variant.all.count)]
      // What a nested transition does is a misuse; the walk has none.
      guard variant.id != "V-NAV-NESTED" else { continue }
      _ = variant.set(variant.values[random.next(below: variant.values.count)], in: &profile)
    }
    if profile.navNested == .nested { profile.navNested = .queue }
    stage = Stage(profile)
    self.random = random
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = makeTree(depth: 0)
    window.makeKeyAndVisible()
  }

  // MARK: Trees

  private mutating func makeScreen() -> UIViewController {
    screens += 1
    return stage.screen("S\(screens)")
  }

  private mutating func makeTree(depth: Int, isForStack: Bool = false) -> UIViewController {
    switch random.next(below: depth > 2 ? 1 : 6) {
    case 1 where !isForStack, 2 where !isForStack:
      let root = makeTree(depth: depth + 1, isForStack: true)
      return UINavigationController(rootViewController: root)
    case 3 where !isForStack:
      let tabs = UITabBarController()
      tabs.viewControllers = [makeTree(depth: depth + 1), makeTree(depth: depth + 1)]
      return tabs
    case 4:
      let pages = UIPageViewController(
        transitionStyle: random.chance(50) ? .scroll : .pageCurl,
        navigationOrientation: .horizontal,
        options: nil
      )
      if random.chance(70) {
        pages.setViewControllers([makeScreen()], direction: .forward, animated: false)
      }
      return pages
    default:
      return makeScreen()
    }
  }

  private func everything() -> [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController,
        presented.presentingViewController === controller
      {
        visit(presented)
      }
    }
    if let root = window.rootViewController { visit(root) }
    return found
  }

  // MARK: Walking

  mutating func walk(_ count: Int) {
    for _ in 0..<count { step() }
    stage.settle()
    finishGestures()
    stage.settle()
  }

  private mutating func step() {
    let enabled = stage.enabledSteps
    if !enabled.isEmpty, random.chance(60) {
      let step = enabled[random.next(below: enabled.count)]
      steps.append(step.description)
      stage.take(step)
    } else {
      operate()
    }
  }

  private mutating func finishGestures() {
    for _ in 0..<20 {
      let step = stage.enabledSteps.first {
        if case .gesture(_, let phase) = $0 { return phase == .finish || phase == .cancel }
        return false
      }
      guard let step, isUnderWay(step) else { return }
      steps.append(step.description)
      stage.take(step)
      stage.settle()
    }
  }

  /// Whether a gesture has begun; a tap has nothing to finish.
  private func isUnderWay(_ step: Stage.Step) -> Bool {
    guard case .gesture(let id, _) = step else { return false }
    return stage.enabledSteps.contains(.gesture(id, .cancel))
  }

  private mutating func operate() {
    let all = everything()
    let controller = all[random.next(below: all.count)]
    let animated = random.chance(60)
    steps.append("operate on \(type(of: controller))")
    switch controller {
    case let navigation as UINavigationController where random.chance(80):
      operate(on: navigation, animated: animated)
    case let tabs as UITabBarController where random.chance(80):
      let count = tabs.viewControllers?.count ?? 0
      if count > 0 { tabs.selectedIndex = random.next(below: count) }
    case let pages as UIPageViewController where random.chance(80):
      pages.setViewControllers(
        [makeScreen()],
        direction: random.chance(50) ? .forward : .reverse,
        animated: animated
      )
    default:
      operate(onPlain: controller, animated: animated)
    }
  }

  private mutating func operate(on navigation: UINavigationController, animated: Bool) {
    switch random.next(below: 5) {
    case 0, 1:
      navigation.pushViewController(makeTree(depth: 2, isForStack: true), animated: animated)
    case 2: navigation.popViewController(animated: animated)
    case 3: navigation.popToRootViewController(animated: animated)
    default:
      navigation.setViewControllers(
        [makeScreen(), navigation.viewControllers.last ?? makeScreen()],
        animated: animated
      )
    }
  }

  private mutating func operate(onPlain controller: UIViewController, animated: Bool) {
    switch random.next(below: 4) {
    case 0:
      guard controller.presentedViewController == nil, isPresentable(controller) else { return }
      let presented = makeTree(depth: 1)
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .overFullScreen, .automatic, .currentContext,
      ]
      presented.modalPresentationStyle = styles[random.next(below: styles.count)]
      controller.present(presented, animated: animated)
    case 1:
      guard isDismissable(controller) else { return }
      controller.dismiss(animated: animated)
    case 2 where type(of: controller) == UIViewController.self && controller.children.isEmpty:
      let child = makeScreen()
      controller.addChild(child)
      if controller.isViewLoaded { controller.view.addSubview(child.view) }
      child.didMove(toParent: controller)
    case 3 where type(of: controller) == UIViewController.self && !controller.children.isEmpty:
      let child = controller.children[0]
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    default: break
    }
  }

  /// Whether presenting is legal now: everything at rest, and the controller on screen.
  private func isPresentable(_ controller: UIViewController) -> Bool {
    stage.isAtRest && stage.state(of: controller) == .appeared
      && controller.viewIfLoaded?.window != nil
  }

  private func isDismissable(_ controller: UIViewController) -> Bool {
    stage.isAtRest && controller.presentingViewController != nil
  }
}

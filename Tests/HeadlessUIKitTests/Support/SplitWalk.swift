// A random walk over split controllers and the app's surroundings, with legal operations only.

import HeadlessUIKit
import Lifecycle

/// One walk: a split controller on a tablet, and random steps on it and around it.
@MainActor
struct SplitWalk {
  let stage: Stage
  let split: UISplitViewController
  private var random: WalkRandom
  private var screens = 0

  init(seed: UInt64) {
    var random = WalkRandom(seed: seed)
    let versions = OSVersion.profiled.filter { $0.major >= 8 }
    var profile = Profile(os: versions[random.next(below: versions.count)])
    profile.splitDetail = Variant.SplitDetail.allCases[random.next(below: 3)]
    profile.splitCollapse = random.chance(50) ? .keep : .rebuild
    profile.rotationLayout = random.chance(50) ? .one : .two
    profile.navNested = .queue
    stage = Stage(profile, device: random.chance(50) ? .pad : .landscapePad)
    let style: UISplitViewController.Style = random.chance(50) ? .unspecified : .doubleColumn
    split = stage.named("split", UISplitViewController(style: style))
    self.random = random
    fill()
    let root: UIViewController
    if self.random.chance(30) {
      let tabs = UITabBarController()
      tabs.viewControllers = [makeScreen(), split]
      root = tabs
    } else {
      root = split
    }
    stage.window { root }
  }

  mutating func walk(_ count: Int) {
    for _ in 0..<count { step() }
    if stage.environmentSteps.contains(.enterForeground) { stage.enterForeground() }
    stage.settle()
  }

  // MARK: Making

  private mutating func makeScreen() -> UIViewController {
    screens += 1
    return stage.screen("S\(screens)")
  }

  private mutating func makeColumn() -> UIViewController {
    random.chance(60) ? UINavigationController(rootViewController: makeScreen()) : makeScreen()
  }

  private mutating func fill() {
    if split.style == .unspecified {
      split.viewControllers = [makeColumn(), makeColumn()]
    } else {
      split.setViewController(makeColumn(), for: .primary)
      split.setViewController(makeColumn(), for: .secondary)
      if random.chance(30) { split.setViewController(makeColumn(), for: .compact) }
    }
  }

  // MARK: Stepping

  private mutating func step() {
    let enabled = stage.enabledSteps.filter { !isTap($0) }
    if !enabled.isEmpty, random.chance(50) {
      stage.take(enabled[random.next(below: enabled.count)])
      return
    }
    if random.chance(40) {
      // A change of size in the middle of a stack's own transition is not what is walked here.
      let surroundings = stage.environmentSteps.filter {
        $0 != .disconnectScene && $0 != .hideWindow(0)
      }
      guard stage.isAtRest || random.chance(50), !surroundings.isEmpty else { return }
      stage.take(.environment(surroundings[random.next(below: surroundings.count)]))
      return
    }
    let kind = random.next(below: 7)
    stage.mark("operation \(kind)")
    operate(kind)
  }

  /// A tap on a tab.
  private func isTap(_ step: Stage.Step) -> Bool {
    if case .gesture(.tab, _) = step { return true }
    return false
  }

  private mutating func operate(_ kind: Int) {
    switch kind {
    case 0: split.show(.primary)
    case 1: split.hide(.primary)
    case 2: split.preferredDisplayMode = random.chance(50) ? .secondaryOnly : .oneBesideSecondary
    case 3 where stage.isAtRest && stage.state(of: split) == .appeared:
      split.showDetailViewController(makeColumnForShow(), sender: nil)
    case 4 where split.style != .unspecified:
      split.setViewController(makeColumn(), for: random.chance(50) ? .primary : .secondary)
    case 5:
      guard let stack = restingStack else { return }
      stack.pushViewController(makeScreen(), animated: random.chance(50))
    case 6:
      guard let stack = restingStack else { return }
      stack.popViewController(animated: random.chance(50))
    default:
      guard let tabs = split.tabBarController else { return }
      tabs.selectedIndex = random.next(below: 2)
    }
  }

  /// The stack of the first column, when nothing is under way: what overlapping operations of one
  /// stack do is not what is walked here.
  private var restingStack: UINavigationController? {
    guard stage.isAtRest else { return nil }
    return split.viewControllers.first as? UINavigationController
  }

  /// Whoever shows may be a stack, so what is shown is a plain screen.
  private mutating func makeColumnForShow() -> UIViewController { makeScreen() }
}

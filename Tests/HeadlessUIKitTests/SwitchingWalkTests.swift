// Long walks over nested tab bar and page controllers: whatever is asked for, and from wherever,
// each
// controller's callbacks follow its states, and at rest exactly what should be seen has appeared.

import Foundation
import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class SwitchingWalkTests: XCTestCase {
  private static let profiles = [
    "ios26", "ios12+V-NAV-NESTED=queue", "ios26+V-NAV-NESTED=drop",
    "ios26+V-NAV-NESTED=finishFirst", "ios26+V-FWD-DURING=finishFirst",
    "ios26+V-TAB-CANCEL=oldFirst", "ios26+V-CANCEL-TIME=atRelease", "ios26+V-TAB-ANIM=true",
    "ios26+V-TAB-MOVE=dmAtAppear", "ios26+V-PAGE-EARLY=withContainer",
    "ios26+V-TAB-SETVCS=always",
  ]

  /// How many walks under each profile; `WALKS` asks for more.
  private func count(_ usual: Int) -> Int {
    Int(ProcessInfo.processInfo.environment["WALKS"] ?? "") ?? usual
  }

  func testWalksFromOutside() async throws {
    covers("STATE-2", "TAB-7", "PAGE-8", "CHILD-39")
    for profile in Self.profiles {
      for seed in 0..<count(40) {
        try Walk(profile, seed: UInt64(seed), meddlings: 0).run()
      }
    }
  }

  func testWalksWithCallsFromCallbacks() async throws {
    covers("STATE-2", "TAB-7", "PAGE-8")
    for seed in 0..<count(150) {
      try Walk("ios26", seed: UInt64(seed), meddlings: 3).run()
    }
  }
}

/// One walk: an outer tab bar controller with an inner one and a page controller, steps and calls
/// at
/// random, then everything runs out and is judged.
@MainActor
private final class Walk {
  private let profile: String
  private let seed: UInt64
  private var random: UInt64
  private var meddlings: Int
  private let stage: Stage
  private let window: UIWindow
  private let outer: UITabBarController
  private let inner: UITabBarController
  private let page: UIPageViewController
  private let root: UIViewController
  private let screens: [UIViewController]
  private let book: Book
  private let delegates = [TabDelegate(), TabDelegate()]

  init(_ profile: String, seed: UInt64, meddlings: Int) throws {
    self.profile = profile
    self.seed = seed
    self.meddlings = meddlings
    random = seed &* 77 &+ 5
    let stage = Stage(try Profile(named: profile))
    self.stage = stage
    outer = stage.named("outer", UITabBarController())
    inner = stage.named("inner", UITabBarController())
    page = stage.named(
      "page",
      UIPageViewController(
        transitionStyle: seed.isMultiple(of: 2) ? .scroll : .pageCurl,
        navigationOrientation: .horizontal
      )
    )
    root = stage.screen("other root")
    screens = ["A", "B", "C"].map { stage.named($0, MeddlingController()) }
    book = Book(["P", "Q", "R", "S"].map { stage.named($0, MeddlingController()) })
    page.dataSource = book
    page.delegate = book
    inner.delegate = delegates[0]
    outer.delegate = delegates[1]
    let isNested = seed.isMultiple(of: 3)
    inner.viewControllers = isNested ? [screens[0], page, screens[1]] : screens
    outer.viewControllers = [inner, isNested ? stage.screen("Y") : page, stage.screen("X")]
    let outer = outer
    window = stage.window { outer }
  }

  func run() throws {
    for controller in screens + book.pages {
      (controller as? MeddlingController)?.act = { [weak self] in self?.meddle() }
    }
    for _ in 0..<(10 + next(25)) { move() }
    runOut()
    XCTAssertTrue(stage.isAtRest, label)
    judgeStates()
    judgeVisibility()
  }

  private var label: String { "\(profile), seed \(seed)" }

  private func next(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(bound))
  }

  // MARK: Moving

  private func move() {
    switch next(12) {
    case 0, 1:
      let which = next(2)
      delegates[which].isCustom = next(2) == 0
      delegates[which].isInteractive = next(2) == 0
      (which == 0 ? inner : outer).selectedIndex = next(3)
    case 2: turn()
    case 3: window.rootViewController = window.rootViewController === outer ? root : outer
    case 4: delegates[next(2)].animators.last?.release(cancelled: next(2) == 0)
    case 5:
      guard let animator = delegates[next(2)].animators.last,
        animator.context?.isInteractive == false
      else { return }
      animator.end()
    case 6: inner.viewControllers = [[screens[0]], Array(screens[1...]), screens][next(3)]
    default:
      let steps = stage.enabledSteps
      if !steps.isEmpty { stage.take(steps[next(steps.count)]) }
    }
  }

  private func turn() {
    page.setViewControllers([book.pages[next(4)]], direction: .forward, animated: next(2) == 0)
  }

  private func meddle() {
    guard meddlings > 0, next(12) == 0 else { return }
    meddlings -= 1
    switch next(4) {
    case 0: outer.selectedIndex = next(3)
    case 1: inner.selectedIndex = next(3)
    case 2: turn()
    default: inner.viewControllers = [[screens[0]], Array(screens[1...]), screens][next(3)]
    }
  }

  /// Lets every finger go and every animation end.
  private func runOut() {
    meddlings = 0
    let isCancelling = next(2) == 0
    for _ in 0..<60 where !stage.isAtRest || !animators.isEmpty {
      for animator in animators { animator.release(cancelled: isCancelling) }
      stage.settle()
      for animator in animators where animator.context?.isInteractive == false { animator.end() }
      for step in stage.enabledSteps {
        if case .gesture(_, .cancel) = step { stage.take(step) }
      }
      stage.settle()
      if stage.isAtRest { return }
    }
  }

  private var animators: [HandAnimator] { delegates.flatMap(\.animators) }

  // MARK: Judging

  /// The automaton of STATE-2, for every controller.
  private func judgeStates() {
    let trace = stage.trace
    var states = [AppearanceState](repeating: .disappeared, count: trace.names.count)
    for event in trace.events where event.kind.isWillOrDid || event.kind == .logUnbalanced {
      guard let controller = event.controller else { continue }
      let index = Int(controller.index)
      let allowed: [AppearanceState]
      switch event.kind {
      case .viewWillAppear: allowed = [.disappeared, .disappearing]
      case .viewDidAppear: allowed = [.appearing]
      case .viewWillDisappear: allowed = [.appearing, .appeared]
      case .viewDidDisappear: allowed = [.disappearing]
      default: allowed = []
      }
      guard allowed.contains(states[index]) else {
        return XCTFail(
          "\(label): \(event.kind) on \(trace.name(of: controller)), \(states[index])\n"
            + Diagram(trace, where: { $0.kind.isWillOrDid }).description
        )
      }
      switch event.kind {
      case .viewWillAppear: states[index] = .appearing
      case .viewDidAppear: states[index] = .appeared
      case .viewWillDisappear: states[index] = .disappearing
      default: states[index] = .disappeared
      }
    }
  }

  private func judgeVisibility() {
    let visible = tree(window.rootViewController)
    for controller in [outer, inner, page, root] + screens + book.pages {
      let isVisible = visible.contains { $0 === controller }
      let isEarlyPage = book.pages.contains { $0 === controller } && page.viewIfLoaded == nil
      if isEarlyPage { continue }  // PAGE-6: it has appeared before its container
      let name = stage.trace.name(of: stage.identity(of: controller))
      XCTAssertEqual(
        stage.state(of: controller),
        isVisible ? .appeared : .disappeared,
        "\(label): \(name)"
      )
      XCTAssertEqual(
        controller.viewIfLoaded?.window != nil,
        isVisible,
        "\(label): window of \(name)"
      )
    }
  }

  private func tree(_ controller: UIViewController?) -> [UIViewController] {
    guard let controller else { return [] }
    if let tabs = controller as? UITabBarController {
      return [tabs] + tree(tabs.selectedViewController)
    }
    if let page = controller as? UIPageViewController {
      return [page] + (page.viewControllers ?? [])
    }
    return [controller]
  }
}

/// A controller whose callbacks do something now and then.
private final class MeddlingController: UIViewController {
  var act: (() -> Void)?

  override func viewDidLoad() { act?() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    act?()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    act?()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    act?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    act?()
  }
}

// Presentations, tabs, pages and windows used wrongly (spec 4.4).

internal import HeadlessUIKit
internal import Lifecycle

extension Misuse {
  private static let anyone = Tree.Role.allCases

  static let presentation = [
    Misuse(
      53,
      "present before the first appearance",
      on: anyone,
      with: .free,
      inside: [.viewDidLoad, .viewWillAppear],
      .reported,
      ["INV-51"],
      when: { scene in
        scene.state == .disappeared || scene.state == .appearing
      },
      commit: present
    ),
    Misuse(
      54,
      "present where something is presented, or out of the window",
      on: anyone,
      with: .free,
      .reported,
      ["INV-51", "INV-26"],
      when: { scene in
        if scene.target.presentedViewController != nil { return true }
        return !scene.isInWindow && scene.state == .disappeared
      },
      commit: present
    ),
    Misuse(
      55,
      "present from the own viewDidAppear",
      on: [.screen],
      with: .free,
      inside: [.viewDidAppear],
      .legal,
      when: { $0.isInWindow && $0.state == .appeared && !$0.stage.isTransitioning },
      commit: present
    ),
    Misuse(
      56,
      "dismiss twice, or during the presentation",
      on: anyone,
      .conditional,
      ["INV-51", "INV-32"],
      when: {
        $0.target.presentedViewController != nil || $0.target.presentingViewController != nil
      },
      commit: { scene in
        scene.target.dismiss(animated: true)
        scene.target.dismiss(animated: true)
      }
    ),
    Misuse(
      57,
      "dismiss on a middle presenter",
      on: anyone,
      .legal,
      when: {
        $0.target.presentedViewController != nil && $0.target.presentingViewController != nil
          && !$0.stage.isTransitioning
      },
      commit: { $0.target.dismiss(animated: true) }
    ),
    Misuse(
      58,
      "wait for the sheet's delegate after a dismissal by call",
      on: anyone,
      .legal,
      when: { $0.target.presentingViewController != nil && !$0.stage.isTransitioning },
      commit: { scene in
        let listener = SheetListener()
        scene.live.keepAlive(listener)
        scene.target.presentationController?.delegate = listener
        scene.target.dismiss(animated: true)
      }
    ),
    Misuse(
      63,
      "replace the root under a presentation or in a transition",
      on: anyone,
      with: .free,
      .conditional,
      ["INV-32", "INV-15"],
      variant: "V-ROOT-SWAP-MODAL=leak",
      when: { scene in
        scene.isRoot
          && (scene.stage.isTransitioning || scene.target.presentedViewController != nil)
      },
      commit: { $0.live.window?.rootViewController = $0.object }
    ),
    Misuse(
      64,
      "add a controller's view to the window",
      on: anyone,
      with: .free,
      .advised,
      ["INV-47"],
      when: { $0.isRoot },
      commit: { $0.live.window?.addSubview($0.object.view) }
    ),
  ]

  @MainActor
  private static func present(_ scene: Scene) {
    scene.target.present(scene.object, animated: true)
  }

  static let switching = [
    Misuse(
      59,
      "select a tab before the first appearance",
      on: [.tabs],
      inside: [.viewDidLoad],
      .defect,
      ["INV-4"],
      when: { !$0.isInWindow && $0.state == .disappeared },
      commit: { scene in
        guard let tabs = scene.tabs, let count = tabs.viewControllers?.count else { return }
        tabs.selectedIndex = (tabs.selectedIndex + 1) % max(1, count)
      }
    ),
    Misuse(
      60,
      "select another tab during a custom switch",
      on: [.tabs],
      .conditional,
      ["INV-48", "INV-51", "INV-1"],
      variant: "V-NAV-NESTED=nested",
      when: { $0.isShown && ($0.tabs?.viewControllers?.count ?? 0) > 1 },
      commit: switchTwice
    ),
    Misuse(
      61,
      "turn a page before the previous turn has ended",
      on: [.pages, .curl],
      with: .free,
      .conditional,
      ["INV-48", "INV-51", "INV-1"],
      variant: "V-NAV-NESTED=nested",
      when: { $0.isInTransition },
      commit: turn
    ),
    Misuse(
      62,
      "set the page in viewDidLoad",
      on: [.pages, .curl],
      with: .free,
      inside: [.viewDidLoad],
      .legal,
      when: { !$0.isInWindow && $0.state == .disappeared },
      commit: { scene in
        scene.pages?.setViewControllers([scene.object], direction: .forward, animated: false)
      }
    ),
  ]

  @MainActor
  private static func turn(_ scene: Scene) {
    scene.pages?.setViewControllers([scene.object], direction: .forward, animated: true)
  }

  /// The delegate animates the switches: with an animation under way the next tab is selected.
  @MainActor
  private static func switchTwice(_ scene: Scene) {
    guard let tabs = scene.tabs, let count = tabs.viewControllers?.count else { return }
    if tabs.delegate == nil {
      let delegate = TabSlide()
      scene.live.keepAlive(delegate)
      tabs.delegate = delegate
    }
    let isFirst = !scene.isInTransition
    tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    if isFirst { tabs.selectedIndex = (tabs.selectedIndex + 1) % count }
  }
}

extension Misuse.Scene {
  fileprivate var tabs: UITabBarController? { target(as: UITabBarController.self) }
  fileprivate var pages: UIPageViewController? { target(as: UIPageViewController.self) }

  /// Whether the target is what the window shows.
  fileprivate var isRoot: Bool { target === live.window?.rootViewController }
}

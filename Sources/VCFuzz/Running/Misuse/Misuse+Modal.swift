// Presentations, tabs, pages and windows used wrongly (spec 4.4).

internal import HeadlessUIKit

extension Misuse {
  static let presentation = [
    Action(
      53,
      when: { scene in
        scene.state == .disappeared || scene.state == .appearing
      },
      commit: present
    ),
    Action(
      54,
      when: { scene in
        if scene.target.presentedViewController != nil { return true }
        return !scene.isInWindow && scene.state == .disappeared
      },
      commit: present
    ),
    Action(
      55,
      when: { $0.isInWindow && $0.state == .appeared && !$0.stage.isTransitioning },
      commit: present
    ),
    Action(
      56,
      when: {
        $0.target.presentedViewController != nil || $0.target.presentingViewController != nil
      },
      commit: { scene in
        scene.target.dismiss(animated: true)
        scene.target.dismiss(animated: true)
      }
    ),
    Action(
      57,
      when: {
        $0.target.presentedViewController != nil && $0.target.presentingViewController != nil
          && !$0.stage.isTransitioning
      },
      commit: { $0.target.dismiss(animated: true) }
    ),
    Action(
      58,
      when: { $0.target.presentingViewController != nil && !$0.stage.isTransitioning },
      commit: { scene in
        let listener = SheetListener()
        scene.live.keepAlive(listener)
        scene.target.presentationController?.delegate = listener
        scene.target.dismiss(animated: true)
      }
    ),
    Action(
      63,
      when: { scene in
        scene.isRoot
          && (scene.stage.isTransitioning || scene.target.presentedViewController != nil)
      },
      commit: { $0.live.window?.rootViewController = $0.object }
    ),
    Action(64, when: { $0.isRoot }, commit: { $0.live.window?.addSubview($0.object.view) }),
  ]

  @MainActor
  private static func present(_ scene: Scene) {
    scene.target.present(scene.object, animated: true)
  }

  static let switching = [
    Action(
      59,
      when: { !$0.isInWindow && $0.state == .disappeared },
      commit: { scene in
        guard let tabs = scene.tabs, let count = tabs.viewControllers?.count else { return }
        tabs.selectedIndex = (tabs.selectedIndex + 1) % max(1, count)
      }
    ),
    Action(
      60,
      when: { $0.isShown && ($0.tabs?.viewControllers?.count ?? 0) > 1 },
      commit: switchTwice
    ),
    Action(61, when: { $0.isInTransition }, commit: turn),
    Action(
      62,
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

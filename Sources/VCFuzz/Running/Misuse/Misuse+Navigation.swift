// Navigation controllers used wrongly (spec 4.3).

internal import HeadlessUIKit

extension Misuse {
  static let stack = [
    Action(42, when: { $0.isInTransition }, commit: push),
    Action(43, when: { $0.stage.isTransitioning && $0.isInWindow }, commit: push),
    Action(
      44,
      when: { ($0.navigation?.viewControllers.count ?? 0) > ($0.isInTransition ? 1 : 2) },
      commit: { scene in
        guard let navigation = scene.navigation else { return }
        let isFirst = !scene.isInTransition
        navigation.popViewController(animated: true)
        if isFirst { navigation.popViewController(animated: true) }
      }
    ),
    Action(45, when: { $0.target.transitionCoordinator?.isInteractive == true }, commit: push),
    Action(
      46,
      when: { scene in
        guard let object = scene.objectIfMade else { return false }
        return object.parent === scene.target || object is UITabBarController
      },
      commit: push
    ),
    Action(47, when: { !$0.isInWindow && $0.state == .disappeared }, commit: push),
  ]

  @MainActor
  private static func push(_ scene: Scene) {
    scene.navigation?.pushViewController(scene.object, animated: true)
  }

  static let navigation = [
    Action(
      48,
      when: { $0.navigation?.viewControllers.count == 1 && !$0.stage.isTransitioning },
      commit: {
        $0.navigation?.popViewController(animated: true)
      }
    ),
    Action(
      49,
      when: {
        ($0.navigation?.viewControllers.count ?? 0) > 1 && !$0.stage.isTransitioning
      },
      commit: { scene in
        scene.navigation?.popToRootViewController(animated: true)
        _ = scene.navigation?.viewControllers.last?.viewIfLoaded?.frame
      }
    ),
    Action(
      50,
      when: { scene in
        guard let object = scene.objectIfMade else { return false }
        return scene.navigation?.topViewController === object && scene.isShown
          && !scene.stage.isTransitioning && !scene.isObjectMoving
      },
      commit: { $0.object.dismiss(animated: true) }
    ),
    Action(
      51,
      when: { $0.isShown && !$0.stage.isTransitioning },
      commit: { scene in
        let delegate = UnretainedScreen(stage: scene.stage)
        scene.live.keepAlive(delegate)
        scene.navigation?.delegate = delegate
        let brief = scene.stage.screen("brief")
        scene.navigation?.pushViewController(brief, animated: false)
      }
    ),
    Action(
      52,
      when: {
        ($0.navigation?.viewControllers.count ?? 0) > 1 && $0.isShown
          && !$0.stage.isTransitioning
      },
      commit: { scene in
        let delegate = ContradictingTransition()
        scene.live.keepAlive(delegate)
        scene.navigation?.delegate = delegate
        scene.navigation?.popViewController(animated: true)
      }
    ),
  ]
}

extension Misuse.Scene {
  fileprivate var navigation: UINavigationController? {
    target(as: UINavigationController.self)
  }

  /// Whether the target's own transition is under way.
  var isInTransition: Bool { stage.isTransitioning && target.transitionCoordinator != nil }
}

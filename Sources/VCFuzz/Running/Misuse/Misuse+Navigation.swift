// Navigation controllers used wrongly (spec 4.3).

internal import HeadlessUIKit
internal import Lifecycle

extension Misuse {
  private static let overlap = ["INV-48", "INV-51", "INV-1"]
  private static let nested = "V-NAV-NESTED=nested"

  static let stack = [
    Misuse(
      42,
      "push during an animated push",
      on: [.nav],
      with: .stackable,
      .conditional,
      overlap,
      variant: nested,
      when: { $0.isInTransition },
      commit: push
    ),
    Misuse(
      43,
      "push inside viewWillAppear",
      on: [.nav],
      with: .stackable,
      inside: [.viewWillAppear],
      ofAnyone: true,
      .conditional,
      overlap,
      variant: nested,
      when: { $0.stage.isTransitioning && $0.isInWindow },
      commit: push
    ),
    Misuse(
      44,
      "pop during a push, or twice",
      on: [.nav],
      .conditional,
      overlap,
      variant: nested,
      when: { ($0.navigation?.viewControllers.count ?? 0) > ($0.isInTransition ? 1 : 2) },
      commit: { scene in
        guard let navigation = scene.navigation else { return }
        let isFirst = !scene.isInTransition
        navigation.popViewController(animated: true)
        if isFirst { navigation.popViewController(animated: true) }
      }
    ),
    Misuse(
      45,
      "push during an interactive pop",
      on: [.nav],
      with: .stackable,
      .conditional,
      ["INV-48", "INV-46", "INV-51"],
      variant: nested,
      when: { $0.target.transitionCoordinator?.isInteractive == true },
      commit: push
    ),
    Misuse(
      46,
      "push what is on the stack, or a tab bar controller",
      on: [.nav],
      with: .any,
      .reported,
      ["INV-53"],
      when: { scene in
        guard let object = scene.objectIfMade else { return false }
        return object.parent === scene.target || object is UITabBarController
      },
      commit: push
    ),
    Misuse(
      47,
      "push while nobody sees the stack",
      on: [.nav],
      with: .stackable,
      .legal,
      when: { !$0.isInWindow && $0.state == .disappeared },
      commit: push
    ),
  ]

  @MainActor
  private static func push(_ scene: Scene) {
    scene.navigation?.pushViewController(scene.object, animated: true)
  }

  static let navigation = [
    Misuse(
      48,
      "pop the only screen",
      on: [.nav],
      .legal,
      when: { $0.navigation?.viewControllers.count == 1 && !$0.stage.isTransitioning },
      commit: { $0.navigation?.popViewController(animated: true) }
    ),
    Misuse(
      49,
      "read the stack and a frame right after a change",
      on: [.nav],
      .legal,
      when: {
        ($0.navigation?.viewControllers.count ?? 0) > 1 && !$0.stage.isTransitioning
      },
      commit: { scene in
        scene.navigation?.popToRootViewController(animated: true)
        _ = scene.navigation?.viewControllers.last?.viewIfLoaded?.frame
      }
    ),
    Misuse(
      50,
      "dismiss a pushed controller to close it",
      on: [.nav],
      with: .childOfTarget,
      .legal,
      when: { scene in
        guard let object = scene.objectIfMade else { return false }
        return scene.navigation?.topViewController === object && scene.isShown
          && !scene.stage.isTransitioning && !scene.isObjectMoving
      },
      commit: { $0.object.dismiss(animated: true) }
    ),
    Misuse(
      51,
      "keep the last screen unretained in the delegate",
      on: [.nav],
      .conditional,
      ["INV-17"],
      when: { $0.isShown && !$0.stage.isTransitioning },
      commit: { scene in
        let delegate = UnretainedScreen(stage: scene.stage)
        scene.live.keepAlive(delegate)
        scene.navigation?.delegate = delegate
        let brief = scene.stage.screen("brief")
        scene.navigation?.pushViewController(brief, animated: false)
      }
    ),
    Misuse(
      52,
      "report both finish and cancel of an interactive pop",
      on: [.nav],
      .reported,
      ["INV-46", "INV-15"],
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

// Children added and removed by mistake (spec 4.1).

internal import HeadlessUIKit

extension Misuse {
  static let orphans = [
    Action(1, when: { $0.isShown }, commit: { $0.target.view.addSubview($0.object.view) }),
    Action(
      2,
      when: { !$0.isInWindow && $0.target.isViewLoaded && $0.state != .disappearing },
      commit: {
        $0.target.view.addSubview($0.object.view)
      }
    ),
    Action(
      3,
      when: { $0.state == .appearing && $0.isInWindow },
      commit: {
        $0.target.view.addSubview($0.object.view)
      }
    ),
    Action(4, when: { $0.isShown }, commit: addViewFirst),
    Action(5, when: { $0.state == .appearing && $0.isInWindow }, commit: addViewFirst),
    Action(
      18,
      when: { $0.isShown },
      commit: { scene in
        let orphan = scene.stage.screen("orphan")
        scene.target.view.addSubview(orphan.view)
        withExtendedLifetime(orphan) {}
      }
    ),
  ]

  @MainActor
  private static func addViewFirst(_ scene: Scene) {
    let (target, object) = (scene.target, scene.object)
    target.view.addSubview(object.view)
    target.addChild(object)
    object.didMove(toParent: target)
  }

  static let children = [
    Action(
      6,
      when: { $0.target.isViewLoaded },
      commit: { scene in
        scene.target.addChild(scene.object)
        scene.target.view.addSubview(scene.object.view)
      }
    ),
    Action(7) { $0.target.addChild($0.object) },
    Action(8) { scene in
      let (target, object) = (scene.target, scene.object)
      guard scene.isShown else { return object.willMove(toParent: target) }
      target.view.addSubview(object.view)
      object.didMove(toParent: target)
    },
    Action(
      9,
      when: { $0.target.isViewLoaded },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        target.addChild(object)
        target.addChild(object)
        target.view.addSubview(object.view)
        object.didMove(toParent: target)
      }
    ),
    Action(
      17,
      when: {
        $0.state == .appearing && $0.target.isViewLoaded && !$0.target.children.isEmpty
      },
      commit: exchange
    ),
    Action(
      20,
      when: { $0.isShown },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        let hidden = UIView(frame: target.view.bounds)
        hidden.isHidden = true
        target.view.addSubview(hidden)
        target.addChild(object)
        hidden.addSubview(object.view)
        object.didMove(toParent: target)
      }
    ),
    Action(
      21,
      when: { $0.target(as: ManualHostController.self)?.canExchange == true },
      commit: {
        $0.target(as: ManualHostController.self)?.exchangeAfterForcedLayout()
      }
    ),
  ]

  @MainActor
  private static func exchange(_ scene: Scene) {
    let (target, new) = (scene.target, scene.object)
    let old = target.children[0]
    target.addChild(new)
    old.willMove(toParent: nil)
    target.view.addSubview(new.view)
    old.viewIfLoaded?.removeFromSuperview()
    new.didMove(toParent: target)
    old.removeFromParent()
  }

  static let removals = [
    Action(
      10,
      when: { $0.objectIfMade?.viewIfLoaded?.superview != nil },
      commit: {
        $0.object.view.removeFromSuperview()
      }
    ),
    Action(11) { scene in
      scene.object.viewIfLoaded?.removeFromSuperview()
      scene.object.removeFromParent()
    },
    Action(12) { $0.object.willMove(toParent: nil) },
    Action(
      13,
      when: { $0.isShown && $0.objectIfMade?.viewIfLoaded?.superview != nil },
      commit: { scene in
        scene.object.willMove(toParent: nil)
        scene.object.removeFromParent()
      }
    ),
  ]

  static let strangers = [
    Action(
      14,
      when: hasPlainParent,
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        object.viewIfLoaded?.removeFromSuperview()
        target.addChild(object)
        if target.isViewLoaded { target.view.addSubview(object.view) }
        object.didMove(toParent: target)
      }
    ),
    Action(
      15,
      when: { hasPlainParent($0) && $0.objectIfMade?.viewIfLoaded?.superview != nil },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        let superview = object.view.superview
        target.addChild(object)
        object.didMove(toParent: target)
        object.view.removeFromSuperview()
        superview?.addSubview(object.view)
      }
    ),
    Action(16, when: { $0.isInWindow }, commit: { $0.target.view.addSubview($0.object.view) }),
    Action(
      19,
      when: { scene in
        guard let object = scene.objectIfMade else { return false }
        return object.parent !== scene.target || scene.target is ManualHostController
      },
      commit: { scene in
        let object = scene.object
        scene.target.transition(from: object, to: object, duration: 0.3, animations: nil)
      }
    ),
  ]

  @MainActor
  private static func hasPlainParent(_ scene: Scene) -> Bool {
    scene.objectIfMade?.parent is HostController
      || scene.objectIfMade?.parent is ScreenController
  }
}

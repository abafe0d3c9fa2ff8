// Children added and removed by mistake (spec 4.1).

internal import HeadlessUIKit
internal import Lifecycle

extension Misuse {
  private static let plain: [Tree.Role] = [.screen, .host]

  static let orphans = [
    Misuse(
      1,
      "add a view without addChild",
      on: plain,
      with: .free,
      .advised,
      ["INV-47", "INV-15"],
      when: { $0.isShown },
      commit: { $0.target.view.addSubview($0.object.view) }
    ),
    Misuse(
      2,
      "add a view without addChild before the container appears",
      on: plain,
      with: .free,
      inside: [.viewDidLoad, .viewWillAppear],
      .advised,
      ["INV-47"],
      when: { !$0.isInWindow && $0.target.isViewLoaded && $0.state != .disappearing },
      commit: { $0.target.view.addSubview($0.object.view) }
    ),
    Misuse(
      3,
      "add a view without addChild while the container appears",
      on: plain,
      with: .free,
      .advised,
      ["INV-47", "INV-15"],
      when: { $0.state == .appearing && $0.isInWindow },
      commit: { $0.target.view.addSubview($0.object.view) }
    ),
    Misuse(
      4,
      "add the view before addChild",
      on: plain,
      with: .free,
      .legal,
      when: { $0.isShown },
      commit: addViewFirst
    ),
    Misuse(
      5,
      "add the view before addChild while the container appears",
      on: plain,
      with: .free,
      .conditional,
      ["INV-2"],
      variant: "V-ADD-DOUBLE=twice",
      when: { $0.state == .appearing && $0.isInWindow },
      commit: addViewFirst
    ),
    Misuse(
      18,
      "release a controller and keep its view",
      on: plain,
      .conditional,
      ["INV-47"],
      variant: "V-ORPHAN=full",
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
    Misuse(
      6,
      "addChild without didMove",
      on: plain,
      with: .free,
      .advised,
      ["INV-35"],
      when: { $0.target.isViewLoaded },
      commit: { scene in
        scene.target.addChild(scene.object)
        scene.target.view.addSubview(scene.object.view)
      }
    ),
    Misuse(
      7,
      "addChild without adding the view",
      on: plain,
      with: .free,
      .advised,
      ["INV-35"]
    ) { $0.target.addChild($0.object) },
    Misuse(
      8,
      "willMove or didMove alone, without addChild",
      on: plain,
      with: .free,
      .reported,
      ["INV-35", "INV-37", "INV-47"],
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        guard scene.isShown else { return object.willMove(toParent: target) }
        target.view.addSubview(object.view)
        object.didMove(toParent: target)
      }
    ),
    Misuse(
      9,
      "addChild twice",
      on: plain,
      with: .free,
      .conditional,
      ["INV-35", "INV-2"],
      variant: "V-ADDCHILD-TWICE=wmAgain",
      when: { $0.target.isViewLoaded },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        target.addChild(object)
        target.addChild(object)
        target.view.addSubview(object.view)
        object.didMove(toParent: target)
      }
    ),
    Misuse(
      17,
      "exchange a child while the container appears",
      on: plain,
      with: .free,
      .legal,
      when: {
        $0.state == .appearing && $0.target.isViewLoaded && !$0.target.children.isEmpty
      },
      commit: exchange
    ),
    Misuse(
      20,
      "add a child under a hidden view",
      on: plain,
      with: .free,
      .defect,
      ["INV-15"],
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
    Misuse(
      21,
      "force the layout of a child before it appears",
      on: [.manual],
      .legal,
      when: { $0.target(as: ManualHostController.self)?.canExchange == true },
      commit: { $0.target(as: ManualHostController.self)?.exchangeAfterForcedLayout() }
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
    Misuse(
      10,
      "remove the view and keep the child",
      on: plain,
      with: .childOfTarget,
      .legal,
      when: { $0.objectIfMade?.viewIfLoaded?.superview != nil },
      commit: { $0.object.view.removeFromSuperview() }
    ),
    Misuse(
      11,
      "removeFromParent without willMove",
      on: plain,
      with: .childOfTarget,
      .advised,
      ["INV-35"],
      commit: { scene in
        scene.object.viewIfLoaded?.removeFromSuperview()
        scene.object.removeFromParent()
      }
    ),
    Misuse(
      12,
      "willMove to nobody without removeFromParent",
      on: plain,
      with: .childOfTarget,
      .advised,
      ["INV-35"]
    ) { $0.object.willMove(toParent: nil) },
    Misuse(
      13,
      "removeFromParent while the view stays",
      on: plain,
      with: .childOfTarget,
      .advised,
      ["INV-47"],
      when: { $0.isShown && $0.objectIfMade?.viewIfLoaded?.superview != nil },
      commit: { scene in
        scene.object.willMove(toParent: nil)
        scene.object.removeFromParent()
      }
    ),
  ]

  static let strangers = [
    Misuse(
      14,
      "take a child from its parent",
      on: plain,
      with: .foreign,
      .advised,
      ["INV-35"],
      when: hasPlainParent,
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        object.viewIfLoaded?.removeFromSuperview()
        target.addChild(object)
        if target.isViewLoaded { target.view.addSubview(object.view) }
        object.didMove(toParent: target)
      }
    ),
    Misuse(
      15,
      "take a child from its parent and put its view back there",
      on: plain,
      with: .foreign,
      .reported,
      ["INV-53", "INV-47"],
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
    Misuse(
      16,
      "add the view of somebody else's child",
      on: plain,
      with: .foreign,
      .reported,
      ["INV-53"],
      when: { $0.isInWindow },
      commit: { $0.target.view.addSubview($0.object.view) }
    ),
    Misuse(
      19,
      "exchange children of somebody else, or in a manual container",
      on: plain + [.manual],
      with: .any,
      .reported,
      ["INV-53"],
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

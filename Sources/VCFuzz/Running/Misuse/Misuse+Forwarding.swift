// Appearances forwarded by mistake, callbacks called by hand, super forgotten (spec 4.2).

internal import HeadlessUIKit

extension Misuse {
  /// Begins and ends by hand on a child of a container that forwards by hand.
  private static func count(
    _ number: Int,
    commit: @escaping @MainActor @Sendable (Scene, _ toAppear: Bool) -> Void
  ) -> Action {
    Action(
      number,
      when: { !$0.isObjectMoving && $0.isShown },
      commit: { commit($0, !$0.isObjectAppeared) }
    )
  }

  static let counting = [
    count(22) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
    },
    count(23) { scene, _ in
      scene.object.endAppearanceTransition()
    },
    count(24) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.target.endAppearanceTransition()
    },
    count(26) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.endAppearanceTransition()
    },
    count(27) { scene, toAppear in
      scene.object.beginAppearanceTransition(!toAppear, animated: false)
      if scene.isObjectMoving { scene.object.endAppearanceTransition() }
    },
    count(28) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.beginAppearanceTransition(!toAppear, animated: false)
      scene.object.endAppearanceTransition()
      scene.object.endAppearanceTransition()
    },
    Action(
      25,
      when: { !$0.isObjectMoving },
      commit: { scene in
        scene.object.beginAppearanceTransition(!scene.isObjectAppeared, animated: false)
        scene.object.endAppearanceTransition()
      }
    ),
  ]

  static let driving = [
    Action(
      29,
      when: { $0.isShown },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        target.addChild(object)
        target.view.addSubview(object.view)
        object.didMove(toParent: target)
        object.beginAppearanceTransition(true, animated: false)
        object.endAppearanceTransition()
      }
    ),
    Action(
      30,
      when: { $0.isShown },
      commit: { scene in
        let (target, object) = (scene.target, scene.object)
        target.addChild(object)
        object.beginAppearanceTransition(true, animated: false)
        target.view.addSubview(object.view)
        object.endAppearanceTransition()
        object.didMove(toParent: target)
      }
    ),
    Action(31) { scene in
      let forwarder = AppearanceForwarding()
      scene.live.keepAlive(forwarder)
      scene.target(as: UINavigationController.self)?.delegate = forwarder
    },
    trap(32, .silent),
    trap(33, .forgetsLeaving),
    trap(34, .forgetsCancel),
    Action(
      35,
      when: { $0.isObjectMoving && $0.stage.isTransitioning },
      commit: { scene in
        let isComing = scene.stage.state(of: scene.object) == .appearing
        scene.object.beginAppearanceTransition(isComing, animated: true)
        scene.object.endAppearanceTransition()
      }
    ),
    Action(36, when: { $0.target.isViewLoaded }, commit: { $0.target.viewWillAppear(false) }),
  ]

  /// A manual container that forgets something from now on.
  private static func trap(_ number: Int, _ fault: ManualHostController.Fault) -> Action {
    Action(
      number,
      when: { scene in
        guard let manual = scene.targetIfMade else { return scene.live.isFree(scene.slot) }
        return fault != .silent || !manual.isViewLoaded
      },
      commit: { scene in
        guard let manual = scene.target(as: ManualHostController.self) else { return }
        manual.fault = fault
        guard fault == .silent else { return }
        manual.onShown = { [unowned stage = scene.stage] manual, child in
          stage.declareShown(child, in: manual)
        }
      }
    )
  }

  static let superclass = [
    faulty(37, .forgetsSuper),
    faulty(38, .callsWrongSuper),
    faulty(39, .forgetsSuperInMoves),
    Action(
      40,
      when: { $0.target is ScreenController },
      commit: { scene in
        guard let screen = scene.target(as: ScreenController.self) else { return }
        guard screen.isViewLoaded else { return screen.loadWithoutView() }
        screen.loadView()
        screen.viewDidLoad()
      }
    ),
    Action(
      41,
      when: { $0.isShown },
      commit: { scene in
        scene.target.view = nil
        scene.target.loadViewIfNeeded()
      }
    ),
    Action(
      65,
      when: { $0.isFaultable && $0.isObjectFaultable },
      commit: { scene in
        let shared = ScreenController.FirstCalls(stage: scene.stage)
        (scene.target as? ScreenController)?.firstCalls = shared
        (scene.objectStaying as? ScreenController)?.firstCalls = shared
      }
    ),
    Action(
      66,
      when: { $0.isFaultable },
      commit: { ($0.target as? ScreenController)?.countsMoves = true }
    ),
  ]

  /// A controller whose overrides are wrong from now on.
  private static func faulty(_ number: Int, _ fault: OverrideFault) -> Action {
    Action(
      number,
      when: { $0.isFaultable },
      commit: {
        ($0.target as? any FaultableController)?.overrideFault = fault
      }
    )
  }
}

extension Misuse.Scene {
  var slot: Slot { operation.target }

  /// Whether the target is, or will be made as, one of the tool's own classes.
  fileprivate var isFaultable: Bool { isFaultable(slot) }
  fileprivate var isObjectFaultable: Bool { isFaultable(operation.object) }

  private func isFaultable(_ slot: Slot) -> Bool {
    guard let made = live.made(slot) else { return !live.hasOwnScreens }
    return made is any FaultableController
  }

  /// The object, which is not handed to anybody.
  fileprivate var objectStaying: UIViewController { live.controller(operation.object) }
}

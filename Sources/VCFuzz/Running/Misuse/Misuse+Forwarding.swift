// Appearances forwarded by mistake, callbacks called by hand, super forgotten (spec 4.2).

internal import HeadlessUIKit
internal import Lifecycle

extension Misuse {
  private static let screens: [Tree.Role] = [.screen]

  /// Begins and ends by hand on a child of a container that forwards by hand.
  private static func count(
    _ number: Int,
    _ sentence: String,
    _ verdict: Verdict,
    _ reports: [String],
    variant: String? = nil,
    commit: @escaping @MainActor @Sendable (Scene, _ toAppear: Bool) -> Void
  ) -> Misuse {
    Misuse(
      number,
      sentence,
      on: [.manual],
      with: .childOfTarget,
      verdict,
      reports,
      variant: variant,
      when: { !$0.isObjectMoving && $0.isShown },
      commit: { commit($0, !$0.isObjectAppeared) }
    )
  }

  static let counting = [
    count(22, "begin without end", .reported, ["INV-15", "INV-20"]) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
    },
    count(23, "end without begin", .reported, ["INV-20", "INV-51"]) { scene, _ in
      scene.object.endAppearanceTransition()
    },
    count(
      24,
      "begin on one, end on another",
      .reported,
      ["INV-20", "INV-15", "INV-51"]
    ) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.target.endAppearanceTransition()
    },
    count(
      26,
      "begin twice, end once",
      .conditional,
      ["INV-15", "INV-20", "INV-2"],
      variant: "V-NESTED-BEGIN=count"
    ) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.endAppearanceTransition()
    },
    count(
      27,
      "begin what is reached already",
      .conditional,
      ["INV-1"],
      variant: "V-BEGIN-T-S2=fire"
    ) { scene, toAppear in
      scene.object.beginAppearanceTransition(!toAppear, animated: false)
      if scene.isObjectMoving { scene.object.endAppearanceTransition() }
    },
    count(28, "cancel, and end twice", .reported, ["INV-20", "INV-51"]) { scene, toAppear in
      scene.object.beginAppearanceTransition(toAppear, animated: false)
      scene.object.beginAppearanceTransition(!toAppear, animated: false)
      scene.object.endAppearanceTransition()
      scene.object.endAppearanceTransition()
    },
    Misuse(
      25,
      "begin and end on a grandchild",
      on: [.host, .screen, .nav, .tabs],
      with: .grandchildOfTarget,
      inside: [.viewDidLayoutSubviews, .viewWillLayoutSubviews, .viewDidAppear],
      .reported,
      ["INV-20"],
      when: { !$0.isObjectMoving },
      commit: { scene in
        scene.object.beginAppearanceTransition(!scene.isObjectAppeared, animated: false)
        scene.object.endAppearanceTransition()
      }
    ),
  ]

  static let driving = [
    Misuse(
      29,
      "forward by hand what the insertion has forwarded",
      on: [.screen, .host],
      with: .free,
      .reported,
      ["INV-51", "INV-2"],
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
    Misuse(
      30,
      "begin before the insertion and end after it",
      on: [.screen, .host],
      with: .free,
      .legal,
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
    Misuse(
      31,
      "call the appearance methods from the delegate (DELEG-6)",
      on: [.nav],
      .reported,
      ["INV-19", "INV-2", "INV-15", "INV-32"],
      commit: { scene in
        let forwarder = AppearanceForwarding()
        scene.live.keepAlive(forwarder)
        scene.target(as: UINavigationController.self)?.delegate = forwarder
      }
    ),
    trap(32, "never forward in a manual container", .silent, .conditional, ["INV-32"]),
    trap(
      33,
      "forget to forward the leaving of a manual container",
      .forgetsLeaving,
      .reported,
      ["INV-29", "INV-30"]
    ),
    trap(
      34,
      "forget the cancelled appearance of a manual container",
      .forgetsCancel,
      .reported,
      ["INV-15"]
    ),
    Misuse(
      35,
      "begin and end on a controller that UIKit moves",
      on: [.nav, .tabs, .pages, .curl],
      with: .childOfTarget,
      .reported,
      ["INV-21", "INV-51", "INV-2"],
      when: { $0.isObjectMoving && $0.stage.isTransitioning },
      commit: { scene in
        let isComing = scene.stage.state(of: scene.object) == .appearing
        scene.object.beginAppearanceTransition(isComing, animated: true)
        scene.object.endAppearanceTransition()
      }
    ),
    Misuse(
      36,
      "call viewWillAppear by hand",
      on: screens,
      .reported,
      ["INV-19", "INV-51"],
      when: { $0.target.isViewLoaded },
      commit: { $0.target.viewWillAppear(false) }
    ),
  ]

  /// A manual container that forgets something from now on.
  private static func trap(
    _ number: Int,
    _ sentence: String,
    _ fault: ManualHostController.Fault,
    _ verdict: Verdict,
    _ reports: [String]
  ) -> Misuse {
    Misuse(
      number,
      sentence,
      on: [.manual],
      verdict,
      reports,
      isTrap: true,
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
    faulty(37, "forget super in the appearance methods", .forgetsSuper, ["INV-18"]),
    faulty(38, "call the wrong super", .callsWrongSuper, ["INV-18"]),
    faulty(39, "forget super in willMove and didMove", .forgetsSuperInMoves, ["INV-18"]),
    Misuse(
      40,
      "call loadView and viewDidLoad by hand, or load no view",
      on: screens,
      .reported,
      ["INV-5", "INV-53"],
      when: { $0.target is ScreenController },
      commit: { scene in
        guard let screen = scene.target(as: ScreenController.self) else { return }
        guard screen.isViewLoaded else { return screen.loadWithoutView() }
        screen.loadView()
        screen.viewDidLoad()
      }
    ),
    Misuse(
      41,
      "set the view to nil on screen",
      on: screens,
      .conditional,
      ["INV-32", "INV-34"],
      when: { $0.isShown },
      commit: { scene in
        scene.target.view = nil
        scene.target.loadViewIfNeeded()
      }
    ),
    Misuse(
      65,
      "share a first-call tracker",
      on: screens,
      with: .screen,
      .reported,
      ["INV-50"],
      isTrap: true,
      when: { $0.isFaultable && $0.isObjectFaultable },
      commit: { scene in
        let shared = ScreenController.FirstCalls(stage: scene.stage)
        (scene.target as? ScreenController)?.firstCalls = shared
        (scene.objectStaying as? ScreenController)?.firstCalls = shared
      }
    ),
    Misuse(
      66,
      "do in didMove what must be done once",
      on: screens,
      .legal,
      isTrap: true,
      when: { $0.isFaultable },
      commit: { ($0.target as? ScreenController)?.countsMoves = true }
    ),
  ]

  /// A controller whose overrides are wrong from now on.
  private static func faulty(
    _ number: Int,
    _ sentence: String,
    _ fault: OverrideFault,
    _ reports: [String]
  ) -> Misuse {
    Misuse(
      number,
      sentence,
      on: number == 37 ? [.screen, .nav, .tabs] : screens,
      .reported,
      reports,
      isTrap: true,
      when: { $0.isFaultable },
      commit: { ($0.target as? any FaultableController)?.overrideFault = fault }
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

// The app and its scene against spec 1.11 and 2.1: launch, background, rotation,
// memory.

import UIKitTesting

final class ApplicationTests: UIKitTestCase {
  /// A navigation controller with A below B, at rest.
  private func makeStage(_ profile: String = "ios26", device: Device = .phone) throws -> Stage {
    let stage = Stage(try Profile(named: profile), device: device)
    let navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen("A"))
    )
    navigation.pushViewController(stage.screen("B"), animated: false)
    stage.show { navigation }
    stage.removeEvents()
    return stage
  }

  // MARK: Launch

  func testSceneBecomesActiveBetweenLayoutAndDidAppear() async throws {
    covers("WIN-3", "WIN-4")
    let stage = Stage(try Profile(named: "ios17"))
    stage.launch { stage.screen("A") }
    stage.commit()
    assertDiagram(stage) {
      """
      step |                                          | commit
      app  | sceneConnect sceneForeground             |                     sceneActive appActive
      A    |                              lv dl wa(F) | ia(F) wl dls wl dls                       da(F)
      """
    }
  }

  func testAppBecomesActiveAfterDidAppearOnIOS12() async throws {
    covers("WIN-4")
    let stage = Stage(try Profile(named: "ios12"))
    stage.launch { stage.screen("A") }
    stage.commit()
    assertDiagram(stage) {
      """
      step |             | commit
      A    | lv dl wa(F) | wl dls wl dls da(F)
      app  |             |                     appActive
      """
    }
  }

  func testLaunchOrderPerVersion() async throws {
    covers("WIN-4")
    let expected = [
      "ios7": true, "ios8": false, "ios9": true, "ios10": true, "ios11": false, "ios12": false,
      "ios13": true, "ios18": true, "ios26+V-LAUNCH-ORDER=daFirst": false,
      "ios12+V-LAUNCH-ORDER=activeFirst": true,
    ]
    for (name, activeFirst) in expected {
      let stage = Stage(try Profile(named: name))
      stage.launch { stage.screen("A") }
      stage.settle()
      let kinds = stage.events.map(\.kind)
      let active = try XCTUnwrap(kinds.firstIndex(of: .applicationDidBecomeActive), name)
      let appeared = try XCTUnwrap(kinds.firstIndex(of: .viewDidAppear), name)
      XCTAssertEqual(active < appeared, activeFirst, name)
    }
  }

  // MARK: Background

  func testWindowMadeInTheBackgroundAppearsAllTheSame() async throws {
    covers("WIN-5")
    let (stage, _, _) = try ModalStage().parts
    stage.settle { stage.enterBackground() }
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    stage.removeEvents()
    stage.commit("makeKeyAndVisible") { stage.window { stage.screen("B") } }
    assertDiagram(stage) {
      """
      step | makeKeyAndVisible | commit
      B    | lv dl wa(F)       | ia(F) wl dls wl dls da(F)
      """
    }
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
  }

  func testBackgroundAndBackSendsNoAppearanceCallback() async throws {
    covers("WIN-6", "LAYOUT-10", "STATE-14")
    let stage = try makeStage("ios17")
    stage.commit { stage.enterBackground() }
    stage.enterForeground()
    assertDiagram(settling: stage) {
      """
      step | enter background                                    | commit                      | enter foreground
      app  | sceneResign appResign sceneBackground appBackground |                             | sceneForeground appForeground sceneActive appActive
      nav  |                                                     | wl dls wl dls               |
      B    |                                                     |               wl dls wl dls |
      """
    }
  }

  func testBackgroundLaysOutNothingOnIOS12() async throws {
    covers("WIN-6", "LAYOUT-10")
    let stage = try makeStage("ios12")
    stage.commit { stage.enterBackground() }
    stage.enterForeground()
    assertDiagram(settling: stage) {
      """
      step | enter background        | commit | enter foreground
      app  | appResign appBackground |        | appForeground appActive
      """
    }
  }

  func testBackgroundLaunchByPushWaitsForTheScene() async throws {
    covers("QUIRK-14")
    let stage = Stage(try Profile(named: "ios17"))
    stage.launchInBackground { stage.screen("A") }
    stage.settle()
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
    stage.enterForeground()
    assertDiagram(settling: stage) {
      """
      step | enter foreground                         | commit
      app  | sceneConnect sceneForeground             |                     sceneActive appActive
      A    |                              lv dl wa(F) | ia(F) wl dls wl dls                       da(F)
      """
    }
  }

  func testQuirkBackgroundLaunchByPushAppearsInTheBackground() async throws {
    covers("QUIRK-14")
    let stage = Stage(try Profile(named: "ios17+Q-14"))
    stage.launchInBackground { stage.screen("A") }
    stage.commit()
    XCTAssertEqual(UIApplication.shared.applicationState, .background)
    assertDiagram(stage) {
      """
      step |             | commit
      A    | lv dl wa(F) | ia(F) wl dls wl dls da(F)
      """
    }
  }

  // MARK: Rotation, size, keyboard, memory (STATE-14)

  func testRotationLaysOutOnceAndTellsWhoIsVisible() async throws {
    covers("LAYOUT-9", "STATE-14")
    let stage = try makeStage()
    stage.animate { stage.rotate() }
    assertDiagram(stage) {
      """
      step | rotate           | commit        | end animation 1
      app  | rotation         |               |
      nav  |          vwt     | wl dls        | tcDone(finished)
      B    |              vwt |        wl dls |
      """
    }
  }

  func testRotationMayLayOutTwice() async throws {
    covers("LAYOUT-9")
    let stage = try makeStage("ios26+V-ROT-LAYOUT=two")
    stage.animate { stage.rotate() }
    assertDiagram(stage) {
      """
      step | rotate           | commit                      | end animation 1
      app  | rotation         |                             |
      nav  |          vwt     | wl dls wl dls               | tcDone(finished)
      B    |              vwt |               wl dls wl dls |
      """
    }
  }

  func testRotationRunsWhatWasHungOnItsCoordinator() async throws {
    covers("LAYOUT-9", "STATE-14")
    let stage = Stage()
    let screen = stage.named("A", RotationScreen())
    stage.show { screen }
    stage.removeEvents()
    stage.animate { stage.rotate() }
    XCTAssertEqual(screen.sizes, [CGSize(width: 844, height: 390)])
    XCTAssertEqual(screen.view.frame.size, CGSize(width: 844, height: 390))
    assertDiagram(stage) {
      """
      step | rotate                     | commit | end animation 1
      app  | rotation                   |        |
      A    |          vwt tcReg tcAlong | wl dls | tcDone(finished) tcDone(finished)
      """
    }
  }

  func testRotationReachesNoChildIfSuperIsForgotten() async throws {
    covers("STATE-14")
    let stage = Stage()
    let parent = stage.named("P", SilentRotationParent())
    let child = stage.screen("C")
    parent.embed(child)
    stage.show { parent }
    stage.removeEvents()
    stage.rotate()
    let told = stage.events.filter { $0.kind == .viewWillTransition }.map(\.controller)
    XCTAssertEqual(told, [stage.identity(of: parent)])
  }

  func testSizeChangeOnATabletSendsNoAppearanceCallback() async throws {
    covers("STATE-14")
    let stage = try makeStage(device: .pad)
    stage.animate { stage.resize(to: .third) }
    assertDiagram(stage) {
      """
      step | resize to third    | commit        | end animation 1
      app  | sizeChange         |               |
      nav  |            vwt     | wl dls        | tcDone(finished)
      B    |                vwt |        wl dls |
      """
    }
    XCTAssertTrue(stage.environmentSteps.contains(.resize(.whole)))
    XCTAssertFalse(stage.environmentSteps.contains(.resize(.third)))
  }

  func testKeyboardSendsNoAppearanceCallback() async throws {
    covers("STATE-14")
    let stage = try makeStage()
    stage.settle { stage.setKeyboard(shown: true) }
    stage.setKeyboard(shown: false)
    assertDiagram(settling: stage) {
      """
      step | show keyboard | hide keyboard
      app  | keyboard      | keyboard
      """
    }
  }

  func testASiblingThatCoversAViewSendsNothingToItsController() async throws {
    covers("STATE-14")
    let (stage, window, screen) = try ModalStage().parts
    let cover = UIView(frame: window.bounds)
    stage.settle { screen.view.superview?.addSubview(cover) }
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
    XCTAssertEqual(stage.state(of: screen), .appeared)
  }

  func testMemoryWarningReachesEveryControllerAndUnloadsNone() async throws {
    covers("STATE-16", "STATE-14")
    let stage = try makeStage()
    stage.sendMemoryWarning()
    assertDiagram(settling: stage) {
      """
      step | send memory warning
      app  | memoryWarning
      nav  |               mem
      A    |                   mem
      B    |                       mem
      """
    }
  }

  func testMemoryWarningUnloadsHiddenViewsOnIOS5() async throws {
    covers("STATE-16", "STATE-7")
    let stage = Stage(try Profile(named: "ios5"))
    let bottom = stage.screen("A")
    let navigation = stage.named("nav", UINavigationController(rootViewController: bottom))
    stage.show { navigation }
    stage.settle { navigation.pushViewController(stage.screen("B"), animated: false) }
    XCTAssertTrue(bottom.isViewLoaded)
    stage.sendMemoryWarning()
    XCTAssertFalse(bottom.isViewLoaded)
    stage.removeEvents()
    stage.commit { navigation.popViewController(animated: false) }
    XCTAssertEqual(
      stage.events.filter {
        $0.controller == stage.identity(of: bottom) && $0.kind.isControllerCallback
      }.map(\.kind).prefix(3),
      [.loadView, .viewDidLoad, .viewWillAppear]
    )
  }

  func testPostingTheMemoryNotificationByHandReachesNoController() async throws {
    covers("STATE-16")
    let stage = try makeStage()
    let count = stage.eventCount
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification,
      object: UIApplication.shared
    )
    XCTAssertEqual(stage.eventCount, count)
  }

  func testTheAppPostsUIKitsNotifications() async throws {
    covers("WIN-6")
    let stage = try makeStage()
    let posted = Posted()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        posted.names.append(name)
      }
    }
    stage.enterBackground()
    stage.enterForeground()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    XCTAssertEqual(posted.names, names)
  }

  // MARK: A defect of iOS 6

  func testChildAddedWhenTheAppBecomesActiveAppearsOnce() async throws {
    covers("QUIRK-3")
    XCTAssertEqual(try didAppearCountOfLaunchChild("ios6"), 1)
    XCTAssertEqual(try didAppearCountOfLaunchChild("ios26+Q-3"), 2)
  }

  func testQuirkChildAddedWhenTheAppBecomesActiveAppearsTwice() async throws {
    covers("QUIRK-3")
    let stage = Stage(try Profile(named: "ios6+Q-3"))
    let delegate = LaunchDelegate(stage)
    UIApplication.shared.delegate = delegate
    stage.launch { delegate.root }
    stage.commit()
    assertDiagram(stage) {
      """
      step |             | commit
      R    | lv dl wa(F) | wl dls wl dls                                   da(F)       wl dls
      app  |             |               appActive
      C    |             |                         wm(R) lv dl wa(F) dm(R)       da(F)        wl dls da(F)
      """
    }
  }

  private func didAppearCountOfLaunchChild(_ profile: String) throws -> Int {
    let stage = Stage(try Profile(named: profile))
    let delegate = LaunchDelegate(stage)
    UIApplication.shared.delegate = delegate
    stage.launch { delegate.root }
    stage.settle()
    let child = stage.identity(of: delegate.child)
    return stage.events.filter { $0.kind == .viewDidAppear && $0.controller == child }.count
  }

  // MARK: Steps

  func testEnvironmentStepsSayWhatTheyAre() async throws {
    let stage = try makeStage(device: .pad)
    XCTAssertEqual(
      stage.environmentSteps.map(\.description),
      [
        "rotate", "resize to half", "resize to third", "enter background", "send memory warning",
        "show keyboard", "hide window 0",
      ]
    )
    XCTAssertFalse(stage.take(.environment(.enterForeground)))
  }
}

/// Names of notifications that were posted.
private final class Posted: @unchecked Sendable {
  var names: [Notification.Name] = []
}

/// Hangs work on the coordinator of a rotation.
@MainActor
private final class RotationScreen: UIViewController {
  var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
}

/// Forgets super.
@MainActor
private final class SilentRotationParent: UIViewController {
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Adds a child to the root as soon as the app is active.
@MainActor
private final class LaunchDelegate: NSObject, UIApplicationDelegate {
  let root: UIViewController
  let child: UIViewController

  init(_ stage: Stage) {
    root = stage.screen("R")
    child = stage.screen("C")
    super.init()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    root.embed(child)
  }
}

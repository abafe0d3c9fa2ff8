// Pushes and pops with the app's own animator and interaction (NAV-3, NAV-4, NAV-18, MIS-52).

import UIKitTesting

final class CustomNavigationTests: UIKitTestCase {
  private func scene(
    _ profile: String = "ios26",
    screens: [String] = ["A"],
    interactive: Bool = false
  ) throws -> (NavigationStage, CustomDelegate) {
    let scene = try NavigationStage(profile, screens: screens, forJudges: true)
    let delegate = CustomDelegate()
    if interactive { delegate.interaction = UIPercentDrivenInteractiveTransition() }
    scene.navigation.delegate = delegate
    return (scene, delegate)
  }

  /// What else is missing where a transition never ends.

  func testPushAndPopWithAnAnimator() async throws {
    covers("NAV-1", "NAV-2")
    let (scene, delegate) = try scene()
    let start = scene.stage.eventCount
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.settle()
    scene.stage.settle { scene.navigation.popViewController(animated: true) }
    XCTAssertEqual(scene.stage.order(since: start), "A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da")
    XCTAssertEqual(delegate.animator.ends, [true, true])
    assertReports(scene.stage, [])
  }

  /// The stack leaves the screen in the middle of a push with an animator, which goes on there.
  func testChangesOffScreenWaitForATransitionWithAnAnimator() async throws {
    covers("NAV-12", "NAV-15")
    let (scene, _) = try scene()
    let tabs = UITabBarController()
    let window = try XCTUnwrap(scene.navigation.view.window)
    scene.stage.settle { window.rootViewController = nil }
    tabs.viewControllers = [UIViewController(), scene.navigation]
    scene.stage.settle { window.rootViewController = tabs }
    scene.stage.settle { tabs.selectedIndex = 1 }
    let (first, second) = (scene.stage.screen("B"), scene.stage.screen("C"))
    scene.stage.commit { scene.navigation.pushViewController(first, animated: true) }
    tabs.selectedIndex = 0
    scene.stage.commit { scene.navigation.pushViewController(second, animated: true) }
    scene.navigation.popViewController(animated: true)
    scene.stage.settle { tabs.selectedIndex = 1 }
    XCTAssertTrue(scene.navigation.viewControllers.last === first)
    XCTAssertNil(second.parent)
    XCTAssertNil(second.viewIfLoaded?.window)
    XCTAssertEqual(scene.stage.states(of: first, second), [.appeared, .disappeared])
    assertReports(scene.stage, [])
  }

  func testInteractivePopByHandFinished() async throws {
    covers("NAV-3", "COORD-5")
    let (scene, delegate) = try scene(screens: ["A", "B"], interactive: true)
    let start = scene.stage.eventCount
    scene.stage.commit { scene.navigation.popViewController(animated: true) }
    delegate.interaction?.update(0.5)
    scene.stage.settle { delegate.interaction?.finish() }
    XCTAssertEqual(scene.stage.order(since: start), "B.wd A.wa B.dd A.da")
    XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    assertReports(scene.stage, [])
  }

  func testInteractivePopByHandCancelled() async throws {
    covers("NAV-4", "NAV-17")
    let (scene, delegate) = try scene(screens: ["A", "B"], interactive: true)
    let start = scene.stage.eventCount
    scene.stage.commit { scene.navigation.popViewController(animated: true) }
    scene.stage.settle { delegate.interaction?.cancel() }
    XCTAssertEqual(scene.stage.order(since: start), "B.wd A.wa A.wd A.dd B.wa B.da")
    XCTAssertEqual(delegate.animator.ends, [false])
    XCTAssertEqual(scene.navigation.viewControllers.count, 2)
    assertReports(scene.stage, [])
  }

  /// UIKit's swipe asks for a pop; the delegate's animator and interaction alone run it.
  func testASwipeBackDoesNotDriveTheAppsAnimator() async throws {
    covers("NAV-3", "COORD-5")
    for isInteractive in [false, true] {
      let (scene, delegate) = try scene(screens: ["A", "B"], interactive: isInteractive)
      let start = scene.stage.eventCount
      XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
      scene.stage.commit()
      let coordinator = scene.navigation.transitionCoordinator
      XCTAssertEqual(coordinator?.isInteractive, isInteractive)
      XCTAssertFalse(scene.stage.cancelSwipeBack(scene.navigation))
      scene.stage.settle { delegate.interaction?.finish() }
      XCTAssertEqual(scene.stage.order(since: start), "B.wd A.wa B.dd A.da")
      XCTAssertEqual(delegate.animator.ends, [true])
      XCTAssertEqual(scene.navigation.viewControllers.count, 1)
      assertReports(scene.stage, [])
    }
  }

  /// Switched off or refused by its delegate, the recogniser begins no swipe; switched off in a
  /// swipe, it cancels that.
  func testTheRecogniserOfTheSwipeDecides() async throws {
    covers("NAV-3", "NAV-4")
    let scene = try NavigationStage("ios26", screens: ["A", "B"], forJudges: true)
    let recognizer = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
    XCTAssertTrue(recognizer.view === scene.navigation.view)
    recognizer.isEnabled = false
    XCTAssertFalse(scene.stage.beginSwipeBack(scene.navigation))
    recognizer.isEnabled = true
    let delegate = SwipeRefusal()
    recognizer.delegate = delegate
    var start = scene.stage.eventCount
    scene.stage.beginSwipeBack(scene.navigation)
    scene.stage.settle()
    XCTAssertEqual(scene.stage.order(since: start), "")
    delegate.permits = true
    start = scene.stage.eventCount
    XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
    scene.stage.commit()
    scene.stage.settle { recognizer.isEnabled = false }
    XCTAssertEqual(scene.stage.order(since: start), "B.wd A.wa A.wd A.dd B.wa B.da")
    assertReports(scene.stage, [])
  }

  func testInteractivePushFinished() async throws {
    covers("NAV-18")
    let (scene, delegate) = try scene(interactive: true)
    let start = scene.stage.eventCount
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.commit()
    XCTAssertTrue(scene.navigation.transitionCoordinator?.isInteractive ?? false)
    delegate.interaction?.update(0.9)
    scene.stage.settle { delegate.interaction?.finish() }
    XCTAssertEqual(scene.stage.order(since: start), "A.wd B.wa A.dd B.da")
    XCTAssertEqual(scene.navigation.viewControllers.count, 2)
    assertReports(scene.stage, [])
  }

  func testInteractivePushCancelled() async throws {
    covers("NAV-18")
    for (value, compensation) in [
      ("nair", "B.wd B.dd A.wa A.da"), ("interleaved", "B.wd A.wa B.dd A.da"),
      ("abbrev", "A.wa A.da"),
    ] {
      let (scene, delegate) = try scene("ios26+V-NAV-CANCEL=\(value)", interactive: true)
      let start = scene.stage.eventCount
      let pushed = scene.stage.screen("B")
      scene.stage.commit { scene.navigation.pushViewController(pushed, animated: true) }
      delegate.interaction?.update(0.2)
      scene.stage.settle { delegate.interaction?.cancel() }
      XCTAssertEqual(scene.stage.order(since: start), "A.wd B.wa " + compensation, value)
      XCTAssertEqual(scene.navigation.viewControllers.count, 1, "B is not on the stack")
      XCTAssertEqual(scene.stage.state(of: pushed), .disappeared, value)
      assertReports(scene.stage, [], value)
    }
  }

  func testInteractivePushReportedTwiceOrNever() async throws {  // MIS-52
    covers("COORD-5")
    let (twice, first) = try scene(screens: ["A", "B"], interactive: true)
    twice.stage.commit { twice.navigation.popViewController(animated: true) }
    first.interaction?.finish()
    twice.stage.settle { first.interaction?.cancel() }
    assertReports(
      twice.stage,
      ["INV-46"],
      "cancelled by its last report, and finished all the same"
    )

    let (never, second) = try scene(screens: ["A", "B"], interactive: true)
    never.stage.settle { never.navigation.popViewController(animated: true) }
    XCTAssertNotNil(second.interaction)
    XCTAssertFalse(never.stage.isAtRest)
    assertReports(never.stage, ["INV-46", "INV-15"], atRest: true)
  }

  func testAnAnimatorThatNeverCompletes() async throws {  // MIS-52
    covers("STATE-1")
    let (scene, delegate) = try scene()
    delegate.animator.completes = false
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.settle()
    XCTAssertFalse(scene.stage.isAtRest)
    assertReports(scene.stage, ["INV-46", "INV-15"], atRest: true)
  }
}

/// Says whether a recogniser may begin.
private final class SwipeRefusal: NSObject, UIGestureRecognizerDelegate {
  var permits = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { permits }
}

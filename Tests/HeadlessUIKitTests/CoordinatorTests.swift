// The transition coordinator: when there is one, what it runs, in which order (spec 1.15).

import UIKitTesting

final class CoordinatorTests: UIKitTestCase {
  func testThereIsOneInTheWillsAndNoneAfterwards() async throws {
    covers("COORD-1", "COORD-2")
    let scene = try NavigationStage(recording: .everything)
    scene.navigation.pushViewController(scene.stage.screen("B"), animated: true)
    scene.stage.commit()
    XCTAssertNotNil(scene.navigation.transitionCoordinator)
    XCTAssertNotNil(scene.navigation.topViewController?.transitionCoordinator)
    scene.stage.settle()
    XCTAssertNil(scene.navigation.transitionCoordinator)
    for event in scene.stage.events where event.kind.isWillOrDid && event.frame == .enter {
      XCTAssertTrue(
        event.snapshot?.facts.contains([.hasCoordinator, .coordinatorAnimated]) ?? false,
        "\(event.kind)"
      )
    }
  }

  func testAnInteractiveTransitionIsSeenAsSuchInTheWills() async throws {
    covers("COORD-2", "COORD-5")
    let scene = try NavigationStage(screens: ["A", "B"], recording: .everything)
    scene.stage.beginSwipeBack(scene.navigation)
    let coordinator = try XCTUnwrap(scene.navigation.transitionCoordinator)
    for event in scene.stage.events where event.kind.isWillOrDid && event.frame == .enter {
      XCTAssertTrue(event.snapshot?.facts.contains(.coordinatorInteractive) ?? false)
    }
    scene.stage.commit()
    XCTAssertTrue(coordinator.isInteractive)
    scene.stage.cancelSwipeBack(scene.navigation)
    XCTAssertFalse(coordinator.isInteractive)
    XCTAssertTrue(coordinator.initiallyInteractive)
    XCTAssertTrue(coordinator.isCancelled)
    scene.stage.settle()
  }

  func testAlongsideInWillAppearOnly() async throws {
    covers("COORD-3", "APPEAR-15")
    let scene = try NavigationStage()
    let screen = scene.stage.named("B", ScriptedScreen())
    var queued: [Bool] = []
    var ran: [String] = []
    screen.onWillAppear = { [unowned screen] in
      queued.append(
        screen.transitionCoordinator?.animate { _ in
          ran.append("will")
        } ?? false
      )
    }
    screen.onIsAppearing = { [unowned screen] in
      queued.append(screen.transitionCoordinator?.animate { _ in ran.append("is") } ?? false)
    }
    scene.stage.settle { scene.navigation.pushViewController(screen, animated: true) }
    XCTAssertEqual(queued, [true, false])
    XCTAssertEqual(ran, ["will"])
  }

  func testHandlersAndCompletionsOfACancelledSwipe() async throws {
    covers("COORD-4", "COORD-6", "COORD-7", "COORD-11")
    let scene = try NavigationStage(screens: ["A"])
    let screen = scene.stage.named("B", ScriptedScreen())
    var log: [String] = []
    screen.onWillDisappear = { [unowned screen] in
      log.append("wd")
      screen.transitionCoordinator?.notifyWhenInteractionChanges {
        log.append("change \($0.isCancelled)")
      }
      screen.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.append("done \($0.isCancelled)")
      }
    }
    screen.onWillAppear = { log.append("wa") }
    screen.onDidAppear = { log.append("da") }
    scene.stage.settle { scene.navigation.pushViewController(screen, animated: false) }
    log = []
    scene.stage.swipeBack(scene.navigation, cancelled: true)
    scene.stage.settle()
    XCTAssertEqual(log, ["wd", "change true", "wa", "da", "done true"])
    assertPermitted(scene.stage)
  }

  func testACompletionRunsOnce() async throws {
    covers("COORD-7", "COORD-8")
    for animated in [true, false] {
      let scene = try NavigationStage()
      let screen = scene.stage.named("B", ScriptedScreen())
      var log: [String] = []
      screen.onWillAppear = { [unowned screen] in
        screen.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          log.append("done")
        }
      }
      screen.onDidAppear = { log.append("da") }
      scene.stage.settle { scene.navigation.pushViewController(screen, animated: animated) }
      XCTAssertEqual(log, animated ? ["done", "da"] : ["da", "done"])
      assertPermitted(scene.stage)
    }
  }

  func testACompletionRegisteredInThatOfAPresentationRuns() async throws {
    covers("COORD-1", "COORD-7")
    let scene = try ModalStage()
    let presented = scene.screen("B")
    var outcomes: [Bool] = []
    let register = {
      XCTAssertNotNil(presented.transitionCoordinator)
      presented.transitionCoordinator?.animate(alongsideTransition: nil) {
        outcomes.append($0.isCancelled)
      }
    }
    scene.stage.settle { scene.root.present(presented, animated: true) { register() } }
    XCTAssertEqual(outcomes, [false])
    presented.dismiss(animated: true) { register() }
    scene.stage.settle()
    XCTAssertEqual(outcomes, [false, false])
  }
}

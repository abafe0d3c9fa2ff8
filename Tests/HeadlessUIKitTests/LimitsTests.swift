// Code that does not end: each kind meets a documented limit and leaves a clear diagnosis.

import Foundation
import HeadlessUIKit
import Lifecycle
import XCTest

@MainActor
final class LimitsTests: XCTestCase {
  private final class EndlessLoader: UIViewController {
    override func loadView() { _ = view }
  }

  func testLoadViewThatAsksForTheView() async throws {
    proves("STATE-8")
    let stage = Stage()
    let screen = stage.named("A", EndlessLoader())
    stage.window { screen }
    stage.settle()
    XCTAssertEqual(stage.exceptions.first?.name, "stackOverflow")
    let loads = stage.events.filter { $0.kind == .loadView }.count
    XCTAssertEqual(loads, Stage.Limits().nestedLoadsMax)
  }

  private final class SelfTrigger: UIViewController {
    var calls = 0
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls += 1
      beginAppearanceTransition(false, animated: false)
      beginAppearanceTransition(true, animated: false)
    }
  }

  func testACallbackThatTriggersItselfThroughUIKit() async throws {
    proves("CHILD-20")
    var limits = Stage.Limits()
    limits.nestedCallbacksMax = 50
    let stage = Stage(limits: limits)
    let screen = stage.named("A", SelfTrigger())
    screen.beginAppearanceTransition(true, animated: false)
    XCTAssertTrue(stage.exceptions.contains { $0.name == "stackOverflow" })
    XCTAssertLessThanOrEqual(screen.calls, 50)
    XCTAssertEqual(stage.exceptions.first?.reason, "50 callbacks inside each other")
  }

  private final class EndlessLayout: UIViewController {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.setNeedsLayout()
    }
  }

  func testLayoutThatAsksForLayout() async throws {
    proves("LAYOUT-4")
    let stage = Stage()
    let screen = stage.named("A", EndlessLayout())
    stage.window { screen }
    stage.settle()
    XCTAssertEqual(stage.exceptions.first?.name, "endlessLayout")
    XCTAssertTrue(stage.isAtRest, "the stage goes on")
  }

  func testTurnsWithoutEnd() async throws {
    let stage = Stage()
    var turns = 0
    func again() {
      HeadlessUIKit.DispatchQueue.main.async {
        turns += 1
        again()
      }
    }
    stage.run { again() }
    stage.settle()
    XCTAssertEqual(turns, Stage.Limits().settlingStepsMax)
    XCTAssertFalse(stage.isAtRest)
    XCTAssertTrue(stage.enabledSteps.contains(.runQueued))
  }

  func testTimersWithoutEndFireOneByOne() async throws {
    let stage = Stage()
    var fired = 0
    stage.run {
      _ = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
    }
    stage.settle()
    XCTAssertEqual(fired, 0, "time passes by steps only")
    for _ in 0..<1_000_000 / 1_000 { stage.take(.fireTimer) }
    XCTAssertEqual(fired, 1_000)
  }
}

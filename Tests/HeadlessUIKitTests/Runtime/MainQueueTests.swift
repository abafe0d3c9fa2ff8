// What the app defers: it runs by steps, in the order of virtual time.

import UIKitTesting

final class MainQueueTests: UIKitTestCase {
  private lazy var stage = Stage()

  func testDeferredBlocksRunByStepsInTheOrderOfTime() async {
    let screen = stage.run { DeferringScreen() }
    stage.run { screen.deferWork() }
    XCTAssertEqual(screen.heard, [])
    stage.take(.runQueued)
    XCTAssertEqual(screen.heard, ["async"])
    while stage.take(.fireTimer) {}
    XCTAssertEqual(screen.heard, ["async", "100 ms", "item", "300 ms"])
  }

  func testACancelledItemDoesNotRun() async {
    let screen = stage.run { DeferringScreen() }
    stage.run { screen.deferWork() }
    screen.cancelWork()
    while stage.take(.fireTimer) {}
    XCTAssertEqual(screen.heard, ["100 ms", "300 ms"])
  }

  func testARepeatingTimerFiresUntilItIsInvalidated() async {
    let screen = stage.run { DeferringScreen() }
    stage.run { screen.startTimer() }
    var steps = 0
    while stage.take(.fireTimer), steps < 10 { steps += 1 }
    XCTAssertEqual(screen.heard, ["tick", "tick", "tick"])
    XCTAssertEqual(steps, 3)
  }
}

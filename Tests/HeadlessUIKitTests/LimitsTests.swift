// Code that does not end: each kind meets a documented limit and leaves a clear diagnosis.

import UIKitTesting

final class LimitsTests: UIKitTestCase {
  private final class EndlessLoader: UIViewController {
    override func loadView() { _ = view }
  }

  func testLoadViewThatAsksForTheView() async throws {
    covers("STATE-8")
    let stage = Stage()
    let screen = stage.named("A", EndlessLoader())
    stage.show { screen }
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
    covers("CHILD-20")
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
    covers("LAYOUT-4", "LAYOUT-14")
    let stage = Stage()
    let screen = stage.named("A", EndlessLayout())
    stage.show { screen }
    XCTAssertTrue(stage.exceptions.isEmpty, "it is no exception of UIKit's")
    XCTAssertFalse(stage.isAtRest, "the layout is work for the next turn, again and again")
  }

  /// Asks for layout in its own layout that often.
  private final class CountedLayout: UIViewController {
    var left = 20

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      left -= 1
      if left > 0 { view.setNeedsLayout() }
    }
  }

  func testLayoutThatSettlesInALaterTurn() async throws {
    covers("LAYOUT-4", "LAYOUT-14")
    let stage = Stage()
    let screen = stage.named("A", CountedLayout())
    stage.commit { stage.window { screen } }
    XCTAssertGreaterThan(screen.left, 0, "not all in the first turn")
    stage.settle()
    XCTAssertEqual(screen.left, 0)
    XCTAssertTrue(stage.isAtRest)
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
    stage.settle { again() }
    XCTAssertEqual(turns, Stage.Limits().settlingStepsMax)
    XCTAssertFalse(stage.isAtRest)
    XCTAssertTrue(stage.enabledSteps.contains(.runQueued))
  }

  func testLongWorkComesToAnEnd() async throws {
    let stage = Stage()
    let count = 2 * Stage.Limits().settlingStepsMax
    var ended = 0
    stage.settle {
      HeadlessUIKit.DispatchQueue.main.async {
        for _ in 0..<count { HeadlessUIKit.DispatchQueue.main.async { ended += 1 } }
      }
    }
    XCTAssertEqual(ended, count)
    XCTAssertTrue(stage.isAtRest)
  }

  func testTimersWithoutEndFireOneByOne() async throws {
    let stage = Stage()
    var fired = 0
    stage.settle {
      _ = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
    }
    XCTAssertEqual(fired, 0, "time passes by steps only")
    for _ in 0..<1_000_000 / 1_000 { stage.take(.fireTimer) }
    XCTAssertEqual(fired, 1_000)
  }

  // MARK: What only a process can show

  /// Runs one test of this class in a process of its own, which is meant to die.
  private func dyingProcess(
    _ test: String
  ) throws -> (reason: Process.TerminationReason, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["HeadlessUIKitTests.LimitsTests/\(test)"]
    var environment = ProcessInfo.processInfo.environment
    environment[Self.deadly] = "1"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationReason, text)
  }

  private static let deadly = "VCFUZZ_TEST_DEADLY"
  private static var isDeadly: Bool {
    ProcessInfo.processInfo.environment[deadly] != nil
  }

  private final class EndlessCaller: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      while true {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
      }
    }
  }

  func testAStepWithoutEndStopsTheProcessWithADiagnosis() async throws {
    #if os(Linux)
    guard Self.isDeadly else {
      let end = try dyingProcess("testAStepWithoutEndStopsTheProcessWithADiagnosis")
      XCTAssertEqual(end.reason, .uncaughtSignal)
      XCTAssertTrue(end.text.contains("endless step"), end.text)
      XCTAssertTrue(end.text.contains("A.viewWillDisappear"), end.text)
      XCTAssertTrue(end.text.contains("the last steps were commit"), end.text)
      return
    }
    let stage = Stage()
    let screen = stage.named("A", EndlessCaller())
    stage.show { screen }
    #endif
  }

  private final class SelfCaller: UIViewController {
    private var depth = 0

    override func viewDidLoad() {
      depth += 1
      if depth > 0 { viewDidLoad() }
    }
  }

  func testACallbackThatCallsItselfDirectlyKillsTheProcess() async throws {
    #if os(Linux)
    // UIKit's stand-in is not asked, so nothing can stop this: the stack overflows.
    guard Self.isDeadly else {
      let end = try dyingProcess("testACallbackThatCallsItselfDirectlyKillsTheProcess")
      XCTAssertEqual(end.reason, .uncaughtSignal)
      return
    }
    let stage = Stage()
    let screen = stage.named("A", SelfCaller())
    screen.loadViewIfNeeded()
    #endif
  }
}

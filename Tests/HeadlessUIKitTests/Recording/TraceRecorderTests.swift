// The recorder for devices, tried on controllers of the small UIKit.

import LifecycleChecks
import LifecycleLogs
import LifecycleNotation
import LifecycleRecording
import UIKitTesting

final class TraceRecorderTests: UIKitTestCase {
  /// Says who of both is told what, without what the recorder cannot know.
  private func calls(_ trace: Trace, _ names: [String]) -> [String] {
    trace.events.compactMap { event in
      guard event.frame == .whole || event.frame == .enter, let id = event.controller else {
        return nil
      }
      let kinds: [Event.Kind] = [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear, .willMoveToParent, .didMoveToParent, .viewWillLayoutSubviews,
        .viewDidLayoutSubviews,
      ]
      guard kinds.contains(event.kind), names.contains(trace.name(of: id)) else { return nil }
      return trace.name(of: id) + "." + event.kind.name + (event.animated.map { "\($0)" } ?? "")
    }
  }

  /// Runs pushes and pops of recorded controllers.
  private func run(_ recorder: TraceRecorder) -> Stage {
    let stage = Stage(Profile(os: .standard), recording: .everything)
    let first = RecordedViewController()
    let second = RecordedViewController()
    for (controller, name) in [(first, "first"), (second, "second")] {
      stage.name(controller, name)
      recorder.name(controller, name)
    }
    let nav = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = nav
    stage.settle { window.makeKeyAndVisible() }
    stage.settle { nav.pushViewController(second, animated: true) }
    recorder.rest()
    stage.settle { nav.popViewController(animated: true) }
    recorder.rest()
    withExtendedLifetime(window) {}
    return stage
  }

  func testItHearsWhatTheControllersHear() async throws {
    let recorder = TraceRecorder.shared
    recorder.clear()
    let stage = run(recorder)
    let names = ["first", "second"]
    let heard = calls(recorder.trace, names)
    XCTAssertEqual(heard, calls(stage.trace, names))
    XCTAssertGreaterThan(heard.count, 20)
    // What it writes is read back, and is permitted.
    let bytes = Array(recorder.text.utf8)
    let file = try TraceFile(reading: ByteSource(bytes))
    XCTAssertEqual(file.format, .json)
    XCTAssertEqual(calls(file.trace, names), heard)
    let report = Checker().check(file.trace, profile: Profile(os: .standard))
    XCTAssertEqual(report.judgement.violations.map(\.id), [])
    XCTAssertEqual(file.trace.header.restPositions.count, 2)
  }

  func testAWrongOrderIsFoundInWhatItWrote() async throws {
    final class Screen {}
    let recorder = TraceRecorder(os: OSVersion("17"))
    let screen = Screen()
    for kind in [Event.Kind.viewDidLoad, .viewWillAppear, .viewWillAppear, .viewDidAppear] {
      recorder.record(kind, of: screen, animated: kind == .viewDidLoad ? nil : true) {}
    }
    let file = try TraceFile(reading: ByteSource(Array(recorder.text.utf8)))
    let report = Checker().check(file.trace, profile: nil)
    XCTAssertEqual(report.judgement.violations.map(\.id), ["INV-2"])
  }

  func testCallsInsideCallbacksKeepTheirPlace() async {
    final class Screen {}
    let recorder = TraceRecorder()
    let (outer, inner) = (Screen(), Screen())
    let answer = recorder.record(.viewDidAppear, of: outer, animated: false) {
      recorder.record(.beginAppearance, of: inner, flag: true) {
        recorder.record(.viewWillAppear, of: inner, animated: false) {}
      }
      recorder.mark("tap")
      return 7
    }
    XCTAssertEqual(answer, 7)
    let trace = recorder.trace
    XCTAssertEqual(trace.names, ["Screen", "Screen"])
    XCTAssertEqual(
      trace.events.map { "\($0.controller.map { "\($0.index)" } ?? "") \($0.kind) \($0.frame)" },
      [
        "0 viewDidAppear enter", "0 viewDidAppear base", "1 beginAppearance enter",
        "1 beginAppearance base", "1 viewWillAppear enter", "1 viewWillAppear base",
        "1 viewWillAppear exit", "1 beginAppearance exit", " marker whole",
        "0 viewDidAppear exit",
      ]
    )
    struct Trouble: Error {}
    XCTAssertThrowsError(
      try recorder.record(.viewDidLoad, of: outer) { throw Trouble() }
    )
    XCTAssertEqual(recorder.trace.events.last?.frame, .exit, "what is thrown leaves it whole")
  }

  func testMemoryIsBoundedAndTheStartIsKnown() async {
    final class Screen {}
    let recorder = TraceRecorder(eventsMax: 100)
    let stays = Screen()
    let parent = Screen()
    recorder.record(.didMoveToParent, of: stays, other: parent)
    recorder.record(.viewWillAppear, of: stays, animated: false)
    recorder.record(.viewDidAppear, of: stays, animated: false)
    for _ in 0..<5_000 {
      let passing = Screen()
      recorder.record(.viewDidLoad, of: passing)
      recorder.rest()
    }
    let trace = recorder.trace
    XCTAssertLessThanOrEqual(trace.events.count, 100)
    XCTAssertEqual(recorder.dropped + trace.events.count, 5_003)
    XCTAssertLessThanOrEqual(trace.names.count, 102, "the names of the dead are forgotten")
    XCTAssertEqual(trace.header.initialStates.map(\.value), [.appeared])
    XCTAssertEqual(trace.header.initialParents.count, 1)
    XCTAssertLessThanOrEqual(trace.header.restPositions.last ?? 0, trace.events.count)
  }

  func testAnotherObjectAtTheSamePlaceIsAnotherController() async {
    final class Screen {}
    let recorder = TraceRecorder()
    var places: Set<ObjectIdentifier> = []
    for _ in 0..<50 {
      let screen = Screen()
      places.insert(ObjectIdentifier(screen))
      recorder.record(.viewDidLoad, of: screen)
    }
    XCTAssertLessThan(places.count, 50, "places are used again")
    XCTAssertEqual(recorder.trace.names.count, 50)
  }

  func testNoViewIsLoaded() async {
    let recorder = TraceRecorder()
    let stage = Stage(Profile(os: .standard))
    let controller = stage.screen("A")
    recorder.record(.willMoveToParent, of: controller) { controller.willMove(toParent: nil) }
    XCTAssertFalse(controller.isViewLoaded)
  }

  /// The base class for UIKit is the one that these tests run.
  func testTheBaseClassIsTheOneForUIKit() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func body(_ path: String) throws -> Substring {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let start = try XCTUnwrap(text.firstRange(of: "/// A view controller whose"))
      return text[start.lowerBound...]
    }
    let original = try body("Sources/LifecycleRecording/RecordedViewController.swift")
    let copy = try body("Tests/HeadlessUIKitTests/Support/RecordedViewController.swift")
    XCTAssertEqual(original.dropLast("#endif\n".count), copy)
  }
}

// The recorder's hooks, driven on HeadlessUIKit through the protocol by which the Objective-C
// runtime drives them on a device.

import LifecycleChecks
import LifecycleNotation
import LifecycleRecording
import UIKitTesting

/// Forwards the appearance to its only child by hand.
private final class Forwarder: HookableController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func show(_ child: UIViewController, endsIt: Bool) {
    addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    view.addSubview(child.view)
    if endsIt { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

/// An app's own class: its override runs before UIKit's implementation is reached.
private final class Screen: HookableController {
  var onLeaving: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) {
    onLeaving()
    super.viewWillDisappear(animated)
  }
}

final class ControllerHooksTests: UIKitTestCase {
  private let recorder = TraceRecorder(os: .standard)

  override func setUp() async throws {
    let methods = ReplaceableMethods()
    ControllerHooks.install(in: methods, recording: recorder)
    ReplaceableMethods.current = methods
  }

  override func tearDown() async throws { ReplaceableMethods.current = nil }

  private func named<Controller: UIViewController>(
    _ name: String,
    _ controller: Controller,
    on stage: Stage
  ) -> Controller {
    stage.name(controller, name)
    recorder.name(controller, name)
    return controller
  }

  /// Every call of a hooked method, with its arguments.
  private func calls(_ trace: Trace) -> [String] {
    let kinds = ControllerHooks.methods.map(\.kind)
    return trace.events.compactMap { event in
      guard event.frame == .whole || event.frame == .enter, kinds.contains(event.kind),
        let controller = event.controller
      else { return nil }
      var words = [trace.name(of: controller), event.kind.name]
      if let animated = event.animated { words.append("\(animated)") }
      if let flag = event.flag { words.append(flag ? "appear" : "disappear") }
      if event.kind.isMove, let other = event.other { words.append(trace.name(of: other)) }
      return words.joined(separator: " ")
    }
  }

  /// Shows a stack, pushes, presents, shows a child by hand, and goes all the way back.
  private func showAll(endsChild: Bool = true) -> Stage {
    let stage = Stage(Profile(os: .standard), recording: .everything)
    let first = named("first", Screen(), on: stage)
    let forwarder = named("forwarder", Forwarder(), on: stage)
    let navigation = named("nav", HookableNavigation(rootViewController: first), on: stage)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    stage.settle { window.makeKeyAndVisible() }
    stage.settle { navigation.pushViewController(forwarder, animated: true) }
    forwarder.show(named("child", HookableController(), on: stage), endsIt: endsChild)
    stage.settle()
    if !endsChild {
      recorder.rest()
      return stage
    }
    let cover = named("cover", HookableController(), on: stage)
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    stage.settle()
    navigation.dismiss(animated: true)
    stage.settle()
    recorder.rest()
    withExtendedLifetime(window) {}
    return stage
  }

  func testTheyRecordEveryCallWithItsArguments() async throws {
    let stage = showAll()
    let recorded = calls(recorder.trace)
    XCTAssertEqual(recorded, calls(stage.trace))
    for method in ControllerHooks.methods {
      XCTAssertTrue(recorded.contains { $0.contains(method.kind.name) }, method.selector)
    }
    for call in [
      "nav viewWillAppear false", "cover viewIsAppearing false", "forwarder viewWillAppear true",
      "child beginAppearance false appear", "child didMoveToParent forwarder",
    ] { XCTAssertTrue(recorded.contains(call), call + " is not among " + recorded.description) }
  }

  func testWhatTheyRecordIsRead() async throws {
    _ = showAll()
    let file = try TraceFile(reading: ByteSource(Array(recorder.text.utf8)))
    XCTAssertEqual(calls(file.trace), calls(recorder.trace))
    let report = Checker().check(file.trace, profile: Profile(os: .standard))
    XCTAssertEqual(report.judgement.violations.map(\.id), [])
  }

  func testABugShowsInWhatTheyRecord() async throws {
    _ = showAll(endsChild: false)
    var trace = recorder.trace
    trace.header.isComplete = true
    let report = Checker().check(trace, profile: Profile(os: .standard))
    let violations = report.judgement.violations
    XCTAssertTrue(violations.contains { $0.breaks("INV-20") }, "\(violations.map(\.id))")
  }

  /// UIKit's implementation runs inside the record, and what an override does comes before it.
  func testACallIsRecordedAsItReachesUIKit() async throws {
    let stage = Stage(Profile(os: .standard))
    let screen = named("screen", Screen(), on: stage)
    screen.onLeaving = { [recorder] in recorder.mark("override") }
    let window = stage.show { screen }
    recorder.clear()
    stage.settle { window.rootViewController = UIViewController() }
    XCTAssertEqual(
      recorder.trace.events.map { "\($0.kind) \($0.frame)" },
      [
        "marker whole", "viewWillDisappear enter", "viewWillDisappear base",
        "viewWillDisappear exit", "viewDidDisappear enter", "viewDidDisappear base",
        "viewDidDisappear exit",
      ]
    )
  }

  func testAMethodThatIsMissingIsNoted() async throws {
    let recorder = TraceRecorder(os: .standard)
    let methods = ReplaceableMethods(lacking: "viewIsAppearing:")
    ControllerHooks.install(in: methods, recording: recorder)
    XCTAssertEqual(
      recorder.trace.events.map { recorder.trace.text(of: $0) },
      ["UIViewController has no method viewIsAppearing:"]
    )
  }
}

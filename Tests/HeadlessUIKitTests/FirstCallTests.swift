// First-call tracking on real lifecycles (spec 1.17).

import LifecycleChecks
import UIKitTesting

final class FirstCallTests: UIKitTestCase {
  func testCallbacksRunOncePerAppearanceAndTheGuardedBlockOncePerController() async throws {
    covers("FIRST-1", "FIRST-2")
    let stage = Stage()
    let screen = stage.named("A", TrackedScreen(stage))
    let navigation = stage.named("nav", UINavigationController(rootViewController: screen))
    stage.show { navigation }
    for _ in 0..<2 {
      stage.settle { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.settle { navigation.popViewController(animated: true) }
    }
    XCTAssertEqual(stage.firstCalls(of: "A", at: "wa"), [true, false, false])
    XCTAssertEqual(stage.firstCalls(of: "A", at: "da"), [true, false, false])
    XCTAssertEqual(stage.firstCalls(of: "A", at: "dl"), [true])
  }

  func testFirstCallsAreDrawn() async throws {
    covers("FIRST-2")
    let stage = Stage()
    let screen = stage.named("A", TrackedScreen(stage))
    stage.commit { stage.window { screen } }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step |                                     | commit
      A    | lv dl first(true) wa(F) first(true) | ia(F) da(F) first(true)
      """
    }
  }

  func testEachInstanceHasItsOwnFirstCall() async throws {
    covers("FIRST-2")
    let stage = Stage()
    let navigation = UINavigationController(
      rootViewController: stage.named("A", TrackedScreen(stage))
    )
    stage.show { navigation }
    navigation.pushViewController(stage.named("B", TrackedScreen(stage)), animated: true)
    stage.settle()
    XCTAssertEqual(stage.firstCalls(of: "A", at: "wa"), [true])
    XCTAssertEqual(stage.firstCalls(of: "B", at: "wa"), [true])
  }

  func testTheAnswerDependsNeitherOnSuperNorOnArguments() async throws {
    covers("FIRST-3")
    let stage = Stage()
    let screen = stage.named("A", TrackedScreen(stage))
    screen.callsSuperFirst = true
    let navigation = UINavigationController(rootViewController: stage.screen("R"))
    stage.show { navigation }
    for isAnimated in [true, false] {
      stage.settle { navigation.pushViewController(screen, animated: isAnimated) }
      stage.settle { navigation.popViewController(animated: isAnimated) }
    }
    XCTAssertEqual(stage.firstCalls(of: "A", at: "wa"), [true, false])
    XCTAssertEqual([screen.say(1), screen.say("one"), screen.say(2)], [true, true, false])
  }

  func testASharedTrackerMakesTheSecondInstancesFirstCallFalse() async throws {
    covers("FIRST-4")
    let stage = Stage()
    let shared = CallTracker()
    for name in ["A", "B"] {
      let screen = stage.named(name, TrackedScreen(stage, tracker: shared))
      stage.show { screen }
    }
    XCTAssertEqual(stage.firstCalls(of: "A", at: "wa"), [true])
    XCTAssertEqual(stage.firstCalls(of: "B", at: "wa"), [false])
    let judgement = Checker().check(stage.trace, profile: stage.profile).judgement
    let names = judgement.violations.map(\.invariant.id)
    XCTAssertTrue(names.contains("INV-50"), "\(names)")  // MIS-65
  }

  func testKeysOfJoinedDigitsCollide() async throws {
    covers("FIRST-4")
    let joining = JoiningCallTracker()
    XCTAssertTrue(joining.isFirstTimeCall(file: "f", line: 1, column: 23))
    XCTAssertFalse(joining.isFirstTimeCall(file: "f", line: 12, column: 3))
    let tracker = CallTracker()
    XCTAssertTrue(tracker.isFirstTimeCall(file: "f", line: 1, column: 23))
    XCTAssertTrue(tracker.isFirstTimeCall(file: "f", line: 12, column: 3))
    XCTAssertFalse(tracker.isFirstTimeCall(file: "f", line: 12, column: 3))
  }

  func testAFlagClearedByTheBaseMethodIsNeverSeenAfterSuper() async throws {
    covers("FIRST-5")
    let stage = Stage()
    let after = FlaggedSubclass()
    stage.show { after }
    XCTAssertEqual(after.seenBeforeSuper, [true])
    XCTAssertEqual(after.seenAfterSuper, [false])
  }

  func testAnAbandonedAppearanceUsesUpTheFirstCall() async throws {
    covers("FIRST-6")
    let stage = Stage()
    let screen = stage.named("B", TrackedScreen(stage))
    screen.beginAppearanceTransition(true, animated: false)
    screen.beginAndEnd(false)
    XCTAssertEqual(stage.firstCalls(of: "B", at: "wa"), [true])
    XCTAssertEqual(stage.firstCalls(of: "B", at: "da"), [])
    screen.beginAndEnd(true)
    XCTAssertEqual(stage.firstCalls(of: "B", at: "wa"), [true, false])
    XCTAssertEqual(stage.firstCalls(of: "B", at: "da"), [true])
  }

  func testASecondLoadIsNotFirst() async throws {
    covers("FIRST-6")
    let stage = Stage()
    let screen = stage.named("A", TrackedScreen(stage))
    screen.loadViewIfNeeded()
    screen.view = nil
    screen.loadViewIfNeeded()
    XCTAssertEqual(stage.firstCalls(of: "A", at: "dl"), [true, false])
  }

  func testADoubledDidAppearRunsTheBlockOnce() async throws {
    covers("FIRST-6")
    let stage = Stage(try Profile(named: "ios6+Q-3"))
    let root = stage.screen("R")
    let child = stage.named("C", TrackedScreen(stage))
    let delegate = AddingDelegate(root: root, child: child)
    UIApplication.shared.delegate = delegate
    stage.launch { root }
    stage.settle()
    XCTAssertEqual(stage.firstCalls(of: "C", at: "da"), [true, false])
  }
}

extension Stage {
  /// What trackers answered at one site of the controllers of a name, in order.
  fileprivate func firstCalls(of name: String, at site: String) -> [Bool] {
    let trace = self.trace
    return trace.events.filter { event in
      event.kind == .firstCall && trace.text(of: event) == site
        && event.controller.map(trace.name(of:)) == name
    }.compactMap(\.flag)
  }
}

/// Records what its tracker answers in each callback.
@MainActor
private final class TrackedScreen: UIViewController {
  private unowned let stage: Stage
  private let tracker: CallTracker
  var callsSuperFirst = false

  init(_ stage: Stage, tracker: CallTracker = CallTracker()) {
    self.stage = stage
    self.tracker = tracker
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note(tracker.isFirstTimeCall(), "dl")
  }

  override func viewWillAppear(_ animated: Bool) {
    if callsSuperFirst { super.viewWillAppear(animated) }
    note(tracker.isFirstTimeCall(), "wa")
    if !callsSuperFirst { super.viewWillAppear(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(tracker.isFirstTimeCall(), "da")
  }

  func say(_ number: Int) -> Bool { tracker.isFirstTimeCall() }
  func say(_ word: String) -> Bool { tracker.isFirstTimeCall() }

  private func note(_ isFirst: Bool, _ site: String) {
    stage.recordFirstCall(of: self, site: site, isFirst: isFirst)
  }
}

/// A base class with a flag for the first appearance.
@MainActor
private class FlaggedScreen: UIViewController {
  var isFirstAppearance = true

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFirstAppearance = false
  }
}

@MainActor
private final class FlaggedSubclass: FlaggedScreen {
  var seenBeforeSuper: [Bool] = []
  var seenAfterSuper: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    seenBeforeSuper.append(isFirstAppearance)
    super.viewWillAppear(animated)
    seenAfterSuper.append(isFirstAppearance)
  }
}

/// Adds a child to the root as soon as the app is active.
@MainActor
private final class AddingDelegate: NSObject, UIApplicationDelegate {
  let root: UIViewController
  let child: UIViewController

  init(root: UIViewController, child: UIViewController) {
    self.root = root
    self.child = child
    super.init()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    root.embed(child)
  }
}

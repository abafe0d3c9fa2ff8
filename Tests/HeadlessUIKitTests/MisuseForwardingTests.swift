// Appearances forwarded by hand, by mistake: what is seen, and what the judges report (spec 4.2).

import UIKitTesting

final class MisuseForwardingTests: UIKitTestCase {
  /// A shown manual container with a child in its view, which has heard of nothing.
  private func manual(_ profile: String = "ios26") throws -> (ContainerStage, UIViewController) {
    let scene = try ContainerStage(profile, forJudges: true) { ManualContainer() }
    scene.add(scene.child)
    return (scene, scene.child)
  }

  /// Calls begin and end on the child of a shown manual container, and checks what the child
  /// receives and what the judges report.
  private func check(
    _ cases: [(profile: String, calls: String, received: String, reports: [String])],
    line: UInt = #line
  ) throws {
    for (profile, calls, received, reports) in cases {
      let (scene, child) = try manual(profile)
      scene.stage.settle { child.drive(calls) }
      XCTAssertEqual(self.calls(scene), received, "\(calls) on \(profile)", line: line)
      assertReports(scene.stage, reports, "\(calls) on \(profile)", line: line)
    }
  }

  /// What the child receives beside its moves.
  private func calls(_ scene: ContainerStage) -> String {
    scene.stage.calls(of: "C").split(separator: " ").filter { !$0.contains("m(") }
      .joined(separator: " ")
  }

  // MARK: Counting wrongly

  func testBeginWithoutEnd() async throws {  // MIS-22
    covers("CHILD-20")
    let (scene, child) = try manual()
    scene.stage.settle { child.drive("+") }
    XCTAssertEqual(scene.stage.state(of: child), .appearing)
    assertReports(scene.stage, ["INV-15", "INV-20"])
  }

  func testEndTwiceOrAlone() async throws {  // MIS-23
    covers("CHILD-24", "STATE-9")
    let reports = ["INV-20", "INV-51"]
    try check([
      ("ios26+V-STRAY-END=logOnly", "+ end end", "wa ia da log(unbalanced)", reports),
      ("ios26+V-STRAY-END=did", "+ end end", "wa ia da log(unbalanced) da", reports + ["INV-2"]),
      ("ios26", "end", "log(unbalanced)", reports),
    ])
  }

  func testBeginAndEndOnDifferentControllers() async throws {  // MIS-24
    covers("CHILD-24")
    let (scene, child) = try manual()
    let other = scene.stage.screen("D")
    scene.add(other)
    other.beginAppearanceTransition(true, animated: false)
    scene.stage.settle { child.endAppearanceTransition() }
    XCTAssertEqual(calls(scene), "log(unbalanced)")
    XCTAssertEqual(scene.stage.state(of: other), .appearing)
    assertReports(scene.stage, ["INV-20", "INV-15", "INV-51"])
  }

  func testBeginOnAGrandchild() async throws {  // MIS-25
    covers("CHILD-28")
    let scene = try ContainerStage(forJudges: true) { ScriptedScreen() }
    let middle = scene.stage.named("M", ManualContainer())
    middle.addChild(scene.child)
    scene.child.didMove(toParent: middle)
    scene.stage.settle { scene.add(middle) }
    (scene.parent as? ScriptedScreen)?.onLayout = {
      guard scene.stage.state(of: scene.child) == .disappeared else { return }
      middle.view.addSubview(scene.child.view)
      scene.stage.probe.runCalls(of: scene.parent) {
        scene.child.beginAndEnd(true)
      }
    }
    scene.stage.settle { scene.parent.view.setNeedsLayout() }
    XCTAssertEqual(calls(scene), "wa ia da")
    assertReports(scene.stage, ["INV-20"])
  }

  func testTwoBeginsAndOneEnd() async throws {  // MIS-26
    covers("CHILD-22")
    try check([
      ("ios26+V-NESTED-BEGIN=count", "+ + end", "wa ia", ["INV-15", "INV-20", "INV-21 adv"]),
      ("ios26+V-NESTED-BEGIN=ignore", "+ + end", "wa ia da", ["INV-21 adv"]),
      ("ios26+V-NESTED-BEGIN=refire", "+ + end", "wa wa ia da", ["INV-2", "INV-21 adv"]),
    ])
  }

  func testBeginInTheStateThatIsReached() async throws {  // MIS-27
    covers("CHILD-20", "STATE-2")
    try check([
      ("ios26+V-BEGIN-T-S2=fire", "+ end + end", "wa ia da wa ia da", ["INV-1"]),
      ("ios26+V-BEGIN-T-S2=ignore", "+ end +", "wa ia da", []),
      ("ios26+V-BEGIN-F-S0=fire", "- end", "wd dd", ["INV-1"]),
      ("ios26+V-BEGIN-F-S0=ignore", "-", "", []),
    ])
  }

  func testACancelWithTwoEnds() async throws {  // MIS-28
    covers("CHILD-23")
    try check([("ios26", "+ - end end", "wa wd dd log(unbalanced)", ["INV-20", "INV-51"])])
  }

  // MARK: Two drivers

  func testForwardingByHandWhatTheInsertionForwards() async throws {  // MIS-29
    covers("CHILD-20", "CHILD-26", "STATE-9")
    for (profile, came) in [
      ("ios12+V-BEGIN-DRIVEN=fire", "wa log(unbalanced) wa da da"),
      ("ios12+V-BEGIN-DRIVEN=count", "wa log(unbalanced) da"),
      ("ios26+V-BEGIN-DRIVEN=fire", "wa log(unbalanced) wa ia da da"),
      ("ios26+V-BEGIN-DRIVEN=count", "wa log(unbalanced) ia da"),
    ] {
      let scene = try ContainerStage(profile, forJudges: true)
      scene.add(scene.child)
      scene.stage.settle { scene.child.drive("+ end") }
      XCTAssertEqual(calls(scene), came, profile)
      XCTAssertFalse(scene.stage.texts(of: "C").contains("(T)"), profile)
      assertReports(scene.stage, ["INV-21", "INV-51"], profile)
    }
  }

  func testForwardingByHandAroundTheInsertion() async throws {  // MIS-30
    covers("CHILD-27")
    let scene = try ContainerStage(forJudges: true)
    scene.parent.addChild(scene.child)
    scene.child.beginAppearanceTransition(true, animated: false)
    scene.parent.view.addSubview(scene.child.view)
    scene.child.endAppearanceTransition()
    scene.stage.settle { scene.child.didMove(toParent: scene.parent) }
    XCTAssertEqual(calls(scene), "wa ia da")
    assertReports(scene.stage, [])
  }

  func testBeginOnAControllerThatUIKitMoves() async throws {  // MIS-35
    covers("CHILD-20", "STATE-9")
    for (value, wanted) in [
      ("fire", ["INV-21", "INV-51", "INV-2"]), ("count", ["INV-21", "INV-51"]),
    ] {
      let scene = try NavigationStage("ios26+V-BEGIN-DRIVEN=\(value)", forJudges: true)
      let pushed = scene.stage.screen("C")
      scene.stage.commit { scene.navigation.pushViewController(pushed, animated: true) }
      scene.stage.settle { pushed.beginAndEnd(true, animated: true) }
      assertReports(scene.stage, wanted, value)
    }
  }

  // MARK: Manual containers that forget

  func testAManualContainerThatNeverForwards() async throws {  // MIS-32
    covers("CHILD-19")
    let (scene, child) = try manual()
    scene.stage.settle()
    XCTAssertEqual(scene.stage.state(of: child), .disappeared)
    assertReports(scene.stage, [])
    var trace = scene.stage.trace
    var declared = Event(.shownChanged, scene.stage.identity(of: child))
    declared.other = scene.stage.identity(of: scene.parent)
    declared.flag = true
    trace.events.append(declared)
    assertReports(Stage.judgement(of: trace, under: scene.stage.profile), ["INV-32"])
  }

  func testAManualContainerThatForgetsItsOwnLeaving() async throws {  // MIS-33
    covers("CHILD-32")
    let (scene, child) = try manual()
    child.beginAndEnd(true)
    scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("R") }
    XCTAssertEqual(scene.stage.state(of: child), .appeared)
    assertReports(scene.stage, ["INV-29", "INV-30"])
  }

  func testAManualContainerThatBeginsAChildWhileItIsGone() async throws {  // MIS-33
    covers("CHILD-32")
    let scene = try ContainerStage(shown: false, forJudges: true) { ManualContainer() }
    let child = scene.stage.screen("C")
    scene.show()
    scene.stage.settle()
    scene.stage.settle { scene.parent.view.window?.rootViewController = scene.stage.screen("R") }
    scene.add(child)
    scene.stage.settle { child.beginAndEnd(true) }
    assertReports(scene.stage, ["INV-29", "INV-30"])
  }

  func testAManualContainerThatForgetsTheCancelledSwipe() async throws {  // MIS-34
    covers("CHILD-23", "CHILD-32")
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let parent = stage.named("P", ForgetfulRelay())
    let child = stage.screen("C")
    parent.embed(child)
    let navigation = stage.named("nav", UINavigationController())
    navigation.viewControllers = [parent, stage.screen("B")]
    stage.show { navigation }
    stage.swipeBack(navigation, cancelled: true)
    stage.settle()
    XCTAssertEqual(stage.state(of: child), .appearing)
    assertReports(stage, ["INV-15"])
  }

  // MARK: Callbacks called by hand

  func testACallbackCalledByHand() async throws {  // MIS-36
    covers("STATE-10")
    for (profile, wanted) in [("ios12", ["INV-19"]), ("ios26", ["INV-19", "INV-51"])] {
      let (scene, child) = try manual(profile)
      scene.stage.settle { child.viewWillAppear(true) }
      XCTAssertEqual(scene.stage.state(of: child), .disappeared)
      assertReports(scene.stage, wanted, profile)
    }
  }

  // MARK: Super

  private final class Superless: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
  }

  private final class SuperlessNavigation: UINavigationController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
  }

  func testSuperForgottenInAPlainController() async throws {  // MIS-37
    covers("STATE-13")
    let scene = try ContainerStage(forJudges: true) { Superless() }
    XCTAssertEqual(scene.stage.state(of: scene.parent), .appeared)
    assertReports(scene.stage, ["INV-18"])
  }

  func testSuperForgottenInANavigationController() async throws {  // MIS-37
    covers("STATE-13", "CHILD-18")
    let scene = try ContainerStage(forJudges: true) {
      SuperlessNavigation(rootViewController: UIViewController())
    }
    let root = try XCTUnwrap((scene.parent as? UINavigationController)?.topViewController)
    XCTAssertEqual(scene.stage.state(of: root), .disappeared)
    assertReports(scene.stage, ["INV-18", "INV-32"])
    for _ in 1...2 {
      scene.stage.settle { scene.parent.view.setNeedsLayout() }
    }
    let judgement = scene.stage.judgement(atRest: false)
    assertReports(judgement, ["INV-18", "INV-29"], "judged before it is at rest")
  }

  private final class WrongSuper: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewDidDisappear(animated) }
  }

  func testTheWrongSuper() async throws {  // MIS-38
    covers("STATE-13")
    let scene = try ContainerStage(forJudges: true) { WrongSuper() }
    assertReports(scene.stage, ["INV-18"])
  }

  private final class MoveWithoutSuper: UIViewController {
    override func willMove(toParent parent: UIViewController?) {}
    override func didMove(toParent parent: UIViewController?) {}
  }

  func testSuperForgottenInTheMoves() async throws {  // MIS-39
    covers("STATE-13")
    let scene = try NavigationStage(forJudges: true)
    scene.navigation.pushViewController(
      scene.stage.named("C", MoveWithoutSuper()),
      animated: false
    )
    scene.stage.settle()
    assertReports(scene.stage, ["INV-18"])
  }

  private final class ConstraintsWithoutSuper: UIViewController {
    override func updateViewConstraints() {}
  }

  func testSuperForgottenInUpdateViewConstraints() async throws {  // MIS-39
    covers("STATE-13")
    let scene = try ContainerStage(forJudges: true) { ConstraintsWithoutSuper() }
    scene.stage.settle()
    assertReports(scene.stage, ["INV-18"])
  }

  // MARK: Loading

  private final class ViewlessScreen: UIViewController {
    override func loadView() {}
  }

  private final class GreedyScreen: UIViewController {
    override func loadView() {}
    override func viewDidLoad() {
      super.viewDidLoad()
      view.tag = 1
    }
  }

  private final class EagerScreen: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      view.tag = 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  func testLoadingCalledByHand() async throws {  // MIS-40
    covers("STATE-8", "STATE-7")
    let scene = try ContainerStage(forJudges: true)
    scene.parent.loadView()
    scene.stage.settle { scene.parent.viewDidLoad() }
    assertReports(scene.stage, ["INV-5"])
  }

  func testLoadViewThatLeavesNoView() async throws {  // MIS-40
    covers("STATE-8")
    let scene = try ContainerStage(shown: false, forJudges: true) { ViewlessScreen() }
    XCTAssertNil(scene.parent.view)
    XCTAssertEqual(scene.stage.exceptions.map(\.name), ["noView"])
    assertReports(scene.stage, ["INV-53"])
  }

  func testTheViewAskedForWhileItLoads() async throws {  // MIS-40
    covers("STATE-8")
    let scene = try ContainerStage(shown: false, forJudges: true) { GreedyScreen() }
    _ = scene.parent.view
    XCTAssertEqual(scene.stage.exceptions.first?.name, "stackOverflow")
    assertReports(scene.stage, ["INV-5", "INV-53"])
  }

  func testTheViewAskedForInInit() async throws {  // MIS-40
    covers("STATE-6")
    let scene = try ContainerStage(forJudges: true) { EagerScreen() }
    XCTAssertTrue(scene.parent.isViewLoaded)
    assertReports(scene.stage, [])
  }

  func testTheViewSetToNilOnScreen() async throws {  // MIS-41
    covers("STATE-7")
    let scene = try ContainerStage(forJudges: true)
    scene.parent.view = nil
    XCTAssertFalse(scene.parent.isViewLoaded)
    _ = scene.parent.view
    let loads = scene.stage.events.filter { $0.kind == .viewDidLoad && $0.frame != .exit }
    XCTAssertEqual(loads.filter { $0.frame == .enter }.count, 2)
    scene.stage.settle()
    assertReports(scene.stage, ["INV-34"])
  }
}

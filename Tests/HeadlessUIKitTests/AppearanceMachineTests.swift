// Begin and end by hand: table 1.10a, and the recommended swap (CHILD-19…CHILD-28).

import UIKitTesting

final class AppearanceMachineTests: UIKitTestCase {
  /// Calls begin and end on a child of a manual container outside of any window, and compares what
  /// the child receives; what comes before a bar is forgotten.
  private func assertReceived(
    _ cases: [(profile: String, calls: String, received: String)],
    line: UInt = #line
  ) throws {
    for (profile, calls, received) in cases {
      let scene = try ContainerStage(profile, shown: false) { ManualContainer() }
      scene.parent.addChild(scene.child)
      for part in calls.split(separator: "|") {
        scene.stage.removeEvents()
        scene.child.drive(String(part))
      }
      let came = scene.stage.texts(of: "C") { $0.kind.isAppearance || $0.kind == .logUnbalanced }
      XCTAssertEqual(came, received, "\(calls) on \(profile)", line: line)
    }
  }

  // MARK: The paths between the states

  func testThePathsBetweenTheStates() async throws {
    covers("STATE-1", "STATE-2", "STATE-3", "STATE-4", "CHILD-19", "CHILD-20", "CHILD-23")
    try assertReceived([
      ("ios12", "+T end -T end", "wa(T) da(T) wd(T) dd(T)"),
      ("ios12", "+T -T end", "wa(T) wd(T) dd(T)"),
      ("ios12", "+ end | - + end", "wd(F) wa(F) da(F)"),
    ])
  }

  func testIsAppearingOutsideAWindowComesInEnd() async throws {
    covers("APPEAR-10", "CHILD-19")
    try assertReceived([
      ("ios26", "+T end", "wa(T) ia(T) da(T)"),
      ("ios26+V-END-IA=none", "+T end", "wa(T) da(T)"),
      ("ios26", "+T", "wa(T)"),
      ("ios26+V-END-IA=inBegin", "+T", "wa(T) ia(T)"),
    ])
  }

  func testBeginLoadsTheView() async throws {
    covers("STATE-17")
    for (value, isLoaded) in [("loads", true), ("no", false)] {
      for isAppearing in [true, false] {
        let scene = try ContainerStage("ios26+V-LOAD-ON-BEGIN=\(value)", shown: false)
        scene.child.beginAppearanceTransition(isAppearing, animated: false)
        XCTAssertEqual(scene.child.isViewLoaded, isLoaded, "\(value), \(isAppearing)")
      }
    }
  }

  // MARK: Repeated and missing calls

  func testASecondBeginInTheSameDirection() async throws {
    covers("CHILD-22")
    try assertReceived([
      ("ios12+V-NESTED-BEGIN=count", "+T + end", "wa(T)"),
      ("ios12+V-NESTED-BEGIN=ignore", "+T + end", "wa(T) da(T)"),
      ("ios12+V-NESTED-BEGIN=refire", "+T + end", "wa(T) wa(F) da(F)"),
      ("ios12", "+T + end end", "wa(T) da(T)"),
    ])
  }

  func testBeginInTheStateThatIsReached() async throws {
    covers("CHILD-20")
    try assertReceived([
      ("ios12", "+ end | +", "wa(F)"),
      ("ios12+V-BEGIN-T-S2=ignore", "+ end | +", ""),
      ("ios12", "-", "wd(F)"),
      ("ios12+V-BEGIN-F-S0=ignore", "-", ""),
    ])
  }

  func testTheDepthAfterAReversal() async throws {
    covers("CHILD-20", "CHILD-23")
    try assertReceived([
      ("ios12", "+T +T -T end", "wa(T) wd(T) dd(T)"),
      ("ios12+V-REVERSE-DEPTH=keep", "+T +T -T end", "wa(T) wd(T)"),
    ])
  }

  func testAnEndThatFindsNothingOpen() async throws {
    covers("CHILD-24", "STATE-9")
    try assertReceived([
      ("ios12", "end", "log(unbalanced)"),
      ("ios12+V-STRAY-END=did", "+ end | end", "log(unbalanced) da(F)"),
      ("ios12", "+ - end end", "wa(F) wd(F) dd(F) log(unbalanced)"),
    ])
  }

  // MARK: Two drivers

  func testAnOpenBeginSuppressesTheWindowsCallbacks() async throws {
    covers("CHILD-27")
    let scene = try ContainerStage()
    let child = scene.stage.screen("C")
    scene.stage.play("add") {
      scene.parent.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      scene.parent.view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: scene.parent)
    }
    assertDiagram(settling: scene.stage, ignoring: ["P"], hiding: [.life, .layout]) {
      """
      step | add                                                   | commit
      C    | wm(P) begin(appear) lv dl wa(F) end ia(F) da(F) dm(P) |
      """
    }
  }

  func testBeginOnAControllerThatIsNoChildRuns() async throws {
    covers("CHILD-28")
    let scene = try ContainerStage()
    scene.parent.beginAndEnd(false, animated: true)
    XCTAssertEqual(scene.stage.texts(of: "P") { $0.kind.isAppearance }, "wd(T) dd(T)")
  }

  // MARK: Forwarding

  func testBeginAndEndReachTheChildrenOfAnAutomaticContainer() async throws {
    covers("CHILD-21", "CHILD-32")
    let scene = try ContainerStage(shown: false) { ManualContainer() }
    let middle = scene.stage.named("M", UIViewController())
    let leaf = scene.stage.screen("C")
    scene.parent.addChild(middle)
    middle.addChild(leaf)
    middle.view.addSubview(leaf.view)
    scene.stage.removeEvents()
    middle.beginAndEnd(true, animated: true)
    let came = Diagram(scene.stage.trace) { $0.kind.isAppearance }
    XCTAssertTrue(came.entries.allSatisfy { $0.text.hasSuffix("(T)") })
    XCTAssertEqual(scene.stage.order { $0.kind.isAppearance }, "M.wa C.wa M.ia M.da C.ia C.da")
  }

  func testADirectCallReachesNoChildAndChangesNoState() async throws {
    covers("STATE-10", "CHILD-21")
    for (profile, logs) in [("ios14", 0), ("ios16", 1)] {
      let scene = try ContainerStage(profile)
      scene.add(scene.stage.screen("C"))
      scene.stage.settleAndForget()
      scene.parent.viewWillDisappear(false)
      XCTAssertEqual(scene.stage.state(of: scene.parent), .appeared)
      let came = Diagram(scene.stage.trace) { $0.kind.isAppearance }
      XCTAssertEqual(came.lanes, ["P"])
      XCTAssertEqual(scene.stage.events.filter { $0.kind == .logMisuse }.count, logs, profile)
      XCTAssertEqual(scene.stage.events.first { $0.kind.isAppearance }?.origin, .direct)
    }
  }

  func testAForwardedCallbackCarriesTheFlag() async throws {
    covers("CHILD-17", "COORD-9")
    for (value, flag) in [("same", "T"), ("false", "F")] {
      let scene = try NavigationStage("ios26+V-CHILD-ANIM=\(value)")
      let container = scene.stage.named("P", UIViewController())
      let child = scene.stage.screen("C")
      container.embed(child)
      scene.stage.removeEvents()
      scene.stage.settle { scene.navigation.pushViewController(container, animated: true) }
      let came = scene.stage.texts(of: "C") { $0.kind.isWillOrDid }
      XCTAssertEqual(came, "wa(\(flag)) da(\(flag))", value)
    }
  }

  // MARK: The recommended swap

  func testTheRecommendedSwap() async throws {
    covers("CHILD-25", "CHILD-27")
    for make in [{ ManualContainer() }, { UIViewController() }] as [() -> UIViewController] {
      let scene = try ContainerStage("ios12", make)
      let first = scene.stage.screen("1")
      let second = scene.stage.screen("2")
      first.drive("+")
      scene.parent.addChild(first)
      scene.parent.view.addSubview(first.view)
      first.drive("end")
      first.didMove(toParent: scene.parent)
      scene.stage.settleAndForget()
      scene.stage.settle { swap(first, for: second, in: scene) }
      let came = scene.stage.order {
        $0.kind.isAppearance || $0.kind.isMove || $0.kind == .loadView || $0.kind == .viewDidLoad
      }
      XCTAssertEqual(came, "2.wm 1.wm 2.lv 2.dl 2.wa 1.wd 2.da 1.dd 2.dm 1.dm")
    }
  }

  private func swap(
    _ first: UIViewController,
    for second: UIViewController,
    in scene: ContainerStage
  ) {
    scene.parent.addChild(second)
    first.willMove(toParent: nil)
    second.beginAppearanceTransition(true, animated: false)
    first.beginAppearanceTransition(false, animated: false)
    scene.parent.view.addSubview(second.view)
    first.view.removeFromSuperview()
    second.endAppearanceTransition()
    first.endAppearanceTransition()
    second.didMove(toParent: scene.parent)
    first.removeFromParent()
  }

  func testAManualContainerAsRootTellsItsChildrenTwiceOnIOS5() async throws {
    covers("QUIRK-1")
    let scene = try ContainerStage("ios5-quirks", shown: false) { ForwardingContainer() }
    let bottom = scene.stage.screen("Bottom")
    let top = scene.stage.screen("Top")
    (scene.parent as? ForwardingContainer)?.install(bottom: bottom, top: top)
    scene.stage.removeEvents()
    scene.show()
    scene.stage.settle()
    let parent = scene.stage.identity(of: scene.parent)
    let came = scene.stage.order { $0.kind.isAppearance && $0.controller != parent }
    XCTAssertEqual(came, "Top.wa Bottom.wa Top.wa Bottom.da Top.da Top.da")
  }
}

/// A manual container that shows the upper of two children.
@MainActor
private final class ForwardingContainer: UIViewController {
  private weak var top: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func install(bottom: UIViewController, top: UIViewController) {
    for child in [bottom, top] { embed(child) }
    self.top = top
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    top?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    top?.endAppearanceTransition()
  }
}

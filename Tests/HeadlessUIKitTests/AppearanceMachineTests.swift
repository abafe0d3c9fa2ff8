// Begin and end by hand: table 1.10a, and the recommended swap (CHILD-19…CHILD-28).

import UIKitTesting

final class AppearanceMachineTests: UIKitTestCase {
  /// Runs calls on a child of a manual container outside any window and returns what came.
  private func calls(
    _ profile: String = "ios26",
    appeared: Bool = false,
    _ body: (UIViewController) -> Void
  ) throws -> [String] {
    let scene = try ContainerStage(profile, shown: false) { ManualContainer() }
    scene.parent.addChild(scene.child)
    if appeared {
      scene.child.beginAndEnd(true)
    }
    scene.stage.removeEvents()
    body(scene.child)
    return Diagram(scene.stage.trace) {
      $0.kind.isAppearance || $0.kind == .logUnbalanced
    }.entries.map(\.text)
  }

  // MARK: The paths between the states

  func testThePathsBetweenTheStates() async throws {
    covers("STATE-1", "STATE-2", "STATE-3", "STATE-4", "CHILD-19", "CHILD-20", "CHILD-23")
    XCTAssertEqual(
      try calls("ios12") {
        $0.beginAndEnd(true, animated: true)
        $0.beginAndEnd(false, animated: true)
      },
      ["wa(T)", "da(T)", "wd(T)", "dd(T)"]
    )
    XCTAssertEqual(
      try calls("ios12") {
        $0.beginAppearanceTransition(true, animated: true)
        $0.beginAndEnd(false, animated: true)
      },
      ["wa(T)", "wd(T)", "dd(T)"]
    )
    XCTAssertEqual(
      try calls("ios12", appeared: true) {
        $0.beginAppearanceTransition(false, animated: false)
        $0.beginAndEnd(true)
      },
      ["wd(F)", "wa(F)", "da(F)"]
    )
  }

  func testIsAppearingOutsideAWindowComesInEnd() async throws {
    covers("APPEAR-10", "CHILD-19")
    let drive: (UIViewController) -> Void = {
      $0.beginAppearanceTransition(true, animated: true)
      $0.view.tag = 1
      $0.endAppearanceTransition()
    }
    XCTAssertEqual(try calls("ios26", drive), ["wa(T)", "ia(T)", "da(T)"])
    XCTAssertEqual(try calls("ios26+V-END-IA=none", drive), ["wa(T)", "da(T)"])
    let beginOnly: (UIViewController) -> Void = {
      $0.beginAppearanceTransition(true, animated: true)
    }
    XCTAssertEqual(try calls("ios26", beginOnly), ["wa(T)"])
    XCTAssertEqual(try calls("ios26+V-END-IA=inBegin", beginOnly), ["wa(T)", "ia(T)"])
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
    let drive: (UIViewController) -> Void = {
      $0.beginAppearanceTransition(true, animated: true)
      $0.beginAndEnd(true)
    }
    XCTAssertEqual(try calls("ios12+V-NESTED-BEGIN=count", drive), ["wa(T)"])
    XCTAssertEqual(try calls("ios12+V-NESTED-BEGIN=ignore", drive), ["wa(T)", "da(T)"])
    XCTAssertEqual(
      try calls("ios12+V-NESTED-BEGIN=refire", drive),
      ["wa(T)", "wa(F)", "da(F)"]
    )
    XCTAssertEqual(
      try calls("ios12") {
        drive($0)
        $0.endAppearanceTransition()
      },
      ["wa(T)", "da(T)"]
    )
  }

  func testBeginInTheStateThatIsReached() async throws {
    covers("CHILD-20")
    XCTAssertEqual(
      try calls("ios12", appeared: true) { $0.beginAppearanceTransition(true, animated: false) },
      ["wa(F)"]
    )
    XCTAssertEqual(
      try calls("ios12+V-BEGIN-T-S2=ignore", appeared: true) {
        $0.beginAppearanceTransition(true, animated: false)
      },
      []
    )
    XCTAssertEqual(
      try calls("ios12") { $0.beginAppearanceTransition(false, animated: false) },
      ["wd(F)"]
    )
    XCTAssertEqual(
      try calls("ios12+V-BEGIN-F-S0=ignore") {
        $0.beginAppearanceTransition(false, animated: false)
      },
      []
    )
  }

  func testTheDepthAfterAReversal() async throws {
    covers("CHILD-20", "CHILD-23")
    let drive: (UIViewController) -> Void = {
      $0.beginAppearanceTransition(true, animated: true)
      $0.beginAppearanceTransition(true, animated: true)
      $0.beginAndEnd(false, animated: true)
    }
    XCTAssertEqual(try calls("ios12", drive), ["wa(T)", "wd(T)", "dd(T)"])
    XCTAssertEqual(try calls("ios12+V-REVERSE-DEPTH=keep", drive), ["wa(T)", "wd(T)"])
  }

  func testAnEndThatFindsNothingOpen() async throws {
    covers("CHILD-24", "STATE-9")
    let end: (UIViewController) -> Void = { $0.endAppearanceTransition() }
    XCTAssertEqual(try calls("ios12", end), ["log(unbalanced)"])
    XCTAssertEqual(
      try calls("ios12+V-STRAY-END=did", appeared: true, end),
      ["log(unbalanced)", "da(F)"]
    )
    XCTAssertEqual(
      try calls("ios12") {
        $0.beginAppearanceTransition(true, animated: false)
        $0.beginAndEnd(false)
        $0.endAppearanceTransition()
      },
      ["wa(F)", "wd(F)", "dd(F)", "log(unbalanced)"]
    )
  }

  // MARK: Two drivers

  func testBeginOnAControllerThatUIKitDrives() async throws {
    covers("CHILD-20", "CHILD-26", "STATE-9")
    for (value, expected) in [
      ("fire", ["wa(F)", "log(unbalanced)", "wa(F)", "da(F)", "da(F)"]),
      ("count", ["wa(F)", "log(unbalanced)", "da(F)"]),
    ] {
      let scene = try ContainerStage("ios12+V-BEGIN-DRIVEN=\(value)")
      scene.add(scene.child)
      scene.stage.settle { scene.child.beginAndEnd(true) }
      let came = Diagram(scene.stage.trace) { $0.kind.isAppearance || $0.kind == .logUnbalanced }
      XCTAssertEqual(came.entries.map(\.text), expected, value)
    }
  }

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
    let came = Diagram(scene.stage.trace) { $0.kind.isAppearance }
    XCTAssertEqual(came.entries.map(\.text), ["wd(T)", "dd(T)"])
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
    XCTAssertEqual(
      came.entries.map { "\($0.lane).\($0.text)" },
      ["M.wa(T)", "C.wa(T)", "M.ia(T)", "M.da(T)", "C.ia(T)", "C.da(T)"]
    )
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
      let came = Diagram(scene.stage.trace) {
        $0.kind == .viewWillAppear || $0.kind == .viewDidAppear
      }
      XCTAssertEqual(
        came.entries.filter { $0.lane == "C" }.map(\.text),
        ["wa(\(flag))", "da(\(flag))"],
        value
      )
    }
  }

  // MARK: The recommended swap

  func testTheRecommendedSwap() async throws {
    covers("CHILD-25", "CHILD-27")
    for make in [{ ManualContainer() }, { UIViewController() }] as [() -> UIViewController] {
      let scene = try ContainerStage("ios12", make)
      let first = scene.stage.screen("1")
      let second = scene.stage.screen("2")
      first.beginAppearanceTransition(true, animated: false)
      scene.parent.addChild(first)
      scene.parent.view.addSubview(first.view)
      first.endAppearanceTransition()
      first.didMove(toParent: scene.parent)
      scene.stage.settleAndForget()
      scene.stage.settle { swap(first, for: second, in: scene) }
      let came = Diagram(scene.stage.trace).entries
        .filter { $0.plainText != "wl" && $0.plainText != "dls" }
        .map { "\($0.lane).\($0.plainText)" }
      XCTAssertEqual(
        came.filter { !$0.contains("begin") && !$0.contains("end") },
        ["2.wm", "1.wm", "2.lv", "2.dl", "2.wa", "1.wd", "2.da", "1.dd", "2.dm", "1.dm"]
      )
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
    let came = Diagram(scene.stage.trace) { $0.kind.isAppearance }.entries
      .filter { $0.lane != "P" }.map { "\($0.lane).\($0.plainText)" }
    XCTAssertEqual(
      came,
      ["Top.wa", "Bottom.wa", "Top.wa", "Bottom.da", "Top.da", "Top.da"]
    )
  }
}

/// A manual container that shows the upper of two children.
@MainActor
private final class ForwardingContainer: UIViewController {
  private weak var top: UIViewController?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func install(bottom: UIViewController, top: UIViewController) {
    for child in [bottom, top] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
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

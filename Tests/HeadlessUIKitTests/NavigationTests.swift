// Pushes and pops of a navigation controller against the sequence table (spec 2.2).

import UIKitTesting

final class NavigationTests: UIKitTestCase {
  private func push(_ profile: String, animated: Bool) throws -> NavigationStage {
    let scene = try NavigationStage(profile)
    let pushed = scene.stage.screen("B")
    scene.stage.play("push") { scene.navigation.pushViewController(pushed, animated: animated) }
    XCTAssertTrue(scene.navigation.topViewController === pushed)
    scene.stage.settle()
    return scene
  }

  private func animatedPush(_ profile: String) throws -> Stage {
    try push(profile, animated: true).stage
  }

  // MARK: Push

  func testAnimatedPushStartsInTheNextLayoutPass() async throws {
    covers("NAV-1", "NAV-6", "MOVE-1", "DELEG-1", "DELEG-2", "DELEG-5", "COORD-8", "LAYOUT-4")
    let scene = try push("ios26", animated: true)
    assertDiagram(scene.stage, hiding: []) {
      """
      step |      | push    | commit                                            | end animation 1
      B    | init | wm(nav) | lv dl       wa(T)                    ia(T) wl dls |                        da(T) dm(nav)
      A    |      |         |       wd(T)                                       |                  dd(T)
      nav  |      |         |                   willShow(B) wl dls              | tcDone(finished)                     didShow(B)
      """
    }
  }

  func testUnanimatedPushEndsBeforeItsFirstLayoutPass() async throws {
    covers("NAV-1", "NAV-7", "LAYOUT-5", "APPEAR-3")
    let scene = try push("ios26", animated: false)
    assertDiagram(scene.stage, hiding: []) {
      """
      step |      | push    | commit
      B    | init | wm(nav) | lv dl       wa(F)                    ia(F)       da(F) dm(nav)                             wl dls
      A    |      |         |       wd(F)                                dd(F)
      nav  |      |         |                   willShow(B) wl dls                           didShow(B) tcDone(finished)
      """
    }
  }

  func testAnimatedPushByVariant() async throws {
    covers("APPEAR-8", "NAV-1", "NAV-6", "MOVE-1")
    try assertDiagrams(ignoring: ["nav"], of: animatedPush) {
      """
      ios12
      step | push    | commit                   | end animation 1
      B    | wm(nav) | lv dl       wa(T) wl dls |       da(T) dm(nav)
      A    |         |       wd(T)              | dd(T)

      ios26+V-NAV-START=sync
      step | push                      | commit       | end animation 1
      B    | wm(nav) lv dl       wa(T) | ia(T) wl dls |       da(T) dm(nav)
      A    |               wd(T)       |              | dd(T)

      ios26+V-LOAD-POS=wdFirst: it loads after the old one's will
      step | push    | commit                         | end animation 1
      B    | wm(nav) |       lv dl wa(T) ia(T) wl dls |       da(T) dm(nav)
      A    |         | wd(T)                          | dd(T)

      ios26+V-NAV-WM-TIME=atStart
      step | push | commit                                 | end animation 1
      B    |      | wm(nav) lv dl       wa(T) ia(T) wl dls |       da(T) dm(nav)
      A    |      |               wd(T)                    | dd(T)
      """
    }
  }

  func testLayoutPassesBeforeTheDid() async throws {
    covers("LAYOUT-4", "LAYOUT-1", "LAYOUT-2")
    for (value, animated, count) in [
      ("std", true, 1), ("std", false, 0), ("min", true, 0), ("min", false, 0),
      ("max", true, 2), ("max", false, 1),
    ] {
      let scene = try push("ios26+V-LAYOUT-COUNT=\(value)", animated: animated)
      let entries = Diagram(scene.stage.trace).entries.filter { $0.lane == "B" }
      let passes = entries.prefix { $0.plainText != "da" }.filter { $0.plainText == "wl" }
      XCTAssertEqual(passes.count, count, "\(value), animated \(animated)")
      XCTAssertTrue(entries.contains { $0.plainText == "dls" }, "laid out in the end")
    }
  }

  // MARK: Pop

  func testAnimatedPop() async throws {
    covers("NAV-2", "MOVE-2", "STATE-15", "MOVE-5", "LAYOUT-6")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.play("pop") { scene.navigation.popViewController(animated: true) }
    assertDiagram(settling: scene.stage, hiding: []) {
      """
      step | pop     | commit                               | end animation 1
      B    | wm(nil) | wd(T)                                | dd(T)       dm(nil)                             deinit
      A    |         |       wa(T)                    ia(T) |       da(T)
      nav  |         |             willShow(A) wl dls       |                     didShow(A) tcDone(finished)
      """
    }
  }

  func testUnanimatedPop() async throws {
    covers("NAV-2", "NAV-7")
    let scene = try NavigationStage(screens: ["A", "B"])
    scene.stage.play("pop") { scene.navigation.popViewController(animated: false) }
    assertDiagram(settling: scene.stage, hiding: []) {
      """
      step | pop     | commit
      B    | wm(nil) | wd(F)                                dd(F)       dm(nil)                             deinit
      A    |         |       wa(F)                    ia(F)       da(F)
      nav  |         |             willShow(A) wl dls                           didShow(A) tcDone(finished)
      """
    }
  }

  func testTheUncoveredOneLaysOutByVariant() async throws {
    covers("LAYOUT-6")
    for (value, before, total) in [("asNeeded", 0, 0), ("always", 1, 1), ("never", 0, 0)] {
      let scene = try NavigationStage(
        "ios26+V-LAYOUT-REVEALED=\(value)",
        screens: ["A", "B"]
      )
      scene.stage.settle { scene.navigation.popViewController(animated: true) }
      let entries = Diagram(scene.stage.trace).entries.filter { $0.lane == "A" }
      let early = entries.prefix { $0.plainText != "da" }.filter { $0.plainText == "wl" }
      XCTAssertEqual(early.count, before, value)
      XCTAssertEqual(entries.filter { $0.plainText == "wl" }.count, total, value)
    }
  }

  func testADirtyUncoveredOneLaysOutBeforeItsDid() async throws {
    covers("LAYOUT-6")
    for (value, early) in [("asNeeded", 1), ("never", 0)] {
      let scene = try NavigationStage(
        "ios26+V-LAYOUT-REVEALED=\(value)",
        screens: ["A", "B"]
      )
      scene.screen("A").view.setNeedsLayout()
      scene.stage.settle { scene.navigation.popViewController(animated: true) }
      let entries = Diagram(scene.stage.trace).entries.filter { $0.lane == "A" }
      let passes = entries.prefix { $0.plainText != "da" }.filter { $0.plainText == "wl" }
      XCTAssertEqual(passes.count, early, value)
      XCTAssertEqual(entries.filter { $0.plainText == "wl" }.count, 1, value)
    }
  }

  func testAnUncoveredOneThatNeverAppearedLaysOutBeforeItsDid() async throws {
    covers("LAYOUT-6", "STATEAT-1")
    let stage = Stage(try Profile(named: "ios26+V-LAYOUT-REVEALED=never"))
    let navigation = stage.named("nav", UINavigationController())
    navigation.setViewControllers([stage.screen("A"), stage.screen("B")], animated: false)
    stage.show { navigation }
    stage.settle { navigation.popViewController(animated: true) }
    let entries = Diagram(stage.trace).entries.filter { $0.lane == "A" }
    XCTAssertTrue(entries.prefix { $0.plainText != "da" }.contains { $0.plainText == "dls" })
  }

  func testPopOverSeveralLevelsLeavesTheMiddleSilent() async throws {
    covers("NAV-8", "NAV-9")
    let scene = try NavigationStage("ios17", screens: ["A", "B", "C"])
    scene.stage.settle("pop to root") {
      scene.navigation.popToRootViewController(animated: true)
      XCTAssertEqual(scene.navigation.viewControllers.count, 2)  // NAV-9: top and target
    }
    XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    assertDiagram(scene.stage, ignoring: ["nav"], hiding: []) {
      """
      step | pop to root     | commit                           | end animation 1
      C    | wm(nil)         | wd(T)                            | dd(T)       dm(nil) deinit
      B    |         wm(nil) |                   dm(nil) deinit |
      A    |                 |       wa(T) ia(T)                |       da(T)
      """
    }
  }

  func testMovesOfTheMiddleOnesByVariant() async throws {
    covers("NAV-8")
    for (value, moves) in [
      ("both", ["wm(nil)", "dm(nil)"]), ("dmOnly", ["dm(nil)"]), ("none", []),
    ] {
      let scene = try NavigationStage(
        "ios26+V-NAV-MIDDLE-MOVE=\(value)",
        screens: ["A", "B", "C"]
      )
      scene.stage.settle { scene.navigation.popToRootViewController(animated: true) }
      let middle = Diagram(scene.stage.trace) { !($0.kind == .destroyed) }.entries
        .filter { $0.lane == "B" }.map(\.text)
      XCTAssertEqual(middle, moves, value)
    }
  }

  // MARK: Whole stacks

  func testSettingTheSameTopIsSilent() async throws {
    covers("NAV-10", "STATE-15")
    let scene = try NavigationStage(screens: ["A", "B"])
    let top = scene.screen("B")
    scene.stage.play("set") {
      scene.navigation.setViewControllers([scene.stage.screen("X"), top], animated: true)
    }
    assertDiagram(settling: scene.stage, hiding: []) {
      """
      step | set
      X    | init         wm(nav)         dm(nav)
      A    |      wm(nil)         dm(nil)         deinit
      """
    }
  }

  func testSettingANewTopIsAPush() async throws {
    covers("NAV-10")
    let scene = try NavigationStage()
    scene.stage.play("set") {
      scene.navigation.setViewControllers([scene.stage.screen("B")], animated: false)
    }
    assertDiagram(settling: scene.stage, ignoring: ["nav"], hiding: [.layout]) {
      """
      step | set                  | commit
      B    | init         wm(nav) | lv dl       wa(F) ia(F)       da(F)         dm(nav)
      A    |      wm(nil)         |       wd(F)             dd(F)       dm(nil)         deinit
      """
    }
  }

  func testSettingATopFromTheOldStackIsAPop() async throws {
    covers("NAV-10")
    let scene = try NavigationStage(screens: ["A", "B"])
    let bottom = scene.screen("A")
    scene.stage.play("set") { scene.navigation.setViewControllers([bottom], animated: true) }
    assertDiagram(settling: scene.stage, ignoring: ["nav"]) {
      """
      step | set     | commit            | end animation 1
      B    | wm(nil) | wd(T)             | dd(T)       dm(nil)
      A    |         |       wa(T) ia(T) |       da(T)
      """
    }
  }

  // MARK: Off the screen

  func testAStackOutsideAWindowChangesSilently() async throws {
    covers("NAV-15")
    let stage = Stage()
    let navigation = stage.named(
      "nav",
      UINavigationController(rootViewController: stage.screen("A"))
    )
    stage.settle("push") { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.play("show") { stage.window { navigation } }
    assertDiagram(settling: stage, hiding: [.life, .layout]) {
      """
      step |                 | push            | show                                | commit
      A    | wm(nav) dm(nav) |                 |                                     |
      B    |                 | wm(nav) dm(nav) |             lv dl wa(F)             |       ia(F)       da(F)
      nav  |                 |                 | lv dl wa(F)             willShow(B) | ia(F)       da(F)       didShow(B)
      """
    }
  }

  func testTheDelegateHearsOfChangesOutsideAWindowByVariant() async throws {
    covers("NAV-15")
    for (value, count) in [("silent", 0), ("delegate", 2)] {
      let stage = Stage(try Profile(named: "ios26+V-NAV-OFFWINDOW=\(value)"))
      let navigation = UINavigationController(rootViewController: stage.screen("A"))
      stage.removeEvents()
      navigation.pushViewController(stage.screen("B"), animated: true)
      let calls = stage.events.filter {
        $0.kind == .navigationWillShow || $0.kind == .navigationDidShow
      }
      XCTAssertEqual(calls.count, count, value)
    }
  }

  // MARK: The first display

  func testFirstDisplayForwardsToTheRoot() async throws {
    covers("NAV-16", "DELEG-3", "CHILD-18", "APPEAR-13")
    let stage = Stage()
    stage.mark("show")
    stage.window {
      stage.named("nav", UINavigationController(rootViewController: stage.screen("A")))
    }
    assertDiagram(settling: stage) {
      """
      step | show                                                | commit
      A    | wm(nav) dm(nav)             lv dl wa(F)             |                     ia(F) wl dls wl dls       da(F)
      nav  |                 lv dl wa(F)             willShow(A) | ia(F) wl dls wl dls                     da(F)       didShow(A)
      """
    }
  }

  func testFirstDisplayTellsDidShowTwiceOnIOS5() async throws {
    covers("DELEG-3")
    let stage = Stage(try Profile(named: "ios5"))
    stage.mark("show")
    stage.window {
      stage.named("nav", UINavigationController(rootViewController: stage.screen("A")))
    }
    assertDiagram(settling: stage, hiding: [.life, .layout]) {
      """
      step | show                                                           | commit
      A    | wm(nav) dm(nav)             lv dl wa(F)                        |       da(F)
      nav  |                 lv dl wa(F)             willShow(A) didShow(A) | da(F)       didShow(A)
      """
    }
  }
}

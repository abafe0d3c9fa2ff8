// Built-in tab switching against the sequence table (spec 1.7, 2.4).

import UIKitTesting

final class TabTests: UIKitTestCase {
  // MARK: First display

  func testOnlyTheSelectedChildIsLoadedAndAppears() async throws {
    covers("TAB-1", "CHILD-18")
    let setting = try TabStage(showsWindow: false)
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.removeEvents()
    stage.commit("show") { stage.window { tabs } }
    assertDiagram(stage, hiding: .besideAppearance) {
      """
      step | show               | commit
      tabs | lv dl wa(F)        | ia(F)     da(F)
      A    |       lv dl  wa(F) |    ia(F)       da(F)
      """
    }
    stage.removeEvents()
    stage.play("touch B's view") { _ = setting.screens[1].view }
    assertDiagram(stage) {
      """
      step | touch B's view
      B    | lv dl
      """
    }
    XCTAssertFalse(setting.screens[2].isViewLoaded)
  }

  func testAllCallbacksOfTheFirstDisplayOnEveryVersion() async throws {
    covers("TAB-1")
    for os in ["ios5", "ios12", "ios13", "ios17", "ios26"] {
      let setting = try TabStage(os, showsWindow: false)
      setting.stage.removeEvents()
      setting.stage.commit("show") { setting.stage.window { setting.tabs } }
      let hasIsAppearing = !["ios5", "ios12"].contains(os)
      assertDiagram(setting.stage, hiding: .besideAppearance) {
        hasIsAppearing
          ? """
          step | show               | commit
          tabs | lv dl wa(F)        | ia(F)     da(F)
          A    |       lv dl  wa(F) |    ia(F)       da(F)
          """
          : """
          step | show               | commit
          tabs | lv dl wa(F)        | da(F)
          A    |       lv dl  wa(F) |       da(F)
          """
      }
    }
  }

  // MARK: Switching

  func testFirstVisitSendsWillsInTheSetterAndDidsAfterTheCommit() async throws {
    covers("TAB-2", "TAB-3", "STATE-12")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.play("select") { tabs.selectedIndex = 1 }
    stage.mark("returned")
    stage.commit()
    assertDiagram(stage, hiding: [.life, .coordinator]) {
      """
      step | select            | returned | commit
      tabs |                   |          | wl dls
      A    |             wd(F) |          |                   dd(F)
      B    | lv dl wa(F)       |          |        ia(F) wl dls     da(F)
      """
    }
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertTrue(stage.isAtRest)
    let dids = stage.events.filter { $0.kind == .viewDidDisappear || $0.kind == .viewDidAppear }
    let wills = stage.events.filter { $0.kind == .viewWillAppear }
    XCTAssertGreaterThan(try XCTUnwrap(dids.first?.transaction), wills.first?.transaction ?? 0)
  }

  func testSelectingTheControllerIsTheSameAsItsIndex() async throws {
    covers("TAB-2", "TAB-3", "DELEG-9")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("select") { tabs.selectedViewController = setting.screens[2] }
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | select      | commit
      A    |       wd(F) |       dd(F)
      C    | wa(F)       | ia(F)       da(F)
      """
    }
  }

  func testRevisitAppearsBeforeTheViewIsAttached() async throws {
    covers("TAB-4", "TAB-2")
    let setting = try TabStage(recording: .everything)
    let (stage, tabs) = (setting.stage, setting.tabs)
    tabs.selectedIndex = 1
    stage.settleAndForget()
    stage.commit("back") { tabs.selectedIndex = 0 }
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | back        | commit
      A    | wa(F)       | ia(F)       da(F)
      B    |       wd(F) |       dd(F)
      """
    }
    let will = try XCTUnwrap(
      stage.events.first { $0.kind == .viewWillAppear && $0.frame == .enter }?.snapshot
    )
    XCTAssertFalse(will.facts.contains(.hasSuperview))
    let did = try XCTUnwrap(
      stage.events.first { $0.kind == .viewDidDisappear && $0.frame == .enter }?.snapshot
    )
    XCTAssertFalse(did.facts.contains(.hasWindow))
    XCTAssertNil(setting.screens[1].viewIfLoaded?.window)
    XCTAssertNotNil(setting.screens[0].viewIfLoaded?.window)
  }

  func testUncoveredChildLaysOutAsTheVariantSays() async throws {
    covers("LAYOUT-6")
    for (value, layout) in [("asNeeded", "      "), ("always", "wl dls"), ("never", "      ")] {
      let setting = try TabStage("ios26+V-LAYOUT-REVEALED=\(value)")
      setting.tabs.selectedIndex = 1
      setting.stage.settleAndForget()
      setting.stage.commit("back") { setting.tabs.selectedIndex = 0 }
      assertDiagram(setting.stage, ignoring: ["tabs"], hiding: [.life, .coordinator]) {
        """
        step | back        | commit
        A    | wa(F)       | ia(F) \(layout)       da(F)
        B    |       wd(F) |             dd(F)
        """
      }
    }
  }

  func testCrossFadeVariantIsAnimatedAndEndsByAStep() async throws {
    covers("TAB-3", "APPEAR-3")
    let setting = try TabStage("ios26+V-TAB-ANIM=true")
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.animate("select") { tabs.selectedIndex = 1 }
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | select      | commit | end animation
      A    |       wd(T) |        | dd(T)
      B    | wa(T)       | ia(T)  |       da(T)
      """
    }
  }

  func testSelectingTheSelectedTabSendsNothing() async throws {
    covers("TAB-5", "DELEG-9")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.play("select again") { tabs.selectedIndex = 0 }
    stage.commit { tabs.selectedViewController = setting.screens[0] }
    XCTAssertEqual(
      stage.events.map(\.kind).filter { !$0.isStructure },
      [.marker, .step]
    )
  }

  // MARK: Taps

  func testTapAsksAndTellsTheDelegate() async throws {
    covers("DELEG-9", "TAB-2")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    XCTAssertTrue(stage.tapTab(tabs, index: 1))
    stage.commit()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | finish tab(0, 1)                   | commit
      tabs | tabShould(B)             tabDid(B) |
      B    |              wa(F)                 | ia(F) da(F)
      A    |                    wd(F)           |             dd(F)
      """
    }
    let start = try XCTUnwrap(stage.events.first { $0.kind == .transitionStart })
    XCTAssertTrue(start.isUserDriven ?? false)
    XCTAssertEqual(start.transitionKind, .tab)
  }

  func testTapOnTheSelectedTabTellsOnlyTheDelegate() async throws {
    covers("DELEG-9", "TAB-5")
    let setting = try TabStage()
    XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 0))
    assertDiagram(setting.stage) {
      """
      step | finish tab
      tabs | tabShould(A) tabDid(A)
      """
    }
  }

  func testRefusedTapSelectsNothing() async throws {
    covers("DELEG-9")
    let setting = try TabStage()
    setting.delegate.refuses = true
    XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 2))
    assertDiagram(setting.stage) {
      """
      step | finish tab
      tabs | tabShould(C)
      """
    }
    XCTAssertEqual(setting.selectedName, "A")
  }

  func testTapsAreOfferedOncePerTabWhileOnScreen() async throws {
    covers("DELEG-9")
    let setting = try TabStage(showsWindow: false)
    XCTAssertFalse(setting.stage.tapTab(setting.tabs, index: 1))
    setting.stage.show { setting.tabs }
    XCTAssertEqual(setting.stage.enabledSteps.count, 3)
    XCTAssertFalse(setting.stage.tapTab(setting.tabs, index: 3))
  }

  // MARK: Setting the children

  func testSettingChildrenThatKeepTheSelectedOne() async throws {
    covers("TAB-8", "TAB-9")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("set") { tabs.viewControllers = [stage.screen("D"), setting.screens[0]] }
    assertDiagram(stage) {
      """
      step | set                                            | commit
      B    | wm(nil)                        dm(nil)
      C    |         wm(nil)                        dm(nil)
      D    |                wm(tabs) dm(tabs)
      """
    }
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertNil(setting.screens[1].parent)
  }

  func testKeptChildComesAgainWhereTheVariantSaysSo() async throws {
    covers("TAB-8")
    let setting = try TabStage("ios26+V-TAB-SETVCS=always")
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("set") { tabs.setViewControllers([setting.screens[0]], animated: true) }
    assertDiagram(stage, ignoring: ["B", "C"], hiding: .besideOrder) {
      """
      step | set               | commit
      A    | wd(F) dd(F) wa(F) | ia(F) da(F)
      """
    }
  }

  func testSelectedChildThatGoesGivesWayToItsSuccessor() async throws {
    covers("TAB-8", "TAB-9", "TAB-2")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("set") { tabs.viewControllers = [setting.screens[1], setting.screens[2]] }
    assertDiagram(stage, hiding: .besideAppearance) {
      """
      step | set                       | commit
      A    | wm(nil)             wd(F) |       dd(F)       dm(nil)
      B    |         lv dl wa(F)       | ia(F)       da(F)
      """
    }
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func testRemovingAllChildrenLeavesNobody() async throws {
    covers("TAB-8")
    let setting = try TabStage()
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("remove all") { tabs.viewControllers = [] }
    stage.commit("set B") { tabs.viewControllers = [setting.screens[1]] }
    assertDiagram(stage, ignoring: ["C"], hiding: .besideOrder) {
      """
      step | remove all | commit | set B | commit
      A    | wd(F)      | dd(F)  |
      B    |            |        | wa(F) | ia(F) da(F)
      """
    }
  }

  func testMovesOfChildrenAtTheAssignment() async throws {
    covers("TAB-9")
    let both = try TabStage(showsWindow: false)
    assertDiagram(both.stage) {
      """
      step
      A    | wm(tabs) dm(tabs)
      B    |                   wm(tabs) dm(tabs)
      C    |                                     wm(tabs) dm(tabs)
      """
    }
  }

  func testMovesThatEndWithTheFirstAppearance() async throws {
    covers("TAB-9")
    let setting = try TabStage("ios26+V-TAB-MOVE=dmAtAppear", showsWindow: false)
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.commit("show") { stage.window { tabs } }
    stage.commit("select") { tabs.selectedIndex = 1 }
    stage.commit("back") { tabs.selectedIndex = 0 }
    assertDiagram(stage, ignoring: ["tabs"], hiding: [.life, .layout, .coordinator, .loading]) {
      """
      step |                            | show  | commit               | select      | commit                     | back        | commit
      A    | wm(tabs)                   | wa(F) | ia(F) da(F) dm(tabs) |       wd(F) |       dd(F)                | wa(F)       | ia(F)       da(F)
      B    |          wm(tabs)          |       |                      | wa(F)       | ia(F)       da(F) dm(tabs) |       wd(F) |       dd(F)
      C    |                   wm(tabs) |       |                      |             |                            |             |
      """
    }
  }

  // MARK: Where nobody sees it

  func testSelectingBeforeTheFirstDisplayIsSilent() async throws {
    covers("TAB-10", "TAB-1")
    let setting = try TabStage(showsWindow: false)
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.removeEvents()
    stage.play("select") { tabs.selectedIndex = 2 }
    stage.commit("show") { stage.window { tabs } }
    assertDiagram(stage, ignoring: ["tabs"], hiding: .besideAppearance) {
      """
      step | select | show        | commit
      C    |        | lv dl wa(F) | ia(F) da(F)
      """
    }
    XCTAssertFalse(setting.screens[0].isViewLoaded)
  }

  func testSelectingWhileCoveredIsSilentAndShownAtTheReturn() async throws {
    covers("TAB-10", "CHILD-15")
    let stage = Stage(.standard)
    let inner = stage.named("inner", UITabBarController())
    let screens = ["A", "B"].map { stage.screen($0) }
    inner.viewControllers = screens
    let outer = stage.named("outer", UITabBarController())
    outer.viewControllers = [inner, stage.screen("X")]
    stage.show { outer }
    outer.selectedIndex = 1
    stage.settleAndForget()
    stage.commit("select") { inner.selectedIndex = 1 }
    stage.commit("return") { outer.selectedIndex = 0 }
    assertDiagram(stage, ignoring: ["outer"], hiding: .besideOrder) {
      """
      step  | select | commit | return            | commit
      inner |        |        | wa(F)             | ia(F)             da(F)
      B     |        |        |       wa(F)       |       ia(F)              da(F)
      X     |        |        |             wd(F) |             dd(F)
      """
    }
    XCTAssertNil(screens[0].viewIfLoaded?.superview)
  }

  func testSwitchWhileTheContainerAppearsWaitsForItsAppearance() async throws {
    covers("TAB-10", "TAB-2")
    let setting = try TabStage(showsWindow: false)
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.removeEvents()
    stage.play("show") { stage.window { tabs } }
    stage.play("select") { tabs.selectedIndex = 1 }
    XCTAssertEqual(tabs.selectedIndex, 1)
    stage.commit()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | show        | select | commit
      tabs | wa(F)       |        | ia(F)       da(F)
      A    |       wa(F) |        |       ia(F)       da(F)             wd(F)       dd(F)
      B    |             |        |                               wa(F)       ia(F)       da(F)
      """
    }
  }

  func testAppearanceOfTheContainerReachesTheSelectedChildOnly() async throws {
    covers("CHILD-18", "TAB-1")
    let stage = Stage(.standard)
    let outer = stage.named("outer", UITabBarController())
    let inner = stage.named("inner", UITabBarController())
    inner.viewControllers = [stage.screen("A"), stage.screen("B")]
    outer.viewControllers = [inner, stage.screen("X")]
    stage.show { outer }
    stage.removeEvents()
    stage.commit("select X") { outer.selectedIndex = 1 }
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step  | select X          | commit
      inner |       wd(F)       |       dd(F)
      A     |             wd(F) |             dd(F)
      X     | wa(F)             | ia(F)             da(F)
      """
    }
  }
}

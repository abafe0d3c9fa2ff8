// What tab bar and page controllers share: what they tell judges, what waits, and what is above
// them.

import UIKitTesting

final class SwitchingContainerTests: UIKitTestCase {
  // MARK: What judges are told

  /// The joins and leaves of what a container shows, as `+B` and `-A`.
  private func shownChanges(_ stage: Stage, from start: Int) -> [String] {
    stage.events[start...].filter { $0.kind == .shownChanged }.map { event in
      (event.flag == true ? "+" : "-") + (event.controller.map(stage.trace.name(of:)) ?? "")
    }
  }

  func testShownChildrenAreReported() async throws {
    covers("TAB-2", "TAB-6")
    let setting = try TabStage()
    var start = setting.stage.eventCount
    setting.stage.settle { setting.tabs.selectedIndex = 1 }
    XCTAssertEqual(shownChanges(setting.stage, from: start), ["-A", "+B"])
    start = setting.stage.eventCount
    setting.delegate.isCustom = true
    setting.delegate.isInteractive = true
    setting.tabs.selectedIndex = 2
    setting.delegate.animators[0].release(cancelled: true)
    setting.delegate.animators[0].end()
    XCTAssertEqual(shownChanges(setting.stage, from: start), ["-B", "+C", "-C", "+B"])
  }

  func testShownPagesAreReported() async throws {
    covers("PAGE-1", "PAGE-2")
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    var start = setting.stage.eventCount
    setting.stage.beginTurn(setting.page)
    setting.stage.commit()
    XCTAssertEqual(shownChanges(setting.stage, from: start), ["-A", "-B", "+C", "+D"])
    let roots = setting.stage.events.filter { $0.kind == .transitionRoot }
    XCTAssertEqual(roots.map(\.flag), [false, true])
    start = setting.stage.eventCount
    setting.stage.cancelTurn(setting.page)
    setting.stage.endAnimations()
    XCTAssertEqual(shownChanges(setting.stage, from: start), ["-C", "-D", "+A", "+B"])
  }

  func testMarkersOfASwipeNameItsKindAndCause() async throws {
    covers("DELEG-10", "COORD-5")
    for (style, kind) in [
      (UIPageViewController.TransitionStyle.scroll, TransitionKind.pageScroll),
      (.pageCurl, .pageCurl),
    ] {
      let setting = try PageStage("ios26", style)
      setting.stage.beginTurn(setting.page)
      XCTAssertEqual(setting.page.transitionCoordinator?.initiallyInteractive, true)
      setting.stage.commit()
      setting.stage.finishTurn(setting.page)
      XCTAssertEqual(setting.page.transitionCoordinator?.isInteractive, false)
      setting.stage.endAnimations()
      let markers = setting.stage.events.filter(\.kind.isTransitionMarker)
      XCTAssertEqual(
        markers.map(\.kind),
        [
          .transitionRequest, .transitionStart, .transitionCommit, .transitionRelease,
          .transitionFinish,
        ]
      )
      XCTAssertTrue(markers.allSatisfy { $0.transitionKind == kind })
      XCTAssertEqual(markers[1].isUserDriven, true)
      XCTAssertEqual(markers[1].isInteractive, true)
    }
  }

  func testNobodyMovesInASwitch() async throws {
    covers("FLAG-2")
    let setting = try TabStage(recording: .everything)
    setting.stage.settle { setting.tabs.selectedIndex = 1 }
    let page = try PageStage(recording: .everything)
    page.turn(to: 1, animated: true)
    page.stage.settle()
    for stage in [setting.stage, page.stage] {
      let snapshots = stage.events.filter { $0.kind.isAppearance && $0.frame == .enter }
        .compactMap(\.snapshot)
      XCTAssertGreaterThan(snapshots.count, 4)
      XCTAssertTrue(
        snapshots.allSatisfy {
          $0.facts.isDisjoint(with: [.movingToParent, .movingFromParent, .beingPresented])
        }
      )
    }
  }

  // MARK: What waits

  func testSelectingTheSelectedTabLeavesASwitchAlone() async throws {
    covers("TAB-5", "TAB-7")
    for value in ["queue", "nested", "drop", "finishFirst"] {
      let setting = try TabStage("ios26+V-NAV-NESTED=\(value)")
      setting.delegate.isCustom = true
      setting.stage.commit { setting.tabs.selectedIndex = 1 }
      let count = setting.stage.eventCount
      setting.tabs.selectedIndex = 1
      XCTAssertEqual(setting.stage.eventCount, count, value)
      setting.delegate.animators[0].end()
      XCTAssertEqual(setting.delegate.animators.count, 1, value)
    }
  }

  func testPagesThatWaitGiveWayToLaterOnes() async throws {
    covers("PAGE-7")
    let setting = try PageStage("ios26+V-PAGE-EARLY=withContainer", showsWindow: false)
    setting.turn(to: 0, animated: false)
    let page = setting.page
    setting.stage.window { page }
    var outcomes: [String] = []
    setting.turn(to: 1, animated: false) { outcomes.append("B \($0)") }
    setting.turn(to: 2, animated: false) { outcomes.append("C \($0)") }
    XCTAssertEqual(setting.names(page.viewControllers), ["C"])
    setting.stage.settle()
    XCTAssertEqual(outcomes, ["B false", "C true"])
    XCTAssertEqual(setting.stage.state(of: setting.book.pages[1]), .disappeared)
    XCTAssertEqual(setting.names(page.children), ["C"])
  }

  func testCompletionAsksForTheNextTurn() async throws {
    covers("PAGE-7", "PAGE-8")
    let setting = try PageStage()
    setting.stage.mark("turn")
    setting.turn(to: 1, animated: true) { _ in setting.turn(to: 2, animated: true) }
    assertDiagram(settling: setting.stage, hiding: .besideOrder) {
      """
      step | turn        | commit | end animation                 | commit | end animation
      A    |       wd(T) |        |       dd(T)                   |        |
      B    | wa(T)       | ia(T)  | da(T)             wd(T)       |        |       dd(T)
      C    |             |        |             wa(T)             | ia(T)  | da(T)
      """
    }
    XCTAssertFalse(setting.stage.events.contains { $0.kind == .logUnbalanced })
  }

  // MARK: What is above

  func testTurnOfAContainerThatLeavesIsEndedFirst() async throws {
    covers("CHILD-39", "PAGE-7")
    let setting = try PageStage("ios26+V-FWD-DURING=finishFirst")
    let stage = setting.stage
    stage.commit("turn") { setting.turn(to: 1, animated: true) }
    stage.play("replace root") { setting.window?.rootViewController = stage.screen("X") }
    assertDiagram(stage, ignoring: ["X"], hiding: .besideOrder) {
      """
      step | turn        | commit | replace root
      page |             |        |             wd(F)       dd(F)
      A    |       wd(T) |        |       dd(T)
      B    | wa(T)       | ia(T)  | da(T)             wd(F)       dd(F)
      """
    }
  }

  func testFingerOnAPageThatLeavesIsLifted() async throws {
    covers("CHILD-39", "COORD-5")
    let setting = try PageStage()
    let stage = setting.stage
    stage.beginTurn(setting.page)
    stage.commit()
    stage.play("replace root") { setting.window?.rootViewController = stage.screen("X") }
    XCTAssertFalse(stage.finishTurn(setting.page))
    stage.mark("run out")
    assertDiagram(settling: stage, ignoring: ["X"], hiding: [.life, .layout, .loading, .moves]) {
      """
      step | begin page           | commit | replace root                               | finish page | run out | commit | end animation
      page | pageWill             |        | wd(F)       dd(F)       tcInter(cancelled) |             |         |        |       pageDid(cancelled) tcDone(cancelled)
      A    |                wd(T) |        |                                            |             |         |        | dd(T)
      B    |          wa(T)       | ia(T)  |       wd(F)       dd(F)                    |             |         |        |
      """
    }
    XCTAssertTrue(stage.isAtRest)
    XCTAssertEqual(setting.names(setting.page.viewControllers), ["A"])
  }

  func testSubclassThatForgetsSuperKeepsItsChildrenSilent() async throws {
    covers("CHILD-18")
    let setting = try TabStage(showsWindow: false) { ForgetfulTabBarController() }
    setting.stage.removeEvents()
    setting.stage.commit("show") { setting.stage.window { setting.tabs } }
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | show  | commit
      tabs | wa(F) | ia(F) da(F)
      """
    }
  }

  func testSubclassLogsAfterItsChildWhereItCallsSuperFirst() async throws {
    covers("CHILD-18")
    let setting = try TabStage(showsWindow: false) { LoggingTabBarController() }
    var log: [String] = []
    (setting.tabs as? LoggingTabBarController)?.note = { log.append("super returned") }
    setting.stage.onEvent = { event, _ in
      if event.kind == .viewWillAppear { log.append("wa") }
    }
    setting.stage.window { setting.tabs }
    XCTAssertEqual(log, ["wa", "wa", "super returned"])
  }

  // MARK: The bar and the links

  func testBarShowsAnItemPerChild() async throws {
    covers("TAB-5")
    let setting = try TabStage()
    let tabs = setting.tabs
    XCTAssertEqual(tabs.tabBar.items?.count, 3)
    XCTAssertTrue(tabs.tabBar.selectedItem === setting.screens[0].tabBarItem)
    tabs.selectedIndex = 2
    XCTAssertTrue(tabs.tabBar.selectedItem === setting.screens[2].tabBarItem)
    XCTAssertTrue(setting.screens[1].tabBarController === tabs)
    XCTAssertNil(tabs.tabBarController)
    tabs.tabBar.isHidden = true
    XCTAssertFalse(setting.stage.tapTab(tabs, index: 0))
  }

  func testContainerLivesUntilItsSwitchHasEnded() async throws {
    covers("STATE-15")
    let stage = Stage(.standard)
    weak var gone: UITabBarController?
    let window = stage.window {
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
      gone = tabs
      return tabs
    }
    stage.settle()
    gone?.selectedIndex = 1
    window.rootViewController = stage.screen("X")
    XCTAssertNotNil(gone)
    stage.settle()
    XCTAssertNil(gone)
  }
}

/// A tab bar controller whose appearance overrides do not call super.
private final class ForgetfulTabBarController: UITabBarController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
}

/// A tab bar controller that notes when UIKit's own implementation has returned.
private final class LoggingTabBarController: UITabBarController {
  var note: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note()
  }
}

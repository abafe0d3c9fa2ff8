// Turning pages against the sequence table (spec 1.8, 2.4).

import UIKitTesting

final class PageTests: UIKitTestCase {
  /// A swipe to the next page, let go far enough or too early.
  private func playSwipe(
    _ profile: String,
    _ style: UIPageViewController.TransitionStyle,
    finishes: Bool
  ) throws -> PageStage {
    let setting = try PageStage(profile, style)
    XCTAssertTrue(setting.stage.beginTurn(setting.page))
    setting.stage.commit()
    if finishes {
      XCTAssertTrue(setting.stage.finishTurn(setting.page))
    } else {
      XCTAssertTrue(setting.stage.cancelTurn(setting.page))
    }
    setting.stage.endAnimations()
    XCTAssertEqual(setting.names(setting.page.viewControllers), finishes ? ["B"] : ["A"])
    XCTAssertEqual(setting.book.finished.map(\.completed), [finishes])
    return setting
  }

  /// A swipe in words: a profile, a style of transition, and how the swipe ends.
  private func swipe(_ words: String) throws -> Stage {
    let parts = words.components(separatedBy: ", ")
    let style: UIPageViewController.TransitionStyle = parts[1] == "curl" ? .pageCurl : .scroll
    return try playSwipe(parts[0], style, finishes: parts[2] == "finished").stage
  }

  // MARK: Swipes

  func testScrollFinished() async throws {
    covers("PAGE-1", "DELEG-10", "MOVE-8", "COORD-7")
    assertDiagram(
      try playSwipe("ios26", .scroll, finishes: true).stage,
      hiding: .besideTransitions
    ) {
      """
      step | begin page           | commit | finish page       | end animation
      page | pageWill             |        | tcInter(finished) |                                               pageDid(completed) tcDone(finished)
      A    |                wd(T) |        |                   |       dd(T)                   wm(nil) dm(nil)
      B    |          wa(T)       | ia(T)  |                   | da(T)       wm(page) dm(page)
      """
    }
  }

  func testScrollCancelled() async throws {
    covers("PAGE-2", "PAGE-5", "DELEG-10", "COORD-4")
    for os in ["ios13", "ios26"] {
      assertDiagram(try playSwipe(os, .scroll, finishes: false).stage, hiding: .besideTransitions) {
        """
        step | begin page           | commit | cancel page        | end animation
        page | pageWill             |        | tcInter(cancelled) |                               pageDid(cancelled) tcDone(cancelled)
        A    |                wd(T) |        |                    | wa(T) ia(T) da(T)
        B    |          wa(T)       | ia(T)  |                    |                   wd(T) dd(T)
        """
      }
    }
  }

  func testSwipesByStyleAndVersion() async throws {
    covers("PAGE-3", "DELEG-10", "PAGE-4", "PAGE-5", "PAGE-1", "PAGE-2", "APPEAR-8")
    try assertDiagrams(hiding: .besideOrder, of: swipe) {
      """
      ios26, curl, finished
      step | begin page           | commit | finish page | end animation
      page | pageWill             |        |             |             pageDid(completed)
      A    |                wd(T) |        |             | dd(T)
      B    |          wa(T)       | ia(T)  |             |       da(T)

      ios26, curl, cancelled
      step | begin page           | commit | cancel page | end animation
      page | pageWill             |        |             |                               pageDid(cancelled)
      A    |                wd(T) |        |             |       wa(T)       ia(T) da(T)
      B    |          wa(T)       | ia(T)  |             | wd(T)       dd(T)

      ios7, scroll, finished
      step | begin page           | commit | finish page | end animation
      page | pageWill             |        |             |             pageDid(completed)
      A    |                wd(T) |        |             |       dd(T)
      B    |          wa(T)       |        |             | da(T)

      ios7, curl, cancelled
      step | begin page           | commit | cancel page | end animation
      page | pageWill             |        |             |                         pageDid(cancelled)
      A    |                wd(T) |        |             |       wa(T)       da(T)
      B    |          wa(T)       |        |             | wd(T)       dd(T)
      """
    }
  }

  func testCancelledTurnMayHaveAnyOrder() async throws {
    covers("PAGE-5")
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      assertDiagram(
        try playSwipe("ios26+V-PAGE-CANCEL=any", style, finishes: false).stage,
        hiding: .besideOrder
      ) {
        """
        step | begin page           | commit | cancel page | end animation
        page | pageWill             |        |             |                               pageDid(cancelled)
        A    |                wd(T) |        |             |             wa(T) ia(T) da(T)
        B    |          wa(T)       | ia(T)  |             | wd(T) dd(T)
        """
      }
    }
  }

  func testSwipeBackwards() async throws {
    covers("PAGE-1", "DELEG-10")
    let setting = try PageStage(startsAt: 1)
    let (stage, page) = (setting.stage, setting.page)
    stage.swipe(page, .reverse, cancelled: false)
    stage.endAnimations()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | begin page           | commit | finish page | end animation
      page | pageWill             |        |             |             pageDid(completed)
      B    |                wd(T) |        |             |       dd(T)
      A    |          wa(T)       | ia(T)  |             | da(T)
      """
    }
    XCTAssertEqual(setting.names(setting.book.finished[0].previous), ["B"])
  }

  func testSwipesAreOfferedWhereTheDataSourceHasAPage() async throws {
    covers("PAGE-9")
    let setting = try PageStage()
    XCTAssertFalse(setting.stage.beginTurn(setting.page, .reverse))
    XCTAssertEqual(setting.stage.enabledSteps.count, 1)
    setting.turn(to: 4, animated: false)
    setting.stage.settle()
    XCTAssertFalse(setting.stage.beginTurn(setting.page))
    XCTAssertTrue(setting.stage.beginTurn(setting.page, .reverse))
    XCTAssertFalse(setting.stage.beginTurn(setting.page, .reverse))
    setting.page.dataSource = nil
    setting.stage.cancelTurn(setting.page, .reverse)
    setting.stage.settle()
    XCTAssertTrue(setting.stage.enabledSteps.isEmpty)
  }

  func testOneTurnAfterTheOther() async throws {
    covers("PAGE-1", "PAGE-2")
    let setting = try PageStage()
    let (stage, page) = (setting.stage, setting.page)
    for (finishes, shown) in [(false, "A"), (true, "B"), (true, "C"), (false, "C")] {
      XCTAssertTrue(stage.beginTurn(page))
      stage.commit()
      if finishes { stage.finishTurn(page) } else { stage.cancelTurn(page) }
      stage.settle()
      XCTAssertEqual(setting.names(page.viewControllers), [shown])
    }
    XCTAssertEqual(page.children.count, 1)
    XCTAssertFalse(stage.events.contains { $0.kind == .logUnbalanced })
  }

  // MARK: By call

  func testTurnsByCall() async throws {
    covers("PAGE-7", "DELEG-10", "PAGE-1", "PAGE-3", "MOVE-8")
    let scroll = try PageStage()
    scroll.stage.mark("turn")
    var isDone = false
    scroll.turn(to: 1, animated: true) { isDone = $0 }
    scroll.stage.commit()
    XCTAssertFalse(isDone)
    scroll.stage.endAnimations()
    XCTAssertTrue(isDone)
    assertDiagram(scroll.stage, hiding: [.life, .layout, .loading, .coordinator]) {
      """
      step | turn                 | commit | end animation
      A    |                wd(T) |        |       dd(T)          wm(nil) dm(nil)
      B    | wm(page) wa(T)       | ia(T)  | da(T)       dm(page)
      """
    }
    let curl = try PageStage("ios26", .pageCurl)
    curl.stage.commit("turn") { curl.turn(to: 1, animated: false) }
    assertDiagram(curl.stage, hiding: .besideAppearance) {
      """
      step | turn                       | commit
      A    |                      wd(F) |       dd(F)                wm(nil) dm(nil)
      B    | wm(page) lv dl wa(F)       | ia(F)       da(F) dm(page)
      """
    }
    XCTAssertTrue(scroll.book.pending.isEmpty && curl.book.finished.isEmpty)
  }

  func testTurnByCallWithoutAnimationInScrollStyle() async throws {
    covers("PAGE-7", "PAGE-1")
    let setting = try PageStage()
    setting.stage.commit("turn") { setting.turn(to: 2, animated: false) }
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | turn        | commit
      A    |       wd(F) |             dd(F)
      C    | wa(F)       | ia(F) da(F)
      """
    }
  }

  func testTurnByCallInTheOrderOfNavigation() async throws {
    covers("PAGE-7")
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let setting = try PageStage("ios26+V-PAGE-PROG=navLike", style)
      setting.stage.animate("turn") { setting.turn(to: 1, animated: true) }
      assertDiagram(setting.stage, hiding: .besideOrder) {
        """
        step | turn        | commit | end animation
        A    | wd(T)       |        | dd(T)
        B    |       wa(T) | ia(T)  |       da(T)
        """
      }
    }
    assertDiagram(
      try playSwipe("ios26+V-PAGE-PROG=navLike", .scroll, finishes: true).stage,
      hiding: .besideOrder
    ) {
      """
      step | begin page           | commit | finish page | end animation
      page | pageWill             |        |             |             pageDid(completed)
      A    |                wd(T) |        |             |       dd(T)
      B    |          wa(T)       | ia(T)  |             | da(T)
      """
    }
  }

  func testTheSamePageAgainSendsNothing() async throws {
    covers("PAGE-7")
    let setting = try PageStage()
    var completions: [Bool] = []
    setting.turn(to: 0, animated: true) { completions.append($0) }
    setting.stage.commit()
    XCTAssertTrue(
      setting.stage.events.allSatisfy { $0.kind == .step || $0.kind.isStructure }
    )
    XCTAssertEqual(completions, [true])
  }

  // MARK: Two pages

  func testTwoPagesCurlTogether() async throws {
    covers("PAGE-3", "DELEG-10")
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    let (stage, page) = (setting.stage, setting.page)
    stage.swipe(page, cancelled: false)
    stage.endAnimations()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | begin page                       | commit      | finish page | end animation
      page | pageWill                         |             |             |                         pageDid(completed)
      A    |                      wd(T)       |             |             | dd(T)
      B    |                            wd(T) |             |             |       dd(T)
      C    |          wa(T)                   | ia(T)       |             |             da(T)
      D    |                wa(T)             |       ia(T) |             |                   da(T)
      """
    }
    XCTAssertEqual(setting.names(page.viewControllers), ["C", "D"])
    XCTAssertEqual(setting.book.pages[3].viewIfLoaded?.frame.minX, page.view.bounds.width / 2)
    XCTAssertFalse(stage.beginTurn(page), "one page is left, and two are shown")
  }

  func testTwoPagesFallBackTogether() async throws {
    covers("PAGE-4", "PAGE-5")
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    let (stage, page) = (setting.stage, setting.page)
    stage.swipe(page, cancelled: true)
    stage.endAnimations()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | begin page                       | commit      | cancel page | end animation
      page | pageWill                         |             |             |                                                             pageDid(cancelled)
      A    |                      wd(T)       |             |             |             wa(T)                   ia(T) da(T)
      B    |                            wd(T) |             |             |                   wa(T)                         ia(T) da(T)
      C    |          wa(T)                   | ia(T)       |             | wd(T)                   dd(T)
      D    |                wa(T)             |       ia(T) |             |       wd(T)                   dd(T)
      """
    }
    XCTAssertEqual(setting.names(page.viewControllers), ["A", "B"])
  }

  func testPageThatStaysHearsNothing() async throws {
    covers("PAGE-7", "PAGE-3")
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    setting.stage.commit("turn") { setting.turn(to: 1, 2, animated: false) }
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | turn        | commit
      A    |       wd(F) |       dd(F)
      C    | wa(F)       | ia(F)       da(F)
      """
    }
    XCTAssertEqual(setting.book.pages[1].viewIfLoaded?.frame.minX, 0)
  }

  func testWrongNumberOfPagesRaises() async throws {
    covers("PAGE-7")
    let setting = try PageStage()
    setting.turn(to: 1, 2, animated: false)
    XCTAssertEqual(setting.stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
    XCTAssertEqual(setting.names(setting.page.viewControllers), ["A"])
  }

  func testBackPageOfADoubleSidedTurnIsLoadedAndNotShown() async throws {
    covers("PAGE-3")
    let setting = try PageStage("ios26", .pageCurl)
    setting.page.isDoubleSided = true
    setting.turn(to: 1, 2, animated: true)
    setting.stage.settle()
    XCTAssertEqual(setting.names(setting.page.viewControllers), ["B"])
    XCTAssertTrue(setting.book.pages[2].isViewLoaded)
    XCTAssertEqual(setting.stage.state(of: setting.book.pages[2]), .disappeared)
  }

  // MARK: Neighbours

  func testScrollLoadsItsNeighboursAhead() async throws {
    covers("PAGE-9")
    for (profile, style, isLoaded) in [
      ("ios26", UIPageViewController.TransitionStyle.scroll, true),
      ("ios26+V-PAGE-PRELOAD=none", .scroll, false), ("ios26", .pageCurl, false),
    ] {
      let setting = try PageStage(profile, style, startsAt: 2)
      let loaded = setting.book.pages.map(\.isViewLoaded)
      XCTAssertEqual(loaded, [false, isLoaded, true, isLoaded, false])
      XCTAssertEqual(setting.stage.state(of: setting.book.pages[3]), .disappeared)
      XCTAssertNil(setting.book.pages[3].parent)
    }
  }

  func testTheSamePageAgainAsksForItsNeighbours() async throws {
    covers("PAGE-7", "PAGE-9")
    let setting = try PageStage()
    let added = setting.stage.screen("added")
    setting.book.pages.insert(added, at: 1)
    setting.turn(to: 0, animated: false)
    XCTAssertTrue(setting.stage.beginTurn(setting.page))
    setting.stage.finishTurn(setting.page)
    setting.stage.settle()
    XCTAssertEqual(setting.names(setting.page.viewControllers), ["added"])
  }

  func testNeighboursAreLoadedWhenTheTurnHasEnded() async throws {
    covers("PAGE-9")
    let setting = try PageStage()
    setting.stage.commit("turn") { setting.turn(to: 2, animated: false) }
    assertDiagram(setting.stage, ignoring: ["A"], hiding: [.life, .layout, .moves, .coordinator]) {
      """
      step | turn        | commit
      C    | lv dl wa(F) | ia(F) da(F)
      D    |             |             lv dl
      """
    }
  }

  // MARK: The container comes and goes

  func testContainerForwardsToThePagesThatItShows() async throws {
    covers("CHILD-18", "PAGE-7")
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    let stage = setting.stage
    stage.commit("replace root") { setting.window?.rootViewController = stage.screen("X") }
    assertDiagram(stage, ignoring: ["X"], hiding: .besideOrder) {
      """
      step | replace root                        | commit
      page | wd(F)             dd(F)             |
      A    |       wd(F)             dd(F)       |
      B    |             wd(F)             dd(F) |
      """
    }
  }

  func testPagesSetWhileAwayMoveAtOnceAndAppearLater() async throws {
    covers("PAGE-7", "CHILD-15")
    let setting = try PageStage()
    let (stage, window) = (setting.stage, try XCTUnwrap(setting.window))
    window.rootViewController = stage.screen("X")
    stage.settleAndForget()
    var isDone = false
    stage.play("set C") { setting.turn(to: 2, animated: true) { isDone = $0 } }
    XCTAssertTrue(isDone)
    stage.commit("return") { window.rootViewController = setting.page }
    assertDiagram(stage, ignoring: ["X", "D"], hiding: .besideAppearance) {
      """
      step | set C                             | return            | commit
      page |                                   | wa(F)             | ia(F)       da(F)
      A    | wm(nil) dm(nil)                   |                   |
      C    |                 wm(page) dm(page) |       lv dl wa(F) |       ia(F)       da(F)
      """
    }
  }

  func testSwipeOfAContainerThatLeaves() async throws {
    covers("CHILD-39")
    let stage = Stage(try Profile(named: "ios26"))
    let page = stage.named(
      "page",
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    let book = Book(["A", "B"].map { stage.screen($0) })
    page.dataSource = book
    let tabs = UITabBarController()
    tabs.viewControllers = [page, stage.screen("X")]
    stage.show { tabs }
    page.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.settleAndForget()
    stage.swipe(page, cancelled: false)
    stage.play("turn away") { tabs.selectedIndex = 1 }
    stage.mark("settle")
    stage.animate()
    assertDiagram(stage, ignoring: ["X", "UITabBarController"], hiding: .besideOrder) {
      """
      step | begin page           | commit | finish page | turn away   | settle | commit      | end animation
      page | pageWill             |        |             | wd(F)       |        | dd(F)       |       pageDid(completed)
      A    |                wd(T) |        |             |             |        |             | dd(T)
      B    |          wa(T)       | ia(T)  |             |       wd(F) |        |       dd(F) |
      """
    }
    XCTAssertTrue(stage.isAtRest)
  }
}

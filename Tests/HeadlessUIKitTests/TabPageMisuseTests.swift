// Misuse of tab bar and page controllers (spec 4.4, MIS-59…MIS-62), and what it leads to.

import UIKitTesting

final class TabPageMisuseTests: UIKitTestCase {
  // MARK: Selecting too early

  /// Shows a tab bar controller that selects its second tab in its viewDidLoad.
  private func playSelectionInLoad(_ profile: String) throws -> Stage {
    let setting = try TabStage(profile, showsWindow: false) { SelectingTabBarController() }
    let (stage, tabs) = (setting.stage, setting.tabs)
    stage.removeEvents()
    stage.commit("show") { stage.window { tabs } }
    XCTAssertEqual(setting.selectedName, "B")
    XCTAssertFalse(setting.screens[0].isViewLoaded)
    XCTAssertEqual(stage.state(of: setting.screens[1]), .appeared)
    return stage
  }

  func testSelectionInViewDidLoadShowsThatTab() async throws {
    covers("TAB-10", "TAB-1", "QUIRK-9")
    try assertDiagrams(hiding: .besideAppearance, of: playSelectionInLoad) {
      """
      ios26
      step | show                    | commit
      tabs | lv dl wa(F)             | ia(F)       da(F)
      B    |             lv dl wa(F) |       ia(F)       da(F)

      ios11
      step | show                    | commit
      tabs | lv dl wa(F)             | da(F)
      B    |             lv dl wa(F) |       da(F)
      """
    }
  }

  func testSelectionInViewDidLoadOnVersionEleven() async throws {
    covers("QUIRK-9")  // MIS-59
    assertDiagram(
      try playSelectionInLoad("ios11+Q-9"),
      hiding: .besideAppearance,
      isPermitted: false
    ) {
      """
      step | show                          | commit
      tabs | lv dl       wa(F)             | da(F)
      A    |       wd(F)                   |
      B    |                   lv dl wa(F) |       da(F)
      """
    }
  }

  func testSelectionBeforeTheViewIsLoaded() async throws {
    covers("QUIRK-9")  // MIS-59
    let setting = try TabStage("ios11+Q-9", showsWindow: false)
    setting.tabs.selectedIndex = 2
    XCTAssertFalse(setting.tabs.isViewLoaded)
    setting.stage.removeEvents()
    setting.stage.commit("show") { setting.stage.window { setting.tabs } }
    assertDiagram(setting.stage, hiding: .besideOrder) {
      """
      step | show        | commit
      tabs | wa(F)       | da(F)
      C    |       wa(F) |       da(F)
      """
    }
  }

  func testSelectingAStrangerRaises() async throws {
    covers("TAB-5")
    let setting = try TabStage()
    setting.tabs.selectedViewController = setting.stage.screen("X")
    XCTAssertEqual(setting.stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
    XCTAssertEqual(setting.selectedName, "A")
    setting.tabs.selectedIndex = 7
    XCTAssertEqual(setting.tabs.selectedIndex, 0)
  }

  // MARK: Too fast

  func testFastTapsDuringACustomSwitch() async throws {
    covers("TAB-7")  // MIS-60
    for (profile, logs) in [
      ("ios11", 1), ("ios26", 0), ("ios26+V-NAV-NESTED=drop", 0),
      ("ios26+V-NAV-NESTED=finishFirst", 0),
    ] {
      let setting = try TabStage(profile)
      setting.delegate.isCustom = true
      XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 1))
      setting.stage.commit()
      XCTAssertTrue(setting.stage.tapTab(setting.tabs, index: 2))
      setting.stage.commit()
      for number in 0..<2 where number < setting.delegate.animators.count {
        setting.stage.commit { setting.delegate.animators[number].end() }
      }
      let count = setting.stage.events.filter { $0.kind == .logUnbalanced }.count
      XCTAssertEqual(count, logs, profile)
      XCTAssertEqual(setting.selectedName, profile.hasSuffix("drop") ? "B" : "C")
      XCTAssertTrue(setting.stage.isAtRest)
    }
  }

  /// A turn to B during which the app turns to C.
  private func playTurnDuringATurn(_ profile: String) throws -> Stage {
    let setting = try PageStage(profile)
    let stage = setting.stage
    var completions: [Bool] = []
    stage.commit("turn to B") { setting.turn(to: 1, animated: true) }
    stage.settle("turn to C") { setting.turn(to: 2, animated: true) { completions.append($0) } }
    XCTAssertTrue(stage.isAtRest)
    let isDropped = profile.hasSuffix("drop")
    XCTAssertEqual(completions, [!isDropped], profile)
    XCTAssertEqual(setting.names(setting.page.viewControllers), [isDropped ? "B" : "C"], profile)
    return stage
  }

  func testTurnDuringATurnByVariant() async throws {
    covers("PAGE-8")
    try assertDiagrams(ignoring: ["D"], hiding: .besideOrder, of: playTurnDuringATurn) {
      """
      ios26: it waits
      step | turn to B   | commit | turn to C | end animation           | commit | end animation
      A    |       wd(T) |        |           |       dd(T)             |        |
      B    | wa(T)       | ia(T)  |           | da(T)             wd(T) |        |       dd(T)
      C    |             |        |           |             wa(T)       | ia(T)  | da(T)

      ios26+V-NAV-NESTED=drop
      step | turn to B   | commit | turn to C | end animation
      A    |       wd(T) |        |           |       dd(T)
      B    | wa(T)       | ia(T)  |           | da(T)

      ios26+V-NAV-NESTED=finishFirst
      step | turn to B   | commit | turn to C               | commit | end animation
      A    |       wd(T) |        |       dd(T)             |        |
      B    | wa(T)       | ia(T)  | da(T)             wd(T) |        |       dd(T)
      C    |             |        |             wa(T)       | ia(T)  | da(T)
      """
    }
  }

  func testTurnDuringATurnIsNested() async throws {
    covers("PAGE-8", "STATE-9")  // MIS-61
    let stage = try playTurnDuringATurn("ios9")
    assertDiagram(stage, ignoring: ["D"], hiding: .besideOrder, isPermitted: false) {
      """
      step | turn to B   | commit | turn to C                                   | commit | end animation | end animation
      A    |       wd(T) |        |                                             |        | dd(T)         |
      B    | wa(T)       |        | log(unbalanced)                       wd(T) |        |               |       dd(T)
      C    |             |        |                             wa(T)           |        |               | da(T)
      """
    }
  }

  func testFingerCatchesAPageOnItsWay() async throws {
    covers("PAGE-8")
    for (profile, isOffered) in [
      ("ios9", true), ("ios26", false), ("ios26+V-NAV-NESTED=drop", false),
      ("ios26+V-NAV-NESTED=finishFirst", true),
    ] {
      let setting = try PageStage(profile)
      let (stage, page) = (setting.stage, setting.page)
      stage.swipe(page, cancelled: false)
      XCTAssertEqual(stage.beginTurn(page), isOffered, profile)
      stage.commit()
      XCTAssertEqual(stage.finishTurn(page), isOffered, profile)
      stage.settle()
      XCTAssertEqual(setting.names(page.viewControllers), [isOffered ? "C" : "B"], profile)
      XCTAssertTrue(stage.isAtRest)
    }
  }

  func testTurnByCallDuringASwipe() async throws {
    covers("PAGE-8")
    let setting = try PageStage()
    let (stage, page) = (setting.stage, setting.page)
    XCTAssertTrue(stage.beginTurn(page))
    stage.commit()
    stage.play("turn to D") { setting.turn(to: 3, animated: false) }
    stage.finishTurn(page)
    stage.endAnimations()
    stage.commit()
    assertDiagram(stage, ignoring: ["C", "E"], hiding: .besideOrder) {
      """
      step | begin page           | commit | turn to D | finish page | end animation                              | commit
      page | pageWill             |        |           |             |             pageDid(completed)             |
      A    |                wd(T) |        |           |             |       dd(T)                                |
      B    |          wa(T)       | ia(T)  |           |             | da(T)                                wd(F) |             dd(F)
      D    |                      |        |           |             |                                wa(F)       | ia(F) da(F)
      """
    }
    XCTAssertEqual(setting.names(page.viewControllers), ["D"])
  }

  // MARK: One controller twice

  func testOneControllerOnBothPages() async throws {
    covers("PAGE-8")  // MIS-61
    let setting = try PageStage("ios26", .pageCurl, spine: .mid)
    setting.stage.commit("set C, C") { setting.turn(to: 2, 2, animated: false) }
    assertDiagram(setting.stage, hiding: .besideOrder, isPermitted: false) {
      """
      step | set C, C                          | commit
      A    |                       wd(F)       |       dd(F)
      B    |                             wd(F) |             dd(F)
      C    | log(unbalanced) wa(F)             | ia(F)             da(F)
      """
    }
  }

  func testPageThatIsItsOwnNeighbour() async throws {
    covers("PAGE-8")  // MIS-61
    let setting = try PageStage()
    let (stage, page) = (setting.stage, setting.page)
    let source = SamePageSource()
    page.dataSource = source
    stage.removeEvents()
    XCTAssertTrue(stage.beginTurn(page))
    stage.commit()
    assertDiagram(stage, hiding: .besideOrder, isPermitted: false) {
      """
      step | begin page               | commit
      page | pageWill                 |
      A    |          log(unbalanced) |
      """
    }
    XCTAssertTrue(stage.isAtRest)
  }

  // MARK: Too early

  func testPageSetInViewDidLoad() async throws {
    covers("PAGE-6")  // MIS-62
    for (profile, isEarly) in [("ios26", true), ("ios26+V-PAGE-EARLY=withContainer", false)] {
      let stage = Stage(try Profile(named: profile))
      let page = PageSetByItself(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      stage.name(page, "page")
      page.first = stage.screen("A")
      page.loadViewIfNeeded()
      XCTAssertEqual(stage.state(of: page.first), isEarly ? .appeared : .disappeared)
      XCTAssertEqual(stage.state(of: page), .disappeared)
      stage.show { page }
      XCTAssertEqual(stage.state(of: page.first), .appeared)
      let appearances = stage.events.filter {
        $0.kind == .viewDidAppear && $0.controller == stage.identity(of: page.first)
      }
      XCTAssertEqual(appearances.count, 1)
    }
  }
}

/// A tab bar controller that selects its second tab in its viewDidLoad.
private final class SelectingTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    selectedIndex = 1
  }
}

/// A data source that gives every page as its own neighbour.
private final class SamePageSource: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController }
}

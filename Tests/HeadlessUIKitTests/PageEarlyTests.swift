// Pages that are set before the page controller is shown (PAGE-6, V-PAGE-EARLY).

import UIKitTesting

final class PageEarlyTests: UIKitTestCase {
  func testPageSetInViewDidLoad() async throws {
    covers("PAGE-6", "MOVE-8", "APPEAR-1")
    try assertDiagrams(hiding: .besideAppearance, of: show) {
      """
      ios11: it appears at once
      step | show                                                      | commit
      page | lv dl                                               wa(F) | da(F)
      A    |       wm(page) lv dl wa(F) da(F) dm(page)                 |

      ios13
      step | show                                                            | commit
      page | lv dl                                                     wa(F) | ia(F) da(F)
      A    |       wm(page) lv dl wa(F) ia(F) da(F) dm(page)                 |

      ios26
      step | show                                                            | commit
      page | lv dl                                                     wa(F) | ia(F) da(F)
      A    |       wm(page) lv dl wa(F) ia(F) da(F) dm(page)                 |

      ios26+V-PAGE-EARLY=withContainer
      step | show                             | commit
      page | lv dl          wa(F)             | ia(F)       da(F)
      A    |       wm(page)       lv dl wa(F) |       ia(F)       da(F) dm(page)
      """
    }
  }

  /// A stack in a column that came with an animation shows another controller at once.
  func testWhatAStackShowsInAnEarlyPageIsNotForwarded() async throws {
    covers("PAGE-6", "SPLIT-3")
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stage.screen("list"), for: .primary)
    split.setViewController(stage.screen("empty"), for: .secondary)
    let page = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    page.setViewControllers([split], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.screen("A"), page]
    stage.show { tabs }
    for name in ["first", "second"] {
      let detail = UINavigationController(rootViewController: stage.screen(name))
      split.showDetailViewController(detail, sender: nil)
    }
    stage.settle()
    assertReports(stage, [], allowing: ["INV-35 adv"])
  }

  func testEarlyPageLaysOutLater() async throws {
    covers("PAGE-6")
    let (stage, page) = try makeStage("ios26")
    stage.show { page }
    let kinds = stage.events.filter { $0.controller == stage.identity(of: page.first) }.map(\.kind)
    let did = try XCTUnwrap(kinds.firstIndex(of: .viewDidAppear))
    XCTAssertGreaterThan(try XCTUnwrap(kinds.firstIndex(of: .viewWillLayoutSubviews)), did)
  }

  func testPageSetBeforeTheContainerIsLoaded() async throws {
    covers("PAGE-6")
    let stage = Stage(try Profile(named: "ios13"))
    let page = stage.named(
      "page",
      UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    )
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    var completions: [Bool] = []
    stage.mark("set A")
    page.setViewControllers([first], direction: .forward, animated: true) { completions.append($0) }
    XCTAssertFalse(page.isViewLoaded)
    stage.play("set B") { page.setViewControllers([second], direction: .forward, animated: true) }
    stage.commit("show") { stage.window { page } }
    assertDiagram(stage, hiding: [.life, .layout, .coordinator, .loading]) {
      """
      step | set A                               | set B                                                                | show  | commit
      page |                                     |                                                                      | wa(F) | ia(F) da(F)
      A    | wm(page) wa(F) ia(F) da(F) dm(page) |                wd(F) dd(F)                      wm(nil) dm(nil)      |       |
      B    |                                     | wm(page) wa(F)             ia(F) da(F) dm(page)                      |       |
      """
    }
    XCTAssertEqual(completions, [true])
    XCTAssertNotNil(second.viewIfLoaded?.window)
  }

  func testAChildThatASiblingTakesOutOfAnEarlyPageLeaves() async throws {
    covers("PAGE-6", "CHILD-17", "CHILD-38")
    let (stage, page) = try makeStage("ios26")
    let sibling = stage.named("ready", ScriptedScreen())
    let splash = stage.screen("splash")
    for child in [sibling, splash] {
      page.first.embed(child)
    }
    sibling.onDidAppear = {
      splash.unembed()
    }
    stage.commit("show") { stage.window { page } }
    assertDiagram(stage, ignoring: ["page"], hiding: .besideOrder) {
      """
      step   | show                                                  | commit
      A      | wa(F)             ia(F) da(F)                         |
      ready  |       wa(F)                   ia(F) da(F)             |
      splash |             wa(F)                         wd(F) dd(F) |
      """
    }
  }

  func testEarlyPageHearsTheContainerAfterItsFirstAppearance() async throws {
    covers("PAGE-6")
    let (stage, page) = try makeStage("ios26")
    let window = stage.show { page }
    stage.removeEvents()
    stage.commit("away") { window.rootViewController = stage.screen("X") }
    stage.commit("return") { window.rootViewController = page }
    assertDiagram(stage, ignoring: ["X"], hiding: .besideOrder) {
      """
      step | away                    | commit | return      | commit
      page | wd(F)       dd(F)       |        | wa(F)       | ia(F)       da(F)
      A    |       wd(F)       dd(F) |        |       wa(F) |       ia(F)       da(F)
      """
    }
  }

  func testPageSetWhileTheContainerAppearsWaitsForItsAppearance() async throws {
    covers("PAGE-7")
    let (stage, page) = try makeStage("ios26")
    let second = stage.screen("B")
    stage.window { page }
    stage.removeEvents()
    stage.play("set B") { page.setViewControllers([second], direction: .forward, animated: false) }
    stage.commit()
    assertDiagram(stage, hiding: .besideOrder) {
      """
      step | set B | commit
      page |       | ia(F) da(F)
      A    |       |                   wd(F)             dd(F)
      B    |       |             wa(F)       ia(F) da(F)
      """
    }
  }

  func testPageSetInViewWillAppearComesWithTheContainer() async throws {
    covers("PAGE-7", "MOVE-8")
    let stage = Stage(.standard)
    let page = stage.named(
      "page",
      PageSetByItself(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    page.moment = .viewWillAppear
    page.first = stage.screen("A")
    stage.commit("show") { stage.window { page } }
    assertDiagram(stage, hiding: .besideAppearance) {
      """
      step | show                             | commit
      page | lv dl wa(F)                      | ia(F)       da(F)
      A    |             wm(page) lv dl wa(F) |       ia(F)       da(F) dm(page)
      """
    }
  }

  /// Shows a page controller that sets its page in its viewDidLoad.
  private func show(_ profile: String) throws -> Stage {
    let (stage, page) = try makeStage(profile)
    stage.commit("show") { stage.window { page } }
    let isEarly = !profile.hasSuffix("withContainer")
    let start = stage.events.first { $0.kind == .transitionStart }
    XCTAssertEqual(start?.transitionKind == .pageEarly, isEarly, profile)
    XCTAssertEqual(stage.state(of: page.first), .appeared, profile)
    XCTAssertNotNil(page.first.viewIfLoaded?.window, profile)
    return stage
  }

  private func makeStage(_ profile: String) throws -> (Stage, PageSetByItself) {
    let stage = Stage(try Profile(named: profile))
    let page = stage.named(
      "page",
      PageSetByItself(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    page.first = stage.screen("A")
    return (stage, page)
  }
}

/// A page controller that sets its page in one of its own callbacks, before calling super.
final class PageSetByItself: UIPageViewController {
  enum Moment {
    case viewDidLoad
    case viewWillAppear
  }

  var moment = Moment.viewDidLoad
  var first = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    if moment == .viewDidLoad { setFirst() }
  }

  override func viewWillAppear(_ animated: Bool) {
    if moment == .viewWillAppear { setFirst() }
    super.viewWillAppear(animated)
  }

  private func setFirst() { setViewControllers([first], direction: .forward, animated: false) }
}

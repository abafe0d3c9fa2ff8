// Split controllers against spec 1.9 and the split rows of 2.4: columns, details, display modes.

import UIKitTesting

final class SplitTests: UIKitTestCase {
  // MARK: First display

  func testEveryVisibleColumnAppearsWithTheSplit() async throws {
    covers("SPLIT-1", "SHOW-9")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    stage.commit { stage.window { split } }
    assertDiagram(stage) {
      """
      step  |                                                                             | commit
      P     | wm(split)           dm(split)                       lv dl wa(F)             |                     ia(F) wl dls                    da(F)
      D     |           wm(split)           dm(split)                         lv dl wa(F) |                                  ia(F) wl dls             da(F)
      split |                                         lv dl wa(F)                         | ia(F) wl dls wl dls                           da(F)
      """
    }
  }

  func testAHiddenColumnDoesNotAppear() async throws {
    covers("SPLIT-1")
    let stage = Stage(.standard, device: .pad)
    let split = stage.named("split", UISplitViewController())
    let primary = stage.screen("P")
    split.viewControllers = [primary, stage.screen("D")]
    stage.show { split }
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    assertDiagram(stage) {
      """
      step  |                                                                 | commit
      P     | wm(split)           dm(split)                                   |
      D     |           wm(split)           dm(split)             lv dl wa(F) |                     ia(F) wl dls       da(F)
      split |                                         lv dl wa(F)             | ia(F) wl dls wl dls              da(F)
      """
    }
    XCTAssertFalse(primary.isViewLoaded)
  }

  func testAColumnThatIsHiddenAsItsSplitComesOrGoesReceivesItsDid() async throws {
    covers("SPLIT-2", "STATE-2")
    for value in ["balanced", "silent"] {
      let profile = try Profile(named: "ios26+V-SPLIT-COLUMN=\(value)")
      let stage = Stage(profile, device: .landscapePad)
      let split = stage.named("split", HidingSplit())
      split.viewControllers = [stage.screen("P"), stage.screen("D")]
      split.hides = [.viewDidDisappear]
      stage.show { split }
      let cover = stage.screen("C", .fullScreen)
      split.present(cover, animated: false)
      stage.settle()
      XCTAssertEqual(stage.callbacks(of: "P").suffix(2), [.viewWillDisappear, .viewDidDisappear])
      split.show(.primary)
      split.hides = [.viewDidAppear]
      split.dismiss(animated: false)
      stage.settle()
      let last = try XCTUnwrap(stage.callbacks(of: "P").last)
      XCTAssertTrue(last == .viewDidAppear || last == .viewDidDisappear, value)
    }
  }

  func testColumnStyleWrapsEachColumnInANavigationController() async throws {
    covers("SPLIT-3")
    let stage = Stage(.standard, device: .landscapePad)
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    for column in columns { split.setViewController(stage.screen("\(column)"), for: column) }
    let own = UINavigationController(rootViewController: stage.screen("own"))
    split.setViewController(own, for: .secondary)
    XCTAssertTrue(split.viewControllers.allSatisfy { $0 is UINavigationController })
    XCTAssertTrue(split.viewControllers.last === own)
    XCTAssertTrue(split.viewController(for: .primary)?.navigationController?.parent === split)
  }

  // MARK: Columns (SPLIT-2, SPLIT-3)

  func testPreferredDisplayModeChangesTheColumnsAtOnce() async throws {
    covers("SPLIT-2", "SPLIT-3")
    let (stage, split) = try makeClassic()
    stage.commit("hide") { split.preferredDisplayMode = .secondaryOnly }
    stage.commit("show") { split.preferredDisplayMode = .oneBesideSecondary }
    assertDiagram(stage) {
      """
      step  | hide  | commit                        | show  | commit
      P     | wd(F) |        dd(F)                  | wa(F) |               ia(F) wl dls da(F)
      D     |       | wl dls                        |       |        wl dls
      split |       |              tcDone(finished) |       | wl dls                           tcDone(finished)
      """
    }
  }

  func testHideAndShowAnimate() async throws {
    covers("SPLIT-2", "SPLIT-3")
    let (stage, split) = try makeColumns()
    stage.animate("hide") { split.hide(.primary) }
    stage.animate("show") { split.show(.primary) }
    assertDiagram(stage) {
      """
      step  | hide        | commit        | end animation 1              | show        | commit                                  | end animation 2
      navP  | wd(T)       |               | dd(T)                        | wa(T)       |                      ia(T) wl dls       | da(T)
      P     |       wd(T) |               |       dd(T)                  |       wa(T) |                                   ia(T) |       da(T)
      navD  |             | wl dls        |                              |             |        wl dls                           |
      D     |             |        wl dls |                              |             |               wl dls                    |
      split |             |               |             tcDone(finished) |             | wl dls                                  |             tcDone(finished)
      """
    }
  }

  func testAColumnShownForTheFirstTimeLoads() async throws {
    covers("SPLIT-2")
    let (stage, split) = try makeClassic(device: .pad)
    stage.animate("show") { split.show(.primary) }
    assertDiagram(stage) {
      """
      step  | show        | commit                     | end animation 1
      P     | lv dl wa(T) |               ia(T) wl dls | da(T)
      split |             | wl dls                     |       tcDone(finished)
      D     |             |        wl dls              |
      """
    }
  }

  func testAColumnMayComeAndGoSilently() async throws {
    covers("SPLIT-2")
    let (stage, split) = try makeClassic("ios26+V-SPLIT-COLUMN=silent")
    stage.commit("hide") { split.preferredDisplayMode = .secondaryOnly }
    stage.commit("show") { split.preferredDisplayMode = .oneBesideSecondary }
    assertDiagram(stage) {
      """
      step  | hide | commit | show | commit
      D     |      | wl dls |      |        wl dls
      split |      |        |      | wl dls
      """
    }
  }

  /// Columns are set and hidden in one turn, and again while they move.
  func testColumnsSetWhileTheyMoveAreShownInTheEnd() async throws {
    covers("SPLIT-2", "SPLIT-3")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController(style: .doubleColumn))
    split.setViewController(stage.screen("P"), for: .primary)
    split.setViewController(stage.screen("D"), for: .secondary)
    stage.show { split }
    let (primary, detail) = (stage.screen("P2"), stage.screen("D2"))
    split.hide(.primary)
    stage.commit { split.setViewController(primary, for: .primary) }
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.show(.primary)
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
    XCTAssertEqual([primary, detail].map(stage.state(of:)), [.appeared, .appeared])
    assertPermitted(stage)
  }

  func testHidingWhileShowingWaitsForItsEnd() async throws {
    covers("SPLIT-2")
    let (stage, split) = try makeClassic(device: .pad)
    split.show(.primary)
    stage.commit()
    stage.settle { split.hide(.primary) }
    XCTAssertEqual(
      stage.callbacks(of: "P"),
      [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    )
    XCTAssertEqual(stage.heard(by: "D"), "")
  }

  func testThreeColumnsShowOneTwoOrThree() async throws {
    covers("SPLIT-1", "SPLIT-2")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController(style: .tripleColumn))
    for (column, name) in [
      (UISplitViewController.Column.primary, "P"), (.supplementary, "S"), (.secondary, "D"),
    ] {
      split.setViewController(stage.screen(name), for: column)
    }
    stage.show { split }
    let shown = { ["P", "S", "D"].filter { stage.callbacks(of: $0).last == .viewDidAppear } }
    XCTAssertEqual(shown(), ["S", "D"])
    split.show(.primary)
    stage.settle()
    XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    XCTAssertEqual(shown(), ["P", "S", "D"])
    stage.settle { split.hide(.primary) }
    XCTAssertEqual(shown(), ["S", "D"])
    stage.settle { split.hide(.supplementary) }
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    XCTAssertEqual(shown(), ["D"])
  }

  func testRotationToPortraitHidesThePrimaryColumn() async throws {
    covers("SPLIT-2", "LAYOUT-9")
    let (stage, split) = try makeClassic()
    stage.commit { stage.rotate() }
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step  | rotate                     | commit
      app   | rotation                   |
      split |          vwt               |       tcDone(finished)
      P     |              vwt     wd(F) | dd(F)
      D     |                  vwt       |
      """
    }
  }

  // MARK: The detail controller (SPLIT-4)

  func testShowDetailReplacesTheDetailController() async throws {
    covers("SPLIT-4", "SHOW-5")
    let (stage, split) = try makeClassic()
    stage.commit("showDetail") { split.showDetailViewController(stage.screen("N"), sender: nil) }
    assertDiagram(stage) {
      """
      step  | showDetail                          | commit
      D     | wm(nil)                 wd(F)       |                     dd(F)       dm(nil)
      N     |         wm(split) lv dl       wa(F) |        ia(F) wl dls       da(F)         dm(split)
      split |                                     | wl dls                                            tcDone(finished)
      """
    }
  }

  func testShowDetailAnimatesInColumnStyle() async throws {
    covers("SPLIT-4", "SHOW-5")
    let (stage, split) = try makeColumns()
    let detail = stage.screen("N")
    stage.play("showDetail") { split.showDetailViewController(detail, sender: nil) }
    stage.name(try XCTUnwrap(detail.navigationController), "navN")
    stage.animate()
    assertDiagram(stage) {
      """
      step  | showDetail                                                                          | commit                           | end animation 1
      navD  | wm(nil)                                   wd(T)                                     |                                  | dd(T)                              dm(nil)
      N     |         wm(navN) dm(navN)                                   lv dl wa(T)             |                     ia(T) wl dls |                   da(T)
      navN  |                           wm(split) lv dl             wa(T)             willShow(N) |        ia(T) wl dls              |             da(T)       didShow(N)         dm(split)
      D     |                                                 wd(T)                               |                                  |       dd(T)
      split |                                                                                     | wl dls                           |                                                      tcDone(finished)
      """
    }
  }

  private func showDetail(_ profile: String) throws -> Stage {
    let (stage, split) = try makeClassic(profile)
    stage.commit("showDetail") { split.showDetailViewController(stage.screen("N"), sender: nil) }
    return stage
  }

  func testShowDetailMayHaveAnotherOrder() async throws {
    covers("SPLIT-4")
    try assertDiagrams(hiding: [.life, .layout, .moves], of: showDetail) {
      """
      ios26+V-SPLIT-DETAIL=tabLike
      step  | showDetail        | commit
      N     | lv dl wa(F)       | ia(F)       da(F)
      D     |             wd(F) |       dd(F)
      split |                   |                   tcDone(finished)

      ios26+V-SPLIT-DETAIL=modalLike
      step  | showDetail        | commit
      N     | lv dl       wa(F) | ia(F) da(F)
      D     |       wd(F)       |             dd(F)
      split |                   |                   tcDone(finished)
      """
    }
  }

  func testColumnsSetOutOfSightOnlyMove() async throws {
    covers("SPLIT-1", "SHOW-9")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    assertDiagram(stage) {
      """
      step |
      P    | wm(split)           dm(split)
      D    |           wm(split)           dm(split)
      """
    }
  }

  func testAReplacedColumnIsReleasedAtTheEnd() async throws {
    covers("SPLIT-4", "STATE-15")
    let (stage, split) = try makeClassic()
    weak let old = split.viewControllers.last
    split.showDetailViewController(stage.screen("N"), sender: nil)
    XCTAssertNotNil(old)
    stage.settle()
    XCTAssertNil(old)
  }

  // MARK: Forwarding (CHILD-18)

  func testTheSplitForwardsToItsColumns() async throws {
    covers("CHILD-18", "SPLIT-1")
    let (stage, split) = try makeClassic()
    stage.settle { split.view.window?.rootViewController = stage.screen("R") }
    XCTAssertEqual(["P", "D"].map(stage.heard(by:)), ["wd dd", "wd dd"])
  }

  // MARK: Defects

  func testQuirkPrimaryShownBesideTheDetailHearsNothing() async throws {
    covers("QUIRK-7", "SPLIT-6")
    for (name, count) in [("ios10", 2), ("ios10+Q-7", 0)] {
      let (stage, split) = try makeClassic(name, device: .pad)
      stage.settle { split.preferredDisplayMode = .allVisible }
      XCTAssertEqual(stage.callbacks(of: "P").count, count, name)
      XCTAssertNotNil(split.viewControllers.first?.view.window)
    }
  }

  // MARK: -

  private func makeClassic(
    _ profile: String = "ios26",
    device: Device = .landscapePad
  ) throws -> (stage: Stage, split: UISplitViewController) {
    let stage = Stage(try Profile(named: profile), device: device)
    let split = stage.named("split", UISplitViewController())
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    stage.show { split }
    stage.removeEvents()
    return (stage, split)
  }
}

/// Hides its primary column in callbacks of its own, before UIKit forwards them.
private final class HidingSplit: UISplitViewController {
  var hides: Set<Event.Kind> = []

  override func viewDidAppear(_ animated: Bool) {
    if hides.contains(.viewDidAppear) { hide(.primary) }
    super.viewDidAppear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    if hides.contains(.viewDidDisappear) { hide(.primary) }
    super.viewDidDisappear(animated)
  }
}

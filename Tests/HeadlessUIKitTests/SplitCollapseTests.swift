// Collapse and expansion of split controllers (SPLIT-5, SHOW-14), and their defects (SPLIT-6).

import UIKitTesting

final class SplitCollapseTests: UIKitTestCase {
  // MARK: Classic, primary column a stack (V-SPLIT-COLLAPSE)

  func testCollapsePushesTheDetailAndSendsOnlyWhatChanged() async throws {
    covers("SPLIT-5")
    let (stage, split, _) = try makeClassic()
    stage.commit { stage.resize(to: .third) }
    XCTAssertTrue(split.isCollapsed)
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step  | resize to third                              | commit
      app   | sizeChange                                   |
      split |            vwt                               |       tcDone(finished)
      P     |                vwt                           |
      A     |                    vwt                 wd(F) | dd(F)
      D     |                        vwt wm(P) dm(P)       |
      """
    }
  }

  func testExpansionTakesTheDetailBackAndSendsOnlyWhatChanged() async throws {
    covers("SPLIT-5")
    let (stage, split, _) = try makeClassic()
    stage.resize(to: .third)
    stage.settleAndForget()
    stage.commit { stage.resize(to: .whole) }
    XCTAssertFalse(split.isCollapsed)
    XCTAssertEqual(split.viewControllers.count, 2)
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step  | resize to whole                                        | commit
      app   | sizeChange                                             |
      split |            vwt                                         |                       tcDone(finished)
      P     |                vwt                                     |
      D     |                    vwt wm(nil) dm(nil) wm(split)       |             dm(split)
      A     |                                                  wa(F) | ia(F) da(F)
      """
    }
  }

  func testCollapseMayRebuildEverything() async throws {
    covers("SPLIT-5")
    let (stage, _, _) = try makeClassic("ios26+V-SPLIT-COLLAPSE=rebuild")
    stage.commit { stage.resize(to: .third) }
    assertDiagram(stage, hiding: [.life, .layout, .moves]) {
      """
      step  | resize to third                                                                             | commit
      app   | sizeChange                                                                                  |
      split |            vwt                                                 tcDone(finished)             |                         tcDone(finished)
      P     |                vwt         wd(F)             dd(F)                              wa(F)       | ia(F)       da(F)
      A     |                    vwt           wd(F)             dd(F)                                    |
      D     |                        vwt             wd(F)             dd(F)                        wa(F) |       ia(F)       da(F)
      """
    }
    stage.settleAndForget()
    stage.commit { stage.resize(to: .whole) }
    assertDiagram(stage, hiding: [.life, .layout, .moves]) {
      """
      step  | resize to whole                                                                   | commit
      app   | sizeChange                                                                        |
      split |            vwt                                 tcDone(finished)                   |                                     tcDone(finished)
      P     |                vwt     wd(F)       dd(F)                        wa(F)             | ia(F)             da(F)
      D     |                    vwt       wd(F)       dd(F)                              wa(F) |             ia(F)             da(F)
      A     |                                                                       wa(F)       |       ia(F)             da(F)
      """
    }
  }

  /// What has left is out of the window, below the top of the stack as well as in a column.
  func testARebuiltCollapseTakesHiddenViewsOutOfTheWindow() async throws {
    covers("SPLIT-5")
    let (stage, split, root) = try makeClassic("ios26+V-SPLIT-COLLAPSE=rebuild")
    stage.settle(resizedTo: .third)
    XCTAssertEqual(stage.state(of: root), .disappeared)
    XCTAssertNil(root.view.window)
    stage.settle(resizedTo: .whole)
    XCTAssertEqual(stage.state(of: root), .appeared)
    XCTAssertTrue(root.view.window === split.view.window)

    let (primary, detail) = (stage.screen("primary"), stage.screen("detail"))
    let plain = UISplitViewController()
    plain.viewControllers = [primary, UINavigationController(rootViewController: detail)]
    stage.show { plain }
    stage.settle(resizedTo: .third)
    XCTAssertEqual(stage.state(of: detail), .disappeared)
    XCTAssertNil(detail.view.window)
    stage.settle(resizedTo: .whole)
    XCTAssertEqual(stage.state(of: detail), .appeared)
    XCTAssertTrue(detail.view.window === plain.view.window)
  }

  func testCollapseMayBeSilent() async throws {
    covers("SPLIT-5")
    let (stage, split, root) = try makeClassic("ios26+V-SPLIT-COLLAPSE=silent")
    stage.settle(resizedTo: .third)
    XCTAssertNil(root.view.window)
    stage.settle(resizedTo: .whole)
    XCTAssertNotNil(root.view.window)
    XCTAssertFalse(split.isCollapsed)
    XCTAssertTrue(stage.events.allSatisfy { !$0.kind.isAppearance })
  }

  func testACollapseThatIsHandledLeavesThePrimaryAlone() async throws {
    covers("SPLIT-5")
    let (stage, split, _) = try makeClassic()
    let delegate = SplitDelegate()
    delegate.handlesCollapse = true
    split.delegate = delegate
    stage.commit { stage.resize(to: .third) }
    assertDiagram(stage, hiding: [.life, .layout]) {
      """
      step  | resize to third                  | commit
      app   | sizeChange                       |
      split |            vwt                   |       tcDone(finished)
      P     |                vwt               |
      A     |                    vwt           |
      D     |                        vwt wd(F) | dd(F)
      """
    }
    XCTAssertEqual(delegate.told, ["collapsed"])
    stage.settleAndForget()
    stage.settle(resizedTo: .whole)
    XCTAssertEqual(["D", "A"].map(stage.heard(by:)), ["wa da", ""])
    XCTAssertEqual(delegate.told, ["collapsed", "expanded"])
  }

  /// What the delegate shows while the columns collapse takes the place of the old detail.
  func testADetailShownDuringACollapseTakesPartInIt() async throws {
    covers("SPLIT-5", "SHOW-5")
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let stage = Stage(.standard, recording: .everything, device: .landscapePad)
      let split = UISplitViewController(style: style)
      let primary = UINavigationController(rootViewController: stage.screen("A"))
      let (old, new) = (stage.screen("D"), stage.screen("E"))
      split.setViewController(primary, for: .primary)
      split.setViewController(old, for: .secondary)
      stage.show { split }
      let delegate = SplitDelegate()
      delegate.onCollapse = { split.showDetailViewController(new, sender: nil) }
      split.delegate = delegate
      stage.settle(resizedTo: .third)
      XCTAssertTrue(split.isCollapsed)
      XCTAssertEqual(stage.states(of: new, old), [.appeared, .disappeared])
      assertReports(stage, [], allowing: ["INV-35 adv"])
    }
  }

  func testCollapseOfAHiddenPrimaryMakesItAppearUnderTheDetail() async throws {
    covers("SPLIT-5")
    let (stage, _, _) = try makeClassic(device: .pad)
    stage.commit { stage.resize(to: .third) }
    assertDiagram(stage, hiding: [.life, .layout, .moves]) {
      """
      step  | resize to third                            | commit
      app   | sizeChange                                 |
      split |            vwt                             |                        tcDone(finished)
      D     |                vwt                         |
      P     |                    lv dl wa(F) willShow(D) | ia(F) da(F) didShow(D)
      """
    }
    stage.settleAndForget()
    stage.commit { stage.resize(to: .whole) }
    assertDiagram(stage, hiding: [.life, .layout, .moves]) {
      """
      step  | resize to whole              | commit
      app   | sizeChange                   |
      split |            vwt               |       tcDone(finished)
      P     |                vwt     wd(F) | dd(F)
      D     |                    vwt       |
      """
    }
  }

  func testAPlainPrimaryColumnCoversTheDetail() async throws {
    covers("SPLIT-5")
    let stage = Stage(.standard, device: .landscapePad)
    let split = stage.named("split", UISplitViewController())
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    stage.show { split }
    stage.removeEvents()
    stage.settle(resizedTo: .third)
    XCTAssertEqual(["D", "P"].map(stage.heard(by:)), ["wd dd", ""])
    stage.settle(resizedTo: .whole)
    XCTAssertEqual(stage.callbacks(of: "D").suffix(2), [.viewWillAppear, .viewDidAppear])
    XCTAssertEqual(stage.heard(by: "P"), "")
  }

  func testASplitThatStartsCompactShowsOneColumn() async throws {
    covers("SPLIT-1", "SPLIT-5")
    let stage = Stage(.standard, device: .phone)
    let split = stage.named("split", UISplitViewController())
    let stack = stage.named("P", UINavigationController(rootViewController: stage.screen("A")))
    split.viewControllers = [stack, stage.screen("D")]
    stage.show { split }
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(stack.viewControllers.count, 2)
    XCTAssertEqual(["D", "A"].map(stage.heard(by:)), ["wa da", ""])
  }

  func testAPopOfTheCollapsedDetailUncoversThePrimary() async throws {
    covers("SPLIT-5")
    let (stage, _, _) = try makeClassic()
    stage.resize(to: .third)
    stage.settleAndForget()
    let stack = try XCTUnwrap(stage.navigation)
    stage.settle { stack.popViewController(animated: true) }
    XCTAssertEqual(["A", "D"].map(stage.heard(by:)), ["wa da", "wd dd"])
  }

  func testOutOfSightACollapseOnlyMoves() async throws {
    covers("SPLIT-5")
    let (stage, split, _) = try makeClassic()
    split.view.window?.rootViewController = stage.screen("R")
    stage.settleAndForget()
    stage.settle(resizedTo: .third)
    XCTAssertEqual(stage.callbacks(of: "A") + stage.callbacks(of: "D"), [])
  }

  // MARK: Column style

  func testTheDelegateChoosesTheTopColumn() async throws {
    covers("SPLIT-5")
    for (top, shown) in [(UISplitViewController.Column.primary, "P"), (.secondary, "D")] {
      let (stage, split) = try makeColumns()
      let delegate = SplitDelegate()
      delegate.topColumn = top
      split.delegate = delegate
      stage.settle(resizedTo: .third)
      let hidden = shown == "P" ? "D" : "P"
      XCTAssertEqual([shown, hidden].map(stage.heard(by:)), ["", "wd dd"], shown)
      stage.settle(resizedTo: .whole)
      XCTAssertEqual(stage.heard(by: shown), "", shown)
      XCTAssertEqual(stage.callbacks(of: hidden).suffix(2), [.viewWillAppear, .viewDidAppear])
      XCTAssertEqual(split.viewControllers.count, 2)
    }
  }

  func testACompactColumnTakesThePlaceOfAllOthers() async throws {
    covers("SPLIT-5")
    let (stage, split) = try makeColumns()
    split.setViewController(stage.screen("C"), for: .compact)
    stage.settleAndForget()
    stage.settle(resizedTo: .third)
    XCTAssertEqual(stage.heard(by: "C"), "wa da")
    for name in ["P", "D"] {
      XCTAssertEqual(stage.heard(by: name), "wd dd")
    }
    stage.settle(resizedTo: .whole)
    for name in ["P", "D"] {
      XCTAssertEqual(stage.callbacks(of: name).suffix(2), [.viewWillAppear, .viewDidAppear])
    }
  }

  func testACollapsedSplitShowsAndHidesColumnsOnItsStack() async throws {
    covers("SPLIT-5")
    let (stage, split) = try makeColumns()
    let delegate = SplitDelegate()
    delegate.topColumn = .primary
    split.delegate = delegate
    stage.resize(to: .third)
    stage.settleAndForget()
    split.show(.secondary)
    stage.settle()
    XCTAssertEqual(stage.heard(by: "D"), "wa da")
    stage.settle { split.hide(.secondary) }
    XCTAssertEqual(stage.callbacks(of: "D").suffix(2), [.viewWillDisappear, .viewDidDisappear])
    XCTAssertEqual(stage.callbacks(of: "P").suffix(2), [.viewWillAppear, .viewDidAppear])
    stage.settle(resizedTo: .whole)
    XCTAssertEqual(split.viewControllers.count, 2)
    XCTAssertEqual(stage.callbacks(of: "D").suffix(2), [.viewWillAppear, .viewDidAppear])
  }

  // MARK: The notification (SHOW-14)

  func testCollapseAndExpansionArePosted() async throws {
    covers("SHOW-14")
    let (stage, split, _) = try makeClassic()
    let posted = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: split,
      queue: nil
    ) { _ in posted.count += 1 }
    stage.settle { stage.rotate() }
    XCTAssertEqual(posted.count, 0)
    stage.resize(to: .third)
    XCTAssertEqual(posted.count, 1)
    stage.settle()
    stage.resize(to: .whole)
    XCTAssertEqual(posted.count, 2)
    NotificationCenter.default.removeObserver(token)
  }

  // MARK: Defects (SPLIT-6)

  func testQuirkThePrimaryOfAHiddenTabDisappearsWhenMultitaskingEnds() async throws {
    covers("QUIRK-8", "SPLIT-6")
    for (name, expected) in [("ios11", []), ("ios11+Q-8", [Event.Kind.viewWillDisappear])] {
      let stage = Stage(try Profile(named: name), device: .pad)
      makeTabs(stage)
      stage.settle(resizedTo: .third)
      stage.settle(resizedTo: .whole)
      XCTAssertEqual(stage.callbacks(of: "P"), expected, name)
      XCTAssertEqual(stage.heard(by: "D"), "", name)
    }
  }

  func testQuirkASplitInAHiddenTabIsLoadedInTheBackground() async throws {
    covers("QUIRK-11", "SPLIT-6")
    for (name, isLoaded) in [("ios12", false), ("ios12+Q-11", true)] {
      let stage = Stage(try Profile(named: name), device: .pad)
      let split = makeTabs(stage)
      stage.settle()
      XCTAssertFalse(split.isViewLoaded)
      stage.settle { stage.enterBackground() }
      XCTAssertEqual(split.isViewLoaded, isLoaded, name)
      XCTAssertEqual(stage.heard(by: "P"), "", name)
    }
  }

  func testQuirkTheDetailOfACompactSplitAppearsTwice() async throws {
    covers("QUIRK-12", "SPLIT-6")
    let stage = Stage(try Profile(named: "ios12+Q-12"))
    let split = stage.named("split", UISplitViewController())
    let root = stage.screen("A")
    split.viewControllers = [stage.named("P", UINavigationController(rootViewController: root))]
    stage.show { split }
    stage.removeEvents()
    stage.animate("showDetail") { root.showDetailViewController(stage.screen("D"), sender: nil) }
    assertDiagram(stage, hiding: [.life, .layout, .moves], isPermitted: false) {
      """
      step | showDetail | commit                              | end animation 1
      D    |            | lv dl       wa(T) wa(T)             |                        da(T)
      A    |            |       wd(T)                         |                  dd(T)
      P    |            |                         willShow(D) | tcDone(finished)             didShow(D)
      """
    }
  }

  /// A tab controller whose second tab, never selected, is a split.
  @discardableResult
  private func makeTabs(_ stage: Stage) -> UISplitViewController {
    let split = stage.named("split", UISplitViewController())
    split.viewControllers = [stage.screen("P"), stage.screen("D")]
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [stage.screen("T"), split]
    stage.show { tabs }
    return split
  }

  // MARK: -

  private func makeClassic(
    _ profile: String = "ios26",
    device: Device = .landscapePad
  ) throws -> (stage: Stage, split: UISplitViewController, root: UIViewController) {
    let stage = Stage(try Profile(named: profile), device: device)
    let split = stage.named("split", UISplitViewController())
    let root = stage.screen("A")
    split.viewControllers = [
      stage.named("P", UINavigationController(rootViewController: root)), stage.screen("D"),
    ]
    stage.show { split }
    stage.removeEvents()
    return (stage, split, root)
  }
}

extension Stage {
  /// The navigation controller of the first window's split.
  @MainActor
  fileprivate var navigation: UINavigationController? {
    let split = UIApplication.shared.windows.first?.rootViewController as? UISplitViewController
    return split?.viewControllers.first as? UINavigationController
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}

/// Answers what a split asks, and notes what it tells.
@MainActor
private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var handlesCollapse = false
  var topColumn = UISplitViewController.Column.secondary
  var told: [String] = []
  var onCollapse: (() -> Void)?

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    onCollapse?()
    return handlesCollapse
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    onCollapse?()
    return topColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
}

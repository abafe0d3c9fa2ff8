// What leaves with what contains it, though something is under way: no appearance stays behind.

import UIKitTesting

final class LeavingTests: UIKitTestCase {
  /// The inner bar's finger holds a switch while the outer bar switches away and back.
  func testWhatReturnedWithItsTabsLeavesWithThemAfterACancelledSwitch() async throws {
    covers("CHILD-39", "CHILD-32", "TAB-2")
    let inner = try TabStage(showsWindow: false)
    inner.delegate.isCustom = true
    inner.delegate.isInteractive = true
    let stage = inner.stage
    let outer = stage.named("outer", UITabBarController())
    outer.viewControllers = [inner.tabs, stage.screen("S")]
    stage.show { outer }
    stage.commit { inner.tabs.selectedIndex = 1 }
    stage.settle { outer.selectedIndex = 1 }
    outer.selectedIndex = 0
    stage.commit { inner.delegate.animators[0].release(cancelled: true) }
    outer.selectedIndex = 1
    stage.settle { inner.delegate.animators[0].end() }
    for screen in inner.screens { XCTAssertEqual(stage.state(of: screen), .disappeared) }
    assertPermitted(stage)
  }

  /// A full screen is in no part's context: what becomes of it without the part is a variant.
  func testAFullScreenStaysOrGoesWithoutThePartBelow() async throws {
    covers("MODAL-8", "MODAL-10")
    for (value, state) in [("stays", AppearanceState.appeared), ("dismissed", .disappeared)] {
      let stage = Stage(try Profile(named: "ios26+V-COVER-BASE=\(value)"))
      let (root, part) = (stage.screen("R"), stage.screen("P"))
      part.definesPresentationContext = true
      root.embed(part)
      stage.show { root }
      let cover = coverContext(of: part, on: stage)
      let full = stage.screen("F", .fullScreen)
      cover.present(full, animated: false)
      stage.settle()
      stage.settle { part.unembed() }
      XCTAssertEqual(stage.state(of: full), state, value)
      XCTAssertEqual(full.presentingViewController === cover, value == "stays")
      XCTAssertEqual(stage.state(of: cover), .disappeared)
      assertPermitted(stage)
    }
  }

  /// Its parent no longer ends what it has begun for it: the removal of its view does.
  func testAChildWhoseLinkIsCutFirstEndsItsAppearanceOutsideOfAWindow() async throws {
    covers("CHILD-38", "CHILD-13", "STATE-3")
    let stage = Stage(try Profile(named: "ios26"))
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    parent.beginAppearanceTransition(true, animated: false)
    parent.embed(child)
    XCTAssertEqual(stage.state(of: child), .appearing)
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
    stage.settle { parent.endAppearanceTransition() }
    XCTAssertEqual(stage.states(of: child, parent), [.disappeared, .appeared])
    assertPermitted(stage)
  }

  func testACoverInAContextLeavesWithTheTopThatACancelledSwipeHadRevealed() async throws {
    covers("MODAL-8", "NAV-4", "CHILD-39")
    for isAnimated in [false, true] {
      let scene = try NavigationStage(screens: ["A", "B"])
      let bottom = try XCTUnwrap(scene.navigation.viewControllers.first)
      bottom.definesPresentationContext = true
      XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
      let cover = scene.stage.screen("cover", .currentContext)
      bottom.present(cover, animated: isAnimated)
      scene.stage.settle()
      scene.stage.cancelSwipeBack(scene.navigation)
      scene.stage.settle()
      XCTAssertEqual(scene.stage.states(of: cover, bottom), [.disappeared, .disappeared])
      assertPermitted(scene.stage)
      scene.stage.settle { scene.navigation.popViewController(animated: false) }
      XCTAssertEqual(scene.stage.states(of: cover, bottom), [.appeared, .disappeared])
      assertPermitted(scene.stage)
    }
  }

  /// The views of a root that leaks are still in the window (WIN-8), and a finger is on them.
  func testAFingerGoesOnOnARootThatLeaks() async throws {
    covers("WIN-8", "PAGE-1")
    for isFinished in [true, false] {
      let setting = try PageStage(startsAt: 1)
      let window = try XCTUnwrap(setting.window)
      let cover = setting.stage.screen("cover", .currentContext)
      let (page, column) = (setting.book.pages[1], setting.stage.screen("column"))
      setting.stage.settle { page.embed(column) }
      column.definesPresentationContext = true
      column.present(cover, animated: false)
      setting.stage.settle()
      XCTAssertTrue(setting.stage.beginTurn(setting.page, .forward))
      setting.stage.commit()
      setting.stage.settle { window.rootViewController = setting.stage.screen("R") }
      let hasEnded =
        isFinished
        ? setting.stage.finishTurn(setting.page, .forward)
        : setting.stage.cancelTurn(setting.page, .forward)
      XCTAssertTrue(hasEnded, "the finger is lost")
      setting.stage.settle()
      XCTAssertTrue(setting.stage.isAtRest)
      assertPermitted(setting.stage)
    }
  }

  func testAContainerLeavesInTheMiddleOfATransfer() async throws {
    covers("CHILD-17", "CHILD-31", "CHILD-39")
    let stage = Stage()
    let (parent, old, new) = (stage.screen("P"), stage.screen("o"), stage.screen("n"))
    parent.embed(old)
    let window = stage.show { parent }
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
    stage.settle { window.rootViewController = stage.screen("R") }
    for child in [old, new] { XCTAssertEqual(stage.state(of: child), .disappeared) }
    assertPermitted(stage)
  }

  /// What is dismissed hides another one that leaves, and nothing that stays.
  func testTheAnimatorOfAChainIsGivenNoViewThatWasNeverRemoved() async throws {
    covers("MODAL-10", "MODAL-5")
    let scene = try ModalStage()
    let sheet = scene.show(scene.screen("sheet", .pageSheet))
    let transition = CustomTransition()
    let cover = scene.screen("cover", .custom)
    transition.usesAnimator = false
    cover.transitioningDelegate = transition
    scene.show(cover, from: sheet)
    transition.usesAnimator = true
    scene.stage.commit { scene.root.dismiss(animated: true) }
    let context = try XCTUnwrap(transition.context)
    XCTAssertNil(context.view(forKey: .to))
    scene.stage.settle { transition.complete() }
    XCTAssertNotNil(scene.root.view.window)
    assertPermitted(scene.stage)
  }

  // MARK: Given away by a stack

  func testWhatAStackGaveAwayComesBackWithItsNewParent() async throws {
    covers("CHILD-30", "NAV-10", "MODAL-2")
    let stage = Stage(try Profile(named: "ios26"))
    let (parent, list, detail) = (stage.screen("P"), stage.screen("list"), stage.screen("detail"))
    let navigation = stage.named("nav", UINavigationController())
    navigation.setViewControllers([list, detail], animated: false)
    parent.embed(navigation)
    stage.show { parent }
    navigation.setViewControllers([list], animated: false)
    stage.settle { parent.embed(detail) }
    let cover = stage.screen("cover", .fullScreen)
    parent.present(cover, animated: false)
    stage.settle()
    parent.dismiss(animated: false)
    stage.settle()
    assertPermitted(stage)
  }

  func testWhatAStackGaveAwayLeavesWithTheContextThatItIsPresentedIn() async throws {
    covers("MODAL-8", "NAV-15", "TAB-2")
    let stage = Stage(try Profile(named: "ios26"))
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    let navigation = stage.named("nav", UINavigationController(rootViewController: first))
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [navigation, stage.screen("S")]
    stage.show { tabs }
    stage.settle { tabs.selectedIndex = 1 }
    navigation.setViewControllers([second], animated: false)
    stage.settle { tabs.selectedIndex = 0 }
    second.definesPresentationContext = true
    first.modalPresentationStyle = .currentContext
    second.present(first, animated: false)
    stage.settle()
    stage.settle { tabs.selectedIndex = 1 }
    XCTAssertEqual(stage.state(of: first), .disappeared)
    stage.settle { tabs.selectedIndex = 0 }
    XCTAssertEqual(stage.state(of: first), .appeared)
    assertPermitted(stage)
  }

  /// The covered tab receives nothing when the tabs come back: its cover does.
  func testACoverInATabReturnsWithTheTabs() async throws {
    covers("MODAL-8", "CHILD-17")
    let setting = try TabStage()
    let stage = setting.stage
    let cover = stage.screen("cover", .currentContext)
    setting.screens[0].definesPresentationContext = true
    stage.settle { setting.screens[0].present(cover, animated: false) }
    stage.cover(setting.tabs, with: "over", .fullScreen)
    stage.settle { setting.tabs.dismiss(animated: false) }
    XCTAssertEqual(stage.states(of: cover, setting.screens[0]), [.appeared, .disappeared])
    assertPermitted(stage)
  }

  /// A manual container, not in a window yet, whose child is a context of its own.
  private func contextInManualContainer(
    on stage: Stage
  ) -> (manual: UIViewController, child: UIViewController) {
    let (manual, child) = (stage.named("M", Relay()), stage.screen("C"))
    child.definesPresentationContext = true
    manual.embed(child)
    return (manual, child)
  }

  /// Presents over a child in its own context.
  private func coverContext(of child: UIViewController, on stage: Stage) -> UIViewController {
    let cover = stage.screen("cover", .currentContext)
    child.present(cover, animated: false)
    stage.settle()
    return cover
  }

  func testWhatAManualContainerBeginsForACoveredChildReachesTheCover() async throws {
    covers("MODAL-8", "CHILD-19")
    let stage = Stage(try Profile(named: "ios26"))
    let (manual, child) = contextInManualContainer(on: stage)
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [manual, stage.screen("S")]
    stage.show { tabs }
    let cover = coverContext(of: child, on: stage)
    for index in [1, 0] {
      stage.settle { tabs.selectedIndex = index }
      XCTAssertEqual(stage.state(of: cover), index == 0 ? .appeared : .disappeared)
      XCTAssertEqual(stage.state(of: child), .disappeared)
    }
    child.dismiss(animated: false)
    stage.settle()
    XCTAssertEqual(stage.state(of: child), .appeared)
    assertPermitted(stage)
  }

  /// The cover goes between the two: the did is no longer due, and the child has appeared.
  func testAnEndReachesWhatItsBeginHasReached() async throws {
    covers("MODAL-8", "CHILD-22")
    let stage = Stage(try Profile(named: "ios26"))
    let (manual, child) = contextInManualContainer(on: stage)
    stage.show { manual }
    let cover = coverContext(of: child, on: stage)
    stage.settle { child.beginAppearanceTransition(false, animated: false) }
    XCTAssertEqual(stage.state(of: cover), .disappearing)
    child.dismiss(animated: false)
    stage.settle()
    stage.settle { child.endAppearanceTransition() }
    XCTAssertEqual(stage.states(of: cover, child), [.disappeared, .appeared])
  }

  func testADismissalWaitsForAllThatMovesInside() async throws {
    covers("MODAL-15")
    let stage = Stage(try Profile(named: "ios26"))
    let root = stage.screen("R")
    let columns = ["left", "right"].map { stage.screen($0) }
    for column in columns {
      column.definesPresentationContext = true
      root.embed(column)
    }
    stage.show { root }
    for column in columns {
      let cover = stage.screen("cover", .currentContext)
      column.present(cover, animated: false)
    }
    stage.settle()
    let over = stage.screen("over", .fullScreen)
    root.present(over, animated: false)
    stage.settle()
    for column in columns { column.dismiss(animated: true) }
    over.dismiss(animated: false)
    stage.settle()
    XCTAssertFalse(stage.events.contains { $0.kind == .logAttempt })
    XCTAssertEqual(stage.state(of: over), .disappeared)
    for column in columns { XCTAssertEqual(stage.state(of: column), .appeared) }
    assertPermitted(stage)
  }

  // MARK: Taken out

  /// The parent's own view has left its window: only the will's transaction is a reason to wait.
  func testAChildTakenOutWhileItsParentLeavesDisappearsBeforeThat() async throws {
    covers("APPEAR-3", "CHILD-17")
    let stage = Stage(try Profile(named: "ios26"))
    let (parent, child) = (stage.screen("P"), stage.screen("C"))
    parent.embed(child)
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [parent]
    stage.show { tabs }
    stage.removeEvents()
    let cover = stage.screen("cover", .fullScreen)
    let id = stage.identity(of: tabs)
    stage.onEvent = { event, _ in
      guard event.kind == .viewDidDisappear, event.controller == id else { return }
      MainActor.assumeIsolated { child.view.removeFromSuperview() }
    }
    tabs.present(cover, animated: true)
    stage.settle()
    let dids = stage.events.filter { $0.kind == .viewDidDisappear }.compactMap(\.controller)
    XCTAssertEqual(dids.map { stage.trace.name(of: $0) }, ["tabs", "C", "P"])
    assertPermitted(stage)
  }
}

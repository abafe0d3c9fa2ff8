// What is presented in the context of a part of the window comes and goes with it (MODAL-8).

import UIKitTesting
import XCTest

private final class ManualParent: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

final class ContextTests: UIKitTestCase {
  /// Presents B in the context of C in one tab, selects the other tab X, and comes back.
  private func leaveAndReturn(_ style: UIModalPresentationStyle) throws -> Stage {
    let tabs = UITabBarControllerBox()
    let scene = try ModalStage(makeRoot: { stage in
      tabs.make(stage)
    })
    let presented = scene.screen("B", style)
    tabs.first.definesPresentationContext = true
    scene.show(presented, from: tabs.first)
    scene.stage.settle("select X") { tabs.controller?.selectedIndex = 1 }
    XCTAssertEqual(scene.state(presented), .disappeared)
    XCTAssertNil(presented.view.window)
    scene.stage.settle("select C") { tabs.controller?.selectedIndex = 0 }
    XCTAssertEqual(scene.state(presented), .appeared)
    scene.stage.settle("dismiss") { presented.dismiss(animated: false) }
    XCTAssertEqual(scene.state(tabs.first), .appeared)
    return scene.stage
  }

  func testACoverOfAPartComesAndGoesWithThePart() async throws {
    covers("MODAL-8", "MODAL-12")
    assertDiagram(
      try leaveAndReturn(.currentContext),
      ignoring: ["tabs"],
      hiding: [.life, .layout, .loading, .coordinator]
    ) {
      """
      step | select X    | commit            | select C    | commit            | dismiss | commit
      X    | wa(F)       | ia(F)       da(F) |       wd(F) |       dd(F)       |         |
      B    |       wd(F) |       dd(F)       | wa(F)       | ia(F)       da(F) |         | wd(F)                   dd(F)
      C    |             |                   |             |                   |         |       wa(F) ia(F) da(F)
      """
    }
  }

  /// The page that presents leaves its container, which is itself on its way out.
  func testACoverDisappearsWithAContextThatItsContainerLetsGo() async throws {
    covers("MODAL-8", "STATE-2")
    let stage = Stage(try Profile(named: "ios26"))
    let (first, next, cover) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [pages, stage.screen("X")]
    stage.show { tabs }
    first.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    stage.settle { first.present(cover, animated: false) }
    XCTAssertEqual(stage.state(of: cover), .appeared)
    stage.settle {
      tabs.selectedIndex = 1
      pages.setViewControllers([next], direction: .forward, animated: false)
    }
    XCTAssertEqual(stage.states(of: cover, first), [.disappeared, .disappeared])
    XCTAssertNil(first.parent)
  }

  /// A container that forwards by hand takes a child out and back that is about to be covered.
  func testACoverOnItsWayInComesBackWithAContextThatIsDrivenByHand() async throws {
    covers("MODAL-8", "CHILD-19")
    let stage = Stage(try Profile(named: "ios26"))
    let parent = stage.run { ManualParent() }
    let (child, cover) = (stage.screen("A"), stage.screen("C"))
    child.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    parent.embed(child)
    stage.window { parent }
    stage.settle { child.beginAppearanceTransition(true, animated: false) }
    stage.run { child.endAppearanceTransition() }
    stage.commit { child.present(cover, animated: true) }
    for isComing in [false, true] {
      stage.run {
        child.beginAppearanceTransition(isComing, animated: false)
        if isComing { parent.view.addSubview(child.view) } else { child.view.removeFromSuperview() }
        child.endAppearanceTransition()
      }
    }
    stage.settle()
    XCTAssertEqual(stage.state(of: cover), .appeared)
    XCTAssertNotNil(cover.view.window)
  }

  func testWhatLiesOverAPartComesAndGoesWithThePart() async throws {
    covers("MODAL-8")
    assertDiagram(
      try leaveAndReturn(.overCurrentContext),
      ignoring: ["tabs"],
      hiding: [.life, .layout, .loading, .coordinator]
    ) {
      """
      step | select X          | commit                  | select C          | commit                        | dismiss | commit
      X    | wa(F)             | ia(F)             da(F) |             wd(F) |             dd(F)             |         |
      C    |       wd(F)       |       dd(F)             | wa(F)             | ia(F)             da(F)       |         |
      B    |             wd(F) |             dd(F)       |       wa(F)       |       ia(F)             da(F) |         | wd(F) dd(F)
      """
    }
  }

  /// A finger is about to uncover A, and lets go of it after A has presented P in its context.
  func testACancelledSwipeTakesWhatIsPresentedMeanwhileAlong() async throws {
    covers("MODAL-8", "NAV-5")
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
      for isLate in [false, true] {
        let scene = try NavigationStage(screens: ["A", "B"])
        let first = try XCTUnwrap(scene.navigation.viewControllers.first)
        first.definesPresentationContext = true
        let presented = scene.stage.screen("P", style)
        XCTAssertTrue(scene.stage.beginSwipeBack(scene.navigation))
        scene.stage.commit()
        if isLate { scene.stage.cancelSwipeBack(scene.navigation) }
        first.present(presented, animated: isLate)
        scene.stage.commit()
        if !isLate { scene.stage.cancelSwipeBack(scene.navigation) }
        scene.stage.settle()
        XCTAssertEqual(scene.stage.state(of: presented), .disappeared, "\(style) \(isLate)")
        XCTAssertNil(presented.view.window, "\(style) \(isLate)")
        XCTAssertEqual(scene.stage.state(of: first), .disappeared)
        scene.stage.settle { scene.navigation.popViewController(animated: false) }
        XCTAssertEqual(scene.stage.state(of: presented), .appeared, "\(style) \(isLate)")
      }
    }
  }

  /// A finger lets go of the way back to A, which is covered, while something covers the stack.
  func testACancelledSwipeTakesACoverAlongThatHasReturned() async throws {
    covers("MODAL-8", "NAV-5", "CHILD-39")
    let scene = try NavigationStage(screens: ["A"])
    let first = try XCTUnwrap(scene.navigation.viewControllers.first)
    first.definesPresentationContext = true
    let (cover, next) = (scene.stage.screen("P"), scene.stage.screen("B"))
    cover.modalPresentationStyle = .currentContext
    first.present(cover, animated: false)
    scene.stage.settle()
    scene.stage.settle { scene.navigation.pushViewController(next, animated: false) }
    scene.stage.swipeBack(scene.navigation, cancelled: true)
    scene.stage.cover(scene.navigation, with: "X", .fullScreen)
    XCTAssertEqual(scene.stage.states(of: cover, first), [.disappeared, .disappeared])
  }
}

/// Two tabs, made when their stage exists.
@MainActor
private final class UITabBarControllerBox {
  private(set) var controller: UITabBarController?
  private(set) var first: UIViewController!

  func make(_ stage: Stage) -> UIViewController {
    let tabs = stage.named("tabs", UITabBarController())
    first = stage.screen("C")
    tabs.viewControllers = [first, stage.screen("X")]
    controller = tabs
    return tabs
  }
}

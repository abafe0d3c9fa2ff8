// Calls in the middle of something, of which no source says what UIKit does: what holds regardless.

import UIKitTesting

final class AnyPhaseTests: UIKitTestCase {
  func testAChildOfAnEarlyPageAppearsInTheWindow() async throws {
    covers("PAGE-6", "CHILD-13")
    let stage = Stage(try Profile(named: "ios26"))
    let (page, child) = (stage.screen("A"), stage.screen("C"))
    let pages = stage.named("pages", UIPageViewController())
    stage.run {
      pages.setViewControllers([page], direction: .forward, animated: false)
      page.embed(child)
    }
    XCTAssertEqual(stage.states(of: page, child), [.appeared, .disappeared])
    stage.show { pages }
    XCTAssertEqual(stage.state(of: child), .appeared)
  }

  func testAPageControllerThatAppearedEarlyTurnsAtOnce() async throws {
    covers("PAGE-6", "STATE-2")
    let stage = Stage(try Profile(named: "ios26"))
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    let (outer, inner) = stage.run { (UIPageViewController(), UIPageViewController()) }
    stage.run {
      inner.setViewControllers([first], direction: .forward, animated: false)
      outer.setViewControllers([inner], direction: .forward, animated: false)
      inner.setViewControllers([second], direction: .forward, animated: true)
    }
    XCTAssertTrue(second.parent === inner)
    XCTAssertEqual(stage.states(of: first, second), [.disappeared, .appeared])
  }

  func testATurnByCallInsideWillTransitionComesAfterTheFingers() async throws {
    covers("PAGE-8", "DELEG-10")
    for profile in ["ios26", "ios12", "ios26+V-NAV-NESTED=finishFirst"] {
      let scene = try PageStage(profile, recording: .everything)
      let delegate = TurningDelegate()
      delegate.onWillTransition = { scene.turn(to: 3, animated: false) }
      scene.page.delegate = delegate
      XCTAssertTrue(scene.stage.beginTurn(scene.page))
      XCTAssertEqual(scene.stage.state(of: scene.book.pages[1]), .appearing)
      scene.stage.commit()
      XCTAssertTrue(scene.stage.finishTurn(scene.page))
      scene.stage.settle()
      XCTAssertEqual(scene.names(scene.page.viewControllers), ["D"], profile)
      XCTAssertEqual(scene.stage.state(of: scene.book.pages[3]), .appeared, profile)
      XCTAssertEqual(scene.stage.state(of: scene.book.pages[1]), .disappeared, profile)
    }
  }

  private final class TurningDelegate: NSObject, UIPageViewControllerDelegate {
    var onWillTransition: (() -> Void)?

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      onWillTransition?()
      onWillTransition = nil
    }
  }

  func testWhatWasPoppedOffScreenIsNotPutBack() async throws {
    covers("NAV-15", "CHILD-39")
    let stage = Stage(try Profile(named: "ios26"))
    let (parent, top) = (stage.screen("P"), stage.screen("B"))
    let navigation = stage.run { UINavigationController(rootViewController: stage.screen("A")) }
    stage.run { parent.embed(navigation) }
    stage.show { parent }
    stage.commit { navigation.pushViewController(top, animated: true) }
    stage.settle {
      navigation.unembed()
      _ = navigation.popViewController(animated: false)
    }
    XCTAssertNil(top.view.superview)
    XCTAssertEqual(stage.state(of: top), .disappeared)
  }

  func testARotationLeavesAHiddenPresentedViewHidden() async throws {
    covers("MODAL-21")
    let scene = try NavigationStage()
    let (lower, upper) = (scene.stage.screen("L"), scene.stage.screen("U"))
    for controller in [lower, upper] { controller.modalPresentationStyle = .fullScreen }
    scene.stage.settle { scene.navigation.present(lower, animated: false) }
    lower.present(upper, animated: false)
    scene.stage.settle()
    XCTAssertNil(lower.view.window)
    scene.stage.settle { scene.stage.rotate() }
    XCTAssertNil(lower.view.window)
    XCTAssertNotNil(upper.view.window)
  }

  func testAMoveInsideAMoveIsNoCallOfSuper() async throws {
    covers("CHILD-1", "CHILD-2")
    let stage = Stage(try Profile(named: "ios26"), recording: .everything)
    let (one, two) = (stage.screen("P"), stage.screen("Q"))
    let child = stage.named("C", MovingScreen())
    stage.show { one }
    child.onLeave = { two.addChild(child) }
    stage.settle {
      one.addChild(child)
      child.didMove(toParent: one)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    XCTAssertTrue(child.parent === two)
    let moves = Diagram(stage.trace) { $0.kind == .didMoveToParent && $0.frame != .base }
    XCTAssertEqual(moves.entries.filter { $0.lane == "C" }.map(\.plainText), ["dm", "dm", "dm"])
    assertPermitted(stage)
  }

  private final class MovingScreen: UIViewController {
    var onLeave: (() -> Void)?

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      guard parent == nil, let onLeave else { return }
      self.onLeave = nil
      onLeave()
      didMove(toParent: self.parent)
    }
  }

  func testAContainerReturnsWithWhatItsCancelledSwipeReturnsTo() async throws {
    covers("CHILD-39", "NAV-20")
    for value in ["nair", "interleaved", "abbrev"] {
      let profile = try Profile(named: "ios26+V-NAV-CANCEL=\(value)")
      let stage = Stage(profile, recording: .everything)
      let (bottom, top, other) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
      let tabs = stage.named("tabs", UITabBarController())
      let navigation = stage.named("nav", UINavigationController())
      navigation.viewControllers = [bottom, top]
      tabs.viewControllers = [navigation, other]
      stage.show { tabs }
      stage.swipeBack(navigation, cancelled: true)
      stage.commit { tabs.selectedIndex = 1 }
      stage.settle { tabs.selectedIndex = 0 }
      XCTAssertEqual(stage.states(of: top, bottom), [.appeared, .disappeared], value)
      let comings = stage.events.filter {
        $0.controller == stage.identity(of: bottom) && $0.kind == .viewWillAppear
          && $0.frame == .enter
      }
      XCTAssertEqual(comings.count, 1, value)
      assertPermitted(stage)
    }
  }
}

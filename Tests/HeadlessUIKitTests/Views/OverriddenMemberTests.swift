// Members that apps override or set by a key: UIKit's own code uses what the app gives it.

import UIKitTesting

@MainActor
final class OverriddenMemberTests: XCTestCase {
  private let stage = Stage()

  private final class Uncovered: UIView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
    override var contentMode: ContentMode { didSet { changes += 1 } }
    var changes = 0
  }

  func testSubviewsFollowTheSafeAreaThatAViewOverrides() async {
    let controller = stage.screen("A")
    stage.show { controller }
    stage.run {
      let (uncovered, inner) = (Uncovered(frame: controller.view.bounds), UIView())
      inner.frame = uncovered.bounds
      uncovered.addSubview(inner)
      controller.view.addSubview(uncovered)
      XCTAssertEqual(inner.safeAreaInsets, .zero)
      uncovered.contentMode = .redraw
      XCTAssertEqual(uncovered.changes, 1)
      controller.view.addSubview(inner)
      XCTAssertEqual(inner.safeAreaInsets, controller.view.safeAreaInsets)
      XCTAssertNotEqual(inner.safeAreaInsets, .zero)
    }
  }

  private final class Widening: UIViewController {
    override func overrideTraitCollection(
      forChild childViewController: UIViewController
    ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .regular) }
  }

  func testChildrenFollowTheTraitsThatAContainerOverrides() async {
    let child = stage.screen("child")
    let container = stage.run { Widening() }
    stage.run {
      container.embed(child)
    }
    stage.show { container }
    XCTAssertEqual(container.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
  }

  func testATabBarThatIsSetByItsKeyShowsTheTabs() async {
    stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
      let bar = UITabBar()
      tabs.setValue(bar, forKey: "tabBar")
      XCTAssertTrue(tabs.tabBar === bar)
      XCTAssertEqual(bar.items?.count, 2)
    }
  }

  private final class Window: UIWindow {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  func testWindowsLearnWhetherTheyAreKey() async {
    stage.run {
      let (first, second) = (Window(), Window())
      first.makeKeyAndVisible()
      first.makeKey()
      second.makeKeyAndVisible()
      XCTAssertEqual(first.calls, ["become", "resign"])
      XCTAssertEqual(second.calls, ["become"])
    }
  }
}

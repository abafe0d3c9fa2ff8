// Small operations after which the runtime's links must be whole again: debug builds check them
// after every step.

import UIKitTesting

final class InvariantTests: UIKitTestCase {
  private lazy var stage = Stage()

  private func show(_ root: UIViewController) {
    stage.show { root }
  }

  func testAStepThatIsNotEnabledChangesNothing() async {
    XCTAssertFalse(stage.take(.runQueued))
    XCTAssertFalse(stage.take(.fireTimer))
    XCTAssertTrue(stage.isAtRest)
  }

  /// A child's callback tells its parent, which begins a sibling: the frame is not the caller.
  func testTheCallbackAroundABeginIsNotItsCaller() async {
    let screen = stage.named("A", ScriptedScreen())
    let other = stage.screen("B")
    screen.onDidAppear = { other.beginAppearanceTransition(true, animated: false) }
    show(screen)
    let begun = stage.events.last { $0.kind == .beginAppearance }
    XCTAssertNotNil(begun)
    XCTAssertNil(begun?.other)
    stage.probe.runCalls(of: screen) { other.endAppearanceTransition() }
    let ended = stage.events.last { $0.kind == .endAppearance }
    XCTAssertNotEqual(ended?.other, ended?.controller)
    XCTAssertNotNil(ended?.other)
  }

  func testCompletionsRunInTheOrderOfTheirRegistration() async {
    let top = stage.screen("B")
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    show(navigation)
    stage.commit { navigation.pushViewController(top, animated: true) }
    var order: [Int] = []
    for number in 1...2 {
      top.transitionCoordinator?.animate(alongsideTransition: nil) { _ in order.append(number) }
    }
    stage.settle()
    XCTAssertEqual(order, [1, 2])
  }

  func testAPresentedControllerIsNotPresentedInAnotherWindow() async {
    let (first, second, presented) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    show(first)
    show(second)
    first.present(presented, animated: false)
    stage.settle()
    second.present(presented, animated: false)
    stage.settle()
    XCTAssertEqual(stage.exceptions.map(\.reason), ["the controller is presented already"])
    XCTAssertTrue(presented.presentingViewController === first)
  }

  func testARemovedLayoutGuideTakesNoPartInLayout() async {
    let screen = stage.screen("A")
    show(screen)
    let guide = UILayoutGuide()
    screen.view.addLayoutGuide(guide)
    screen.view.removeLayoutGuide(guide)
    stage.settle { screen.view.setNeedsLayout() }
    XCTAssertTrue(screen.view.layoutGuides.isEmpty)
    XCTAssertNil(guide.owningView)
  }

  func testTheSelectionMovesToATabWhenItsOwnIsRemoved() async {
    let (old, new) = (stage.screen("A"), stage.screen("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [old]
    tabs.selectedIndex = 0
    show(tabs)
    tabs.viewControllers = [new]
    stage.settle { tabs.view.setNeedsLayout() }
    XCTAssertTrue(tabs.selectedViewController === new)
  }

  func testARefusedPairOfPagesIsNotShown() async {
    let page = stage.screen("A")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    show(pages)
    pages.setViewControllers(
      [stage.screen("B"), stage.screen("C")],
      direction: .forward,
      animated: false
    )
    stage.settle()
    XCTAssertEqual(pages.viewControllers?.count, 1)
    XCTAssertTrue(pages.viewControllers?.first === page)
  }

  func testAReplacedViewBelongsToNoController() async {
    let screen = stage.screen("A")
    show(screen)
    let old: UIView = screen.view
    screen.view = UIView()
    stage.settle { old.setNeedsLayout() }
    XCTAssertTrue(screen.view !== old)
    XCTAssertFalse(old.next === screen)
  }

  func testARemovedRecogniserIsNoLongerTheViews() async {
    let screen = stage.screen("A")
    show(screen)
    let recognizer = UITapGestureRecognizer()
    screen.view.addGestureRecognizer(recognizer)
    screen.view.removeGestureRecognizer(recognizer)
    stage.take(.commit)
    XCTAssertNil(screen.view.gestureRecognizers)
    XCTAssertNil(recognizer.view)
  }

  func testMovesBelowTheTopWaitForTheTransition() async {
    let (bottom, top) = (stage.screen("X"), stage.screen("B"))
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    show(navigation)
    stage.commit { navigation.pushViewController(top, animated: true) }
    stage.settle { navigation.setViewControllers([bottom, top], animated: false) }
    XCTAssertEqual(navigation.children.count, 2)
    XCTAssertTrue(bottom.parent === navigation)
    XCTAssertEqual(stage.state(of: top), .appeared)
  }

  func testAPushIsNoFingersWhenItsStackLeavesTheScreen() async {
    let (bottom, top) = (stage.screen("A"), stage.screen("B"))
    let navigation = UINavigationController(rootViewController: bottom)
    let window = stage.show { navigation }
    stage.commit { navigation.pushViewController(top, animated: true) }
    stage.settle { window.rootViewController = stage.screen("other") }
    XCTAssertTrue(stage.isAtRest)
    XCTAssertEqual([bottom, top].map(stage.state(of:)), [.disappeared, .disappeared])
  }

  func testPagesOfAShownContainerHaveNotAppearedEarly() async throws {
    let stage = Stage(try Profile(named: "ios26+V-PAGE-EARLY=withContainer"))
    let (old, new) = (stage.screen("A"), stage.screen("B"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([old], direction: .forward, animated: false)
    stage.show { pages }
    stage.settle { pages.setViewControllers([new], direction: .forward, animated: false) }
    XCTAssertEqual([old, new].map(stage.state(of:)), [.disappeared, .appeared])
  }
}

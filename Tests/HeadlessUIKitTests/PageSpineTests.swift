// Where the spine of a book lies: the delegate is asked when the screen is turned.

import UIKitTesting

@MainActor
private final class SpineDelegate: NSObject, UIPageViewControllerDelegate {
  var asked: [UIInterfaceOrientation] = []
  /// The pages of each orientation; nil leaves those that are there.
  var pages: ((UIInterfaceOrientation) -> [UIViewController]?)?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    asked.append(orientation)
    if let pages = pages?(orientation) {
      pageViewController.setViewControllers(pages, direction: .forward, animated: false)
    }
    return orientation == .portrait ? .min : .mid
  }
}

final class PageSpineTests: UIKitTestCase {
  private lazy var stage = Stage(recording: .everything)
  private lazy var first = stage.screen("A")
  private lazy var second = stage.screen("B")
  private let delegate = SpineDelegate()

  private func show(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
    let page = stage.run {
      stage.named(
        "page",
        UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      )
    }
    page.delegate = delegate
    page.setViewControllers([first], direction: .forward, animated: false)
    stage.show { page }
    return page
  }

  private func turnScreen() {
    stage.settle { stage.rotate() }
  }

  func testABookOpensInLandscapeAndClosesInPortrait() async {
    covers("PAGE-3")
    delegate.pages = { [first, second] in $0 == .portrait ? [first] : [first, second] }
    let page = show(.pageCurl)
    XCTAssertEqual(delegate.asked, [], "the first display asks nothing")
    turnScreen()
    XCTAssertEqual(page.spineLocation, .mid)
    XCTAssertTrue(page.isDoubleSided)
    XCTAssertTrue(page.viewControllers == [first, second])
    XCTAssertEqual(stage.state(of: second), .appeared)
    let width = page.view.bounds.width / 2
    XCTAssertEqual([first.view.frame.minX, second.view.frame.minX], [0, width])
    XCTAssertEqual(first.view.frame.width, width)
    turnScreen()
    XCTAssertEqual(delegate.asked, [.landscapeLeft, .portrait])
    XCTAssertEqual(page.spineLocation, .min)
    XCTAssertTrue(page.viewControllers == [first])
    XCTAssertEqual(stage.state(of: second), .disappeared)
    XCTAssertEqual(first.view.frame.width, page.view.bounds.width)
    assertReports(stage, [])
  }

  /// UIKit requires as many pages as the new place of the spine shows.
  func testAnOpenBookNeedsTwoPages() async {
    covers("PAGE-3")
    let page = show(.pageCurl)
    turnScreen()
    XCTAssertEqual(page.spineLocation, .mid)
    XCTAssertEqual(stage.exceptions.map(\.name), ["NSInvalidArgumentException"])
  }

  func testPagesThatScrollHaveNoSpine() async {
    covers("PAGE-1")
    let page = show(.scroll)
    turnScreen()
    XCTAssertEqual(delegate.asked, [])
    XCTAssertEqual(page.spineLocation, UIPageViewController.SpineLocation.none)
  }
}

// The scroll view inside a page view controller, as public code uses it: found among the subviews,
// followed by a delegate, locked, and its pan switched off.

import UIKitTesting

final class PageScrollTests: UIKitTestCase {
  private func scrollView(of page: UIPageViewController) -> UIScrollView? {
    page.view.subviews.compactMap { $0 as? UIScrollView }.first
  }

  func testOnlyTheScrollStyleHasAScrollView() async throws {
    covers("DELEG-10")
    let stage = Stage(try Profile(named: "ios26"))
    let (scroll, curl) = stage.run {
      (
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      )
    }
    XCTAssertNotNil(scrollView(of: scroll), "before there are pages and a window")
    XCTAssertNil(scrollView(of: curl))
  }

  func testTheOffsetIsOnePageWhateverTheSize() async throws {
    let setting = try PageStage(startsAt: 1)
    let scrollView = try XCTUnwrap(scrollView(of: setting.page))
    let width = setting.page.view.bounds.width
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: width, y: 0))
    XCTAssertEqual(scrollView.contentSize.width, 3 * width)
    setting.page.view.frame.size.width = width / 2
    XCTAssertEqual(scrollView.contentOffset, CGPoint(x: width / 2, y: 0))
    let shown = try XCTUnwrap(setting.page.viewControllers?.first?.view)
    XCTAssertEqual(shown.frame, setting.page.view.bounds, "the page follows at once")
    XCTAssertTrue(shown.isDescendant(of: scrollView))
  }

  func testTheDelegateFollowsASwipe() async throws {
    covers("DELEG-10")
    let setting = try PageStage(startsAt: 1)
    let (stage, page) = (setting.stage, setting.page)
    let follower = Follower(of: page)
    scrollView(of: page)?.delegate = follower
    XCTAssertTrue(stage.beginTurn(page))
    stage.commit()
    XCTAssertTrue(stage.take(.gesture(.pageForward(gestureNumber(stage, page)), .move)))
    XCTAssertTrue(stage.finishTurn(page))
    XCTAssertEqual(scrollView(of: page)?.isDecelerating, true)
    stage.settle()
    XCTAssertEqual(
      follower.calls,
      ["begin dragging", "102%", "125%", "end dragging", "decelerate", "200%", "rest", "100%"]
    )
    XCTAssertEqual(setting.names(page.viewControllers), ["C"])
    follower.calls = []
    stage.swipe(page, .reverse, cancelled: true)
    stage.settle()
    XCTAssertEqual(
      follower.calls,
      ["begin dragging", "97%", "end dragging", "decelerate", "100%", "rest"]
    )
    XCTAssertEqual(setting.names(page.viewControllers), ["C"])
  }

  func testTheDelegateFollowsACall() async throws {
    let setting = try PageStage(startsAt: 1)
    let follower = Follower(of: setting.page)
    scrollView(of: setting.page)?.delegate = follower
    setting.turn(to: 2, animated: true)
    setting.stage.settle()
    XCTAssertEqual(follower.calls, ["200%", "end animation", "100%"])
    follower.calls = []
    setting.turn(to: 1, animated: false)
    setting.stage.settle()
    XCTAssertEqual(follower.calls, [])
  }

  func testTheScrollViewRestsBeforeOrAfterThePages() async throws {
    covers("DELEG-10")
    func isFinishedAtRest(_ profile: String) throws -> Bool? {
      let setting = try PageStage(profile, startsAt: 1)
      let follower = Follower(of: setting.page)
      var isFinished: Bool?
      follower.onRest = { isFinished = !setting.book.finished.isEmpty }
      scrollView(of: setting.page)?.delegate = follower
      setting.stage.swipe(setting.page, cancelled: false)
      setting.stage.settle()
      return isFinished
    }
    XCTAssertEqual(try isFinishedAtRest("ios26"), false)
    XCTAssertEqual(try isFinishedAtRest("ios26+V-PAGE-SCROLL-END=afterPage"), true)
  }

  func testALockedScrollViewTurnsNoPage() async throws {
    let setting = try PageStage(startsAt: 1)
    let scrollView = try XCTUnwrap(scrollView(of: setting.page))
    let locks: [(String, (Bool) -> Void)] = [
      ("isScrollEnabled", { scrollView.isScrollEnabled = !$0 }),
      ("isUserInteractionEnabled", { scrollView.isUserInteractionEnabled = !$0 }),
      ("pan", { scrollView.panGestureRecognizer.isEnabled = !$0 }),
    ]
    for (name, lock) in locks {
      lock(true)
      XCTAssertFalse(setting.stage.beginTurn(setting.page), name)
      lock(false)
      XCTAssertTrue(setting.stage.beginTurn(setting.page), name)
      setting.stage.commit()
      setting.stage.cancelTurn(setting.page)
      setting.stage.settle()
    }
  }

  func testSwitchingOffThePanEndsASwipe() async throws {
    covers("PAGE-2")
    for moves in [0, 3] {
      let setting = try PageStage(startsAt: 1)
      let (stage, page) = (setting.stage, setting.page)
      let scrollView = try XCTUnwrap(scrollView(of: page))
      XCTAssertTrue(scrollView.panGestureRecognizer.view === scrollView)
      stage.beginTurn(page)
      stage.commit()
      for _ in 0..<moves {
        stage.take(.gesture(.pageForward(gestureNumber(stage, page)), .move))
      }
      XCTAssertEqual(scrollView.panGestureRecognizer.state, .changed)
      scrollView.panGestureRecognizer.isEnabled = false
      scrollView.panGestureRecognizer.isEnabled = true
      XCTAssertFalse(scrollView.isDragging)
      XCTAssertFalse(stage.finishTurn(page), "the finger drives nothing any more")
      stage.settle()
      XCTAssertEqual(setting.names(page.viewControllers), [moves == 0 ? "B" : "C"], "the nearer")
      XCTAssertEqual(setting.book.finished.map(\.completed), [moves != 0])
    }
  }

  func testAPanSwitchedOffWhileASwipeBeginsCancelsIt() async throws {
    for moment in Follower.Moment.allCases {
      let setting = try PageStage(startsAt: 1)
      let (stage, page) = (setting.stage, setting.page)
      let follower = Follower(of: page)
      follower.endsSwipe = moment
      scrollView(of: page)?.delegate = follower
      page.delegate = follower
      stage.beginTurn(page)
      stage.settle()
      XCTAssertEqual(setting.names(page.viewControllers), ["B"], "\(moment)")
      XCTAssertEqual(scrollView(of: page)?.isDragging, false)
      follower.endsSwipe = nil
      XCTAssertTrue(stage.beginTurn(page), "\(moment): the next one turns")
      stage.commit()
      stage.finishTurn(page)
      stage.settle()
      XCTAssertEqual(setting.names(page.viewControllers), ["C"])
    }
  }

  func testDisablingTheScrollingOfAnyScrollViewEndsItsDrag() async throws {
    let stage = Stage(try Profile(named: "ios26"))
    let window = stage.window { stage.screen("root") }
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: window.bounds.width, height: 3000)
    stage.settle { window.rootViewController?.view.addSubview(scrollView) }
    let begin = try XCTUnwrap(
      stage.enabledSteps.first {
        if case .gesture(.scroll(_, .up), .begin) = $0 { true } else { false }
      }
    )
    XCTAssertTrue(stage.take(begin))
    XCTAssertTrue(scrollView.isDragging)
    scrollView.panGestureRecognizer.isEnabled = false
    XCTAssertFalse(scrollView.isDragging)
    stage.settle()
    XCTAssertFalse(stage.enabledSteps.contains(begin), "the pan is still off")
    scrollView.panGestureRecognizer.isEnabled = true
    XCTAssertTrue(stage.take(begin))
    scrollView.isScrollEnabled = false
    XCTAssertFalse(scrollView.isDragging)
  }

  private func gestureNumber(_ stage: Stage, _ page: UIPageViewController) -> Int {
    Int(stage.identity(of: page).index)
  }
}

/// Notes what a scroll view reports, the offset as a part of the page's width.
@MainActor
private final class Follower: NSObject, UIScrollViewDelegate, UIPageViewControllerDelegate {
  enum Moment: CaseIterable {
    case landing, turning, scrolling
  }

  var calls: [String] = []
  var onRest: (() -> Void)?
  /// When it switches off the pan for a moment.
  var endsSwipe: Moment?
  private let page: UIPageViewController

  init(of page: UIPageViewController) { self.page = page }

  private func end(at moment: Moment, _ scrollView: UIScrollView?) {
    guard endsSwipe == moment, scrollView?.isDragging == true else { return }
    scrollView?.panGestureRecognizer.isEnabled = false
    scrollView?.panGestureRecognizer.isEnabled = true
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("begin dragging")
    end(at: .landing, scrollView)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { end(at: .turning, page.view.subviews.compactMap { $0 as? UIScrollView }.first) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let part = scrollView.contentOffset.x / scrollView.bounds.width
    calls.append("\(Int((100 * part).rounded(.down)))%")
    end(at: .scrolling, scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end dragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("rest")
    onRest?()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("end animation")
  }
}

// Scroll views: what the delegate hears of offsets, fingers and animations, in order.

import UIKitTesting

@MainActor
private final class Listener: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  var target: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("didScroll \(Int(scrollView.contentOffset.x))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    heard.append("willEndDragging to \(Int(targetContentOffset.pointee.x))")
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    heard.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    heard.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.append("didEndScrollingAnimation")
  }
}

@MainActor
final class ScrollViewTests: XCTestCase {
  private lazy var stage = Stage()
  private let listener = Listener()

  /// Three pages of the screen's width, side by side, on screen.
  private func makePages() -> UIScrollView {
    let controller = stage.screen("A")
    let scrollView = stage.run {
      UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    }
    scrollView.contentSize = CGSize(width: 300, height: 100)
    scrollView.isPagingEnabled = true
    stage.run { controller.view.addSubview(scrollView) }
    stage.show { controller }
    scrollView.delegate = listener
    return scrollView
  }

  func testTheScrollViewsOwnRecognizerIsAmongItsRecognizers() async throws {
    let scrollView = makePages()
    let tap = stage.run { UITapGestureRecognizer() }
    scrollView.addGestureRecognizer(tap)
    let pan = scrollView.panGestureRecognizer
    XCTAssertTrue(scrollView.gestureRecognizers?.first === pan)
    XCTAssertTrue(scrollView.gestureRecognizers?.last === tap)
    scrollView.gestureRecognizers?.removeAll { $0 === tap }
    XCTAssertEqual(scrollView.gestureRecognizers?.count, 1)
    scrollView.removeGestureRecognizer(pan)
    XCTAssertNil(scrollView.gestureRecognizers)
  }

  func testSettingTheOffsetTellsTheDelegateAtOnce() async {
    let scrollView = makePages()
    scrollView.contentOffset.x = 40
    XCTAssertEqual(listener.heard, ["didScroll 40"])
    scrollView.contentOffset.x = 40
    XCTAssertEqual(listener.heard, ["didScroll 40"])
    scrollView.bounds.origin.x = 60
    XCTAssertEqual(listener.heard, ["didScroll 40", "didScroll 60"])
    XCTAssertEqual(scrollView.contentOffset.x, 60)
  }

  func testAnAnimatedOffsetArrivesWithTheEndOfItsAnimation() async {
    let scrollView = makePages()
    scrollView.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    XCTAssertEqual(listener.heard, [])
    XCTAssertEqual(scrollView.contentOffset.x, 0)
    stage.endAnimations()
    XCTAssertEqual(listener.heard, ["didScroll 100", "didEndScrollingAnimation"])
    scrollView.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    stage.settle()
    XCTAssertEqual(listener.heard.count, 2)
  }

  func testSettingTheOffsetEndsAnAnimationWithoutAWord() async {
    let scrollView = makePages()
    scrollView.setContentOffset(CGPoint(x: 100, y: 0), animated: true)
    scrollView.contentOffset.x = 20
    stage.settle()
    XCTAssertEqual(listener.heard, ["didScroll 20"])
  }

  func testASwipeGoesToTheNextPage() async {
    let scrollView = makePages()
    XCTAssertTrue(stage.beginDragging(scrollView, toward: .left))
    XCTAssertTrue(scrollView.isDragging)
    stage.commit()
    let steps = stage.enabledSteps
    XCTAssertEqual(
      steps,
      [Stage.GesturePhase.move, .finish, .cancel].map {
        .gesture(.scroll(number(of: scrollView), .left), $0)
      }
    )
    stage.take(steps[1])
    XCTAssertTrue(scrollView.isDecelerating)
    stage.endAnimations()
    XCTAssertEqual(
      listener.heard,
      [
        "willBeginDragging", "didScroll 10", "willEndDragging to 100", "didEndDragging true",
        "willBeginDecelerating", "didScroll 100", "didEndDecelerating",
      ]
    )
    XCTAssertFalse(scrollView.isDecelerating)
  }

  /// Starts a deceleration to the second page and forgets what was heard.
  private func makeDecelerating(isPaging: Bool = true) -> UIScrollView {
    let scrollView = makePages()
    scrollView.isPagingEnabled = isPaging
    XCTAssertTrue(stage.beginDragging(scrollView, toward: .left))
    stage.commit()
    stage.take(.gesture(.scroll(number(of: scrollView), .left), .finish))
    XCTAssertTrue(scrollView.isDecelerating)
    listener.heard = []
    return scrollView
  }

  func testADecelerationGoesOnFromAnOffsetThatIsSet() async {
    let pages = makeDecelerating()
    pages.contentOffset.x = 180
    XCTAssertTrue(pages.isDecelerating)
    stage.settle()
    XCTAssertEqual(listener.heard, ["didScroll 180", "didScroll 200", "didEndDecelerating"])

    let plain = makeDecelerating(isPaging: false)
    plain.contentOffset.x += 100
    stage.settle()
    XCTAssertEqual(listener.heard, ["didScroll 110", "didScroll 160", "didEndDecelerating"])
  }

  func testSettingTheOffsetWithoutAnimationEndsADecelerationWithoutAWord() async {
    let scrollView = makeDecelerating()
    scrollView.setContentOffset(CGPoint(x: 180, y: 0), animated: false)
    XCTAssertFalse(scrollView.isDecelerating)
    stage.settle()
    XCTAssertEqual(listener.heard, ["didScroll 180"])
  }

  func testALiftWithoutSpeedFallsBack() async {
    let scrollView = makePages()
    stage.drag(scrollView, to: CGPoint(x: 30, y: 0))
    stage.endDragging(scrollView)
    stage.settle()
    XCTAssertEqual(
      listener.heard,
      [
        "willBeginDragging", "didScroll 30", "willEndDragging to 0", "didEndDragging true",
        "willBeginDecelerating", "didScroll 0", "didEndDecelerating",
      ]
    )
  }

  func testALiftOnAPageDoesNotDecelerate() async {
    let scrollView = makePages()
    stage.drag(scrollView, to: CGPoint(x: 100, y: 0))
    stage.endDragging(scrollView)
    stage.settle()
    XCTAssertEqual(
      listener.heard,
      ["willBeginDragging", "didScroll 100", "willEndDragging to 100", "didEndDragging false"]
    )
  }

  func testTheDelegateMayChooseTheTarget() async {
    let scrollView = makePages()
    listener.target = CGPoint(x: 200, y: 0)
    stage.drag(scrollView, to: CGPoint(x: 30, y: 0))
    stage.endDragging(scrollView, velocity: CGPoint(x: 1, y: 0))
    stage.settle()
    XCTAssertEqual(scrollView.contentOffset.x, 200)
  }

  func testAFingerCatchesADeceleration() async {
    let scrollView = makePages()
    stage.drag(scrollView, to: CGPoint(x: 30, y: 0))
    stage.endDragging(scrollView)
    stage.drag(scrollView, to: CGPoint(x: 70, y: 0))
    stage.endDragging(scrollView)
    stage.settle()
    XCTAssertEqual(listener.heard.filter { $0 == "didEndDecelerating" }.count, 1)
    XCTAssertEqual(scrollView.contentOffset.x, 100)
  }

  func testOnlyWaysWithContentAreOffered() async {
    let scrollView = makePages()
    let scroll = { (direction: Stage.FingerDirection) in
      Stage.Step.gesture(.scroll(self.number(of: scrollView), direction), .begin)
    }
    XCTAssertEqual(stage.enabledSteps, [scroll(.left)])
    scrollView.contentOffset.x = 100
    stage.settle()
    XCTAssertEqual(stage.enabledSteps, [scroll(.right), scroll(.left)])
    scrollView.contentOffset.x = 200
    stage.settle()
    XCTAssertEqual(stage.enabledSteps, [scroll(.right)])
    scrollView.isScrollEnabled = false
    XCTAssertEqual(stage.enabledSteps, [])
  }

  /// However it ends, a drag turns one page.
  func testADragReachesTheEndOfThePageInFourMoves() async {
    for end in [Stage.GesturePhase.finish, .cancel] {
      let scrollView = makePages()
      stage.beginDragging(scrollView, toward: .left)
      let id = Stage.GestureID.scroll(number(of: scrollView), .left)
      for _ in 0..<4 { XCTAssertTrue(stage.take(.gesture(id, .move))) }
      XCTAssertFalse(stage.take(.gesture(id, .move)))
      XCTAssertEqual(scrollView.contentOffset.x, 100)
      XCTAssertTrue(stage.take(.gesture(id, end)))
      stage.settle()
      XCTAssertEqual(scrollView.contentOffset.x, 100)
    }
  }

  private func number(of scrollView: UIScrollView) -> Int {
    for case .gesture(.scroll(let number, _), _) in stage.enabledSteps { return number }
    return -1
  }

  // MARK: Layout

  /// Sets in each of its layout passes what it is set to already, as many do.
  private final class Fitting: UIScrollView {
    let stack = UIStackView()
    var passes = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      contentSize = CGSize(width: 300, height: 100)
      stack.axis = .vertical
      stack.spacing = 4
      stack.addArrangedSubview(stack.arrangedSubviews.first ?? UIView())
      layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  func testWhatIsSetAgainInALayoutPassAsksForNone() async {
    let controller = stage.screen("A")
    let view = stage.run { Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.run {
      view.addSubview(view.stack)
      controller.view.addSubview(view)
    }
    stage.show { controller }
    XCTAssertLessThanOrEqual(view.passes, 3)
    let before = view.passes
    view.contentSize = CGSize(width: 400, height: 100)
    stage.settle()
    XCTAssertGreaterThan(view.passes, before)
  }
}

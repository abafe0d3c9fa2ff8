// Recognisers and scroll views that one finger drives together, if one of two delegates agrees.

import UIKitTesting
import XCTest

@MainActor
private final class Pan: UIPanGestureRecognizer {
  var heard: [String] = []
  override var state: State {
    didSet { heard.append("\(state) \(Int(translation(in: view).y))") }
  }
}

@MainActor
private final class Agreeing: NSObject, UIGestureRecognizerDelegate {
  var asked: [[UIGestureRecognizer]] = []
  var answer = true
  var begins = true

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append([gestureRecognizer, otherGestureRecognizer])
    return answer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}

@MainActor
private final class Scrolls: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scroll \(Int(scrollView.contentOffset.y))")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    heard.append("end")
  }
}

/// A scroll view that is asked as the delegate of its own pan.
@MainActor
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor
final class CompanionTests: XCTestCase {
  private lazy var stage = Stage()
  private lazy var controller = stage.screen("A")
  private lazy var sheet = stage.run { Pan() }
  private let agreeing = Agreeing()
  private let scrolls = Scrolls()

  /// Shows a screen with the pan, and a scroll view or a second pan over all of it.
  private func show(_ front: UIView, _ second: Pan? = nil) {
    let view = controller.view!
    view.addGestureRecognizer(sheet)
    front.frame = view.bounds
    view.addSubview(front)
    if let second { front.addGestureRecognizer(second) }
    stage.show { controller }
    front.frame = view.bounds
  }

  private func scrollView(_ make: () -> UIScrollView = { UIScrollView() }) -> UIScrollView {
    let made = stage.run(make)
    made.delegate = scrolls
    show(made)
    made.contentSize = CGSize(width: 10, height: 2_000)
    return made
  }

  func testTwoPansFollowOneFinger() async {
    let inner = stage.run { Pan() }
    sheet.delegate = agreeing
    show(stage.run { UIView() }, inner)
    XCTAssertTrue(stage.beginGesture(sheet, toward: .down))
    stage.moveGesture(sheet, to: CGPoint(x: 0, y: 100))
    XCTAssertEqual(inner.translation(in: nil).y, 100)
    XCTAssertTrue(stage.finishGesture(inner))
    XCTAssertEqual(sheet.heard, ["began 10", "changed 100", "ended 100", "possible 100"])
    XCTAssertEqual(inner.heard, sheet.heard)
    XCTAssertEqual(agreeing.asked, [[sheet, inner]])
    XCTAssertTrue(stage.isAtRest)
  }

  func testTheSecondDelegateIsAskedIfTheFirstRefuses() async {
    let inner = stage.run { Pan() }
    let refusing = Agreeing()
    refusing.answer = false
    sheet.delegate = refusing
    inner.delegate = agreeing
    show(stage.run { UIView() }, inner)
    stage.beginGesture(sheet, toward: .down)
    XCTAssertEqual(refusing.asked, [[sheet, inner]])
    XCTAssertEqual(agreeing.asked, [[inner, sheet]])
    XCTAssertEqual(inner.heard, ["began 10"])
  }

  func testWithoutADelegateOneFingerDrivesOne() async {
    let inner = stage.run { Pan() }
    show(stage.run { UIView() }, inner)
    stage.beginGesture(sheet, toward: .down)
    XCTAssertEqual(inner.heard, [])
    XCTAssertEqual(inner.numberOfTouches, 0)
  }

  func testACompanionThatMayNotBeginIsLeftOut() async {
    let inner = stage.run { Pan() }
    agreeing.begins = false
    inner.delegate = agreeing
    show(stage.run { UIView() }, inner)
    stage.beginGesture(sheet, toward: .down)
    stage.moveGesture(sheet)
    XCTAssertEqual(inner.heard, ["failed 10", "possible 10"])
    XCTAssertTrue(stage.finishGesture(sheet))
  }

  func testASheetsPanScrollsItsContent() async {
    sheet.delegate = agreeing
    let scrollView = scrollView()
    scrolls.heard = []
    XCTAssertTrue(stage.beginGesture(sheet, toward: .up))
    stage.moveGesture(sheet, to: CGPoint(x: 0, y: -110))
    XCTAssertTrue(scrollView.isDragging)
    XCTAssertEqual(scrollView.panGestureRecognizer.translation(in: nil).y, -110)
    stage.cancelGesture(sheet)
    XCTAssertEqual(scrolls.heard, ["begin", "scroll 10", "scroll 110", "end"])
    XCTAssertFalse(scrollView.isDragging)
  }

  func testADragBeginsThePanBehindIt() async {
    sheet.delegate = agreeing
    let scrollView = scrollView()
    XCTAssertTrue(stage.beginDragging(scrollView, toward: .up))
    XCTAssertEqual(sheet.heard, ["began -10"])
    XCTAssertEqual(agreeing.asked, [[sheet, scrollView.panGestureRecognizer]])
    stage.endDragging(scrollView)
    XCTAssertEqual(sheet.heard, ["began -10", "ended -10", "possible -10"])
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
  }

  func testAScrollViewIsTheDelegateOfItsPan() async {
    let scrollView = scrollView { SharingScrollView() }
    stage.beginDragging(scrollView, toward: .up)
    XCTAssertEqual(sheet.heard, ["began -10"])
  }

  func testTheFingerGoesOnWithoutTheFirst() async {
    sheet.delegate = agreeing
    let scrollView = scrollView()
    stage.beginGesture(sheet, toward: .up)
    stage.run { sheet.isEnabled = false }
    XCTAssertEqual(sheet.heard.last, "possible -10")
    XCTAssertTrue(scrollView.isDragging)
    XCTAssertFalse(stage.isAtRest)
    XCTAssertTrue(stage.enabledSteps.contains { "\($0)".contains("finish scroll") })
    stage.endDragging(scrollView)
    stage.settle()
    XCTAssertTrue(stage.isAtRest)
  }
}

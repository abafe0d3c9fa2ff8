// Transforms, insets, conversion, hit tests and autoresizing of views.

import UIKitTesting

@MainActor
final class GeometryTests: XCTestCase {
  func testTransformsConcatenateAndInvert() async {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let both = move.scaledBy(x: 2, y: 4)
    XCTAssertEqual(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 12, y: 24))
    XCTAssertEqual(
      CGPoint(x: 1, y: 1).applying(move.concatenating(CGAffineTransform(scaleX: 2, y: 3))),
      CGPoint(x: 22, y: 63)
    )
    XCTAssertTrue(both.concatenating(both.inverted()).isIdentity)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    XCTAssertEqual(turned.x, 0, accuracy: 1e-9)
    XCTAssertEqual(turned.y, 1, accuracy: 1e-9)
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
    XCTAssertFalse(move.isIdentity)
  }

  func testInsetRectangles() async {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    XCTAssertEqual(rect.inset(by: insets), CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  func testFrameFollowsCenterBoundsAndTransform() async {
    let stage = Stage()
    stage.run {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
      view.center = CGPoint(x: 50, y: 50)
      XCTAssertEqual(view.frame, CGRect(x: 40, y: 30, width: 20, height: 40))
      view.bounds.size = CGSize(width: 40, height: 40)
      XCTAssertEqual(view.frame, CGRect(x: 30, y: 30, width: 40, height: 40))
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      XCTAssertEqual(view.frame, CGRect(x: 10, y: 30, width: 80, height: 40))
      XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 40))
    }
  }

  func testConversionGoesThroughOffsetsAndTransforms() async {
    let stage = Stage()
    stage.run {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let moved = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
      let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      outer.addSubview(moved)
      moved.addSubview(scrolled)
      scrolled.bounds.origin = CGPoint(x: 5, y: 0)
      let point = scrolled.convert(CGPoint(x: 5, y: 0), to: outer)
      XCTAssertEqual(point, CGPoint(x: 60, y: 70))
      XCTAssertEqual(scrolled.convert(point, from: outer), CGPoint(x: 5, y: 0))
      moved.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      XCTAssertEqual(
        moved.convert(moved.bounds, to: outer),
        CGRect(x: 75, y: 85, width: 50, height: 50)
      )
    }
  }

  func testHitTestFindsTheFrontmostThatAcceptsTouches() async {
    let stage = Stage()
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let back = UIView(frame: view.bounds)
      let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      view.addSubview(back)
      view.addSubview(front)
      XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
      XCTAssertTrue(view.hitTest(CGPoint(x: 60, y: 10), with: nil) === back)
      front.isHidden = true
      XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
      front.isHidden = false
      front.alpha = 0
      XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
      back.isUserInteractionEnabled = false
      XCTAssertTrue(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
      XCTAssertNil(view.hitTest(CGPoint(x: 101, y: 10), with: nil))
    }
  }

  func testMasksResizeSubviewsAtOnce() async {
    let stage = Stage()
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let filling = UIView(frame: view.bounds)
      filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let trailing = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
      trailing.autoresizingMask = .flexibleLeftMargin
      let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      centred.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      for child in [filling, trailing, centred, fixed] { view.addSubview(child) }
      view.frame.size = CGSize(width: 200, height: 140)
      XCTAssertEqual(filling.frame, CGRect(x: 0, y: 0, width: 200, height: 140))
      XCTAssertEqual(trailing.frame, CGRect(x: 180, y: 0, width: 20, height: 20))
      XCTAssertEqual(centred.frame, CGRect(x: 90, y: 60, width: 20, height: 20))
      XCTAssertEqual(fixed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
      view.autoresizesSubviews = false
      view.frame.size = CGSize(width: 300, height: 140)
      XCTAssertEqual(filling.frame.width, 200)
    }
  }

  func testSnapshotsAreInertViewsOfTheSameSize() async {
    let stage = Stage()
    stage.run {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
      let snapshot = view.snapshotView(afterScreenUpdates: false)
      XCTAssertEqual(snapshot?.bounds.size, CGSize(width: 30, height: 20))
      XCTAssertTrue(snapshot?.subviews.isEmpty ?? false)
      XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
  }
}

// Gesture recognisers: which fingers the screen offers, and what subclasses hear of them.

import UIKitTesting

@MainActor
private final class Pan: UIPanGestureRecognizer {
  var heard: [String] = []

  override var state: State {
    didSet {
      let translation = translation(in: view)
      heard.append("\(state) \(Int(translation.x)),\(Int(translation.y))")
    }
  }
}

@MainActor
private final class EdgePan: UIScreenEdgePanGestureRecognizer {
  var states: [State] = []
  override var state: State { didSet { states.append(state) } }
}

@MainActor
private final class Tap: UITapGestureRecognizer {
  var taps = 0

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .ended { taps += 1 }
  }
}

@MainActor
private final class Swipe: UISwipeGestureRecognizer {
  var states: [State] = []
  override var state: State { didSet { states.append(state) } }
}

@MainActor
private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor
private final class Demanding: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is Swipe }
}

@MainActor
final class GestureRecognizerTests: XCTestCase {
  private lazy var stage = Stage()
  private lazy var controller = stage.screen("A")

  private func show<Recognizer: UIGestureRecognizer>(_ make: () -> Recognizer) -> Recognizer {
    let recognizer = stage.run(make)
    controller.view.addGestureRecognizer(recognizer)
    stage.show { controller }
    return recognizer
  }

  func testAPanBeginsMovesAndEnds() async {
    let pan = show { Pan() }
    XCTAssertTrue(stage.beginGesture(pan, toward: .right))
    XCTAssertEqual(pan.numberOfTouches, 1)
    stage.moveGesture(pan, to: CGPoint(x: 120, y: 5))
    XCTAssertEqual(pan.velocity(in: nil).x, 1_100)
    XCTAssertTrue(stage.finishGesture(pan))
    XCTAssertEqual(pan.heard, ["began 10,0", "changed 120,5", "ended 120,5", "possible 120,5"])
    XCTAssertEqual(pan.numberOfTouches, 0)
    XCTAssertFalse(stage.finishGesture(pan))
  }

  func testACancelledPanSaysSo() async {
    let pan = show { Pan() }
    stage.beginGesture(pan, toward: .up)
    stage.cancelGesture(pan)
    XCTAssertEqual(pan.heard, ["began 0,-10", "cancelled 0,-10", "possible 0,-10"])
  }

  func testSetTranslationMovesTheOrigin() async {
    let pan = show { Pan() }
    stage.beginGesture(pan)
    pan.setTranslation(.zero, in: nil)
    stage.moveGesture(pan, to: CGPoint(x: 50, y: 0))
    XCTAssertEqual(pan.translation(in: nil).x, 40)
  }

  func testTheScreenOffersEveryPhaseOfAPan() async {
    let pan = show { Pan() }
    XCTAssertEqual(
      stage.enabledSteps.map(\.description),
      Stage.FingerDirection.allCases.map {
        Stage.Step.gesture(.recognizer(1, $0), .begin).description
      }
    )
    stage.beginGesture(pan, toward: .left)
    XCTAssertEqual(stage.enabledSteps.count, 3)
    for _ in 0..<4 { XCTAssertTrue(stage.moveGesture(pan)) }
    XCTAssertFalse(stage.moveGesture(pan))
    XCTAssertEqual(pan.translation(in: nil).x, -390)
    XCTAssertEqual(stage.enabledSteps.count, 2)
  }

  func testADelegateMayRefuse() async {
    let pan = show { Pan() }
    let refusing = Refusing()
    pan.delegate = refusing
    stage.beginGesture(pan)
    XCTAssertEqual(pan.heard, ["failed 10,0", "possible 10,0"])
    XCTAssertEqual(stage.enabledSteps.count, 4)
  }

  func testAGestureWaitsForTheFailureOfAnother() async {
    let pan = show { Pan() }
    let swipe = stage.run { Swipe() }
    controller.view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    stage.beginGesture(pan, toward: .right)
    XCTAssertEqual(pan.heard, ["failed 10,0", "possible 10,0"])
    stage.beginGesture(pan, toward: .up)
    XCTAssertEqual(pan.heard.suffix(1), ["began 0,-10"])
    stage.cancelGesture(pan)
    swipe.isEnabled = false
    stage.beginGesture(pan, toward: .right)
    XCTAssertEqual(pan.heard.suffix(1), ["began 10,0"])
    stage.cancelGesture(pan)
    swipe.isEnabled = true
    let permitting = stage.run { Pan() }
    let demanding = Demanding()
    permitting.delegate = demanding
    controller.view.addGestureRecognizer(permitting)
    stage.beginGesture(permitting, toward: .right)
    XCTAssertEqual(permitting.heard.first, "failed 10,0")
  }

  func testATapWaitsForATapOfAsManyTouches() async {
    let (single, double) = (show { Tap() }, stage.run { Tap() })
    double.numberOfTapsRequired = 2
    controller.view.addGestureRecognizer(double)
    single.require(toFail: double)
    XCTAssertTrue(stage.beginGesture(single))
    XCTAssertEqual(single.taps, 1)
    double.numberOfTapsRequired = 1
    XCTAssertTrue(stage.beginGesture(single))
    XCTAssertEqual(single.taps, 1)
  }

  func testAnEdgePanComesFromItsEdge() async {
    let pan = show { () -> EdgePan in
      let pan = EdgePan()
      pan.edges = .left
      return pan
    }
    XCTAssertFalse(stage.beginGesture(pan, toward: .left))
    XCTAssertTrue(stage.beginGesture(pan, toward: .right))
    XCTAssertEqual(pan.location(in: controller.view).x, 11)
    stage.finishGesture(pan)
    XCTAssertEqual(pan.states, [.began, .ended, .possible])
  }

  func testATapIsOneStep() async {
    let tap = show { Tap() }
    XCTAssertTrue(stage.beginGesture(tap))
    XCTAssertTrue(stage.beginGesture(tap))
    XCTAssertEqual(tap.taps, 2)
  }

  func testASwipeGoesItsWayOnly() async {
    let swipe = show { () -> Swipe in
      let swipe = Swipe()
      swipe.direction = .left
      return swipe
    }
    XCTAssertFalse(stage.beginGesture(swipe, toward: .right))
    XCTAssertTrue(stage.beginGesture(swipe, toward: .left))
    XCTAssertEqual(swipe.states, [.ended, .possible])
  }

  func testALongPressBeginsWhereItLands() async {
    let press = show { UILongPressGestureRecognizer() }
    XCTAssertTrue(stage.beginGesture(press))
    XCTAssertEqual(press.state, .began)
    stage.moveGesture(press)
    XCTAssertEqual(press.state, .changed)
    stage.finishGesture(press)
    XCTAssertEqual(press.state, .possible)
  }

  func testACoveredDisabledOrRemovedRecogniserIsNotOffered() async {
    let pan = show { Pan() }
    XCTAssertEqual(stage.enabledSteps.count, 4)
    let cover = stage.run { UIView(frame: controller.view.bounds) }
    stage.run { controller.view.superview?.addSubview(cover) }
    stage.settle()
    XCTAssertEqual(stage.enabledSteps.count, 0)
    cover.removeFromSuperview()
    stage.settle()
    XCTAssertEqual(stage.enabledSteps.count, 4)
    pan.isEnabled = false
    XCTAssertEqual(stage.enabledSteps.count, 0)
    pan.isEnabled = true
    controller.view.removeGestureRecognizer(pan)
    XCTAssertEqual(stage.enabledSteps.count, 0)
    XCTAssertNil(pan.view)
  }

  func testTheFrontWindowTakesTheFinger() async {
    _ = show { Pan() }
    let other = stage.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    XCTAssertEqual(stage.enabledSteps.count, 4)
    other.isHidden = false
    stage.settle()
    XCTAssertEqual(stage.enabledSteps.count, 0)
    other.windowLevel = UIWindow.Level(rawValue: -1)
    XCTAssertEqual(stage.enabledSteps.count, 4)
    other.windowLevel = .alert
    other.isHidden = true
    XCTAssertEqual(stage.enabledSteps.count, 4)
  }

  func testDisablingCancelsWhatIsUnderWay() async {
    let pan = show { Pan() }
    stage.beginGesture(pan)
    pan.isEnabled = false
    XCTAssertEqual(pan.heard.dropFirst(), ["cancelled 10,0", "possible 10,0"])
  }

  func testTheScreenHasOneFinger() async {
    let first = show { Pan() }
    let second = stage.run { Pan() }
    controller.view.addGestureRecognizer(second)
    stage.beginGesture(first)
    XCTAssertFalse(stage.beginGesture(second))
    stage.finishGesture(first)
    XCTAssertTrue(stage.beginGesture(second))
  }

  func testControlsRunTheirActions() async {
    var taps = 0
    let button = stage.run {
      UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    }
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    stage.run { controller.view.addSubview(button) }
    XCTAssertFalse(stage.tap(button))
    stage.show { controller }
    XCTAssertEqual(button.currentTitle, "Go")
    XCTAssertTrue(stage.tap(button))
    XCTAssertEqual(taps, 1)
    var changes = 0
    let change = UIAction { _ in changes += 1 }
    button.addAction(change, for: [.valueChanged, .touchDown])
    button.sendActions(for: .valueChanged)
    XCTAssertEqual(changes, 1)
    button.removeAction(change, for: [.valueChanged, .touchDown])
    button.sendActions(for: .valueChanged)
    XCTAssertEqual(changes, 1)
    button.isEnabled = false
    XCTAssertFalse(stage.tap(button))
    XCTAssertEqual(taps, 1)
  }
}

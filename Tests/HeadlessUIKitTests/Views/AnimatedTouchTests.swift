// Fingers and animations: while a view is animated, a finger reaches it only if the options of the
// animation allow that, as the documentation of `isUserInteractionEnabled` says.

import UIKitTesting

@MainActor
final class AnimatedTouchTests: XCTestCase {
  private lazy var stage = Stage()
  private lazy var controller = stage.screen("A")
  private lazy var card = stage.run { UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)) }
  private lazy var button = stage.run { UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
  private lazy var tap = stage.run { UITapGestureRecognizer() }

  /// Shows a card with a button and a recogniser of taps, both of which a finger reaches.
  private func show() {
    stage.show { controller }
    stage.run {
      controller.view.addSubview(card)
      card.addSubview(button)
      card.addGestureRecognizer(tap)
    }
    stage.settle()
    XCTAssertTrue(reachesCard && reachesButton)
  }

  private var reachesCard: Bool {
    stage.enabledSteps.contains { "\($0)".contains("recognizer") }
  }

  private var reachesButton: Bool {
    controller.view.hitTest(CGPoint(x: 60, y: 60), with: nil) === button
  }

  private func end() {
    stage.endAnimations()
    XCTAssertTrue(reachesCard && reachesButton)
  }

  func testNoFingerReachesAViewThatIsAnimated() async {
    let changes: [@MainActor (UIView) -> Void] = [
      { $0.center.x += 10 }, { $0.frame.origin.x -= 10 }, { $0.bounds.size.width += 10 },
      { $0.alpha = 0.5 }, { $0.transform = CGAffineTransform(translationX: 5, y: 0) },
      { $0.backgroundColor = .red },
    ]
    show()
    for change in changes {
      stage.run { UIView.animate(withDuration: 0.3) { change(self.card) } }
      XCTAssertFalse(reachesCard)
      XCTAssertFalse(reachesButton)
      end()
    }
  }

  func testAFingerReachesWhatTheOptionsOpenAndWhatIsNotAnimated() async {
    show()
    stage.run {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.card.alpha = 0.5
      }
      UIView.animate(withDuration: 0.3) { self.card.alpha = self.card.alpha }
    }
    XCTAssertTrue(reachesCard && reachesButton)
    stage.run { UIView.animate(withDuration: 0.3) { self.button.alpha = 0.5 } }
    XCTAssertTrue(reachesCard)
    XCTAssertFalse(reachesButton)
    end()
  }

  func testAnInnerBlockHasOptionsOfItsOwn() async {
    show()
    stage.run {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.card.alpha = 0.5
        UIView.animate(withDuration: 0.1) { self.button.alpha = 0.5 }
      }
    }
    XCTAssertTrue(reachesCard)
    XCTAssertFalse(reachesButton)
    end()
  }

  func testTransitionsOfViewsKeepFingersOut() async {
    show()
    stage.run { UIView.transition(with: card, duration: 0.3, animations: nil) }
    XCTAssertFalse(reachesCard)
    end()
  }

  /// An animator lets fingers through by default; one that does not opens the views at its end.
  func testAnAnimatorDecidesItself() async {
    show()
    for isOpen in [true, false] {
      let animator = stage.run {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
          self.card.center.x += 1
        }
        animator.isUserInteractionEnabled = isOpen
        animator.startAnimation()
        animator.addAnimations { self.card.alpha = 0.5 }
        return animator
      }
      XCTAssertEqual(reachesCard, isOpen)
      XCTAssertTrue(animator.isRunning)
      end()
    }
  }

  /// A screen that animates something alongside its presentation.
  private final class Sheet: UIViewController {
    var alongside: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: { _ in self.alongside() })
    }
  }

  /// What a coordinator animates alongside a transition is animated as well, until its end.
  func testNoFingerReachesWhatIsAnimatedAlongsideATransition() async {
    show()
    for isAnimated in [true, false] {
      let sheet = stage.run { Sheet() }
      sheet.modalPresentationStyle = .overFullScreen
      sheet.alongside = { self.card.alpha = isAnimated ? 0.5 : 1 }
      stage.run { controller.present(sheet, animated: isAnimated) }
      XCTAssertTrue(reachesButton)
      stage.commit()
      XCTAssertEqual(reachesButton, !isAnimated)
      stage.settle()
      XCTAssertTrue(reachesButton)
      stage.run { controller.dismiss(animated: false) }
      stage.settle()
    }
  }
}

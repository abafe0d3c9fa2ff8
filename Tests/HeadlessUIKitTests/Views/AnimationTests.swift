// Animations by block and by animator: what runs at once, and what waits for a step.

import UIKitTesting

@MainActor
final class AnimationTests: XCTestCase {
  private lazy var stage = Stage()

  func testTheBlockRunsAtOnceAndTheCompletionByAStep() async {
    var heard: [String] = []
    stage.run {
      UIView.animate(withDuration: 0.3) {
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0.3)
        heard.append("block")
      } completion: {
        heard.append("completion \($0)")
      }
    }
    XCTAssertEqual(heard, ["block"])
    XCTAssertEqual(stage.enabledSteps, [.endAnimation(1)])
    stage.endAnimations()
    XCTAssertEqual(heard, ["block", "completion true"])
    XCTAssertTrue(stage.enabledSteps.isEmpty)
  }

  func testWithoutTimeBothRunAtOnce() async {
    var completions = 0
    stage.run {
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        completions += 1
      }
      XCTAssertEqual(completions, 1)
      UIView.animate(withDuration: 0, delay: 0.1) {
      } completion: { _ in
        completions += 1
      }
      XCTAssertEqual(completions, 1)
      UIView.performWithoutAnimation {
        XCTAssertFalse(UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          completions += 1
        }
      }
      XCTAssertEqual(completions, 2)
      XCTAssertTrue(UIView.areAnimationsEnabled)
    }
    stage.settle()
    XCTAssertEqual(completions, 3)
  }

  func testAnimationsEndInTheOrderThatTheCallerChooses() async {
    var heard: [Int] = []
    stage.run {
      for number in 1...3 {
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          usingSpringWithDamping: 1,
          initialSpringVelocity: 0
        ) {
        } completion: { _ in
          heard.append(number)
        }
      }
    }
    stage.take(.endAnimation(2))
    stage.settle()
    XCTAssertEqual(heard, [2, 1, 3])
  }

  func testTransitionsOfViewsExchangeThem() async {
    stage.run {
      let parent = UIView()
      let (old, new) = (UIView(), UIView())
      parent.addSubview(old)
      UIView.transition(from: old, to: new, duration: 0.2)
      XCTAssertEqual(parent.subviews, [new])
      let other = UIView()
      other.isHidden = true
      parent.addSubview(other)
      UIView.transition(
        from: new,
        to: other,
        duration: 0.2,
        options: [.showHideTransitionViews, .transitionCrossDissolve]
      )
      XCTAssertTrue(new.isHidden)
      XCTAssertFalse(other.isHidden)
    }
    XCTAssertEqual(stage.enabledSteps.count, 2)
  }

  func testAnAnimatorRunsToItsEnd() async {
    var positions: [UIViewAnimatingPosition] = []
    let (view, animator) = stage.run { () -> (UIView, UIViewPropertyAnimator) in
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { positions.append($0) }
      return (view, animator)
    }
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(view.alpha, 1)
    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(view.alpha, 0)
    stage.endAnimations()
    XCTAssertEqual(positions, [.end])
    XCTAssertEqual(animator.state, .inactive)
  }

  func testAPausedAnimatorWaits() async {
    let animator = stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) {} }
    animator.fractionComplete = 0.4
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    XCTAssertTrue(stage.enabledSteps.isEmpty)
    animator.fractionComplete = 2
    XCTAssertEqual(animator.fractionComplete, 1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    XCTAssertEqual(stage.enabledSteps, [.endAnimation(1)])
    animator.pauseAnimation()
    XCTAssertTrue(stage.enabledSteps.isEmpty)
  }

  func testAReversedAnimatorEndsAtTheStartAndRestores() async {
    var positions: [UIViewAnimatingPosition] = []
    let (view, animator) = stage.run { () -> (UIView, UIViewPropertyAnimator) in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
        view.frame.origin.x = 100
        view.center.y = 70
        view.alpha = 0.5
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      animator.addCompletion { positions.append($0) }
      return (view, animator)
    }
    animator.startAnimation()
    animator.pauseAnimation()
    XCTAssertEqual(view.alpha, 0.5)
    animator.isReversed = true
    animator.startAnimation()
    stage.endAnimations()
    XCTAssertEqual(positions, [.start])
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(view.alpha, 1)
    XCTAssertTrue(view.transform.isIdentity)
  }

  func testAStoppedAnimatorFinishesWhereItIsTold() async {
    var positions: [UIViewAnimatingPosition] = []
    let animator = stage.run { UIViewPropertyAnimator(duration: 1, curve: .easeIn) {} }
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    XCTAssertEqual(animator.state, .stopped)
    XCTAssertTrue(stage.enabledSteps.isEmpty)
    animator.finishAnimation(at: .current)
    XCTAssertEqual(positions, [.current])
    animator.addAnimations {}
    animator.startAnimation()
    animator.stopAnimation(true)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(positions, [.current])
  }

  func testAnAnimatorMayPauseOnCompletion() async {
    let animator = stage.run {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {}
    }
    animator.pausesOnCompletion = true
    stage.endAnimations()
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(animator.fractionComplete, 1)
  }
}

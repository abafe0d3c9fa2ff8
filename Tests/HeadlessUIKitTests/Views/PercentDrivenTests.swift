// A push that a fraction drives: the animator's animations wait for the release and learn its
// outcome.

import UIKitTesting

@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var finished: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.4) {
    } completion: { [self] done in
      finished.append(done)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor
private final class Delegate: NSObject, UINavigationControllerDelegate {
  let fade = Fade()
  let interaction = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
final class PercentDrivenTests: XCTestCase {
  private lazy var stage = Stage()
  private let delegate = Delegate()
  private lazy var navigation: UINavigationController = stage.named(
    "nav",
    stage.run { UINavigationController(rootViewController: stage.screen("A")) }
  )

  private func pushB() {
    stage.show { navigation }
    navigation.delegate = delegate
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.settle()
  }

  func testTheAnimationsWaitForTheRelease() async {
    pushB()
    XCTAssertTrue(navigation.transitionCoordinator?.isInteractive ?? false)
    XCTAssertEqual(delegate.interaction.duration, 0.4)
    XCTAssertTrue(stage.enabledSteps.isEmpty)
    delegate.interaction.update(0.3)
    XCTAssertEqual(navigation.transitionCoordinator?.percentComplete, 0.3)
    delegate.interaction.finish()
    XCTAssertFalse(navigation.transitionCoordinator?.isInteractive ?? true)
    XCTAssertEqual(stage.enabledSteps, [.endAnimation(1)])
    stage.settle()
    XCTAssertEqual(delegate.fade.finished, [true])
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertNil(navigation.transitionCoordinator)
  }

  func testACancelledOneGoesBack() async {
    pushB()
    delegate.interaction.update(0.3)
    delegate.interaction.cancel()
    stage.settle()
    XCTAssertEqual(delegate.fade.finished, [false])
    XCTAssertEqual(navigation.viewControllers.count, 1)
    XCTAssertEqual(stage.state(of: navigation.viewControllers[0]), .appeared)
  }

  func testAReleaseInTheTurnOfTheStartCommitsFirst() async {
    covers("COORD-4")
    stage.show { navigation }
    navigation.delegate = delegate
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.removeEvents()
    stage.onEvent = { [delegate] event, _ in
      if event.kind == .viewIsAppearing { delegate.interaction.finish() }
    }
    stage.commit()
    stage.onEvent = nil
    let phases: [Event.Kind] = [.transitionCommit, .transitionRelease]
    XCTAssertEqual(stage.events.map(\.kind).filter(phases.contains), phases)
    stage.settle()
    XCTAssertEqual(navigation.viewControllers.count, 2)
  }
}

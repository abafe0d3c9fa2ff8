// What holds for every kind of transition: the universal orders, and who is kept alive until when.

import UIKitTesting

final class TransitionRulesTests: UIKitTestCase {
  /// A transition of one kind: a stage at rest before it, and what makes it happen.
  @MainActor
  private struct Kind {
    let name: String
    let stage: Stage
    let start: Int
    let run: () -> Void

    /// Sets up a stage with the old controller o and the new one n.
    init(
      _ name: String,
      _ profile: Profile,
      setUp: (Stage, _ old: UIViewController, _ new: UIViewController) -> () -> Void
    ) {
      self.name = name
      stage = Stage(profile)
      run = setUp(stage, stage.screen("o"), stage.screen("n"))
      stage.settle()
      start = stage.eventCount
    }
  }

  private func kinds(_ profile: Profile, _ animated: Bool) -> [Kind] {
    [
      Kind("push", profile) { stage, old, new in
        let navigation = UINavigationController(rootViewController: old)
        stage.window { navigation }
        return { navigation.pushViewController(new, animated: animated) }
      },
      Kind("pop", profile) { stage, old, new in
        let navigation = UINavigationController()
        navigation.viewControllers = [new, old]
        stage.window { navigation }
        return { navigation.popViewController(animated: animated) }
      },
      Kind("present", profile) { stage, old, new in
        new.modalPresentationStyle = .fullScreen
        stage.window { old }
        return { old.present(new, animated: animated) }
      },
      Kind("dismiss", profile) { stage, old, new in
        old.modalPresentationStyle = .fullScreen
        stage.show { new }
        new.present(old, animated: false)
        return { new.dismiss(animated: animated) }
      },
      Kind("tab", profile) { stage, old, new in
        let tabs = UITabBarController()
        tabs.viewControllers = [old, new]
        stage.window { tabs }
        return { tabs.selectedIndex = 1 }
      },
      Kind("page", profile) { stage, old, new in
        let pages = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal
        )
        pages.setViewControllers([old], direction: .forward, animated: false)
        stage.window { pages }
        return { pages.setViewControllers([new], direction: .forward, animated: animated) }
      },
      Kind("transfer", profile) { stage, old, new in
        let parent = stage.screen("P")
        stage.show { parent }
        parent.embed(old)
        return { self.exchange(old, for: new, in: parent, duration: animated ? 1 : 0) }
      },
    ]
  }

  private func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    in parent: UIViewController,
    duration: Double
  ) {
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: duration, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
  }

  func testTheUniversalOrdersHoldForEveryKind() async throws {
    covers("STATE-12")
    for name in ["ios12", "ios26", "ios26+V-XFER=toFirst", "ios26+V-XFER=fromFirst"] {
      for animated in [true, false] {
        for kind in kinds(try Profile(named: name), animated) {
          assertUniversalOrders(of: kind, name)
        }
      }
    }
    // By default the old root has gone before the new one comes: two appearances, no transition.
    for value in ["navLike", "newFirst"] {
      let name = "ios26+V-ROOT-SWAP=\(value)"
      let root = Kind("root", try Profile(named: name)) { stage, old, new in
        let window = stage.window { old }
        return { window.rootViewController = new }
      }
      assertUniversalOrders(of: root, name)
    }
  }

  private func assertUniversalOrders(of kind: Kind, _ profile: String) {
    kind.stage.settle { kind.run() }
    let came = Diagram(kind.stage.trace, from: kind.start) { $0.kind.isWillOrDid }
      .entries.map { "\($0.lane).\($0.plainText)" }
    XCTAssertEqual(Set(came), ["o.wd", "o.dd", "n.wa", "n.da"], "\(profile) \(kind.name)")
    let order = { came.firstIndex(of: $0) ?? -1 }
    XCTAssertLessThan(order("o.wd"), order("n.da"), "U1, \(profile) \(kind.name)")
    XCTAssertLessThan(order("n.wa"), order("o.dd"), "U2, \(profile) \(kind.name)")
  }

  // MARK: Lives

  func testAPoppedScreenLivesUntilBothDids() async throws {
    covers("STATE-15")
    let scene = try NavigationStage(screens: ["A", "B"])
    weak let popped = scene.navigation.viewControllers.last
    XCTAssertTrue(scene.navigation.popViewController(animated: true) === popped)
    scene.stage.commit()
    XCTAssertNotNil(popped)
    scene.stage.settle()
    XCTAssertNil(popped)
    let kinds = scene.stage.events.map(\.kind)
    let last = try XCTUnwrap(kinds.lastIndex(of: .viewDidAppear))
    XCTAssertGreaterThan(try XCTUnwrap(kinds.lastIndex(of: .destroyed)), last)
  }

  func testADismissedScreenLivesUntilTheCompletion() async throws {
    covers("STATE-15")
    let stage = Stage()
    let presenter = stage.screen("A")
    stage.show { presenter }
    presenter.present(stage.screen("B"), animated: true)
    stage.settle()
    weak let presented = presenter.presentedViewController
    var livedToTheCompletion = false
    presenter.dismiss(animated: true) { livedToTheCompletion = presented != nil }
    stage.settle()
    XCTAssertTrue(livedToTheCompletion)
    XCTAssertNil(presented)
  }

  func testWhatSetViewControllersReplacesDiesInTheCall() async throws {
    covers("STATE-15")
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.screen("A"))
    weak let replaced = navigation.viewControllers.first
    navigation.setViewControllers([stage.screen("B")], animated: false)
    XCTAssertNil(replaced)
  }

  // MARK: Version defects

  private func swipeBackAfterPresenting(_ profile: String) throws -> (Stage, Bool) {
    let stage = Stage(try Profile(named: profile), recording: .everything)
    let navigation = stage.named("nav", UINavigationController())
    navigation.viewControllers = [stage.screen("A"), stage.screen("B")]
    let tabs = stage.named("tabs", UITabBarController())
    tabs.viewControllers = [navigation]
    stage.show { tabs }
    let photo = stage.screen("photo", .custom)
    let transition = PresenterForwarding()
    photo.transitioningDelegate = transition
    tabs.present(photo, animated: true)
    stage.settle()
    tabs.dismiss(animated: true)
    stage.settle()
    stage.swipeBack(navigation, cancelled: false)
    stage.settle()
    return withExtendedLifetime(transition) { (stage, stage.isAtRest) }
  }

  /// Animators that tell the presenter by hand that it goes and comes.
  private final class PresenterForwarding: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let to = context.viewController(forKey: .to)
      let from = context.viewController(forKey: .from)
      let isPresenting = to?.presentingViewController === from
      let presenter = isPresenting ? from : to
      presenter?.beginAppearanceTransition(!isPresenting, animated: true)
      if isPresenting, let view = to?.view { context.containerView.addSubview(view) }
      UIView.animate(
        withDuration: 0.3,
        animations: {},
        completion: { _ in
          presenter?.endAppearanceTransition()
          context.completeTransition(true)
        }
      )
    }
  }

  func testBeginOnThePresenterBreaksTheNextSwipeOn13() async throws {
    covers("QUIRK-15", "CHILD-28")
    let (_, clean) = try swipeBackAfterPresenting("ios13")
    XCTAssertTrue(clean)
    let (stage, ends) = try swipeBackAfterPresenting("ios13+Q-15")
    XCTAssertFalse(ends, "the swipe never ends")
    assertReports(
      stage,
      ["INV-46", "INV-15"],
      atRest: true
    )
  }

  // MARK: A false report

  /// Reports every pop as finished, cancelled ones too.
  private final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    let finger = UIPercentDrivenInteractiveTransition()

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
      UIView.animate(
        withDuration: 0.3,
        animations: {},
        completion: { _ in context.completeTransition(true) }
      )
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  func testACancelledPopThatIsReportedAsFinishedIsAViolation() async throws {
    covers("COORD-5")
    for isCancelled in [false, true] {
      let stage = Stage(try Profile(named: "ios26"))
      let animator = CarelessAnimator()
      let stack = stage.named("nav", UINavigationController())
      stack.setViewControllers([stage.screen("A"), stage.screen("B")], animated: false)
      stack.delegate = animator
      stage.show { stack }
      stage.commit { _ = stack.popViewController(animated: true) }
      stage.settle { isCancelled ? animator.finger.cancel() : animator.finger.finish() }
      if isCancelled {
        // The trace lacks what follows a pop that has finished: the move and the delegate's call.
        assertReports(stage, ["INV-46", "INV-43", "INV-35"], atRest: true)
      } else {
        assertPermitted(stage)
      }
    }
  }
}

// Stages with a tab bar or page controller at rest, and what drives their transitions by hand.

import UIKitTesting

extension Hidden {
  /// Creation, layout and coordinators: what most diagrams of switches are not about.
  static let besideAppearance: Hidden = [.life, .layout, .coordinator]
  /// Everything but the appearance callbacks and the delegate's calls.
  static let besideOrder: Hidden = [.life, .layout, .coordinator, .loading, .moves]
}

/// A stage with a tab bar controller that shows the first of its children A, B, C.
@MainActor
struct TabStage {
  let stage: Stage
  let tabs: UITabBarController
  let screens: [UIViewController]
  let delegate = TabDelegate()

  var selectedName: String? {
    tabs.selectedViewController.map { stage.trace.name(of: stage.identity(of: $0)) }
  }

  init(
    _ profile: String = "ios26",
    recording: Stage.Recording = .standard,
    showsWindow: Bool = true,
    controller: () -> UITabBarController = { UITabBarController() }
  ) throws {
    let stage = Stage(try Profile(named: profile), recording: recording)
    self.stage = stage
    tabs = stage.named("tabs", controller())
    screens = ["A", "B", "C"].map { stage.screen($0) }
    tabs.viewControllers = screens
    tabs.delegate = delegate
    guard showsWindow else { return }
    let tabs = tabs
    stage.show { tabs }
    stage.removeEvents()
  }
}

/// A delegate that hands out animators which a test ends by hand.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var isCustom = false
  var isInteractive = false
  var refuses = false
  private(set) var animators: [HandAnimator] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { !refuses }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isCustom else { return nil }
    let animator = HandAnimator()
    animators.append(animator)
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard isInteractive, let animator = animationController as? HandAnimator else { return nil }
    return HandInteraction(animator)
  }
}

/// An animator whose animation lasts until a test ends it.
@MainActor
final class HandAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
  }

  /// The finger lets go.
  func release(cancelled: Bool) {
    if cancelled {
      context?.cancelInteractiveTransition()
    } else {
      context?.finishInteractiveTransition()
    }
  }

  /// The animation, or the rewind, is over.
  func end() {
    guard let context else { return XCTFail("the animation has not begun") }
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// An interaction controller that only starts its animator.
@MainActor
final class HandInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private let animator: HandAnimator

  init(_ animator: HandAnimator) { self.animator = animator }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    animator.animateTransition(using: transitionContext)
  }
}

/// A stage with a page view controller in a window, on the pages of a book.
@MainActor
struct PageStage {
  let stage: Stage
  let page: UIPageViewController
  let book: Book
  let window: UIWindow?

  /// A book of the pages A, B, C, D, E; two of them are shown where the spine is in the middle.
  init(
    _ profile: String = "ios26",
    _ style: UIPageViewController.TransitionStyle = .scroll,
    spine: UIPageViewController.SpineLocation = .min,
    startsAt start: Int = 0,
    recording: Stage.Recording = .standard,
    showsWindow: Bool = true
  ) throws {
    let stage = Stage(try Profile(named: profile), recording: recording)
    self.stage = stage
    let page = stage.named(
      "page",
      UIPageViewController(
        transitionStyle: style,
        navigationOrientation: .horizontal,
        options: [.spineLocation: spine]
      )
    )
    self.page = page
    book = Book(["A", "B", "C", "D", "E"].map { stage.screen($0) })
    page.dataSource = book
    page.delegate = book
    guard showsWindow else {
      window = nil
      return
    }
    let first = spine == .mid ? Array(book.pages[start...(start + 1)]) : [book.pages[start]]
    window = stage.window { page }
    stage.settle()
    page.setViewControllers(first, direction: .forward, animated: false)
    stage.settleAndForget()
  }

  func turn(to indices: Int..., animated: Bool, completion: ((Bool) -> Void)? = nil) {
    page.setViewControllers(
      indices.map { book.pages[$0] },
      direction: .forward,
      animated: animated,
      completion: completion
    )
  }

  func names(_ controllers: [UIViewController]?) -> [String] {
    (controllers ?? []).map { stage.trace.name(of: stage.identity(of: $0)) }
  }
}

/// The pages of a book, and what the page controller told of them.
@MainActor
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var pages: [UIViewController]
  private(set) var pending: [[UIViewController]] = []
  /// The pages for whose neighbours it was asked, with the side.
  var asked: [String] = []
  private(set) var finished: [(previous: [UIViewController], completed: Bool)] = []

  init(_ pages: [UIViewController]) { self.pages = pages }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    let number = pages.firstIndex { $0 === controller }.map(String.init) ?? "-"
    asked.append((step > 0 ? "after " : "before ") + number)
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { pending.append(pendingViewControllers) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { self.finished.append((previousViewControllers, completed)) }
}

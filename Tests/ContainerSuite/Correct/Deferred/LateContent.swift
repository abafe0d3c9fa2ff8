// Containers that get their content late: in viewWillAppear, and in the completion of a transition.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A tab bar controller that is filled when it is about to appear.
final class LateTabsController: UITabBarController {
  private let content: [UIViewController]

  init(tabs: [UIViewController]) {
    content = tabs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if viewControllers?.isEmpty ?? true { setViewControllers(content, animated: false) }
  }
}

/// A tab bar controller that exchanges its tabs when it is about to appear for the first time.
final class ReplacedTabsController: UITabBarController {
  private var later: [UIViewController]

  init(first: [UIViewController], later: [UIViewController]) {
    self.later = later
    super.init(nibName: nil, bundle: nil)
    viewControllers = first
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !later.isEmpty else { return }
    setViewControllers(later, animated: false)
    later = []
  }
}

/// A page controller that gets its first page when it is about to appear.
final class LateSlidesController: UIPageViewController {
  private let slides: [UIViewController]
  private var current = 0

  init(slides: [UIViewController]) {
    self.slides = slides
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if viewControllers?.isEmpty ?? true { play(0, animated: false) }
  }

  func play(_ index: Int, animated: Bool) {
    let isForward = index >= current
    current = index
    setViewControllers(
      [slides[index]],
      direction: isForward ? .forward : .reverse,
      animated: animated,
      completion: nil
    )
  }
}

/// Shows a message in place of its content, and the content again as soon as that has come.
final class FlashMessageController: UIViewController {
  private let content: UIViewController
  private let makeMessage: () -> UIViewController
  private var isBusy = false

  init(content: UIViewController, makeMessage: @escaping () -> UIViewController) {
    self.content = content
    self.makeMessage = makeMessage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func flash() {
    guard isViewLoaded, !isBusy else { return }
    isBusy = true
    let message = makeMessage()
    content.willMove(toParent: nil)
    addChild(message)
    message.view.frame = view.bounds
    transition(from: content, to: message, duration: 0.3, options: [], animations: nil) {
      [self] _ in
      content.removeFromParent()
      message.didMove(toParent: self)
      message.willMove(toParent: nil)
      message.view.removeFromSuperview()
      message.removeFromParent()
      embed(content)
      isBusy = false
    }
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

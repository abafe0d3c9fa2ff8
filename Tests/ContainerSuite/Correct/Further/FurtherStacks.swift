// Stacks whose screens are set, collapsed and presented from, at times of the app's own.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack in which the result of a booking takes the place of its loading screen.
final class BookingStack: UINavigationController {
  func book(_ screen: UIViewController) {
    guard transitionCoordinator == nil, viewControllers.count < 5 else { return }
    pushViewController(screen, animated: true)
  }

  func replaceTop(with screen: UIViewController, animated: Bool) {
    guard transitionCoordinator == nil else { return }
    var stack = viewControllers
    stack.removeLast()
    stack.append(screen)
    setViewControllers(stack, animated: animated)
  }
}

/// A sidebar beside a stack, which becomes the bottom of the stack in compact width.
final class SidebarStack: CodedController {
  private let sidebar: UIViewController
  private let home: UIViewController
  private let stack = UINavigationController()
  private var isCompact: Bool?

  init(sidebar: UIViewController, home: UIViewController) {
    self.sidebar = sidebar
    self.home = home
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    adapt()
    show(stack)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded, isCompact != nil { adapt() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width: CGFloat = sidebar.parent === self ? 300 : 0
    sidebar.viewIfLoaded?.frame.size = CGSize(width: 300, height: view.bounds.height)
    stack.view.frame = view.bounds
    stack.view.frame.origin.x = width
    stack.view.frame.size.width = max(0, view.bounds.width - width)
  }

  func open(_ screen: UIViewController) {
    guard isViewLoaded, stack.transitionCoordinator == nil else { return }
    stack.pushViewController(screen, animated: true)
  }

  private func adapt() {
    let compact = traitCollection.horizontalSizeClass != .regular
    guard compact != isCompact else { return }
    isCompact = compact
    if compact {
      if sidebar.parent === self { hide(sidebar) }
      stack.setViewControllers([sidebar, home], animated: false)
    } else {
      stack.setViewControllers([home], animated: false)
      if sidebar.parent == nil { show(sidebar) }
    }
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func hide(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Shows a screen in a sheet of its own; whether it is being presented itself does not concern it.
final class NoticePresenter: CodedController {
  /// A child is on its way out with any of its parents.
  private var isLeaving: Bool {
    sequence(first: self as UIViewController, next: \.parent).contains { $0.isBeingDismissed }
  }

  func show(_ notice: UIViewController) {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, !isLeaving else {
      return
    }
    notice.modalPresentationStyle = .overFullScreen
    present(notice, animated: true)
  }
}

// Two navigation controllers side by side; where there is room for one only, it has all screens.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Hands a screen from one stack to the other in a single turn, on screen and off it.
final class ColumnStacksController: UIViewController {
  private let left = UINavigationController()
  private let right = UINavigationController()
  private let list: UIViewController
  private let item: UIViewController
  private var isWide: Bool?

  init(list: UIViewController, item: UIViewController) {
    self.list = list
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    left.viewControllers = [list]
    addChild(left)
    view.addSubview(left.view)
    left.didMove(toParent: self)
    arrange(isWide: view.bounds.width > view.bounds.height)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [self] _ in
      if isViewLoaded { arrange(isWide: size.width > size.height) }
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (first, second) = view.bounds.divided(atDistance: view.bounds.midX, from: .minXEdge)
    left.view.frame = isWide == true ? first : view.bounds
    right.viewIfLoaded?.frame = second
  }

  func arrange(isWide: Bool) {
    loadViewIfNeeded()
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    if isWide {
      left.setViewControllers([list], animated: false)
      right.setViewControllers([item], animated: false)
      addChild(right)
      view.addSubview(right.view)
      right.didMove(toParent: self)
    } else {
      if right.parent != nil {
        right.willMove(toParent: nil)
        right.view.removeFromSuperview()
        right.removeFromParent()
      }
      right.setViewControllers([], animated: false)
      left.setViewControllers([list, item], animated: false)
    }
    view.setNeedsLayout()
  }

  func open(_ screen: UIViewController) {
    (isWide == true ? right : left).pushViewController(screen, animated: true)
  }
}

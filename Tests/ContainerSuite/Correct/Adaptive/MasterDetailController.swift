// A list and a detail side by side, or in one stack where there is no room for both.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Moves the detail between a column and the list's stack as the size class changes.
final class MasterDetailController: UIViewController {
  private let listStack: UINavigationController
  private var detail: UIViewController
  private var isWide: Bool?

  init(list: UIViewController, detail: UIViewController) {
    listStack = UINavigationController(rootViewController: list)
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(listStack)
    view.addSubview(listStack.view)
    listStack.didMove(toParent: self)
    arrange(isWide: traitCollection.horizontalSizeClass == .regular)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    arrange(isWide: traitCollection.horizontalSizeClass == .regular)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = self.isWide == true
    let width = isWide ? view.bounds.width / 3 : view.bounds.width
    listStack.view.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    guard isWide else { return }
    detail.view.frame = CGRect(
      x: width,
      y: 0,
      width: view.bounds.width - width,
      height: view.bounds.height
    )
  }

  private func arrange(isWide: Bool) {
    guard isWide != self.isWide else { return }
    if let coordinator = listStack.transitionCoordinator {
      // A stack is left alone until its transition is over, the completion included.
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        DispatchQueue.main.async {
          guard let self else { return }
          self.arrange(isWide: self.traitCollection.horizontalSizeClass == .regular)
        }
      }
      return
    }
    self.isWide = isWide
    if isWide { expand() } else { collapse() }
    view.setNeedsLayout()
  }

  private func expand() {
    if listStack.viewControllers.contains(detail) {
      listStack.setViewControllers(
        listStack.viewControllers.filter { $0 !== detail },
        animated: false
      )
    }
    addChild(detail)
    view.addSubview(detail.view)
    detail.didMove(toParent: self)
  }

  private func collapse() {
    guard detail.parent === self else { return }
    detail.willMove(toParent: nil)
    detail.view.removeFromSuperview()
    detail.removeFromParent()
    listStack.pushViewController(detail, animated: false)
  }

  func showDetail() {
    guard isViewLoaded, isWide == false, !listStack.viewControllers.contains(detail),
      listStack.transitionCoordinator == nil, detail.parent == nil
    else { return }
    listStack.pushViewController(detail, animated: true)
  }
}

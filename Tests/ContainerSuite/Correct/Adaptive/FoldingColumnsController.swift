// Columns by width: the second one goes under a drawer button when the first needs all the room.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one or two columns, by the size that the coordinator announces.
final class FoldingColumnsController: UIViewController {
  private let primary: UIViewController
  private let secondary: UIViewController
  private let threshold: CGFloat = 600

  init(primary: UIViewController, secondary: UIViewController) {
    self.primary = primary
    self.secondary = secondary
    super.init(nibName: nil, bundle: nil)
    addChild(primary)
    primary.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(primary.view)
    layout(for: view.bounds.size)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard isViewLoaded else { return }
    coordinator.animate(alongsideTransition: { _ in self.layout(for: size) }, completion: nil)
  }

  private func layout(for size: CGSize) {
    let isWide = size.width >= threshold
    primary.view.frame = CGRect(
      x: 0,
      y: 0,
      width: isWide ? size.width / 2 : size.width,
      height: size.height
    )
    setSecondary(shown: isWide)
    guard isWide else { return }
    secondary.view.frame = primary.view.frame.offsetBy(dx: size.width / 2, dy: 0)
  }

  private func setSecondary(shown: Bool) {
    guard shown != (secondary.parent === self) else { return }
    if shown {
      addChild(secondary)
      view.addSubview(secondary.view)
      secondary.didMove(toParent: self)
    } else {
      secondary.willMove(toParent: nil)
      secondary.view.removeFromSuperview()
      secondary.removeFromParent()
    }
  }

  func toggleSecondary() {
    guard isViewLoaded, view.bounds.width < threshold else { return }
    setSecondary(shown: secondary.parent == nil)
    secondary.view.frame = view.bounds
  }
}

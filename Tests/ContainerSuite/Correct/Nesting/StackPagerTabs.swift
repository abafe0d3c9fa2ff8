// A wrapper that embeds tabs, one of which is a pager of stacks.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Embeds one controller, whatever it is.
final class EmbeddingController: UIViewController {
  let embedded: UIViewController

  init(embedding embedded: UIViewController) {
    self.embedded = embedded
    super.init(nibName: nil, bundle: nil)
    addChild(embedded)
    embedded.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(embedded.view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    embedded.view.frame = view.bounds
  }
}

/// Two stacks beside each other, of which a call shows one.
final class StackPagerController: UIViewController {
  private let stacks: [UINavigationController]
  private(set) var index = 0

  init(roots: [UIViewController]) {
    stacks = roots.map { UINavigationController(rootViewController: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(stacks[index])
  }

  private func show(_ stack: UINavigationController) {
    addChild(stack)
    stack.view.frame = view.bounds
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func turn() {
    guard isViewLoaded else {
      index = 1 - index
      return
    }
    let old = stacks[index]
    guard old.parent === self else { return }
    index = 1 - index
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    show(stacks[index])
  }

  func push(_ screen: UIViewController) {
    guard stacks[index].transitionCoordinator == nil else { return }
    stacks[index].pushViewController(screen, animated: true)
  }
}

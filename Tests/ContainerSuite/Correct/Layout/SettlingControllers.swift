// Containers that ask for layout again after they have been laid out, and settle.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A list that places one more row in each layout pass, as a list with estimated heights does.
final class StepwiseListController: UIViewController {
  private let content: UIViewController
  private let rowsMax: Int
  private(set) var rows = 0

  init(content: UIViewController, rowsMax: Int) {
    self.content = content
    self.rowsMax = rowsMax
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard rows < rowsMax else { return }
    rows += 1
    view.setNeedsLayout()
  }

  func reload() {
    rows = 0
    viewIfLoaded?.setNeedsLayout()
  }
}

/// Shows a badge on its content when a transition that shows it has ended.
final class BadgeController: UIViewController {
  private let content: UIViewController
  private var badge: UIView?

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let transitionCoordinator else { return }
    transitionCoordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showBadge() }
  }

  func showBadge() {
    badge?.removeFromSuperview()
    let badge = UIView(frame: CGRect(x: 8, y: 8, width: 24, height: 24))
    badge.addSubview(UIView(frame: badge.bounds))
    self.badge = badge
    loadViewIfNeeded()
    view.addSubview(badge)
    content.view.frame = view.bounds.insetBy(dx: 0, dy: 40)
  }
}

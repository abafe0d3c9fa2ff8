// Hosts that force layout, or ask for it again.

import HeadlessUIKit

/// A list above a panel that can be expanded.
final class ExpandingPanelController: SampleController {
  private lazy var list = makeScreen("list")
  private lazy var panel = makeScreen("panel")
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, panel] {
      addChild(child)
      child.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    let height = panel.view.heightAnchor.constraint(equalToConstant: 100)
    self.height = height
    NSLayoutConstraint.activate([
      list.view.topAnchor.constraint(equalTo: view.topAnchor),
      list.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.view.bottomAnchor.constraint(equalTo: panel.view.topAnchor),
      panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
    ])
  }

  func setExpanded(_ isExpanded: Bool, animated: Bool) {
    loadViewIfNeeded()
    height?.constant = isExpanded ? 400 : 100
    guard animated else { return view.layoutIfNeeded() }
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.view.layoutIfNeeded()
  }
}

/// Shows one child, with the next one prepared.
final class PrefetchingController: SampleController {
  private var current: UIViewController?
  private var prepared: UIViewController?
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    showNext()
  }

  /// Makes the child that comes next, and lays it out away from any window.
  func prepareNext() {
    guard isViewLoaded, prepared == nil else { return }
    count += 1
    let child = makeScreen("child \(count)")
    prepared = child
    addChild(child)
    child.view.frame = view.bounds
    child.view.setNeedsLayout()
    child.view.layoutIfNeeded()
    child.didMove(toParent: self)
  }

  func showNext() {
    guard isViewLoaded else { return }
    prepareNext()
    guard let child = prepared else { return }
    prepared = nil
    let old = current
    current = child
    child.view.frame = view.bounds
    UIView.performWithoutAnimation {
      view.addSubview(child.view)
      view.layoutIfNeeded()
    }
    old?.uninstall()
  }
}

/// A list that places one more row in each layout pass, as a list with estimated heights does.
final class StepwiseListController: SampleController {
  private lazy var content = makeScreen("content")
  private let rowsMax = 12
  private(set) var rows = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
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
final class BadgeController: SampleController {
  private lazy var content = makeScreen("content")
  private var badge: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    install(content)
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

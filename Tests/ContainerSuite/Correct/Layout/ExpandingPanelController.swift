// A panel that grows by a constraint; the layout is forced inside of the animation.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A list above a panel that can be expanded.
final class ExpandingPanelController: UIViewController {
  private let list: UIViewController
  private let panel: UIViewController
  private var height: NSLayoutConstraint?

  init(list: UIViewController, panel: UIViewController) {
    self.list = list
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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

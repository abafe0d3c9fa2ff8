// The plain container of the environment.

internal import Foundation
internal import HeadlessUIKit

/// A container that embeds its children as the documentation says: the last of several while it
/// appears, the others as soon as it is loaded.
final class HostController: UIViewController {
  /// The children that it has still to embed.
  private var waiting: [UIViewController]

  init(_ children: [UIViewController]) {
    waiting = children
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = waiting.count > 1 ? waiting.removeLast() : nil
    for child in waiting { embed(child) }
    waiting = [late].compactMap { $0 }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    embedWaiting()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    embedWaiting()  // before iOS 13
  }

  private func embedWaiting() {
    for child in waiting { embed(child) }
    waiting = []
  }

  /// Adds a child: `addChild`, its view, `didMove` (CHILD-2).
  func embed(_ child: UIViewController) {
    addChild(child)
    child.loadViewIfNeeded()
    guard child.parent === self else { return }  // loading may take it out
    view.addSubview(child.view)
    if child.parent === self { child.didMove(toParent: self) }
  }

  /// Lays its children out side by side, so that none covers another; in whole points, as
  /// the sizes of screens and of split columns are.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let shown = children.compactMap { $0.viewIfLoaded }.filter { $0.superview === view }
    let width = (view.bounds.width / CGFloat(max(shown.count, 1))).rounded(.down)
    for (index, child) in shown.enumerated() {
      child.frame = CGRect(
        x: width * CGFloat(index),
        y: 0,
        width: width,
        height: view.bounds.height
      )
    }
  }
}

extension HostController: PageHolder {
  func letGo() { waiting = [] }
}

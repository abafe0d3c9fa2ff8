// The plain container of the surroundings.

internal import Foundation
internal import HeadlessUIKit

/// A container that embeds its children as the documentation says, all of them at once.
final class HostController: UIViewController {
  private let embedded: [UIViewController]

  init(_ children: [UIViewController]) {
    embedded = children
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in embedded { embed(child) }
  }

  /// Adds a child: `addChild`, its view, `didMove` (CHILD-2).
  func embed(_ child: UIViewController) {
    addChild(child)
    child.loadViewIfNeeded()
    if child.parent === self { view.addSubview(child.view) }  // its loading may have taken it out
    if child.parent === self { child.didMove(toParent: self) }
  }
}

// A container that takes its child's view out and puts it back, while the child stays a child.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Brings its child to the front in the crudest way.
final class ReattachController: UIViewController {
  private let child: UIViewController

  init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func reattach() {
    guard isViewLoaded, child.viewIfLoaded?.superview === view else { return }
    child.view.removeFromSuperview()
    view.addSubview(child.view)
  }
}

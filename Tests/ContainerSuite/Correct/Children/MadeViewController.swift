// A container that is given its view when it is made, so that no view is loaded.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A frame around content, set up in its initialiser.
final class MadeViewController: UIViewController {
  private var content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    view = UIView()
    show(content)
  }

  required init?(coder: NSCoder) { nil }

  func replaceContent(with next: UIViewController) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
    content = next
    show(next)
  }

  private func show(_ content: UIViewController) {
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

// What the containers share: how they get their screens, and how they add and remove children.

import HeadlessUIKit

/// A container that makes its screens when it needs them.
class SampleController: UIViewController {
  let makeScreen: (String) -> UIViewController

  required init(makeScreen: @escaping (String) -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// Adds a child that fills a view, as most apps have it in an extension.
  func install(_ child: UIViewController, in container: UIView? = nil) {
    guard let host = container ?? view else { return }
    addChild(child)
    child.view.frame = host.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func uninstall() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

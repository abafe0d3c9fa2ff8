// Containers that forward their own callbacks to all their children by hand.

import HeadlessUIKit

/// A manual container that forwards that it appears, and never that it disappears.
class ForgetfulRelay: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

/// A manual container that forwards all four callbacks.
final class Relay: ForgetfulRelay {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

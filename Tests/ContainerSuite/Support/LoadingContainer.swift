// A container driven by hand whose screens come from a loader.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one screen at a time, the first one at the start; subclasses say when another one comes.
class LoadingContainer: ManualContainer {
  let screens: [UIViewController]
  let loader = ScreenLoader()

  init(screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
    shown = [screens[0]]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func exchange(_ old: UIViewController, for new: UIViewController) {
    guard isViewLoaded, new !== old else { return }
    shown = [new]
    begin(old, false)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    embedBeginning(new)
    end(old)
    end(new)
    old.removeFromParent()
  }
}

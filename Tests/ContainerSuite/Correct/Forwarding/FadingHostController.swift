// A host that stands on the same ground as the broken containers, and shows that it is sound.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Fades from one child to the next.
final class FadingHostController: ManualContainer {
  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func fade(to next: UIViewController, animated: Bool) {
    whenSettled { [self] in
      let old = shown[0]
      guard isViewLoaded, next !== old else { return }
      shown = [next]
      old.willMove(toParent: nil)
      addChild(next)
      begin(old, false, animated: animated)
      begin(next, true, animated: animated)
      place(next)
      move(animated: animated, { old.view.alpha = 0 }) { [self] in
        old.view.removeFromSuperview()
        end(old)
        end(next)
        old.removeFromParent()
        next.didMove(toParent: self)
      }
    }
  }
}

// Two drivers of one child: UIKit and the container, the container and what it presents.

import HeadlessUIKit

/// Leaves the forwarding to UIKit, and sends begin and end as well.
final class DoublyDrivenController: SampleController {
  private var child: UIViewController?

  func show(_ next: UIViewController) {
    guard viewIfLoaded?.window != nil else { return }
    let old = child
    child = next
    old?.beginAppearanceTransition(false, animated: false)
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    old?.endAppearanceTransition()
    addChild(next)
    next.beginAppearanceTransition(true, animated: false)
    view.addSubview(next.view)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
  }
}
/// Presents over the full screen, and sends its child away first; the container's own
/// disappearance does so again.
final class PresentingHost: ManualContainer {
  override func viewDidLoad() {
    super.viewDidLoad()
    shown = [makeScreen("content")]
    embed(shown[0])
  }

  func cover(with cover: UIViewController) {
    guard isOnScreen, presentedViewController == nil else { return }
    cover.modalPresentationStyle = .fullScreen
    shown[0].beginAppearanceTransition(false, animated: true)
    present(cover, animated: true) { [self] in shown[0].endAppearanceTransition() }
  }

  func uncover() {
    guard let cover = presentedViewController, !cover.isBeingPresented, !cover.isBeingDismissed
    else { return }
    dismiss(animated: true)
  }
}

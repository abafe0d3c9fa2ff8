// A container that presents in its own place, wherever it stands.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// A screen with a child that covers itself, and nothing around it.
final class OwnContextController: UIViewController {
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func cover(with controller: UIViewController) {
    guard viewIfLoaded?.window != nil, transitionCoordinator == nil, !isAnythingPresented else {
      return
    }
    controller.modalPresentationStyle = .currentContext
    present(controller, animated: true)
  }

  func uncover() {
    guard let cover = presentedViewController, cover.presentingViewController === self,
      cover.presentedViewController == nil, !cover.isBeingDismissed, !cover.isBeingPresented,
      cover.transitionCoordinator == nil
    else { return }
    dismiss(animated: true)
  }

  /// Whether this screen or one around it presents something, or is itself coming or going.
  private var isAnythingPresented: Bool {
    sequence(first: self as UIViewController) { $0.parent }.contains {
      $0.presentedViewController != nil || $0.isBeingPresented || $0.isBeingDismissed
    }
  }
}

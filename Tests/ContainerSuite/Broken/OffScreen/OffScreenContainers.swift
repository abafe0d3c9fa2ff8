// Containers whose children appear without them, or stay when they go.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows one child; sends begin and end whether it is on screen or not.
final class BlindSwitcher: ManualContainer {
  init(_ first: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    shown = [first]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(shown[0])
  }

  func show(_ next: UIViewController) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      let old = shown[0]
      shown = [next]
      if isOnScreen { old.beginAppearanceTransition(false, animated: false) }
      addChild(next)
      next.beginAppearanceTransition(true, animated: false)
      remove(old)
      place(next)
      next.didMove(toParent: self)
      if isOnScreen { old.endAppearanceTransition() }
      next.endAppearanceTransition()
    }
  }
}

/// Forwards how it appears, and forgets how it disappears.
final class OneWayHost: UIViewController {
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    content.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.endAppearanceTransition()
  }

  /// A call without any effect on children.
  func refresh() { content.viewIfLoaded?.setNeedsLayout() }
}

/// Content with an overlay; only the content goes with the container.
final class ForgottenOverlayController: ManualContainer {
  private let content: UIViewController
  private let overlay: UIViewController
  private var isOverlaid = false

  init(content: UIViewController, overlay: UIViewController) {
    self.content = content
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
    shown = [content]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(content)
  }

  func toggleOverlay() {
    whenSettled { [self] in
      guard isOnScreen else { return }
      isOverlaid.toggle()
      if isOverlaid { addChild(overlay) }
      begin(overlay, isOverlaid)
      if isOverlaid {
        place(overlay)
        overlay.didMove(toParent: self)
      } else {
        remove(overlay)
      }
      end(overlay)
    }
  }
}

// Content with an overlay on top; the callbacks of the host are forwarded to what is on screen.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Content, and one overlay at a time; overlays come and go only while the host is settled.
final class OverlayHostController: UIViewController {
  private let content: UIViewController
  private var overlay: UIViewController?
  private var isMoving = false
  private var isOnScreen = false
  private var waiting: [() -> Void] = []

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  private var shown: [UIViewController] { [content] + (overlay.map { [$0] } ?? []) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isMoving = true
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
    isOnScreen = true
    settled()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isMoving = true
    for child in shown { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in shown { child.endAppearanceTransition() }
    isOnScreen = false
    settled()
  }

  private func settled() {
    isMoving = false
    while !isMoving, !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func whenSettled(_ work: @escaping () -> Void) {
    if isMoving || !waiting.isEmpty { waiting.append(work) } else { work() }
  }

  func showOverlay(_ new: UIViewController) {
    whenSettled { [self] in
      guard overlay == nil else { return }
      loadViewIfNeeded()
      overlay = new
      isMoving = true
      addChild(new)
      if isOnScreen { new.beginAppearanceTransition(true, animated: false) }
      new.view.frame = view.bounds.insetBy(dx: 20, dy: 200)
      view.addSubview(new.view)
      new.didMove(toParent: self)
      if isOnScreen { new.endAppearanceTransition() }
      settled()
    }
  }

  func hideOverlay() {
    whenSettled { [self] in
      guard let old = overlay else { return }
      isMoving = true
      if isOnScreen { old.beginAppearanceTransition(false, animated: false) }
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      if isOnScreen { old.endAppearanceTransition() }
      old.removeFromParent()
      overlay = nil
      settled()
    }
  }
}

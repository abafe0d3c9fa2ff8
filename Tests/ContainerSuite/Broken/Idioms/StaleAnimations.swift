// Bugs of animations: a completion that is out of date, one that never comes, a call that repeats.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Fades a mark in; a completion that is out of date finds the mark shown again.
final class CoachMarkController: UIViewController {
  private let mark: UIViewController

  init(_ mark: UIViewController) {
    self.mark = mark
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func show() {
    guard isViewLoaded, mark.parent == nil else { return }
    addChild(mark)
    mark.view.frame = view.bounds.insetBy(dx: 40, dy: 100)
    UIView.transition(
      with: view,
      duration: 0.3,
      options: .transitionCrossDissolve,
      animations: { self.view.addSubview(self.mark.view) },
      completion: { _ in
        guard self.mark.parent === self else { return }
        self.mark.didMove(toParent: self)
      }
    )
  }

  func hide() {
    guard mark.parent === self else { return }
    mark.willMove(toParent: nil)
    mark.view.removeFromSuperview()
    mark.removeFromParent()
  }
}

/// Fades a placeholder out; a second call while it fades announces its removal again.
final class PlaceholderController: UIViewController {
  private let placeholder: UIViewController

  init(_ placeholder: UIViewController) {
    self.placeholder = placeholder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(placeholder)
    placeholder.view.frame = view.bounds
    view.addSubview(placeholder.view)
    placeholder.didMove(toParent: self)
  }

  func showContent() {
    guard isViewLoaded, placeholder.parent === self else { return }
    placeholder.willMove(toParent: nil)
    UIView.animate(
      withDuration: 0.3,
      animations: { self.placeholder.view.alpha = 0 },
      completion: { _ in
        self.placeholder.view.removeFromSuperview()
        self.placeholder.removeFromParent()
      }
    )
  }
}

/// Slides a panel by an animator, which it stops when it disappears: what was begun has no end.
final class StoppedPanelController: UIViewController {
  private let panel: UIViewController
  private var isOpen = false
  private var isHere = false
  private var animator: UIViewPropertyAnimator?

  init(_ panel: UIViewController) {
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(panel)
    panel.view.frame = view.bounds
    panel.view.isHidden = true
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isOpen { panel.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpen { panel.endAppearanceTransition() }
    isHere = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isHere = false
    animator?.stopAnimation(true)
    animator = nil
    if isOpen { panel.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isOpen { panel.endAppearanceTransition() }
  }

  func toggle() {
    guard isHere, animator == nil else { return }
    isOpen.toggle()
    panel.beginAppearanceTransition(isOpen, animated: true)
    panel.view.isHidden = false
    let slide = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [self] in
      panel.view.transform = isOpen ? .identity : CGAffineTransform(translationX: 0, y: 800)
    }
    slide.addCompletion { [weak self] _ in
      guard let self else { return }
      animator = nil
      panel.endAppearanceTransition()
      panel.view.isHidden = !isOpen
    }
    animator = slide
    slide.startAnimation()
  }
}

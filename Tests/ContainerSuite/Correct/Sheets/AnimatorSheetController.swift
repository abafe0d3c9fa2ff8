// A bottom sheet that a pan scrubs through a property animator, forwards or back.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Content with a sheet that is a child all the time and appears when it is raised.
final class AnimatorSheetController: UIViewController {
  let pan = UIPanGestureRecognizer()
  private let content: ChildAppearance
  private let sheet: ChildAppearance
  private var phase = AppearancePhase.gone
  private var sheetPhase = AppearancePhase.gone
  private var animator: UIViewPropertyAnimator?
  private var isScrubbing = false

  init(content: UIViewController, sheet: UIViewController) {
    self.content = ChildAppearance(content)
    self.sheet = ChildAppearance(sheet)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content.child, sheet.child] {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    place(isUp: false)
  }

  private func place(isUp: Bool) {
    sheet.child.view.frame.origin.y = isUp ? view.bounds.height / 2 : view.bounds.height
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.arriving, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.here, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopAnimator()
    enter(.leaving, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.gone, animated)
  }

  private func enter(_ phase: AppearancePhase, _ animated: Bool) {
    self.phase = phase
    forward(animated: animated)
  }

  private func forward(animated: Bool) {
    content.move(to: phase, animated: animated)
    sheet.move(to: min(phase, sheetPhase), animated: animated)
  }

  // MARK: The sheet

  func setRaised(_ isRaised: Bool, animated: Bool) {
    loadViewIfNeeded()
    stopAnimator()
    guard isRaised != sheetPhase.isUp else { return }
    guard animated, phase == .here else {
      sheetPhase = isRaised ? .here : .gone
      place(isUp: isRaised)
      return forward(animated: false)
    }
    makeAnimator(isRaised)?.startAnimation()
  }

  private func makeAnimator(_ isRaised: Bool) -> UIViewPropertyAnimator? {
    sheetPhase = isRaised ? .arriving : .leaving
    forward(animated: true)
    // A callback of the sheet may have moved it already.
    guard sheetPhase == (isRaised ? .arriving : .leaving), animator == nil else { return nil }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
      self.place(isUp: isRaised)
    }
    animator.addCompletion { [weak self] position in
      self?.animatorEnded(isUp: position == .end ? isRaised : !isRaised)
    }
    self.animator = animator
    return animator
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard phase == .here, animator == nil else { return }
      guard let animator = makeAnimator(!sheetPhase.isUp) else { return }
      isScrubbing = true
      animator.pauseAnimation()
    case .changed:
      guard isScrubbing else { return }
      animator?.fractionComplete = min(abs(pan.translation(in: view).y) / 300, 1)
    case .ended, .cancelled:
      guard isScrubbing, let animator else { return }
      isScrubbing = false
      if pan.state == .cancelled {
        animator.isReversed = true
        sheetPhase = sheetPhase.isUp ? .leaving : .arriving
        forward(animated: true)
      }
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }

  private func animatorEnded(isUp: Bool) {
    animator = nil
    isScrubbing = false
    sheetPhase = isUp ? .here : .gone
    place(isUp: isUp)
    forward(animated: true)
  }

  /// Ends the animation where it was going.
  private func stopAnimator() {
    guard let animator else { return }
    let isReversed = animator.isReversed
    animator.stopAnimation(false)
    animator.finishAnimation(at: isReversed ? .start : .end)
  }
}

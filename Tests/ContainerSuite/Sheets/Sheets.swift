// Sheets that a property animator moves.

import HeadlessUIKit

/// Content with a sheet that is a child all the time and appears when it is raised.
final class AnimatorSheetController: SampleController, Breakable {
  enum Bug { case stopsForGood }

  var bug: Bug?
  let pan = UIPanGestureRecognizer()
  private lazy var content = ChildAppearance(makeScreen("content"))
  private lazy var sheet = ChildAppearance(makeScreen("sheet"))
  private var phase = AppearancePhase.gone
  private var sheetPhase = AppearancePhase.gone
  private var animator: UIViewPropertyAnimator?
  private var isScrubbing = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content.child, sheet.child] {
      install(child)
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
    if bug == .stopsForGood {
      animator.stopAnimation(true)
      self.animator = nil
      return
    }
    let isReversed = animator.isReversed
    animator.stopAnimation(false)
    animator.finishAnimation(at: isReversed ? .start : .end)
  }
}

/// Content over which a sheet can be pulled up; UIKit forwards the appearances.
final class PeekSheetController: SampleController {
  private enum Position {
    case down
    case moving(UIViewPropertyAnimator, up: Bool)
    case up
  }

  private var sheet: UIViewController?
  private var position = Position.down

  func panBegan() {
    switch position {
    case .down:
      guard viewIfLoaded?.window != nil else { return }
      addSheet()
      animate(up: true).pauseAnimation()
    case .up: animate(up: false).pauseAnimation()
    case .moving(let animator, _): animator.pauseAnimation()
    }
  }

  func panChanged(_ fraction: CGFloat) {
    guard case .moving(let animator, _) = position else { return }
    animator.fractionComplete = fraction
  }

  func panEnded(isCancelled: Bool) {
    guard case .moving(let animator, _) = position else { return }
    animator.isReversed = isCancelled
    animator.startAnimation()
  }

  func hideAtOnce() {
    if case .moving(let animator, _) = position {
      animator.stopAnimation(true)
    }
    settle(up: false)
  }

  private func addSheet() {
    let sheet = makeScreen("sheet")
    self.sheet = sheet
    addChild(sheet)
    sheet.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(sheet.view)
    if self.sheet === sheet { sheet.didMove(toParent: self) }
  }

  private func animate(up: Bool) -> UIViewPropertyAnimator {
    let parameters = UISpringTimingParameters(dampingRatio: 0.9)
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
    animator.addAnimations { [self] in
      sheet?.view.frame.origin.y = view.bounds.height * (up ? 0.4 : 1)
    }
    animator.addCompletion { [weak self] end in
      self?.settle(up: end == .end ? up : !up)
    }
    position = .moving(animator, up: up)
    return animator
  }

  private func settle(up: Bool) {
    position = up ? .up : .down
    guard !up, let sheet else { return }
    self.sheet = nil
    sheet.uninstall()
  }
}

/// A panel that a property animator raises and lowers; reversing it half-way is allowed.
final class ReversiblePanelController: SampleController {
  private var panel: UIViewController?
  private var animator: UIViewPropertyAnimator?
  private var isRaised = false

  func toggle() {
    guard viewIfLoaded?.window != nil else { return }
    if let animator, animator.isRunning {
      animator.isReversed.toggle()
      isRaised.toggle()
      return
    }
    isRaised.toggle()
    if panel == nil { addPanel() }
    guard let panel else { return }
    let bounds = view.bounds
    let target = isRaised ? bounds.midY : bounds.maxY
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
      panel.view.frame.origin.y = target
    }
    animator.addCompletion { [weak self] _ in self?.settle() }
    self.animator = animator
    animator.startAnimation()
  }

  private func addPanel() {
    let panel = makeScreen("panel")
    self.panel = panel
    addChild(panel)
    panel.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  private func settle() {
    animator = nil
    guard !isRaised, let panel else { return }
    self.panel = nil
    panel.uninstall()
  }
}

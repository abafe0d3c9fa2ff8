// The ground of containers that forward by hand, with and without a bug.

import HeadlessUIKit

/// Forwards its appearance to the children that it shows; operations wait until it is settled.
class ManualContainer: SampleController {
  /// The children that appear and disappear with the container.
  var shown: [UIViewController] = []
  private(set) var phase = AppearancePhase.gone
  private var isBusy = false
  private var waiting: [() -> Void] = []
  private var finishMovement: (() -> Void)?

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  var isOnScreen: Bool { phase == .here }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    phase = .arriving
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
    phase = .here
    performWaiting()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // What waits must not start on the way out.
    let wasBusy = isBusy
    isBusy = true
    finishMovement?()
    isBusy = wasBusy
    phase = .leaving
    for child in shown { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in shown { child.endAppearanceTransition() }
    phase = .gone
    performWaiting()
  }

  // MARK: Operations

  /// Performs an operation while the container neither comes nor goes, one at a time.
  func whenSettled(_ operation: @escaping () -> Void) {
    waiting.append(operation)
    performWaiting()
  }

  private func performWaiting() {
    while phase.isSettled, !isBusy, finishMovement == nil, !waiting.isEmpty {
      isBusy = true
      waiting.removeFirst()()
      isBusy = false
    }
  }

  /// Runs an animation; the completion also runs, once, if the container leaves before.
  func move(animated: Bool, _ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    guard animated, isOnScreen else {
      animations()
      return completion()
    }
    var isDone = false
    let finish = { [weak self] in
      guard !isDone else { return }
      isDone = true
      self?.finishMovement = nil
      completion()
      self?.performWaiting()
    }
    finishMovement = finish
    UIView.animate(withDuration: 0.3, animations: animations, completion: { _ in finish() })
  }

  // MARK: Children

  func begin(_ child: UIViewController, _ isAppearing: Bool, animated: Bool = false) {
    if isOnScreen { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func end(_ child: UIViewController) {
    if phase == .here { child.endAppearanceTransition() }
  }

  func embed(_ child: UIViewController) {
    addChild(child)
    place(child)
    child.didMove(toParent: self)
  }

  /// Embeds a child and begins its appearance, as soon as it has a parent.
  func embedBeginning(_ child: UIViewController, animated: Bool = false) {
    addChild(child)
    begin(child, true, animated: animated)
    place(child)
    child.didMove(toParent: self)
  }

  func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}

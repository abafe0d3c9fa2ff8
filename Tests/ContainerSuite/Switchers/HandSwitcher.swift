// A switcher that forwards by hand, and the bugs that such switchers have.

import HeadlessUIKit

/// Shows one screen after the other.
final class HandSwitcher: ManualContainer, Breakable {
  enum Bug {
    case beginsOffScreen, beginsBeforeParent, cachesOldSilently, dropsOldSilently
    case completesEarly, decidesBeforeWaiting, remembersAcrossWait
    case endsWhatIsCurrent, looksTooLate, completesTwice
  }

  var bug: Bug?
  private lazy var screens = (0..<3).map { makeScreen("screen \($0)") }
  private var cache: [UIViewController] = []
  private let loader = ScreenLoader()
  private var loading: Task<Void, Never>?
  private var previous: UIViewController?
  private var fades = 0
  private var finishFade: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = [screens[0]]
    embed(screens[0])
  }

  /// Shows a screen as soon as the container is settled.
  func show(_ next: UIViewController, animated: Bool, completion: @escaping () -> Void = {}) {
    whenSettled { [self] in
      guard isViewLoaded else { return }
      exchange(shown[0], for: next, animated: animated, completion: completion)
    }
  }

  private func exchange(
    _ old: UIViewController,
    for next: UIViewController,
    animated: Bool,
    completion: @escaping () -> Void = {}
  ) {
    guard isViewLoaded, next !== old else { return completion() }
    shown = [next]
    let isSilent = bug == .cachesOldSilently || bug == .dropsOldSilently
    let drivesBoth = bug == .decidesBeforeWaiting
    let drivesNext = isOnScreen || bug == .beginsOffScreen || drivesBoth
    if bug == .beginsBeforeParent, isOnScreen {
      next.beginAppearanceTransition(true, animated: animated)
    }
    old.willMove(toParent: nil)
    addChild(next)
    if isOnScreen || drivesBoth, !isSilent {
      old.beginAppearanceTransition(false, animated: animated)
    }
    if drivesNext, bug != .beginsBeforeParent {
      next.beginAppearanceTransition(true, animated: animated)
    }
    place(next)
    if bug == .completesEarly { completion() }
    move(
      animated: animated,
      { old.view.alpha = 0 },
      completion: { [self] in
        if bug == .cachesOldSilently { cache.append(old) }
        old.view.removeFromSuperview()
        if drivesBoth { old.endAppearanceTransition() } else if !isSilent { end(old) }
        if drivesNext, !isOnScreen { next.endAppearanceTransition() } else { end(next) }
        old.removeFromParent()
        next.didMove(toParent: self)
        if bug != .completesEarly { completion() }
      }
    )
  }

  /// Shows the screen that was asked for last, when it has been loaded.
  func open(_ number: Int) {
    if bug == .decidesBeforeWaiting, !isOnScreen { return }
    let before = shown.first
    if bug == nil { loading?.cancel() }
    loading = Task { [weak self, loader] in
      let answer = await loader.fetch(number)
      guard !Task.isCancelled, let self else { return }
      let next = screens[answer]
      if bug == .decidesBeforeWaiting { return exchange(shown[0], for: next, animated: false) }
      whenSettled { [self] in
        guard let old = bug == .remembersAcrossWait ? before : shown.first else { return }
        exchange(old, for: next, animated: false)
      }
    }
  }

  /// Fades at once; a fade that is under way is completed first.
  func fade(to next: UIViewController) {
    guard isOnScreen else { return }
    let old = shown[0]
    if bug == .looksTooLate {
      old.beginAppearanceTransition(false, animated: true)
      if finishFade != nil { return }
    }
    finishFade?()
    previous = old
    shown = [next]
    if bug != .looksTooLate { old.beginAppearanceTransition(false, animated: true) }
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    place(next)
    fades += 1
    if bug != .endsWhatIsCurrent {
      finishFade = { [self] in
        if bug != .completesTwice { finishFade = nil }
        faded(from: old, to: next)
      }
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { next.view.alpha = 1 },
      completion: { [fades] _ in
        if let previous = self.previous, self.bug == .endsWhatIsCurrent, self.isOnScreen {
          self.faded(from: previous, to: self.shown[0])
        } else if fades == self.fades || self.bug != nil {
          self.finishFade?()
        }
      }
    )
  }

  private func faded(from old: UIViewController, to next: UIViewController) {
    old.endAppearanceTransition()
    remove(old)
    next.endAppearanceTransition()
    next.didMove(toParent: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    finishFade?()
    finishFade = nil
    super.viewWillDisappear(animated)
  }
}

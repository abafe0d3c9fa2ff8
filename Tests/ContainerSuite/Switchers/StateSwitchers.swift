// Children that belong to a state, which an answer or a stream changes.

import HeadlessUIKit

/// Shows a child for each phase of a request; a phase that comes early finishes the running fade.
final class RequestPhaseController: SampleController {
  enum Phase: CaseIterable {
    case loading
    case empty
    case content
    case failed
  }

  private var shown: UIViewController?
  private var animator: UIViewPropertyAnimator?
  var phase = Phase.loading {
    didSet {
      guard phase != oldValue, isViewLoaded else { return }
      show(makeScreen("\(phase)"))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(makeScreen("\(phase)"))
  }

  private func show(_ next: UIViewController) {
    if let animator {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    let old = shown
    shown = next
    install(next)
    guard let old else { return }
    old.willMove(toParent: nil)
    guard view.window != nil else {
      old.view.removeFromSuperview()
      return old.removeFromParent()
    }
    next.view.alpha = 0
    let fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
      next.view.alpha = 1
      old.view.alpha = 0
    }
    fade.addCompletion { [weak self, weak fade] _ in
      old.view.removeFromSuperview()
      old.removeFromParent()
      if let self, self.animator === fade { self.animator = nil }
    }
    animator = fade
    fade.startAnimation()
  }
}

/// Shows the child that belongs to its state.
final class LoadingController: SampleController {
  enum LoadingState: Equatable {
    case idle
    case loading(attempt: Int)
    case loaded
    case failed
  }

  private var shown: UIViewController?
  private var attempt = 0
  private(set) var loadingState = LoadingState.idle {
    didSet { if loadingState != oldValue, isViewLoaded { update() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func load(succeeds: Bool) {
    attempt += 1
    loadingState = .loading(attempt: attempt)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self, attempt] in
      guard let self, loadingState == .loading(attempt: attempt) else { return }
      loadingState = succeeds ? .loaded : .failed
    }
  }

  private func update() {
    let old = shown
    let new = makeScreen("\(loadingState)".prefix { $0 != "(" }.description)
    shown = new
    old?.uninstall()
    // A callback of the old child may have changed the state again.
    guard shown === new else { return }
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    if new.parent === self { new.didMove(toParent: self) }
  }
}

/// Listens to a stream of states while it is on screen, and shows a child for each.
final class StreamingStateController: SampleController {
  private var continuation: AsyncStream<Int>.Continuation?
  private var listening: Task<Void, Never>?
  private var state = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    self.continuation = continuation
    listening = Task { [weak self] in
      for await state in stream { self?.show(state) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    continuation?.finish()
    listening?.cancel()
  }

  func send(_ state: Int) { continuation?.yield(state) }

  private func show(_ state: Int) {
    guard state != self.state, view.window != nil else { return }
    self.state = state
    for child in children {
      child.uninstall()
    }
    let child = makeScreen("screen \(state)")
    install(child)
  }
}

// Containers that wait for screens with `await`, and ask what is true when they go on.

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

/// Shows the screen that was asked for last, when it has been loaded.
final class AwaitingSwitcher: LoadingContainer {
  private var loading: Task<Void, Never>?

  func open(_ number: Int) {
    loading?.cancel()
    loading = Task { [weak self, loader] in
      let answer = await loader.fetch(number)
      guard !Task.isCancelled, let self else { return }
      whenSettled { self.exchange(self.shown[0], for: self.screens[answer]) }
    }
  }
}

/// Listens to a stream of states while it is on screen, and shows a child for each.
final class StreamingStateController: UIViewController {
  private let makeScreen: (Int) -> UIViewController
  private var continuation: AsyncStream<Int>.Continuation?
  private var listening: Task<Void, Never>?
  private var state = 0

  init(makeScreen: @escaping (Int) -> UIViewController) {
    self.makeScreen = makeScreen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = makeScreen(state)
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

// Containers that show a child after asynchronous work, each in two forms: the broken one drives it
// by what was true before the wait, the other one by what is true after it.

import Foundation
import HeadlessUIKit

/// Forwards its appearance by hand; subclasses call for the child in their own way.
class TaskContainer: UIViewController {
  let isBroken: Bool
  private var shown: [UIViewController] = []
  private var isSettled = true
  private(set) var isOnScreen = false
  private var isWaiting = false

  required init(isBroken: Bool) {
    self.isBroken = isBroken
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isSettled = false
    for child in shown { child.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in shown { child.endAppearanceTransition() }
    (isSettled, isOnScreen) = (true, true)
    if isWaiting { showChild() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isSettled = false
    for child in shown { child.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in shown { child.endAppearanceTransition() }
    (isSettled, isOnScreen) = (true, false)
    if isWaiting { showChild() }
  }

  /// What the user asks for.
  func load() {}

  /// Shows the child that was waited for.
  ///
  /// `wasOnScreen` is what the container remembers from before the wait.
  func arrive(wasOnScreen: Bool) {
    if isBroken { return embed(drives: wasOnScreen) }
    isWaiting = true
    if isSettled { showChild() }
  }

  private func showChild() {
    isWaiting = false
    embed(drives: isOnScreen)
  }

  private func embed(drives: Bool) {
    guard shown.isEmpty else { return }
    let child = UIViewController()
    shown = [child]
    addChild(child)
    if drives { child.beginAppearanceTransition(true, animated: false) }
    view.addSubview(child.view)
    if drives { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }
}

/// Starts a task as soon as its view has been loaded.
final class LoadingAtOnce: TaskContainer {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      await Task.yield()
      arrive(wasOnScreen: true)
    }
  }
}

/// Sleeps before it shows the child; the correct one gives up when it leaves the screen.
final class LoadingAfterSleep: TaskContainer {
  private var loading: Task<Void, Never>?

  override func load() {
    let wasOnScreen = isOnScreen
    loading = Task {
      do {
        try await Task.sleep(for: .seconds(1))
        arrive(wasOnScreen: wasOnScreen)
      } catch {
        // It was cancelled.
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !isBroken { loading?.cancel() }
  }
}

/// Loads two parts side by side.
final class LoadingByGroup: TaskContainer {
  override func load() {
    let wasOnScreen = isOnScreen
    Task {
      let sum = await withTaskGroup(of: Int.self) { group in
        for part in 1...2 {
          group.addTask {
            await Task.yield()
            return part
          }
        }
        var sum = 0
        for await part in group { sum += part }
        return sum
      }
      if sum == 3 { arrive(wasOnScreen: wasOnScreen) }
    }
  }
}

/// Listens to a stream from its first appearance on.
final class LoadingByStream: TaskContainer {
  private let (stream, continuation) = AsyncStream<Bool>.makeStream()
  private var isListening = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isListening else { return }
    isListening = true
    Task { [weak self, stream] in
      for await wasOnScreen in stream { self?.arrive(wasOnScreen: wasOnScreen) }
    }
  }

  override func load() { continuation.yield(isOnScreen) }
}

/// Waits for a completion handler by a continuation.
final class LoadingByContinuation: TaskContainer {
  override func load() {
    let wasOnScreen = isOnScreen
    Task {
      await withCheckedContinuation { continuation in
        HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          continuation.resume()
        }
      }
      arrive(wasOnScreen: wasOnScreen)
    }
  }
}

/// Polls a clock until its deadline.
final class LoadingByClock: TaskContainer {
  override func load() {
    let wasOnScreen = isOnScreen
    Task {
      let clock = HeadlessUIKit.ContinuousClock()
      let deadline = clock.now.advanced(by: .milliseconds(300))
      while clock.now < deadline { try? await clock.sleep(for: .milliseconds(100)) }
      arrive(wasOnScreen: wasOnScreen)
    }
  }
}

/// Asks an actor, whose answer is parsed off the main actor.
final class LoadingByActor: TaskContainer {
  private actor Store {
    private var answers = 0

    func answer() -> Int {
      answers += 1
      return answers
    }
  }

  private let store = Store()

  @concurrent private nonisolated func parsed(_ number: Int) async -> Bool { number > 0 }

  override func load() {
    let wasOnScreen = isOnScreen
    Task {
      if await parsed(await store.answer()) { arrive(wasOnScreen: wasOnScreen) }
    }
  }
}

/// Comes back from a detached task by `MainActor.run`.
final class LoadingDetached: TaskContainer {
  override func load() {
    let wasOnScreen = isOnScreen
    Task.detached { [weak self] in
      await Task.yield()
      await MainActor.run { self?.arrive(wasOnScreen: wasOnScreen) }
    }
  }
}

/// Is called back without isolation, on the main queue.
final class LoadingByCallback: TaskContainer {
  private func fetch(_ done: @escaping @Sendable () -> Void) {
    HeadlessUIKit.DispatchQueue.global().async {
      HeadlessUIKit.DispatchQueue.main.async(execute: done)
    }
  }

  override func load() {
    let wasOnScreen = isOnScreen
    fetch { [weak self] in
      MainActor.assumeIsolated { self?.arrive(wasOnScreen: wasOnScreen) }
    }
  }
}

/// Awaits notifications, which it posts itself.
final class LoadingByNotification: TaskContainer {
  private static let name = Notification.Name("TaskContainerLoaded")
  private var isListening = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isListening else { return }
    isListening = true
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: Self.name, object: nil) {
        self?.arrive(wasOnScreen: true)
      }
    }
  }

  override func load() { NotificationCenter.default.post(name: Self.name, object: nil) }
}

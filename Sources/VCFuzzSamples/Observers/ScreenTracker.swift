// A tracker that keeps the screens in view on a stack, for the crash log to say which was on top.

internal import HeadlessUIKit
internal import VCFuzzKit

/// The screens that are in view, the latest on top.
@MainActor
final class ScreenTracker {
  private var screens: [Entry] = []
  private let isFaulty: Bool

  private struct Entry {
    weak var screen: TrackedScreen?
  }

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  var top: TrackedScreen? { screens.last?.screen }

  func didAppear(_ screen: TrackedScreen) {
    forget(screen)
    screens.append(Entry(screen: screen))
  }

  func didDisappear(_ screen: TrackedScreen) {
    if isFaulty {
      // Bug: takes the one on top for the one that goes; a modal's presenter goes after it came.
      _ = screens.popLast()
    } else {
      forget(screen)
    }
  }

  private func forget(_ screen: TrackedScreen) {
    screens.removeAll { $0.screen == nil || $0.screen === screen }
  }
}

/// Tells its tracker when it comes into view and goes.
final class TrackedScreen: ObserverScreen<ScreenTracker> {
  /// The last callback of the screen.
  private(set) var isInView = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isInView = true
    observer.didAppear(self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInView = false
    observer.didDisappear(self)
  }
}

extension GalleryEntry {
  static let lostTop = GalleryEntry(
    "screen-tracker",
    "A tracker with a stack of the screens in view.",
    fault: "It removes the top screen when another one has disappeared.",
    breaks: ["the top is in view"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { _ in
      ScreenTracker(isFaulty: isFaulty)
    } screen: { tracker in
      TrackedScreen(tracker)
    } invariants: { tracker, _ in
      Invariant("the top is in view") {
        guard let top = tracker.top, !top.isInView else { return nil }
        return "the screen on top of the stack has disappeared"
      }
    }
  }
}

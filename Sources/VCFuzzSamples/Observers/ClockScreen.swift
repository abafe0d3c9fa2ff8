// A screen with a clock that ticks while it is in view.

internal import HeadlessUIKit
internal import VCFuzzKit

/// Makes timers, and knows which of them run.
@MainActor
final class Clockwork {
  private(set) var running: [ClockTimer] = []

  func start(for screen: AnyObject) -> ClockTimer {
    let timer = ClockTimer(owner: ObjectIdentifier(screen))
    running.append(timer)
    return timer
  }

  func stop(_ timer: ClockTimer) { running.removeAll { $0 === timer } }

  /// Whether one screen keeps two timers running.
  var isDoubled: Bool {
    running.indices.contains { index in
      running[(index + 1)...].contains { $0.owner == running[index].owner }
    }
  }
}

/// A timer that runs until it is stopped.
@MainActor
final class ClockTimer {
  let owner: ObjectIdentifier

  init(owner: ObjectIdentifier) { self.owner = owner }
}

/// Runs a timer while it is in view.
final class ClockScreen: ObserverScreen<Clockwork> {
  private var timer: ClockTimer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isFaulty { stop() }
    timer = observer.start(for: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Bug (where this is left out): a cancelled pop brings the next start before the stop.
    if !isFaulty { stop() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stop()
  }

  private func stop() {
    if let timer { observer.stop(timer) }
    timer = nil
  }
}

extension GalleryEntry {
  static let timerTwice = GalleryEntry(
    "timer",
    "Screens whose clocks tick while they are in view.",
    fault: "A timer that is stopped in viewDidDisappear runs twice after a cancelled pop.",
    breaks: ["one timer a screen"]
  ) { name, summary, isFaulty in
    Scenario(name, summary) { _ in
      Clockwork()
    } screen: { clockwork in
      ClockScreen(clockwork, isFaulty: isFaulty)
    } invariants: { clockwork, _ in
      Invariant("one timer a screen") {
        clockwork.isDoubled ? "two timers of one screen run" : nil
      }
    }
  }
}

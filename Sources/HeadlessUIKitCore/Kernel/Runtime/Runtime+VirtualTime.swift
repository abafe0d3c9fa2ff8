// The main queue and timers of the virtual run loop: what the app defers runs by a step.

internal import HeadlessFoundation

extension Runtime: VirtualRunLoop {
  /// Appends a block to the main queue; stops a process in which no end of them is in sight.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    mainQueue.append(work)
    guard mainQueue.count > limits.queuedBlocksMax else { return }
    ExecutionSpot.onEndlessStep?()
    preconditionFailure("endless step: more than \(limits.queuedBlocksMax) blocks wait")
  }

  func runInBackground(_ work: @escaping @MainActor () -> Void, inOrderOf queue: AnyObject?) {
    background.append(work, inOrderOf: queue)
  }

  /// Whether a timer still has work to do: one that fires once, and is not a poll's next round, or
  /// one that may be an animation's.
  var awaitsTimer: Bool {
    timers.contains { timer in
      timer.isFrame ? framesAwaited > 0 : !timer.repeats && timer.chainLength <= Self.timerChainMax
    }
  }

  private static let timerChainMax = 3
  /// The frames of an animation at most; what still moves then moves for ever.
  static let framesMax = 64
}

// The main queue and timers of the virtual run loop: what the app defers runs by a step.

internal import Foundation
internal import HeadlessFoundation

/// The run loop of a stage: its main queue, its timers, and what it does off the main thread.
@MainActor
final class StageRunLoop: VirtualRunLoop {
  @exclusivity(unchecked) var mainQueue: [@MainActor () -> Void] = []
  /// What the app does off the main thread.
  @exclusivity(unchecked) var background = BackgroundWork()
  @exclusivity(unchecked) var timers: [Timer] = []
  var timerChainLength = 0
  /// The frames that an animation of the app's own may still need.
  @exclusivity(unchecked) private var framesAwaited = StageRunLoop.framesMax
  private(set) var virtualTime: TimeInterval = 0 {
    didSet { precondition(virtualTime >= oldValue, "virtual time goes back") }
  }
  /// Whether a task has ever run on this stage: one that waits is nowhere to be seen.
  var hasTasks = false
  private let queuedBlocksMax: Int

  init(queuedBlocksMax: Int) { self.queuedBlocksMax = queuedBlocksMax }

  /// How many blocks wait for their step.
  var count: Int { mainQueue.count + background.count }
  var isEmpty: Bool { mainQueue.isEmpty && background.isEmpty }

  /// Appends a block to the main queue; stops a process in which no end of them is in sight.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    mainQueue.append(work)
    guard mainQueue.count > queuedBlocksMax else { return }
    OutsideStages.onEndlessStep?()
    preconditionFailure("endless step: more than \(queuedBlocksMax) blocks wait")
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
  private static let framesMax = 64

  /// The user or the app does something: an animation of the app's own may begin with it.
  func awaitFrames() { framesAwaited = Self.framesMax }

  /// Fires the timer that is due next; virtual time moves on to it.
  func fireNextTimer() -> Bool {
    guard let next = timers.min(by: { $0.fireTime < $1.fireTime }) else { return false }
    assert(next.isValid, "an invalidated timer is on the run loop")
    virtualTime = max(virtualTime, next.fireTime)
    if next.isFrame, framesAwaited > 0 { framesAwaited -= 1 }
    if next.repeats { next.fireTime = virtualTime + next.timeInterval }
    next.fire()
    return true
  }

  func removeAll() {
    mainQueue.removeAll()
    background.removeAll()
    timers.removeAll()
  }
}

// Foundation's timers in virtual time.

public import Foundation

/// A timer of virtual time; it fires by a step of the stage.
@preconcurrency @MainActor
public final class Timer {
  /// The time between two firings, in seconds.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  package let repeats: Bool
  /// What the app gave the timer to carry.
  public let userInfo: Any?
  public var tolerance: TimeInterval = 0
  private let body: @MainActor (Timer) -> Void
  /// The run loop that the timer fires in; an object that outlives it may keep the timer.
  private weak let runLoop: (any VirtualRunLoop)?
  /// The virtual time at which the timer fires next.
  package var fireTime: TimeInterval
  /// Whether the timer moves something frame by frame, as a display link does.
  package var isFrame: Bool { timeInterval <= 0.1 && (repeats || chainLength > 0) }
  /// How many timers had to fire, each from the block of the one before, until this one was made.
  package let chainLength: Int

  package init(
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any? = nil,
    body: @escaping @MainActor (Timer) -> Void
  ) {
    let runLoop = VirtualTime.runLoop()
    self.runLoop = runLoop
    self.repeats = repeats
    self.body = body
    self.userInfo = userInfo
    timeInterval = interval
    fireTime = runLoop.virtualTime + interval
    chainLength = runLoop.timerChainLength
  }

  /// Creates a timer and puts it on the run loop.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, body: block)
    timer.schedule()
    return timer
  }

  /// Puts the timer on the run loop, unless it is there.
  package func schedule() {
    guard isValid, let runLoop, !runLoop.timers.contains(where: { $0 === self }) else { return }
    runLoop.timers.append(self)
  }

  /// Runs the block now.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    let outer = runLoop?.timerChainLength ?? 0
    runLoop?.timerChainLength = chainLength + 1
    body(self)
    runLoop?.timerChainLength = outer
  }

  /// Takes the timer off the run loop.
  public func invalidate() {
    isValid = false
    runLoop?.timers.removeAll { $0 === self }
  }
}

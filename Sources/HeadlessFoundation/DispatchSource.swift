// Timers and groups of Dispatch in virtual time.

public import Foundation

/// A maker of sources of events: of timers, the only ones there are here.
@preconcurrency @MainActor
public enum DispatchSource {
  /// An option of a timer.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let strict = TimerFlags(rawValue: 1)
  }

  public static func makeTimerSource(
    flags: TimerFlags = [],
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { VirtualTimerSource() }
}

/// A timer that a queue runs.
@preconcurrency @MainActor
public protocol DispatchSourceTimer: AnyObject {
  var isCancelled: Bool { get }
  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  )
  func setEventHandler(handler: (() -> Void)?)
  func setCancelHandler(handler: (() -> Void)?)
  func resume()
  func activate()
  func suspend()
  func cancel()
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval = .never
  ) { schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0)) }

  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    let length = DispatchTimeInterval.milliseconds(Int(interval * 1_000))
    schedule(deadline: deadline, repeating: length, leeway: .nanoseconds(0))
  }

  /// Schedules at once: moments of the wall clock are not those of virtual time.
  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: .now(), repeating: interval, leeway: leeway) }
}

/// The timer of a source.
private final class VirtualTimerSource: NSObject, DispatchSourceTimer {
  private(set) var isCancelled = false
  private var delay: TimeInterval?
  private var interval = TimeInterval.infinity
  private var isRunning = false
  private var timer: Timer?
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?

  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    delay = deadline.delay
    self.interval = interval.seconds
    start()
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  func resume() {
    isRunning = true
    start()
  }

  func activate() { resume() }

  func suspend() {
    isRunning = false
    timer?.invalidate()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    timer?.invalidate()
    cancelHandler?()
  }

  private func start() {
    timer?.invalidate()
    guard isRunning, !isCancelled, let delay, delay.isFinite else { return }
    let source = self
    timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in source.fire() }
  }

  private func fire() {
    handler?()
    guard interval.isFinite, isRunning, !isCancelled else { return }
    delay = interval
    start()
  }
}

/// Work that is waited for together.
@preconcurrency @MainActor
public final class DispatchGroup {
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    count -= 1
    guard count == 0 else { return }
    for block in waiting { VirtualTime.runLoop().enqueue(block) }
    waiting = []
  }

  /// Runs the block when everything has left the group.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    if count == 0 { VirtualTime.runLoop().enqueue(work) } else { waiting.append(work) }
  }
}

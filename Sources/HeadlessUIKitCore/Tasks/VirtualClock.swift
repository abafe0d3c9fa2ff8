// The clock of tasks: what they sleep passes in virtual time.

internal import Foundation
internal import _Concurrency

/// A clock of virtual time, which stands for Swift's clock of that name.
///
/// Where tasks are none of a stage's, as on other threads, it is the real clock.
public struct ContinuousClock: Clock {
  /// A point in time.
  public struct Instant: InstantProtocol, Hashable, Codable {
    /// The time since the clock began.
    let offset: Duration

    public static var now: Instant { ContinuousClock().now }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }

    public static func + (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: duration)
    }

    public static func += (instant: inout Instant, duration: Duration) {
      instant = instant + duration
    }

    public static func - (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: .zero - duration)
    }

    public static func - (instant: Instant, other: Instant) -> Duration {
      other.duration(to: instant)
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }
  }

  public init() {}

  public static var now: Instant { ContinuousClock().now }

  public var now: Instant {
    let real = Self.realStart.duration(to: _Concurrency.ContinuousClock.now)
    return Instant(offset: Self.virtualTime.map { .seconds($0) } ?? real)
  }

  public var minimumResolution: Duration { .nanoseconds(1) }

  nonisolated(nonsending) public func sleep(
    until deadline: Instant,
    tolerance: Duration? = nil
  ) async throws {
    let delay = now.duration(to: deadline)
    guard Self.virtualTime != nil else {
      return try await _Concurrency.ContinuousClock().sleep(for: delay, tolerance: tolerance)
    }
    try Task.checkCancellation()
    let sleep = VirtualSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.begin(delay, $0) }
    } onCancel: {
      sleep.cancel()
    }
  }

  private static let realStart = _Concurrency.ContinuousClock.now

  private static var virtualTime: TimeInterval? {
    TaskControl.withStage { $0.loop.virtualTime }
  }
}

/// Swift's clock that stops while the device sleeps: here no device does.
public typealias SuspendingClock = ContinuousClock

extension ContinuousClock {
  /// The clock of virtual time.
  public static var continuous: ContinuousClock { ContinuousClock() }

  /// The clock of virtual time.
  public static var suspending: ContinuousClock { ContinuousClock() }
}

// With these a call that names no clock, or one by a leading dot, means the clock of virtual time.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task until a moment of virtual time.
  nonisolated(nonsending) public static func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration? = nil,
    clock: ContinuousClock
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Suspends the task for a span of virtual time.
  nonisolated(nonsending) public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil
  ) async throws {
    let clock = ContinuousClock()
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  /// Suspends the task for a span of virtual time.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(duration))
  }
}

/// One sleep of a task: it ends when its timer fires or when its task is cancelled.
private final class VirtualSleep: @unchecked Sendable {
  // Only the main thread, on which every task of a stage runs, reads and changes these.
  private var continuation: CheckedContinuation<Void, any Error>?
  private var timer: Timer?
  private var isCancelled = false

  func begin(_ delay: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
    MainActor.assumeIsolated {
      if isCancelled { return continuation.resume(throwing: CancellationError()) }
      self.continuation = continuation
      let (seconds, attoseconds) = delay.components
      let interval = max(0, Double(seconds) + Double(attoseconds) / 1e18)
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in
        self.end { $0.resume() }
      }
    }
  }

  func cancel() {
    MainActor.assumeIsolated {
      isCancelled = true
      timer?.invalidate()
      end { $0.resume(throwing: CancellationError()) }
    }
  }

  private func end(_ resume: (CheckedContinuation<Void, any Error>) -> Void) {
    let ended = continuation
    continuation = nil
    timer = nil
    if let ended { resume(ended) }
  }
}

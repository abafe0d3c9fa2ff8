// The main queue and timers of the virtual run loop: what the app defers runs by a step.

public import Foundation

/// The dispatch queues of a headless app: their blocks run by steps of the stage.
///
/// There is one thread. What a queue of the app's own or of the background runs takes a step of its
/// own, so its order beside the main queue is open, as it is on a device.
///
/// It stands for Dispatch's class of that name in files that import only HeadlessUIKit. A file
/// that imports Foundation as well sees two `DispatchQueue`s and two `Timer`s and must say which
/// it means, or leave that import away: HeadlessUIKit brings Foundation with it.
@preconcurrency @MainActor
public final class DispatchQueue {
  /// The queue of the main thread.
  public static let main = DispatchQueue()

  /// Whether the blocks of a queue run side by side; here they never do.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public let label: String

  public convenience init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.init(label, isSerial: !attributes.contains(.concurrent))
  }

  /// Whether a block begins only after the one before it has ended.
  private let isSerial: Bool

  private init(_ label: String = "com.apple.main-thread", isSerial: Bool = true) {
    self.label = label
    self.isSerial = isSerial
  }

  private static let shared = DispatchQueue("com.apple.root.default-qos", isSerial: false)

  /// A queue of the background.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs the block now.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Appends a block; it runs when the stage takes the step.
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    let work: @MainActor () -> Void = {
      work()
      group?.leave()
    }
    if self === Self.main { return Runtime.current.enqueue(work) }
    Runtime.current.background.append(work, inOrderOf: isSerial ? self : nil)
  }

  /// Runs the block at once: moments of the wall clock are not those of virtual time.
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    execute work: @escaping @MainActor () -> Void
  ) { async(execute: work) }

  private static var specifics: [ObjectIdentifier: Any] = [:]

  /// Gives every queue a value, since one thread runs them all.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    Self.specifics[ObjectIdentifier(key)] = value
  }

  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    Self.getSpecific(key: key)
  }

  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    specifics[ObjectIdentifier(key)] as? Value
  }

  /// Appends a work item; cancelled before its step, it does not run.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs a work item after a delay of virtual time, if it is not cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs a block after a delay of virtual time.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard deadline.delay.isFinite else { return }  // never
    Timer.scheduledTimer(withTimeInterval: deadline.delay, repeats: false) { _ in
      if self === Self.main { work() } else { self.async(execute: work) }
    }
  }
}

/// A point in virtual time, as a delay from now.
public struct DispatchTime: Sendable {
  let delay: TimeInterval

  /// The present moment.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// Returns the moment that many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }

  /// Returns the moment that much later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + interval.seconds)
  }
}

/// A timer of virtual time; it fires by a step of the stage.
@preconcurrency @MainActor
public final class Timer {
  /// The time between two firings, in seconds.
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  let repeats: Bool
  /// What the app gave the timer to carry.
  public let userInfo: Any?
  public var tolerance: TimeInterval = 0
  private let body: @MainActor (Timer) -> Void
  unowned let runtime: Runtime
  var fireTime: TimeInterval
  /// How many timers had to fire, each from the block of the one before, until this one was made.
  let chainLength: Int

  init(
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any? = nil,
    body: @escaping @MainActor (Timer) -> Void
  ) {
    runtime = Runtime.current
    self.repeats = repeats
    self.body = body
    self.userInfo = userInfo
    timeInterval = interval
    fireTime = runtime.virtualTime + interval
    chainLength = runtime.timerChainLength
  }

  /// Creates a timer and puts it on the run loop.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, body: block)
    timer.runtime.timers.append(timer)
    return timer
  }

  /// Runs the block now.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    let outer = runtime.timerChainLength
    runtime.timerChainLength = chainLength + 1
    body(self)
    runtime.timerChainLength = outer
  }

  /// Takes the timer off the run loop.
  public func invalidate() {
    isValid = false
    runtime.timers.removeObject(self)
  }
}

extension Runtime {
  /// Whether a timer still has work to do: one that fires once, and is not a poll's next round.
  var awaitsTimer: Bool {
    timers.contains { !$0.repeats && $0.chainLength <= Self.timerChainMax }
  }

  private static let timerChainMax = 3
}

extension Runtime {
  /// Appends a block to the main queue; stops a process in which no end of them is in sight.
  func enqueue(_ work: @escaping @MainActor () -> Void) {
    mainQueue.append(work)
    guard mainQueue.count > limits.queuedBlocksMax else { return }
    ExecutionSpot.onEndlessStep?()
    preconditionFailure("endless step: more than \(limits.queuedBlocksMax) blocks wait")
  }
}

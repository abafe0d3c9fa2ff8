// Dispatch's queues in virtual time: what the app defers runs by a step of the stage.

public import Foundation

/// The dispatch queues of a headless app: their blocks run by steps of the stage.
///
/// There is one thread. What a queue of the app's own or of the background runs takes a step of its
/// own, so its order beside the main queue is open, as it is on a device.
///
/// It stands for Dispatch's class of that name in files that import HeadlessUIKit, those that
/// import Foundation as well included.
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
    isInactive = attributes.contains(.initiallyInactive)
    if isInactive { suspend() }
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
    if self === Self.main { return VirtualTime.runLoop().enqueue(work) }
    runInBackground { self.run(work) }
  }

  private func runInBackground(_ work: @escaping @MainActor () -> Void) {
    VirtualTime.runLoop().runInBackground(work, inOrderOf: isSerial ? self : nil)
  }

  // MARK: Suspension

  /// How many calls of `resume` are due before blocks run.
  private var suspensionCount = 0
  private var isInactive = false
  /// The blocks whose turn came while the queue was suspended, and those after them.
  private var held: [@MainActor () -> Void] = []

  /// Keeps the blocks of the queue until as many calls of `resume`.
  public func suspend() { suspensionCount += 1 }

  public func resume() {
    precondition(suspensionCount > 0, "'\(label)' is resumed more often than suspended")
    suspensionCount -= 1
    guard suspensionCount == 0 else { return }
    for _ in held { runInBackground { self.runHeld() } }
  }

  /// Lets a queue begin that was made inactive.
  public func activate() {
    guard isInactive else { return }
    isInactive = false
    resume()
  }

  private func run(_ work: @escaping @MainActor () -> Void) {
    if suspensionCount == 0, held.isEmpty { return work() }
    held.append(work)
    runHeld()
  }

  private func runHeld() {
    guard suspensionCount == 0, !held.isEmpty else { return }
    held.removeFirst()()
  }

  /// Runs the block at once: moments of the wall clock are not those of virtual time.
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    execute work: @escaping @MainActor () -> Void
  ) { async(execute: work) }

  /// Gives every queue a value, since one thread runs them all.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    VirtualTime.specifics[ObjectIdentifier(key)] = value
  }

  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    Self.getSpecific(key: key)
  }

  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    VirtualTime.specifics[ObjectIdentifier(key)] as? Value
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

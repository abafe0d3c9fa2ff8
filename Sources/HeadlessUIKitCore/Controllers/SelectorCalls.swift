// Selectors that an object sends later or to itself: `perform`, notifications, timers, display
// links. Everything that waits does so in the virtual run loop.

public import Foundation

/// What waits for a selector's turn in one runtime.
@MainActor
final class SelectorCalls {
  private struct Observation {
    weak var observer: AnyObject?
    let token: any NSObjectProtocol
    let name: Notification.Name?
    weak var object: AnyObject?
  }

  /// The observer, for a closure that may run on any thread by its type.
  private final class Receiver: @unchecked Sendable {
    weak var object: AnyObject?

    init(object: AnyObject) { self.object = object }
  }

  private struct Request {
    weak var target: AnyObject?
    let action: Selector
    let timer: Timer
  }

  private var observations: [Observation] = []
  /// What observes with a block of the app's.
  private var blocks: [(center: NotificationCenter, token: any NSObjectProtocol)] = []
  private var requests: [Request] = []
  /// The result of the last `perform`, which its caller does not own.
  var lastResult: AnyObject?

  var isEmpty: Bool { observations.isEmpty && requests.isEmpty }

  /// Stops observing, and forgets what waits; the stage is gone.
  ///
  /// A deinitialiser of the main actor would do it too late: in the job in which the first stage
  /// takes control of tasks, it waits in the real main queue until that job has ended.
  func removeAll() {
    for observation in observations {
      NotificationCenter.default.removeObserver(observation.token as Any)
    }
    for block in blocks { block.center.removeObserver(block.token as Any) }
    observations = []
    blocks = []
    requests = []
  }

  /// Removes a block with the stage: few apps do, and each notification would reach those of all
  /// runs before.
  func keep(_ token: any NSObjectProtocol, of center: NotificationCenter) {
    blocks.append((center, token))
  }

  func observe(
    _ center: NotificationCenter,
    _ observer: AnyObject,
    _ action: Selector,
    _ name: Notification.Name?,
    _ object: Any?
  ) {
    let receiver = Receiver(object: observer)
    observe(center, observer, name, object) { action.send(to: receiver.object, $0) }
  }

  /// Calls a function for the notifications that are posted in this run, while the observer exists.
  func observe(
    _ center: NotificationCenter,
    _ observer: AnyObject,
    _ name: Notification.Name?,
    _ object: Any?,
    _ body: @escaping @MainActor (Notification) -> Void
  ) {
    let receiver = Receiver(object: observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        // The centre is the process's: a stage beside this one posts to its own observers only.
        guard let self, Runtime.running?.selectorCalls === self, receiver.object != nil else {
          return
        }
        body(notification)
      }
    }
    observations.append(
      Observation(observer: observer, token: token, name: name, object: object as AnyObject?)
    )
  }

  func stopObserving(
    _ center: NotificationCenter,
    _ observer: AnyObject,
    _ name: Notification.Name?,
    _ object: Any?
  ) {
    observations.removeAll {
      guard $0.observer === observer, name == nil || $0.name == name,
        object == nil || $0.object === object as AnyObject?
      else { return false }
      center.removeObserver($0.token as Any)
      return true
    }
  }

  func request(_ target: AnyObject, _ action: Selector, _ argument: Any?, after: TimeInterval) {
    let timer = Timer.scheduledTimer(withTimeInterval: after, repeats: false) { [self] timer in
      requests.removeAll { $0.timer === timer }
      action.send(to: target, argument)
    }
    requests.append(Request(target: target, action: action, timer: timer))
  }

  func cancelRequests(of target: AnyObject, _ action: Selector?) {
    requests.removeAll {
      guard $0.target === target, action == nil || $0.action == action else { return false }
      $0.timer.invalidate()
      return true
    }
  }
}

extension NSObject {
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    Runtime.current.selectorCalls.request(self, aSelector, anArgument, after: delay)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    Runtime.current.selectorCalls.cancelRequests(of: aTarget as AnyObject, aSelector)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Runtime.current.selectorCalls.cancelRequests(of: aTarget as AnyObject, nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    let result = aSelector.result(from: self, [object]) as AnyObject?
    Runtime.current.selectorCalls.lastResult = result
    return result.map { Unmanaged.passUnretained($0) }
  }

  /// Whether the selector names a method of this object's class in the source.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.reaches(self) ?? false }
}

extension NotificationCenter {
  // Classes that no actor owns observe as well; all of an app runs on the main thread here.

  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) let (observer, object) = (observer as AnyObject, anObject)
    Self.onMainThread {
      Runtime.current.selectorCalls.observe(self, observer, aSelector, aName, object)
    }
  }

  /// Adds a block that receives what its own stage posts: the centre is the process's.
  ///
  /// An object of type `AnyObject?` decides for this method where a file imports Foundation, too.
  public func addObserver(
    forName name: Notification.Name?,
    object obj: AnyObject?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    nonisolated(unsafe) var owner: Runtime?
    Self.onMainThread { owner = Runtime.running }
    guard let owner else { return addObserver(forName: name, anyObject: obj, queue, block) }
    let token = addObserver(forName: name, anyObject: obj, queue) { [weak owner] notification in
      nonisolated(unsafe) var isOwn = true
      Self.onMainThread { isOwn = Runtime.running === owner }
      if isOwn { block(notification) }
    }
    nonisolated(unsafe) let made = token
    Self.onMainThread { owner.selectorCalls.keep(made, of: self) }
    return token
  }

  /// Foundation's own method.
  private func addObserver(
    forName name: Notification.Name?,
    anyObject object: Any?,
    _ queue: OperationQueue?,
    _ block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }

  /// Removes what was added with a selector, or a token that `addObserver(forName:…)` returned.
  public func removeObserver(_ observer: AnyObject) {
    nonisolated(unsafe) let object = observer
    Self.onMainThread { Runtime.running?.selectorCalls.stopObserving(self, object, nil, nil) }
    removeObserver(observer as Any)
  }

  public func removeObserver(
    _ observer: AnyObject,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    nonisolated(unsafe) let (observed, object) = (observer, anObject)
    Self.onMainThread {
      Runtime.running?.selectorCalls.stopObserving(self, observed, aName, object)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private static func onMainThread(_ body: @MainActor () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated { body() } }
  }
}

extension Timer {
  /// Creates a timer that sends a selector, and puts it on the run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.schedule()
    return timer
  }

  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: userInfo) {
      selector.send(to: target as AnyObject, $0)
    }
  }

  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, body: block)
  }
}

extension RunLoop {
  /// Puts a timer of virtual time on the run loop of the stage.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }
}

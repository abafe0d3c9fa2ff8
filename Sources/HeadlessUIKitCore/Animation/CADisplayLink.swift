// Display links: timers of virtual time, one frame a tenth of a second, as long as a finger's move.

public import Foundation

/// A timer that sends its action for every frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let frameDuration: CFTimeInterval = 0.1

  private var target: AnyObject?
  private let action: Selector
  private var timer: Timer?
  private var isAdded = false
  private let runtime = Runtime.current

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    action = selector
    super.init()
  }

  open var isPaused = false {
    didSet { schedule() }
  }
  open var preferredFramesPerSecond = 0
  open private(set) var timestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { Self.frameDuration }
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  open func invalidate() {
    target = nil
    schedule()
  }

  private func schedule() {
    guard isAdded, !isPaused, target != nil else {
      timer?.invalidate()
      timer = nil
      return
    }
    guard timer == nil else { return }
    // The run loop keeps the link until it is invalidated.
    timer = Timer.scheduledTimer(withTimeInterval: Self.frameDuration, repeats: true) {
      [self] _ in
      timestamp = runtime.loop.virtualTime
      action.send(to: target, self)
    }
  }
}

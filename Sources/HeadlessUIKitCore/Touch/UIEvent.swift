// The events that responders receive for a finger.

public import Foundation

/// What happens to the fingers at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  let touches: Set<UITouch>

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  open var type: EventType { .touches }
  open var allTouches: Set<UITouch>? { touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

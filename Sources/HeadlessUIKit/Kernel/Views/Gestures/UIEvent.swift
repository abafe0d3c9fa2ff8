// The events that responders receive for a finger.

public import Foundation

/// What happens to the fingers at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
  }

  let touches: Set<UITouch>

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  open var type: EventType { .touches }
  open var allTouches: Set<UITouch>? { touches }
}

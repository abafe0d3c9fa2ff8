// The events that responders receive for a finger.

public import Foundation

/// What happens to the fingers at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  let touches: Set<UITouch>

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  open var allTouches: Set<UITouch>? { touches }
  open var timestamp: TimeInterval { touches.first?.timestamp ?? 0 }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }
}

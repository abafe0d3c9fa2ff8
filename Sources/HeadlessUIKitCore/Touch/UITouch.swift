// A finger on the screen.

public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var phase = Phase.began
  open internal(set) var view: UIView?
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var tapCount = 1
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint

  init(at location: CGPoint, in view: UIView?) {
    windowLocation = location
    previousWindowLocation = location
    self.view = view
    super.init()
  }

  open var window: UIWindow? { view?.window }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}

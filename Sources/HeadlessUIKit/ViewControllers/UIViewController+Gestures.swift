// Which gestures a controller offers to the finger; containers add their own.

internal import Lifecycle

extension UIViewController {
  /// The gestures that this controller's view offers now.
  var offeredGestures: [any GestureSource] {
    let own: [any GestureSource]
    switch self {
    case let navigation as UINavigationController: own = navigation.swipeGestures
    case let tabs as UITabBarController: own = tabs.tapGestures
    case let pages as UIPageViewController: own = pages.turnGestures
    default: own = []
    }
    return own + presentationGestures
  }
}

extension UINavigationController {
  var swipeGestures: [any GestureSource] {
    let driven = runtime.transitions.last {
      $0.owner === self && $0.isUserDriven && $0.kind == .pop && $0.isOpen
    }
    guard driven != nil || offersInteractivePop else { return [] }
    return [
      TransitionGesture(
        id: .interactivePop(Int(id.index)),
        runtime: runtime,
        driven: driven,
        begin: { _ = self.beginInteractivePop() }
      )
    ]
  }
}

// Who presents whom.

/// The presentation styles.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// The links of a controller to what it presents and what presents it.
struct PresentationLinks {
  var presented: UIViewController?
  unowned(unsafe) var presenting: UIViewController?
}

extension UIViewController {
  var presentedController: UIViewController? { presentation.presented }
  var presentingController: UIViewController? { presentation.presenting }
}

extension Runtime {
  /// What becomes of a presentation when the window's root is replaced; false if it leaks (WIN-8).
  func leaveRootOfPresentation(_ root: UIViewController) -> Bool { false }
}

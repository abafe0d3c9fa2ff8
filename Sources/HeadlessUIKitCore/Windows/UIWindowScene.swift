// The scene of the windows, and its status bar.

internal import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { Runtime.current.windows }
  open var keyWindow: UIWindow? { Runtime.current.keyWindow }
  open var traitCollection: UITraitCollection { Runtime.current.deviceTraits }
  open var interfaceOrientation: UIInterfaceOrientation {
    Runtime.current.device.interfaceOrientation
  }
  package var safeArea: UIEdgeInsets { Runtime.current.device.safeArea }
}

extension Device {
  /// How the interface lies on this screen.
  var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }
}

// The scene of the windows, and its status bar.

public import Foundation

/// A scene with windows.
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { Runtime.current.windows }
  open var keyWindow: UIWindow? { Runtime.current.keyWindow }
  open var traitCollection: UITraitCollection { Runtime.current.deviceTraits }
  open var interfaceOrientation: UIInterfaceOrientation {
    Runtime.current.device.interfaceOrientation
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var isFullScreen: Bool { true }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect {
    let device = Runtime.current.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
  }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension Device {
  /// How the interface lies on this screen.
  var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeLeft : .portrait
  }
}

// The screen, as the app reads it.

public import Foundation

/// The screen of the device.
@preconcurrency @MainActor
public class UIScreen: NSObject {
  public class var main: UIScreen { UIScreen() }

  private let runtime = Runtime.current

  public var bounds: CGRect { runtime.device.bounds }
  public var nativeBounds: CGRect {
    bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  public var scale: CGFloat { runtime.deviceTraits.displayScale }
  public var traitCollection: UITraitCollection { runtime.deviceTraits }
}

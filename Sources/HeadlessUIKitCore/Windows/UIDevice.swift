// The device, as the app reads it.

public import Foundation
internal import VCLifecycle

/// The device that the app runs on.
@preconcurrency @MainActor
public class UIDevice: NSObject {
  public class var current: UIDevice { UIDevice() }

  private let runtime = Runtime.current

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    runtime.deviceTraits.userInterfaceIdiom
  }

  public var orientation: UIDeviceOrientation {
    runtime.device.size.width > runtime.device.size.height ? .landscapeLeft : .portrait
  }

  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { "iOS" }
  public var systemVersion: String { runtime.profile.os.description }
}

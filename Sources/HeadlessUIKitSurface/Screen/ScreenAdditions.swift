// What apps ask of the screen and the device beside their size and kind.

public import Foundation

extension UIScreen: UICoordinateSpace {
  public class var screens: [UIScreen] { [main] }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat { 0.5 }
  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
}

extension UIDevice {
  public func playInputClick() {}
  public var name: String { model }
  public var localizedModel: String { model }
  public var identifierForVendor: UUID? { nil }
  public var isBatteryMonitoringEnabled: Bool { false }
  public var batteryLevel: Float { 1 }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIScreen {
  /// Returns an inert view of the screen's size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIWindow { public var screen: UIScreen { .main } }

extension UIWindowScene {
  public var screen: UIScreen { .main }
  public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
}

/// The screen's coordinates are those of a window.
extension UIScreen {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.view(of: coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIView.view(of: coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.view(of: coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.view(of: coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
  }
}

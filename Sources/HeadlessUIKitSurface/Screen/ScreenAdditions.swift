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

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  fileprivate let scene: UIWindowScene
  fileprivate init(of scene: UIWindowScene) { self.scene = scene }
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: scene.safeArea.top) }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(of: self) }
  public var isFullScreen: Bool { true }
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

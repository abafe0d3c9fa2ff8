// The one scene of the app, from iOS 13 on.

public import Foundation

/// One instance of the app's user interface.
@MainActor
open class UIScene: UIResponder {
  /// How far the scene is from the user.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  private unowned let runtime: Runtime

  init(runtime: Runtime) {
    self.runtime = runtime
    super.init()
  }

  open var activationState: ActivationState {
    switch runtime.environment.phase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case .disconnected: .unattached
    }
  }

  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

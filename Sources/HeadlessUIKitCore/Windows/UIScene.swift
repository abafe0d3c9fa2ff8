// The one scene of the app, from iOS 13 on.

public import Foundation

/// One instance of the app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far the scene is from the user.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  private unowned let runtime: Runtime

  init(runtime: Runtime) {
    self.runtime = runtime
    super.init()
  }

  open var activationState: ActivationState { runtime.environment.phase }

  nonisolated private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }

  nonisolated public static let willConnectNotification = named("WillConnect")
  nonisolated public static let didDisconnectNotification = named("DidDisconnect")
  nonisolated public static let didActivateNotification = named("DidActivate")
  nonisolated public static let willDeactivateNotification = named("WillDeactivate")
  nonisolated public static let willEnterForegroundNotification = named("WillEnterForeground")
  nonisolated public static let didEnterBackgroundNotification = named("DidEnterBackground")
}

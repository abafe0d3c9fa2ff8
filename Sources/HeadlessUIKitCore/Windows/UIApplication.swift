// The app itself, as far as lifecycles go: its state, its windows, its notifications.

public import Foundation
internal import VCLifecycle

/// The app that the current stage stands for.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// How far the app is from the user.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private unowned let runtime: Runtime
  package let scene: UIScene
  /// Windows that the system made, and keeps.
  var ownedWindows: [UIWindow] = []

  init(runtime: Runtime) {
    self.runtime = runtime
    scene = UIWindowScene(runtime: runtime)
    super.init()
  }

  /// The app of the current stage.
  public class var shared: UIApplication { Runtime.current.application }

  open weak var delegate: (any UIApplicationDelegate)?

  open var applicationState: State {
    switch runtime.environment.phase {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  open var windows: [UIWindow] { runtime.windows }
  open var keyWindow: UIWindow? { runtime.keyWindow }

  nonisolated private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  nonisolated public static let didBecomeActiveNotification = named("DidBecomeActive")
  nonisolated public static let willResignActiveNotification = named("WillResignActive")
  nonisolated public static let didEnterBackgroundNotification = named("DidEnterBackground")
  nonisolated public static let willEnterForegroundNotification = named("WillEnterForeground")
  nonisolated public static let didReceiveMemoryWarningNotification = named(
    "DidReceiveMemoryWarning"
  )
}

extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
}

// The environment of the app: whether it is in front, how much of the screen it has, the keyboard.

internal import Foundation

/// The state of the app's environment on one stage.
struct EnvironmentState {
  var phase = UIScene.ActivationState.foregroundActive
  var share = StageStep.Environment.Share.whole
  /// The size of the whole screen, however little of it the app has; nil until a share is taken.
  var wholeSize: CGSize?
  var isKeyboardShown = false
  /// Whether the app is receiving `applicationDidBecomeActive` (QUIRK-3).
  var isBecomingActive = false
  /// A root that waits for the scene to connect, where a launch in the background shows none.
  var waitingRoot: UIViewController?
}

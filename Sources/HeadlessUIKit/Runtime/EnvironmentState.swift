// What surrounds the app: whether it is in front, how much of the screen it has, the keyboard.

internal import Foundation

/// The state of the app's surroundings on one stage.
struct EnvironmentState {
  /// How far the app is from the user.
  enum Phase {
    case active
    case inactive
    case background
    case disconnected
  }

  var phase = Phase.active
  var share = Stage.EnvironmentStep.Share.whole
  /// The size of the whole screen, however little of it the app has; nil until a share is taken.
  var wholeSize: CGSize?
  var isKeyboardShown = false
  /// Whether the app is told right now that it became active (QUIRK-3).
  var isBecomingActive = false
  /// A root that waits for the scene to connect, where a launch in the background shows none.
  var waitingRoot: UIViewController?

  /// Whether nothing has ever happened around the app.
  @MainActor var isUntouched: Bool {
    phase == .active && share == .whole && wholeSize == nil && !isKeyboardShown
      && !isBecomingActive && waitingRoot == nil
  }
}

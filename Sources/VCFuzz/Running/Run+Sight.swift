// What can be seen in a run, for the checks.

internal import HeadlessUIKit

extension Run {
  /// Records what can be seen, but not in the environment's host: its children lie one above the
  /// other, so that an opaque one covers the others by no decision of the app's.
  func recordSight() {
    stage.recordSight { !($0 is HostController) }
  }
}

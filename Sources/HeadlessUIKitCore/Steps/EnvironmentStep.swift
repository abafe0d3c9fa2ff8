// The steps of the environment: what the user and the system do to the app as a whole.

internal import Foundation

extension StageStep {
  /// Something that happens to the app as a whole.
  public enum Environment: Hashable, Sendable {
    case rotate
    case resize(Share)
    case enterBackground, enterForeground, sendMemoryWarning, disconnectScene, showKeyboard
    case hideKeyboard
    /// The window of that number is hidden.
    case hideWindow(Int)
    /// The window of that number is shown again.
    case showWindow(Int)

    /// How much of the screen the app has.
    public enum Share: String, CaseIterable, Sendable {
      case whole, half, third

      func part(of size: CGSize) -> CGSize {
        switch self {
        case .whole: size
        case .half: CGSize(width: (size.width / 2).rounded(.down), height: size.height)
        case .third: CGSize(width: (size.width / 3).rounded(.down), height: size.height)
        }
      }
    }
  }
}

extension StageStep.Environment: CustomStringConvertible {
  /// The step's text in traces and paths.
  public var description: String {
    switch self {
    case .rotate: "rotate"
    case .resize(let share): "resize to \(share.rawValue)"
    case .enterBackground: "enter background"
    case .enterForeground: "enter foreground"
    case .sendMemoryWarning: "send memory warning"
    case .disconnectScene: "disconnect scene"
    case .showKeyboard: "show keyboard"
    case .hideKeyboard: "hide keyboard"
    case .hideWindow(let number): "hide window \(number)"
    case .showWindow(let number): "show window \(number)"
    }
  }
}

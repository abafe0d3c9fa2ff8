// The steps of a stage, and the gestures among them.

internal import Foundation

/// Something that may happen next on a stage.
public enum StageStep: Hashable, Sendable {
  /// The turn ends and its transaction commits.
  case commit
  /// The animation of that number ends.
  case endAnimation(Int)
  /// The next block of the main queue runs.
  case runQueued
  /// The piece of work off the main thread at that place, among those that can run, runs.
  case runBackground(Int)
  /// The timer that is due next fires.
  case fireTimer
  /// A finger does something.
  case gesture(GestureID, GesturePhase)
  /// A finger taps what triggers a segue of a controller.
  case segue(Int, String)
  /// Something happens to the app as a whole.
  case environment(Environment)

  /// What the finger does.
  public enum GesturePhase: String, CaseIterable, Sendable {
    case begin, move, finish, cancel
  }

  /// Names a gesture that the screen offers.
  public enum GestureID: Hashable, Sendable {
    /// The swipe from the left edge of a navigation controller.
    case interactivePop(Int)
    /// A tap on the item of that index in a tab bar: one phase, `finish`, when the finger lifts.
    case tab(Int, Int)
    /// The swipe to the next page of a page view controller.
    case pageForward(Int)
    /// The swipe to the previous page of a page view controller.
    case pageBackward(Int)
    /// A gesture recogniser of that number, by a finger that goes that way.
    case recognizer(Int, FingerDirection)
    /// A scroll view of that number, by a finger that goes that way.
    case scroll(Int, FingerDirection)
    /// The drag of a sheet.
    case sheetDrag(Int)
    /// A tap beside a popover: one phase, `finish`, when the finger lifts.
    case tapOutside(Int)
    /// A tap on the action of that index in an alert: one phase, `finish`.
    case alertAction(Int, Int)
  }
}

extension StageStep: CustomStringConvertible {
  /// The step's text in traces and paths.
  public var description: String {
    switch self {
    case .commit: "commit"
    case .endAnimation(let id): "end animation \(id)"
    case .runQueued: "run queued block"
    case .runBackground(let place): "run background work \(place)"
    case .fireTimer: "fire timer"
    case .gesture(let id, let phase): "\(phase.rawValue) \(id)"
    case .segue(let controller, let identifier): "tap segue \(identifier) of \(controller)"
    case .environment(let step): step.description
    }
  }
}

extension StageStep {
  /// The way that a finger goes.
  public enum FingerDirection: String, CaseIterable, Sendable {
    case right, left, down, up
  }
}

extension StageStep.FingerDirection: CustomStringConvertible {
  /// The direction's text in traces and paths.
  public var description: String { rawValue }

  /// The vector of that length.
  func vector(_ length: CGFloat) -> CGPoint {
    switch self {
    case .right: CGPoint(x: length, y: 0)
    case .left: CGPoint(x: -length, y: 0)
    case .down: CGPoint(x: 0, y: length)
    case .up: CGPoint(x: 0, y: -length)
    }
  }

  var isHorizontal: Bool { self == .right || self == .left }
}

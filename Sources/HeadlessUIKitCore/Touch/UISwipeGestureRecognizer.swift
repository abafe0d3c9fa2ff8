// The swipe.

/// A recogniser of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways that a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right

  override func follow(_ phase: UITouch.Phase) {
    if phase == .moved, state == .possible { state = mayBegin ? .ended : .failed }
  }

  override var isDiscrete: Bool { true }

  override var directions: [StageStep.FingerDirection] {
    let ways: [(Direction, StageStep.FingerDirection)] = [
      (.right, .right), (.left, .left), (.down, .down), (.up, .up),
    ]
    return ways.filter { direction.contains($0.0) }.map(\.1)
  }
}

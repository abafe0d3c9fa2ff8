// Where an animation ends.

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

// How text is aligned.

/// How text is aligned.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

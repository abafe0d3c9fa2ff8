// How far an animator has come.

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

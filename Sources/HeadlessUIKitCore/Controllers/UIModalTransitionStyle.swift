// The animations of a presentation; nothing is drawn here, so they differ in name only.

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

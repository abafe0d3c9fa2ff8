// The styles of text that a terminal can show.

/// A style of text.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
}

// The styles of text that a terminal can show.

package import VCLifecycle

/// A style of text.
package enum TextStyle: String, Sendable {
  case bold = "1"
  case faint = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
}

extension Grade {
  /// The style in which a grade is printed.
  package var style: TextStyle {
    switch self {
    case .violation: .red
    case .fragile: .yellow
    case .advice: .faint
    }
  }
}

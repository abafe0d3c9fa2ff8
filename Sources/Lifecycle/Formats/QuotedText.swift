// Words from a log, made harmless: what a log names may hold escape sequences, line breaks or
// characters that turn the direction of writing.

/// Text from outside in the form in which it may be shown.
public enum QuotedText {
  /// Returns the text with every character that a terminal could act upon written as `\u{…}`,
  /// cut after `limit` characters.
  public static func inert(_ text: some StringProtocol, limit: Int = 120) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == limit { return result + "…" }
      count += 1
      if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }

  /// Returns bytes in the form in which they may be shown; what is no UTF-8 becomes `\u{fffd}`.
  static func inert(bytes: some Collection<UInt8>, limit: Int = 120) -> String {
    inert(String(decoding: bytes.prefix(limit * 4), as: UTF8.self), limit: limit)
  }

  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      // The joiner and the variation selector build emoji, and turn nothing.
      return scalar.value == 0x200D
    default:
      return scalar.value != 0xFFFD
    }
  }
}

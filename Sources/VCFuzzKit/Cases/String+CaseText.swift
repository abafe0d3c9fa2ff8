// Free text on one line of a case, and the way back.

extension StringProtocol {
  /// The text on one line; backslashes, line breaks, hidden characters, outer spaces are escaped.
  package var escapedForCase: String {
    var result = ""
    let last = unicodeScalars.count - 1
    for (place, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case " " where place == 0 || place == last: result += "\\u{20}"
      case _ where scalar.isDeceptive:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that `escapedForCase` wrote.
  package func unescapedFromCase() throws(CaseError) -> String {
    // Nearly every line is plain.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) {
      return String(self)
    }
    var result = ""
    var rest = Substring.UnicodeScalarView(unicodeScalars)
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        if scalar.isDeceptive {
          let number = String(scalar.value, radix: 16, uppercase: true)
          throw CaseError("a hidden character: write it as \\u{\(number)}")
        }
        result.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result += "\\"
      case "n": result += "\n"
      case "u": result.unicodeScalars.append(try Self.numbered(&rest))
      default: throw CaseError("a backslash begins \\\\, \\n or \\u{…}: write it twice")
      }
    }
    return result
  }

  private static func numbered(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(CaseError) -> Unicode.Scalar {
    var digits = ""
    guard rest.popFirst() == "{" else { throw CaseError("\\u is written \\u{20}") }
    while let scalar = rest.popFirst(), scalar != "}" {
      digits.unicodeScalars.append(scalar)
      if digits.utf8.count > 8 { break }
    }
    guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw CaseError("\\u{…} holds no character's number: \(digits.quotedForTerminal)")
    }
    return scalar
  }
}

// Escapes text from outside: names in logs and sources may hold anything.

extension StringProtocol {
  /// The text with everything made visible that could steer a terminal or deceive its reader.
  ///
  /// Control characters (line breaks too), direction marks, invisible characters and private ones
  /// come out as `\u{1B}`; all else stays as it is.
  package var escapedForTerminal: String {
    replacingScalars { scalar in
      scalar.isDeceptive ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : nil
    }
  }

  /// The text as content of an HTML element or attribute.
  package var escapedForHTML: String {
    escapedForTerminal.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// The text as a JSON string; what could steer a terminal is escaped too.
  package var quotedForJSON: String {
    let content = replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: scalar.isDeceptive ? scalar.escapedForJSON : nil
      }
    }
    return "\"" + content + "\""
  }

  /// Returns the text with those characters replaced for which a function returns a text.
  private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text between quotation marks, harmless and at most 80 characters long, for messages.
  package var quotedForTerminal: String {
    let limit = 80
    let start = prefix(limit)
    let isWhole = start.endIndex == endIndex
    // One character may carry any number of combining marks, hence the second limit.
    let escaped = String(
      String.UnicodeScalarView(start.escapedForTerminal.unicodeScalars.prefix(800))
    )
    return "'" + escaped + (isWhole ? "" : "…") + "'"
  }

  /// The text cut to so many characters, with a mark where it was cut.
  package func clipped(to max: Int) -> String {
    // A character may carry any number of combining marks, hence scalars.
    guard unicodeScalars.count > max else { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(max))) + "…"
  }
}

extension Unicode.Scalar {
  /// The character as one or two escapes of UTF-16 units.
  fileprivate var escapedForJSON: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Whether the character could steer a terminal or deceive its reader.
  package var isDeceptive: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      // The joiner builds emoji and turns nothing.
      value != 0x200D
    default:
      // Fillers that are letters by category and yet show nothing.
      [0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0].contains(value)
    }
  }
}

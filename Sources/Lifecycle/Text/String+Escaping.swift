// Escapes text from outside: names in logs and sources may hold anything.

extension StringProtocol {
  /// The text with everything made visible that could steer a terminal or deceive its reader.
  ///
  /// Control characters (line breaks too), direction marks, invisible characters and private ones
  /// come out as `\u{1B}`; all else stays as it is.
  package var escapedForTerminal: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isDeceptive {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as content of an HTML element or attribute.
  package var escapedForHTML: String {
    var result = ""
    for character in escapedForTerminal.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text as a JSON string; what could steer a terminal is escaped too.
  package var quotedForJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isDeceptive:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
}

extension Unicode.Scalar {
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

// Text as one word of another notation: only plain characters stay as they are.

internal import Foundation

extension Unicode.Scalar {
  /// Whether the character is a letter or a digit of ASCII.
  var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}

extension String {
  /// Whether the text has only plain characters and these marks.
  private func isPlain(or marks: String) -> Bool {
    unicodeScalars.allSatisfy { $0.isPlain || marks.unicodeScalars.contains($0) }
  }

  /// The text with every byte in hexadecimal that is neither plain nor one of these marks.
  func percentEncoded(keeping marks: String) -> String {
    utf8.map { byte in
      let character = String(Unicode.Scalar(byte))
      return character.isPlain(or: marks) ? character : String(format: "%%%02X", byte)
    }
    .joined()
  }

  /// The text as the target of a link.
  var escapedForLink: String { percentEncoded(keeping: "-_.") }

  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    !isEmpty && isPlain(or: "-_./=+:,@") ? self : quotedWithApostrophes
  }

  /// The text between apostrophes, as every shell reads it.
  var quotedWithApostrophes: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// The length of the longest run of a character.
  func longestRun(of character: Unicode.Scalar) -> Int {
    var longest = 0
    var length = 0
    for next in unicodeScalars {
      length = next == character ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }

  /// The text without the full stop at its end.
  var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

// Text as a word of a shell command.

extension String {
  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    !isEmpty && isPlain(or: "-_./=+:,@") ? self : quotedWithApostrophes
  }

  /// The text between apostrophes, as every shell reads it.
  package var quotedWithApostrophes: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// Whether the text has only plain characters and these marks.
  package func isPlain(or marks: String) -> Bool {
    unicodeScalars.allSatisfy { $0.isPlain || marks.unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter or a digit of ASCII.
  package var isPlain: Bool {
    isASCII && (properties.isAlphabetic || properties.numericType != nil)
  }
}

// Text as one word of another notation: only plain characters stay as they are.

internal import Foundation

extension String {
  /// The text with every byte in hexadecimal that is neither plain nor one of these marks.
  func percentEncoded(keeping marks: String) -> String {
    utf8.map { byte in
      let character = String(Unicode.Scalar(byte))
      return character.isPlain(or: marks) ? character : String(format: "%%%02X", byte)
    }
    .joined()
  }

  /// The text as the target of a link.
  package var escapedForLink: String { percentEncoded(keeping: "-_.") }

  /// The length of the longest run of a character.
  package func longestRun(of character: Unicode.Scalar) -> Int {
    var longest = 0
    var length = 0
    for next in unicodeScalars {
      length = next == character ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}

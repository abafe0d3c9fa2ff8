// Tells code from comments and texts, so that a rule does not stumble over what is only said.

/// A reader of Swift source that knows comments and text literals, and nothing else of it.
struct CodeReader {
  private let bytes: [UInt8]
  private let blanksComments: Bool
  private let blanksTexts: Bool
  private var result: [UInt8] = []
  private var index = 0
  /// How deep the reader is inside texts; what is interpolated there counts as text.
  private var textDepth = 0

  /// Returns the source with comments, or the content of texts, replaced by spaces.
  ///
  /// Line breaks stay, so lines keep their numbers. Code inside `\(…)` counts as text.
  static func blanked(_ source: String, comments: Bool, texts: Bool) -> String {
    var reader = CodeReader(Array(source.utf8), comments: comments, texts: texts)
    reader.readCode(untilParenthesis: false)
    return String(decoding: reader.result, as: UTF8.self)
  }

  private init(_ bytes: [UInt8], comments: Bool, texts: Bool) {
    self.bytes = bytes
    blanksComments = comments
    blanksTexts = texts
    result.reserveCapacity(bytes.count)
  }

  private func starts(_ word: StaticString, at offset: Int = 0) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index + offset + count <= bytes.count else { return false }
    for place in 0..<count where bytes[index + offset + place] != word.utf8Start[place] {
      return false
    }
    return true
  }

  /// Whether this many `#` stand at an offset.
  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    let start = index + offset
    return start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func copy(_ count: Int, asBlank isBlank: Bool) {
    for byte in bytes[index..<min(index + count, bytes.count)] {
      result.append(isBlank && byte != UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
    }
    index += count
  }

  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      if starts("//") {
        while index < bytes.count, !starts("\n") { copy(1, asBlank: blanksComments) }
      } else if starts("/*") {
        readBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        readText(hashes: hashes)
      } else {
        if starts("(") { depth += 1 }
        if starts(")") { depth -= 1 }
        copy(1, asBlank: textDepth > 0 && blanksTexts)
        if untilParenthesis, depth == 0 { return }
      }
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        copy(2, asBlank: blanksComments)
      } else if starts("*/") {
        depth -= 1
        copy(2, asBlank: blanksComments)
      } else {
        copy(1, asBlank: blanksComments)
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of `#` before the quotation mark of a text that starts here.
  private func hashesBeforeQuote() -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  private mutating func readText(hashes: Int) {
    copy(hashes, asBlank: false)
    let quotes = starts("\"\"\"") ? 3 : 1
    copy(quotes, asBlank: false)
    textDepth += 1
    while index < bytes.count {
      let isEnd = (quotes == 3 ? starts("\"\"\"") : starts("\"")) && hasHashes(hashes, at: quotes)
      let isEscape = starts("\\") && hasHashes(hashes, at: 1)
      if isEnd {
        copy(quotes + hashes, asBlank: false)
        break
      } else if isEscape, starts("(", at: 1 + hashes) {
        copy(1 + hashes, asBlank: blanksTexts)
        readCode(untilParenthesis: true)
      } else {
        copy(isEscape ? 2 + hashes : 1, asBlank: blanksTexts)
      }
    }
    textDepth -= 1
  }
}

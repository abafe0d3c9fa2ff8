// Tells code from comments and texts, so that a rule does not stumble over what is only said.

/// A reader of Swift source that knows comments and text literals, and nothing else of it.
enum CodeReader {
  /// Returns the source with comments, or the content of texts, replaced by spaces.
  ///
  /// Line breaks stay, so lines and columns keep their numbers. Code inside `\(…)` counts as text.
  static func blanked(_ source: String, comments: Bool, texts: Bool) -> String {
    var reader = Reader(scalars: Array(source.unicodeScalars))
    reader.blanksComments = comments
    reader.blanksTexts = texts
    reader.readCode(untilParenthesis: false)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: reader.result)
    return String(view)
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var blanksComments = true
    var blanksTexts = true
    var result: [Unicode.Scalar] = []
    private var index = 0
    /// How deep the reader is inside texts; what is interpolated there counts as text.
    private var textDepth = 0

    init(scalars: [Unicode.Scalar]) {
      self.scalars = scalars
      result.reserveCapacity(scalars.count)
    }

    private func starts(_ word: String) -> Bool {
      let wanted = Array(word.unicodeScalars)
      return index + wanted.count <= scalars.count
        && scalars[index..<index + wanted.count].elementsEqual(wanted)
    }

    private mutating func copy(_ count: Int, asBlank isBlank: Bool) {
      for scalar in scalars[index..<min(index + count, scalars.count)] {
        result.append(isBlank && scalar != "\n" ? " " : scalar)
      }
      index += count
    }

    mutating func readCode(untilParenthesis: Bool) {
      var depth = 0
      while index < scalars.count {
        if starts("//") {
          while index < scalars.count, scalars[index] != "\n" { copy(1, asBlank: blanksComments) }
        } else if starts("/*") {
          readBlockComment()
        } else if let hashes = hashesBeforeQuote() {
          readText(hashes: hashes)
        } else {
          if scalars[index] == "(" { depth += 1 }
          if scalars[index] == ")" { depth -= 1 }
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
      } while depth > 0 && index < scalars.count
    }

    /// The number of `#` before the quotation mark of a text that starts here.
    private func hashesBeforeQuote() -> Int? {
      var end = index
      while end < scalars.count, scalars[end] == "#" { end += 1 }
      return end < scalars.count && scalars[end] == "\"" ? end - index : nil
    }

    private mutating func readText(hashes: Int) {
      let marks = String(repeating: "#", count: hashes)
      copy(hashes, asBlank: false)
      let quote = starts("\"\"\"") ? "\"\"\"" : "\""
      copy(quote.count, asBlank: false)
      textDepth += 1
      while index < scalars.count {
        if starts(quote + marks) {
          copy(quote.count + hashes, asBlank: false)
          break
        } else if starts("\\" + marks + "(") {
          copy(1 + hashes, asBlank: blanksTexts)
          readCode(untilParenthesis: true)
        } else {
          copy(starts("\\" + marks) ? 2 + hashes : 1, asBlank: blanksTexts)
        }
      }
      textDepth -= 1
    }
  }
}

// Bodies that do not compile on Linux: an adoption leaves them out, so that the rest can run.

/// The bodies of a file's methods, initialisers and accessors, and the closures that make values of
/// properties.
package struct Bodies {
  private let code: Code
  /// The indices of their braces, outer ones before inner ones.
  private let braces: [(open: Int, close: Int)]

  /// Finds nothing in a source that the lexer can't read.
  package init?(_ source: String) {
    guard let code = try? Code(source) else { return nil }
    self.init(code)
  }

  init(_ code: Code) {
    self.code = code
    braces = code.tokens.indices.compactMap { index in
      guard let close = Self.endOfBody(of: index, in: code), let open = code.partner(of: close)
      else { return nil }
      return (open, close)
    }
  }

  private static let accessors: Set = ["get", "set", "didSet", "willSet"]

  private static func endOfBody(of index: Int, in code: Code) -> Int? {
    guard code.tokens[index].kind == .word, !code.is(index - 1, ".") else { return nil }
    switch code.tokens[index].text {
    case "func", "init": return code.endOfBody(of: index)
    case let word where accessors.contains(word):
      let brace = code.is(index + 1, "(") ? index + 4 : index + 1
      return code.is(brace, "{") ? code.partner(of: brace) : nil
    case "var", "let":
      var cursor = index + 1
      while let token = code[cursor], !token.startsLine, !token.is("="), !token.is("{") {
        cursor += 1
      }
      if code.is(cursor, "="), code.is(cursor + 1, "{"), code.is(index + 2, ":"),
        let close = code.partner(of: cursor + 1)
      {
        return code.is(close + 1, "(") ? close : nil
      }
      let isComputed = code.is(cursor, "{") && !accessors.contains(code[cursor + 1]?.text ?? "")
      return isComputed ? code.partner(of: cursor) : nil
    default: return nil
    }
  }

  private static let members: Set = ["func", "var", "init", "subscript"]

  private func innermost(around line: Int) -> (open: Int, close: Int)? {
    braces.last { code.tokens[$0.open].line <= line && line <= code.tokens[$0.close].line }
  }

  package func encloses(_ line: Int) -> Bool { innermost(around: line) != nil }

  /// Replaces the innermost body around each line; what reaches one ends its process.
  ///
  /// A negative line is one whose member overrides nothing here: it becomes a member of its own.
  func leaveOut(_ lines: [Int], _ edits: inout SourceEdits) {
    for index in code.tokens.indices
    where lines.contains(-code.tokens[index].line) && Self.members.contains(code.tokens[index].text)
    {
      for index in code.prefixes(before: index).start..<index where code.is(index, "override") {
        edits.replace(code.tokens[index].range, with: "")
        edits.note(code.tokens[index].line, "overrides nothing that exists on Linux")
      }
    }
    for open in Set(lines.compactMap { innermost(around: $0)?.open }).sorted() {
      guard let close = code.partner(of: open) else { continue }
      edits.replace(
        code.tokens[open].range.upperBound..<code.tokens[close].range.lowerBound,
        with: " fatalError(\"vcfuzz adopt has left out this body: it does not compile\") "
      )
      edits.note(code.tokens[open].line, "left out: the body does not compile on Linux")
    }
  }
}

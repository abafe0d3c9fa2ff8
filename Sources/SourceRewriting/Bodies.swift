// Bodies that do not compile on Linux: an adoption leaves them out, so that the rest can run.

/// The bodies of a file's methods, initialisers and accessors, and the closures that make values of
/// properties.
package struct Bodies {
  private let code: Code
  /// Their braces, outer ones before inner ones.
  private let braces: [ClosedRange<Int>]

  /// Finds nothing in a source that the lexer can't read.
  package init?(_ source: String) {
    guard let code = try? Code(source) else { return nil }
    self.init(code)
  }

  init(_ code: Code) {
    self.code = code
    braces = code.tokens.indices.compactMap { Self.body(of: $0, in: code) }
  }

  private static let accessors: Set = ["get", "set", "didSet", "willSet"]

  private static func body(of index: Int, in code: Code) -> ClosedRange<Int>? {
    guard code.tokens[index].kind == .word, !code.is(index - 1, ".") else { return nil }
    func braces(from open: Int) -> ClosedRange<Int>? {
      code.is(open, "{") ? code.partner(of: open).map { open...$0 } : nil
    }
    switch code.tokens[index].text {
    case "func", "init": return code.body(of: index)
    case let word where accessors.contains(word):
      return braces(from: code.is(index + 1, "(") ? index + 4 : index + 1)
    case "var", "let":
      var cursor = index + 1
      while let token = code[cursor], !token.startsLine, !token.is("="), !token.is("{") {
        cursor += 1
      }
      if code.has("=", "{", at: cursor), code.is(index + 2, ":"),
        let closure = braces(from: cursor + 1)
      {
        return code.is(closure.upperBound + 1, "(") ? closure : nil
      }
      return accessors.contains(code[cursor + 1]?.text ?? "") ? nil : braces(from: cursor)
    default: return nil
    }
  }

  private static let members: Set = ["func", "var", "init", "subscript"]

  private func innermost(around line: Int) -> ClosedRange<Int>? {
    braces.last {
      code.tokens[$0.lowerBound].line <= line && line <= code.tokens[$0.upperBound].line
    }
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
        edits.remove(index)
        edits.note(index, "overrides nothing that exists on Linux")
      }
    }
    let left = Set(lines.compactMap(innermost)).sorted { $0.lowerBound < $1.lowerBound }
    for body in left {
      let message = "vcfuzz adopt has left out this body: it does not compile"
      edits.replaceContent(of: body, with: " fatalError(\"\(message)\") ")
      edits.note(body.lowerBound, "left out: the body does not compile on Linux")
    }
  }
}

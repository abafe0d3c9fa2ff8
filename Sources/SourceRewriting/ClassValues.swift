// Views of classes that are values: Objective-C's classes can be made by any initialiser from a
// metatype, and Swift's by a `required` one only, which for a view is `init(coder:)`.

/// Rewrites `type.init(frame: bounds)` into `type.decoded(frame: bounds)`.
struct ClassValues {
  private let code: Code

  init(_ code: Code) { self.code = code }

  /// The places of `init`; a call with another argument is of an initialiser of the module's own.
  var uses: [Int] {
    code.tokens.indices.filter { index in
      guard code.is(index, "init"), code.is(index - 1, "."), code.is(index + 1, "("),
        code.is(index + 2, "frame"), code.is(index + 3, ":"), isValue(index - 2),
        let close = code.partner(of: index + 1)
      else { return false }
      return code.split(index + 2..<close, at: ",").count == 1
    }
  }

  func rewrite(_ edits: inout SourceEdits) {
    for index in uses {
      edits.replace(code.tokens[index].range, with: "decoded")
      edits.report(code.tokens[index].line, "makes a view of a class that is a value")
    }
  }

  /// Whether a type is a value there: a variable, or `type(of: view)`.
  private func isValue(_ index: Int) -> Bool {
    guard let token = code[index] else { return false }
    if token.is(")"), let open = code.partner(of: index) {
      return code.is(open - 1, "type") && code.is(open + 1, "of")
    }
    return token.kind == .word && token.text.first?.isLowercase == true
      && !["self", "super"].contains(token.text)
  }
}

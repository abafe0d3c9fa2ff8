// The wall clock, which runs while a stage takes its steps: `Date()` becomes the virtual time.

/// Rewrites what asks for the present moment.
struct Clocks {
  private let code: Code

  init(_ code: Code) { self.code = code }

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.tokens.indices where code.is(index, "Date") && !code.is(index - 1, ".") {
      let end: Int
      if code.is(index + 1, "("), code.is(index + 2, ")") {
        end = index + 2
      } else if code.is(index + 1, "."), code.is(index + 2, "now"), !code.is(index + 3, "(") {
        end = index + 2
      } else {
        continue
      }
      let start = code.tokens[index].range.lowerBound
      edits.replace(start..<code.tokens[end].range.upperBound, with: "Date.virtual")
      edits.report(code.tokens[index].line, "takes the virtual time for the present moment")
    }
  }
}

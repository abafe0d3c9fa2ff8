// The wall clock, which runs while a stage takes its steps: `Date()` becomes the virtual time.

/// Rewrites what asks for the present moment.
struct Clocks {
  let code: Code

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.places(of: "Date") where !code.is(index - 1, ".") {
      let isNow = code.has(".", "now", at: index + 1) && !code.is(index + 3, "(")
      guard isNow || code.has("(", ")", at: index + 1) else { continue }
      edits.replace(index...index + 2, with: "Date.virtual")
      edits.report(index, "takes the virtual time for the present moment")
    }
  }
}

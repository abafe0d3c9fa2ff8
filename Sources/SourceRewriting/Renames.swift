// Names that UIKit had before Swift 4.2. Apple's compiler takes them in the mode of Swift 4; Linux
// has the present ones only.

/// Replaces old names of UIKit.
struct Renames {
  let code: Code

  func rewrite(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() where token.kind == .word {
      if token.is("open"), code.is(index + 1, "let") || code.is(index + 1, "static") {
        // Constants and static members can't be overridden: Swift 6 rejects them if they are open.
        edits.replace(index, with: "public")
        edits.report(index, "makes what can't be overridden public instead of open")
      }
      let isDeclared = ["func", "var", "class", "enum", "struct", "typealias"].contains {
        code.is(index - 1, $0)
      }
      if isDeclared, !code.prefixes(before: index - 1).modifiers.contains("override") { continue }
      if let name = OldNames.names[token.text] {
        replace(index...index, with: name, &edits)
      } else if let name = OldNames.globals[token.text], isFree(index) {
        replace(index...index, with: name, &edits)
      } else if let name = OldNames.notifications[token.text], code.is(index - 1, ".") {
        replace(startOfName(index)...index, with: name, &edits)
      } else if token.is("toParentViewController"), code.is(index - 1, "("),
        code.is(index - 2, "didMove") || code.is(index - 2, "willMove")
      {
        replace(index...index, with: "toParent", &edits)
      } else if token.is("intersects"), isCallWithoutLabel(index) {
        // Foundation's counts an edge that rectangles share.
        replace(index...index, with: "overlaps", &edits)
      } else if token.is("superclass"), code.is(index - 1, "."),
        code.has("(", ")", at: index + 1)
      {
        // A property of the class here.
        edits.remove(index + 1...index + 2)
        edits.report(index, "reads superclass")
      } else if let (label, name) = OldNames.labels[token.text],
        code.has("(", label, ":", at: index + 1)
      {
        replace(index...index, with: name, &edits)
        edits.remove(index + 2...index + 3)
      }
    }
  }

  /// Whether a word is a method of something, called with an argument without a label.
  private func isCallWithoutLabel(_ index: Int) -> Bool {
    code.is(index - 1, ".") && code.is(index + 1, "(") && !code.is(index + 2, ")")
      && !code.is(index + 3, ":")
  }

  /// Whether a name is a global's, or a member of `RunLoopMode`.
  private func isFree(_ index: Int) -> Bool {
    let isOfMode =
      code.tokens[index].text.hasSuffix("Modes") || code.is(index, "defaultRunLoopMode")
    return isOfMode == code.is(index - 1, ".")
  }

  /// The index of the first token of `NSNotification.Name.UIKeyboardWillShow`, or of its dot.
  private func startOfName(_ index: Int) -> Int {
    guard code.is(index - 2, "Name") else { return index - 1 }
    return code.is(index - 3, ".") ? index - 4 : index - 2
  }

  private func replace(_ tokens: ClosedRange<Int>, with name: String, _ edits: inout SourceEdits) {
    edits.replace(tokens, with: name)
    let last = tokens.upperBound
    edits.report(last, "renames \(code.tokens[last].text) to \(name)")
  }
}

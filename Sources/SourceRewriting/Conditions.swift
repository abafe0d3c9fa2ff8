// Conditions on the platform: Linux stands for iOS.

/// Rewrites `#if os(iOS)` and conditions on frameworks that UIKit brings.
struct Conditions {
  let code: Code

  private static let frameworks: Set = [
    "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "Darwin",
  ]

  func rewrite(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() where token.is("#if") || token.is("#elseif") {
      var cursor = index + 1
      while let word = code[cursor], !word.startsLine {
        if code.is(cursor + 1, "(") { rewrite(word.text, cursor + 2, &edits) }
        cursor += 1
      }
    }
  }

  private func rewrite(_ condition: String, _ index: Int, _ edits: inout SourceEdits) {
    let new: String
    let name = code.tokens[index].text
    switch (condition, name) {
    case ("os", "iOS"): new = "Linux"
    case ("os", "Linux"): new = "iOS"
    case ("canImport", _) where Self.frameworks.contains(name): new = "UIKit"
    default: return
    }
    edits.replace(index, with: new)
    edits.report(index, "reads \(condition)(\(name)) as \(condition)(\(new))")
  }
}

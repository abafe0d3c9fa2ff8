// Conditions on the platform: Linux stands for iOS.

/// Rewrites `#if os(iOS)` and conditions on frameworks that UIKit brings.
struct Conditions {
  private let code: Code

  init(_ code: Code) { self.code = code }

  private static let frameworks: Set = [
    "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "Darwin", "UIKit",
  ]

  func rewrite(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() where token.is("#if") || token.is("#elseif") {
      var cursor = index + 1
      while let word = code[cursor], !word.startsLine {
        if code.is(cursor + 1, "("), let name = code[cursor + 2] {
          rewrite(word.text, name, &edits)
        }
        cursor += 1
      }
    }
  }

  private func rewrite(_ condition: String, _ name: Token, _ edits: inout SourceEdits) {
    let new: String
    switch (condition, name.text) {
    case ("os", "iOS"): new = "Linux"
    case ("os", "Linux"): new = "iOS"
    case ("canImport", let module) where Self.frameworks.contains(module) && module != "UIKit":
      new = "UIKit"
    default: return
    }
    edits.replace(name.range, with: new)
    edits.report(name.line, "reads \(condition)(\(name.text)) as \(condition)(\(new))")
  }
}

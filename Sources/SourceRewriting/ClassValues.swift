// Views of classes that are values: Objective-C's classes can be made by any initialiser from a
// metatype, and Swift's by a `required` one only, which for a view is `init(coder:)`.

/// Rewrites `type.init(frame: bounds)` into `type.decoded(frame: bounds)`, and so `type.init()`
/// where the variable is known to hold a class of UIKit.
struct ClassValues {
  private let code: Code

  /// The variables that hold a class of UIKit, as in `if let type = value as? UIScrollView.Type`.
  private let holders: Set<String>

  init(_ code: Code) {
    self.code = code
    holders = Set(code.places(of: "Type").compactMap { Self.holder(ofTypeAt: $0, in: code) })
  }

  private static func holder(ofTypeAt index: Int, in code: Code) -> String? {
    guard code.is(index - 1, "."), let name = code[index - 2], name.kind == .word,
      name.text.hasPrefix("UI")
    else { return nil }
    if code.is(index - 3, ":") { return code[index - 4]?.text }
    guard code.has("as", "?", at: index - 4) || code.has("as", "!", at: index - 4) else {
      return nil
    }
    var cursor = index - 4
    while cursor > 0, !code.is(cursor, "="), !code.tokens[cursor].startsLine { cursor -= 1 }
    return code.is(cursor, "=") ? code[cursor - 1]?.text : nil
  }

  /// The places of `init`; a call with another argument is of an initialiser of the module's own.
  var uses: [Int] {
    code.places(of: "init").filter { index in
      guard code.is(index - 1, "."), code.is(index + 1, "("),
        let close = code.partner(of: index + 1)
      else { return false }
      let isKnown = holders.contains(code[index - 2]?.text ?? "")
      if close == index + 2 { return isKnown }
      guard code.has("frame", ":", at: index + 2), isValue(index - 2) else { return false }
      let arguments = code.split(index + 2..<close, at: ",")
      return arguments.count == 1
        || isKnown && arguments.count == 2
          && code.is(arguments[1].lowerBound, "collectionViewLayout")
    }
  }

  func rewrite(_ edits: inout SourceEdits) {
    for index in uses {
      edits.replace(index, with: "decoded")
      edits.report(index, "makes a view of a class that is a value")
    }
  }

  /// Whether a type is a value there: a variable, or `type(of: view)`.
  private func isValue(_ index: Int) -> Bool {
    guard let token = code[index] else { return false }
    if token.is(")"), let open = code.partner(of: index) {
      return code.has("type", "(", "of", at: open - 1)
    }
    return token.kind == .word && token.text.first?.isLowercase == true
      && !["self", "super"].contains(token.text)
  }
}

// Attributes and modifiers of Objective-C and Interface Builder, and methods that only its runtime
// calls.

/// Removes what only Objective-C's runtime needs.
struct ObjectiveCWords {
  let code: Code

  private static let attributes = Set(
    words: """
      @objc @objcMembers @nonobjc @IBOutlet @IBAction @IBInspectable @IBDesignable @IBSegueAction
      @NSManaged @NSCopying @GKInspectable @_objcImplementation @objcImplementation @main
      @UIApplicationMain
      """
  )

  private static let forwarding: Set = [
    "forwardingTarget", "responds", "resolveInstanceMethod", "resolveClassMethod",
    "instancesRespond", "conforms", "awakeFromNib",
  ]

  private static let declarationWords = Set(
    words: """
      func var let class static subscript init public open internal private fileprivate override
      final weak lazy convenience required
      """
  )

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.places(of: "func") { rewriteMethod(index, &edits) }
    for (index, token) in code.tokens.enumerated() {
      let next = code[index + 1]
      if Self.attributes.contains(token.text) {
        let hasArguments = next?.is("(") == true && next?.followsSpace == false
        let end = hasArguments ? code.partner(of: index + 1) : nil
        remove(index...(end ?? index), &edits)
        if token.is("@NSManaged") { giveValue(toManaged: index, &edits) }
      } else if token.is("@convention"), isMessage(index), let close = code.partner(of: index + 1) {
        // No C function has such parameters here.
        remove(index...close, &edits)
      } else if token.is("dynamic"), Self.declarationWords.contains(next?.text ?? ""),
        !code.is(index - 1, ".")
      {
        remove(index...index, &edits)
      } else if token.is("method_exchangeImplementations") {
        edits.note(index, "no methods are exchanged: there is no Objective-C")
      }
    }
  }

  private func remove(_ tokens: ClosedRange<Int>, _ edits: inout SourceEdits) {
    edits.remove(tokens)
    edits.report(tokens.lowerBound, "removes \(code.tokens[tokens.lowerBound].text)")
  }

  private func rewriteMethod(_ index: Int, _ edits: inout SourceEdits) {
    guard let body = code.body(of: index) else { return }
    let prefixes = code.prefixes(before: index)
    let isUnavailable = prefixes.attributes.contains {
      ($0.hasPrefix("@available(iOS") || $0.hasPrefix("@available(*")) && $0.contains("unavailable")
    }
    if isUnavailable {
      // A method that no app can call needs no body.
      edits.replaceContent(of: body, with: " fatalError() ")
      edits.report(index, "empties a method that is unavailable")
    }
    if prefixes.modifiers.contains("override"),
      Self.forwarding.contains(code[index + 1]?.text ?? "")
    {
      edits.remove(prefixes.start...body.upperBound)
      let reason =
        code.is(index + 1, "awakeFromNib")
        ? "no object comes from a nib here" : "messages are not forwarded here"
      edits.note(index, "left out: \(reason)")
    }
  }

  /// Whether `@convention(c)` is that of a method of Objective-C, which takes a selector.
  private func isMessage(_ index: Int) -> Bool {
    guard let close = code.partner(of: index + 1), code.is(close + 1, "("),
      let end = code.partner(of: close + 1)
    else { return false }
    return (close..<end).contains { code.is($0, "Selector") }
  }

  /// A property that Objective-C's runtime would store begins with its type's simplest value.
  private func giveValue(toManaged index: Int, _ edits: inout SourceEdits) {
    guard let colon = (index..<index + 8).first(where: { code.is($0, ":") }) else { return }
    var end = colon + 1
    while let token = code[end + 1], !token.startsLine, !token.is(";"), !token.is("}") { end += 1 }
    guard let last = code[end], !last.is("?"), !last.is("!") else { return }
    edits.insert(" = .init()", after: end)
  }
}

// Calls of optional requirements: `a?.moved?(to: 3)` becomes `(try? a?.moved(to: 3))`, and
// `a.rate ?? 1` becomes `(try? a.rate) ?? 1`. `if let b = a?.moved(to:)` gives a function that
// does nothing where the requirement is missing.

/// Rewrites the calls of methods, and the uses of properties, that a conforming type may leave out.
struct OptionalCalls {
  let code: Code
  let methods: Set<String>
  let properties: Set<String>

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.tokens.indices where isOptionalUse(index) {
      wrap(index, to: index, in: "(try? ", "reads % with try?, since it may be missing", &edits)
    }
    for index in code.tokens.indices where isReference(index) {
      guard let close = code.partner(of: index + 1) else { continue }
      let message = "takes %, which may be missing, as a function"
      wrap(index, to: close, in: "UnimplementedRequirement.ignored(", message, &edits)
    }
    for index in code.tokens.indices where isOptionalCall(index) {
      guard var close = code.partner(of: index + 2) else { continue }
      if code.is(close + 1, "{"), code[close + 1]?.startsLine == false, isStatement(index) {
        close = code.partner(of: close + 1) ?? close
      }
      edits.remove(index + 1)
      wrap(index, to: close, in: "(try? ", "calls % with try?, since it may be missing", &edits)
    }
  }

  /// Puts parentheses around a chain that ends at a token; `%` is the name in the message.
  private func wrap(
    _ index: Int,
    to end: Int,
    in open: String,
    _ message: String,
    _ edits: inout SourceEdits
  ) {
    edits.insert(open, before: startOfChain(index))
    edits.insert(")", after: end)
    edits.report(index, message.replacing("%", with: code.tokens[index].text))
  }

  /// Whether the call begins its line: a brace that follows is a closure, and no condition's body.
  private func isStatement(_ index: Int) -> Bool {
    code.tokens[startOfChain(index)].startsLine
  }

  /// What the protocols of UIKit let a type leave out.
  private static let systemMethods = Set(
    words: """
      adaptivePresentationStyle addAnimations addCompletion animationController animationEnded
      collectionView continueAnimation gestureRecognizer gestureRecognizerShouldBegin
      interactionControllerForDismissal interactionControllerForPresentation interruptibleAnimator
      navigationController numberOfSections pageViewController popoverPresentationController
      presentationController presentationControllerDidDismiss scrollViewDidEndDecelerating
      scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidScroll
      scrollViewDidScrollToTop scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
      scrollViewWillBeginDragging scrollViewWillEndDragging splitViewController tabBarController
      tableView textField textView
      """
  )

  /// Whether a property that may be missing is read there: a default value or a condition follows.
  private func isOptionalUse(_ index: Int) -> Bool {
    guard let name = code[index], properties.contains(name.text), code.is(index - 1, ".") else {
      return false
    }
    if code.has("?", "?", at: index + 1) { return true }
    // What is read of it without a question mark shows that it is no requirement.
    if code.is(index + 1, ".") { return false }
    let start = startOfChain(index)
    return code.is(start - 1, "=") && (code.is(start - 3, "let") || code.is(start - 3, "var"))
      && ["if", "guard", ",", "while"].contains(code[start - 4]?.text ?? "")
  }

  /// Whether `= a?.name(label:)` at that index takes an optional requirement as a value.
  private func isReference(_ index: Int) -> Bool {
    guard methods.contains(code.tokens[index].text), code.is(index - 1, "."),
      code.is(index + 1, "("), let close = code.partner(of: index + 1), close > index + 2,
      code.is(startOfChain(index) - 1, "=")
    else { return false }
    return (index + 2..<close).allSatisfy { place in
      code.is(place, ":") ? !code.is(place + 1, ":") : code.is(place + 1, ":")
    }
  }

  /// Whether `name?(` at that index calls an optional requirement and not an optional closure.
  private func isOptionalCall(_ index: Int) -> Bool {
    guard let name = code[index], name.kind == .word, code.is(index - 1, "."),
      code.is(index + 1, "?"), code[index + 1]?.followsSpace == false
    else { return false }
    let isKnown =
      methods.contains(name.text) || Self.systemMethods.contains(name.text) || isDelegate(index - 2)
    // `a.addCompletion? { … }` has a closure and no parentheses.
    if code.is(index + 2, "{") { return isKnown && isStatement(index) }
    return isKnown && code.is(index + 2, "(") && code[index + 2]?.followsSpace == false
  }

  /// Whether the receiver is called a delegate or data source: its protocol may be UIKit's.
  private func isDelegate(_ index: Int) -> Bool {
    let isOptional = code.is(index, "?") || code.is(index, "!")
    guard let name = code[isOptional ? index - 1 : index]?.text.lowercased() else { return false }
    return name.hasSuffix("delegate") || name.hasSuffix("datasource") || name == "super"
  }

  /// The first token of the expression that ends with the method's name.
  private func startOfChain(_ index: Int) -> Int {
    func skippingMarks(_ end: Int) -> Int {
      code.is(end, "?") || code.is(end, "!") ? skippingMarks(end - 1) : end
    }
    var cursor = index
    while code.is(cursor - 1, ".") {
      var end = skippingMarks(cursor - 2)
      while let token = code[end], token.is(")") || token.is("]"), let open = code.partner(of: end)
      {
        guard let before = code[open - 1], !code.tokens[open].followsSpace,
          before.kind == .word || [")", "]", "?", "!"].contains(before.text)
        else { return open }
        end = skippingMarks(open - 1)
      }
      cursor = end
    }
    return cursor
  }
}

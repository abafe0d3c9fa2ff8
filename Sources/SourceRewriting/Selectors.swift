// `#selector` becomes a `Selector` that carries the method, `#keyPath` a text, and literals of
// colours and images become calls.

/// Rewrites the selectors and key paths of a file.
struct Selectors {
  let code: Code

  func rewrite(_ edits: inout SourceEdits) {
    for (index, token) in code.tokens.enumerated() where token.kind == .directive {
      guard code.is(index + 1, "("), let close = code.partner(of: index + 1) else { continue }
      let inner = index + 2..<close
      switch token.text {
      case "#selector":
        edits.replace(index...close, with: selector(inner, at: index, &edits))
        edits.report(index, "makes a Selector of #selector(\(code.text(inner)))")
      case "#keyPath":
        var parts = code.text(inner).split(separator: ".")
        if parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
        edits.replace(index...close, with: "\"" + parts.joined(separator: ".") + "\"")
        edits.report(index, "makes a text of #keyPath")
      case "#colorLiteral":
        edits.replace(index, with: "UIColor")
        edits.report(index, "makes a UIColor of #colorLiteral")
      case "#imageLiteral":
        edits.replace(index...close, with: "UIImage()")
        edits.report(index, "makes an empty UIImage of #imageLiteral")
      default: break
      }
    }
  }

  private func selector(_ range: Range<Int>, at index: Int, _ edits: inout SourceEdits) -> String {
    var range = range
    let head = code.tokens[range.lowerBound].text
    if code.is(range.lowerBound + 1, ":"), head == "getter" || head == "setter" {
      let name = code.tokens[range.upperBound - 1].text
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
      return "Selector((\"\(head == "getter" ? name : setter)\"))"
    }
    // `self.tapped as (Menu) -> () -> Void` picks one of several methods.
    var cast = ""
    if let word = range.first(where: { code.is($0, "as") }) {
      cast = " " + code.text(word..<range.upperBound)
      range = range.lowerBound..<word
    }
    var labels: [String]?
    var end = range.upperBound
    if code.is(end - 1, ")"), let open = code.partner(of: end - 1), open > range.lowerBound {
      labels = (open + 1..<end - 1).filter { !code.is($0, ":") }.map { code.tokens[$0].text }
      end = open
    }
    let path = (range.lowerBound..<end).filter { !code.is($0, ".") }.map { code.tokens[$0].text }
    let name = Self.objectiveCName(path.last ?? "", labels)
    guard let owner = owner(of: path.dropLast(), at: index) else {
      edits.note(index, "the selector \(name) reaches no method: its class is not in the source")
      return "Selector((\"\(name)\"))"
    }
    let list = labels.map { labels in "(" + labels.map { $0 + ":" }.joined() + ")" } ?? ""
    let method = (path.last ?? "") + (labels?.isEmpty == true ? "" : list)
    let bound = bound(cast, owner)
    return "Selector(\"\(name)\", \(owner).\(method)\(bound))"
  }

  /// The type whose method a path names; nil if it goes through a property.
  private func owner(of path: ArraySlice<String>, at index: Int) -> String? {
    let enclosing = code.enclosingType(of: index)?.name
    guard let first = path.first else { return enclosing }
    if ["self", "Self", "super"].contains(first) { return path.count == 1 ? enclosing : nil }
    let isType = path.allSatisfy { $0.first?.isUppercase == true }
    return isType ? path.joined(separator: ".") : nil
  }

  /// A cast of an unbound method names the type first; that of a bound one does not.
  private func bound(_ cast: String, _ owner: String) -> String {
    guard !cast.isEmpty else { return "" }
    let arrows = cast.split(separator: "->", omittingEmptySubsequences: false).count - 1
    if arrows > 1 { return cast }
    var type = cast.dropFirst(" as ".count)
    let isForced = type.hasPrefix("?") || type.hasPrefix("!")
    if isForced { type = type.dropFirst() }
    return " as (\(owner)) -> \(type.drop { $0 == " " })"
  }

  /// The name that Objective-C gives a method: `move(to:animated:)` is `moveTo:animated:`.
  static func objectiveCName(_ base: String, _ labels: [String]?) -> String {
    guard let labels, let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = first.prefix(1).uppercased() + first.dropFirst()
      let isJoined = ["with", "for", "from", "to", "by", "in", "at", "on", "of"].contains {
        first == $0 || (first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true)
      }
      name += isJoined ? word : "With" + word
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
  }
}

// Optional requirements: `@objc optional func moved(to: Int) -> Bool` becomes a requirement that
// may throw, with an implementation that throws `UnimplementedRequirement`. A method that does not
// throw satisfies it, and `try?` gives nil where there is none, as an optional call does.

/// The optional requirements of a file's protocols.
struct OptionalRequirements {
  private let code: Code
  private let protocols: [Code.TypeDeclaration]

  init(_ code: Code) {
    self.code = code
    protocols = code.types.filter { $0.keyword == "protocol" }
  }

  private struct Requirement {
    /// The index of `optional`, and that of `func` or `var`.
    let word: Int
    let keyword: Int
    /// The index of the last token of the declaration.
    let end: Int
    /// The index of the token after the parameters; for a property that of its braces.
    let parameters: Int
  }

  /// The names of the methods and properties that a conforming type may leave out.
  var names: (methods: Set<String>, properties: Set<String>) {
    let all = protocols.flatMap { requirements(of: $0) }
    func names(_ keyword: String) -> Set<String> {
      Set(all.filter { code.is($0.keyword, keyword) }.map { code.tokens[$0.keyword + 1].text })
    }
    return (names("func"), names("var"))
  }

  func rewrite(_ edits: inout SourceEdits) {
    for declaration in protocols {
      if declaration.attributes.contains(where: { $0.hasPrefix("@objc") }) {
        bind(declaration, &edits)
      }
      var defaults: [String] = []
      for requirement in requirements(of: declaration) {
        defaults.append(rewrite(requirement, of: declaration, &edits))
      }
      guard !defaults.isEmpty else { continue }
      let body = defaults.joined(separator: "; ")
      edits.append("extension \(declaration.name) { \(body) }")
    }
  }

  /// A protocol of Objective-C is one of classes.
  private func bind(_ declaration: Code.TypeDeclaration, _ edits: inout SourceEdits) {
    let bounds: Set = ["AnyObject", "class", "NSObjectProtocol"]
    guard bounds.isDisjoint(with: declaration.inherited) else { return }
    let isFirst = declaration.inherited.isEmpty
    edits.insert(
      isFirst ? ": AnyObject" : " AnyObject,",
      after: declaration.index + (isFirst ? 1 : 2)
    )
    edits.report(declaration.index + 1, "makes \(declaration.name) a protocol of classes")
  }

  private func requirements(of declaration: Code.TypeDeclaration) -> [Requirement] {
    (declaration.open..<declaration.close).compactMap { index in
      guard code.is(index, "optional"), !code.is(index - 1, ".") else { return nil }
      var keyword = index + 1
      while let token = code[keyword], token.kind == .attribute || token.is("static") {
        keyword += 1
      }
      if code.is(keyword, "func") { return method(index, keyword, before: declaration.close) }
      guard code.is(keyword, "var"), let body = code.body(of: keyword) else { return nil }
      return Requirement(
        word: index,
        keyword: keyword,
        end: body.upperBound,
        parameters: body.lowerBound
      )
    }
  }

  private func method(_ word: Int, _ keyword: Int, before limit: Int) -> Requirement? {
    var cursor = keyword + 2
    if code.is(cursor, "<"), let end = code.endOfGenerics(cursor) { cursor = end + 1 }
    guard code.is(cursor, "("), let close = code.partner(of: cursor) else { return nil }
    var end = close
    while let next = code[end + 1], end + 1 < limit {
      let isArrow = next.is("-") && code.is(end + 2, ">")
      let isInside = code.is(end, ">") && code.is(end - 1, "-")
      if next.startsLine, !isArrow, !isInside, !next.is("where") { break }
      if next.is(";") { break }
      end += 1
      end = code.next(after: end) - 1
    }
    return Requirement(word: word, keyword: keyword, end: end, parameters: close + 1)
  }

  /// Makes the requirement one that may throw, and returns its default implementation.
  private func rewrite(
    _ requirement: Requirement,
    of declaration: Code.TypeDeclaration,
    _ edits: inout SourceEdits
  ) -> String {
    let name = code.tokens[requirement.keyword + 1].text
    edits.remove(requirement.word)
    edits.report(
      requirement.word,
      "gives the optional requirement \(name) an implementation that throws"
    )
    let isPublic = !Set(declaration.modifiers).isDisjoint(with: ["public", "open"])
    let access = isPublic ? "public " : ""
    let failure = "{ throw UnimplementedRequirement() }"
    if code.is(requirement.keyword, "var") {
      edits.replace(requirement.parameters...requirement.end, with: "{ get throws }")
      let type = code.text(requirement.keyword..<requirement.parameters)
      return "\(access)\(type) { get throws \(failure) }"
    }
    var rest = requirement.parameters
    while code.is(rest, "async") { rest += 1 }
    let head = code.text(requirement.keyword..<rest)
    guard !code.is(rest, "throws") else {
      return access + code.text(requirement.keyword..<requirement.end + 1) + " " + failure
    }
    edits.insert(" throws", after: rest - 1)
    let result = rest <= requirement.end ? " " + code.text(rest..<requirement.end + 1) : ""
    return "\(access)\(head) throws\(result) \(failure)"
  }
}

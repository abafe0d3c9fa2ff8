// Types that only a file declares that is left out. They become names of `MissingType`, of which
// there is no value: what asks for one compiles, and does not find any.

/// The types of a module that are missing.
struct MissingTypes {
  /// The types by name, with the names of their generic parameters.
  private var parameters: [String: String] = [:]
  private var published: Set<String> = []

  /// Finds what is missing when files of the module are left out.
  init(leftOut: [Code], others: [Code]) {
    for code in leftOut {
      for type in Self.declared(in: code) { add(type) }
    }
    for name in others.flatMap({ Self.declared(in: $0) }).map(\.name) { parameters[name] = nil }
    var count = -1
    while !parameters.isEmpty, count != parameters.count {
      count = parameters.count
      // A type that inherits from a missing one is missing as well.
      for type in others.flatMap({ going(in: $0) }) where type.keyword != "extension" { add(type) }
    }
  }

  private static func declared(in code: Code) -> [Code.TypeDeclaration] {
    let types = code.types
    return types.filter { type in
      type.keyword != "extension"
        && !types.contains { $0.open < type.index && type.close < $0.close }
    }
  }

  private mutating func add(_ type: Code.TypeDeclaration) {
    let list = type.genericParameters.dropFirst().dropLast().split(separator: ",")
    let names = list.map { $0.split(separator: ":")[0].filter { !$0.isWhitespace } }
    parameters[type.name] = names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    if !Set(type.modifiers).isDisjoint(with: ["public", "open"]) { published.insert(type.name) }
  }

  /// The declarations of a file that can't be without what is missing.
  private func going(in code: Code) -> [Code.TypeDeclaration] {
    let branches = Branches(code)
    return code.types.filter { type in
      guard branches.isCertain(type.index) else { return false }
      let bases = type.inherited + (type.keyword == "extension" ? [type.name] : [])
      return bases.contains { parameters[String($0.prefix { $0 != "<" && $0 != "." })] != nil }
        || stores(type, in: code)
    }
  }

  /// Whether a type has a property of a missing type that is not optional.
  private func stores(_ type: Code.TypeDeclaration, in code: Code) -> Bool {
    (type.open..<type.close).contains { index in
      guard code.is(index, "let") || code.is(index, "var"), code.is(index + 2, ":"),
        code.enclosingType(of: index, in: code.types) == type, code[index + 3]?.kind == .word,
        !(type.open + 1..<index).contains(where: {
          code.is($0, "{") && (code.partner(of: $0) ?? 0) > index
        })
      else { return false }
      let end = code.is(index + 4, "<") ? (code.endOfGenerics(index + 4) ?? index) + 1 : index + 4
      return parameters[code.tokens[index + 3].text] != nil
        && !["?", "!", "."].contains(code[end]?.text ?? "")
    }
  }

  private func alias(_ name: String) -> String {
    let access = published.contains(name) ? "public " : ""
    return "\(access)typealias \(name)\(parameters[name] ?? "") = MissingType"
  }

  /// The names that stand for the types of a file that is left out.
  func aliases(for code: Code) -> [String] {
    let names = Self.declared(in: code).map(\.name).filter { parameters[$0] != nil }
    return Set(names).sorted().map { alias($0) }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    guard !parameters.isEmpty else { return }
    for type in going(in: code) {
      let start = code.tokens[code.prefixes(before: type.index).start].range.lowerBound
      let text = type.keyword == "extension" ? "" : alias(type.name)
      edits.replace(start..<code.tokens[type.close].range.upperBound, with: text)
      let line = code.tokens[type.index].line
      edits.note(line, "left out: \(type.name) needs what SwiftUI or Combine declares")
    }
  }
}

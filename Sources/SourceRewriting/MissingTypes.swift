// Types that only a file declares that is left out. They become names of `MissingType`, of which
// there is no value: what asks for one compiles, and does not find any.

/// The types of a module that are missing.
struct MissingTypes {
  /// The types by name, with the names of their generic parameters.
  private var parameters: [String: String] = [:]
  private var published: Set<String> = []

  /// Finds what is missing when files of the module are left out.
  init(leftOut: [Code], others: [Code]) {
    for type in leftOut.flatMap(Self.declared) { add(type) }
    for type in others.flatMap({ Self.declared(in: $0, conditionally: true) }) { add(type) }
    for type in others.flatMap({ Self.declared(in: $0, conditionally: false) }) {
      parameters[type.name] = nil
    }
    var count = -1
    while !parameters.isEmpty, count != parameters.count {
      count = parameters.count
      // A type that inherits from a missing one is missing as well.
      for type in others.flatMap(going) where type.keyword != "extension" { add(type) }
    }
  }

  private static func declared(in code: Code) -> [Code.TypeDeclaration] {
    code.types.filter { $0.keyword != "extension" && code.enclosingType(of: $0.index) == nil }
  }

  /// The types that a file declares where SwiftUI or Combine can be imported, or elsewhere.
  private static func declared(
    in code: Code,
    conditionally isConditional: Bool
  ) -> [Code.TypeDeclaration] {
    // For each token, whether it is in the first branch of `#if canImport(Combine)`.
    var branches: [Bool] = []
    let places = code.tokens.indices.map { index in
      switch code.tokens[index].text {
      case "#if":
        let isMet =
          code.has("canImport", "(", at: index + 1)
          && Imports.missing.contains(code[index + 3]?.text ?? "")
        branches.append(isMet && code[index + 5]?.startsLine != false)
      case "#elseif", "#else": if !branches.isEmpty { branches[branches.count - 1] = false }
      case "#endif": _ = branches.popLast()
      default: break
      }
      return branches.contains(true)
    }
    return declared(in: code).filter { places[$0.index] == isConditional }
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
        || isConstrained(type) || stores(type, in: code)
    }
  }

  /// Whether a parameter of a generic type has to conform to a missing one.
  private func isConstrained(_ type: Code.TypeDeclaration) -> Bool {
    type.genericParameters.dropFirst().dropLast().split(separator: ",").contains { parameter in
      parameter.split(separator: ":").dropFirst().contains { bound in
        bound.split { " &".contains($0) }.contains { parameters[String($0)] != nil }
      }
    }
  }

  /// Whether a type has a property of a missing type that is not optional.
  private func stores(_ type: Code.TypeDeclaration, in code: Code) -> Bool {
    (type.open..<type.close).contains { index in
      guard code.is(index, "let") || code.is(index, "var"), code.is(index + 2, ":"),
        code.enclosingType(of: index) == type, code[index + 3]?.kind == .word,
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
    let names = Self.declared(in: code, conditionally: true).map(\.name)
    for name in Set(names).sorted() where parameters[name] != nil { edits.append(alias(name)) }
    for type in going(in: code) {
      let start = code.prefixes(before: type.index).start
      edits.replace(start...type.close, with: type.keyword == "extension" ? "" : alias(type.name))
      edits.note(type.index, "left out: \(type.name) needs what SwiftUI or Combine declares")
    }
  }
}

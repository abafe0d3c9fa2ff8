// Members that an extension of a class overrides, or that a subclass overrides. Objective-C's
// methods can be overridden there; Swift's have to be in the class itself, and so they move.

/// The members of extensions that move into their classes.
struct ExtensionMembers {
  private struct Member {
    let text: String
    let line: Int
    let path: String
  }

  /// The classes of the module.
  private var classes: Set<String> = []
  /// The names of members that subclasses override, by class.
  private var overridden: [String: Set<String>] = [:]
  /// The moved members by class.
  private var moved: [String: [Member]] = [:]

  init() {}

  /// Reads what the classes of a module override.
  init(module: [Code]) {
    var superclasses: [String: String] = [:]
    var overrides: [(type: String, name: String)] = []
    for code in module {
      let types = code.types
      for type in types where type.keyword == "class" {
        let name = code.fullName(of: type, in: types)
        classes.insert(name)
        superclasses[name] = type.inherited.first.map { String($0.prefix { $0 != "<" }) }
      }
      for index in code.tokens.indices where Self.isOverride(index, in: code) {
        guard let type = code.enclosingType(of: index, in: types) else { continue }
        overrides.append((code.fullName(of: type, in: types), Self.name(at: index, in: code)))
      }
    }
    for (type, name) in overrides {
      var ancestor = superclasses[type]
      var seen: Set<String> = [type]
      while let current = ancestor, seen.insert(current).inserted {
        overridden[current, default: []].insert(name)
        ancestor = superclasses[current]
      }
    }
  }

  var isEmpty: Bool { classes.isEmpty }

  private static let keywords: Set = ["func", "var", "subscript"]

  private static func isOverride(_ index: Int, in code: Code) -> Bool {
    keywords.contains(code.tokens[index].text)
      && code.prefixes(before: index).modifiers.contains("override")
  }

  private static func name(at keyword: Int, in code: Code) -> String {
    code.is(keyword, "subscript") ? "subscript" : code[keyword + 1]?.text ?? ""
  }

  /// The keywords of the members that leave an extension of that file.
  private func leaving(_ code: Code) -> [(keyword: Int, type: Code.TypeDeclaration)] {
    let types = code.types
    let branches = Branches(code)
    return types.filter { $0.keyword == "extension" && classes.contains($0.name) }.flatMap { type in
      guard !(type.index..<type.open).contains(where: { code.is($0, "where") }) else {
        return [(keyword: Int, type: Code.TypeDeclaration)]()
      }
      let names = overridden[type.name] ?? []
      return (type.open..<type.close).compactMap { index in
        guard Self.keywords.contains(code.tokens[index].text), !code.is(index - 1, "."),
          code.enclosingType(of: index, in: types) == type, isMember(index, of: type, code),
          Self.isOverride(index, in: code) || names.contains(Self.name(at: index, in: code)),
          branches.isCertain(index) || !branches.isCertain(type.index),
          code.endOfBody(of: index) != nil
        else { return nil }
        return (index, type)
      }
    }
  }

  /// Whether a token is in the braces of the type and in no other ones.
  private func isMember(_ index: Int, of type: Code.TypeDeclaration, _ code: Code) -> Bool {
    var cursor = type.open + 1
    while cursor < index {
      if let end = code.partner(of: cursor), end > index { return false }
      cursor = (code.partner(of: cursor).flatMap { $0 > cursor ? $0 : nil } ?? cursor) + 1
    }
    return true
  }

  private func range(of keyword: Int, in code: Code) -> Range<Int> {
    let start = code.prefixes(before: keyword).start
    let end = code.endOfBody(of: keyword) ?? keyword
    return code.tokens[start].range.lowerBound..<code.tokens[end].range.upperBound
  }

  /// Takes over the members that leave a file, as its other edits have rewritten them.
  mutating func take(from code: Code, _ path: String, _ edits: SourceEdits) {
    let bytes = Array(code.source.utf8)
    for (keyword, type) in leaving(code) {
      let prefixes = code.prefixes(before: keyword)
      let access: Set = ["public", "open", "private", "fileprivate", "internal"]
      let isPublic =
        type.modifiers.contains("public") && access.isDisjoint(with: prefixes.modifiers)
      let whole = range(of: keyword, in: code)
      // An access modifier follows the attributes: `@available(iOS 13, *) public override func`.
      let start = prefixes.modifiers.isEmpty ? keyword : firstModifier(from: prefixes.start, code)
      let middle = code.tokens[start].range.lowerBound
      let attributes = edits.applied(to: bytes, within: whole.lowerBound..<middle)
      let rest = edits.applied(to: bytes, within: middle..<whole.upperBound)
      let line = code.tokens[prefixes.start].line
      let text = attributes + (isPublic ? "public " : "") + rest
      let member = Member(text: text, line: line, path: path)
      moved[type.name, default: []].append(member)
    }
  }

  /// The first token from an index on that belongs to no attribute.
  private func firstModifier(from start: Int, _ code: Code) -> Int {
    var index = start
    while let token = code[index], token.kind == .attribute {
      index += 1
      if code.is(index, "("), let close = code.partner(of: index) { index = close + 1 }
    }
    return index
  }

  // MARK: What they need

  private static let declarations: Set = [
    "func", "var", "let", "enum", "struct", "class", "protocol", "typealias", "extension",
  ]

  /// The modifiers by which a file hides what its members need that leave for another file.
  private func hiding(_ code: Code) -> [Range<Int>] {
    let types = code.types
    let own = Set(types.filter { $0.keyword == "class" }.map { code.fullName(of: $0, in: types) })
    var names: Set<String> = []
    for (keyword, type) in leaving(code) where !own.contains(type.name) {
      let end = code.endOfBody(of: keyword) ?? keyword
      names.formUnion(code.tokens[keyword..<end].map(\.text))
    }
    guard !names.isEmpty else { return [] }
    let hidden = code.tokens.indices.filter { Self.isHidden($0, in: code) }
    var shown: Set<Int> = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in hidden where !shown.contains(index) {
        let head = index..<endOfHead(of: index, in: code)
        guard isNeeded(index, names, code, types) else { continue }
        shown.insert(index)
        names.formUnion(code.tokens[head].map(\.text))
        hasChanged = true
      }
    }
    return shown.sorted().flatMap { index in
      (code.prefixes(before: index).start..<index).filter { Self.hides($0, in: code) }
        .map { code.tokens[$0].range }
    }
  }

  private static func hides(_ index: Int, in code: Code) -> Bool {
    (code.is(index, "private") || code.is(index, "fileprivate")) && !code.is(index + 1, "(")
  }

  private static func isHidden(_ index: Int, in code: Code) -> Bool {
    declarations.contains(code.tokens[index].text) && !code.is(index - 1, ".")
      && (code.prefixes(before: index).start..<index).contains { hides($0, in: code) }
  }

  /// Whether the names hold that of a declaration, or of a member of an extension.
  private func isNeeded(
    _ index: Int,
    _ names: Set<String>,
    _ code: Code,
    _ types: [Code.TypeDeclaration]
  ) -> Bool {
    guard code.is(index, "extension") else { return names.contains(code[index + 1]?.text ?? "") }
    guard let type = types.first(where: { $0.index == index }) else { return false }
    return (type.open..<type.close).contains {
      Self.declarations.contains(code.tokens[$0].text) && names.contains(code[$0 + 1]?.text ?? "")
    }
  }

  /// The index of the brace or line that ends the head of a declaration.
  private func endOfHead(of index: Int, in code: Code) -> Int {
    var cursor = index + 1
    while let token = code[cursor], !token.is("{"), !token.startsLine || token.is("->") {
      cursor = (code.is(cursor, "(") ? code.partner(of: cursor) ?? cursor : cursor) + 1
    }
    return cursor
  }

  /// Removes the members that leave a file, and inserts those that come to its classes.
  func rewrite(_ code: Code, _ path: String, _ edits: inout SourceEdits) {
    guard !moved.isEmpty else { return }
    for (keyword, type) in leaving(code) {
      edits.replace(range(of: keyword, in: code), with: "")
      let name = Self.name(at: keyword, in: code)
      edits.report(code.tokens[keyword].line, "moves \(name) into \(type.name)")
    }
    for modifier in hiding(code) { edits.replace(modifier, with: "") }
    let types = code.types
    for type in types where type.keyword == "class" {
      guard let members = moved[code.fullName(of: type, in: types)] else { continue }
      var text = "\n"
      for member in members {
        text += SourceModule.location(member.path, line: member.line) + member.text + "\n"
      }
      let brace = code.tokens[type.close]
      text += SourceModule.location(path, line: brace.line)
      edits.insert(text, at: brace.range.lowerBound)
    }
  }
}

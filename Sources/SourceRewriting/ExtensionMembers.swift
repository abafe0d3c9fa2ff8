// Members that an extension of a class overrides, or that a subclass overrides. Objective-C's
// methods can be overridden there; Swift's have to be in the class itself, and so they move.

/// The members of extensions that move into their classes.
struct ExtensionMembers {
  private struct Member {
    let text: String
    let line: Int
    let path: String
  }

  private let classes: Set<String>
  /// The names of members that subclasses override, by class.
  private var overridden: [String: Set<String>] = [:]
  /// The moved members by class.
  private var moved: [String: [Member]] = [:]

  /// Reads what the classes of a module override.
  init(module: [Code], _ hierarchy: ClassHierarchy) {
    classes = hierarchy.classes
    for code in module {
      for index in code.tokens.indices where code.isOverride(index) {
        guard let type = code.enclosingType(of: index)?.fullName else { continue }
        for ancestor in hierarchy.ancestors(of: type) where ancestor != type {
          overridden[ancestor, default: []].insert(Self.name(at: index, in: code))
        }
      }
    }
  }

  var isEmpty: Bool { classes.isEmpty }

  private static let keywords: Set = ["func", "var", "subscript"]

  private static func name(at keyword: Int, in code: Code) -> String {
    code.is(keyword, "subscript") ? "subscript" : code[keyword + 1]?.text ?? ""
  }

  /// The keywords of the members that leave an extension of that file, with their last token.
  private func leaving(_ code: Code) -> [(keyword: Int, end: Int, type: Code.TypeDeclaration)] {
    let branches = Branches(code)
    let extensions = code.types.filter { type in
      type.keyword == "extension" && classes.contains(type.name)
        && !(type.index..<type.open).contains { code.is($0, "where") }
    }
    return extensions.flatMap { type in
      (type.open..<type.close).compactMap { index in
        guard Self.keywords.contains(code.tokens[index].text), !code.is(index - 1, "."),
          code.enclosingType(of: index) == type, isMember(index, of: type, code),
          code.isOverride(index)
            || overridden[type.name]?.contains(Self.name(at: index, in: code)) == true,
          branches.isCertain(index) || !branches.isCertain(type.index),
          let body = code.body(of: index)
        else { return nil }
        return (index, body.upperBound, type)
      }
    }
  }

  /// Whether a token is in the braces of the type and in no other ones.
  private func isMember(_ index: Int, of type: Code.TypeDeclaration, _ code: Code) -> Bool {
    var cursor = type.open + 1
    while cursor < index {
      if let end = code.partner(of: cursor), end > index { return false }
      cursor = code.next(after: cursor)
    }
    return true
  }

  /// Takes over the members that leave a file, as its other edits have rewritten them.
  mutating func take(from code: Code, _ path: String, _ edits: SourceEdits) {
    for (keyword, end, type) in leaving(code) {
      let prefixes = code.prefixes(before: keyword)
      let access: Set = ["public", "open", "private", "fileprivate", "internal"]
      let isPublic =
        type.modifiers.contains("public") && access.isDisjoint(with: prefixes.modifiers)
      // An access modifier follows the attributes: `@available(iOS 13, *) public override func`.
      let start = prefixes.modifiers.isEmpty ? keyword : firstModifier(from: prefixes.start, code)
      let attributes = edits.text(prefixes.start..<start)
      let text = attributes + (isPublic ? "public " : "") + edits.text(start...end)
      let member = Member(text: text, line: code.tokens[prefixes.start].line, path: path)
      moved[type.name, default: []].append(member)
    }
  }

  /// The first token from an index on that belongs to no attribute.
  private func firstModifier(from start: Int, _ code: Code) -> Int {
    var index = start
    while let token = code[index], token.kind == .attribute {
      index += 1
      if code.is(index, "(") { index = code.next(after: index) }
    }
    return index
  }

  // MARK: What they need

  private static let declarations: Set = [
    "func", "var", "let", "enum", "struct", "class", "protocol", "typealias", "extension",
  ]

  /// The modifiers by which a file hides what its members need that leave for another file.
  private func hiding(_ code: Code) -> [Int] {
    let own = Set(code.types.filter { $0.keyword == "class" }.map(\.fullName))
    var names: Set<String> = []
    for (keyword, end, type) in leaving(code) where !own.contains(type.name) {
      names.formUnion(code.tokens[keyword..<end].map(\.text))
    }
    guard !names.isEmpty else { return [] }
    func hides(_ index: Int) -> Bool {
      (code.is(index, "private") || code.is(index, "fileprivate")) && !code.is(index + 1, "(")
    }
    func modifiers(_ index: Int) -> [Int] {
      (code.prefixes(before: index).start..<index).filter(hides)
    }
    var hidden = code.tokens.indices.filter { index in
      Self.declarations.contains(code.tokens[index].text) && !code.is(index - 1, ".")
        && !modifiers(index).isEmpty
    }
    var shown: [Int] = []
    while let place = hidden.firstIndex(where: { isNeeded($0, names, code) }) {
      let index = hidden.remove(at: place)
      shown.append(index)
      names.formUnion(code.tokens[index..<endOfHead(of: index, in: code)].map(\.text))
    }
    return shown.flatMap(modifiers)
  }

  /// Whether the names hold that of a declaration, or of a member of an extension.
  private func isNeeded(_ index: Int, _ names: Set<String>, _ code: Code) -> Bool {
    guard code.is(index, "extension") else { return names.contains(code[index + 1]?.text ?? "") }
    guard let type = code.types.first(where: { $0.index == index }) else { return false }
    return (type.open..<type.close).contains {
      Self.declarations.contains(code.tokens[$0].text) && names.contains(code[$0 + 1]?.text ?? "")
    }
  }

  /// The index of the brace or line that ends the head of a declaration.
  private func endOfHead(of index: Int, in code: Code) -> Int {
    var cursor = index + 1
    while let token = code[cursor], !token.is("{"), !token.startsLine {
      cursor = code.next(after: cursor)
    }
    return cursor
  }

  /// Removes the members that leave a file, and inserts those that come to its classes.
  func rewrite(_ code: Code, _ path: String, _ edits: inout SourceEdits) {
    guard !moved.isEmpty else { return }
    for (keyword, end, type) in leaving(code) {
      edits.remove(code.prefixes(before: keyword).start...end)
      edits.report(keyword, "moves \(Self.name(at: keyword, in: code)) into \(type.name)")
    }
    for modifier in hiding(code) { edits.remove(modifier) }
    for type in code.types where type.keyword == "class" {
      guard let members = moved[type.fullName] else { continue }
      let texts = members.map {
        SourceModule.location($0.path, line: $0.line) + $0.text + "\n"
      }
      let place = SourceModule.location(path, line: code.tokens[type.close].line)
      edits.insert("\n" + texts.joined() + place, before: type.close)
    }
  }
}

// The declarations of a module as far as a scenario needs them: types with their methods,
// initialisers and properties.

internal import SourceRewriting

/// A parameter of a method.
struct Parameter: Equatable {
  /// The label at the call; nil for `_`.
  let label: String?
  let type: String
  let hasDefault: Bool
}

/// A method, an initialiser, a property or a case of a type.
struct Member {
  enum Kind {
    case method
    case initializer
    case property
    case enumCase
  }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []
  /// The type of a property, or of what a method returns.
  var type = ""
  var isSettable = false
  /// Whether a property has neither accessors nor observers: setting it does nothing by itself.
  var isStored = false
  var modifiers: [String] = []
  var isOptional = false
  var isFailable = false
  var isGeneric = false
  var isUnavailable = false
  var isAsync = false
  /// Whether the body only ends the process: a subclass has to override it.
  var isAbstract = false
  /// The names of what the body calls of the object itself.
  var ownCalls: Set<String> = []

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }

  /// The name with the labels of a method.
  var signature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    return kind == .method ? "\(name)(\(labels))" : name
  }
}

/// A type with the members of its declaration or of one extension.
struct TypeOutline {
  let keyword: String
  /// The name with the types around it: `Pager.Direction`.
  let name: String
  let inherited: [String]
  let isPublic: Bool
  let isGeneric: Bool
  let members: [Member]
  /// Whether a body names a call by which a container keeps children.
  let keepsChildren: Bool
  /// Whether a controller sets the delegate of its own presentation.
  let setsTransition: Bool
  let constraint: String
  let aliases: [(name: String, type: String)]
}

/// Reads the types of a file.
struct OutlineReader {
  private let code: Code
  private let branches: Branches

  /// Nil for a source that the lexer can't read.
  init?(_ source: String) {
    guard let code = try? Code(source) else { return nil }
    self.code = code
    branches = Branches(code)
  }

  /// What the type aliases of the file stand for that are in no type.
  var aliases: [(name: String, type: String)] {
    aliases(in: code.tokens.indices).filter { code.enclosingType(of: $0.index) == nil }
      .map { ($0.name, $0.type) }
  }

  /// The types that the file insists on where it gets an object: `page as! Page`, or `page is Page`
  /// where the process ends otherwise.
  var requiredKinds: [String] {
    code.tokens.indices.compactMap { index in
      let isCast = code.is(index, "as")
      guard isCast || code.is(index, "is") else { return nil }
      let hasMark = isCast && (code.is(index + 1, "!") || code.is(index + 1, "?"))
      guard let kind = code[index + (hasMark ? 2 : 1)], kind.kind == .word else { return nil }
      let isForced = isCast && code.is(index + 1, "!")
      let start = max(0, index - Self.endDistance)
      let near = start..<min(code.tokens.count, index + Self.endDistance)
      let endsProcess = near.contains { Self.processEnds.contains(code.tokens[$0].text) }
      return isForced || (endsProcess && (hasMark || !isCast)) ? kind.text : nil
    }
  }

  private static let processEnds: Set = [
    "fatalError", "preconditionFailure", "precondition", "assertionFailure", "assert",
  ]
  /// How many words may be between a cast and what ends the process if it fails.
  private static let endDistance = 12

  var types: [TypeOutline] {
    // A type that only some flags declare can't be relied on.
    code.types.filter { branches.isCertain($0.index) && !isUnavailable($0.attributes) }.map {
      let body = $0.open..<$0.close
      return TypeOutline(
        keyword: $0.keyword,
        name: $0.fullName,
        inherited: $0.inherited,
        isPublic: $0.modifiers.contains { ["public", "open"].contains($0) },
        isGeneric: !$0.genericParameters.isEmpty,
        members: members(of: $0),
        keepsChildren: body.contains { Self.childWords.contains(code.tokens[$0].text) },
        setsTransition: body.contains(where: setsTransition),
        constraint: constraint(of: $0),
        aliases: aliases(in: body).map { ($0.name, $0.type) }
      )
    }
  }

  private static let childWords: Set = [
    "addChild", "addChildViewController", "beginAppearanceTransition", "removeFromParent",
    "removeFromParentViewController",
  ]

  /// Whether `transitioningDelegate` is assigned to the object itself, or overridden.
  private func setsTransition(_ index: Int) -> Bool {
    guard code.is(index, "transitioningDelegate") else { return false }
    if code.is(index - 1, "var") {
      return code.prefixes(before: index - 1).modifiers.contains("override")
    }
    return code.is(index + 1, "=") && (!code.is(index - 1, ".") || code.is(index - 2, "self"))
  }

  /// The text after `where` in the head of a declaration.
  private func constraint(of declaration: Code.TypeDeclaration) -> String {
    let head = declaration.index..<declaration.open
    guard let word = head.first(where: { code.is($0, "where") }) else { return "" }
    return code.text(word + 1..<declaration.open)
  }

  private func aliases(in tokens: Range<Int>) -> [(index: Int, name: String, type: String)] {
    tokens.compactMap { index in
      guard code.is(index, "typealias"), code.is(index + 2, "=") else { return nil }
      return (index, code.tokens[index + 1].text, type(from: index + 3))
    }
  }

  /// Whether a plain import does not bring a declaration, or no app may use it.
  private func isUnavailable(_ attributes: [String]) -> Bool {
    attributes.contains {
      $0.hasPrefix("@available") && $0.contains("(*") || $0.hasPrefix("@_spi")
    }
  }

  // MARK: Members

  private static let access: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  private func isPrivate(_ modifier: String) -> Bool {
    ["private", "fileprivate"].contains(modifier)
  }

  private func members(of declaration: Code.TypeDeclaration) -> [Member] {
    var members: [Member] = []
    var index = declaration.open + 1
    // Those of a `fileprivate extension` are private, those of a protocol as visible as it is.
    let access = declaration.keyword == "extension" ? declaration.modifiers : []
    let inherited = declaration.keyword == "protocol" ? ["public"] : access
    while index < declaration.close {
      let token = code.tokens[index]
      if token.kind == .word, !code.is(index - 1, "."), branches.isCertain(index),
        var member = member(at: index)
      {
        let prefixes = code.prefixes(before: index)
        // `internal` within a `public extension` stays internal.
        let isStated = !Set(prefixes.modifiers).isDisjoint(with: Self.access)
        member.modifiers = prefixes.modifiers + (isStated ? inherited.filter(isPrivate) : inherited)
        member.isUnavailable = isUnavailable(prefixes.attributes)
        member.isAbstract =
          member.kind != .initializer && code.body(of: index).map(code.endsProcess) == true
        member.ownCalls = ownCalls(index)
        member.isOptional = prefixes.modifiers.contains("optional")
        if prefixes.modifiers.contains(where: { $0.hasSuffix("(set)") }) {
          member.isSettable = false
        }
        members.append(member)
        if member.kind == .enumCase { members += otherCases(of: member, after: index) }
      }
      index = code.next(after: index)
    }
    return members
  }

  /// The names of what a body calls of the object itself: `present(menu, animated: true)`.
  private func ownCalls(_ index: Int) -> Set<String> {
    guard code.is(index, "func"), let body = code.body(of: index) else { return [] }
    let calls = body.filter {
      code.tokens[$0].kind == .word && code.is($0 + 1, "(")
        && (!code.is($0 - 1, ".") || code.is($0 - 2, "self"))
    }
    return Set(calls.map { code.tokens[$0].text })
  }

  private func member(at index: Int) -> Member? {
    switch code.tokens[index].text {
    case "func", "init": callable(at: index)
    case "var", "let": property(at: index)
    case "case": Member(kind: .enumCase, name: enumCases(after: index))
    default: nil
    }
  }

  /// A method, or an initialiser.
  private func callable(at index: Int) -> Member? {
    var member = Member(kind: .initializer, name: "init")
    var cursor = index + 1
    if code.is(index, "func") {
      guard let name = code[cursor], name.kind == .word else { return nil }
      member = Member(kind: .method, name: name.text)
      cursor += 1
    } else if code.is(cursor, "?") || code.is(cursor, "!") {
      member.isFailable = true
      cursor += 1
    }
    if code.is(cursor, "<"), let end = code.endOfGenerics(cursor) {
      member.isGeneric = true
      cursor = end + 1
    }
    guard code.is(cursor, "("), let close = code.partner(of: cursor) else { return nil }
    member.parameters = parameters(cursor + 1..<close)
    cursor = close + 1
    while let word = code[cursor], ["async", "throws", "rethrows"].contains(word.text) {
      if !word.is("rethrows") { member.isAsync = true }
      cursor += 1
    }
    if code.has("-", ">", at: cursor) { member.type = type(from: cursor + 2) }
    return member
  }

  private func property(at index: Int) -> Member? {
    guard let name = code[index + 1], name.kind == .word else { return nil }
    var member = Member(kind: .property, name: name.text)
    var cursor = index + 2
    if code.is(cursor, ":") {
      member.type = type(from: cursor + 1)
    } else if code.is(cursor, "="), let value = code[cursor + 1] {
      if value.is("true") || value.is("false") { member.type = "Bool" }
      if code.is(cursor + 2, "("), value.text.first?.isUppercase == true {
        member.type = value.text
      }
      if value.is("["), let close = code.partner(of: cursor + 1), code.is(close + 1, "(") {
        member.type = code.text(cursor + 1..<close + 1)
      }
    }
    let line = code.tokens[index].line
    while let token = code[cursor], !token.is("{"), !token.is("="), !token.is("}"),
      cursor == index + 2 || !token.startsLine || token.line == line
    {
      cursor = code.next(after: cursor)
    }
    member.isSettable = code.is(index, "var") && isSettable(from: cursor)
    member.isStored = !code.is(cursor, "{") && !hasObservers(afterValueAt: cursor)
    return member
  }

  /// Whether the initial value of a property is followed by `didSet` or `willSet`.
  private func hasObservers(afterValueAt start: Int) -> Bool {
    guard code.is(start, "=") else { return false }
    var cursor = start + 1
    while let token = code[cursor], cursor == start + 1 || !token.startsLine {
      if token.is("{"), code.is(cursor + 1, "didSet") || code.is(cursor + 1, "willSet") {
        return true
      }
      cursor = code.next(after: cursor)
    }
    return false
  }

  /// Whether a property with that body, or without one, can be set.
  private func isSettable(from cursor: Int) -> Bool {
    guard code.is(cursor, "{"), let close = code.partner(of: cursor) else { return true }
    return (cursor..<close).contains { index in
      ["set", "didSet", "willSet"].contains(code.tokens[index].text)
        && (code.tokens[index].startsLine || code.is(index - 1, "}") || index == cursor + 1
          || code.is(index - 1, "get"))
    }
  }

  /// The other names of `case open, closed`.
  private func otherCases(of first: Member, after index: Int) -> [Member] {
    var others: [Member] = []
    var cursor = index + 2
    while code.is(cursor, ","), code[cursor + 1]?.kind == .word {
      others.append(Member(kind: .enumCase, name: enumCases(after: cursor)))
      cursor += 2
    }
    return first.name.isEmpty ? [] : others
  }

  private func enumCases(after index: Int) -> String {
    // A case with values is left out: its values are not known.
    guard let name = code[index + 1], name.kind == .word, !code.is(index + 2, "(") else {
      return ""
    }
    return name.text
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    code.split(range, at: ",").compactMap { part in
      guard let colon = part.first(where: { code.is($0, ":") }) else { return nil }
      let words = (part.lowerBound..<colon).filter { code.tokens[$0].kind == .word }
      guard let label = words.first.map({ code.tokens[$0].text }) else { return nil }
      let equals = part.first { $0 > colon && code.is($0, "=") }
      let type = code.text(colon + 1..<(equals ?? part.upperBound))
      return Parameter(
        label: label == "_" ? nil : label,
        type: Self.plain(type),
        hasDefault: equals != nil
      )
    }
  }

  /// The type that begins at a token, up to the end of its line, its body or its value.
  private func type(from start: Int) -> String {
    var end = start
    while let token = code[end], !token.is("{"), !token.is("="), !token.is("}"), !token.is(";"),
      !token.is("where"), end == start || !token.startsLine
    {
      end = code.next(after: end)
    }
    return Self.plain(code.text(start..<end))
  }

  /// A type without attributes and `any`.
  static func plain(_ type: String) -> String {
    let words = type.split(separator: " ").filter { !$0.hasPrefix("@") && $0 != "any" }
    return words.joined(separator: " ")
  }
}

// The tokens of one file with their brackets matched and the types that enclose them.

/// The tokens of one Swift file, and what encloses each of them.
package struct Code {
  package let source: String
  package let tokens: [Token]
  /// Every declaration of a type, outer ones before inner ones.
  package private(set) var types: [TypeDeclaration] = []
  /// For each bracket the index of its partner.
  private let partners: [Int: Int]

  package init(_ source: String) throws(Lexer.Failure) {
    self.source = source
    tokens = try Lexer.tokens(of: source)
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    let pairs = ["(": ")", "[": "]", "{": "}"]
    // Branches of `#if` may each open the same bracket, as `#if A … { #else … { #endif`.
    var branches: [[Int]] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .directive {
        switch token.text {
        case "#if": branches.append(open)
        case "#else", "#elseif": if let outer = branches.last { open = outer }
        case "#endif": _ = branches.popLast()
        default: break
        }
      }
      guard token.kind == .sign else { continue }
      if pairs[token.text] != nil {
        open.append(index)
      } else if pairs.values.contains(token.text) {
        guard let start = open.popLast(), pairs[tokens[start].text] == token.text else {
          throw Lexer.Failure(line: token.line, description: "'\(token.text)' closes nothing")
        }
        partners[start] = index
        partners[index] = start
      }
    }
    if let unclosed = open.last {
      let token = tokens[unclosed]
      throw Lexer.Failure(line: token.line, description: "'\(token.text)' is never closed")
    }
    self.partners = partners
    for index in tokens.indices {
      if let type = type(at: index) { types.append(type) }
    }
  }

  package subscript(index: Int) -> Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  package func partner(of index: Int) -> Int? { partners[index] }

  package func `is`(_ index: Int, _ text: String) -> Bool { self[index]?.text == text }

  /// Whether these tokens begin at an index.
  package func has(_ words: String..., at start: Int) -> Bool {
    words.indices.allSatisfy { `is`(start + $0, words[$0]) }
  }

  /// The indices of a word or sign.
  package func places(of word: String) -> [Int] { tokens.indices.filter { tokens[$0].is(word) } }

  /// The index of the token after another one, or after the partner of a bracket that opens there.
  package func next(after index: Int) -> Int { max(partner(of: index) ?? index, index) + 1 }

  /// The source text of a range of tokens, on one line and without comments.
  package func text(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, tokens[index].followsSpace { text += " " }
      text += tokens[index].text
    }
    return text
  }

  // MARK: Declarations

  /// A class, structure, enumeration, protocol or extension with its members.
  package struct TypeDeclaration: Equatable, Sendable {
    package let keyword: String
    /// The name; that of an extension may have dots.
    package let name: String
    /// The name with the types around it: `Pager.Direction`.
    package let fullName: String
    /// The index of the keyword.
    package let index: Int
    /// The indices of the braces.
    package let open: Int
    package let close: Int
    /// The types after the colon, as text.
    package let inherited: [String]
    package let attributes: [String]
    package let modifiers: [String]
    package let genericParameters: String
  }

  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  private static let memberWords: Set = [
    "func", "var", "let", "subscript", "init", "override", "final", "public", "open", "internal",
    "private", "fileprivate", "static", "dynamic", "lazy", "weak", "convenience", "required",
  ]

  private func type(at index: Int) -> TypeDeclaration? {
    let token = tokens[index]
    guard token.kind == .word, Self.keywords.contains(token.text), !`is`(index - 1, "."),
      let name = self[index + 1], name.kind == .word, !Self.memberWords.contains(name.text)
    else { return nil }
    var cursor = index + 2
    var plainName = name.text
    while `is`(cursor, "."), let part = self[cursor + 1], part.kind == .word {
      plainName += "." + part.text
      cursor += 2
    }
    var generics = ""
    if `is`(cursor, "<"), let end = endOfGenerics(cursor) {
      generics = text(cursor..<end + 1)
      cursor = end + 1
    }
    let header = cursor
    while let next = self[cursor], !next.is("{") {
      // An `actor` or `extension` that is no declaration has no brace on its way.
      if next.is(";") || next.is("}") || next.is(")") { return nil }
      // `where Output == Void` is a part of the header, `= value` is not.
      if next.is("="), !`is`(cursor - 1, "="), !`is`(cursor + 1, "=") { return nil }
      cursor = self.next(after: cursor)
    }
    guard let close = partner(of: cursor) else { return nil }
    let prefixes = prefixes(before: index)
    return TypeDeclaration(
      keyword: token.text,
      name: plainName,
      fullName: (enclosingType(of: index).map { $0.fullName + "." } ?? "") + plainName,
      index: index,
      open: cursor,
      close: close,
      inherited: inheritance(header..<cursor),
      attributes: prefixes.attributes,
      modifiers: prefixes.modifiers,
      genericParameters: generics
    )
  }

  /// The index of the `>` that closes the generic parameters.
  package func endOfGenerics(_ start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].is("<") { depth += 1 }
      if tokens[index].is(">"), !`is`(index - 1, "-") { depth -= 1 }
      if depth == 0 { return index }
      if tokens[index].is("{") { return nil }
    }
    return nil
  }

  private func inheritance(_ header: Range<Int>) -> [String] {
    guard `is`(header.lowerBound, ":") else { return [] }
    var end = header.lowerBound + 1
    while end < header.upperBound, !tokens[end].is("where") { end += 1 }
    return split(header.lowerBound + 1..<end, at: ",").map { text($0) }
  }

  /// Splits a range at a sign that is in no bracket.
  package func split(_ range: Range<Int>, at sign: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      let token = tokens[index]
      if token.is("<") { depth += 1 }
      if token.is(">"), !`is`(index - 1, "-") { depth -= 1 }
      if depth <= 0, token.is(sign) {
        parts.append(start..<index)
        start = index + 1
      }
      index = next(after: index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private static let modifierWords: Set = [
    "public", "open", "internal", "private", "fileprivate", "package", "static", "class", "final",
    "override", "required", "convenience", "dynamic", "lazy", "weak", "unowned", "mutating",
    "nonmutating", "optional", "indirect", "nonisolated",
  ]

  /// What is before the keyword of a declaration, in its order.
  package struct Prefixes {
    package fileprivate(set) var attributes: [String] = []
    package fileprivate(set) var modifiers: [String] = []
    /// The index of the first of them, or that of the keyword.
    package fileprivate(set) var start: Int
  }

  /// The attributes and modifiers before a keyword.
  package func prefixes(before index: Int) -> Prefixes {
    var found = Prefixes(start: index)
    while let token = self[found.start - 1] {
      // Arguments belong to the word before them: `private(set)`, `@available(*, deprecated)`.
      let open = token.is(")") ? partner(of: found.start - 1) : nil
      let start = open.map { $0 - 1 } ?? found.start - 1
      guard let head = self[start] else { break }
      let whole = head.text + text(start + 1..<found.start)
      if head.kind == .attribute {
        found.attributes.insert(whole, at: 0)
      } else if head.kind == .word, Self.modifierWords.contains(head.text) {
        found.modifiers.insert(whole, at: 0)
      } else {
        break
      }
      found.start = start
    }
    return found
  }

  /// The braces around the body of the member with that keyword, if it has one.
  package func body(of keyword: Int) -> ClosedRange<Int>? {
    var cursor = keyword + 1
    while let token = self[cursor], !token.is("}"), !token.is(";") {
      if token.is("{") { return partner(of: cursor).map { cursor...$0 } }
      cursor = next(after: cursor)
    }
    return nil
  }

  /// Whether a body does nothing but end the process.
  package func endsProcess(_ body: ClosedRange<Int>) -> Bool {
    ["fatalError", "preconditionFailure"].contains(self[body.lowerBound + 1]?.text ?? "")
  }

  /// The innermost type that encloses a token.
  package func enclosingType(of index: Int) -> TypeDeclaration? {
    types.last { $0.open < index && index < $0.close }
  }

  /// Whether a member of that keyword overrides another.
  func isOverride(_ keyword: Int) -> Bool {
    ["func", "var", "subscript"].contains(tokens[keyword].text)
      && prefixes(before: keyword).modifiers.contains("override")
  }

  /// Whether an initialiser is declared there.
  func declaresInit(_ index: Int) -> Bool { `is`(index, "init") && !`is`(index - 1, ".") }

  /// The first label of each designated initialiser of a class, with its keyword.
  func designatedInitializers(of type: TypeDeclaration) -> [(keyword: Int, label: String)] {
    (type.open..<type.close).compactMap { index in
      guard declaresInit(index), enclosingType(of: index) == type,
        !prefixes(before: index).modifiers.contains("convenience")
      else { return nil }
      return (index, self[`is`(index + 1, "(") ? index + 2 : index + 3]?.text ?? "")
    }
  }
}

extension Set<String> {
  /// The words of a text.
  package init(words: String) {
    self.init(words.split(whereSeparator: \.isWhitespace).map { String($0) })
  }
}

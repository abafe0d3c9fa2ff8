// The public names of HeadlessUIKit, read from its sources: types and their members.

import Foundation

/// What the sources declare `public` or `open`.
struct PublicSurface {
  /// The members of every type by the type's full name; a type without members has none.
  private(set) var members: [String: Set<String>] = [:]
  /// The module that declares each type.
  private(set) var modules: [String: String] = [:]
  /// The members, by type, that only keep a value, give a constant, or do nothing by themselves.
  private var plain: [String: Set<String>] = [:]
  /// How often the code names something beside declaring it.
  private var mentions: [String: Int] = [:]
  /// A member whose body begins on the next line.
  private var open: (type: String, names: [String])?

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func ofHeadlessUIKit() throws -> PublicSurface {
    var surface = PublicSurface()
    for module in ["HeadlessUIKitCore", "HeadlessUIKitSurface", "HeadlessFoundation"] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      for path in paths where path.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(path)
        surface.read(try String(contentsOf: file, encoding: .utf8), module: module)
      }
    }
    return surface
  }

  /// Whether nothing comes of a member: it is plain, and no code of the runtime names it.
  func isInert(_ member: String, of type: String) -> Bool {
    let name = String(member.prefix { $0 != "(" })
    return plain[type]?.contains(member) == true && mentions[name, default: 0] == 0
  }

  /// A brace that is open: what it belongs to.
  private struct Scope {
    var typeName: String?
    var makesMembersPublic = false
    var makesCasesPublic = false
  }

  /// Reads one file; it is formatted, so every declaration starts its own line.
  mutating func read(_ text: String, module: String) {
    var scopes: [Scope] = []
    var header = ""
    var parentheses = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(Self.opened) {
      let code = Self.withoutCommentsAndTexts(line)
      header += (header.isEmpty ? "" : " ") + code.trimmingCharacters(in: .whitespaces)
      parentheses += code.filter { $0 == "(" }.count - code.filter { $0 == ")" }.count
      guard parentheses <= 0, !Self.isOnlyAttributes(header) else { continue }
      parentheses = 0
      countMentions(in: header)
      if let open, header.hasPrefix(Self.reading) {
        plain[open.type, default: []].formUnion(open.names)
      }
      open = nil
      let declared = declare(header, in: scopes, module: module)
      var isFirst = true
      for character in header {
        if character == "{" {
          scopes.append(isFirst ? declared : Scope())
          isFirst = false
        } else if character == "}", !scopes.isEmpty {
          scopes.removeLast()
        }
      }
      // A type's brace may stand on a line of its own, below its inheritance clause.
      header = isFirst && declared.typeName != nil ? header : ""
    }
  }

  /// A type on one line as the three lines that it stands for.
  private static func opened(_ line: Substring) -> [String] {
    guard !line.hasPrefix("//"), let brace = line.range(of: " { "), line.hasSuffix(" }") else {
      return [String(line)]
    }
    let words = line[..<brace.lowerBound].split(separator: " ").map(String.init).drop {
      $0.hasPrefix("@") || ($0 != "class" && modifiers.contains($0))
    }
    guard let keyword = words.first, typeKeywords.contains(keyword),
      !["func", "var"].contains(words.dropFirst().first)
    else { return [String(line)] }
    return ["\(line[..<brace.lowerBound]) {", "\(line[brace.upperBound...].dropLast(2))", "}"]
  }

  private static func isOnlyAttributes(_ header: String) -> Bool {
    let words = header.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
  }

  private static func withoutCommentsAndTexts(_ line: String) -> String {
    var result = ""
    var isInText = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isInText.toggle() }
      if !isInText, character == "/", previous == "/" { return String(result.dropLast()) }
      if !isInText { result.append(character) }
      previous = character
    }
    return result
  }

  // MARK: One declaration

  private static let modifiers: Set<String> = [
    "public", "open", "private", "fileprivate", "internal", "package", "final", "static", "class",
    "override", "convenience", "required", "weak", "unowned", "lazy", "mutating", "nonisolated",
    "indirect", "isolated", "private(set)", "internal(set)", "unowned(unsafe)",
    "nonisolated(unsafe)",
  ]
  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]

  /// Notes what a line declares, and returns the scope that its brace opens.
  private mutating func declare(_ header: String, in scopes: [Scope], module: String) -> Scope {
    var words = header.split(separator: " ").map(String.init)[...]
    var found: Set<String> = []
    while let word = words.first {
      if word.hasPrefix("@_spi") { return Scope() }
      if word.hasPrefix("@") {
        words.removeFirst()
      } else if word == "class", words.count > 1,
        !["func", "var", "override"].contains(words[words.startIndex + 1])
      {
        break
      } else if Self.modifiers.contains(word) {
        found.insert(word)
        words.removeFirst()
      } else {
        break
      }
    }
    guard let keyword = words.first else { return Scope() }
    let rest = words.dropFirst().joined(separator: " ")
    let outer = scopes.last
    let isPublic =
      found.contains("public") || found.contains("open") || outer?.makesMembersPublic ?? false
    if Self.typeKeywords.contains(keyword) {
      return declareType(keyword, rest, isPublic: isPublic, outer: outer, module: module)
    }
    // Overrides are named where the member is declared first.
    let isCase = keyword == "case" && outer?.makesCasesPublic ?? false
    guard isPublic || isCase, !found.contains("override"), let type = outer?.typeName else {
      return Scope()
    }
    let names = Self.names(keyword, rest)
    members[type, default: []].formUnion(names)
    if Self.isPlain(rest) { plain[type, default: []].formUnion(names) }
    if rest.hasSuffix("{") { open = (type, names) }
    return Scope()
  }

  /// What a property that only keeps a value begins with.
  private static let reading = "get { stored("

  private static let constants: Set<String> = [
    "", "nil", "true", "false", "self", "[]", "[:]", "0", "1", "get", "get set",
  ]

  /// Whether a declaration has no body, or one that is empty or a constant.
  private static func isPlain(_ declaration: String) -> Bool {
    guard let start = declaration.firstIndex(of: "{") else { return true }
    guard declaration.hasSuffix("}") else { return false }
    let body = declaration[start...].dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
    if body.hasPrefix(reading) { return true }
    let isValue = body.hasPrefix(".") && body.dropFirst().allSatisfy(\.isLetter)
    let isEmptyObject = body.hasSuffix("()") && body.first?.isUppercase == true
    return constants.contains(body) || isValue || isEmptyObject
  }

  private static let declaring: Set<String> = ["func", "var", "let", "case", "class", "enum"]

  private mutating func countMentions(in code: String) {
    // The cases that a line declares, unlike those of a switch.
    if code.hasPrefix("case "), !code.hasPrefix("case ."), !code.contains(":") { return }
    var previous = ""
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if !Self.declaring.contains(previous) { mentions[String(word), default: 0] += 1 }
      previous = String(word)
    }
  }

  private mutating func declareType(
    _ keyword: String,
    _ rest: String,
    isPublic: Bool,
    outer: Scope?,
    module: String
  ) -> Scope {
    let short = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    let name = (outer?.typeName).map { "\($0).\(short)" } ?? String(short)
    guard keyword != "extension" else { return Scope(typeName: name) }
    guard isPublic else { return Scope(typeName: "hidden \(name)") }
    members[name, default: []] = members[name] ?? []
    modules[name] = module
    return Scope(
      typeName: name,
      makesMembersPublic: keyword == "protocol",
      makesCasesPublic: keyword == "enum"
    )
  }

  private static func names(_ keyword: String, _ rest: String) -> [String] {
    switch keyword {
    case "case":
      return parts(of: "(\(rest))").map(identifier)
    case "var", "let":
      let declared = rest.prefix { $0 != "{" }.replacingOccurrences(of: "<<", with: "")
      return parts(of: "(\(declared))").map(identifier)
    case "func":
      let name = rest.prefix { $0 != "(" && $0 != "<" && $0 != " " }
      return name.allSatisfy(\.isLetter) ? ["\(name)\(labels(rest))"] : []  // no operators
    case "init", "init?":
      return ["init\(labels(rest))"]
    default:
      if keyword.hasPrefix("init") { return ["init\(labels(keyword + " " + rest))"] }
      return []
    }
  }

  private static func identifier(_ text: String) -> String {
    String(text.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "`" })
  }

  /// The argument labels of the first parameter list.
  private static func labels(_ text: String) -> String { join(parts(of: text)) }

  /// What stands between the commas of the first list in parentheses.
  private static func parts(of text: String) -> [String] {
    guard let start = text.firstIndex(of: "(") else { return [] }
    var depth = 0
    var parameters = [""]
    var previous: Character = " "
    for character in text[start...] {
      defer { previous = character }
      switch character {
      case ">" where previous == "-":
        parameters[parameters.count - 1].append(character)
      case "(", "[", "<", "{":
        depth += 1
        if depth > 1 { parameters[parameters.count - 1].append(character) }
      case ")", "]", ">", "}":
        depth -= 1
        if depth == 0 { return parameters }
        parameters[parameters.count - 1].append(character)
      case "," where depth == 1:
        parameters.append("")
      default:
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters
  }

  private static func join(_ parameters: [String]) -> String {
    let labels = parameters.compactMap { parameter -> String? in
      let words = parameter.split(separator: ":")[0...].first?.split(separator: " ") ?? []
      return words.first { !$0.hasPrefix("@") }.map { "\($0):" }
    }
    return "(\(labels.joined()))"
  }
}

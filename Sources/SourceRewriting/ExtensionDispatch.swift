// Members that an extension adds to a class of UIKit and that a class of the module overrides.
// Objective-C dispatches them; here the extension's member asks for the override by a protocol.

/// The members of extensions of UIKit's classes that the module overrides.
struct ExtensionDispatch {
  /// The member's name, its protocol, and the classes that override it.
  private struct Dispatched {
    let name: String
    /// The labels of the parameters; none of a property.
    let labels: [String]
    let isMethod: Bool
    var overriding: [String]

    var requirement: String { "overriding_\(name)" }
    var original: String { "original_\(name)" }
    var protocolName: String { "Overrides_\(name)" }
  }

  private var members: [Dispatched] = []
  private var superclasses: [String: String] = [:]

  init(module: [Code]) {
    var extended: [String: (base: String, labels: [String])] = [:]
    for code in module {
      for type in code.types where type.keyword == "class" {
        let name = code.fullName(of: type, in: code.types)
        superclasses[name] = type.inherited.first.map { String($0.prefix { $0 != "<" }) }
      }
    }
    for code in module {
      for type in code.types where type.keyword == "extension" && superclasses[type.name] == nil {
        for keyword in keywords(in: type, code) {
          let labels = Self.labels(of: keyword, in: code)
          extended[code.tokens[keyword + 1].text] = (type.name, labels)
        }
      }
    }
    for code in module {
      let types = code.types
      for index in code.tokens.indices where Self.isOverride(index, in: code) {
        guard let name = code[index + 1]?.text, let (base, labels) = extended[name],
          labels == Self.labels(of: index, in: code),
          let type = code.enclosingType(of: index, in: types)
        else { continue }
        let owner = code.fullName(of: type, in: types)
        // UIKit's own hierarchy is not known: the name distinguishes a view from a controller.
        let root = ancestors(of: owner).last ?? owner
        guard
          ["NSObject", "UIResponder"].contains(base)
            || base.hasSuffix("Controller") == root.hasSuffix("Controller")
        else { continue }
        if let known = members.firstIndex(where: { $0.name == name }) {
          members[known].overriding.append(owner)
        } else {
          members.append(
            Dispatched(
              name: name,
              labels: labels,
              isMethod: code.is(index, "func"),
              overriding: [owner]
            )
          )
        }
      }
    }
  }

  /// The labels of a method's parameters.
  private static func labels(of keyword: Int, in code: Code) -> [String] {
    guard code.is(keyword + 2, "("), let close = code.partner(of: keyword + 2) else { return [] }
    return code.split(keyword + 3..<close, at: ",").map { part in
      part.first { code.tokens[$0].kind == .word }.map { code.tokens[$0].text } ?? ""
    }
  }

  private func member(at keyword: Int, in code: Code) -> Dispatched? {
    members.first {
      code.is(keyword + 1, $0.name) && $0.labels == Self.labels(of: keyword, in: code)
    }
  }

  private static func isOverride(_ index: Int, in code: Code) -> Bool {
    (code.is(index, "func") || code.is(index, "var"))
      && code.prefixes(before: index).modifiers.contains("override")
  }

  /// The keywords of the methods and computed properties of an extension that can be dispatched.
  private func keywords(in type: Code.TypeDeclaration, _ code: Code) -> [Int] {
    let system = ["UI", "NS"].contains { type.name.hasPrefix($0) }
    guard system else { return [] }
    return (type.open..<type.close).filter { index in
      guard code.is(index, "func") || code.is(index, "var"), !code.is(index - 1, "."),
        code.endOfBody(of: index) != nil
      else { return false }
      let modifiers = code.prefixes(before: index).modifiers
      return Set(modifiers).isDisjoint(with: ["override", "static", "class", "private"])
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    guard !members.isEmpty else { return }
    let types = code.types
    for type in types where type.keyword == "extension" && superclasses[type.name] == nil {
      for keyword in keywords(in: type, code) {
        guard let member = member(at: keyword, in: code) else { continue }
        dispatch(member, at: keyword, in: code, &edits)
      }
    }
    for index in code.tokens.indices where Self.isOverride(index, in: code) {
      guard let member = member(at: index, in: code),
        let type = code.enclosingType(of: index, in: types)
      else { continue }
      takeOver(member, at: index, of: code.fullName(of: type, in: types), in: code, &edits)
    }
  }

  /// Puts the dispatching member before the original one, which gets another name.
  private func dispatch(
    _ member: Dispatched,
    at keyword: Int,
    in code: Code,
    _ edits: inout SourceEdits
  ) {
    guard let close = code.endOfBody(of: keyword), let open = code.partner(of: close) else {
      return
    }
    let head = code.text(keyword..<open)
    var call = ""
    if member.isMethod, let start = (keyword..<open).first(where: { code.is($0, "(") }),
      let end = code.partner(of: start)
    {
      call = "(" + arguments(start + 1..<end, in: code) + ")"
    }
    let text =
      "\(head) { if let own = self as? any \(member.protocolName) "
      + "{ return own.\(member.requirement)\(call) }; return \(member.original)\(call) }; "
    edits.insert(text, at: code.tokens[keyword].range.lowerBound)
    edits.replace(code.tokens[keyword + 1].range, with: member.original)
    let requirement = head.replacing(
      " \(member.name)",
      with: " \(member.requirement)",
      maxReplacements: 1
    )
    let accessor = member.isMethod ? "" : " { get }"
    edits.append(
      "@MainActor protocol \(member.protocolName): AnyObject { \(requirement)\(accessor) }"
    )
    edits.report(code.tokens[keyword].line, "dispatches \(member.name) by a protocol")
  }

  /// The arguments that hand a method's parameters on.
  private func arguments(_ range: Range<Int>, in code: Code) -> String {
    code.split(range, at: ",").map { part in
      let words = part.prefix { !code.is($0, ":") }.filter { code.tokens[$0].kind == .word }
      let label = words.first.map { code.tokens[$0].text } ?? "_"
      let name = words.last.map { code.tokens[$0].text } ?? "_"
      return label == "_" ? name : "\(label): \(name)"
    }
    .joined(separator: ", ")
  }

  /// Renames an override, and what it calls of its superclass.
  private func takeOver(
    _ member: Dispatched,
    at keyword: Int,
    of type: String,
    in code: Code,
    _ edits: inout SourceEdits
  ) {
    guard member.overriding.contains(type), let close = code.endOfBody(of: keyword) else { return }
    let isFirst = !ancestors(of: type).contains { member.overriding.contains($0) }
    edits.replace(code.tokens[keyword + 1].range, with: member.requirement)
    for index in code.prefixes(before: keyword).start..<keyword
    where isFirst && code.is(index, "override") {
      edits.replace(code.tokens[index].range, with: "")
    }
    for index in keyword..<close
    where code.is(index, "super") && code.is(index + 1, ".") && code.is(index + 2, member.name) {
      let name = isFirst ? member.original : member.requirement
      edits.replace(code.tokens[index + 2].range, with: name)
    }
    if isFirst { edits.append("extension \(type): \(member.protocolName) {}") }
    edits.report(code.tokens[keyword].line, "overrides \(member.name) by a protocol")
  }

  private func ancestors(of type: String) -> [String] {
    var result: [String] = []
    var next = superclasses[type]
    while let current = next, !result.contains(current) {
      result.append(current)
      next = superclasses[current]
    }
    return result
  }
}

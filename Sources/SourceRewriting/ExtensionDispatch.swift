// Members that an extension adds to a class of UIKit and that a class of the module overrides.
// Objective-C dispatches them; here the extension's member asks for the override by a protocol.

/// The members of extensions of UIKit's classes that the module overrides.
struct ExtensionDispatch {
  /// A member with its protocol, and the classes that override it.
  private struct Dispatched {
    let name: String
    /// The labels of the parameters; none of a property.
    let labels: [String]
    let isMethod: Bool
    var overriding: [String] = []

    var requirement: String { "overriding_\(name)" }
    var original: String { "original_\(name)" }
    var protocolName: String { "Overrides_\(name)" }
  }

  private var members: [Dispatched] = []
  private let hierarchy: ClassHierarchy

  init(module: [Code], _ hierarchy: ClassHierarchy) {
    self.hierarchy = hierarchy
    var extended: [String: (base: String, labels: [String])] = [:]
    for code in module {
      for (keyword, type) in extensionMembers(of: code) {
        extended[code.tokens[keyword + 1].text] = (type.name, Self.labels(of: keyword, in: code))
      }
    }
    for code in module {
      for index in code.tokens.indices where code.isOverride(index) {
        let labels = Self.labels(of: index, in: code)
        guard let name = code[index + 1]?.text, let (base, known) = extended[name], labels == known,
          let owner = code.enclosingType(of: index)?.fullName
        else { continue }
        // UIKit's own hierarchy is not known: the name distinguishes a view from a controller.
        let root = hierarchy.ancestors(of: owner).last ?? owner
        guard
          ["NSObject", "UIResponder"].contains(base)
            || base.hasSuffix("Controller") == root.hasSuffix("Controller")
        else { continue }
        let place = members.firstIndex { $0.name == name } ?? members.count
        if place == members.count {
          let isMethod = code.is(index, "func")
          members.append(Dispatched(name: name, labels: labels, isMethod: isMethod))
        }
        members[place].overriding.append(owner)
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

  /// The keywords of the methods and computed properties that extensions of UIKit's classes add.
  private func extensionMembers(of code: Code) -> [(keyword: Int, type: Code.TypeDeclaration)] {
    code.types.flatMap { type -> [(keyword: Int, type: Code.TypeDeclaration)] in
      guard type.keyword == "extension", !hierarchy.inherits(type.name),
        ["UI", "NS"].contains(where: type.name.hasPrefix)
      else { return [] }
      return (type.open..<type.close).filter { index in
        guard code.is(index, "func") || code.is(index, "var"), !code.is(index - 1, "."),
          code.body(of: index) != nil
        else { return false }
        let modifiers = code.prefixes(before: index).modifiers
        return Set(modifiers).isDisjoint(with: ["override", "static", "class", "private"])
      }
      .map { ($0, type) }
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    guard !members.isEmpty else { return }
    for (keyword, _) in extensionMembers(of: code) {
      guard let member = member(at: keyword, in: code) else { continue }
      dispatch(member, at: keyword, in: code, &edits)
    }
    for index in code.tokens.indices where code.isOverride(index) {
      guard let member = member(at: index, in: code), let type = code.enclosingType(of: index)
      else { continue }
      takeOver(member, at: index, of: type.fullName, in: code, &edits)
    }
  }

  /// Puts the dispatching member before the original one, which gets another name.
  private func dispatch(
    _ member: Dispatched,
    at keyword: Int,
    in code: Code,
    _ edits: inout SourceEdits
  ) {
    guard let open = code.body(of: keyword)?.lowerBound else { return }
    let head = code.text(keyword..<open)
    var call = ""
    if member.isMethod, let start = (keyword..<open).first(where: { code.is($0, "(") }),
      let end = code.partner(of: start)
    {
      call = "(" + arguments(start + 1..<end, in: code) + ")"
    }
    edits.insert(
      "\(head) { if let own = self as? any \(member.protocolName) "
        + "{ return own.\(member.requirement)\(call) }; return \(member.original)\(call) }; ",
      before: keyword
    )
    edits.replace(keyword + 1, with: member.original)
    let requirement = head.replacing(
      " \(member.name)",
      with: " \(member.requirement)",
      maxReplacements: 1
    )
    let accessor = member.isMethod ? "" : " { get }"
    edits.append(
      "@MainActor protocol \(member.protocolName): AnyObject { \(requirement)\(accessor) }"
    )
    edits.report(keyword, "dispatches \(member.name) by a protocol")
  }

  /// The arguments that hand a method's parameters on.
  private func arguments(_ range: Range<Int>, in code: Code) -> String {
    code.split(range, at: ",").map { part in
      let words = part.prefix { !code.is($0, ":") }.filter { code.tokens[$0].kind == .word }
        .map { code.tokens[$0].text }
      let (label, name) = (words.first ?? "_", words.last ?? "_")
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
    guard member.overriding.contains(type), let body = code.body(of: keyword) else { return }
    let isFirst = !hierarchy.ancestors(of: type).contains { member.overriding.contains($0) }
    edits.replace(keyword + 1, with: member.requirement)
    for index in code.prefixes(before: keyword).start..<keyword
    where isFirst && code.is(index, "override") {
      edits.remove(index)
    }
    for index in body where code.has("super", ".", member.name, at: index) {
      edits.replace(index + 2, with: isFirst ? member.original : member.requirement)
    }
    if isFirst { edits.append("extension \(type): \(member.protocolName) {}") }
    edits.report(keyword, "overrides \(member.name) by a protocol")
  }
}

// Initialisers that a protocol requires of a class of Foundation or UIKit. Objective-C's classes
// can be made by any of their initialisers from a metatype; Swift's need a `required` one,
// which these have not. Where the initialiser is all that the protocol requires, a class of UIKit
// gets the members of the protocol's extensions instead of the conformance. Otherwise the
// requirement, and what the protocol's extensions build on it, is left out; where NSObject
// conforms, each class of UIKit that is made as `UIView { … }` gets a copy of that.

/// The protocols whose initialisers no class of UIKit can satisfy.
struct RequiredInitializers {
  private typealias Members = [String: [(code: Code, type: Code.TypeDeclaration)]]

  /// The protocols that a class of Foundation or UIKit is extended to conform to.
  private let protocols: Set<String>
  /// The members of the extensions of each protocol that requires nothing but an initialiser.
  private let members: Members
  /// The extensions of the protocols that NSObject is extended to conform to.
  private let membersOfObjects: Members
  /// The classes of UIKit that the module makes with a closure.
  private let madeClasses: [String]

  init(module: [Code]) {
    let types = module.flatMap { code in code.types.map { (code: code, type: $0) } }
    let extensions = types.filter { $0.type.keyword == "extension" }
    let ofSystem = extensions.map(\.type).filter { Self.isSystemClass($0.name) }
    let names = Set(ofSystem.flatMap(\.inherited))
    let namesOfObjects = Set(ofSystem.filter { $0.name == "NSObject" }.flatMap(\.inherited))
    let makers = Set(types.filter { Self.requiresOnlyInit($0.type, $0.code) }.map(\.type.name))
    let all = Dictionary(grouping: extensions, by: \.type.name).filter {
      names.contains($0.key) && makers.contains($0.key)
    }
    membersOfObjects = all.filter { namesOfObjects.contains($0.key) }
    members = all.filter { !namesOfObjects.contains($0.key) }
    madeClasses =
      membersOfObjects.isEmpty ? [] : Set(module.flatMap(Self.classesMadeByClosure)).sorted()
    protocols = names.subtracting(all.keys)
  }

  private static func requiresOnlyInit(_ type: Code.TypeDeclaration, _ code: Code) -> Bool {
    let words = code.tokens[type.open..<type.close].map(\.text)
    return type.keyword == "protocol" && words.contains("init")
      && Set(words).isDisjoint(with: ["func", "var", "subscript", "associatedtype"])
  }

  /// The classes in expressions like `return UIView { … }`.
  private static func classesMadeByClosure(in code: Code) -> [String] {
    code.tokens.indices.filter { index in
      isSystemClass(code.tokens[index].text) && code.is(index + 1, "{")
        && ["return", "=", "(", "["].contains(code[index - 1]?.text ?? "")
    }
    .map { code.tokens[$0].text }
  }

  private static func isSystemClass(_ name: String) -> Bool {
    ["NS", "UI", "CA"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    requireLayerInitializers(code, &edits)
    copyMembers(to: code, &edits)
    copyInitializers(to: code, &edits)
    for type in code.types where protocols.contains(type.name) {
      guard ["protocol", "extension"].contains(type.keyword), type.inherited != ["NSObject"] else {
        continue
      }
      var index = type.open + 1
      while index < type.close {
        if let end = endOfInitializer(index, in: type, of: code) {
          edits.remove(index...end)
          edits.note(index, "left out: no class of UIKit has the initialiser that it requires")
          index = end
        }
        index = code.next(after: index)
      }
    }
  }

  /// Gives classes of UIKit the members that the extensions of such a protocol have.
  private func copyMembers(to code: Code, _ edits: inout SourceEdits) {
    for type in code.types
    where type.keyword == "extension" && Self.isSystemClass(type.name)
      && type.inherited.contains(where: { members[$0] != nil })
    {
      let kept = type.inherited.filter { members[$0] == nil }
      guard let colon = (type.index..<type.open).first(where: { code.is($0, ":") }) else {
        continue
      }
      let list = kept.isEmpty ? "" : ": \(kept.joined(separator: ", ")) "
      edits.replace(colon..<type.open, with: list)
      for name in type.inherited {
        for (code, found) in members[name] ?? [] {
          let text = rewritten(found, in: code, for: type.name).content(
            of: found.open...found.close
          )
          edits.append("extension \(type.name) {\(text)}")
        }
      }
      edits.report(type.index, "copies members of \(type.inherited[0])")
    }
  }

  /// Gives NSObject what the protocol adds but its initialisers, which go to the classes that are
  /// made by closures.
  private func copyInitializers(to code: Code, _ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "extension" && type.name == "NSObject" {
      for index in type.index..<type.open {
        let name = code.tokens[index].text
        guard let found = membersOfObjects[name] else { continue }
        edits.replace(index, with: "Objects_\(name)")
        edits.append("protocol Objects_\(name): AnyObject {}")
        for (code, type) in found { split(type, of: code, &edits) }
        edits.report(index, "copies the initialisers of \(name)")
      }
    }
  }

  private func split(_ type: Code.TypeDeclaration, of code: Code, _ edits: inout SourceEdits) {
    var others = SourceEdits(code)
    for index in type.open..<type.close {
      guard let end = endOfInitializer(index, in: type, of: code) else { continue }
      let whole = code.prefixes(before: index).start...end
      others.remove(whole)
      for name in madeClasses {
        let text = rewritten(type, in: code, for: name).text(whole)
        edits.append("extension \(name) { \(text) }")
      }
    }
    edits.append("extension Objects_\(type.name) {\(others.content(of: type.open...type.close))}")
  }

  /// An extension with the class in place of `Self`.
  private func rewritten(
    _ type: Code.TypeDeclaration,
    in code: Code,
    for name: String
  ) -> SourceEdits {
    var edits = SourceEdits(code)
    for index in type.open..<type.close {
      if code.is(index, "Self"), !code.is(index + 1, ".") {
        edits.replace(index, with: name)
      } else if code.declaresInit(index), code.is(index + 1, "(") {
        edits.insert("convenience ", before: index)
      }
    }
    return edits
  }

  /// `layerClass` makes layers from a metatype, so `init()` of a layer is required here.
  private func requireLayerInitializers(_ code: Code, _ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "class" {
      guard let base = type.inherited.first, base.hasPrefix("CA"), base.hasSuffix("Layer") else {
        continue
      }
      for index in type.open..<type.close where code.has("init", "(", ")", at: index) {
        let modifiers = code.prefixes(before: index).modifiers
        guard modifiers.contains("override"), !modifiers.contains("required") else { continue }
        edits.insert("required ", before: index)
        edits.report(index, "requires init() of a layer")
      }
    }
  }

  /// The last token of an initialiser without generic parameters, if one is declared there.
  private func endOfInitializer(
    _ index: Int,
    in type: Code.TypeDeclaration,
    of code: Code
  ) -> Int? {
    guard code.declaresInit(index), code.is(index + 1, "("),
      let parameters = code.partner(of: index + 1)
    else { return nil }
    guard type.keyword == "extension" else { return parameters }
    let body = (parameters..<type.close).first { code.is($0, "{") }
    return body.flatMap { code.partner(of: $0) } ?? parameters
  }
}

// Initialisers that a protocol requires of a class of Foundation or UIKit. Objective-C's classes
// can be made by any of their initialisers from a metatype; Swift's need a `required` one,
// which these have not. Where the initialiser is all that the protocol requires, a class of UIKit
// gets the members of the protocol's extensions instead of the conformance. Otherwise the
// requirement, and what the protocol's extensions build on it, is left out; where NSObject
// conforms, each class of UIKit that is made as `UIView { … }` gets a copy of that.

/// The protocols whose initialisers no class of UIKit can satisfy.
struct RequiredInitializers {
  /// The protocols that a class of Foundation or UIKit is extended to conform to.
  private let protocols: Set<String>
  /// The members of the extensions of each protocol that requires nothing but an initialiser.
  private let members: [String: [(code: Code, type: Code.TypeDeclaration)]]
  /// The extensions of the protocols that NSObject is extended to conform to.
  private let membersOfObjects: [String: [(code: Code, type: Code.TypeDeclaration)]]
  /// The classes of UIKit that the module makes with a closure.
  private let madeClasses: [String]

  init(module: [Code]) {
    var names: Set<String> = []
    var namesOfObjects: Set<String> = []
    for code in module {
      for type in code.types where type.keyword == "extension" && Self.isSystemClass(type.name) {
        names.formUnion(type.inherited)
        if type.name == "NSObject" { namesOfObjects.formUnion(type.inherited) }
      }
    }
    var makers: Set<String> = []
    for code in module {
      makers.formUnion(code.types.filter { Self.requiresOnlyInit($0, code) }.map(\.name))
    }
    var members: [String: [(code: Code, type: Code.TypeDeclaration)]] = [:]
    for code in module {
      for type in code.types where type.keyword == "extension" {
        guard names.contains(type.name), makers.contains(type.name) else { continue }
        members[type.name, default: []].append((code, type))
      }
    }
    membersOfObjects = members.filter { namesOfObjects.contains($0.key) }
    members = members.filter { !namesOfObjects.contains($0.key) }
    madeClasses =
      membersOfObjects.isEmpty ? [] : Set(module.flatMap(Self.classesMadeByClosure)).sorted()
    self.members = members
    protocols = names.subtracting(members.keys)
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
        && ["return", "=", "(", "[", ","].contains(code[index - 1]?.text ?? "")
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
        if code.is(index, "init"), !code.is(index - 1, "."), code.is(index + 1, "("),
          let parameters = code.partner(of: index + 1)
        {
          let end = endOfInitializer(after: parameters, in: type, of: code)
          let range = code.tokens[index].range.lowerBound..<code.tokens[end].range.upperBound
          edits.replace(range, with: "")
          let line = code.tokens[index].line
          edits.note(line, "left out: no class of UIKit has the initialiser that it requires")
          index = end
        } else if let end = code.partner(of: index), end > index {
          index = end
        }
        index += 1
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
      let range = code.tokens[colon].range.lowerBound..<code.tokens[type.open].range.lowerBound
      edits.replace(range, with: kept.isEmpty ? "" : ": \(kept.joined(separator: ", ")) ")
      for name in type.inherited {
        for (code, found) in members[name] ?? [] {
          edits.append("extension \(type.name) {\(body(of: found, in: code, for: type.name))}")
        }
      }
      edits.report(code.tokens[type.index].line, "copies members of \(type.inherited[0])")
    }
  }

  /// Gives the classes that are made by closures the initialisers that NSObject would have.
  private func copyInitializers(to code: Code, _ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "extension" && type.name == "NSObject" {
      for (code, found) in type.inherited.flatMap({ membersOfObjects[$0] ?? [] }) {
        for index in found.open..<found.close
        where code.is(index, "init") && !code.is(index - 1, ".") && code.is(index + 1, "(") {
          guard let parameters = code.partner(of: index + 1) else { continue }
          let end = endOfInitializer(after: parameters, in: found, of: code)
          let range = code.tokens[index].range.lowerBound..<code.tokens[end].range.upperBound
          for name in madeClasses {
            edits.append("extension \(name) { \(body(of: found, in: code, for: name, range)) }")
          }
        }
      }
    }
  }

  /// The members of an extension with the class in place of `Self`.
  private func body(
    of type: Code.TypeDeclaration,
    in code: Code,
    for name: String,
    _ part: Range<Int>? = nil
  ) -> String {
    var edits = SourceEdits()
    for index in type.open..<type.close {
      if code.is(index, "Self"), !code.is(index + 1, ".") {
        edits.replace(code.tokens[index].range, with: name)
      } else if code.is(index, "init"), code.is(index + 1, "("), !code.is(index - 1, ".") {
        edits.insert("convenience ", at: code.tokens[index].range.lowerBound)
      }
    }
    let whole = code.tokens[type.open].range.upperBound..<code.tokens[type.close].range.lowerBound
    return edits.applied(to: Array(code.source.utf8), within: part ?? whole)
  }

  /// `layerClass` makes layers from a metatype, so `init()` of a layer is required here.
  private func requireLayerInitializers(_ code: Code, _ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "class" {
      guard let base = type.inherited.first, base.hasPrefix("CA"), base.hasSuffix("Layer") else {
        continue
      }
      for index in type.open..<type.close
      where code.is(index, "init") && code.is(index + 1, "(") && code.is(index + 2, ")") {
        let modifiers = code.prefixes(before: index).modifiers
        guard modifiers.contains("override"), !modifiers.contains("required") else { continue }
        edits.insert("required ", at: code.tokens[index].range.lowerBound)
        edits.report(code.tokens[index].line, "requires init() of a layer")
      }
    }
  }

  private func endOfInitializer(
    after parameters: Int,
    in type: Code.TypeDeclaration,
    of code: Code
  ) -> Int {
    guard type.keyword == "extension" else { return parameters }
    let body = (parameters..<type.close).first { code.is($0, "{") }
    return body.flatMap { code.partner(of: $0) } ?? parameters
  }
}

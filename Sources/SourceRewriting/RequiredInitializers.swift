// Initialisers that a protocol requires of a class of Foundation or UIKit. Objective-C's classes
// can be made by any of their initialisers from a metatype; Swift's need a `required` one,
// which these have not. Such a requirement, and what the protocol's extensions build on it, is left
// out.

/// The protocols whose initialisers no class of UIKit can satisfy.
struct RequiredInitializers {
  /// The protocols that a class of Foundation or UIKit is extended to conform to.
  private let protocols: Set<String>

  init(module: [Code]) {
    var names: Set<String> = []
    for code in module {
      for type in code.types where type.keyword == "extension" && Self.isSystemClass(type.name) {
        names.formUnion(type.inherited)
      }
    }
    protocols = names
  }

  private static func isSystemClass(_ name: String) -> Bool {
    ["NS", "UI", "CA"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    requireLayerInitializers(code, &edits)
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

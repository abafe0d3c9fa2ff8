// Calls that Objective-C looks up when they happen: `(view as AnyObject).layOut()`. Swift needs the
// type that declares the method.

/// Gives calls on `AnyObject` the type of the module that declares what they call.
struct DynamicCalls {
  /// The only protocol, or else the only class, that declares a method.
  private var owners: [String: String] = [:]

  init(module: [Code]) {
    guard module.contains(where: { !$0.places(of: "AnyObject").isEmpty }) else { return }
    for keyword in ["class", "protocol"] {
      var found: [String: Set<String>] = [:]
      for code in module {
        for index in code.places(of: "func") {
          guard let name = code[index + 1]?.text, let type = code.enclosingType(of: index),
            type.keyword == keyword
          else { continue }
          found[name, default: []].insert(type.fullName)
        }
      }
      // What a protocol declares, its classes declare as well.
      for (name, types) in found { owners[name] = types.count == 1 ? types.first : nil }
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    guard !owners.isEmpty else { return }
    for index in code.places(of: "AnyObject") {
      guard code.is(index - 1, "as"), code.has(")", ".", at: index + 1),
        let name = code[index + 3]?.text, let owner = owners[name]
      else { continue }
      let isOptional = code.is(index + 4, "?") || code.is(index + 4, "!")
      edits.replace(index - 1...index, with: "as\(isOptional ? "?" : "!") \(owner)")
      if isOptional {
        edits.insert("?", after: index + 1)
        edits.remove(index + 4)
      }
      edits.report(index + 3, "calls \(name) of \(owner)")
    }
  }
}

// Calls that Objective-C looks up when they happen: `(view as AnyObject).layOut()`. Swift needs the
// type that declares the method.

/// Gives calls on `AnyObject` the type of the module that declares what they call.
struct DynamicCalls {
  /// The only protocol, or else the only class, that declares a method.
  private var owners: [String: String] = [:]

  init(module: [Code]) {
    let isUsed = module.contains { code in code.tokens.contains { $0.is("AnyObject") } }
    guard isUsed else { return }
    for keyword in ["class", "protocol"] {
      var found: [String: Set<String>] = [:]
      for code in module {
        let types = code.types
        for index in code.tokens.indices where code.is(index, "func") {
          guard let name = code[index + 1]?.text,
            let type = code.enclosingType(of: index, in: types), type.keyword == keyword
          else { continue }
          found[name, default: []].insert(code.fullName(of: type, in: types))
        }
      }
      // What a protocol declares, its classes declare as well.
      for (name, types) in found { owners[name] = types.count == 1 ? types.first : nil }
    }
  }

  func rewrite(_ code: Code, _ edits: inout SourceEdits) {
    guard !owners.isEmpty else { return }
    for index in code.tokens.indices where code.is(index, "AnyObject") {
      guard code.is(index - 1, "as"), code.is(index + 1, ")"), code.is(index + 2, "."),
        let name = code[index + 3], let owner = owners[name.text]
      else { continue }
      let cast = code.tokens[index - 1].range.lowerBound..<code.tokens[index].range.upperBound
      if code.is(index + 4, "?") || code.is(index + 4, "!") {
        edits.replace(cast, with: "as? \(owner)")
        edits.insert("?", at: code.tokens[index + 1].range.upperBound)
        edits.replace(code.tokens[index + 4].range, with: "")
      } else {
        edits.replace(cast, with: "as! \(owner)")
      }
      edits.report(name.line, "calls \(name.text) of \(owner)")
    }
  }
}

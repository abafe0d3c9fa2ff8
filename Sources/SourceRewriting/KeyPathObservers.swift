// Objects that observe key paths without being views or controllers. On Apple's platforms they
// override a method of NSObject's; here an extension declares it, which no class can override.

/// Lets classes that inherit from NSObject conform to `NSKeyValueObserver`.
struct KeyPathObservers {
  private let code: Code

  init(_ code: Code) { self.code = code }

  func rewrite(_ edits: inout SourceEdits) {
    let types = code.types
    for type in types where type.keyword == "class" && type.inherited.first == "NSObject" {
      for index in type.open..<type.close
      where code.is(index, "func") && code.is(index + 1, "observeValue")
        && code.is(index + 3, "forKeyPath") && code.enclosingType(of: index, in: types) == type
      {
        rewrite(index, of: type, &edits)
      }
    }
  }

  /// The index of the superclass, behind the generic parameters.
  private func superclass(of type: Code.TypeDeclaration) -> Int? {
    let name = type.index + 2
    let head = code.is(name, "<") ? code.endOfGenerics(name) ?? name : name
    return (head..<type.open).first { code.is($0, "NSObject") }
  }

  private func rewrite(
    _ keyword: Int,
    of type: Code.TypeDeclaration,
    _ edits: inout SourceEdits
  ) {
    let prefixes = code.prefixes(before: keyword).start..<keyword
    guard let word = prefixes.first(where: { code.is($0, "override") }),
      let base = superclass(of: type),
      let end = code.endOfBody(of: keyword)
    else { return }
    edits.replace(code.tokens[word].range, with: "")
    edits.insert(", NSKeyValueObserver", at: code.tokens[base].range.upperBound)
    edits.report(code.tokens[keyword].line, "lets \(type.name) observe key paths")
    for index in keyword..<end
    where code.is(index, "super") && code.is(index + 2, "observeValue") {
      let call = code.tokens[index].range.lowerBound..<code.tokens[index + 2].range.upperBound
      edits.replace(call, with: "unhandledValue")
    }
  }
}

// Objects that observe key paths without being views or controllers. On Apple's platforms they
// override a method of NSObject's; here an extension declares it, which no class can override.

/// Lets classes that inherit from NSObject conform to `NSKeyValueObserver`.
struct KeyPathObservers {
  let code: Code

  func rewrite(_ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "class" && type.inherited.first == "NSObject" {
      for index in type.open..<type.close
      where code.has("func", "observeValue", at: index) && code.is(index + 3, "forKeyPath")
        && code.enclosingType(of: index) == type
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
      let base = superclass(of: type), let body = code.body(of: keyword)
    else { return }
    edits.remove(word)
    edits.insert(", NSKeyValueObserver", after: base)
    edits.report(keyword, "lets \(type.name) observe key paths")
    for index in body where code.is(index, "super") && code.is(index + 2, "observeValue") {
      edits.replace(index...index + 2, with: "unhandledValue")
    }
  }
}

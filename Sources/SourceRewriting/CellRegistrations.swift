// `register(Row.self, forCellReuseIdentifier: "row")` becomes a registration of a closure that
// makes a row: a list can't make an object of a class that it only knows as a value.

/// Rewrites the registrations of cells.
struct CellRegistrations {
  let code: Code
  /// The classes of the module that can only be decoded.
  let decoded: Set<String>

  /// The classes that declare initialisers, but not the one that a list calls.
  static func decodedClasses(of module: [Code]) -> Set<String> {
    let names = module.flatMap { code in
      code.types.filter { type in
        guard type.keyword == "class", type.name.hasSuffix("Cell") else { return false }
        let labels = code.designatedInitializers(of: type).map(\.label)
        return !labels.isEmpty && Set(labels).isDisjoint(with: ["frame", "style"])
      }
      .map(\.fullName)
    }
    return Set(names)
  }

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.places(of: "register") where code.is(index - 1, ".") {
      guard code.is(index + 1, "("), let close = code.partner(of: index + 1) else { continue }
      let parts = code.split(index + 2..<close, at: ",")
      guard parts.count == 2, let type = type(in: parts[0]) else { continue }
      var maker: String
      switch code.tokens[parts[1].lowerBound].text {
      case "forCellReuseIdentifier": maker = "{ \(type)(style: .default, reuseIdentifier: $0) }"
      case "forCellWithReuseIdentifier": maker = "{ \(type)(frame: $0) }"
      default: continue
      }
      // A class that is a parameter is only known to be a view: any view can be decoded.
      if isGenericParameter(type) || decoded.contains(type) { maker = "{ _ in \(type).decoded() }" }
      edits.replace(ClosedRange(parts[0]), with: maker)
      edits.report(index, "registers a closure that makes \(type)")
    }
    for name in ["CellRegistration", "SupplementaryRegistration"] {
      for index in code.places(of: name) where code.is(index + 1, "<") {
        rewriteTyped(index, &edits)
      }
    }
  }

  /// `UICollectionView.CellRegistration<Row, Item> { … }` receives the closure that makes a row.
  private func rewriteTyped(_ index: Int, _ edits: inout SourceEdits) {
    guard let end = code.endOfGenerics(index + 1), let type = code[index + 2], type.kind == .word,
      code.is(index + 3, ",") || code.is(index + 3, ">"), !isGenericParameter(type.text),
      !type.text.hasPrefix("UI")
    else { return }
    let maker =
      decoded.contains(type.text)
      ? "{ _ in \(type.text).decoded() }" : "{ \(type.text)(frame: $0) }"
    if code.is(end + 1, "("), !code.is(end + 2, "cellNib"), !code.is(end + 2, "supplementaryNib") {
      edits.insert("making: \(maker)\(code.is(end + 2, ")") ? "" : ", ")", after: end + 1)
    } else if code.is(end + 1, "{") {
      edits.insert("(making: \(maker))", after: end)
    } else {
      return
    }
    edits.report(index + 2, "registers a closure that makes \(type.text)")
  }

  private func isGenericParameter(_ name: String) -> Bool {
    code.places(of: name).contains {
      code.is($0 + 1, ":") && (code.is($0 - 1, "<") || code.is($0 - 1, ","))
    }
  }

  /// The type in `Row.self`, if it is written out.
  private func type(in range: Range<Int>) -> String? {
    let text = code.text(range)
    guard text.hasSuffix(".self"), text.first?.isUppercase == true else { return nil }
    return String(text.dropLast(".self".count))
  }
}

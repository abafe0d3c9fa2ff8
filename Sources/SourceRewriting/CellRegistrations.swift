// `register(Row.self, forCellReuseIdentifier: "row")` becomes a registration of a closure that
// makes a row: a list can't make an object of a class that it only knows as a value.

/// Rewrites the registrations of cells.
struct CellRegistrations {
  private let code: Code
  /// The classes of the module that can only be decoded.
  private let decoded: Set<String>

  init(_ code: Code, decoded: Set<String>) {
    self.code = code
    self.decoded = decoded
  }

  /// The classes that declare initialisers, but not the one that a list calls.
  static func decodedClasses(of module: [Code]) -> Set<String> {
    var names: Set<String> = []
    for code in module {
      let types = code.types
      for type in types where type.keyword == "class" && type.name.hasSuffix("Cell") {
        let labels = (type.open..<type.close).filter {
          code.is($0, "init") && !code.is($0 - 1, ".")
            && code.enclosingType(of: $0, in: types) == type
            && !code.prefixes(before: $0).modifiers.contains("convenience")
        }
        .map { code[code.is($0 + 1, "(") ? $0 + 2 : $0 + 3]?.text ?? "" }
        if !labels.isEmpty, Set(labels).isDisjoint(with: ["frame", "style"]) {
          names.insert(code.fullName(of: type, in: types))
        }
      }
    }
    return names
  }

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.tokens.indices where code.is(index, "register") && code.is(index - 1, ".") {
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
      let start = code.tokens[parts[0].lowerBound].range.lowerBound
      edits.replace(start..<code.tokens[parts[0].upperBound - 1].range.upperBound, with: maker)
      edits.report(code.tokens[index].line, "registers a closure that makes \(type)")
    }
  }

  /// `UICollectionView.CellRegistration<Row, Item> { … }` receives the closure that makes a row.
  func rewriteTyped(_ edits: inout SourceEdits) {
    let names: Set = ["CellRegistration", "SupplementaryRegistration"]
    for index in code.tokens.indices
    where names.contains(code.tokens[index].text) && code.is(index + 1, "<") {
      guard let end = code.endOfGenerics(index + 1), let type = code[index + 2], type.kind == .word,
        code.is(index + 3, ",") || code.is(index + 3, ">"), !isGenericParameter(type.text),
        !type.text.hasPrefix("UI")
      else { continue }
      let maker =
        decoded.contains(type.text)
        ? "{ _ in \(type.text).decoded() }" : "{ \(type.text)(frame: $0) }"
      if code.is(end + 1, "("), !code.is(end + 2, "cellNib"), !code.is(end + 2, "supplementaryNib")
      {
        let comma = code.is(end + 2, ")") ? "" : ", "
        edits.insert("making: \(maker)\(comma)", at: code.tokens[end + 1].range.upperBound)
      } else if code.is(end + 1, "{") {
        edits.insert("(making: \(maker))", at: code.tokens[end].range.upperBound)
      } else {
        continue
      }
      edits.report(type.line, "registers a closure that makes \(type.text)")
    }
  }

  private func isGenericParameter(_ name: String) -> Bool {
    code.tokens.indices.contains { index in
      code.is(index, name) && code.is(index + 1, ":")
        && (code.is(index - 1, "<") || code.is(index - 1, ","))
    }
  }

  /// The type in `Row.self`, if it is written out.
  private func type(in range: Range<Int>) -> String? {
    let text = code.text(range)
    guard text.hasSuffix(".self"), text.first?.isUppercase == true else { return nil }
    return String(text.dropLast(".self".count))
  }
}

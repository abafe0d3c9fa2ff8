// `register(Row.self, forCellReuseIdentifier: "row")` becomes a registration of a closure that
// makes a row: a list can't make an object of a class that it only knows as a value.

/// Rewrites the registrations of cells.
struct CellRegistrations {
  private let code: Code

  init(_ code: Code) { self.code = code }

  func rewrite(_ edits: inout SourceEdits) {
    for index in code.tokens.indices where code.is(index, "register") && code.is(index - 1, ".") {
      guard code.is(index + 1, "("), let close = code.partner(of: index + 1) else { continue }
      let parts = code.split(index + 2..<close, at: ",")
      guard parts.count == 2, let type = type(in: parts[0]) else { continue }
      let maker: String
      switch code.tokens[parts[1].lowerBound].text {
      case "forCellReuseIdentifier": maker = "{ \(type)(style: .default, reuseIdentifier: $0) }"
      case "forCellWithReuseIdentifier": maker = "{ \(type)(frame: $0) }"
      default: continue
      }
      let start = code.tokens[parts[0].lowerBound].range.lowerBound
      edits.replace(start..<code.tokens[parts[0].upperBound - 1].range.upperBound, with: maker)
      edits.report(code.tokens[index].line, "registers a closure that makes \(type)")
    }
  }

  /// The type in `Row.self`, if it is written out.
  private func type(in range: Range<Int>) -> String? {
    let text = code.text(range)
    guard text.hasSuffix(".self"), text.first?.isUppercase == true else { return nil }
    return String(text.dropLast(".self".count))
  }
}

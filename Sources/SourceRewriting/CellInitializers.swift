// Views whose `init(coder:)` only traps, as those of code without nibs. A list that is given such a
// class as a value can call no other initialiser, and so this one does what `init(frame:)` does.

/// Gives `init(coder:)` of cells and other views a body that makes them.
struct CellInitializers {
  private let code: Code
  private let path: String
  /// Whether the module makes views of classes that are values, as lists make cells.
  private let decodesViews: Bool

  init(_ code: Code, path: String, decodesViews: Bool) {
    self.code = code
    self.path = path
    self.decodesViews = decodesViews
  }

  /// The labels of the initialisers that lists call on Apple's platforms, and their arguments.
  private static let arguments = [
    "frame": ": CGRect = .zero", "style": ": UITableViewCell.CellStyle = .default",
    "reuseIdentifier": ": String? = nil",
  ]

  /// Copies bodies with the edits that they have so far.
  func rewrite(_ edits: inout SourceEdits) {
    let bytes = Array(code.source.utf8)
    let types = code.types
    for type in types where type.keyword == "class" && isView(type) {
      let initializers = (type.open..<type.close).filter { index in
        code.is(index, "init") && !code.is(index - 1, ".")
          && code.enclosingType(of: index, in: types) == type
          && !code.prefixes(before: index).modifiers.contains("convenience")
      }
      guard let coder = initializers.first(where: { label(of: $0) == "coder" }),
        let trap = braces(of: coder), isTrap(trap),
        let maker = initializers.first(where: { Self.arguments[label(of: $0) ?? ""] != nil }),
        let values = values(for: maker), let body = braces(of: maker)
      else { continue }
      let first = SourceModule.location(path, line: code.tokens[body.lowerBound].line)
      let line = code.tokens[trap.lowerBound].line
      let text = edits.applied(to: bytes, within: content(of: body))
      edits.replace(
        content(of: trap),
        with: "\(values)\n\(first)\(text)\n" + SourceModule.location(path, line: line)
      )
      edits.report(line, "makes a \(type.name) with the body of init(\(label(of: maker) ?? ""):)")
    }
  }

  private func isView(_ type: Code.TypeDeclaration) -> Bool {
    guard let base = type.inherited.first else { return false }
    return base.hasSuffix("Cell") || base.hasSuffix("ReusableView")
      || (decodesViews && base.hasSuffix("View"))
  }

  private func parameters(of index: Int) -> Range<Int>? {
    let open = code.is(index + 1, "(") ? index + 1 : index + 2
    guard code.is(open, "("), let close = code.partner(of: open) else { return nil }
    return open + 1..<close
  }

  private func label(of index: Int) -> String? {
    parameters(of: index).flatMap { code[$0.lowerBound]?.text }
  }

  private func braces(of index: Int) -> ClosedRange<Int>? {
    guard let close = code.endOfBody(of: index), let open = code.partner(of: close) else {
      return nil
    }
    return open...close
  }

  /// The bytes between two braces.
  private func content(of braces: ClosedRange<Int>) -> Range<Int> {
    let (open, close) = (code.tokens[braces.lowerBound], code.tokens[braces.upperBound])
    return open.range.upperBound..<close.range.lowerBound
  }

  private func isTrap(_ braces: ClosedRange<Int>) -> Bool {
    ["fatalError", "preconditionFailure"].contains(code[braces.lowerBound + 1]?.text ?? "")
  }

  /// Constants in place of the parameters; nil if a list would not call that initialiser.
  private func values(for initializer: Int) -> String? {
    guard let parameters = parameters(of: initializer) else { return nil }
    var text = ""
    for parameter in code.split(parameters, at: ",") {
      let label = code.tokens[parameter.lowerBound].text
      guard let value = Self.arguments[label],
        let colon = parameter.first(where: { code.is($0, ":") })
      else { return nil }
      text += " let \(code.tokens[colon - 1].text)\(value);"
    }
    return text
  }
}

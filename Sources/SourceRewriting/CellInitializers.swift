// Views whose `init(coder:)` only traps, as those of code without nibs. A list that is given such a
// class as a value can call no other initialiser, and so this one does what `init(frame:)` does.

/// Gives `init(coder:)` of cells and other views a body that makes them.
struct CellInitializers {
  let code: Code
  let path: String
  /// Whether the module makes views of classes that are values, as lists make cells.
  let decodesViews: Bool

  /// The labels of the initialisers that lists call on Apple's platforms, and their arguments.
  private static let arguments = [
    "frame": ": CGRect = .zero", "style": ": UITableViewCell.CellStyle = .default",
    "reuseIdentifier": ": String? = nil",
  ]

  /// Copies bodies with the edits that they have so far.
  func rewrite(_ edits: inout SourceEdits) {
    for type in code.types where type.keyword == "class" && isView(type) {
      let initializers = code.designatedInitializers(of: type)
      guard let coder = initializers.first(where: { $0.label == "coder" }),
        let trap = code.body(of: coder.keyword), code.endsProcess(trap),
        let maker = initializers.first(where: { Self.arguments[$0.label] != nil }),
        let values = values(for: maker.keyword), let body = code.body(of: maker.keyword)
      else { continue }
      let places = [body, trap].map {
        SourceModule.location(path, line: code.tokens[$0.lowerBound].line)
      }
      let text = "\(values)\n\(places[0])\(edits.content(of: body))\n\(places[1])"
      edits.replaceContent(of: trap, with: text)
      edits.report(
        trap.lowerBound,
        "makes a \(type.name) with the body of init(\(maker.label):)"
      )
    }
  }

  private func isView(_ type: Code.TypeDeclaration) -> Bool {
    guard let base = type.inherited.first else { return false }
    return base.hasSuffix("Cell") || base.hasSuffix("ReusableView")
      || (decodesViews && base.hasSuffix("View"))
  }

  /// Constants in place of the parameters; nil if a list would not call that initialiser.
  private func values(for initializer: Int) -> String? {
    let open = code.is(initializer + 1, "(") ? initializer + 1 : initializer + 2
    guard code.is(open, "("), let close = code.partner(of: open) else { return nil }
    var text = ""
    for parameter in code.split(open + 1..<close, at: ",") {
      guard let value = Self.arguments[code.tokens[parameter.lowerBound].text],
        let colon = parameter.first(where: { code.is($0, ":") })
      else { return nil }
      text += " let \(code.tokens[colon - 1].text)\(value);"
    }
    return text
  }
}

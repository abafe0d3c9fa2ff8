// What the short names in a diagram stand for.

/// The legend of a diagram: its short names in full, as far as they occur.
package enum DiagramLegend {
  /// Returns the legend in one line; nil if every name in the diagram is written in full.
  package static func line(for diagram: [String]) -> String? {
    // The rows of the steps are in words already.
    let lanes = diagram.filter { !$0.hasPrefix("step ") }
    let words = lanes.flatMap { $0.split { " |".contains($0) } }
      .map { $0.hasPrefix("!") ? $0.dropFirst() : $0 }
    let names = Set(words.map { $0.prefix { $0 != "(" } })
    let short = Event.Kind.allCases.filter { kind in
      kind.shortName.map { $0 != kind.name && names.contains(Substring($0)) } ?? false
    }
    if short.isEmpty { return nil }
    var parts = short.map { "\($0.shortName ?? "") = \($0.name)" }
    if words.contains(where: { $0.hasSuffix("(T)") }) { parts.append("(T) = animated") }
    if words.contains(where: { $0.hasSuffix("(F)") }) { parts.append("(F) = not animated") }
    if diagram.contains(where: { $0.contains("!") }) { parts.append("! = the failure") }
    return parts.joined(separator: ", ")
  }
}

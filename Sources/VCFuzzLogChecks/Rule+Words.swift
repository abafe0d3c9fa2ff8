// A rule in plain words with its evidence, as every report cites it.

extension Rule {
  /// The rule with its statement, the strength of its evidence, and its first sources.
  package var words: String {
    let sources = sources.prefix(3).map(\.description).joined(separator: "; ")
    let evidence = strengths.map(\.rawValue).joined(separator: ", ")
    return "\(id): \(statement) (\(evidence)\(sources.isEmpty ? "" : ": " + sources))"
  }
}

extension CatalogueInvariant {
  /// The rules that the invariant derives from, as far as the rulebook has them.
  package var citedRules: [Rule] { rules.compactMap { Rulebook.rule($0) } }

  /// The rules that matter for a violation on which there is some advice.
  package func citedRules(_ advice: Advice?) -> [Rule] {
    let own = (advice?.rules ?? []).compactMap { Rulebook.rule($0) }
    return own.isEmpty ? citedRules : own
  }
}

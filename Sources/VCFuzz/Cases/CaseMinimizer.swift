// Shrinks a saved case; the notes above it stay.

/// Shrinks cases of one scenario.
@MainActor
package struct CaseMinimizer {
  private let scenario: Scenario

  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// Returns the smallest case found of the same fault, or nil if the case does not show it.
  package func minimize(_ kept: Case) throws(CaseError) -> Case? {
    let words = Run(scenario, kept.configuration).vocabulary
    var path: [Step] = []
    for text in kept.steps { path.append(try Step(text: text, words)) }
    var shrinker = CaseShrinker(scenario)
    guard
      let shrunk = shrinker.shrink(kept.configuration, path, identity: kept.verdict.identity),
      var smaller = Case(scenario, shrunk.configuration, shrunk.path),
      smaller.verdict.identity == kept.verdict.identity
    else { return nil }
    smaller.notes = kept.notes
    smaller.expectation = kept.expectation
    return smaller
  }
}

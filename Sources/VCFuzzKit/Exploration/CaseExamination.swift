// What runs tell of a saved case: a smaller one, and what its failure depends on.

extension Case {
  /// Returns the smallest case found of the same failure, or nil if the case does not show it.
  ///
  /// The notes above the case stay.
  @MainActor
  package func minimized(in scenario: Scenario) throws(CaseError) -> Case? {
    let words = Run(scenario, configuration).vocabulary
    let path = try steps.map { text throws(CaseError) in try Step(text: text, words) }
    var shrinker = CaseShrinker(scenario.reporting(grading))
    guard let shrunk = shrinker.shrink(configuration, path, identity: verdict.identity),
      var smaller = Case(
        scenario.reporting(grading),
        shrunk.configuration,
        shrunk.path,
        showing: verdict.identity
      )
    else { return nil }
    smaller.notes = notes
    smaller.isAccepted = isAccepted
    smaller.grading = grading
    if smaller != self {
      smaller.grading = Grader(scenario).grade(shrunk.failure, shrunk.configuration, shrunk.path)
    }
    return smaller
  }
}

extension CaseReplay {
  /// The variants without whose value the steps do not break the same.
  ///
  /// One variant is changed at a time; a step that is not possible then is left out.
  package var dependences: [FaultDiagnosis.Dependence] {
    let path = run.asked.compactMap(\.self)
    let scenario = scenario.reporting(kept.grading)
    return Variant.all.compactMap { variant in
      let value = variant.value(in: kept.configuration.profile)
      let others = variant.values.filter { other in
        var changed = kept.configuration
        guard other != value, variant.set(other, in: &changed.profile) else { return false }
        let run = Run.finished(scenario, changed, path)
        return !run.failures.contains { $0.identity == kept.verdict.identity }
      }
      if others.isEmpty { return nil }
      return FaultDiagnosis.Dependence(
        variant: variant.id,
        question: variant.question,
        value: value,
        others: others
      )
    }
  }

  /// What the failure depends on, of a case whose steps still show it; nil if a step is missing.
  package var diagnosis: FaultDiagnosis? {
    guard run.missing.isEmpty else { return nil }
    var diagnosis = FaultDiagnosis()
    // Every variation of these steps may be the last run of its process.
    if kept.verdict.identity.isDeath { return diagnosis }
    diagnosis.variants = dependences
    if !kept.steps.isEmpty, kept.steps.count <= FaultDiagnosis.stepsMax {
      let path = run.asked.compactMap(\.self)
      let reporting = scenario.reporting(kept.grading)
      diagnosis.examine(path, kept.configuration, scenario: reporting)
    }
    return diagnosis
  }
}

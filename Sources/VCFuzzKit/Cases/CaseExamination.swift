// What runs tell of a saved case: a smaller one, and what its failure depends on.

package import VCFuzzSupport
internal import VCLifecycle

extension Case {
  /// The steps as a run of the scenario takes them.
  @MainActor
  private func path(in scenario: Scenario) throws(CaseError) -> [Step] {
    let words = Run(scenario, configuration).vocabulary
    return try steps.map { text throws(CaseError) in try Step(text: text, words) }
  }

  /// Returns the smallest case found of the same failure, or nil if the case does not show it.
  ///
  /// The notes above the case stay.
  @MainActor
  package func minimized(in scenario: Scenario) throws(CaseError) -> Case? {
    let path = try path(in: scenario)
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

  /// Returns the variants without whose value the steps do not break the same.
  ///
  /// One variant is changed at a time; a step that is not possible then is left out.
  @MainActor
  package func dependences(in scenario: Scenario) throws(CaseError) -> [FaultDiagnosis.Dependence] {
    var found: [FaultDiagnosis.Dependence] = []
    let path = try path(in: scenario)
    let scenario = scenario.reporting(grading)
    for variant in Variant.all {
      let value = variant.value(in: configuration.profile)
      var others: [String] = []
      for other in variant.values where other != value {
        var changed = configuration
        guard variant.set(other, in: &changed.profile) else { continue }
        let run = Run.finished(scenario, changed, path)
        if !run.failures.contains(where: { $0.identity == verdict.identity }) {
          others.append(other)
        }
      }
      guard !others.isEmpty else { continue }
      found.append(
        FaultDiagnosis.Dependence(
          variant: variant.id,
          question: variant.question,
          value: value,
          others: others
        )
      )
    }
    return found
  }

  /// Examines a case whose steps still break what it keeps.
  @MainActor
  package func diagnosis(in scenario: Scenario) throws(CaseError) -> FaultDiagnosis {
    var diagnosis = FaultDiagnosis()
    // Every variation of these steps may be the last run of its process.
    if verdict.identity.isDeath { return diagnosis }
    diagnosis.variants = try dependences(in: scenario)
    if !steps.isEmpty, steps.count <= FaultDiagnosis.stepsMax {
      let reporting = scenario.reporting(grading)
      diagnosis.examine(try path(in: scenario), configuration, scenario: reporting)
    }
    return diagnosis
  }
}

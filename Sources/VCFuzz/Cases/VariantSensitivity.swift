// On which of UIKit's open questions a fault depends: the same steps under each other answer.

internal import Lifecycle

/// Replays a case under other values of the variants.
@MainActor
package enum VariantSensitivity {
  /// Returns the variants without whose value the steps do not break the same.
  ///
  /// One variant is changed at a time; a step that is not possible then is left out.
  package static func dependences(
    of kept: Case,
    scenario: Scenario
  ) throws(CaseError) -> [FaultDiagnosis.Dependence] {
    var found: [FaultDiagnosis.Dependence] = []
    for variant in Variant.all {
      let value = variant.value(in: kept.configuration.profile)
      var others: [String] = []
      for other in variant.values where other != value {
        var changed = kept
        guard variant.set(other, in: &changed.configuration.profile) else { continue }
        let run = try CaseRun(changed, scenario: scenario)
        if run.failure?.identity != kept.verdict.identity { others.append(other) }
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
}

extension FaultDiagnosis {
  /// Examines a case whose steps still break what it keeps.
  @MainActor
  package init(of kept: Case, scenario: Scenario) throws(CaseError) {
    self.init()
    variants = try VariantSensitivity.dependences(of: kept, scenario: scenario)
    guard !kept.steps.isEmpty, kept.steps.count <= Self.stepsMax else { return }
    let words = Run(scenario, kept.configuration).vocabulary
    var path: [Step] = []
    for text in kept.steps { path.append(try Step(text: text, words)) }
    examine(path, kept.configuration, scenario: scenario)
  }
}

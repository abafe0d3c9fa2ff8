// A failure as a campaign or an exploration keeps it: the smallest run that shows it, and all that
// was learned about it.

/// A failure with its smallest known reproduction.
package struct Finding: Codable, Sendable {
  /// The name of the scenario that shows it.
  package let scenario: String
  package var failure: Failure
  /// How much it counts, and what it needs.
  package var grading = Grading(.violation)
  package var configuration: Configuration
  package var path: [Step]
  /// The run of the path, which cases and reports are made from; nil if it does not fail again.
  package var run: CaseRun?
  /// Whether no single step can be left out, by test.
  package var isOneMinimal = false
  /// What is known of shorter paths; nil if none were searched.
  package var certification: Certification?
  /// What an exploration has found out about the steps.
  package var diagnosis = FaultDiagnosis()
  /// Whether a saved case shows the same failure.
  package var isKnown = false
  /// Whether its steps failed in the same way when they were taken again.
  package var isReproducible = true
  /// The runs that shrinking took.
  package var executions = 0
  /// The first run that showed it.
  package var firstIndex = 0
  /// How many runs showed it.
  package var count = 1
  /// Its place among the campaign's findings; a graver run of a failure takes the place of another.
  package var place = 0
  /// What differed when fresh processes took its steps; nil if nothing did.
  package var difference: String?
  /// Later failures of its runs that were never met without it.
  package var consequences: [Failure.Identity] = []

  /// The run is made again where a finding is read, and the diagnosis at the end.
  private enum CodingKeys: CodingKey {
    case scenario, failure, grading, configuration, path, isOneMinimal, certification, isKnown
    case isReproducible, executions, firstIndex, count, place, difference, consequences
  }

  package var identity: Failure.Identity { failure.identity }
  package var grade: Grade { grading.grade }

  /// What may be claimed of the length.
  package var minimality: String {
    certification?.words(isOneMinimal: isOneMinimal)
      ?? Certification.claimWithoutSearch(isOneMinimal: isOneMinimal)
  }

  /// The calls and gestures on the way to the failure.
  var operations: Set<Step.Operation> { Set(path.compactMap(\.operation)) }

  /// Whether another finding has the same steps and the same failure.
  func shows(_ other: Finding) -> Bool {
    scenario == other.scenario && identity == other.identity && path == other.path
      && configuration == other.configuration
  }

  /// The run of the path, as a case saves it; nil if the path does not fail again.
  @MainActor
  package func recorded(in scenario: Scenario) -> CaseRun? {
    let scenario = scenario.reporting(grading)
    let found = failure.found
    return CaseRun.settled(scenario, configuration, path, showing: identity, found: found)
  }

  /// The finding as a case with its run, to be saved and reported; nil if it does not fail again.
  ///
  /// `origin` is how it was met, in words.
  @MainActor
  package func saved(of scenario: Scenario, origin: String = "") -> CaseReplay? {
    guard let run = run ?? recorded(in: scenario), var kept = Case(run, scenario: scenario.name)
    else { return nil }
    kept.grading = grading
    kept.origin = origin
    return CaseReplay(kept, run, of: scenario)
  }
}

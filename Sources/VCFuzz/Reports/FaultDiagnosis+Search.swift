// Finds out what a report tells beyond the run itself, with few enough runs for a report to be made
// while somebody waits.

internal import Lifecycle
internal import ModelChecking

extension FaultDiagnosis {
  /// How many steps beyond the failing path its continuations are followed.
  private static let continuationMax = 3
  /// The runs that the point of no return may take.
  private static let replaysMax = 400
  /// The longest path that is examined: each of its steps is varied.
  private static let stepsMax = 24

  /// Examines a case whose steps still break what it keeps.
  @MainActor
  package init(of kept: Case, scenario: Scenario) throws(CaseError) {
    self.init()
    variants = try VariantSensitivity.dependences(of: kept, scenario: scenario)
    guard !kept.steps.isEmpty, kept.steps.count <= Self.stepsMax else { return }
    let words = Run(scenario, kept.setting).vocabulary
    var path: [Step] = []
    for text in kept.steps { path.append(try Step(text: text, words)) }
    var grammar = Grammar(of: path)
    grammar.stepsMax = max(1, path.count(where: \.isUserVisible))
    var system = ScenarioSystem(
      scenario,
      settings: [kept.setting],
      grammar: grammar,
      usesSymmetry: false
    )
    let failing = system.path(of: path)
    pointOfNoReturn = system.pointOfNoReturn(
      of: failing,
      depthMax: path.count + Self.continuationMax,
      replaysMax: Self.replaysMax,
      endsAnywhere: true
    )
    .map { PointOfNoReturn(step: $0.step, depthMax: $0.depthMax) }
    neighbour = system.nearestPassingNeighbour(of: failing).map { found in
      Neighbour(
        index: found.index,
        replacement: found.replacement.map { system.step(of: $0).text(words) },
        steps: system.parts(of: found.path).steps.map { $0.text(words) }
      )
    }
  }
}

// Examines a failing run for its report, with few enough runs that the report is made while
// the reader waits.

internal import ModelChecking
internal import VCLifecycle

extension FaultDiagnosis {
  /// How far the point of no return is looked for.
  package struct Effort: Hashable, Sendable {
    /// How many steps beyond the failing path its continuations are followed.
    let continuationMax: Int
    /// The runs that may be taken.
    let replaysMax: Int

    package static let whileSomebodyWaits = Effort(continuationMax: 3, replaysMax: 400)
    package static let ofAnExploration = Effort(continuationMax: 4, replaysMax: 2_000)
  }

  /// The longest path that is examined: each of its steps is varied.
  static let stepsMax = 24

  /// Finds the point of no return of a failing path and the nearest path that breaks nothing.
  @MainActor
  package mutating func examine(
    _ path: [Step],
    _ configuration: Configuration,
    scenario: Scenario,
    effort: Effort = .whileSomebodyWaits
  ) {
    let words = Run(scenario, configuration).vocabulary
    var grammar = Grammar(of: path)
    grammar.stepsMax = max(1, path.count(where: \.isUserVisible))
    var system = ScenarioSystem(
      scenario,
      settings: [configuration],
      grammar: grammar,
      usesSymmetry: false
    )
    let failing = system.path(of: path)
    pointOfNoReturn = system.pointOfNoReturn(
      of: failing,
      depthMax: path.count + effort.continuationMax,
      replaysMax: effort.replaysMax,
      endsAnywhere: true
    )
    .map { PointOfNoReturn(step: $0.step, depthMax: $0.depthMax) }
    neighbour = system.nearestPassingNeighbour(of: failing).map { found in
      Neighbour(
        index: found.index,
        failing: path[found.index].text(words),
        replacement: found.replacement.map { system.step(of: $0).text(words) },
        steps: system.parts(of: found.path).steps.map { $0.text(words) }
      )
    }
    alternatives = system.alternatives(to: path, configuration, words)
  }
}

extension ScenarioSystem {
  /// The steps that are tried in the place of one step, and in all.
  private static let alternativesMax = (step: 8, path: 96)

  /// Takes other steps in the place of each step of a failing path, and says how the runs end.
  fileprivate mutating func alternatives(
    to path: [VCFuzzKit.Step],
    _ configuration: Configuration,
    _ words: Vocabulary
  ) -> [FaultDiagnosis.Alternative] {
    let sought = Run.finished(scenario, configuration, path).failure?.identity
    var found: [FaultDiagnosis.Alternative] = []
    for index in path.indices where found.count < Self.alternativesMax.path {
      start()
      for step in self.path(of: Array(path[..<index])).steps { _ = take(step) }
      let others = enabledSteps().map(step(of:)).filter { $0 != path[index] }
      for other in others.prefix(Self.alternativesMax.step) {
        var changed = path
        changed[index] = other
        let identity = Run.finished(scenario, configuration, changed).failure?.identity
        found.append(
          FaultDiagnosis.Alternative(
            index: index,
            step: other.text(words),
            outcome: identity.map { $0 == sought ? .failsAlike : .failsDifferently($0) } ?? .passes
          )
        )
      }
    }
    return found
  }
}

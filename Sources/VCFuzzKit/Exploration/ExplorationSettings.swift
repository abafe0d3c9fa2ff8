// The configuration of an exploration: what is searched, in which order, within which limits.

package import ModelChecking
internal import VCFuzzSupport
package import VCLifecycle

/// The work of an exploration.
package struct ExplorationSettings {
  package let scenario: Scenario
  /// The part of the paths that is searched; nil for all of them.
  package var part: SearchPart?
  /// What a run may start from.
  package var settings: [Configuration]
  package var grammar: Grammar
  package var order = ExplorationOrder.depthFirst
  /// Whether independent steps are tried in one order only, and twins in one order only.
  package var reduces = true
  /// Whether a run ends where its idle state is one from which all was searched already.
  package var prunesByFingerprint = false
  /// The most steps of a path, those of time included.
  package var depthMax = ExplorationSettings.depthStandard
  package var secondsMax: Int?
  package var megabytesMax: Int?
  /// The runs that the search for a shorter path may take, for each failure.
  package var certificationMax = Certifier.runsStandard
  /// The oldest major version of iOS for whose rules findings are graded; nil for the scenario's.
  package var oldestIOS: Int?
  /// The lowest grade of the findings that count as found.
  package var failOn = Grade.violation
  /// Whether findings that the corpus has fail nothing.
  package var countsNewOnly = false

  /// What tells this build of the code under test from others; nil for the executable itself.
  package var buildID: String?

  /// The steps, replays included, after which a checkpoint is kept again while the search runs.
  package var checkpointSteps = 4_000

  package static let depthStandard = 200

  package init(_ scenario: Scenario, settings: [Configuration], grammar: Grammar) {
    self.scenario = scenario
    self.settings = settings
    self.grammar = grammar
  }

  @MainActor package var system: ScenarioSystem {
    var system = ScenarioSystem(
      scenario,
      settings: settings,
      grammar: grammar,
      usesSymmetry: reduces
    )
    switch order {
    case .search(.delayBounded), .search(.preemptionBounded): system.actors = .turns
    case .walks: system.actors = .kinds
    case .search: system.actors = .moments
    }
    return system
  }

  /// How the engine is to search in an order.
  package func options(for order: SearchOrder) -> ReplayOptions {
    var options = ReplayOptions(order: order, reduction: usesSleepSets ? .sleepSets : .none)
    options.concludesEverywhere = order == .breadthFirst
    options.prunesByFingerprint = prunesByFingerprint
    options.limits.depthMax = depthMax
    options.part = part
    return options
  }

  private var usesSleepSets: Bool {
    switch order {
    // A run that ends at a known state hides what would wake a sleeper.
    case .search(.depthFirst), .search(.iterativeDeepening): reduces && !prunesByFingerprint
    case .search, .walks: false
    }
  }

  /// Whether states can be remembered, and no other reduction would be lost.
  package var canPrune: Bool {
    switch order {
    case .search(.depthFirst), .search(.breadthFirst), .search(.iterativeDeepening):
      grammar.moments.isEmpty
    case .search, .walks: false
    }
  }

  /// The reductions in words.
  package var reductionWords: String {
    var words: [String] = []
    if usesSleepSets { words.append("sleep sets") }
    if reduces { words.append("twins in one order") }
    if prunesByFingerprint { words.append("idle states by fingerprint") }
    return words.isEmpty ? "no reduction" : words.joined(separator: ", ")
  }

  /// What makes two explorations the same, for those who continue with one.
  @MainActor package var identity: String {
    let words = Run(scenario, settings[0]).vocabulary
    let build = buildID ?? BuildIdentity.ofThisExecutable
    var parts = ["vcfuzz \(ToolVersion.current)", "build \(build)", scenario.name]
    parts += settings.map(\.words)
    parts.append("\(grammar.stepsMax) steps of \(grammar.words)")
    parts.append("\(order), \(reductionWords), at most \(depthMax) steps")
    parts.append("calls \(words.calls.joined(separator: ", "))")
    parts.append("gestures \(words.gestures.joined(separator: ", "))")
    if let part { parts.append("part \(part.number) of \(part.count)") }
    return parts.joined(separator: "; ")
  }
}

extension Configuration {
  /// The default start, with so many controllers.
  package static func standard(for scenario: Scenario, controllers: Int) -> Configuration {
    if scenario.hasRoot {
      let spares = Array(repeating: Tree.screen, count: max(0, controllers - 1))
      return Configuration(window: .root, spares: spares)
    }
    switch controllers {
    case ...1: return Configuration(window: .screen)
    case 2: return Configuration(window: Tree(.nav, [.screen]))
    case 3: return Configuration(window: Tree(.nav, [.screen]), spares: [.screen])
    default:
      let spares = Array(repeating: Tree.screen, count: controllers - 4)
      return Configuration(window: Tree(.tabs, [Tree(.nav, [.screen]), .screen]), spares: spares)
    }
  }

  /// The default number of controllers.
  package static func controllersStandard(for scenario: Scenario) -> Int {
    scenario.hasRoot ? 2 : 5
  }

  /// The configuration in every profile that differs from its own in one variant.
  ///
  /// Values that no source speaks for are among them only if `speculative` says so.
  package func variations(speculative: Bool) -> [Configuration] {
    var settings = [self]
    for variant in Variant.all {
      settings += variations(of: variant).filter { other in
        let value = variant.value(in: other.profile)
        return speculative || variant.standing(of: value, on: profile.os) != .speculative
      }
    }
    return settings
  }

  /// The configuration with every other value of one variant.
  package func variations(of variant: Variant) -> [Configuration] {
    variant.values.compactMap { value in
      guard value != variant.value(in: profile) else { return nil }
      var other = self
      return variant.set(value, in: &other.profile) ? other : nil
    }
  }
}

// The ideas of the generator; each can be left out to measure its worth.

/// One idea by which runs are drawn.
package enum GeneratorIdea: String, CaseIterable, Sendable {
  /// Each run has its own weights: half of the verbs, a share of time, families of steps.
  case swarm
  /// Trees of containers, random profiles, controllers aside, and events of the app.
  case environment
  /// Useful steps are drawn more often, and runs grow from small to large.
  case bias
  /// Several actions follow each other before time passes.
  case bursts
  /// Each run tries to show one kind of step on a controller in one phase.
  case goals
}

extension GeneratorIdea {
  /// All of them, as a command line takes them.
  package static let words = allCases.map(\.rawValue).joined(separator: ",")
}

extension GeneratorOptions {
  /// Whether nothing but chance is left.
  package var isUniform: Bool { without.count == GeneratorIdea.allCases.count }

  /// The names of the ideas that are left out, in their order.
  package var ideasLeftOut: [String] {
    GeneratorIdea.allCases.filter(without.contains).map(\.rawValue)
  }

  func uses(_ idea: GeneratorIdea) -> Bool { !without.contains(idea) }
}

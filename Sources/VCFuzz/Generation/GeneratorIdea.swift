// The ideas of the generator, each of which can be left out so that its worth can be measured.

/// One idea by which runs are drawn.
package enum GeneratorIdea: String, CaseIterable, Sendable {
  /// Each run has a taste of its own: half of the verbs, its own patience, its own families.
  case swarm
  /// Whole trees of containers, drawn profiles, those who wait aside, and what happens to the app.
  case surroundings
  /// What is wanted more often is drawn more often, and runs grow from small to large.
  case bias
  /// Several acts follow each other before time passes.
  case bursts
  /// Each run tries to show two steps in a row that exploration knows to be reachable.
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

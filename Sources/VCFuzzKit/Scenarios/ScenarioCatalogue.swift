// The scenarios that a command line knows: the tool's own and those of the package that made it.

package import VCFuzzSupport
internal import VCLifecycle

/// The scenarios by name.
package struct ScenarioCatalogue: Sendable {
  /// All scenarios: the package's own, then the tool's.
  package let all: [Scenario]
  /// The scenarios that the package brought; empty for the tool as it ships.
  package let own: [Scenario]
  /// A name that two of the package's scenarios share, if there is one.
  package let sharedName: String?

  /// The names that the package's scenarios take from the tool's.
  package let replacedNames: [String]

  /// Creates the catalogue; a scenario of the package stands for the tool's of that name.
  package init(_ own: [Scenario], builtIn: [Scenario] = [.uikit]) {
    self.own = own
    all = own + builtIn.filter { candidate in !own.contains { $0.name == candidate.name } }
    let names = own.map(\.name)
    replacedNames = names.filter { name in builtIn.contains { $0.name == name } }
    sharedName = names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  /// Returns the scenario of that name.
  package func scenario(named name: String) throws(CaseError) -> Scenario {
    if let scenario = all.first(where: { $0.name == name }) { return scenario }
    let fix =
      all.map(\.name).nearest(to: name).map { "did you mean '\($0)'?" }
      ?? "the command 'scenarios' lists them; run the command line of the package that defines it"
    throw CaseError("no scenario \(name.quotedForTerminal): \(fix)")
  }
}

extension ScenarioCatalogue {
  /// What a scenario is to the tool.
  package enum Kind: String, CaseIterable, Sendable {
    /// The package brought it.
    case own
    /// UIKit itself.
    case system
    /// It has a planted bug.
    case faulty
    /// A broken scenario, fixed.
    case repaired
  }

  /// Returns what a scenario is to the tool.
  package func kind(of scenario: Scenario) -> Kind {
    own.contains { $0.name == scenario.name } ? .own : scenario.kind
  }

  /// The default scenarios.
  package var standard: [Scenario] {
    own.isEmpty ? all.filter { kind(of: $0) != .repaired } : own
  }
}

extension ScenarioCatalogue.Kind {
  /// The kind as a heading.
  package var title: String {
    switch self {
    case .own: "Of this package"
    case .system: "UIKit itself: nothing should be found without --misuse"
    case .faulty: "Deliberately broken: each has a planted bug"
    case .repaired: "The same, repaired: nothing should be found"
    }
  }

  /// The kind behind a count.
  package var words: String {
    switch self {
    case .own: "of this package"
    case .system: "UIKit itself"
    case .faulty: "deliberately broken"
    case .repaired: "repaired"
    }
  }
}

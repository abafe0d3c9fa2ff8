// The scenarios that a command line knows: the tool's own and those of the package that made it.

internal import Lifecycle

extension Scenario {
  /// The scenarios of the tool.
  package static let builtIn: [Scenario] =
    [.uikit] + ([.forwarding2011] + gallery + observers).flatMap { [$0.faulty, $0.repaired] }
}

/// The scenarios by name.
package struct ScenarioCatalogue: Sendable {
  /// All scenarios: the package's own, then the tool's.
  package let all: [Scenario]
  /// The scenarios that the package brought; empty for the tool as it ships.
  package let own: [Scenario]
  /// A name that two of the package's scenarios share, if there is one.
  package let sharedName: String?

  /// Creates the catalogue; a scenario of the package stands for the tool's of that name.
  package init(_ own: [Scenario] = [], builtIn: [Scenario] = Scenario.builtIn) {
    self.own = own
    all = own + builtIn.filter { candidate in !own.contains { $0.name == candidate.name } }
    let names = own.map(\.name)
    sharedName = names.indices.first { names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  /// Returns the scenario of that name.
  package func scenario(named name: String) throws(CaseError) -> Scenario {
    if let scenario = all.first(where: { $0.name == name }) { return scenario }
    let mend =
      all.map(\.name).nearest(to: name).map { "did you mean '\($0)'?" }
      ?? "'vcfuzz scenarios' lists them; run the command line of the package that defines it"
    throw CaseError("no scenario \(name.quotedForTerminal): \(mend)")
  }
}

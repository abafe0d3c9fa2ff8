// The table of mutants: what told each, how soon, how small it was made.

internal import HeadlessUIKit
package import VCFuzz

/// The outcomes of a campaign for mutants, as text and as JSON.
package struct MutantReport: Sendable {
  package let outcomes: [MutantOutcome]
  package let executionsMax: Int

  package init(_ outcomes: [MutantOutcome], executionsMax: Int) {
    self.outcomes = outcomes
    self.executionsMax = executionsMax
  }

  /// The mutants in the order of the outcomes, each once.
  package var mutants: [RuntimeMutant] {
    RuntimeMutant.all.filter { mutant in outcomes.contains { $0.mutant == mutant } }
  }

  package func outcomes(of mutant: RuntimeMutant) -> [MutantOutcome] {
    outcomes.filter { $0.mutant == mutant }
  }

  /// The mutants that some seed did not tell, without those that nothing can tell.
  package var survivors: [RuntimeMutant] {
    mutants.filter { mutant in
      outcomes(of: mutant).contains { !$0.isKilled }
    }
  }

  /// The executions to detect of every search for a mutant that can be told, in ascending order.
  package var executions: [Int] {
    outcomes.map(\.executions).sorted()
  }

  /// What all searches together showed of the labels that exploration can reach.
  private var reached: LabelSet {
    outcomes.reduce(into: LabelSet()) { $0.formUnion($1.reached) }
  }

  package var median: Int { executions.isEmpty ? 0 : executions[executions.count / 2] }

  // MARK: Text

  private static let widths = [36, 12, 14, 9, 15]

  /// The table, a row a mutant; several seeds are separated by spaces.
  ///
  /// Of the steps left, the first number counts those that a person decides, the second all.
  package var lines: [String] {
    let head = ["mutant", "told by", "executions", "steps left", "certified minimum"]
    return [Self.row(head)] + mutants.map(row)
  }

  private static func row(_ cells: [String]) -> String {
    var line = ""
    for (cell, width) in zip(cells, widths) { line += (cell + " ").padded(to: width) }
    while line.last == " " { line.removeLast() }
    return line
  }

  private func row(_ mutant: RuntimeMutant) -> String {
    let found = outcomes(of: mutant)
    var tellers: [String] = []
    for teller in found.compactMap(\.invariant) where !tellers.contains(teller) {
      tellers.append(teller)
    }
    let told = tellers.isEmpty ? "SURVIVED" : ""
    let shrunk = found.compactMap(\.shrunk)
    let minima = shrunk.map { $0.minimum.map(String.init) ?? "not certified" }
    return Self.row([
      mutant.id, told + tellers.joined(separator: " "),
      found.map { $0.isKilled ? "\($0.executions)" : "> \(executionsMax)" }.joined(separator: " "),
      shrunk.map { "\($0.userSteps)/\($0.steps)" }.joined(separator: " "),
      minima.joined(separator: " "),
    ])
  }

  /// What the table comes to.
  package var summary: [String] {
    var lines = [
      "\(mutants.count - survivors.count) of \(mutants.count) mutants told with every seed; "
        + "0 cannot be told",
      "executions to detect: median \(median), most \(executions.last ?? 0)",
      "\(outcomes.reduce(0) { $0 + $1.executions }) runs in all, and "
        + "\(outcomes.reduce(0) { $0 + ($1.shrunk?.executions ?? 0) }) to make findings small; "
        + "\(outcomes.reduce(0) { $0 + $1.falseAlarms }) broke without the mutant, too",
    ]
    lines.append("coverage: " + ReachableLabels.words(of: reached))
    let certified = outcomes.compactMap(\.shrunk).filter { $0.minimum != nil }
    if !certified.isEmpty {
      let least = certified.count { $0.minimum == $0.steps }
      lines.append("\(least) of \(certified.count) certified findings are as short as any")
    }
    for mutant in survivors { lines.append("survivor: \(mutant.id): \(mutant.sentence)") }
    return lines
  }

  // MARK: JSON

  package var json: JSONValue {
    .object([
      ("iterations", .number(executionsMax)),
      ("mutants", .array(mutants.map(json))),
      ("survivors", .strings(survivors.map(\.id))),
      ("medianExecutions", .number(median)),
      ("mostExecutions", .number(executions.last ?? 0)),
      ("runs", .number(outcomes.reduce(0) { $0 + $1.executions })),
      ("falseAlarms", .number(outcomes.reduce(0) { $0 + $1.falseAlarms })),
      ("coverage", ReachableLabels.json(of: reached)),
    ])
  }

  private func json(_ mutant: RuntimeMutant) -> JSONValue {
    .object([
      ("mutant", .string(mutant.id)),
      ("place", .string(mutant.place.rawValue)),
      ("phase", .string(mutant.phase.rawValue)),
      ("sentence", .string(mutant.sentence)),
      ("equivalent", .null),
      ("seeds", .array(outcomes(of: mutant).map(json))),
    ])
  }

  private func json(_ outcome: MutantOutcome) -> JSONValue {
    .object([
      ("seed", .string(String(outcome.seed))),
      ("invariant", outcome.invariant.map { .string($0) } ?? .null),
      ("executions", .number(outcome.executions)),
      ("stepsTaken", .number(outcome.steps)),
      ("falseAlarms", .number(outcome.falseAlarms)),
      ("steps", outcome.shrunk.map { .number($0.steps) } ?? .null),
      ("userSteps", outcome.shrunk.map { .number($0.userSteps) } ?? .null),
      ("certifiedMinimum", outcome.shrunk?.minimum.map { .number($0) } ?? .null),
      ("oneMinimal", outcome.shrunk.map { .bool($0.isOneMinimal) } ?? .null),
      ("shrinkingRuns", outcome.shrunk.map { .number($0.executions) } ?? .null),
      ("token", outcome.shrunk.map { .string($0.token) } ?? .null),
    ])
  }
}

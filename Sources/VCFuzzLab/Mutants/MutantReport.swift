// The table of mutants: what detects each, how soon, and the length of the shrunk run.

internal import HeadlessUIKit
internal import VCFuzzCLI
internal import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport

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

  /// The mutants that some seed did not detect.
  package var survivors: [RuntimeMutant] {
    mutants.filter { mutant in outcomes(of: mutant).contains { !$0.isKilled } }
  }

  /// The executions to detect of every search, in ascending order.
  package var executions: [Int] {
    outcomes.map(\.executions).sorted()
  }

  /// What all searches together showed of the labels that exploration can reach.
  private var reached: LabelSet {
    outcomes.reduce(into: LabelSet()) { $0.formUnion($1.reached) }
  }

  private func sum(_ count: (MutantOutcome) -> Int) -> Int { outcomes.map(count).reduce(0, +) }

  package var median: Int { executions.isEmpty ? 0 : executions[executions.count / 2] }

  // MARK: Text

  private static let widths = [36, 12, 14, 9, 15]

  /// The table, a row a mutant; several seeds are separated by spaces.
  ///
  /// Of the steps left, the first number counts user actions, the second all steps.
  package var lines: [String] {
    let head = ["mutant", "killed by", "executions", "steps left", "certified minimum"]
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
    let tellers = found.compactMap(\.invariant)
    let different = tellers.enumerated().filter { !tellers[..<$0].contains($1) }.map(\.element)
    let shrunk = found.compactMap(\.shrunk)
    let cells = [
      different.isEmpty ? ["SURVIVED"] : different,
      found.map { $0.isKilled ? "\($0.executions)" : "> \(executionsMax)" },
      shrunk.map { "\($0.userSteps)/\($0.steps)" },
      shrunk.map { $0.minimum.map(String.init) ?? "not certified" },
    ]
    return Self.row([mutant.id] + cells.map { $0.joined(separator: " ") })
  }

  /// What the table comes to.
  package var summary: [String] {
    var lines = [
      "\(mutants.count - survivors.count) of \(mutants.count) mutants killed with every seed; "
        + "0 cannot be killed",
      "executions to detect: median \(median), most \(executions.last ?? 0)",
      "\(sum(\.executions)) runs in all, and \(sum { $0.shrunk?.executions ?? 0 }) to shrink "
        + "findings; \(sum(\.falseAlarms)) failed without the mutant as well",
      "coverage: " + ReachableLabels.words(of: reached),
    ]
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
    [
      "iterations": .number(executionsMax),
      "mutants": .array(mutants.map(json)),
      "survivors": .strings(survivors.map(\.id)),
      "medianExecutions": .number(median),
      "mostExecutions": .number(executions.last ?? 0),
      "runs": .number(sum(\.executions)),
      "falseAlarms": .number(sum(\.falseAlarms)),
      "coverage": reached.json,
    ]
  }

  private func json(_ mutant: RuntimeMutant) -> JSONValue {
    [
      "mutant": .string(mutant.id),
      "place": .string(mutant.place.rawValue),
      "phase": .string(mutant.phase.rawValue),
      "sentence": .string(mutant.sentence),
      "equivalent": .null,
      "seeds": .array(outcomes(of: mutant).map(json)),
    ]
  }

  private func json(_ outcome: MutantOutcome) -> JSONValue {
    let shrunk = outcome.shrunk
    return [
      "seed": .string(String(outcome.seed)),
      "invariant": .orNull(outcome.invariant),
      "executions": .number(outcome.executions),
      "stepsTaken": .number(outcome.steps),
      "falseAlarms": .number(outcome.falseAlarms),
      "steps": .orNull(shrunk?.steps),
      "userSteps": .orNull(shrunk?.userSteps),
      "certifiedMinimum": .orNull(shrunk?.minimum),
      "oneMinimal": shrunk.map { .bool($0.isOneMinimal) } ?? .null,
      "shrinkingRuns": .orNull(shrunk?.executions),
      "token": .orNull(shrunk?.token),
    ]
  }
}

// What each idea of the generator is worth: how much longer mutants live without it.

import Foundation
internal import VCFuzzCLI
package import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport

/// The executions to detect with all ideas, without each, and without any.
package struct MutantBaseline: Sendable {
  /// One way to draw runs, and what it took.
  package struct Row: Sendable {
    package let name: String
    package let without: Set<GeneratorIdea>
    package var outcomes: [MutantOutcome] = []
  }

  package private(set) var rows: [Row]
  package let executionsMax: Int

  package init(executionsMax: Int) {
    self.executionsMax = executionsMax
    let all = Set(GeneratorIdea.allCases)
    rows =
      [Row(name: "all ideas", without: [])]
      + GeneratorIdea.allCases.map { Row(name: "without \($0.rawValue)", without: [$0]) }
      + [
        Row(name: "environment alone", without: all.subtracting([.environment])),
        Row(name: "uniform", without: all),
      ]
  }

  /// Makes the searches of every row; `search` is given the ideas that are left out.
  package mutating func run(_ search: (Set<GeneratorIdea>) throws -> [MutantOutcome]) rethrows {
    for index in rows.indices { rows[index].outcomes = try search(rows[index].without) }
  }

  /// How many times more executions a row takes than the first, as a geometric mean.
  ///
  /// A search that was cut counts with the executions that it made: the ratio is a lower bound.
  package func ratio(of row: Row) -> Double { ratio(of: row, \.executions) }

  /// How many times more steps a row takes than the first: runs are not equally long.
  package func stepRatio(of row: Row) -> Double { ratio(of: row, \.steps) }

  private func ratio(of row: Row, _ count: KeyPath<MutantOutcome, Int>) -> Double {
    let pairs = zip(row.outcomes, rows[0].outcomes)
    let number = row.outcomes.count
    guard number > 0 else { return 1 }
    let sum = pairs.reduce(0.0) { sum, pair in
      sum + log(Double(max(1, pair.0[keyPath: count])) / Double(max(1, pair.1[keyPath: count])))
    }
    return exp(sum / Double(number))
  }

  package var lines: [String] {
    let head =
      "runs sampled with".padded(to: 22) + "runs".padded(to: 10) + "steps".padded(to: 10)
      + "median".padded(to: 10) + "cut"
    return [head]
      + rows.map { row in
        let report = MutantReport(row.outcomes, executionsMax: executionsMax)
        let cut = row.outcomes.count { !$0.isKilled }
        let ratios = [ratio(of: row), stepRatio(of: row)].map { ratio in
          ((cut > 0 ? "≥ " : "") + String(format: "%.2f", ratio)).padded(to: 10)
        }
        return row.name.padded(to: 22) + ratios.joined() + "\(report.median)".padded(to: 10)
          + "\(cut) of \(report.executions.count) at \(executionsMax)"
      }
  }

  package var json: JSONValue {
    [
      "iterations": .number(executionsMax),
      "rows": .array(
        rows.map { row in
          let report = MutantReport(row.outcomes, executionsMax: executionsMax)
          return [
            "name": .string(row.name),
            "without": .strings(
              GeneratorIdea.allCases.filter(row.without.contains).map(\.rawValue)
            ),
            "ratio": .string(String(format: "%.3f", ratio(of: row))),
            "stepRatio": .string(String(format: "%.3f", stepRatio(of: row))),
            "medianExecutions": .number(report.median),
            "searches": .number(report.executions.count),
            "cut": .number(row.outcomes.count { !$0.isKilled }),
          ]
        }
      ),
    ]
  }
}

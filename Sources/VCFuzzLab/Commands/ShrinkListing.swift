// `vcfuzz-lab bench shrink`: what shrinking makes of every planted bug.

internal import VCFuzzCLI
internal import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSamples
internal import VCFuzzSupport

/// The table of the shrinking measure, as text and as JSON.
@MainActor
struct ShrinkListing {
  private let seeds: Int
  private let measures: [ShrinkingMeasure]
  /// The scenarios whose bug the first seed did not meet.
  private let missed: [String]

  init(seeds: Int) {
    self.seeds = seeds
    let entries = Scenario.faultyEntries
    let measures = entries.compactMap { ShrinkingMeasure($0, seeds: 1...UInt64(seeds)) }
    let met = Set(measures.map(\.scenario))
    missed = entries.map(\.faulty.name).filter { !met.contains($0) }
    self.measures = measures
  }

  private func sum(_ count: (ShrinkingMeasure) -> Int) -> Int { measures.map(count).reduce(0, +) }
  private var slips: Int { sum(\.slips) }
  private var executions: Int { sum(\.executions) }
  private var shrunk: Int { sum(\.seeds) }
  private var lowestAgreement: Int { measures.map(\.agreement).min() ?? 0 }
  private var highestMean: Int { measures.map(\.executionsMean).max() ?? 0 }

  var lines: [String] {
    let name = (measures.map(\.scenario.count).max() ?? 0) + 2
    func line(_ scenario: String, _ columns: [String]) -> String {
      scenario.padded(to: name)
        + columns.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
    }
    var lines = [line("scenario", ["seeds", "forms", "agree", "slips", "surplus", "runs"])]
    lines += measures.map { measure in
      let columns = [
        measure.seeds, measure.forms.count, measure.agreeing, measure.slips, measure.surplus,
        measure.executionsMean,
      ]
      return line(measure.scenario, columns.map(String.init))
    }
    lines += missed.map { "\($0): not met by seed 1 in \(ShrinkingMeasure.runsMax.grouped) runs" }
    lines.append("")
    lines.append(
      "\(measures.count.counted("bug")), \(shrunk.grouped) runs shrunk: "
        + "at least \(lowestAgreement) in 100 end alike, \(slips.counted("slip")), "
        + "at most \(highestMean) runs each on average"
    )
    return lines
  }

  /// The sums, as work that can be timed counts them.
  var counts: [BenchmarkWork.Count] {
    [
      ("bugs met", measures.count), ("runs shrunk", shrunk), ("executions", executions),
      ("slips", slips), ("surplus", sum(\.surplus)),
      ("forms", sum(\.forms.count)),
    ]
  }

  /// Members that only the JSON has.
  var details: [(name: String, value: JSONValue)] {
    let faults = measures.map { measure in
      [
        "scenario": .string(measure.scenario),
        "identity": .string(measure.identity.description),
        "seeds": .number(measure.seeds),
        "forms": .number(measure.forms.count),
        "agreeing": .number(measure.agreeing),
        "agreement": .number(measure.agreement),
        "slips": .number(measure.slips),
        "surplus": .number(measure.surplus),
        "executions": .number(measure.executions),
        "executionsMean": .number(measure.executionsMean),
      ] as JSONValue
    }
    return [
      ("seeds", .number(seeds)),
      ("bugs", .array(faults)),
      ("missed", .strings(missed)),
      ("lowestAgreement", .number(lowestAgreement)),
      ("slips", .number(slips)),
      ("executions", .number(executions)),
      ("highestExecutionsMean", .number(highestMean)),
    ]
  }
}

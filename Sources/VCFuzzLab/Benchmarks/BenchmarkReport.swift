// What a benchmark came to: counts that are the same everywhere, then how fast it was here.

internal import VCFuzzCLI
internal import VCFuzzKit
package import VCFuzzReports
internal import VCFuzzSupport

/// The counts of a benchmark, its rates, and how these compare.
package struct BenchmarkReport: Sendable {
  /// The measurements of one kind.
  enum Section: String, CaseIterable, Sendable {
    /// How many of something were counted in a second.
    case rates
    /// What users' commands took, here and by another executable.
    case commands
    /// Commands that did not end as they should.
    case missing
  }

  /// A measurement as cells of a table, the name first, and as JSON.
  struct Row: Sendable {
    let cells: [String]
    let json: JSONValue
  }

  package let name: String
  package private(set) var counts: [(name: String, number: Int)] = []
  private(set) var rows: [Section: [Row]] = [:]
  /// A table that says what the counts say, better.
  var table: [String] = []
  /// Members that only the JSON has.
  var details: [(name: String, value: JSONValue)] = []

  package init(_ name: String) { self.name = name }

  // MARK: - Adding

  /// Adds counts under the name of what made them.
  mutating func add(_ counts: [BenchmarkWork.Count], of name: String? = nil) {
    let start = name.map { $0 + ": " } ?? ""
    self.counts += counts.map { (start + $0.name, $0.number) }
  }

  /// Adds a measurement.
  mutating func add(_ cells: [String], _ json: JSONValue, to section: Section) {
    rows[section, default: []].append(Row(cells: cells, json: json))
  }

  /// Adds what the repetitions of a work took.
  @MainActor
  mutating func add(_ seconds: [Double], of work: BenchmarkWork, counts: [BenchmarkWork.Count]) {
    guard !seconds.isEmpty else { return }
    for count in counts where work.rated.contains(count.name) {
      let rate = Spread(seconds.map { Double(count.number) / max($0, 1e-9) })
      let json: JSONValue = [
        "work": .string(work.name),
        "unit": .string(count.name),
        "repetitions": .number(rate.count),
        "perSecond": rate.json(decimals: 0),
      ]
      let name = "\(work.name): \(count.name)"
      add([name] + rate.numbers.map { Int($0).grouped }, json, to: .rates)
    }
  }

  // MARK: - JSON

  /// The counts alone, with the members that only the JSON has.
  var countsJSON: JSONValue { .object(countMembers + details) }

  private var countMembers: [(name: String, value: JSONValue)] {
    counts.map { ($0.name, .number($0.number)) }
  }

  package var json: JSONValue {
    let sections = Section.allCases.map { section in
      (name: section.rawValue, value: JSONValue.array((rows[section] ?? []).map(\.json)))
    }
    return .object(
      [("bench", .string(name)), ("counts", .object(countMembers))] + sections + details
    )
  }
}

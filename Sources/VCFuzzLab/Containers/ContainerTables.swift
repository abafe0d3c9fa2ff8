// The tables of the container suites, in Markdown.

package import VCFuzzContainerSuite
internal import VCFuzzKit
internal import VCFuzzSupport

/// The correct containers with what was reported, and the broken ones with what found them.
@MainActor
package struct ContainerTables {
  package private(set) var correct: [(entry: CorrectContainer, trial: ContainerTrial)] = []
  package private(set) var broken: [(entry: BrokenContainer, trial: ContainerTrial)] = []

  package init() {}

  /// Adds a container and returns the lines that continue the output, so that each row is known
  /// as soon as it is measured.
  package mutating func add(_ entry: CorrectContainer, _ trial: ContainerTrial) -> [String] {
    correct.append((entry, trial))
    return (correct.count == 1 ? Self.correctHead : []) + [Self.row(entry, trial)]
  }

  /// Adds a container and returns the lines that continue the output.
  package mutating func add(_ entry: BrokenContainer, _ trial: ContainerTrial) -> [String] {
    broken.append((entry, trial))
    let isFirst = broken.count == 1
    let before = isFirst && !correct.isEmpty ? correctSummary + [""] : []
    return before + (isFirst ? Self.brokenHead : []) + [Self.row(entry, trial)]
  }

  /// Whether no correct container was accused, every broken one was found with every seed, and the
  /// environment alone never failed.
  package var isAsExpected: Bool {
    correct.allSatisfy { $0.trial.violations.isEmpty }
      && broken.allSatisfy { !$0.trial.detections.contains(nil) } && suppressed == 0
      && misnamed == 0
  }

  private var suppressed: Int {
    (correct.map(\.trial) + broken.map(\.trial)).reduce(0) { $0 + $1.suppressed }
  }

  /// The lines after the last row.
  package var endLines: [String] {
    var lines = broken.isEmpty ? correctSummary : brokenSummary
    if suppressed > 0 { lines += ["", "\(suppressed) failures suppressed: the model is wrong"] }
    return lines
  }

  /// The broken containers of which some report names other causes only.
  private var misnamed: Int {
    broken.count { entry, trial in
      !trial.causes.allSatisfy { $0.contains(where: entry.isNamed) }
    }
  }

  private var correctSummary: [String] {
    let accused = correct.count { !$0.trial.violations.isEmpty }
    let runs = correct.reduce(0) { $0 + $1.trial.runs }
    return [
      "", "\(accused) of \(correct.count) correct containers accused in \(runs.grouped) runs",
    ] + missed("places of the root", \.missingPlaces)
      + missed("values of disputed variants", \.missingValues)
  }

  /// What some container's runs never met, with the number of these containers.
  private func missed(_ what: String, _ missing: (MetConditions) -> [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in correct.flatMap({ missing($0.trial.conditions) }) { counts[name, default: 0] += 1 }
    if counts.isEmpty { return ["All \(what) were met by each."] }
    let names = counts.keys.sorted().map { "\($0) (by \(counts[$0, default: 0]))" }
    return ["Not met, of the \(what): " + names.joined(separator: ", ")]
  }

  private var brokenSummary: [String] {
    let found = broken.count { !$0.trial.detections.contains(nil) }
    let explained = broken.count { !$0.trial.causes.isEmpty }
    return [
      "", "\(found) of \(broken.count) broken containers found with every seed",
      "\(explained - misnamed) of \(explained) that break the catalogue's invariants: each report "
        + "names the planted bug among the likely causes",
    ]
  }

  private static let correctHead = head([
    "container", "shape", "runs", "places", "values", "violations", "fragile", "advice",
  ])

  private static func row(_ entry: CorrectContainer, _ trial: ContainerTrial) -> String {
    row([
      entry.scenario.name, "\(entry.shape)", trial.runs.grouped,
      met(MetConditions.places.count, but: trial.conditions.missingPlaces),
      met(trial.conditions.valueCount, but: trial.conditions.missingValues),
      list(trial.violations), list(trial.fragile), trial.advice.map(list) ?? "–",
    ])
  }

  private static let brokenHead = head([
    "container", "line", "cause", "expected", "seeds", "mean runs", "found as", "cause named",
    "other findings",
  ])

  private static func row(_ entry: BrokenContainer, _ trial: ContainerTrial) -> String {
    let counts = trial.detections.compactMap(\.self)
    let mean = counts.isEmpty ? "–" : (counts.reduce(0, +) / counts.count).grouped
    let others = (trial.violations + trial.fragile).filter { !trial.detected.contains($0) }
    return row([
      entry.scenario.name, "\(entry.line)", entry.cause,
      entry.invariants.joined(separator: ", ") + " (\(entry.grade.rawValue))",
      "\(counts.count) of \(trial.detections.count)", mean,
      list(trial.detected), named(entry, trial), list(others),
    ])
  }

  /// How many of the reports name the planted bug among their likely causes.
  private static func named(_ entry: BrokenContainer, _ trial: ContainerTrial) -> String {
    if trial.causes.isEmpty { return "–" }
    let count = trial.causes.count { causes in causes.contains(where: entry.isNamed) }
    return "\(count) of \(trial.causes.count)"
  }

  /// How many of something were met.
  private static func met(_ count: Int, but missing: [String]) -> String {
    "\(count - missing.count) of \(count)"
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: "; ") }

  private static func head(_ cells: [String]) -> [String] {
    [row(cells), "|" + cells.map { _ in "---|" }.joined()]
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

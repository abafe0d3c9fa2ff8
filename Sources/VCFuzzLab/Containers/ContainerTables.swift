// The tables of the container suites, in Markdown.

package import ContainerSuite
internal import VCFuzz

/// The correct containers with what was reported, and the broken ones with what found them.
@MainActor
package struct ContainerTables {
  package private(set) var correct: [(entry: CorrectContainer, trial: ContainerTrial)] = []
  package private(set) var broken: [(entry: BrokenContainer, trial: ContainerTrial)] = []

  package init() {}

  package mutating func add(_ entry: CorrectContainer, _ trial: ContainerTrial) {
    correct.append((entry, trial))
  }

  package mutating func add(_ entry: BrokenContainer, _ trial: ContainerTrial) {
    broken.append((entry, trial))
  }

  /// Whether no correct container was accused, every broken one was found with every seed, and the
  /// environment alone never failed.
  package var isAsExpected: Bool {
    correct.allSatisfy { $0.trial.violations.isEmpty }
      && broken.allSatisfy { !$0.trial.detections.contains(nil) } && suppressed == 0
  }

  private var suppressed: Int {
    (correct.map(\.trial) + broken.map(\.trial)).reduce(0) { $0 + $1.suppressed }
  }

  /// The tables, a line each element.
  package var lines: [String] {
    var lines: [String] = []
    if !correct.isEmpty { lines += correctLines }
    if !lines.isEmpty, !broken.isEmpty { lines.append("") }
    if !broken.isEmpty { lines += brokenLines }
    if suppressed > 0 { lines += ["", "\(suppressed) failures suppressed: the model is wrong"] }
    return lines
  }

  private var correctLines: [String] {
    let accused = correct.count { !$0.trial.violations.isEmpty }
    let runs = correct.reduce(0) { $0 + $1.trial.runs }
    return Self.head(["container", "shape", "runs", "violations", "fragile", "advice"])
      + correct.map { entry, trial in
        Self.row([
          entry.scenario.name, "\(entry.shape)", trial.runs.grouped,
          Self.list(trial.violations), Self.list(trial.fragile), Self.list(trial.advice ?? []),
        ])
      }
      + ["", "\(accused) of \(correct.count) correct containers accused in \(runs.grouped) runs"]
  }

  private var brokenLines: [String] {
    let found = broken.count { !$0.trial.detections.contains(nil) }
    return Self.head([
      "container", "line", "cause", "expected", "seeds", "mean runs", "found as", "other findings",
    ])
      + broken.map { entry, trial in
        let counts = trial.detections.compactMap(\.self)
        let mean = counts.isEmpty ? "–" : (counts.reduce(0, +) / counts.count).grouped
        let others = (trial.violations + trial.fragile).filter { !trial.detected.contains($0) }
        return Self.row([
          entry.scenario.name, "\(entry.line)", entry.cause,
          entry.invariants.joined(separator: ", ") + " (\(entry.grade.rawValue))",
          "\(counts.count) of \(trial.detections.count)", mean,
          Self.list(trial.detected), Self.list(others),
        ])
      }
      + ["", "\(found) of \(broken.count) broken containers found with every seed"]
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: "; ") }

  private static func head(_ cells: [String]) -> [String] {
    [row(cells), "|" + cells.map { _ in "---|" }.joined()]
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}

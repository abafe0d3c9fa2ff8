// The whole that coverage is a fraction of: all labels that can be reached within bounds.

internal import Lifecycle
package import ModelChecking

/// The labels that runs can reach within stated bounds.
///
/// The bounds: UIKit's containers as plain trees with the standard profile, two actions of the
/// user, all orders of commits and animation ends. The table in the source holds what such
/// explorations find; a test explores a part of it again.
package enum ReachableLabels {
  /// The starts, each a tree with those who wait aside.
  package static let starts: [(trees: String, device: Configuration.DeviceName)] = [
    ("A; B", .phone), ("nav(A); B", .phone), ("nav(A, B); C", .phone),
    ("tabs(A, B); C", .phone), ("tabs(nav(A), B); C", .phone), ("pages(A); B", .phone),
    ("curl(A); B", .phone), ("host(A); B", .phone), ("manual(A, B); C", .phone),
    ("split(A, B); C", .pad), ("split(nav(A), B); C", .pad),
  ]

  /// The steps of a person in each run.
  package static let stepsMax = 2

  /// The bounds in words.
  package static let words =
    "within 2 user steps on UIKit's containers, standard profile, time free"

  /// Finds the labels of one start by exploration.
  @MainActor package static func explore(
    _ trees: String,
    on device: Configuration.DeviceName,
    steps: Int = stepsMax
  ) throws -> (labels: LabelSet, certificate: Certificate) {
    let configuration = try Configuration(text: trees, device: device)
    let collector = LabelCollector()
    var system = ScenarioSystem(
      .uikit,
      settings: [configuration],
      grammar: .standard(stepsMax: steps)
    )
    system.collector = collector
    // No sleep sets: a label may come after another in one order only.
    let report = try ReplaySearch<ScenarioSystem>().run(&system)
    return (collector.seen, report.certificate)
  }

  /// The labels and pairs of the table in the source.
  package static let table = pairs(in: tableText)

  /// The label of those words; throws if it cannot be reached.
  package static func label(_ words: String) throws(CaseError) -> StepLabel {
    let labels = table.singles.sorted().map { StepLabel(bits: $0) }
    if let label = labels.first(where: { $0.words == words }) { return label }
    let mend =
      labels.map(\.words).nearest(to: words).map { "did you mean '\($0)'?" }
      ?? "write it as in 'nav appeared push'"
    throw CaseError("no label \(words.quotedForTerminal) can be reached: \(mend)")
  }

  // MARK: As fractions

  /// The number of reachable labels or pairs that were seen, with the name of what is counted.
  package typealias Fraction = (name: String, seen: Int, reachable: Int)

  /// The fractions of labels that were seen, all of which can be reached.
  package static func fractions(of seen: LabelSet) -> [Fraction] {
    [
      ("labels", seen.singles.count, table.singles.count),
      ("pairs", seen.pairs.count, table.pairs.count),
    ]
  }

  /// The fractions in words, with the bounds of what can be reached.
  package static func words(of seen: LabelSet) -> String {
    let parts = fractions(of: seen).map { name, seen, reachable in
      "\(seen.grouped) of \(reachable.grouped) \(name) (\(seen * 100 / max(1, reachable)) %)"
    }
    return parts.joined(separator: ", ") + " of consecutive steps " + words
  }

  // MARK: The table

  private static func pairs(in text: String) -> LabelSet {
    var set = LabelSet()
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: " -> ").map(labels)
      precondition(sides.count == 2, "a line of the table has labels and their successors: \(line)")
      for first in sides[0] {
        for second in sides[1] { set.insert(first, second) }
      }
    }
    return set
  }

  private static func labels(in text: Substring) -> [StepLabel] {
    var role = 0
    var phase = 0
    var labels: [StepLabel] = []
    for word in text.split(separator: " ").map({ String($0).replacing("-", with: " ") }) {
      if let place = StepLabel.roleWords.firstIndex(of: word) {
        role = place
      } else if let place = StepLabel.phaseWords.firstIndex(of: word) {
        phase = place
      } else if let kind = StepLabel.kindWords.firstIndex(of: word) {
        labels.append(StepLabel(bits: UInt16(role << 12 | phase << 8 | kind)))
      } else {
        preconditionFailure("the table of reachable labels has the unknown word '\(word)'")
      }
    }
    return labels
  }
}

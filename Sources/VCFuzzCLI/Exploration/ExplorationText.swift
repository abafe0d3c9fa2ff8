// What an exploration says to people: its bounds, its progress, its findings, its certificate.

internal import Lifecycle
internal import LifecycleChecks
package import ModelChecking
package import VCFuzz

/// The text of an exploration.
@MainActor
package struct ExplorationText {
  private let style: (String, TextStyle) -> String
  private static let width = 80

  package init(style: @escaping (String, TextStyle) -> String) { self.style = style }

  // MARK: Before

  /// What is explored, from where, how far.
  package static func head(_ settings: ExplorationSettings) -> String {
    let start = settings.settings[0].words
    let others = settings.settings.count - 1
    let lines = [
      "exploring \(settings.scenario.name.quotedForTerminal): \(settings.boundWords)",
      "from \(start)" + (others > 0 ? ", and \(others.grouped) variants of it" : ""),
    ]
    return lines.map { $0.wrapped(width: width) }.joined(separator: "\n")
  }

  /// How far a search has come, in one line.
  package static func line(_ progress: SearchProgress, seconds: Double) -> String {
    let rate = seconds > 0 ? Int(Double(progress.states) / seconds) : 0
    return [
      "\(progress.states.grouped) states", "\(rate.grouped)/s",
      "\(progress.executions.grouped) executions", "frontier \(progress.frontier.grouped)",
      "depth \(progress.depth)",
    ].joined(separator: " · ")
  }

  // MARK: After

  /// The findings, each with its steps and what is known of it.
  package func findings(
    _ result: ExplorationResult,
    _ places: [FindingStore.SavedCase?]
  ) -> String {
    result.findings.enumerated().map { number, found in
      text(of: found, number + 1, places[number], result.settings.scenario)
    }
    .joined(separator: "\n\n")
  }

  private func text(
    of found: ExploredFinding,
    _ number: Int,
    _ place: FindingStore.SavedCase?,
    _ scenario: Scenario
  ) -> String {
    let words = Run(scenario, found.configuration).vocabulary
    let title = found.failure.violation?.headline(at: nil) ?? found.failure.identity.invariant
    var lines = ["\(number). " + style(title.escapedForTerminal, .bold)]
    lines.append("   " + found.failure.identity.description.escapedForTerminal)
    func row(_ name: String, _ text: String) {
      lines.append(text.escapedForTerminal.row(named: name, at: 13, margin: 3))
    }
    row("start", found.configuration.words)
    for (place, step) in found.path.enumerated() {
      row(place == 0 ? "steps" : "", "\(place + 1). \(step.text(words))")
    }
    row("expected", found.failure.expected)
    row("found", found.failure.found)
    row("length", found.minimality)
    if let point = found.diagnosis.pointOfNoReturn { row("lost", point.words) }
    if let neighbour = found.diagnosis.neighbour { row("saved", neighbour.words) }
    if let path = place?.casePath {
      lines.append("   replay    vcfuzz replay " + path.quotedForShell.escapedForTerminal)
    }
    if let path = place?.reportPath { lines.append("   report    " + path.escapedForTerminal) }
    return lines.joined(separator: "\n")
  }

  /// What was covered, and what was not.
  package func certificate(_ result: ExplorationResult) -> String {
    let certificate = result.certificate
    var lines = [verdict(result)]
    func row(_ name: String, _ text: String) {
      lines.append(text.row(named: name, at: 15, margin: 2))
    }
    row("bounds", result.settings.boundWords)
    row("starts", result.settings.settings.count.grouped)
    let isDrawn = result.settings.order.walks != nil
    row("states", isDrawn ? "not counted" : certificate.states.grouped)
    row("transitions", isDrawn ? "not counted" : certificate.transitions.grouped)
    row(
      "executions",
      "\(certificate.executions.grouped); \(certificate.stepsTaken.grouped) steps"
        + (isDrawn ? "" : " with replays")
    )
    if certificate.blockedExecutions > 0 {
      row("given up", "\(certificate.blockedExecutions.grouped), covered by others")
    }
    row("classes", certificate.classes.map(\.grouped) ?? "not counted")
    if certificate.revisits > 0 { row("met again", "\(certificate.revisits.grouped) states") }
    row("deepest path", "\(certificate.deepest.grouped) steps")
    if certificate.frontier > 0 { row("waiting", certificate.frontier.grouped) }
    let cuts = Cut.allCases.filter { $0 != .breach && certificate.cuts[$0, default: 0] > 0 }
    row("cut", cuts.isEmpty ? "nothing" : cuts.map(\.description).joined(separator: "; "))
    for defect in certificate.defects { row("defect", defect.escapedForTerminal) }
    return lines.joined(separator: "\n")
  }

  private func verdict(_ result: ExplorationResult) -> String {
    let found = result.findings.count
    let what = found == 0 ? "nothing found" : "\(found) finding\(found == 1 ? "" : "s")"
    guard result.certificate.isComplete else {
      let hasBreach = result.certificate.cuts[.breach, default: 0] > 0
      let words = found == 0 && hasBreach ? "something broke" : what
      return style("cut short", .yellow) + ": \(words) so far; of the rest nothing is known"
    }
    let claim = style("complete", found == 0 ? .green : .red)
    let doubt = result.certificate.collisionExponent.map {
      ", but for a collision of fingerprints (probability at most 2^-\($0))"
    }
    return claim + ": every path within the bounds was searched\(doubt ?? ""); \(what)"
  }
}

extension ExplorationSettings {
  /// The bounds in words.
  package var boundWords: String {
    "at most \(grammar.stepsMax) steps of \(grammar.words), with time free, at most \(depthMax) "
      + "steps in all; \(order), \(reductionWords)"
  }
}

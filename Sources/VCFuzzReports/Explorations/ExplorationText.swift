// What an exploration says to people: its bounds, its progress, its findings, its certificate.

package import ModelChecking

/// The text of an exploration.
@MainActor
package struct ExplorationText {
  private let style: (String, TextStyle) -> String
  /// How a shell calls the tool.
  private let call: String

  package init(call: String = "vcfuzz", style: @escaping (String, TextStyle) -> String) {
    self.call = call
    self.style = style
  }

  // MARK: Before

  /// What is explored, from where, how far.
  package static func head(_ settings: ExplorationSettings) -> String {
    let lines = [
      "exploring \(settings.scenario.name.quotedForTerminal): \(settings.boundWords)",
      "from \(start(settings))",
    ]
    return lines.map { $0.wrapped() }.joined(separator: "\n")
  }

  /// Where the runs start.
  static func start(_ settings: ExplorationSettings) -> String {
    let others = settings.settings.count - 1
    return settings.settings[0].words
      + (others > 0 ? ", and \(others.counted("variant")) of it" : "")
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
  package func findings(_ findings: [FiledFinding], _ settings: ExplorationSettings) -> String {
    findings.enumerated().map { text(of: $1, $0 + 1, settings) }.joined(separator: "\n\n")
  }

  private func text(
    of filed: FiledFinding,
    _ number: Int,
    _ settings: ExplorationSettings
  ) -> String {
    let found = filed.finding
    let words = Run(settings.scenario, found.configuration).vocabulary
    let head = [
      "\(number). " + style(found.headline.escapedForTerminal, .bold),
      "   " + (settings.countsNewOnly ? (found.isKnown ? "known · " : "new · ") : "")
        + style(found.grade.rawValue, found.grade.style) + " · "
        + found.failure.identity.description.escapedForTerminal,
    ]
    var rows = TextRows(head, at: 13, margin: 3)
    if found.grade == .fragile {
      rows.add("grade", found.grading.words(of: found.failure.identity))
    }
    rows.add("start", found.configuration.words)
    rows.add("steps", found.path.enumerated().map { "\($0 + 1). \($1.text(words))" })
    rows.add("expected", found.failure.expected)
    rows.add("received", found.failure.found)
    rows.add("length", found.minimality)
    if let point = found.diagnosis.pointOfNoReturn { rows.add("no return", point.words) }
    if let neighbour = found.diagnosis.neighbour { rows.add("passes", neighbour.words) }
    rows.addFiles(filed.files, call: call)
    return rows.text
  }

  /// What was covered, and what was not.
  package func certificate(_ result: ExplorationResult) -> String {
    var rows = TextRows([verdict(result)], at: 15, margin: 2)
    for (name, text) in Self.facts(result) { rows.add(name, text) }
    return rows.text
  }

  /// The certificate, fact by fact.
  static func facts(_ result: ExplorationResult) -> [(name: String, text: String)] {
    let certificate = result.certificate
    let isDrawn = result.settings.order.walks != nil
    func counted(_ count: Int) -> String { isDrawn ? "not counted" : count.grouped }
    func some(_ count: Int) -> String? { count > 0 ? count.grouped : nil }
    let cuts = certificate.limitsReached
    let facts: [(name: String, text: String?)] = [
      ("bounds", result.settings.boundWords),
      ("starts", result.settings.settings.count.grouped),
      ("states", counted(certificate.states)),
      ("transitions", counted(certificate.transitions)),
      (
        "executions",
        "\(certificate.executions.grouped); \(certificate.stepsTaken.grouped) steps"
          + (isDrawn ? "" : " with replays")
      ),
      ("given up", some(certificate.blockedExecutions).map { $0 + ", covered by others" }),
      ("classes", certificate.classes.map(\.grouped) ?? "not counted"),
      ("remembered", result.memory.map(words)),
      ("met again", some(certificate.revisits).map { $0 + " states" }),
      (
        "parts",
        result.partCount.map { "\($0.grouped), searched apart: each counts the states that it met" }
      ),
      ("deepest path", certificate.deepest.counted("step")),
      ("waiting", some(certificate.frontier)),
      ("cut", cuts.isEmpty ? "nothing" : cuts.map(\.description).joined(separator: "; ")),
    ]
    return facts.compactMap { name, text in text.map { (name, $0) } }
      + certificate.defects.map { ("defect", $0) }
  }

  /// What could be remembered of states, and why not more.
  private static func words(_ memory: StateMemory) -> String {
    if let contradiction = memory.contradiction {
      return "nothing, since states that store the same continued differently, which static "
        + "variables may explain: after " + contradiction
    }
    let causes = memory.causes
    let others = causes.reduce(0) { $0 + $1.count }
    let known = memory.knownCount.counted("idle state") + " compared"
    if causes.isEmpty { return known }
    let names = causes.prefix(3).map { "\($0.what) (\($0.count.grouped))" }
    return "\(known), \(others.grouped) not, each because of "
      + names.joined(separator: ", ") + (causes.count > 3 ? ", …" : "")
  }

  /// The claim in a sentence.
  func verdict(_ result: ExplorationResult) -> String {
    let found = result.findings.count
    let grades = Grade.words(result.findings.map(\.grade))
    let what = found == 0 ? "nothing found" : found.counted("finding") + " (\(grades))"
    guard result.certificate.isComplete else {
      let hasBreach = result.certificate.cuts[.breach, default: 0] > 0
      let words =
        found == 0 && hasBreach ? "a run failed" : what.replacing("nothing", with: "no violation")
      return style("incomplete", .yellow) + ": \(words) in the part searched"
    }
    let claim = style("complete", found == 0 ? .green : result.foundCount == 0 ? .yellow : .red)
    let doubt = result.certificate.collisionExponent.map {
      ", but for a collision of fingerprints (probability at most 2^-\($0))"
    }
    return claim + ": every path within the bounds was searched\(doubt ?? ""); \(what)"
  }
}

extension Certificate {
  /// What cut the search, failures apart.
  var limitsReached: [Cut] { Cut.allCases.filter { $0 != .breach && cuts[$0, default: 0] > 0 } }
}

extension ExplorationSettings {
  /// The bounds in words.
  package var boundWords: String {
    "at most \(grammar.stepsMax.counted("user action")) (\(grammar.words)) and "
      + "\(depthMax.counted("step")) in all, time passing in every way; \(order), \(reductionWords)"
  }
}

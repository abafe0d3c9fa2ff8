// A report as Markdown: the file that a review reads.

/// The text of `Reports/<name>.md`.
@MainActor
struct ReportMarkdown {
  let report: FindingReport
  /// The case's file, as it is named in the replay command.
  let casePath: String
  /// The whole case in one word, if there is one.
  let token: String?
  /// How a shell calls the tool.
  var call = "vcfuzz"

  /// The whole file.
  var text: String {
    var blocks = [
      "# " + report.headline.escapedForProse,
      [
        Self.code(report.kept.scenario), report.grading.words(of: report.identity).escapedForProse,
        report.identity.description.escapedForProse,
      ].joined(separator: " · "),
    ]
    if !report.scenarioSummary.isEmpty {
      blocks.append("The scenario: " + report.scenarioSummary.escapedForProse + ".")
    }
    blocks.append(Self.withCode(report.verdict.escapedForProse))
    blocks += steps + diagram + judgement + advice + seen + replay
    blocks += ["## As a test in Swift", Self.fenced(report.test, "swift")]
    if let source = report.source {
      blocks += ["## As calls of UIKit", Self.fenced(source, "swift")]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns prose in which the plain names between backticks are code; others stay escaped.
  private static func withCode(_ prose: String) -> String {
    prose.replacing(/\\`([A-Za-z0-9 #-]+)\\`/) { "`\($0.1)`" }
  }

  private var steps: [String] {
    let list = report.kept.steps.enumerated().map { "\($0.offset + 1). " + Self.code($0.element) }
    return [
      "## Steps",
      "Start: " + report.start.escapedForProse + ".",
      list.isEmpty
        ? "No step is needed: it fails as soon as the window is shown."
        : list.joined(separator: "\n") + "\n\n" + report.stepCountWords,
    ]
  }

  private var diagram: [String] {
    // The same with full names, for hosts that draw it.
    let sequence = report.isCurrent ? ReportMermaid.lines(report.chart) : []
    let legend = DiagramLegend.line(for: report.diagram)
    let blocks = [
      "## What happens",
      "A row for each controller, time from left to right; `!` marks the failure.",
      Self.fenced(report.diagram.joined(separator: "\n"), "text"),
      legend.map { "Legend: " + $0.escapedForProse + "." },
      sequence.isEmpty ? nil : Self.fenced(sequence.joined(separator: "\n"), "mermaid"),
    ]
    return blocks.compactMap(\.self)
  }

  private var judgement: [String] {
    var blocks = [
      "## Expected and received",
      "- expected: " + report.expected.escapedForProse + "\n- received: "
        + report.found.escapedForProse,
    ]
    if !report.earlier.isEmpty {
      blocks += ["Earlier failures of these steps:", Self.list(report.earlier)]
    }
    if !report.consequences.isEmpty {
      blocks += ["Later failures of these steps:", Self.list(report.consequences)]
    }
    guard let invariant = report.invariant else {
      return blocks + [FindingReport.ownInvariant]
    }
    let demand = "\(invariant.id): " + invariant.definition
    return blocks + [
      "## The rule and where it comes from", Self.list([demand] + report.rules.map(\.words)),
    ]
  }

  private var advice: [String] {
    guard let advice = report.advice else { return [] }
    return [
      "## Likely causes and the usual fix", Self.list(advice.causes),
      "Fix: " + advice.repair.escapedForProse,
    ]
  }

  private var seen: [String] {
    report.notes.isEmpty ? [] : ["## Seen", Self.list(report.notes)]
  }

  private var replay: [String] {
    func command(_ word: String) -> String {
      Self.fenced("\(call) replay " + word.quotedForShell, "sh")
    }
    return ["## Replay", command(casePath)]
      + (token.map { ["Without the file:", command($0)] } ?? [])
  }

  // MARK: Markup

  /// Returns a text as code within a line, whatever marks are in it.
  static func code(_ text: String) -> String {
    let text = text.escapedForTerminal
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    let margin = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return text.isEmpty ? "` `" : fence + margin + text + margin + fence
  }

  /// Returns lines as a block of code, whatever marks are in them.
  static func fenced(_ text: String, _ language: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(\.escapedForTerminal)
    let longest = lines.map { $0.longestRun(of: "`") }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return fence + language + "\n" + lines.joined(separator: "\n") + "\n" + fence
  }

  /// Returns texts as items of a list.
  private static func list(_ texts: [String]) -> String {
    texts.map { "- " + $0.escapedForProse }.joined(separator: "\n")
  }
}

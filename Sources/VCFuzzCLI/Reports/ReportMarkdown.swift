// A report as Markdown: the file that a review reads.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// The text of `Reports/<name>.md`.
@MainActor
package struct ReportMarkdown {
  private let report: FindingReport
  /// The case's file, as it is named in the replay command.
  private let casePath: String
  /// The whole case in one word, if there is one.
  private let token: String?

  package init(_ report: FindingReport, casePath: String, token: String?) {
    self.report = report
    self.casePath = casePath
    self.token = token
  }

  /// The whole file.
  package var text: String {
    var blocks = ["# " + report.headline.escapedForProse]
    blocks.append(
      Self.code(report.kept.scenario) + " · " + report.identity.description.escapedForProse
    )
    if !report.scenarioSummary.isEmpty {
      blocks.append("The scenario: " + report.scenarioSummary.escapedForProse + ".")
    }
    blocks.append(report.verdict.escapedForProse)
    blocks += steps + diagram + judgement + advice + seen + replay
    blocks += ["## As a test in Swift", Self.fenced(report.test, "swift")]
    if let source = report.source {
      blocks += ["## As calls of UIKit", Self.fenced(source, "swift")]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var steps: [String] {
    let list = report.kept.steps.enumerated().map { "\($0.offset + 1). " + Self.code($0.element) }
    return [
      "## Steps",
      "Start: " + report.start.escapedForProse + ".",
      list.isEmpty
        ? "No step is needed: it breaks as soon as the window is shown."
        : list.joined(separator: "\n") + "\n\n" + report.stepCountWords,
    ]
  }

  private var diagram: [String] {
    [
      "## What happens",
      "A row for each controller, time from left to right; `!` marks the event at fault.",
      Self.fenced(report.diagram.joined(separator: "\n"), "text"),
    ] + sequence
  }

  /// The same with full names, for hosts that draw it.
  private var sequence: [String] {
    guard report.isCurrent else { return [] }
    let lines = ReportMermaid.lines(report.chart)
    return lines.isEmpty ? [] : [Self.fenced(lines.joined(separator: "\n"), "mermaid")]
  }

  private var judgement: [String] {
    var blocks = [
      "## Expected and found",
      "- expected: " + report.expected.escapedForProse + "\n- found: "
        + report.found.escapedForProse,
    ]
    guard let invariant = report.invariant else {
      return blocks + ["The scenario promises this itself; none of UIKit's rules is concerned."]
    }
    var lines = ["- \(invariant.id): " + invariant.definition.escapedForProse]
    lines += report.rules.map { "- " + $0.words.escapedForProse }
    blocks += ["## The rule and where it comes from", lines.joined(separator: "\n")]
    return blocks
  }

  private var advice: [String] {
    guard let advice = report.advice else { return [] }
    let causes = advice.causes.map { "- " + $0.escapedForProse }.joined(separator: "\n")
    return [
      "## Likely causes and the usual repair",
      causes,
      "Repair: " + advice.repair.escapedForProse,
    ]
  }

  private var seen: [String] {
    let notes = ([report.kept.origin] + report.kept.notes).filter { !$0.isEmpty }
    if notes.isEmpty { return [] }
    return ["## Seen", notes.map { "- " + $0.escapedForProse }.joined(separator: "\n")]
  }

  private var replay: [String] {
    var blocks = ["## Replay", Self.fenced("vcfuzz replay " + casePath.quotedForShell, "sh")]
    if let token {
      blocks += ["Without the file:", Self.fenced("vcfuzz replay " + token.quotedForShell, "sh")]
    }
    return blocks
  }

  // MARK: Markup

  /// Returns a text as code within a line, whatever marks are in it.
  package static func code(_ text: String) -> String {
    let text = text.escapedForTerminal
    let fence = String(repeating: "`", count: longestFence(in: text) + 1)
    let margin = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return text.isEmpty ? "` `" : fence + margin + text + margin + fence
  }

  /// Returns lines as a block of code, whatever marks are in them.
  package static func fenced(_ text: String, _ language: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(\.escapedForTerminal)
    let longest = lines.map(longestFence).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return fence + language + "\n" + lines.joined(separator: "\n") + "\n" + fence
  }

  private static func longestFence(in text: String) -> Int {
    var longest = 0
    var length = 0
    for character in text {
      length = character == "`" ? length + 1 : 0
      longest = max(longest, length)
    }
    return longest
  }
}

extension String {
  /// The text as one word of a shell's command line.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
          || "-_./=+:,@".unicodeScalars.contains($0)
      }
    if isPlain { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}

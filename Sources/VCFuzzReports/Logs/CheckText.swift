// The report of a check for people.

/// The text of `vcfuzz check`.
struct CheckText {
  let style: (String, TextStyle) -> String
  /// Whether the report includes the skipped invariants and the whole story.
  let isWhole: Bool
  let showsUnrecognised: Bool

  /// The most findings and sentences of a report that isn't whole.
  static let findingsMax = 50
  static let sentencesMax = 40
  private static let width = 100

  /// Returns the report on one trace.
  func text(of trace: CheckedTrace) -> String {
    var blocks = [head(of: trace)]
    let shown = isWhole ? trace.findings : Array(trace.findings.prefix(Self.findingsMax))
    blocks += shown.map(text)
    let hidden = trace.findings.count - shown.count + trace.omitted
    if hidden > 0 {
      blocks.append("  and " + hidden.counted("more finding") + (isWhole ? "" : " (--all)"))
    }
    if !trace.story.isEmpty { blocks.append(story(of: trace)) }
    if !trace.surprises.isEmpty { blocks.append(surprises(of: trace)) }
    blocks.append(foot(of: trace))
    return blocks.joined(separator: "\n\n")
  }

  private func head(of trace: CheckedTrace) -> String {
    let color: TextStyle =
      switch trace.grade {
      case .violation: .red
      case .fragile: .yellow
      case .advice: .green
      case nil: trace.isUnjudged || trace.doubt != nil ? .yellow : .green
      }
    let facts =
      "\(count(trace.eventCount, "event")) of \(count(trace.controllerCount, "controller")), "
      + "\(trace.format == .json ? "JSON" : "console text"), checked against \(trace.standard)"
    return style(trace.source.escapedForTerminal, .bold) + ": "
      + style(trace.verdictWords, color) + Self.remark(on: trace) + "\n  " + facts
  }

  /// What the first line says where no version is named.
  static func remark(on trace: CheckedTrace) -> String {
    if trace.isVersionKnown { return "" }
    let standard = " under \(trace.standard) (default; set with --ios)"
    guard let finding = trace.permittedElsewhere, let verdict = finding.elsewhere else {
      return standard
    }
    return standard + "; only \(permission(verdict)) permits \(finding.place.words)"
  }

  /// The versions or defects that a verdict names, in words.
  private static func permission(_ verdict: Verdict) -> String {
    switch verdict {
    case .deviation(let choices):
      choices.map { OSVersion($0.value)?.words ?? $0.value }.joined(separator: " and ")
    case .knownQuirk(let quirks): quirks.map(words).joined(separator: " and ")
    case .permitted, .fragile, .violation: verdict.description
    }
  }

  private static func words(_ quirk: Quirk) -> String {
    let (first, last) = (quirk.versions.lowerBound, quirk.versions.upperBound)
    let versions = first == last ? "\(first)" : "\(first) to \(last)"
    return "\(quirk.id), a defect of iOS \(versions) (\(quirk.rule))"
  }

  private func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
  }

  // MARK: Findings

  private func text(of finding: CheckedTrace.Finding) -> String {
    let color: TextStyle = finding.grade == .violation ? .red : .yellow
    let title =
      "  " + style(finding.grade.rawValue, color) + " \(finding.invariant.id) · "
      + style(finding.headline, .bold)
    var rows = TextRows([title], at: 14, margin: 4, width: Self.width)
    rows.add(finding.place.words + " ", finding.place.event)
    rows.add("expected ", finding.expected)
    rows.add("received ", finding.found)
    if let condition = condition(finding.verdict) { rows.add("permitted ", condition) }
    if let elsewhere = finding.elsewhere {
      let hint = "; if the log is from there, name the version with --ios"
      rows.add("remark ", Self.permission(elsewhere) + " permits this" + hint)
    }
    rows.add("violates ", finding.invariant.definition)
    for rule in finding.rules.prefix(3) { rows.add("rule ", rule.words) }
    rows.add(finding.advice)
    for place in finding.related { rows.add("related ", "\(place.words): \(place.event)") }
    if !finding.alsoBreaks.isEmpty {
      rows.add("also ", "violates " + finding.alsoBreaks.joined(separator: ", "))
    }
    return rows.text
  }

  /// Returns what would permit a finding.
  private func condition(_ verdict: Verdict?) -> String? {
    let parts: [String] =
      switch verdict {
      case .deviation(let choices): choices.map { "\($0.variant)=\($0.value)" }
      case .knownQuirk(let quirks): quirks.map(Self.words)
      case .permitted, .fragile, .violation, nil: []
      }
    return parts.isEmpty ? nil : "only with " + parts.joined(separator: " and ")
  }

  // MARK: The rest

  private func story(of trace: CheckedTrace) -> String {
    let shown = isWhole ? trace.story : Array(trace.story.prefix(Self.sentencesMax))
    var lines = ["  " + style("Likely transitions", .bold)]
    lines += shown.map { $0.wrapped(width: Self.width, indent: 4) }
    if shown.count < trace.story.count {
      lines.append("    and " + (trace.story.count - shown.count).counted("more line") + " (--all)")
    }
    return lines.joined(separator: "\n")
  }

  /// What a permitted log teaches.
  private func surprises(of trace: CheckedTrace) -> String {
    let lines = trace.surprises.map { ($0 + ".").wrapped(width: Self.width, indent: 4) }
    return (["  " + style("Looks wrong, but is correct", .bold)] + lines).joined(separator: "\n")
  }

  private func foot(of trace: CheckedTrace) -> String {
    var lines = [
      "  checked \(count(trace.judgedCount, "invariant")); "
        + "skipped \(trace.skipped.count) that need more data"
        + (isWhole || trace.skipped.isEmpty ? "" : " (list with --all)")
    ]
    if isWhole { lines += trace.skipped.map { "    " + $0.words } }
    let (all, samples) = (trace.unrecognised.count, trace.unrecognised.samples)
    if all > 0 {
      let hint = showsUnrecognised ? "" : " (--show-unrecognised prints them)"
      lines.append("  " + count(all, "line") + " not recognised" + hint)
    }
    if showsUnrecognised {
      lines += samples.map { "    line \($0.line): \($0.text.escapedForTerminal)" }
      if all > samples.count { lines.append("    and \(all - samples.count) more") }
    }
    lines += trace.notes.map {
      ("note: " + $0.escapedForTerminal).wrapped(width: Self.width, indent: 2)
    }
    return lines.joined(separator: "\n")
  }
}

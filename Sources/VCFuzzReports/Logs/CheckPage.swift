// The page of a check: the findings with their lines, and the transitions of the log.

/// The text of `vcfuzz check LOG --html PAGE`.
struct CheckPage {
  let traces: [CheckedTrace]
  let unreadable: [CheckReport.Unreadable]

  /// The most findings of one trace.
  private static let findingsMax = 50
  private static let sentencesMax = 200

  /// The whole file.
  var text: String {
    Page.file(title: "Check of " + (traces.first.map(title) ?? "nothing")) {
      for trace in traces {
        head(of: trace)
        findings(of: trace)
        picture(of: trace)
        tree(of: trace)
        story(of: trace)
        foot(of: trace)
      }
      if !unreadable.isEmpty {
        Page.section("Could not be read") { Page.list(unreadable.map(\.problem)) }
      }
    }
  }

  private func title(of trace: CheckedTrace) -> String {
    trace.source == "-" ? "the standard input" : trace.source
  }

  // MARK: One trace

  private func head(of trace: CheckedTrace) -> Markup {
    let count = trace.findings.count + trace.omitted
    let sentence: String
    if let first = trace.findings.first {
      let rest = count > 1 ? " It is the most severe of \(count.grouped) findings." : ""
      sentence =
        "\(first.place.words.capitalised): \(first.place.event). Expected: "
        + "\(first.expected.withoutStop). Received: \(first.found.withoutStop). This violates "
        + "\(first.invariant.id)\(Self.words(first)).\(rest)"
    } else if trace.isUnjudged {
      sentence = "Nothing was checked: the lines don't say which controller they are about."
    } else if let doubt = trace.doubt {
      sentence = "No violation found, but \(doubt): see the likely transitions below."
    } else {
      sentence = "No violation found: UIKit can send every callback of this log."
    }
    let facts = [
      trace.isUnjudged ? "not checked" : trace.verdict.description.clipped(to: 200),
      trace.eventCount.counted("event"), trace.controllerCount.counted("controller"),
      "checked against \(trace.profileWords)",
    ]
    return Markup("header") {
      Markup("h1", text: title(of: trace).clipped(to: 300))
      Page.facts(facts.map(Markup.text))
      Markup("p", class: "lead", text: sentence.clipped(to: 3_000))
    }
  }

  private static func words(_ finding: CheckedTrace.Finding) -> String {
    switch (finding.grade, finding.verdict) {
    case (.advice, _): " (advice: it is legal but known to cause trouble)"
    case (.violation, _): ""
    case (.fragile, .knownQuirk): " (fragile: only a known defect of some version permits it)"
    case (.fragile, .fragile): " (fragile: only one source forbids it)"
    case (.fragile, _): " (fragile: only another reading of the evidence permits it)"
    }
  }

  // MARK: Findings

  private func findings(of trace: CheckedTrace) -> Markup {
    if trace.findings.isEmpty { return Markup() }
    let hidden = max(0, trace.findings.count - Self.findingsMax) + trace.omitted
    return Page.section("Findings") {
      for (place, finding) in trace.findings.prefix(Self.findingsMax).enumerated() {
        markup(finding, isFirst: place == 0)
      }
      if hidden > 0 {
        Markup("p", text: "\(hidden.grouped) more: 'vcfuzz check --all' prints them.")
      }
    }
  }

  private func markup(_ finding: CheckedTrace.Finding, isFirst: Bool) -> Markup {
    Markup("article", class: "card bad rule") {
      Markup("h3") {
        finding.place.words.capitalised + ": " + finding.headline.clipped(to: 200) + " "
        Markup("span", class: "chip \(finding.grade.rawValue)", text: finding.grade.rawValue)
      }
      Markup("p") { Page.code(finding.place.event, max: 300) }
      Page.paragraph("Expected: ", finding.expected.clipped(to: 1_000))
      Page.paragraph("Received: ", finding.found.clipped(to: 1_000))
      Page.details("The rule, likely causes and the usual fix", isOpen: isFirst) {
        RuleMarkup.paragraphs(finding.invariant, finding.advice)
        if !finding.related.isEmpty {
          Markup("h3", text: "Related")
          Page.list(finding.related.prefix(20).map { "\($0.words): \($0.event)" })
        }
      }
    }
  }

  // MARK: The picture

  private func chart(of trace: CheckedTrace) -> SequenceChart {
    var seen: Set<Int> = []
    let faults = trace.findings.filter { $0.grade > .advice || trace.grade == .advice }
      .filter { seen.insert(min($0.position, trace.trace.events.count)).inserted }
      .map { finding in
        SequenceChart.Fault(
          position: finding.position,
          controller: finding.controller,
          expected: finding.expected,
          found: finding.found
        )
      }
    return SequenceChart(
      trace.trace.namedApart,
      spans: trace.explanation.chartSpans(in: trace.trace),
      faults: faults,
      lines: trace.lines
    )
  }

  private func picture(of trace: CheckedTrace) -> Markup {
    let chart = chart(of: trace)
    guard !chart.rows.isEmpty else { return Markup() }
    let summary = "Sequence diagram of \(title(of: trace)): " + trace.story.joined(separator: "; ")
    return Page.section("What the log shows") {
      ChartLegend.key
      Page.scroll(label: "Sequence diagram with the lines of the log") {
        SequenceDrawing(chart).markup(summary: summary)
      }
      ChartLegend.spans(chart)
    }
  }

  /// The controllers at the first finding, as far as the log shows them.
  private func tree(of trace: CheckedTrace) -> Markup {
    guard let finding = trace.findings.first else { return Markup() }
    let tree = ControllerTree(trace.trace, upTo: finding.position + 1)
    guard !tree.lines.isEmpty else { return Markup() }
    return Page.section("The controllers at \(finding.place.words)") {
      TreeMarkup(trace: trace.trace.namedApart).list(tree, tree)
    }
  }

  private func story(of trace: CheckedTrace) -> Markup {
    guard !trace.story.isEmpty else { return Markup() }
    let hidden = trace.story.count - Self.sentencesMax
    return Page.section("Likely transitions") {
      Page.list(Array(trace.story.prefix(Self.sentencesMax)))
      if hidden > 0 { Markup("p", text: "And \(hidden) more.") }
      if !trace.surprises.isEmpty {
        Markup("h3", text: "Looks wrong, but is correct")
        Page.list(trace.surprises)
      }
    }
  }

  private func foot(of trace: CheckedTrace) -> Markup {
    let text =
      "Checked \(trace.judgedCount.counted("invariant")); skipped \(trace.skipped.count) that need "
      + "more data."
      + (trace.unrecognised.count > 0
        ? " \(trace.unrecognised.count.counted("line")) without a lifecycle callback." : "")
    return Page.section("What was checked") {
      Markup("p", text: text)
      if !trace.notes.isEmpty { Page.list(trace.notes) }
      if !trace.skipped.isEmpty {
        Page.details("What was skipped") { Page.list(trace.skipped.map(\.words)) }
      }
    }
  }
}

extension String {
  /// The text with a capital first letter.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

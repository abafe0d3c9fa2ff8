// The page of a check: the findings with their lines, and the transitions of the log.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// The text of `vcfuzz check LOG --html PAGE`.
package struct CheckPage {
  private let traces: [CheckedTrace]
  private let unreadable: [UnreadableTrace]

  /// The most findings of one trace.
  private static let findingsMax = 50
  private static let sentencesMax = 200

  package init(_ traces: [CheckedTrace], _ unreadable: [UnreadableTrace] = []) {
    self.traces = traces
    self.unreadable = unreadable
  }

  /// The whole file.
  package var text: String {
    var parts = traces.flatMap(trace)
    if !unreadable.isEmpty {
      parts.append(Page.section("Could not be read", [Page.list(unreadable.map(\.problem))]))
    }
    let name = traces.first.map { title(of: $0) } ?? "nothing"
    return Page.file(title: "Check of " + name, parts)
  }

  private func title(of trace: CheckedTrace) -> String {
    trace.source == "-" ? "the standard input" : trace.source
  }

  // MARK: One trace

  private func trace(_ trace: CheckedTrace) -> [Markup] {
    let chart = chart(of: trace)
    return [
      head(of: trace), findings(of: trace), picture(of: trace, chart), tree(of: trace),
      story(of: trace), foot(of: trace),
    ]
  }

  private func head(of trace: CheckedTrace) -> Markup {
    let count = trace.findings.count + trace.omitted
    let sentence: String
    if let first = trace.findings.first {
      let rest = count > 1 ? " It is the gravest of \(count) findings." : ""
      sentence =
        "\(first.place.words.capitalised): \(first.headline). Expected was \(first.expected), found was "
        + "\(first.found). That breaks \(first.invariant.id): \(Self.words(first.grade)).\(rest)"
    } else {
      sentence =
        trace.isUnjudged
        ? "Nothing was checked: the lines do not tell their controllers apart."
        : "Nothing is wrong: every callback is one that UIKit may make."
    }
    let version =
      "checked against \(trace.standard)"
      + (trace.isVersionKnown ? "" : " (default; set with --ios)")
    return .element(
      "header",
      .element("h1", text: title(of: trace).clipped(to: 300)),
      Page.facts([
        .text(
          trace.isUnjudged ? "not checked" : trace.verdict.description.clipped(to: 200)
        ), .text("\(trace.eventCount) events"),
        .text("\(trace.controllerCount) controllers"),
        .text(version),
      ]),
      .element("p", class: "lead", text: sentence.clipped(to: 3_000))
    )
  }

  private static func words(_ grade: CheckedTrace.Grade) -> String {
    switch grade {
    case .advice: "legal, but fragile"
    case .deviation: "permitted under another reading of the evidence only"
    case .quirk: "permitted only as a known defect of some version"
    case .suspect: "a suspected fault, as one source only speaks of it"
    case .fault: "a fault"
    }
  }

  // MARK: Findings

  private func findings(of trace: CheckedTrace) -> Markup {
    guard !trace.findings.isEmpty else { return Markup() }
    let shown = trace.findings.prefix(Self.findingsMax)
    var parts = shown.enumerated().map { place, finding in markup(finding, isFirst: place == 0) }
    let hidden = trace.findings.count - shown.count + trace.omitted
    if hidden > 0 { parts.append(.element("p", text: "And \(hidden) findings more.")) }
    return Page.section("What is wrong", parts)
  }

  private func markup(_ finding: CheckedTrace.Finding, isFirst: Bool) -> Markup {
    var details = [
      Markup.element(
        "p",
        .element("strong", text: finding.invariant.id),
        .text(" " + finding.invariant.definition)
      )
    ]
    details += finding.rules.map(RuleMarkup.paragraph)
    if let advice = finding.advice {
      details += [
        .element("h3", text: "Likely causes"), Page.list(advice.causes),
        .element("p", .element("strong", text: "Usual repair. "), .text(advice.repair)),
      ]
    }
    if !finding.related.isEmpty {
      details.append(.element("h3", text: "Belongs to it"))
      details.append(Page.list(finding.related.prefix(20).map { "\($0.words): \($0.event)" }))
    }
    return .element(
      "article",
      class: "card bad rule",
      .element(
        "h3",
        .text(finding.place.words.capitalised + ": " + finding.headline.clipped(to: 200) + " "),
        .element("span", class: "chip \(finding.grade.rawValue)", text: finding.grade.rawValue)
      ),
      .element("p", Page.code(finding.place.event, max: 300)),
      .element(
        "p",
        .element("strong", text: "Expected: "),
        .text(finding.expected.clipped(to: 1_000))
      ),
      .element("p", .element("strong", text: "Found: "), .text(finding.found.clipped(to: 1_000))),
      .element(
        "details",
        isFirst ? [.init("open")] : [],
        [.element("summary", text: "The rule, likely causes, the usual repair")] + details
      )
    )
  }

  // MARK: The picture

  private func chart(of trace: CheckedTrace) -> SequenceChart {
    var seen: Set<Int> = []
    let faults = trace.findings.filter { $0.grade > .advice || trace.grade == .advice }
      .filter { seen.insert(min($0.position, trace.trace.events.count)).inserted }
      .map { finding in
        let isEvent = trace.trace.events.indices.contains(finding.position)
        return SequenceChart.Fault(
          position: isEvent ? finding.position : trace.trace.events.count,
          controller: isEvent
            ? trace.trace.events[finding.position].controller : finding.controller,
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

  private func picture(of trace: CheckedTrace, _ chart: SequenceChart) -> Markup {
    guard !chart.rows.isEmpty else { return Markup() }
    let summary = "Sequence diagram of \(title(of: trace)): " + trace.story.joined(separator: "; ")
    return Page.section(
      "What the log shows",
      [
        ChartLegend.key,
        .element(
          "div",
          class: "scroll",
          [
            .init("tabindex", 0), .init("role", "group"),
            .init("aria-label", "Sequence diagram with the lines of the log"),
          ],
          SequenceDrawing(chart).markup(summary: summary)
        ), ChartLegend.spans(chart),
      ]
    )
  }

  /// The controllers at the first finding, as far as the log shows them.
  private func tree(of trace: CheckedTrace) -> Markup {
    guard let finding = trace.findings.first else { return Markup() }
    var tree = ControllerTree(trace.trace.header)
    for event in trace.trace.events.prefix(finding.position + 1) { tree.apply(event) }
    guard !tree.lines.isEmpty else { return Markup() }
    return Page.section(
      "The controllers at \(finding.place.words)",
      [TreeMarkup(trace.trace.namedApart).list(tree, tree)]
    )
  }

  private func story(of trace: CheckedTrace) -> Markup {
    guard !trace.story.isEmpty else { return Markup() }
    var parts = [Page.list(Array(trace.story.prefix(Self.sentencesMax)))]
    let hidden = trace.story.count - Self.sentencesMax
    if hidden > 0 { parts.append(.element("p", text: "And \(hidden) more.")) }
    if !trace.surprises.isEmpty {
      parts.append(.element("h3", text: "Looks wrong, but is correct"))
      parts.append(Page.list(trace.surprises))
    }
    return Page.section("Likely transitions", parts)
  }

  private func foot(of trace: CheckedTrace) -> Markup {
    let skipped = trace.skipped.map {
      "\($0.invariant.id) \($0.invariant.title): no " + $0.missing.words.joined(separator: ", no ")
    }
    var parts = [
      Markup.element(
        "p",
        text: "\(trace.judgedCount) invariants were judged, \(trace.skipped.count) skipped for "
          + "want of data; \(trace.unrecognised.count) lines tell of no lifecycle event."
      )
    ]
    if !trace.notes.isEmpty { parts.append(Page.list(trace.notes)) }
    if !skipped.isEmpty {
      parts.append(
        .element("details", .element("summary", text: "What was skipped"), Page.list(skipped))
      )
    }
    return Page.section("What was judged", parts)
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

// The page of one finding: the verdict first, then all that makes a person believe it.

internal import Lifecycle
internal import LifecycleChecks
internal import VCFuzz

/// The text of `Reports/<name>.html`.
@MainActor
package struct FindingPage {
  private let report: FindingReport
  private let chart: SequenceChart
  /// The case's file, as it is named in the replay command.
  private let casePath: String?
  private let token: String?
  /// The file of the list that the page belongs to.
  private let index: String?

  package init(_ report: FindingReport, casePath: String?, token: String?, index: String? = nil) {
    self.report = report
    self.casePath = casePath
    self.token = token
    self.index = index
    chart = report.chart
  }

  /// The whole file.
  package var text: String {
    Page.file(
      title: report.headline + " · " + report.kept.scenario,
      [head, judgement, what, path, diagnosis, rules, seen, replay, source]
    )
  }

  // MARK: Head

  private var head: Markup {
    var facts: [Markup] = [
      .text("scenario ") + Page.code(report.kept.scenario),
      .text(report.identity.description.clipped(to: 200)),
      .text("\(report.kept.steps.count) steps"),
      .text("UIKit as \(report.kept.configuration.profile.os.description)"),
    ]
    if report.kept.expectation == .nothing { facts.append(.text("mended: must not come back")) }
    var parts: [Markup] = []
    if let index {
      parts.append(.element("p", .element("a", [.file(index)], text: "All reports")))
    }
    parts += [
      .element("h1", text: report.headline.clipped(to: 300)), Page.facts(facts),
      .element("p", class: "lead", text: report.sentence.clipped(to: 4_000)),
    ]
    if !report.isCurrent {
      let text = "The steps no longer break this: below is what they do now."
      parts.append(.element("p", class: "card bad", text: text))
    }
    if let surrounding = report.surrounding {
      parts.append(.element("p", text: surrounding.clipped(to: 1_000)))
    }
    if !report.scenarioSummary.isEmpty {
      let summary = "The scenario: " + report.scenarioSummary.clipped(to: 1_000) + "."
      parts.append(.element("p", class: "soft", text: summary))
    }
    return .element("header", parts)
  }

  private var judgement: Markup {
    let place = report.kept.verdict.event
    let at = place.isEmpty ? "" : " at \(place.clipped(to: 120))"
    return Page.section(
      report.invariant.map { "Expected and found: \($0.id)" } ?? "Expected and found",
      [
        .element(
          "div",
          class: "pair",
          card("good", "Expected", report.expected),
          card("bad", "Found" + at, report.found)
        )
      ]
        + (report.invariant.map { [.element("p", text: $0.definition)] } ?? [])
    )
  }

  private func card(_ kind: String, _ title: String, _ text: String) -> Markup {
    .element(
      "div",
      class: "card " + kind,
      .element("h3", text: title),
      .element("p", text: text.clipped(to: 2_000))
    )
  }

  // MARK: What happens

  private var what: Markup {
    let walk = StepThrough(report)
    return Page.section(
      "What happens",
      [
        ChartLegend.key,
        .element(
          "div",
          class: "stage",
          .element(
            "div",
            .element(
              "div",
              class: "scroll picture",
              [
                .init("tabindex", 0), .init("role", "group"),
                .init("aria-label", "Sequence diagram; the steps beside it tell the same"),
              ],
              SequenceDrawing(chart).markup(summary: "Sequence diagram. " + report.verdict)
            ),
            ChartLegend.spans(chart)
          ),
          walk.markup
        ),
      ]
    )
  }

  private var path: Markup {
    let neighbour = report.diagnosis.neighbour
    let lost = report.diagnosis.pointOfNoReturn?.step
    let items = report.kept.steps.enumerated().map { place, step in
      var classes: [String] = []
      if FindingReport.isTime(step) { classes.append("time") }
      if neighbour?.index == place { classes.append("differs") }
      if lost == place + 1 { classes.append("lost") }
      return Markup.element(
        "li",
        class: classes.joined(separator: " "),
        .element(
          "a",
          [.place("moment-\(place + 1)"), .init("data-moment", place + 1)],
          Page.code(step)
        )
      )
    }
    return Page.section(
      "Steps",
      [
        .element("p", text: "Start: " + report.start.clipped(to: 1_000) + "."),
        items.isEmpty
          ? .element("p", text: "No step is needed.")
          : .element("ol", class: "path", items),
        .element("p", class: "soft small", text: items.isEmpty ? "" : report.stepCountWords),
      ]
    )
  }

  // MARK: Diagnosis

  private var diagnosis: Markup {
    let found = report.diagnosis
    var parts: [Markup] = []
    if let point = found.pointOfNoReturn {
      let text =
        point.step == 0
        ? "The start itself is lost: whatever is done, something breaks."
        : "Point of no return: after step \(point.step) every continuation of up to "
          + "\(point.depthMax) steps breaks something; before it, some way on breaks nothing."
      parts.append(.element("p", text: text))
    }
    if let neighbour = found.neighbour { parts += self.neighbour(neighbour) }
    if let variants = found.variants { parts += self.variants(variants) }
    return parts.isEmpty ? Markup() : Page.section("What it depends on", parts)
  }

  private func neighbour(_ neighbour: FaultDiagnosis.Neighbour) -> [Markup] {
    let steps = report.kept.steps
    let words =
      neighbour.replacement.map { "'\($0.clipped(to: 120))' in its place" } ?? "it left out"
    return [
      .element(
        "p",
        text: "Nearest path that breaks nothing: step \(neighbour.index + 1), "
          + "'\(neighbour.failing.clipped(to: 120))', with \(words)."
      ),
      .element(
        "div",
        class: "pair",
        column("bad", "This breaks it", steps, neighbour.index),
        column(
          "good",
          "This does not",
          neighbour.steps,
          neighbour.replacement == nil ? nil : neighbour.index
        )
      ),
    ]
  }

  private func column(
    _ kind: String,
    _ title: String,
    _ steps: [String],
    _ differing: Int?
  ) -> Markup {
    let items = steps.enumerated().map { place, step in
      Markup.element("li", place == differing ? [.init("class", "differs")] : [], Page.code(step))
    }
    return .element(
      "div",
      class: "card " + kind,
      .element("h3", text: title),
      .element("ol", class: "path", items)
    )
  }

  private func variants(_ variants: [FaultDiagnosis.Dependence]) -> [Markup] {
    guard !variants.isEmpty else {
      return [
        .element(
          "p",
          text: "It depends on none of the questions that UIKit's evidence leaves open: under "
            + "every other answer, taken one at a time, the same steps break the same."
        )
      ]
    }
    let items = variants.map { item in
      Markup.element(
        "li",
        Page.code("\(item.variant)=\(item.value)"),
        .text(" · \(item.question) Not with \(item.others.joined(separator: ", ")).")
      )
    }
    return [
      .element("p", text: "It needs these answers to questions that the evidence leaves open:"),
      .element("ul", items),
    ]
  }

  // MARK: The rule

  private var rules: Markup {
    guard let invariant = report.invariant else {
      let text = "The scenario promises this itself; none of UIKit's rules is concerned."
      return Page.section("The rule and where it comes from", [.element("p", text: text)])
    }
    var parts: [Markup] = [
      .element("p", .element("strong", text: invariant.id), .text(" " + invariant.definition))
    ]
    parts += report.rules.map(RuleMarkup.paragraph)
    if let advice = report.advice {
      parts += [
        .element("h3", text: "Likely causes"), Page.list(advice.causes),
        .element("p", .element("strong", text: "Usual repair. "), .text(advice.repair)),
      ]
    }
    return Page.section("The rule and where it comes from", parts)
  }

  private var seen: Markup {
    let notes = ([report.kept.origin] + report.kept.notes).filter { !$0.isEmpty }
    return notes.isEmpty ? Markup() : Page.section("Seen", [Page.list(notes)])
  }

  // MARK: Replay

  private var replay: Markup {
    var parts: [Markup] = []
    if let casePath {
      let command = "vcfuzz replay " + casePath.quotedForShell
      parts.append(Page.copied(command, what: "the replay command", isCommand: true))
    }
    if let token {
      parts.append(.element("p", text: casePath == nil ? "" : "Without the file:"))
      let command = "vcfuzz replay " + token.quotedForShell
      parts.append(Page.copied(command, what: "the replay command with token", isCommand: true))
    }
    return Page.section("Replay", parts)
  }

  private var source: Markup {
    var parts = [
      Markup.element(
        "details",
        .element("summary", text: "A test that fails now and passes once this is mended"),
        Page.copied(report.test, what: "the test", isCommand: false)
      )
    ]
    if let source = report.source {
      parts.append(
        .element(
          "details",
          .element("summary", text: "The steps as calls of UIKit"),
          Page.copied(source, what: "the calls of UIKit", isCommand: false)
        )
      )
    }
    return Page.section("As Swift", parts)
  }
}

// The page of one finding: the verdict first, then the evidence for it.

/// The text of `Reports/<name>.html`.
@MainActor
struct FindingPage {
  let report: FindingReport
  /// The case's file, as it is named in the replay command.
  let casePath: String?
  let token: String?
  /// The file of the list that the page belongs to.
  var index: String?
  /// How a shell calls the tool.
  var call = "vcfuzz"

  /// The whole file.
  var text: String {
    Page.file(title: report.headline + " · " + report.kept.scenario) {
      head
      what
      judgement
      path
      diagnosis
      rules
      seen
      replay
      source
    }
  }

  // MARK: Head

  private var head: Markup {
    var facts: [Markup] = [
      .text(report.failingStep?.clipped(to: 120) ?? "no longer fails"),
      .text("scenario ") + Page.code(report.kept.scenario),
      .text(report.grading.words(of: report.identity)),
      .text(report.identity.description.clipped(to: 200)),
      .text(report.kept.steps.count.counted("step")),
      .text("UIKit as \(report.kept.configuration.profile.os.description)"),
    ]
    if report.kept.isAccepted { facts.append(.text("accepted as fixed: a regression test")) }
    return Markup("header") {
      if let index {
        Markup("p") { Markup("a", [.file(index)], text: "All reports") }
      }
      Markup("h1", text: report.headline.clipped(to: 300))
      Markup("p", class: "lead") {
        Page.prose(report.sentence, names: report.run.trace.names)
      }
      Page.facts(facts)
      if !report.isCurrent {
        let text =
          "The saved steps no longer reproduce this failure. The run below is what they do now."
        Markup("p", class: "card bad", text: text)
      }
    }
  }

  private var judgement: Markup {
    let place = report.failingEvent
    let at = place.isEmpty ? "" : " (\(place.clipped(to: 120)))"
    let title = "Expected and received" + (report.invariant.map { ": \($0.id)" } ?? "")
    return Page.section(title) {
      Markup("div", class: "pair") {
        card("good", "Expected") { Markup("p", text: report.expected.clipped(to: 2_000)) }
        card("bad", "Received" + at) { Markup("p", text: report.found.clipped(to: 2_000)) }
      }
      if let invariant = report.invariant { Markup("p", text: invariant.definition) }
    }
  }

  private func card(
    _ kind: String,
    _ title: String,
    @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup("div", class: "card " + kind) {
      Markup("h3", text: title)
      content()
    }
  }

  // MARK: What happens

  private var what: Markup {
    Page.section("What happens") {
      Markup("div", class: "stage") {
        Markup("div") {
          let chart = report.chart
          let focus = report.chart(only: report.involved)
          let isFoldable = !report.involved.isEmpty && focus.lanes.count < chart.lanes.count
          if isFoldable {
            Markup("label", class: "fold") {
              Markup("input", [.init("type", "checkbox"), .init("id", "fold")])
              " Show only the controllers involved"
            }
          }
          picture(chart, isFoldable ? "scroll picture whole" : "scroll picture")
          if isFoldable { picture(focus, "scroll picture focus") }
          ChartLegend.spans(chart)
        }
        StepThrough(report: report).markup
      }
      ChartLegend.key
    }
  }

  private func picture(_ chart: SequenceChart, _ kind: String) -> Markup {
    let label = "Sequence diagram; the steps beside it list the same events"
    return Page.scroll(class: kind, label: label) {
      SequenceDrawing(chart).markup(summary: "Sequence diagram. " + report.verdict)
    }
  }

  private var path: Markup {
    Page.section("Steps") {
      if !report.scenarioSummary.isEmpty {
        let summary = "The scenario: " + report.scenarioSummary.clipped(to: 1_000) + "."
        Markup("p", class: "soft", text: summary)
      }
      Markup("p", text: "Start: " + report.start.clipped(to: 1_000) + ".")
      if report.kept.steps.isEmpty {
        Markup("p", text: "No step is needed.")
        Markup("p", class: "soft small")
      } else {
        Markup("ol", class: "path") {
          for (place, step) in report.kept.steps.enumerated() { item(place, step) }
        }
        Markup("p", class: "soft small", text: report.stepCountWords)
      }
    }
  }

  private func item(_ place: Int, _ step: String) -> Markup {
    let classes = [
      report.isTime(place) ? "time" : nil,
      report.diagnosis.neighbour?.index == place ? "differs" : nil,
      report.diagnosis.pointOfNoReturn?.step == place + 1 ? "lost" : nil,
    ]
    let link = [Markup.Attribute.place("moment-\(place + 1)"), .init("data-moment", place + 1)]
    return Markup("li", class: classes.compactMap { $0 }.joined(separator: " ")) {
      Markup("a", link) { Page.code(step) }
    }
  }

  // MARK: Diagnosis

  private var diagnosis: Markup {
    let found = report.diagnosis
    let parts =
      (found.pointOfNoReturn.map(pointOfNoReturn) ?? Markup())
      + (found.neighbour.map(neighbour) ?? Markup()) + (found.variants.map(variants) ?? Markup())
    return parts.source.isEmpty ? parts : Page.section("What it depends on") { parts }
  }

  private func pointOfNoReturn(_ point: FaultDiagnosis.PointOfNoReturn) -> Markup {
    let text =
      point.step == 0
      ? "Every run from this start fails."
      : "Point of no return: after step \(point.step) every continuation of up to "
        + "\(point.depthMax) steps fails; before it, some continuation passes."
    return Markup("p", text: text)
  }

  @MarkupBuilder private func neighbour(_ neighbour: FaultDiagnosis.Neighbour) -> Markup {
    let words =
      neighbour.replacement.map { "'\($0.clipped(to: 120))' in its place" } ?? "it left out"
    let text =
      "Nearest passing run: step \(neighbour.index + 1), "
      + "'\(neighbour.failing.clipped(to: 120))', with \(words)."
    let differing = neighbour.replacement == nil ? nil : neighbour.index
    Markup("p", text: text)
    Markup("div", class: "pair") {
      card("bad", "Fails") { path(report.kept.steps, neighbour.index) }
      card("good", "Passes") { path(neighbour.steps, differing) }
    }
  }

  private func path(_ steps: [String], _ differing: Int?) -> Markup {
    Markup("ol", class: "path") {
      for (place, step) in steps.enumerated() {
        Markup("li", class: place == differing ? "differs" : nil) { Page.code(step) }
      }
    }
  }

  @MarkupBuilder private func variants(_ variants: [FaultDiagnosis.Dependence]) -> Markup {
    if variants.isEmpty {
      Markup("p", text: "Reproduces under every UIKit variant, changed one at a time.")
    } else {
      let text = "Reproduces only with these values of variants, on which the evidence is open:"
      Markup("p", text: text)
      Page.list(
        variants.map {
          Page.code("\($0.variant)=\($0.value)")
            + .text(" · \($0.question) Not with \($0.others.joined(separator: ", ")).")
        }
      )
    }
  }

  // MARK: The rule

  private var rules: Markup {
    Page.section("The rule and where it comes from") {
      if let invariant = report.invariant {
        RuleMarkup.paragraphs(invariant, report.advice)
      } else {
        Markup("p", text: FindingReport.ownInvariant)
      }
    }
  }

  private var seen: Markup {
    let notes = report.notes
    return notes.isEmpty ? Markup() : Page.section("Seen") { Page.list(notes) }
  }

  // MARK: Replay

  private var replay: Markup {
    func copied(_ word: String, _ what: String) -> Markup {
      Page.copied("\(call) replay " + word.quotedForShell, what: what, isCommand: true)
    }
    return Page.section("Replay") {
      if let casePath { copied(casePath, "the replay command") }
      if let token {
        Markup("p", text: casePath == nil ? "" : "Without the file:")
        copied(token, "the replay command with token")
      }
    }
  }

  private var source: Markup {
    Page.section("As Swift") {
      Page.details("A test that fails now and passes once this is fixed") {
        Page.copied(report.test, what: "the test", isCommand: false)
      }
      if let source = report.source {
        Page.details("The steps as calls of UIKit") {
          Page.copied(source, what: "the calls of UIKit", isCommand: false)
        }
      }
    }
  }
}

// The page of an exploration: its claim, its certificate, and its findings.

internal import LifecycleChecks
package import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport

/// The text of `Reports/exploration_NAME.html`.
@MainActor
package struct ExplorationPage {
  private let result: ExplorationResult
  private let places: [FindingStore.SavedCase?]

  package init(_ result: ExplorationResult, _ places: [FindingStore.SavedCase?]) {
    self.result = result
    self.places = places
  }

  /// The file in the output folder.
  package var file: String {
    "Reports/" + ExplorationFile.name(scenario: result.settings.scenario.name)
  }

  /// The whole file.
  package var text: String {
    let title = "Exploration of " + result.settings.scenario.name.clipped(to: 200)
    return Page.file(title: title) {
      Markup("header") {
        Markup("p") { Markup("a", [.file(HTMLIndex.name)], text: "All reports") }
        Markup("h1", text: title)
        let verdict = ExplorationText { text, _ in text }.verdict(result)
        Markup("p", class: "lead", text: verdict.capitalised + ".")
      }
      if !result.findings.isEmpty { findings }
      certificate
    }
  }

  private var findings: Markup {
    Page.section("Findings") {
      for (found, place) in zip(result.findings, places) {
        Markup("div", class: "card bad") {
          let failure = found.failure
          let title = failure.violation?.headline(at: nil) ?? failure.identity.invariant
          Markup("h3") {
            if let place {
              Markup("a", [.file(place.entry.name + ".html")], text: title.clipped(to: 300))
            } else {
              title.clipped(to: 300)
            }
            let grade = found.grading.grade.rawValue
            " "
            Markup("span", class: "chip " + grade, text: grade)
          }
          Markup("p") { sentence(found) }
          steps(of: found)
          let facts = "\(failure.identity), \(found.minimality)."
          Markup("p", class: "soft small", text: facts.clipped(to: 1_000))
        }
      }
    }
  }

  /// The failure with its controller, as its own page has it.
  private func sentence(_ found: ExploredFinding) -> Markup {
    let scenario = result.settings.scenario
    let run = CaseRun(scenario, found.configuration, found.path)
    let words =
      FailureWords(run)?.whole
      ?? "Expected: \(found.failure.expected.withoutStop). "
      + "Received: \(found.failure.found.withoutStop)."
    return Page.prose(words, names: run.trace.names)
  }

  private func steps(of found: ExploredFinding) -> Markup {
    let words = Run(result.settings.scenario, found.configuration).vocabulary
    return Markup("ol", class: "path") {
      for step in found.path { Markup("li") { Page.code(step.text(words)) } }
    }
  }

  private var certificate: Markup {
    Page.section("Certificate") {
      Page.table {
        for title in ["fact", "value"] { Markup("th", [.init("scope", "col")], text: title) }
      } rows: {
        row("starts from", ExplorationText.start(result.settings))
        for (name, text) in ExplorationText.facts(result) { row(name, text) }
      }
      let text =
        "Complete means that every path within the bounds was searched, with time passing in "
        + "every possible way between user actions. An incomplete search proves nothing about the "
        + "rest. An execution is one run from the start to its end. Runs that differ only in the "
        + "order of steps that don't affect each other are one class: sleep sets search each class "
        + "once. Spare controllers that look the same are twins, and are used in one order."
      Markup("p", class: "soft small", text: text)
    }
  }

  private func row(_ name: String, _ text: String) -> Markup {
    Markup("tr") {
      Markup("th", [.init("scope", "row")], text: name)
      Markup("td", text: text.clipped(to: 2_000))
    }
  }
}

// The page of an exploration: its claim, its certificate, and its findings.

internal import LifecycleChecks
package import VCFuzz

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
    "Reports/exploration_\(CaseName.stem(scenario: result.settings.scenario.name)).html"
  }

  /// The whole file.
  package var text: String {
    let title = "Exploration of " + result.settings.scenario.name.clipped(to: 200)
    return Page.file(title: title) {
      Markup("header") {
        if !result.findings.isEmpty {
          Markup("p") { Markup("a", [.file(HTMLIndex.name)], text: "All reports") }
        }
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
          }
          let words =
            "Expected: \(failure.expected.withoutStop). Received: \(failure.found.withoutStop)."
          Markup("p", text: words.clipped(to: 2_000))
          Markup("p", class: "soft small", text: failure.identity.description.clipped(to: 200))
          Markup("p", class: "soft small", text: found.minimality.clipped(to: 1_000))
        }
      }
    }
  }

  private var certificate: Markup {
    Page.section("Certificate") {
      Page.table {
        for title in ["fact", "value"] { Markup("th", [.init("scope", "col")], text: title) }
      } rows: {
        row("starts from", result.settings.settings[0].words)
        for (name, text) in ExplorationText.facts(result) { row(name, text) }
      }
      let text =
        "Complete means that every path within the bounds was searched, with time passing in "
        + "every possible way between user actions. An incomplete search proves nothing about the "
        + "rest."
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

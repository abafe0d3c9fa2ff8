// The page of an exploration: its claim, its certificate, and its findings.

/// The text of `Reports/exploration_NAME.html`.
@MainActor
struct ExplorationPage {
  let result: ExplorationResult
  let findings: [FiledFinding]

  /// The whole file.
  var text: String {
    let title = "Exploration of " + result.settings.scenario.name.clipped(to: 200)
    return Page.file(title: title) {
      Markup("header") {
        Markup("p") { Markup("a", [.file(Page.indexFile)], text: "All reports") }
        Markup("h1", text: title)
        let verdict = ExplorationText { text, _ in text }.verdict(result)
        Markup("p", class: "lead", text: verdict.capitalised + ".")
      }
      if !findings.isEmpty { findingsSection }
      certificate
    }
  }

  private var findingsSection: Markup {
    Page.section("Findings") {
      for filed in findings {
        Markup("div", class: "card bad") {
          let found = filed.finding
          let title = found.headline.clipped(to: 300)
          Markup("h3") {
            if let files = filed.files {
              Markup("a", [.file(files.entry.name + ".html")], text: title)
            } else {
              title
            }
            let grade = found.grade.rawValue
            " "
            Markup("span", class: "chip " + grade, text: grade)
          }
          Markup("p") { sentence(found) }
          steps(of: found)
          let facts = "\(found.failure.identity), \(found.minimality)."
          Markup("p", class: "soft small", text: facts.clipped(to: 1_000))
        }
      }
    }
  }

  /// The failure with its controller, as its own page has it.
  private func sentence(_ found: Finding) -> Markup {
    let words =
      found.run.flatMap(FailureWords.init)?.whole
      ?? "Expected: \(found.failure.expected.withoutStop). "
      + "Received: \(found.failure.found.withoutStop)."
    return Page.prose(words, names: found.run?.trace.names ?? [])
  }

  private func steps(of found: Finding) -> Markup {
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

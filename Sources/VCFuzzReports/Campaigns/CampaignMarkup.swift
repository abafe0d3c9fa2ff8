// A campaign on the page that lists its findings: its counts, when what was met, what was tried.

/// The parts of a page about a campaign.
package struct CampaignMarkup: Sendable {
  private let result: CampaignResult

  package init(_ result: CampaignResult) { self.result = result }

  /// The counts and the curve of the findings.
  var summary: Markup {
    let tally = result.tally
    let facts = [
      "seed \(result.settings.seed)", tally.runs.counted("run"), tally.steps.counted("step"),
      tally.failingRuns.counted("failing run"),
      "\(tally.findings.counted("finding")), \(tally.newFindings.grouped) new",
      Grade.words(result.findings.map(\.grade)),
      "\(tally.shrinkingRuns.counted("run")) to shrink them",
    ]
    return Page.section("The last campaign") {
      Page.facts(facts.filter { !$0.isEmpty }.map(Markup.text))
      curve
      Page.details("Runs by scenario") { shares }
      if !result.findings.isEmpty { certificates }
    }
  }

  private var shares: Markup {
    Page.table {
      Markup("th", text: "scenario")
      Markup("th", class: "number", text: "runs")
      Markup("th", class: "number", text: "failing")
    } rows: {
      for share in result.shares {
        Markup("tr") {
          Markup("td") { Page.code(share.scenario, max: 80) }
          Markup("td", class: "number", text: share.runs.grouped)
          Markup("td", class: "number", text: share.failingRuns.grouped)
        }
      }
    }
  }

  /// How short each finding is known to be.
  private var certificates: Markup {
    let counts = "\(result.certifiedCount) of \(result.findings.count.counted("finding"))"
    return Page.details("Certificates: \(counts) certified minimal") {
      Page.table {
        for title in ["scenario", "finding", "grade", "steps", "length"] {
          Markup("th", text: title)
        }
      } rows: {
        for finding in result.findings {
          Markup("tr") {
            Markup("td") { Page.code(finding.scenario, max: 80) }
            Markup("td") { Page.code(finding.identity.description, max: 80) }
            Markup("td", text: finding.grading.description)
            Markup("td", class: "number", text: "\(finding.path.count)")
            Markup("td", text: Self.length(finding))
          }
        }
      }
    }
  }

  private static func length(_ finding: Finding) -> String {
    guard let certification = finding.certification else {
      return finding.isOneMinimal
        ? "1-minimal: no single user action can be left out" : "perhaps longer"
    }
    let runs = certification.runs.counted("run")
    return certification.isCertified
      ? "certified minimal by \(runs) of all shorter paths"
      : "1-minimal; \(runs) of shorter paths found none"
  }

  /// How many findings there were after how many runs.
  private var curve: Markup {
    let firsts = result.findings.map(\.firstIndex).sorted()
    let runs = max(1, result.shares.map(\.runs).max() ?? 1, (firsts.last ?? 0) + 1)
    guard firsts.count > 1 else { return Markup() }
    let (width, height) = (560, 120)
    var path = "M40 \(height)"
    for (count, first) in firsts.enumerated() {
      let x = 40 + first * width / runs
      path += " H\(x) V\(height - (count + 1) * (height - 16) / firsts.count)"
    }
    path += " H\(40 + width)"
    let label = "\(firsts.count) findings within \(runs) runs of a scenario"
    let attributes = Markup.picture(width + 60, height + 24, "Findings over time: " + label)
    return Markup("svg", class: "curve", attributes) {
      Markup.line(nil, 40...(40 + width), height...height)
      Markup("path", [.init("d", path)])
      Markup.label(nil, 34, 20, "\(firsts.count)", anchor: "end")
      Markup.label(nil, 34, height, "0", anchor: "end")
      Markup.label(nil, 40 + width, height + 16, "run \(runs.grouped) of a scenario", anchor: "end")
      Markup.label(nil, 40, height + 16, "findings, run by run")
    }
  }

  /// Which invariants were violated, passed, were never exercised, or are not checked at all.
  var invariants: Markup {
    let violated = Set(result.findings.map(\.identity.invariant))
    let groups = Dictionary(grouping: CatalogueInvariant.all) { invariant in
      if violated.contains(invariant.id) { return 0 }
      if !invariant.hasMonitor { return 3 }
      return result.coverage.exercised & 1 << UInt64(invariant.number) == 0 ? 2 : 1
    }
    let names = [
      "violated", "passed", "never exercised: no run had the callbacks that they need",
      "not checked, by their definition",
    ]
    return Page.section("Invariants") {
      for (place, name) in names.enumerated() {
        let members = groups[place] ?? []
        Page.details("\(members.count) \(name)", isOpen: place == 0 && !members.isEmpty) {
          Page.list(members.map { "\($0.id): \($0.title)" })
        }
      }
    }
  }

  /// Which steps were taken on which controllers.
  var coverage: Markup {
    let table = result.coverage.table
    guard !table.rows.isEmpty else { return Markup() }
    let rows = table.rows.map { HeatTable.CountRow(name: $0.step, counts: $0.counts) }
    let text =
      "How often each kind of step was taken, by the controller that it acts on; an empty cell "
      + "was never tried or does not exist."
    return Page.section("What was tried") {
      Markup("p", class: "soft small", text: text)
      HeatTable(corner: "step", columns: table.columns, rows: rows).markup
    }
  }
}

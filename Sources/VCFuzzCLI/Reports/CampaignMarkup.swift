// A campaign on the page that lists its findings: its counts, when what was met, what was tried.

package import VCFuzz

/// The parts of a page about a campaign.
package struct CampaignMarkup: Sendable {
  private let result: CampaignResult

  package init(_ result: CampaignResult) { self.result = result }

  /// The counts and the curve of the findings.
  var summary: Markup {
    let tally = result.tally
    let facts = [
      "seed \(result.settings.seed)", "\(tally.runs) runs", "\(tally.steps) steps",
      "\(tally.failingRuns) failing runs", "\(tally.findings) findings, \(tally.newFindings) new",
      "\(tally.shrinkingRuns) runs to make them small",
    ]
    let rows = result.shares.map { share in
      Markup.element(
        "tr",
        .element("td", Page.code(share.scenario, max: 80)),
        .element("td", class: "number", text: "\(share.runs)"),
        .element("td", class: "number", text: "\(share.failingRuns)")
      )
    }
    let head = ["scenario", "runs", "failing"].map { title in
      Markup.element("th", title == "scenario" ? [] : [.init("class", "number")], text: title)
    }
    return Page.section(
      "The last campaign",
      [
        Page.facts(facts.map { .text($0) }), curve,
        .element(
          "details",
          .element("summary", text: "Runs by scenario"),
          Page.table(head: head, rows: rows)
        ),
        certificates,
      ]
    )
  }

  /// How short each finding is known to be.
  private var certificates: Markup {
    if result.findings.isEmpty { return Markup() }
    let rows = result.findings.map { found in
      let finding = found.finding
      return Markup.element(
        "tr",
        .element("td", Page.code(finding.scenario, max: 80)),
        .element("td", Page.code(finding.identity.description, max: 80)),
        .element("td", class: "number", text: "\(finding.path.count)"),
        .element("td", text: Self.length(finding))
      )
    }
    let count = result.certifiedCount
    let head = ["scenario", "finding", "steps", "length"].map { Markup.element("th", text: $0) }
    return .element(
      "details",
      .element(
        "summary",
        text:
          "Certificates: \(count) of \(result.findings.count.counted("finding")) certified minimal"
      ),
      Page.table(head: head, rows: rows)
    )
  }

  private static func length(_ finding: Finding) -> String {
    guard let certification = finding.certification else {
      return finding.isOneMinimal ? "1-minimal: no single step can be left out" : "perhaps longer"
    }
    let runs = certification.runs.counted("run")
    return certification.isCertified
      ? "certified minimal by \(runs) of all shorter paths"
      : "1-minimal; \(runs) of shorter paths found none"
  }

  /// How many findings there were after how many runs.
  private var curve: Markup {
    let firsts = result.findings.map(\.finding.firstIndex).sorted()
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
    return .element(
      "svg",
      class: "curve",
      [
        .init("role", "img"), .init("width", width + 60), .init("height", height + 24),
        .init("viewBox", "0 0 \(width + 60) \(height + 24)"),
        .init("aria-label", "Findings over time: " + label),
      ],
      .element(
        "line",
        [.init("x1", 40), .init("x2", 40 + width), .init("y1", height), .init("y2", height)]
      ),
      .element("path", [.init("d", path)]),
      .element(
        "text",
        [.init("x", 34), .init("y", 20), .init("text-anchor", "end")],
        text: "\(firsts.count)"
      ),
      .element(
        "text",
        [.init("x", 34), .init("y", height), .init("text-anchor", "end")],
        text: "0"
      ),
      .element(
        "text",
        [.init("x", 40 + width), .init("y", height + 16), .init("text-anchor", "end")],
        text: "run \(runs) of a scenario"
      ),
      .element("text", [.init("x", 40), .init("y", height + 16)], text: "findings, run by run")
    )
  }

  /// Which steps were taken on which controllers.
  var coverage: Markup {
    let table = result.coverage.table
    guard !table.rows.isEmpty else { return Markup() }
    let rows = table.rows.map { HeatTable.CountRow(name: $0.step, counts: $0.counts) }
    return Page.section(
      "What was tried",
      [
        .element(
          "p",
          class: "soft small",
          text: "How often each kind of step was taken, by the controller that it acts on; an "
            + "empty cell was never tried or does not exist."
        ),
        HeatTable(corner: "step", columns: table.columns, rows: rows, picks: nil).markup,
      ]
    )
  }
}

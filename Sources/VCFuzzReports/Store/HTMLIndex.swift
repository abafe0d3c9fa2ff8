// `Reports/index.html`: all findings of a corpus or a campaign, to sort, filter and pick from.

/// The page that lists findings.
struct HTMLIndex: Sendable {
  /// One finding of the list.
  struct Item: Hashable, Sendable {
    /// The word for findings outside of any transition.
    fileprivate static let noTransition = "none"
    /// The name of its case.
    var name = ""
    let headline: String
    var grade = Grade.violation
    let scenario: String
    let identity: Failure.Identity
    /// The controller that the failure is about; empty if it is about none.
    var controller = ""
    let steps: Int
    var seen = ""
    /// The page of the finding, in the same folder; nil if it has none.
    var file: String?
    var isCurrent = true
    /// Whether the case fails now: `still fails`, `regressed`, `passes now`.
    var status = ""

    var invariant: String { identity.invariant }
    /// The kind of transition, or that none is known.
    var transition: String { identity.transition ?? Self.noTransition }
  }

  /// The file in the output folder.
  static let file = "Reports/" + Page.indexFile

  let rows: [Item]
  /// What was covered, if it was counted.
  var campaign: CampaignMarkup?
  /// The files of explorations in the same folder.
  var explorations: [String] = []

  /// The whole file.
  var text: String {
    Page.file(title: "Findings") {
      head
      list
      if rows.count > 1 { matrix }
      searches
      if let campaign {
        campaign.summary
        campaign.invariants
        campaign.coverage
      }
    }
  }

  private var head: Markup {
    let scenarios = Set(rows.map(\.scenario)).count
    let invariants = Set(rows.map(\.invariant)).count
    let lost = rows.count { !$0.isCurrent }
    var text =
      rows.isEmpty
      ? "No failure is saved in Corpus."
      : "\(rows.count.counted("finding")) in \(scenarios.counted("scenario")), "
        + "violating \(invariants.counted("invariant"))."
    if lost > 0 { text += " \(lost.grouped) no longer \(lost == 1 ? "fails" : "fail")." }
    return Markup("header") {
      Markup("h1", text: "Findings")
      Markup("p", class: "lead", text: text)
      Page.facts(states.map(Markup.text))
    }
  }

  /// How many cases are open, fixed, regressed, and in other states if there are any.
  private var states: [String] {
    let words = [
      ("open", ["still fails", "fails differently", "passes now"]), ("fixed", ["still fixed"]),
      ("regressed", ["regressed"]),
      ("planted", ["fails as planted", "no longer fails as planted"]),
      ("stale", ["stale"]),
    ]
    return words.enumerated().compactMap { place, item in
      let count = rows.count { item.1.contains($0.status) }
      return count > 0 || place < 3 ? "\(count.grouped) \(item.0)" : nil
    }
  }

  // MARK: The matrix

  private var matrix: Markup {
    let kinds = ordered(\.transition)
    var counts: [String: [String: Int]] = [:]
    for row in rows { counts[row.invariant, default: [:]][row.transition, default: 0] += 1 }
    let rows = ordered(\.invariant).map { invariant in
      HeatTable.CountRow(
        name: invariant,
        title: CatalogueInvariant.named(invariant)?.title ?? "",
        counts: kinds.map { counts[invariant]?[$0] ?? 0 }
      )
    }
    return Page.section(hasTransitions ? "By invariant and transition" : "By invariant") {
      Markup("p", class: "soft small", text: "How many findings of each kind.")
      HeatTable(
        corner: "invariant",
        columns: hasTransitions ? kinds : ["findings"],
        rows: rows,
        setsFilters: true
      ).markup
    }
  }

  /// Whether a finding is about a transition; without one, the page has no column for it.
  private var hasTransitions: Bool { rows.contains { $0.transition != Item.noTransition } }

  private var searches: Markup {
    if explorations.isEmpty { return Markup() }
    let links = explorations.map {
      Markup("a", [.file($0)], text: ExplorationFile.scenario(of: $0))
    }
    return Page.section("Explorations") { Page.list(links) }
  }

  /// The values of the findings once each, numbers within them in the order of their size.
  private func ordered(_ value: (Item) -> String) -> [String] {
    func key(_ name: String) -> (String, Int) {
      let digits = String(name.reversed().prefix { $0.isNumber }.reversed())
      guard let number = Int(digits) else { return (name, 0) }
      return (String(name.dropLast(digits.count)), number)
    }
    return Set(rows.map(value)).sorted { key($0) < key($1) }
  }

  // MARK: The list

  private var list: Markup {
    if rows.isEmpty { return Markup() }
    let transition = hasTransitions ? ["transition"] : []
    let columns =
      ["failure", "status", "grade", "scenario", "invariant", "controller"] + transition
      + ["steps", "seen"]
    return Page.section("All findings") {
      filters
      Page.table(class: "sorted wide") {
        for column in columns {
          let kind = column == "steps" ? "number" : nil
          Markup("th", class: kind, [.init("scope", "col")], text: column)
        }
      } rows: {
        for row in rows { markup(row) }
      }
    }
  }

  private var filters: Markup {
    Markup("div", class: "filters", [.init("role", "search")]) {
      Markup("label") {
        "Search"
        Markup("input", [.init("type", "search"), .init("data-filter", "text")])
      }
      menu("status", "Status", ordered(\.status))
      menu("grade", "Grade", ordered(\.grade.rawValue))
      menu("scenario", "Scenario", ordered(\.scenario))
      menu("invariant", "Invariant", ordered(\.invariant))
      if hasTransitions { menu("kind", "Transition", ordered(\.transition)) }
      Markup("span", class: "soft small", [.init("aria-live", "polite")]) {
        Markup("span", [.init("id", "count")], text: rows.count.grouped)
        " of \(rows.count.grouped)"
      }
    }
  }

  private func menu(_ name: String, _ title: String, _ values: [String]) -> Markup {
    Markup("label") {
      title
      Markup("select", [.init("data-filter", name)]) {
        Markup("option", [.init("value", "")], text: "all")
        for value in values {
          Markup("option", [.init("value", HeatTable.key(value))], text: value.clipped(to: 80))
        }
      }
    }
  }

  private func markup(_ row: Item) -> Markup {
    let headline = row.headline.clipped(to: 200)
    let values: [(StaticString, String)] = [
      ("data-status", row.status), ("data-grade", row.grade.rawValue),
      ("data-scenario", row.scenario), ("data-invariant", row.invariant),
      ("data-kind", row.transition),
    ]
    let keys = values.map { Markup.Attribute($0, HeatTable.key($1)) }
    let texts =
      [("invariant", row.invariant), ("controller", row.controller)]
      + (hasTransitions ? [("transition", row.transition)] : [])
    return Markup("tr", keys) {
      Markup("td") {
        if let file = row.file { Markup("a", [.file(file)], text: headline) } else { headline }
      }
      Markup("td", [.init("data-label", "status")]) {
        if !row.status.isEmpty {
          let isBad = ["regressed", "still fails", "fails differently"].contains(row.status)
          Markup("span", class: isBad ? "chip bad" : "chip", text: row.status)
        }
      }
      Markup("td", [.init("data-label", "grade")]) {
        Markup("span", class: "chip \(row.grade)", text: row.grade.rawValue)
      }
      Markup("td") { Page.code(row.scenario, max: 80) }
      for (label, text) in texts {
        Markup("td", [.init("data-label", label)], text: text.clipped(to: 120))
      }
      Markup("td", class: "number", [.init("data-label", "steps")], text: "\(row.steps)")
      Markup("td", class: "small soft", text: row.seen.clipped(to: 200))
    }
  }
}

// `Reports/index.html`: all findings of a corpus or a campaign, to sort, filter and pick from.

internal import LifecycleChecks
package import VCFuzzKit
internal import VCFuzzReports
internal import VCFuzzSupport
package import VCLifecycle

/// The page that lists findings.
package struct HTMLIndex: Sendable {
  /// One finding of the list.
  package struct Item: Hashable, Sendable {
    /// The word for findings outside of any transition.
    fileprivate static let noTransition = "none"
    package let headline: String
    package let grade: Grade
    package let scenario: String
    package let invariant: String
    /// The controller that the failure is about; empty if it is about none.
    package let controller: String
    /// The kind of transition, or that none is known.
    package let transition: String
    package let steps: Int
    package let seen: String
    /// The page of the finding, in the same folder; nil if it has none.
    package let file: String?
    package let isCurrent: Bool
    /// Whether the case fails now: `still fails`, `regressed`, `passes now`.
    package let status: String

    package init(
      headline: String,
      grade: Grade = .violation,
      scenario: String,
      identity: Failure.Identity,
      controller: String = "",
      steps: Int,
      seen: String = "",
      file: String?,
      isCurrent: Bool = true,
      status: String = ""
    ) {
      self.headline = headline
      self.grade = grade
      self.scenario = scenario
      invariant = identity.invariant
      self.controller = controller
      transition = identity.transition ?? Self.noTransition
      self.steps = steps
      self.seen = seen
      self.file = file
      self.isCurrent = isCurrent
      self.status = status
    }
  }

  /// The name of the file within its folder.
  package static let name = "index.html"
  /// The file in the output folder.
  package static let file = "Reports/" + name

  private let rows: [Item]
  /// What was covered, if it was counted.
  private let campaign: CampaignMarkup?
  /// The files of explorations in the same folder.
  private let explorations: [String]

  package init(
    _ rows: [Item],
    campaign: CampaignMarkup? = nil,
    explorations: [String] = []
  ) {
    self.rows = rows
    self.campaign = campaign
    self.explorations = explorations
  }

  /// The whole file.
  package var text: String {
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
    return Page.section("Explorations") {
      Markup("ul") {
        for file in explorations {
          Markup("li") { Markup("a", [.file(file)], text: ExplorationFile.scenario(of: file)) }
        }
      }
    }
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
          Markup("option", [.init("value", Self.key(value))], text: value.clipped(to: 80))
        }
      }
    }
  }

  /// What the script compares.
  fileprivate static func key(_ value: String) -> String { value.lowercased().clipped(to: 200) }

  private func markup(_ row: Item) -> Markup {
    let headline = row.headline.clipped(to: 200)
    let keys: [Markup.Attribute] = [
      .init("data-status", Self.key(row.status)),
      .init("data-grade", Self.key(row.grade.rawValue)),
      .init("data-scenario", Self.key(row.scenario)),
      .init("data-invariant", Self.key(row.invariant)),
      .init("data-kind", Self.key(row.transition)),
    ]
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

/// A table of counts whose cells are the darker the larger they are.
struct HeatTable {
  let corner: String
  let columns: [String]
  let rows: [CountRow]
  /// Whether a cell sets the filters of the list: its row's invariant and its column's transition.
  var setsFilters = false

  /// A row with what its name means.
  struct CountRow {
    let name: String
    var title = ""
    let counts: [Int]
  }

  var markup: Markup {
    let most = rows.flatMap(\.counts).max() ?? 0
    return Page.scroll {
      Page.table(class: "heat") {
        for title in [corner] + columns.map({ $0.clipped(to: 60) }) {
          Markup("th", [.init("scope", "col")], text: title)
        }
      } rows: {
        for row in rows {
          Markup("tr") {
            Markup("th", [.init("scope", "row")]) {
              row.name.clipped(to: 60)
              Markup("span", class: "soft", text: " " + row.title)
            }
            for (column, count) in zip(columns, row.counts) { cell(row.name, column, count, most) }
          }
        }
      }
    }
  }

  private func cell(_ row: String, _ column: String, _ count: Int, _ most: Int) -> Markup {
    if count == 0 { return Markup("td") }
    let filters: [Markup.Attribute] = [
      .init("data-pick"), .init("data-invariant", HTMLIndex.key(row)),
      .init("data-kind", HTMLIndex.key(column)),
    ]
    let heat = "h\(Self.warmth(count, most))"
    return Markup("td", class: heat, setsFilters ? filters : [], text: count.grouped)
  }

  /// A log-scale bucket from 1 to 4, so that rare things are distinguishable from absent ones.
  private static func warmth(_ count: Int, _ most: Int) -> Int {
    guard most > 1 else { return 2 }
    let level = Int.bitWidth - count.leadingZeroBitCount
    let top = Int.bitWidth - most.leadingZeroBitCount
    return max(1, min(4, (level * 4 + top - 1) / top))
  }
}

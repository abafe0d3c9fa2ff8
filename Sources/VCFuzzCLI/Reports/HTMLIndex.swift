// `Reports/index.html`: all findings of a corpus or a campaign, to sort, filter and pick from.

internal import LifecycleChecks
package import VCFuzz

/// The page that lists findings.
package struct HTMLIndex: Sendable {
  /// One finding of the list.
  package struct Item: Hashable, Sendable {
    package let headline: String
    package let scenario: String
    package let invariant: String
    package let roles: String
    /// The kind of transition, or that none is known.
    package let transition: String
    package let steps: Int
    package let seen: String
    /// The page of the finding, in the same folder; nil if it has none.
    package let file: String?
    package let isCurrent: Bool

    package init(
      headline: String,
      scenario: String,
      identity: Failure.Identity,
      steps: Int,
      seen: String = "",
      file: String?,
      isCurrent: Bool = true
    ) {
      self.headline = headline
      self.scenario = scenario
      invariant = identity.invariant
      roles = identity.roles.joined(separator: ", ")
      transition = identity.transition ?? HTMLIndex.noTransition
      self.steps = steps
      self.seen = seen
      self.file = file
      self.isCurrent = isCurrent
    }
  }

  /// The word for findings outside of any transition.
  private static let noTransition = "none"
  /// The name of the file within its folder.
  package static let name = "index.html"
  /// The file in the output folder.
  package static let file = "Reports/" + name

  private let rows: [Item]
  /// What was covered, if it was counted.
  private let campaign: CampaignMarkup?

  package init(_ rows: [Item], campaign: CampaignMarkup? = nil) {
    self.rows = rows
    self.campaign = campaign
  }

  /// The whole file.
  package var text: String {
    var parts = [head]
    if let campaign { parts.append(campaign.summary) }
    parts += [list, matrix]
    if let campaign { parts.append(campaign.coverage) }
    return Page.file(title: "Findings", parts)
  }

  private var head: Markup {
    let scenarios = Set(rows.map(\.scenario)).count
    let invariants = Set(rows.map(\.invariant)).count
    let lost = rows.count { !$0.isCurrent }
    var text =
      "\(rows.count) findings in \(scenarios) scenarios; they break \(invariants) different rules."
    if lost > 0 { text += " The steps of \(lost) of them break nothing any more." }
    return .element(
      "header",
      .element("h1", text: "Findings"),
      .element("p", class: "lead", text: text)
    )
  }

  // MARK: The matrix

  private var matrix: Markup {
    guard rows.count > 1 else { return Markup() }
    let invariants = Self.ordered(rows.map(\.invariant))
    let kinds = Self.ordered(rows.map(\.transition))
    var counts: [String: [String: Int]] = [:]
    for row in rows { counts[row.invariant, default: [:]][row.transition, default: 0] += 1 }
    let table = HeatTable(
      corner: "rule broken",
      columns: kinds,
      rows: invariants.map { invariant in
        let title = CatalogueInvariant.named(invariant)?.title
        return HeatTable.CountRow(
          name: invariant,
          title: title ?? "",
          counts: kinds.map { counts[invariant]?[$0] ?? 0 }
        )
      },
      picks: ("invariant", "kind")
    )
    return Page.section(
      "By rule and transition",
      [.element("p", class: "soft small", text: "How many findings of each kind."), table.markup]
    )
  }

  /// The names once each, numbers within them in the order of their size.
  private static func ordered(_ names: [String]) -> [String] {
    func key(_ name: String) -> (String, Int) {
      let digits = String(name.reversed().prefix { $0.isNumber }.reversed())
      guard let number = Int(digits) else { return (name, 0) }
      return (String(name.dropLast(digits.count)), number)
    }
    return Set(names).sorted { key($0) < key($1) }
  }

  // MARK: The list

  private var list: Markup {
    guard !rows.isEmpty else {
      return Page.section("Findings", [.element("p", text: "There are none.")])
    }
    let columns = [
      "what is wrong", "scenario", "rule", "controller", "transition", "steps", "seen",
    ]
    let head = columns.map { column in
      Markup.element(
        "th",
        column == "steps"
          ? [.init("class", "number"), .init("scope", "col")] : [.init("scope", "col")],
        text: column
      )
    }
    let table = Page.table(
      class: "sorted wide",
      head: head,
      rows: rows.map(markup)
    )
    return Page.section("All findings", [filters, table])
  }

  private var filters: Markup {
    let menus = [
      ("scenario", "Scenario", Self.ordered(rows.map(\.scenario))),
      ("invariant", "Rule", Self.ordered(rows.map(\.invariant))),
      ("kind", "Transition", Self.ordered(rows.map(\.transition))),
    ].map { name, title, values in
      Markup.element(
        "label",
        .text(title),
        .element(
          "select",
          [.init("data-filter", name)],
          [.element("option", [.init("value", "")], text: "all")]
            + values.map { value in
              .element("option", [.init("value", Self.key(value))], text: value.clipped(to: 80))
            }
        )
      )
    }
    let search = Markup.element(
      "label",
      .text("Search"),
      .element("input", [.init("type", "search"), .init("data-filter", "text")])
    )
    let count = Markup.element(
      "span",
      class: "soft small",
      [.init("aria-live", "polite")],
      .element("span", [.init("id", "count")], text: "\(rows.count)"),
      .text(" of \(rows.count)")
    )
    return .element("div", class: "filters", [.init("role", "search")], [search] + menus + [count])
  }

  /// What the script compares.
  private static func key(_ value: String) -> String { value.lowercased().clipped(to: 200) }

  private func markup(_ row: Item) -> Markup {
    let headline = row.headline.clipped(to: 200)
    let name: Markup =
      row.file.map { .element("a", [.file($0)], text: headline) } ?? .text(headline)
    let texts = [
      ("rule", row.invariant), ("controller", row.roles), ("transition", row.transition),
    ]
    let cells =
      [
        Markup.element(
          "td",
          name,
          row.isCurrent ? Markup() : .element("span", class: "chip", text: "mended")
        ), .element("td", Page.code(row.scenario, max: 80)),
      ] + texts.map { .element("td", [.init("data-label", $0)], text: $1.clipped(to: 120)) }
      + [
        .element("td", class: "number", [.init("data-label", "steps")], text: "\(row.steps)"),
        .element("td", class: "small soft", text: row.seen.clipped(to: 200)),
      ]
    return .element(
      "tr",
      [
        .init("data-scenario", Self.key(row.scenario)),
        .init("data-invariant", Self.key(row.invariant)),
        .init("data-kind", Self.key(row.transition)),
      ],
      cells
    )
  }
}

/// A table of counts whose cells are the darker the larger they are.
struct HeatTable {
  let corner: String
  let columns: [String]
  let rows: [CountRow]
  /// Which filters a cell sets, if any: of its row and of its column.
  let picks: (row: String, column: String)?

  /// A row with what its name means.
  struct CountRow {
    let name: String
    var title = ""
    let counts: [Int]
  }

  var markup: Markup {
    let most = rows.flatMap(\.counts).max() ?? 0
    let head =
      [Markup.element("th", [.init("scope", "col")], text: corner)]
      + columns.map { .element("th", [.init("scope", "col")], text: $0.clipped(to: 60)) }
    let body = rows.map { row in
      Markup.element(
        "tr",
        [
          .element(
            "th",
            [.init("scope", "row")],
            .text(row.name.clipped(to: 60)),
            .element("span", class: "soft", text: " " + row.title)
          )
        ]
          + zip(columns, row.counts).map { column, count in cell(row.name, column, count, most) }
      )
    }
    return .element(
      "div",
      class: "scroll",
      [.init("tabindex", 0), .init("role", "group")],
      Page.table(class: "heat", head: head, rows: body)
    )
  }

  private func cell(_ row: String, _ column: String, _ count: Int, _ most: Int) -> Markup {
    if count == 0 { return .element("td") }
    var attributes: [Markup.Attribute] = [.init("class", "h\(Self.warmth(count, most))")]
    if let picks {
      attributes += [
        .init("data-pick"),
        // The names of the filters are ours; their values are what the rows carry.
        picks.row == "invariant"
          ? .init("data-invariant", row.lowercased().clipped(to: 200)) : .init("data-row", row),
        picks.column == "kind"
          ? .init("data-kind", column.lowercased().clipped(to: 200))
          : .init("data-column", column),
      ]
    }
    return .element("td", attributes, text: "\(count)")
  }

  /// A log-scale bucket from 1 to 4, so that rare things are distinguishable from absent ones.
  private static func warmth(_ count: Int, _ most: Int) -> Int {
    guard most > 1 else { return 2 }
    var level = 0
    var rest = count
    while rest > 0 {
      rest /= 2
      level += 1
    }
    var top = 0
    rest = most
    while rest > 0 {
      rest /= 2
      top += 1
    }
    return max(1, min(4, (level * 4 + top - 1) / top))
  }
}

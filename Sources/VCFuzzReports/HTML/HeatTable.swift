// A table of counts, such as what was tried how often.

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
      .init("data-pick"), .init("data-invariant", Self.key(row)),
      .init("data-kind", Self.key(column)),
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

  /// What the script compares.
  static func key(_ value: String) -> String { value.lowercased().clipped(to: 200) }
}

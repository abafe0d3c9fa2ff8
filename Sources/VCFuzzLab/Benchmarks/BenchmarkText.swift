// A benchmark's report as text: counts first, then rates, then what is missing.

internal import VCFuzzKit
internal import VCFuzzSupport

extension BenchmarkReport {
  /// The report as lines, without the heading.
  var lines: [String] {
    let spread = ["median", "least", "most"]
    let blocks = [
      table(of: .rates, ["per second"] + spread),
      table(of: .commands, ["command"] + spread + ["before", "ratio", "least", "most"]),
    ]
    let measured = blocks.filter { !$0.isEmpty }.flatMap { [""] + Self.columns($0) }
    return counts.isEmpty && table.isEmpty
      ? measured.dropFirst() + missingLines : countLines + measured + missingLines
  }

  /// What is the same on every machine.
  var countLines: [String] {
    if !table.isEmpty { return table }
    return Self.columns([["counted", ""]] + counts.map { [$0.name, $0.number.grouped] })
  }

  private func table(of section: Section, _ head: [String]) -> [[String]] {
    rows[section].map { [head] + $0.map(\.cells) } ?? []
  }

  private var missingLines: [String] {
    guard let missing = rows[.missing]?.map(\.cells) else { return [] }
    let width = (missing.map(\.[0].count).max() ?? 0) + 2
    return ["", "missing"] + missing.map { "  " + $0[0].padded(to: width) + $0[1] }
  }

  /// Lays rows out: the first column to the left, all others to the right.
  static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).dropFirst().filter { !$0.0.isEmpty }.map { cell, width in
        "  " + String(repeating: " ", count: width - cell.count) + cell
      }
      return row.count == 1 || cells.isEmpty
        ? row[0] : row[0].padded(to: widths[0]) + cells.joined()
    }
  }
}

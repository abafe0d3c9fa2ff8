// The sequence diagram in Mermaid's notation, which code hosts draw within Markdown.

/// Writes a sequence diagram for Mermaid.
package enum ReportMermaid {
  /// The rows that are written at most: the hosts refuse large diagrams.
  package static let rowsMax = 120
  /// The lanes that are written at most.
  private static let lanesMax = 16

  /// Returns the lines of the diagram.
  package static func lines(_ chart: SequenceChart) -> [String] {
    let lanes = Array(chart.lanes.prefix(lanesMax))
    guard !lanes.isEmpty else { return [] }
    var lines = ["sequenceDiagram", "  participant uikit as UIKit"]
    for (place, lane) in lanes.enumerated() {
      let name = lane.map { chart.trace.name(of: $0) } ?? "app"
      lines.append("  participant c\(place) as \(escaped(name, max: 40))")
    }
    let last = "c\(lanes.count - 1)"
    let rows = chart.rows.count > rowsMax ? Array(chart.rows.suffix(rowsMax)) : chart.rows
    if rows.count < chart.rows.count {
      lines.append("  Note over uikit,\(last): \(chart.rows.count - rows.count) rows are left out")
    }
    for row in rows {
      switch row {
      case .step(_, let number, let text):
        let label = (number.map { "\($0). " } ?? "") + text
        lines.append("  Note over uikit,\(last): \(escaped(label, max: 100))")
      case .gap(let count): lines.append("  Note over uikit: \(count) events are left out")
      case .event(let position, let lane):
        guard lane < lanes.count else { continue }
        let text = chart.trace.callText(of: chart.trace.events[position])
        // A cross marks the failing event.
        let arrow = chart.fault(at: position) == nil ? "->>" : "-x"
        let mark = chart.fault(at: position) == nil ? "" : "FAILURE "
        lines.append("  uikit\(arrow)c\(lane): \(mark)\(escaped(text, max: 80))")
      case .ghost(let lane):
        guard lane < lanes.count, let fault = chart.faults.first else { continue }
        lines.append("  Note right of c\(lane): expected#58; \(escaped(fault.expected, max: 100))")
      }
    }
    return lines
  }

  /// Returns a text that marks nothing: all but letters, digits, a few signs goes in as its number.
  private static func escaped(_ text: String, max: Int) -> String {
    var result = ""
    for scalar in text.escapedForTerminal.clipped(to: max).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")":
        result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    // A lone `end` closes a block.
    let words = result.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.lowercased() == "end" ? "#\(word.unicodeScalars.first?.value ?? 101);nd" : String(word)
    }
    let line = words.joined(separator: " ")
    return line.allSatisfy { $0 == " " } ? "#160;" : line
  }
}

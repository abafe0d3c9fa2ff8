// A benchmark's report as text: counts first, then rates, then ratios, then what is missing.

import Foundation
internal import VCFuzz

extension BenchmarkReport {
  /// The report as lines, without the heading.
  var lines: [String] { countLines + speedLines + peerLines }

  /// What is the same on every machine.
  var countLines: [String] {
    if !table.isEmpty { return table }
    return Self.columns([["counted", ""]] + counts.map { [$0.name, $0.number.grouped] })
  }

  private var speedLines: [String] {
    var rows: [[String]] = []
    if !rates.isEmpty { rows.append(["per second", "median", "least", "most"]) }
    for rate in rates {
      let numbers = [rate.perSecond.median, rate.perSecond.least, rate.perSecond.most]
      rows.append(["\(rate.name): \(rate.unit)"] + numbers.map { Int($0).grouped })
    }
    if !times.isEmpty { rows.append(["milliseconds", "median", "least", "most"]) }
    for time in times {
      let numbers = [time.seconds.median, time.seconds.least, time.seconds.most]
      let digits = numbers[0] < 0.01 ? 3 : numbers[0] < 10 ? 1 : 0
      rows.append([time.name] + numbers.map { Self.decimal($0 * 1000, digits) })
    }
    return rows.isEmpty ? [] : [""] + Self.columns(rows)
  }

  private var peerLines: [String] {
    var lines: [String] = []
    if !programs.isEmpty {
      let head = [["program", "CPU s", "least", "most", "wall s", "MB", "bytes/state"]]
      let rows = programs.map { program in
        let seconds = [
          program.seconds.median, program.seconds.least, program.seconds.most,
          program.wallSeconds.median,
        ]
        return [program.name] + seconds.map { Self.decimal($0, 3) }
          + [
            Self.decimal(Double(program.peakBytes) / 1e6, 0),
            program.bytesPerState.map { Self.decimal($0, 1) } ?? "",
          ]
      }
      lines += [""] + Self.columns(head + rows)
    }
    if !ratios.isEmpty {
      let head = [["ratio", "median", "least", "most"]]
      let rows = ratios.map { ratio in
        [ratio.name]
          + [ratio.values.median, ratio.values.least, ratio.values.most].map {
            Self.decimal($0, 2)
          }
      }
      lines += [""] + Self.columns(head + rows)
    }
    if !missing.isEmpty {
      lines += ["", "missing"]
      let width = (missing.map(\.name.count).max() ?? 0) + 2
      lines += missing.map { "  " + $0.name.padded(to: width) + $0.reason }
    }
    return lines
  }

  private static func decimal(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
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

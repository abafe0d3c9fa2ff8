// Every monitor, taken out or spoilt at any one clause or excuse, is detected by some example.

import Foundation
import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class MonitorMutantsTests: XCTestCase {
  func testEveryMutantOfAMonitorIsKilledByAnExample() throws {
    let texts =
      Example.all.map { ($0.text, $0.profile) }
      + Excuse.allUses.map { ($0.use.example, $0.excuse.profile) }
    let cases = try texts.map { (try TraceNotation.parse($0.0), try Profile(named: $0.1)) }
    let expected = cases.map { Example.outcome($0.0, $0.1) }
    var made: [Int: Int] = [:]
    var killed: [Int: Int] = [:]
    var survivors: [String] = []
    var mutants: [(name: String, invariant: Int, weakening: Weakening)] = []
    for invariant in CatalogueInvariant.all where invariant.hasMonitor {
      mutants.append(
        ("\(invariant.id) taken out", invariant.number, .init(without: invariant.number))
      )
    }
    for clause in Clause.allCases {
      for mode in Weakening.Mode.allCases {
        mutants.append(("\(clause) \(mode)", clause.invariant, .init(clause, mode)))
      }
    }
    for (excuse, use) in Excuse.allUses {
      for mode in Weakening.Mode.allCases {
        mutants.append(("\(excuse.name) \(mode)", use.invariant, .init(excuse, use, mode)))
      }
    }
    // The examples that break an invariant come first: they kill most of its mutants.
    let relevance =
      Example.all.map { Set($0.breaks + $0.advice) }
      + Excuse.allUses.map { ["INV-\($0.use.invariant)"] }
    let orders = (0...CatalogueInvariant.all.count).map { number in
      cases.indices.filter { relevance[$0].contains("INV-\(number)") }
        + cases.indices.filter { !relevance[$0].contains("INV-\(number)") }
    }
    for mutant in mutants {
      made[mutant.invariant, default: 0] += 1
      let isKilled = orders[mutant.invariant].contains {
        Example.outcome(cases[$0].0, cases[$0].1, mutant.weakening) != expected[$0]
      }
      if isKilled {
        killed[mutant.invariant, default: 0] += 1
      } else {
        survivors.append(mutant.name)
      }
    }
    for invariant in CatalogueInvariant.all {
      XCTAssertEqual(made[invariant.number] ?? 0, Weakening.count(of: invariant))
    }
    let equivalent = Clause.constant.map { "\($0) forced" }
    XCTAssertEqual(survivors.filter { !equivalent.contains($0) }, [], "survivors")
    XCTAssertEqual(equivalent.filter { !survivors.contains($0) }, [], "listed as equivalent")
    var rows = made.keys.sorted().map { number in
      "| INV-\(number) | \(made[number] ?? 0) | \(killed[number] ?? 0) "
        + "| \((made[number] ?? 0) - (killed[number] ?? 0)) |"
    }
    rows.append(
      "| all | \(mutants.count) | \(mutants.count - survivors.count) | \(survivors.count) |"
    )
    let equivalents = survivors.map { "- `\($0.replacing(" forced", with: ""))`" }
    try compare(rows: rows, equivalents: equivalents)
  }

  /// The page on monitors states what was counted; `RECORD_SNAPSHOTS=1` writes it there.
  private func compare(rows: [String], equivalents: [String]) throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/LifecycleChecks/LifecycleChecks.docc/Monitors.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("| INV-") || line.hasPrefix("| all |") || line.hasPrefix("- `") { continue }
      lines.append(line)
      if line.hasPrefix("|---") { lines += rows }
      if line.hasPrefix("These clauses") { lines += [""] + equivalents }
    }
    // The blank line before the list is written with the list.
    let wanted = lines.joined(separator: "\n").replacing("\n\n\n", with: "\n\n")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try wanted.write(to: page, atomically: true, encoding: .utf8)
      return XCTFail("recorded Monitors.md; run again without RECORD_SNAPSHOTS")
    }
    XCTAssertEqual(text, wanted, "RECORD_SNAPSHOTS=1 records what was counted")
  }

  func testEveryMonitorHasClausesAndExamples() {
    let judged = Set(Clause.allCases.map(\.invariant))
    let rejected = Set(Example.all.flatMap(\.breaks) + Example.all.flatMap(\.advice))
    for invariant in CatalogueInvariant.all {
      XCTAssertEqual(judged.contains(invariant.number), invariant.hasMonitor, invariant.id)
      if invariant.hasMonitor { XCTAssertTrue(rejected.contains(invariant.id), invariant.id) }
    }
    XCTAssertEqual(CatalogueInvariant.all.map(\.number), Array(1...CatalogueInvariant.all.count))
  }
}

// No finding names a transition that did not run: the markers of the run's trace decide.

import Foundation
import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor final class RecordedTransitionsTests: XCTestCase {
  /// Returns the kinds of transitions that a report names without a marker in its trace.
  private func invented(_ report: FindingReport) -> [String] {
    var recorded = Set(
      report.run.trace.events.filter { $0.kind == .transitionStart }
        .map(\.transitionKind)
    )
    recorded.insert(.unknown)
    let named = [
      report.sentence, report.expected, report.found, report.headline,
      report.identity.transition ?? "",
    ].joined(separator: " ")
    let text = named.lowercased()
    // UIKit's own console lines name operations, not transitions of the run.
    if text.contains("uikit logged") { return [] }
    let words = " " + text.split { !($0.isLetter || "-'(:)".contains($0)) }.joined(separator: " ")
    return TransitionKind.allCases.filter { kind in
      let isRecorded = recorded.contains { $0.id == kind.id }
      return !isRecorded && (words + " ").contains(" \(kind.words) ")
        || !isRecorded
          && named.contains(kind.id)
    }
    .map(\.id)
  }

  private func check(_ kept: Case, _ scenario: Scenario) throws {
    let report = try FindingReport(CaseReplay(kept, scenario: scenario))
    XCTAssertEqual(invented(report), [], report.sentence)
    XCTAssertTrue(report.chart.spans.isEmpty, "a run's diagram names no transition")
    guard let violation = report.failure?.violation else { return }
    let names = Set(report.run.trace.names)
    XCTAssertTrue(
      names.contains { report.sentence.contains($0) },
      "\(violation.id): \(report.sentence)"
    )
    XCTAssertFalse(report.sentence.contains("was in a wrong state"), report.sentence)
  }

  func testTheShippedCasesNameNoOther() async throws {
    let catalogue = ScenarioCatalogue()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let entries = try Corpus(folder: root.path + "/Corpus").entries()
    XCTAssertGreaterThan(entries.count, 60)
    for entry in entries {
      try check(entry.kept, catalogue.scenario(named: entry.kept.scenario))
    }
  }

  func testRandomFindingsNameNoOther() async throws {
    var options = GeneratorOptions()
    options.misuse = .all
    let count = Effort.count(100, long: 500)
    let generator = Generator(.uikit, options: options, seed: 3)
    var seen = 0
    var kinds: Set<TransitionKind> = []
    for index in 0..<(20 * count) where seen < count {
      let walk = generator.walk(index)
      guard walk.failure != nil, let kept = Case(.uikit, walk.configuration, walk.path) else {
        continue
      }
      seen += 1
      try check(kept, .uikit)
      if let kind = walk.failure?.violation?.kind { kinds.insert(kind) }
    }
    XCTAssertEqual(seen, count)
    XCTAssertGreaterThan(kinds.count, 1, "some findings are about transitions")
  }
}

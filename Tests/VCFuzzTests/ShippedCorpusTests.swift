// What `Corpus/` holds: nothing that was built in to be found is left out.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzReports
import VCFuzzSamples
import XCTest

@MainActor
final class ShippedCorpusTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let corpus = Corpus(output: root.path)
  /// The most steps of a case that somebody decides.
  private static let visibleStepsMax = 6

  /// Makes the cases anew if that is asked for.
  private func recordIfAsked() throws {
    guard ProcessInfo.processInfo.environment["RECORD_CORPUS"] == "1" else { return }
    for path in try Self.corpus.paths() { try FileManager.default.removeItem(atPath: path) }
    let gallery = ShippedCorpus.entries.compactMap { ShippedCorpus.main(of: $0) }
    for entry in gallery + ShippedCorpus.misuses() {
      let path = "\(Self.corpus.folder)/\(entry.name)\(CaseName.suffix)"
      try Self.corpus.write(entry.kept, to: path)
    }
  }

  func testEveryFaultAndEveryReportedMisuseHasItsCase() async throws {
    try recordIfAsked()
    let cases = try Self.corpus.entries().map(\.kept)
    for entry in ShippedCorpus.entries {
      let own = cases.filter { $0.scenario == entry.faulty.name && !$0.isAccepted }
      XCTAssertEqual(own.count, 1, entry.faulty.name)
      for kept in own {
        XCTAssertTrue(entry.breaks.contains(kept.verdict.identity.invariant), entry.faulty.name)
        let run = try CaseRun(kept, scenario: entry.faulty)
        let visible = run.path.count(where: \.isUserVisible)
        XCTAssertLessThanOrEqual(visible, Self.visibleStepsMax, entry.faulty.name)
      }
    }
    let ofUIKit = cases.filter { $0.scenario == Scenario.uikit.name && !$0.isAccepted }
    for misuse in ShippedCorpus.reported {
      let own = ofUIKit.filter { ShippedCorpus.shows(misuse, $0) }
      XCTAssertEqual(own.count, 1, "MIS-\(misuse.number)")
    }
    XCTAssertEqual(cases.count, ShippedCorpus.entries.count + ShippedCorpus.reported.count)
  }
}

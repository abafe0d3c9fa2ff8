// The folder of cases: what comes in, what is left alone, what is refused.

import Foundation
import VCFuzzKit
import XCTest

extension SavedCases {
  fileprivate func replay(_ kept: Case) throws -> CaseReplay {
    try CaseReplay(kept, scenario: .switcher())
  }
  fileprivate func add(_ kept: Case) throws -> Corpus.Addition { try add(try replay(kept)) }
  fileprivate func entry(showing kept: Case) throws -> Corpus.Entry? {
    entry(showing: try replay(kept))
  }
  fileprivate func covers(_ kept: Case) throws -> Bool { covers(try replay(kept)) { _ in true } }
}

@MainActor
final class CorpusFolderTests: FolderTestCase {
  private var corpus: Corpus { Corpus(output: folder) }

  private func savedCases() throws -> SavedCases {
    try SavedCases(corpus, scenarios: [.switcher()])
  }

  func testACaseIsWrittenWholeUnderItsOwnName() async throws {
    let kept = try XCTUnwrap(Case.sample())
    XCTAssertEqual(try corpus.entries().count, 0)
    let path = folder + "/Corpus/switcher_inv-29_in-root.case"
    XCTAssertEqual(try corpus.add(kept, besides: nil), .added(path: path))
    XCTAssertEqual(try files.names(in: "Corpus"), ["switcher_inv-29_in-root.case"])
    XCTAssertEqual(try files.text(of: "Corpus/switcher_inv-29_in-root.case"), kept.text)
    XCTAssertEqual(try corpus.entries().map(\.kept), [kept])
    XCTAssertEqual(try corpus.entries().map(\.name), ["switcher_inv-29_in-root"])
  }

  func testTheSameFaultIsKeptOnceAndSmall() async throws {
    let saved = try savedCases()
    let small = try XCTUnwrap(Case.sample())
    var large = small
    large.steps.insert("commit", at: 0)
    let path = try saved.add(large).path
    XCTAssertEqual(try saved.add(large), .known(path: path))
    XCTAssertEqual(try saved.add(small), .replaced(path: path))
    XCTAssertEqual(try saved.add(large), .known(path: path))
    XCTAssertEqual(try corpus.entries().map(\.kept), [small])
  }

  func testACaseThatPassesNowHidesNoNewFailureOfItsName() async throws {
    let kept = try XCTUnwrap(Case.sample())
    // The same invariant and role, by steps that don't fail any more.
    var passing = kept
    passing.steps = ["commit"]
    let path = try corpus.add(passing, besides: nil).path
    let saved = try savedCases()
    XCTAssertNil(try saved.entry(showing: kept))
    XCTAssertFalse(try saved.covers(kept))
    let second = path.replacing(".case", with: "-2.case")
    XCTAssertEqual(try saved.add(kept), .added(path: second))
    XCTAssertEqual(try saved.entry(showing: kept)?.path, second)
    XCTAssertTrue(try saved.covers(kept))
    XCTAssertEqual(try corpus.entries().map(\.kept), [kept, passing])
  }

  func testACaseThatFailsInAnotherWayNowIsAnotherBugs() async throws {
    let kept = try XCTUnwrap(Case.sample())
    var other = kept
    other.verdict.event = "Two.wd(F)"
    try corpus.write(other, to: folder + "/Corpus/a.case")
    let saved = try savedCases()
    XCTAssertNil(try saved.entry(showing: kept))
  }

  func testAnAcceptedCaseThatRegressedCoversNothingAndStays() async throws {
    var accepted = try XCTUnwrap(Case.sample())
    let kept = accepted
    accepted.isAccepted = true
    let path = try corpus.add(accepted, besides: nil).path
    let saved = try savedCases()
    XCTAssertFalse(try saved.covers(kept))
    XCTAssertEqual(try saved.add(kept), .known(path: path))
    XCTAssertEqual(try corpus.entries().map(\.kept), [accepted])
  }

  func testWhatAPersonWroteStays() async throws {
    let small = try XCTUnwrap(Case.sample())
    var noted = small
    noted.notes = ["from the field"]
    noted.steps.insert("commit", at: 0)
    try files.write(noted.text, to: "Corpus/by-hand.case")
    let saved = try savedCases()
    XCTAssertEqual(try saved.add(small), .known(path: folder + "/Corpus/by-hand.case"))
    XCTAssertEqual(try corpus.entries().map(\.kept), [noted])
  }

  func testAnotherFaultNeverTakesATakenName() async throws {
    let kept = try XCTUnwrap(Case.sample())
    var other = kept
    other.verdict.identity = Failure.Identity(invariant: "INV-1", roles: [], transition: nil)
    try files.write(other.text, to: "Corpus/switcher_inv-29_in-root.case")
    let path = folder + "/Corpus/switcher_inv-29_in-root-2.case"
    let saved = try savedCases()
    XCTAssertEqual(try saved.add(kept), .added(path: path))
    XCTAssertEqual(try corpus.entries().map(\.kept), [kept, other])
  }

  func testOnlyCasesAreRead() async throws {
    let kept = try XCTUnwrap(Case.sample())
    try files.write(kept.text, to: "Corpus/b.case")
    try files.write(kept.text, to: "Corpus/a.case")
    try files.write("x", to: "Corpus/.hidden.case")
    try files.write("x", to: "Corpus/README.md")
    XCTAssertEqual(try corpus.entries().map(\.name), ["a", "b"])
    try files.write("x", to: "Corpus/c.case")
    XCTAssertThrowsError(try corpus.entries()) { error in
      XCTAssertTrue("\(error)".hasSuffix("line 1: 'key: value' was expected in 'x'"), "\(error)")
    }
  }
}

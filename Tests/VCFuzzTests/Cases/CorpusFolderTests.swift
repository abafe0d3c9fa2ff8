// The folder of cases: what comes in, what is left alone, what is refused.

import Foundation
import VCFuzz
import XCTest

@MainActor
final class CorpusFolderTests: XCTestCase {
  func testACaseIsWrittenWholeUnderItsOwnName() async throws {
    let folder = try CaseFolder(self)
    let kept = try XCTUnwrap(Case.sample())
    let corpus = Corpus(output: folder.path)
    XCTAssertEqual(try corpus.entries().count, 0)
    let path = folder.path + "/Corpus/switcher_inv-29_in-root.case"
    XCTAssertEqual(try corpus.add(kept), .added(path: path))
    XCTAssertEqual(try folder.names(in: "Corpus"), ["switcher_inv-29_in-root.case"])
    XCTAssertEqual(try folder.text(of: "Corpus/switcher_inv-29_in-root.case"), kept.text)
    XCTAssertEqual(try corpus.entries().map(\.kept), [kept])
    XCTAssertEqual(try corpus.entries().map(\.name), ["switcher_inv-29_in-root"])
  }

  func testTheSameFaultIsKeptOnceAndSmall() async throws {
    let folder = try CaseFolder(self)
    let corpus = Corpus(output: folder.path)
    let small = try XCTUnwrap(Case.sample())
    var large = small
    large.steps.insert("commit", at: 0)
    let path = try corpus.add(large).path
    XCTAssertEqual(try corpus.add(large), .known(path: path))
    XCTAssertEqual(try corpus.add(small), .replaced(path: path))
    XCTAssertEqual(try corpus.add(large), .known(path: path))
    XCTAssertEqual(try corpus.entries().map(\.kept), [small])
  }

  func testWhatAPersonWroteStays() async throws {
    let folder = try CaseFolder(self)
    let small = try XCTUnwrap(Case.sample())
    var noted = small
    noted.notes = ["from the field"]
    noted.steps.insert("commit", at: 0)
    try folder.write(noted.text, to: "Corpus/by-hand.case")
    let corpus = Corpus(output: folder.path)
    XCTAssertEqual(try corpus.add(small), .known(path: folder.path + "/Corpus/by-hand.case"))
    XCTAssertEqual(try corpus.entries().map(\.kept), [noted])
  }

  func testAnotherFaultNeverTakesATakenName() async throws {
    let folder = try CaseFolder(self)
    let kept = try XCTUnwrap(Case.sample())
    var other = kept
    other.verdict.identity = Failure.Identity(invariant: "INV-1", roles: [], transition: nil)
    try folder.write(other.text, to: "Corpus/switcher_inv-29_in-root.case")
    let corpus = Corpus(output: folder.path)
    let path = folder.path + "/Corpus/switcher_inv-29_in-root-2.case"
    XCTAssertEqual(try corpus.add(kept), .added(path: path))
    XCTAssertEqual(try corpus.entries().map(\.kept), [kept, other])
  }

  func testOnlyCasesAreRead() async throws {
    let folder = try CaseFolder(self)
    let kept = try XCTUnwrap(Case.sample())
    try folder.write(kept.text, to: "Corpus/b.case")
    try folder.write(kept.text, to: "Corpus/a.case")
    try folder.write("x", to: "Corpus/.hidden.case")
    try folder.write("x", to: "Corpus/README.md")
    XCTAssertEqual(try Corpus(output: folder.path).entries().map(\.name), ["a", "b"])
    try folder.write("x", to: "Corpus/c.case")
    XCTAssertThrowsError(try Corpus(output: folder.path).entries()) { error in
      XCTAssertTrue("\(error)".hasSuffix("line 1: 'key: value' was expected in 'x'"), "\(error)")
    }
  }
}

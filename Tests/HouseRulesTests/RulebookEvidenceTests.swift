// The rulebook's claims against the conformance tests; RECORD_EVIDENCE=1 records the tables anew.

import Foundation
import Lifecycle
import LifecycleChecks
import XCTest

final class RulebookEvidenceTests: XCTestCase {
  private func scan() throws -> EvidenceScanner {
    var scanner = EvidenceScanner()
    for file in try Repository.swiftFiles(in: "Tests/HeadlessUIKitTests") { scanner.scan(file) }
    return scanner
  }

  private func scan(_ text: String) -> EvidenceScanner {
    var scanner = EvidenceScanner()
    scanner.scan(SourceFile(path: "Tests/HeadlessUIKitTests/A.swift", text: text))
    return scanner
  }

  // MARK: The repository

  func testEveryClaimNamesARuleInsideATest() throws {
    XCTAssertEqual(try scan().complaints.joined(separator: "\n"), "")
  }

  func testTheRecordedTablesAreThoseOfTheTests() throws {
    let table = try scan().table
    let isRecording = ProcessInfo.processInfo.environment["RECORD_EVIDENCE"] == "1"
    for family in Rule.Family.allCases {
      let members = table.filter { Rulebook.rule($0.rule)?.family == family }
      let text = Evidence.text(members)
      if isRecording { try record(text, for: family) }
      if text == Rulebook.recordedEvidence(for: family) { continue }
      XCTFail("the evidence for \(family.rawValue) has changed: run with RECORD_EVIDENCE=1")
    }
    if isRecording { XCTFail("recorded the evidence; run again without RECORD_EVIDENCE") }
  }

  func testEveryModelledRuleIsProvedByATest() throws {
    let scanner = try scan()
    if scanner.claims.isEmpty { throw XCTSkip("the conformance tests prove no rule yet") }
    let disagreements = EvidenceScanner.disagreements(Rulebook.rules, scanner.table)
    XCTAssertEqual(disagreements.joined(separator: "\n"), "")
  }

  private func record(_ text: String, for family: Rule.Family) throws {
    let name = "\(family)".prefix(1).uppercased() + "\(family)".dropFirst()
    let body = text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    let source = """
      // Recorded from the conformance tests: which of them prove which \(family.rawValue) rule.

      extension Rulebook {
        static let \(family)Evidence = \"""
      \(body)    \"""
      }

      """
    let path = "Sources/Lifecycle/Rulebook/Evidence/Evidence+\(name).swift"
    let url = Repository.root.appendingPathComponent(path)
    try source.write(to: url, atomically: true, encoding: .utf8)
  }

  // MARK: The scanner

  func testClaimsAreReadFromTests() {
    let scanner = scan(
      """
      // Head.
      @MainActor final class ATests: XCTestCase {
        func testOne() async {
          proves("NAV-1", "NAV-2")
        }
        func testTwo() async { proves(
          "NAV-2",
          "FLAG-1"
        ) }
        // proves("TAB-1")
      }
      extension BTests { func testThree() { proves("FLAG-1") } }
      func proves(_ rules: String...) {}
      """
    )
    XCTAssertEqual(scanner.complaints, [])
    XCTAssertEqual(
      scanner.table,
      [
        Evidence(rule: "NAV-1", tests: ["ATests.testOne"]),
        Evidence(rule: "NAV-2", tests: ["ATests.testOne", "ATests.testTwo"]),
        Evidence(rule: "FLAG-1", tests: ["ATests.testTwo", "BTests.testThree"]),
      ]
    )
  }

  func testEmptyClaimsAreFound() {
    let bodies = [
      "func testA() { proves(\"NAV-99\") }", "func testA() { proves(\"nav-1\") }",
      "func testA() { proves(rule) }", "func testA() { proves() }",
      "func helper() { proves(\"NAV-1\") }", "func testKnownGapA() { proves(\"NAV-1\") }",
    ]
    for body in bodies {
      let scanner = scan("// Head.\nclass ATests {\n  \(body)\n}\n")
      XCTAssertEqual(scanner.complaints.count, 1, body)
      XCTAssertEqual(scanner.claims, [], body)
    }
  }

  func testUnprovedAndSurplusClaimsAreFound() throws {
    let modelled = try XCTUnwrap(Rulebook.rule("NAV-1"))
    let other = try XCTUnwrap(Rulebook.rule("WIN-11"))
    let proof = Evidence(rule: "NAV-1", tests: ["ATests.testOne"])
    XCTAssertEqual(EvidenceScanner.disagreements([modelled, other], [proof]), [])
    XCTAssertEqual(EvidenceScanner.disagreements([modelled], []).count, 1)
    let surplus = Evidence(rule: "WIN-11", tests: ["ATests.testOne"])
    XCTAssertEqual(EvidenceScanner.disagreements([other], [surplus]).count, 1)
  }
}

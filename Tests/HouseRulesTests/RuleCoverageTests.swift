// Every rule that counts as modelled is covered by at least one conformance test.

import LifecycleChecks
import VCLifecycle
import XCTest

final class RuleCoverageTests: XCTestCase {
  private func scan() throws -> CoverageScanner {
    var scanner = CoverageScanner()
    for file in try Repository.swiftFiles(in: "Tests/HeadlessUIKitTests") { scanner.scan(file) }
    return scanner
  }

  private func scan(_ text: String) -> CoverageScanner {
    var scanner = CoverageScanner()
    scanner.scan(SourceFile(path: "Tests/HeadlessUIKitTests/A.swift", text: text))
    return scanner
  }

  // MARK: The repository

  func testEveryClaimNamesARuleInsideATest() throws {
    XCTAssertEqual(try scan().complaints.joined(separator: "\n"), "")
  }

  func testEveryModelledRuleIsCoveredByATest() throws {
    let coverage = try scan().coverage
    XCTAssertGreaterThan(coverage.count, 200)
    let disagreements = CoverageScanner.disagreements(Rulebook.rules, coverage)
    XCTAssertEqual(disagreements.joined(separator: "\n"), "")
  }

  func testEachCorrectionIsHeldByATestThatCoversIt() throws {
    let path = "Sources/HeadlessUIKit/HeadlessUIKit.docc/WhatRealTestsCorrected.md"
    let rows = try Repository.file(path).text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst().map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    XCTAssertGreaterThanOrEqual(rows.count, 25)
    let claims = Set(try scan().claims)
    for row in rows {
      let tests = row[2].split(separator: ",").map { $0.trimmingCharacters(in: ["`", " "]) }
      XCTAssertFalse(tests.isEmpty, row[0])
      for test in tests {
        let claim = CoverageScanner.Claim(rule: row[0], test: test)
        XCTAssertTrue(claims.contains(claim), "\(test) does not cover \(row[0])")
      }
    }
  }

  // MARK: The scanner

  func testClaimsAreReadFromTests() {
    let scanner = scan(
      """
      // Head.
      @MainActor final class ATests: XCTestCase {
        func testOne() async {
          covers("NAV-1", "NAV-2")
        }
        func testTwo() async { covers(
          "NAV-2",
          "FLAG-1"
        ) }
        // covers("TAB-1")
      }
      extension BTests { func testThree() { covers("FLAG-1") } }
      func covers(_ rules: String...) {}
      """
    )
    XCTAssertEqual(scanner.complaints, [])
    XCTAssertEqual(
      scanner.coverage,
      [
        TestCoverage(rule: "NAV-1", tests: ["ATests.testOne"]),
        TestCoverage(rule: "NAV-2", tests: ["ATests.testOne", "ATests.testTwo"]),
        TestCoverage(rule: "FLAG-1", tests: ["ATests.testTwo", "BTests.testThree"]),
      ]
    )
  }

  func testEmptyClaimsAreFound() {
    let bodies = [
      "func testA() { covers(\"NAV-99\") }", "func testA() { covers(\"nav-1\") }",
      "func testA() { covers(rule) }", "func testA() { covers() }",
      "func helper() { covers(\"NAV-1\") }", "func testKnownGapA() { covers(\"NAV-1\") }",
    ]
    for body in bodies {
      let scanner = scan("// Head.\nclass ATests {\n  \(body)\n}\n")
      XCTAssertEqual(scanner.complaints.count, 1, body)
      XCTAssertEqual(scanner.claims, [], body)
    }
  }

  func testUncoveredAndSurplusClaimsAreFound() throws {
    let modelled = try XCTUnwrap(Rulebook.rule("NAV-1"))
    let other = try XCTUnwrap(Rulebook.rule("WIN-11"))
    let coverage = TestCoverage(rule: "NAV-1", tests: ["ATests.testOne"])
    XCTAssertEqual(CoverageScanner.disagreements([modelled, other], [coverage]), [])
    XCTAssertEqual(CoverageScanner.disagreements([modelled], []).count, 1)
    let surplus = TestCoverage(rule: "WIN-11", tests: ["ATests.testOne"])
    XCTAssertEqual(CoverageScanner.disagreements([other], [surplus]).count, 1)
  }
}

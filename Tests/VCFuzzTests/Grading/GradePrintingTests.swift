// Every place that prints a finding prints its grade, and every command that can fail minds it.

import Foundation
import HeadlessUIKit
import LifecycleChecks
import VCFuzzCLI
import VCFuzzKit
import VCFuzzReports
import VCFuzzSupport
import VCFuzzXCTest
import VCLifecycle
import XCTest

@MainActor final class GradePrintingTests: XCTestCase {
  private static let needed = "fragile, only if V-FWD-ORDER is childFirst"

  private func run(_ words: String..., in folder: CaseFolder) -> ToolRun {
    ToolRun(words + ["--output", folder.path], tool: .graded)
  }

  private func fuzz(_ scenario: String, _ more: String..., in folder: CaseFolder) -> ToolRun {
    let words = ["--seed", "1", "-n", "40", "-s", scenario, "--output", folder.path]
    return ToolRun(words + more, tool: .graded)
  }

  private func fragileCase() throws -> Case {
    let profile = try Profile(named: "ios26+V-FWD-ORDER=childFirst")
    let configuration = Configuration(profile: profile, window: .root)
    return try XCTUnwrap(Case(.needsParentFirst, configuration, []))
  }

  // MARK: Campaigns

  func testACampaignPrintsTheGradeAndFailsOnViolationsOnly() async throws {
    let folder = try CaseFolder(self)
    fuzz("needs-parent-first", in: folder).expect(
      .nothingFound,
      holds: [
        " · new · fragile · callbacks come in order\n", "\n   \(Self.needed)\n",
        "1 finding (1 fragile) in 40 runs", "--fail-on fragile",
      ]
    )
    fuzz("needs-parent-first", "--fail-on", "fragile", in: folder).expect(.found)
    fuzz("breakable", in: folder).expect(.found, holds: ["1 finding (1 violation) in"])
  }

  /// What no variant excuses is fragile for a reason that the catalogue names.
  func testAFragileFindingWithoutAVariantSaysWhy() async throws {
    let folder = try CaseFolder(self)
    let run = fuzz("hiding", in: folder)
      .expect(.nothingFound, holds: [" · fragile · INV-54 in a child of root\n"])
    let reason =
      "fragile, since UIKit does not look at frames, and a container may decide otherwise"
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(words.contains(reason), run.output)
    for name in try folder.names(in: "Reports") where !["README.md", "index.html"].contains(name) {
      XCTAssertTrue(try folder.text(of: "Reports/" + name).contains(reason), name)
    }
    fuzz("hiding", "--format", "junit", in: folder).expect(holds: [reason])
  }

  func testEveryInvariantHasAReasonForDoubt() {
    for invariant in CatalogueInvariant.all {
      let identity = Failure.Identity(invariant: invariant.id, roles: [], transition: nil)
      XCTAssertEqual(Grading(.fragile).words(of: identity), "fragile, since " + invariant.doubt)
      XCTAssertEqual(Grading(.violation).words(of: identity), "violation")
      let needs = Grading(.fragile, needs: ["Q-4"]).words(of: identity)
      XCTAssertEqual(needs, "fragile, only if Q-4 is on")
    }
  }

  func testTheGravestFindingsComeFirst() async throws {
    let folder = try CaseFolder(self)
    // The advice is met first.
    let words = [
      "-n", "40", "-s", "toaster", "-s", "needs-parent-first", "--profile",
      "ios26+V-FWD-ORDER=childFirst", "--fail-on", "advice", "--output", folder.path,
    ]
    let output = ToolRun(["--seed", "1"] + words, tool: .graded).output
    let fragile = try XCTUnwrap(output.range(of: " · new · fragile · "), output)
    let advice = try XCTUnwrap(output.range(of: " · new · advice · "), output)
    XCTAssertLessThan(fragile.lowerBound, advice.lowerBound, output)
  }

  func testAdviceIsSoughtIfItCounts() async throws {
    let folder = try CaseFolder(self)
    fuzz("toaster", in: folder).expect(.nothingFound)
    fuzz("toaster", "--fail-on", "fragile", in: folder).expect(lacks: ["advice ·"])
    fuzz("toaster", "--fail-on", "advice", in: folder)
      .expect(.found, holds: [" · advice · INV-47 in a child of "])
    let name = try XCTUnwrap(try folder.names(in: "Corpus").first)
    XCTAssertTrue(try folder.text(of: "Corpus/" + name).contains("\ngrade: advice\n"))
    run("corpus", "check", in: folder).expect(holds: ["still fails: INV-47"])
    let kept = try Corpus.read(folder.path + "/Corpus/" + name).kept
    XCTAssertEqual(try CaseToken.read(CaseToken.token(of: kept)).grade, .advice)
  }

  func testProgramsReadTheGrade() async throws {
    let folder = try CaseFolder(self)
    fuzz("needs-parent-first", "--json", in: folder).expect(
      holds: [#""grade": "fragile""#, #""V-FWD-ORDER=childFirst""#, #""failOn": "violation""#]
    )
    fuzz("needs-parent-first", "--format", "junit", in: folder)
      .expect(holds: [#"failures="0""#, Self.needed])
    // The saved case, and the scenario.
    fuzz("needs-parent-first", "--format", "junit", "--fail-on", "fragile", in: folder)
      .expect(holds: [#"failures="2""#])
    fuzz("needs-parent-first", "--format", "sarif", in: folder)
      .expect(holds: [#""level": "warning""#, #""grade": "fragile""#])
  }

  func testReportsShowTheGrade() async throws {
    let folder = try CaseFolder(self)
    _ = fuzz("needs-parent-first", in: folder)
    for name in try folder.names(in: "Reports") {
      let text = try folder.text(of: "Reports/" + name)
      XCTAssertTrue(text.contains("fragile"), name)
      if !["README.md", "index.html"].contains(name) {
        XCTAssertTrue(text.contains(Self.needed), name)
      }
    }
    XCTAssertTrue(try folder.text(of: "Reports/index.html").contains(#"data-grade="fragile""#))
  }

  // MARK: Exploration

  func testAnExplorationGradesItsFindings() async throws {
    let folder = try CaseFolder(self)
    let words = [
      "explore", "needs-parent-first", "-k", "0", "--variants", "V-FWD-ORDER", "--output",
      folder.path,
    ]
    ToolRun(words, tool: .graded)
      .expect(.nothingFound, holds: ["1 finding (1 fragile)", Self.needed])
    ToolRun(words + ["--fail-on", "fragile", "--json"], tool: .graded)
      .expect(.found, holds: [#""grade": "fragile""#])
  }

  // MARK: Cases

  func testReplaysFailFromTheirGradeOn() async throws {
    let folder = try CaseFolder(self)
    var kept = try fragileCase()
    kept.isAccepted = true
    try folder.write(kept.text, to: "Corpus/a.case")
    // The grade is computed.
    run("corpus", "check", in: folder).expect(
      .nothingFound,
      holds: ["(\(Self.needed))", "0 passed, 1 failed; 1 of them not counted: below"]
    )
    run("corpus", "check", "--fail-on", "fragile", in: folder).expect(.found)
    let words = ["--fail-on", "fragile", "--format", "json"]
    ToolRun(["replay", folder.path + "/Corpus/a.case"] + words, tool: .graded)
      .expect(.found, holds: [#""grade": "fragile""#])
    run("corpus", "list", in: folder).expect(holds: ["  fragile    callbacks come in order"])
  }

  func testAGraverCaseReplacesAFragileOne() async throws {
    let folder = try CaseFolder(self)
    let corpus = Corpus(output: folder.path)
    func same() throws -> Corpus.Entry? { try corpus.entries().first }
    var fragile = try fragileCase()
    fragile.grading = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
    let path = try corpus.add(fragile, besides: nil).path
    var grave = fragile
    grave.grading = Grading(.violation)
    grave.steps = ["commit"]
    XCTAssertEqual(try corpus.add(grave, besides: same()), .replaced(path: path))
    XCTAssertEqual(
      try corpus.add(fragile, besides: same()),
      .known(path: path),
      "smaller, but less grave"
    )
    XCTAssertEqual(try Corpus.read(path).kept, grave)
  }

  func testTheFileOfACaseKeepsItsGrade() async throws {
    var kept = try fragileCase()
    XCTAssertTrue(kept.text.hasPrefix("vcfuzz-case: 1\n"), "a case without a grade is as before")
    XCTAssertNil(try Case(text: kept.text).grading)
    kept.grading = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst", "Q-4"])
    let text = kept.text
    XCTAssertTrue(text.hasPrefix("vcfuzz-case: 2\n"))
    XCTAssertTrue(
      text.contains("\ngrade: fragile\nneeds: V-FWD-ORDER=childFirst\nneeds: Q-4\n"),
      text
    )
    XCTAssertEqual(try Case(text: text), kept)
  }

  func testGradesThatCannotBeAreRefusedWithTheirLine() async throws {
    var kept = try fragileCase()
    kept.grading = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
    for (old, new, problem) in [
      ("grade: fragile", "grade: suspect", "invalid value 'suspect' for 'grade'"),
      (
        "needs: V-FWD-ORDER=childFirst", "needs: V-FWD-ORDER=sometimes",
        "invalid value 'V-FWD-ORDER=sometimes' of a variant"
      ),
      ("grade: fragile\n", "", "'needs' goes with a 'grade'"),
      ("vcfuzz-case: 2", "vcfuzz-case: 4", "this tool reads forms 1 to 3"),
    ] {
      let text = kept.text.replacing(old, with: new)
      XCTAssertThrowsError(try Case(text: text), new) { error in
        XCTAssertTrue("\(error)".hasPrefix("line "), "\(error)")
        XCTAssertTrue("\(error)".contains(problem), "\(error)")
      }
    }
  }

  // MARK: XCTest

  func testACaseFailsATestFromItsGradeOn() async throws {
    let text = try fragileCase().text
    let scenarios = [Scenario.needsParentFirst]
    XCTAssertNil(try CaseVerdict.complaint(about: text, scenarios: scenarios))
    let complaint = try CaseVerdict.complaint(about: text, scenarios: scenarios, failOn: .fragile)
    XCTAssertTrue(try XCTUnwrap(complaint).contains("(\(Self.needed))"), complaint ?? "")
    var kept = try fragileCase()
    kept.grading = Grading(.fragile, needs: ["V-FWD-ORDER=childFirst"])
    XCTAssertTrue(XCTestReproduction(kept).source.contains("\n      failOn: .fragile\n"))
  }

  func testVerificationsGradeTheirFaults() async throws {
    let verification = try Verification(.needsParentFirst, seed: 1, iterations: 100)
    let fault = try XCTUnwrap(verification.faults.first)
    XCTAssertEqual(fault.replay.kept.grade, .fragile)
    let text = verification.text(of: fault, path: nil)
    XCTAssertTrue(text.contains("\ncallbacks come in order (\(Self.needed)), in "), text)
    let advice = try Verification(.toaster, seed: 1, iterations: 100, failOn: .advice)
    XCTAssertEqual(advice.faults.map(\.replay.kept.grade), [.advice])
  }

  // MARK: The command line

  func testTheFormerValuesOfFailOnAreNamedAnew() async {
    for (words, correction) in [
      (["--fail-on", "new"], "'--only-new'"), (["check", "--fail-on", "fault"], "violation'"),
      (["check", "--fail-on", "suspect"], "'--fail-on fragile'"),
      (["replay", "x.case", "--fail-on", "grave"], "expected violation, fragile or advice"),
    ] {
      let run = ToolRun(words).expect(.usage, errors: [correction])
      XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1, run.errors)
    }
  }
}

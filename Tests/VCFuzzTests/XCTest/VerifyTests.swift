// `verify` and `replayCorpus` as a test uses them: what fails, what is said, what is written.

import HeadlessUIKit
import VCFuzzKit
import VCFuzzXCTest
import XCTest

#if !canImport(ObjectiveC)
/// A test that keeps its failures to itself.
private final class FailureCatcher: XCTestCase {
  private(set) var failures: [String] = []

  static func make() -> FailureCatcher { FailureCatcher(name: "catcher") { _ in } }

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append("\(filePath.split(separator: "/").last ?? ""):\(lineNumber): \(description)")
  }
}

/// Notes the names of the tests that have run.
private final class NameKeeper: XCTestObservation {
  var names: [String] = []

  func testCaseDidFinish(_ testCase: XCTestCase) { names.append(testCase.name) }
}

@MainActor
final class VerifyTests: XCTestCase {
  /// The line of the last call of `verify`.
  private var line = 0

  /// The failures of the runs of a scenario.
  private func failures(
    of scenario: Scenario,
    iterations: Int = 300,
    in folder: CaseFolder
  ) throws -> [String] {
    let catcher = FailureCatcher.make()
    line = #line + 1
    try catcher.verify(
      scenario,
      seed: 3,
      iterations: iterations,
      profile: "ios26",
      failOn: .fragile,
      output: folder.path
    )
    return catcher.failures
  }

  func testAFaultFailsWithItsStepsAndItsFile() async throws {
    let folder = try CaseFolder(self)
    let failures = try failures(of: .switcher(), in: folder)
    XCTAssertFalse(failures.isEmpty)
    XCTAssertEqual(try folder.names(in: "Corpus").count, failures.count)
    for failure in failures {
      XCTAssertTrue(failure.hasPrefix("VerifyTests.swift:\(line): "), failure)
      for part in [
        " received ", " Expected: ", "with seed 3\n", "\n  1. ",
        "\nCase    \(folder.path)/Corpus/switcher_inv-", "\nToken   vcf1.",
      ] { XCTAssertTrue(failure.contains(part), failure) }
    }
    for entry in try Corpus(output: folder.path).entries() {
      XCTAssertEqual(try CaseReplay(entry.kept, scenario: .switcher()).outcome, .same)
    }
  }

  func testAProfileThatDoesNotExistIsRefused() async throws {
    XCTAssertThrowsError(try FailureCatcher.make().verify(.tidy, profile: "ios99")) { error in
      XCTAssertTrue("\(error)".hasPrefix("no profile 'ios99'"), "\(error)")
    }
  }

  func testARepairedContainerPasses() async throws {
    let folder = try CaseFolder(self)
    let catcher = FailureCatcher.make()
    try catcher.verify(.tidy, seed: 1, iterations: 40, profile: "ios26", output: folder.path)
    XCTAssertEqual(catcher.failures, [])
    XCTAssertEqual(try folder.names(in: ""), [])
  }

  func testEveryCaseHasAResultOfItsOwnName() async throws {
    let folder = try CaseFolder(self)
    let kept = try XCTUnwrap(Case.sample())
    try folder.write(kept.text, to: "second.case")
    try folder.write(kept.text, to: "first.case")
    let keeper = NameKeeper()
    XCTestObservationCenter.shared.addTestObserver(keeper)
    defer { XCTestObservationCenter.shared.removeTestObserver(keeper) }
    let catcher = FailureCatcher.make()
    try catcher.replayCorpus(of: .switcher(isFaulty: false), in: folder.path, failOn: .fragile)
    XCTAssertEqual(keeper.names, ["CorpusCase.first", "CorpusCase.second"])
    XCTAssertEqual(catcher.failures, [])
  }

  func testAnEmptyCorpusIsNoSuccess() async throws {
    let folder = try CaseFolder(self)
    XCTAssertThrowsError(try FailureCatcher.make().replayCorpus(in: folder.path)) { error in
      XCTAssertTrue(error is XCTSkip)
    }
  }

  func testAnOpenCaseIsACheckThatFailsUntilItsBugIsFixed() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try XCTUnwrap(Case.sample()).text, to: "a.case")
    try folder.write("nonsense", to: "b.case")
    let corpus = Corpus(folder: folder.path)
    func complaints(_ scenario: Scenario) throws -> [String?] {
      try CorpusCheck.all(in: corpus, scenarios: [scenario], failOn: .fragile)
        .map { $0.complaint() }
    }
    let open = try complaints(.switcher())
    XCTAssertEqual(open[0]?.hasPrefix("a: still fails: INV-29"), true, open[0] ?? "")
    XCTAssertEqual(open[1]?.contains("line 1: "), true, open[1] ?? "")
    let fixed = try complaints(.switcher(isFaulty: false))
    XCTAssertNil(fixed[0])
    let planted = try complaints(.switcher(isFaulty: false, isPlanted: true))
    XCTAssertEqual(planted[0]?.contains("\nsaved:\n"), true, planted[0] ?? "")
    XCTAssertEqual(planted[0]?.contains("\nnow:\n"), true)
  }

  func testARegressionFailsOnce() async throws {
    let folder = try CaseFolder(self)
    let first = try failures(of: .switcher(), in: folder)
    let corpus = Corpus(output: folder.path)
    for entry in try corpus.entries() {
      var accepted = entry.kept
      accepted.isAccepted = true
      try corpus.write(accepted, to: entry.path)
    }
    let again = try failures(of: .switcher(), in: folder)
    XCTAssertEqual(again.count, first.count)
    XCTAssertTrue(again.allSatisfy { $0.contains(": regressed: ") }, again.joined())
  }

  func testSwiftTestingHasTheSameEntryPoints() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try XCTUnwrap(Case.sample()).text, to: "Corpus/a.case")
    let cases = try SavedCase.all(
      of: .switcher(),
      in: folder.path + "/Corpus",
      failOn: .fragile
    )
    XCTAssertEqual(cases.map(\.description), ["a"])
    XCTAssertThrowsError(try cases[0].check()) { error in
      XCTAssertTrue("\(error)".hasPrefix("a: still fails: INV-29"), "\(error)")
      XCTAssertTrue("\(error)".contains("  4. switcher.show(1)"), "\(error)")
    }
    let fixed = Scenario.switcher(isFaulty: false)
    for saved in try SavedCase.all(of: fixed, in: folder.path + "/Corpus", failOn: .fragile) {
      try saved.check()
    }
    try fixed.verify(iterations: 1, output: folder.path)
    XCTAssertThrowsError(
      try Scenario.switcher().verify(iterations: 1, failOn: .fragile, output: folder.path)
    )
  }

  func testVerifyReplaysSavedCasesFirst() async throws {
    let folder = try CaseFolder(self)
    let kept = try XCTUnwrap(Case.sample())
    try folder.write(kept.text, to: "Corpus/a.case")
    let faulty = try failures(of: .switcher(), iterations: 1, in: folder)
    XCTAssertTrue(faulty.contains { $0.contains(": a: still fails: INV-29") })
    let fixed = Scenario.switcher(isFaulty: false)
    XCTAssertEqual(try failures(of: fixed, iterations: 1, in: folder), [])
    XCTAssertEqual(try folder.text(of: "Corpus/a.case"), kept.text)
  }
}

extension Scenario {
  /// A container in which nothing can go wrong.
  static let tidy = Scenario("tidy") { stage in
    stage.screen("Tidy")
  } operations: { screen, _ in
    Call("lay out") { screen.view.setNeedsLayout() }
  }
}
#endif

// `vcfuzz replay` and `vcfuzz corpus`, as they are called.

import VCFuzzCLI
import XCTest

@MainActor
final class ReplayCommandTests: XCTestCase {
  /// Runs the command line of a package that has the switcher, faulty or mended.
  private func run(_ words: String..., isFaulty: Bool = true, isPlanted: Bool = false) -> ToolRun {
    run(words, isFaulty: isFaulty, isPlanted: isPlanted)
  }

  private func run(_ words: [String], isFaulty: Bool = true, isPlanted: Bool = false) -> ToolRun {
    let scenario = Scenario.switcher(isFaulty: isFaulty, isPlanted: isPlanted)
    return ToolRun(words, tool: CommandLineTool(scenarios: [scenario]))
  }

  private func sample() throws -> Case { try XCTUnwrap(Case.sample()) }

  /// A folder whose corpus has the sample as a case of that name.
  private func saved(_ name: String, _ change: (inout Case) -> Void) throws -> CaseFolder {
    let folder = try CaseFolder(self)
    var kept = try sample()
    change(&kept)
    try folder.write(kept.text, to: "Corpus/\(name).case")
    return folder
  }

  func testFilesFoldersAndTokensAreReplayed() async throws {
    let folder = try CaseFolder(self)
    for name in ["a", "b"] { try folder.write(try sample().text, to: "cases/\(name).case") }
    let token = CaseToken.token(of: try sample())
    let result = run("replay", folder.path + "/cases", folder.path + "/cases/a.case", token)
    XCTAssertEqual(result.exitCode, .nothingFound, "the cases are fragile")
    XCTAssertEqual(result.errors, "")
    let lines = result.output.split(separator: "\n").map { String($0) }
    XCTAssertEqual(
      lines.filter { $0.contains("still fails") },
      ["a", "b", "a", "switcher_inv-29_in-root"].map {
        $0 + ": still fails: INV-29 in a child of root (fragile)"
      }
    )
    let summary =
      "4 cases: 0 passed, 4 failed; 4 of them not counted: below 'violation' (see --fail-on)"
    XCTAssertEqual(lines.last, summary)
    run("replay", token, "--fail-on", "fragile").expect(.found)
  }

  func testAFixedBugLeavesWithZero() async throws {
    let token = CaseToken.token(of: try sample())
    let result = run("replay", token, "--fail-on", "fragile", isFaulty: false)
    XCTAssertEqual(result.exitCode, .nothingFound)
    XCTAssertEqual(
      result.output,
      """
      switcher_inv-29_in-root: passes now, was: INV-29 in a child of root
      1 case: 1 passed, 0 failed

      """
    )
  }

  func testTheDiagramTheTokenAndTheSwiftArePrinted() async throws {
    let token = CaseToken.token(of: try sample())
    run("replay", "--verbose", "--token", token)
      .expect(.nothingFound, holds: ["!wa(F)", "\nvcf1."])
    run("replay", "--swift", token)
      .expect(holds: ["  nav.pushViewController(s1, animated: true)\n"])
  }

  func testWhatCannotBeReadLeavesWithSixtyFive() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try sample().text, to: "good.case")
    try folder.write(try sample().text.replacing("switcher", with: "swticher"), to: "name.case")
    try folder.write("nonsense", to: "bad.case")
    try folder.write([0, 1, 2], to: "null.case")
    let path = folder.path
    let result = run("replay", path + "/none.case", path, "vcf1.AAAA", path + "/../missing")
    XCTAssertEqual(result.exitCode, .badInput)
    let lines = result.errors.split(separator: "\n").map { String($0) }
    XCTAssertEqual(lines.count, 6, result.errors)
    XCTAssertTrue(lines[0].hasSuffix("/none.case'"), lines[0])
    XCTAssertTrue(lines[1].hasSuffix("line 1: 'key: value' was expected in 'nonsense'"), lines[1])
    XCTAssertTrue(lines[2].hasSuffix("no scenario 'swticher': did you mean 'switcher'?"), lines[2])
    XCTAssertTrue(lines[3].contains("line 1: "), lines[3])
    XCTAssertTrue(lines[4].contains("the token is damaged"), lines[4])
    XCTAssertTrue(result.output.hasSuffix("; 6 could not be read\n"), result.output)
    run("replay").expect(.usage)
  }

  // MARK: corpus

  func testACorpusIsExtendedListedCheckedAndMinimized() async throws {
    let folder = try CaseFolder(self)
    var large = try sample()
    large.steps.insert("lay out root", at: 1)
    let token = CaseToken.token(of: large)
    let added = run("corpus", "add", token, "--output", folder.path).expect(.nothingFound)
    let path = folder.path + "/Corpus/switcher_inv-29_in-root.case"
    XCTAssertEqual(added.output, "added \(path)\n")
    XCTAssertEqual(
      run("corpus", "list", "--output", folder.path).output,
      """
      switcher_inv-29_in-root  5 steps  fragile    INV-29 in a child of root
      1 case in \(folder.path)/Corpus

      """
    )
    run("corpus", "check", "-o", folder.path)
      .expect(.nothingFound, holds: ["\n1 case: 0 passed, 1 failed; "])
    let strict = ["corpus", "check", "-o", folder.path, "--fail-on", "fragile"]
    run(strict).expect(.found)
    run(strict, isFaulty: false).expect(.nothingFound)
    let smaller = run("corpus", "minimize", "-o", folder.path).expect(.nothingFound)
    XCTAssertTrue(smaller.output.hasPrefix("switcher_inv-29_in-root: 5 → "), smaller.output)
    let again = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(again.output, "switcher_inv-29_in-root: as small as before\n")
    let known = run("corpus", "add", path, "-o", folder.path)
    XCTAssertEqual(known.output, "known already: \(path)\n")
  }

  func testACaseLivesFromTheFindingToTheRegression() async throws {
    let folder = try saved("a") { $0.grading = Grading(.violation) }
    let path = folder.path + "/Corpus/a.case"
    let text = try folder.text(of: "Corpus/a.case")
    func corpus(_ words: String..., isFaulty: Bool = true) -> ToolRun {
      run(["corpus"] + words + ["-o", folder.path], isFaulty: isFaulty)
    }
    let open = corpus("status").expect(.nothingFound)
    XCTAssertEqual(
      open.output,
      """
      a  open      still fails: INV-29 in a child of root (violation)
      1 case in \(folder.path)/Corpus: 1 open

      """
    )
    corpus("check").expect(.found)
    let early = corpus("accept", "a").expect(.found)
    XCTAssertTrue(early.output.hasPrefix("not accepted: a: still fails: INV-29"), early.output)
    XCTAssertEqual(try folder.text(of: "Corpus/a.case"), text)

    XCTAssertEqual(
      corpus("status", isFaulty: false).output,
      """
      a  open      passes now, was: INV-29 in a child of root (violation)
      1 case in \(folder.path)/Corpus: 1 open (1 of them passing now)

      1 open case passes now. To keep it as a regression test:
        vcfuzz corpus accept \(path)

      """
    )
    corpus("check", isFaulty: false).expect(.nothingFound)
    XCTAssertEqual(try folder.text(of: "Corpus/a.case"), text, "a check changes no file")
    let accepted = corpus("accept", "a", isFaulty: false)
    XCTAssertEqual(accepted.output, "a: accepted; it is a regression test from now on\n")
    XCTAssertTrue(try Corpus.read(path).kept.isAccepted)
    XCTAssertEqual(corpus("accept", path, isFaulty: false).output, "a: accepted already\n")

    let check = corpus("check", isFaulty: false).expect(.nothingFound)
    XCTAssertTrue(check.output.hasPrefix("a: still fixed: INV-29 in a child of root (violation)\n"))
    let back = corpus("check").expect(.found)
    XCTAssertTrue(back.output.hasPrefix("a: regressed: INV-29 in a child of root"), back.output)
    corpus("status").expect(holds: [": 1 accepted (1 of them regressed)\n"])
  }

  func testAPlantedCaseIsNotAccepted() async throws {
    let place = ["-o", try saved("a") { _ in }.path]
    run(["corpus", "check"] + place, isPlanted: true).expect(.nothingFound)
    let gone = run(["corpus", "check"] + place, isFaulty: false, isPlanted: true).expect(.found)
    XCTAssertTrue(gone.output.hasPrefix("a: no longer fails as planted: INV-29"), gone.output)
    for isFaulty in [true, false] {
      let result = run(["corpus", "accept", "a"] + place, isFaulty: isFaulty, isPlanted: true)
      XCTAssertEqual(result.exitCode, .found)
      XCTAssertEqual(result.output, "a: not accepted: its bug is there on purpose\n")
    }
  }

  func testSavedCasesAreReplayedBeforeNewRuns() async throws {
    let folder = try saved("a") { $0.grading = Grading(.violation) }
    let words = ["--seed", "1", "-n", "1", "-s", "switcher", "-o", folder.path]
    run(words).expect(.found, holds: ["\nsaved cases, replayed first:\n  a: still fails: INV-29"])
    run(words + ["--only-new"]).expect(.nothingFound)
    run(words, isPlanted: true).expect(.nothingFound)
    run(words, isFaulty: false)
      .expect(.nothingFound, holds: ["    vcfuzz corpus accept \(folder.path)/"])
    var kept = try Corpus.read(folder.path + "/Corpus/a.case").kept
    kept.isAccepted = true
    try folder.write(kept.text, to: "Corpus/a.case")
    run(words, isFaulty: false).expect(.nothingFound)
    XCTAssertEqual(run(words + ["--only-new"]).exitCode, .found, "a regression is always new")
  }

  func testWhatShowsNothingIsNotAdded() async throws {
    let folder = try CaseFolder(self)
    let token = CaseToken.token(of: try sample())
    let result = run("corpus", "add", token, "-o", folder.path, isFaulty: false).expect(.found)
    XCTAssertTrue(result.output.hasPrefix("not added: "), result.output)
    XCTAssertEqual(run("corpus", "list", "-o", folder.path).output.prefix(8), "0 cases ")
  }

  func testANotedCaseIsMinimizedOnlyByName() async throws {
    let folder = try saved("field") {
      $0.notes = ["from the field"]
      $0.steps.insert("lay out root", at: 1)
    }
    let text = try folder.text(of: "Corpus/field.case")
    let left = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(left.output, "field: left, as it has a note\n")
    XCTAssertEqual(try folder.text(of: "Corpus/field.case"), text)
    let named = run("corpus", "minimize", folder.path + "/Corpus/field.case", "-o", folder.path)
    XCTAssertTrue(named.output.hasPrefix("field: 5 → "), named.output)
    XCTAssertTrue(try folder.text(of: "Corpus/field.case").hasPrefix("# from the field\n"))
  }

  func testTwoScenariosOfOneNameAreRefused() async throws {
    let tool = CommandLineTool(scenarios: [.switcher(), .switcher()])
    let run = ToolRun("corpus", "list", tool: tool).expect(.usage)
    XCTAssertEqual(
      run.errors,
      "vcfuzz: two scenarios are called 'switcher': give each its own name\n"
    )
  }
}

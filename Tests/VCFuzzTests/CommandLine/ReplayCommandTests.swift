// `vcfuzz replay` and `vcfuzz corpus`, as they are called.

import VCFuzzCLI
import XCTest

@MainActor
final class ReplayCommandTests: XCTestCase {
  /// Runs the command line of a package that has the switcher, faulty or mended.
  private func run(
    _ words: String...,
    isFaulty: Bool = true,
    isPlanted: Bool = false
  ) -> (code: ExitCode, output: String, errors: String) {
    run(words, isFaulty: isFaulty, isPlanted: isPlanted)
  }

  private func run(
    _ words: [String],
    isFaulty: Bool = true,
    isPlanted: Bool = false
  ) -> (code: ExitCode, output: String, errors: String) {
    let terminal = Terminal.captured()
    let tool = CommandLineTool(scenarios: [.switcher(isFaulty: isFaulty, isPlanted: isPlanted)])
    let code = tool.run(words, on: terminal)
    return (code, terminal.outputText, terminal.errorText)
  }

  private func sample() throws -> Case { try XCTUnwrap(Case.sample()) }

  func testFilesFoldersAndTokensAreReplayed() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try sample().text, to: "cases/a.case")
    try folder.write(try sample().text, to: "cases/b.case")
    let token = CaseToken.token(of: try sample())
    let result = run("replay", folder.path + "/cases", folder.path + "/cases/a.case", token)
    XCTAssertEqual(result.code, .nothingFound, "the cases are fragile")
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
    let strict = run("replay", token, "--fail-on", "fragile")
    XCTAssertEqual(strict.code, .found)
  }

  func testAFixedBugLeavesWithZero() async throws {
    let token = CaseToken.token(of: try sample())
    let result = run("replay", token, "--fail-on", "fragile", isFaulty: false)
    XCTAssertEqual(result.code, .nothingFound)
    XCTAssertEqual(
      result.output,
      """
      switcher_inv-29_in-root: passes now, was: INV-29 in a child of root
      1 case: 1 passed, 0 failed

      """
    )
  }

  func testVerboseShowsTheWholeDiagram() async throws {
    let result = run("replay", "--verbose", "--token", CaseToken.token(of: try sample()))
    XCTAssertEqual(result.code, .nothingFound)
    XCTAssertTrue(result.output.contains("!wa(F)"), result.output)
    XCTAssertTrue(result.output.contains("\nvcf1."))
  }

  func testWhatCannotBeReadLeavesWithSixtyFive() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try sample().text, to: "good.case")
    try folder.write(try sample().text.replacing("switcher", with: "swticher"), to: "name.case")
    try folder.write("nonsense", to: "bad.case")
    try folder.write([0, 1, 2], to: "null.case")
    let result = run(
      "replay",
      folder.path + "/none.case",
      folder.path,
      "vcf1.AAAA",
      folder.path + "/../missing"
    )
    XCTAssertEqual(result.code, .badInput)
    let lines = result.errors.split(separator: "\n").map { String($0) }
    XCTAssertEqual(lines.count, 6, result.errors)
    XCTAssertTrue(lines[0].hasSuffix("/none.case'"), lines[0])
    XCTAssertTrue(lines[1].hasSuffix("line 1: 'key: value' was expected in 'nonsense'"), lines[1])
    XCTAssertTrue(lines[2].hasSuffix("no scenario 'swticher': did you mean 'switcher'?"), lines[2])
    XCTAssertTrue(lines[3].contains("line 1: "), lines[3])
    XCTAssertTrue(lines[4].contains("the token is damaged"), lines[4])
    XCTAssertTrue(result.output.hasSuffix("; 6 could not be read\n"), result.output)
    XCTAssertEqual(run("replay").code, .usage)
  }

  func testTheStepsAreShownAsSwift() async throws {
    let result = run("replay", "--swift", CaseToken.token(of: try sample()))
    XCTAssertTrue(result.output.contains("  nav.pushViewController(s1, animated: true)\n"))
  }

  // MARK: corpus

  func testACorpusIsExtendedListedCheckedAndMinimized() async throws {
    let folder = try CaseFolder(self)
    var large = try sample()
    large.steps.insert("lay out root", at: 1)
    let token = CaseToken.token(of: large)
    let added = run("corpus", "add", token, "--output", folder.path)
    XCTAssertEqual(added.code, .nothingFound)
    let path = folder.path + "/Corpus/switcher_inv-29_in-root.case"
    XCTAssertEqual(added.output, "added \(path)\n")
    XCTAssertEqual(
      run("corpus", "list", "--output", folder.path).output,
      """
      switcher_inv-29_in-root  5 steps  fragile    INV-29 in a child of root
      1 case in \(folder.path)/Corpus

      """
    )
    let check = run("corpus", "check", "-o", folder.path)
    XCTAssertTrue(check.output.contains("\n1 case: 0 passed, 1 failed; "), check.output)
    XCTAssertEqual(check.code, .nothingFound, "the case is fragile")
    let strict = ["corpus", "check", "-o", folder.path, "--fail-on", "fragile"]
    XCTAssertEqual(run(strict).code, .found)
    XCTAssertEqual(run(strict, isFaulty: false).code, .nothingFound)
    let smaller = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(smaller.code, .nothingFound)
    XCTAssertTrue(smaller.output.hasPrefix("switcher_inv-29_in-root: 5 → "), smaller.output)
    let again = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(again.output, "switcher_inv-29_in-root: as small as before\n")
    XCTAssertEqual(
      run("corpus", "add", path, "-o", folder.path).output,
      "known already: \(path)\n"
    )
  }

  func testACaseLivesFromTheFindingToTheRegression() async throws {
    let folder = try CaseFolder(self)
    var kept = try sample()
    kept.grading = Grading(.violation)
    try folder.write(kept.text, to: "Corpus/a.case")
    let path = folder.path + "/Corpus/a.case"
    let place = ["-o", folder.path]
    let open = run(["corpus", "status"] + place)
    XCTAssertEqual(
      open.output,
      """
      a  open      still fails: INV-29 in a child of root (violation)
      1 case in \(folder.path)/Corpus: 1 open

      """
    )
    XCTAssertEqual(open.code, .nothingFound)
    XCTAssertEqual(run(["corpus", "check"] + place).code, .found)
    let early = run(["corpus", "accept", "a"] + place)
    XCTAssertEqual(early.code, .found)
    XCTAssertTrue(early.output.hasPrefix("not accepted: a: still fails: INV-29"), early.output)
    XCTAssertEqual(try folder.text(of: "Corpus/a.case"), kept.text)

    let fixed = run(["corpus", "status"] + place, isFaulty: false)
    XCTAssertEqual(
      fixed.output,
      """
      a  open      passes now, was: INV-29 in a child of root (violation)
      1 case in \(folder.path)/Corpus: 1 open (1 of them passing now)

      1 open case passes now. To keep it as a regression test:
        vcfuzz corpus accept \(path)

      """
    )
    XCTAssertEqual(run(["corpus", "check"] + place, isFaulty: false).code, .nothingFound)
    XCTAssertEqual(try folder.text(of: "Corpus/a.case"), kept.text, "a check changes no file")
    let accepted = run(["corpus", "accept", "a"] + place, isFaulty: false)
    XCTAssertEqual(accepted.output, "a: accepted; it is a regression test from now on\n")
    XCTAssertTrue(try Corpus.read(path).kept.isAccepted)
    let again = run(["corpus", "accept", path] + place, isFaulty: false)
    XCTAssertEqual(again.output, "a: accepted already\n")

    let check = run(["corpus", "check"] + place, isFaulty: false)
    XCTAssertEqual(check.code, .nothingFound)
    XCTAssertTrue(check.output.hasPrefix("a: still fixed: INV-29 in a child of root (violation)\n"))
    let back = run(["corpus", "check"] + place)
    XCTAssertEqual(back.code, .found)
    XCTAssertTrue(back.output.hasPrefix("a: regressed: INV-29 in a child of root"), back.output)
    let status = run(["corpus", "status"] + place)
    XCTAssertTrue(status.output.contains(": 1 accepted (1 of them regressed)\n"), status.output)
  }

  func testAPlantedCaseIsNotAccepted() async throws {
    let folder = try CaseFolder(self)
    try folder.write(try sample().text, to: "Corpus/a.case")
    let place = ["-o", folder.path]
    XCTAssertEqual(run(["corpus", "check"] + place, isPlanted: true).code, .nothingFound)
    let gone = run(["corpus", "check"] + place, isFaulty: false, isPlanted: true)
    XCTAssertEqual(gone.code, .found)
    XCTAssertTrue(gone.output.hasPrefix("a: no longer fails as planted: INV-29"), gone.output)
    for isFaulty in [true, false] {
      let result = run(["corpus", "accept", "a"] + place, isFaulty: isFaulty, isPlanted: true)
      XCTAssertEqual(result.code, .found)
      XCTAssertEqual(result.output, "a: not accepted: its bug is there on purpose\n")
    }
  }

  func testSavedCasesAreReplayedBeforeNewRuns() async throws {
    let folder = try CaseFolder(self)
    var kept = try sample()
    kept.grading = Grading(.violation)
    try folder.write(kept.text, to: "Corpus/a.case")
    let words = ["--seed", "1", "-n", "1", "-s", "switcher", "-o", folder.path]
    let failing = run(words)
    XCTAssertEqual(failing.code, .found)
    XCTAssertTrue(
      failing.output.contains("\nsaved cases, replayed first:\n  a: still fails: INV-29"),
      failing.output
    )
    XCTAssertEqual(run(words + ["--only-new"]).code, .nothingFound)
    XCTAssertEqual(run(words, isPlanted: true).code, .nothingFound)
    let fixed = run(words, isFaulty: false)
    XCTAssertEqual(fixed.code, .nothingFound)
    XCTAssertTrue(fixed.output.contains("    vcfuzz corpus accept \(folder.path)/"), fixed.output)
    kept.isAccepted = true
    try folder.write(kept.text, to: "Corpus/a.case")
    XCTAssertEqual(run(words, isFaulty: false).code, .nothingFound)
    XCTAssertEqual(run(words + ["--only-new"]).code, .found, "a regression is always new")
  }

  func testWhatShowsNothingIsNotAdded() async throws {
    let folder = try CaseFolder(self)
    let token = CaseToken.token(of: try sample())
    let result = run("corpus", "add", token, "-o", folder.path, isFaulty: false)
    XCTAssertEqual(result.code, .found)
    XCTAssertTrue(result.output.hasPrefix("not added: "), result.output)
    XCTAssertEqual(run("corpus", "list", "-o", folder.path).output.prefix(8), "0 cases ")
  }

  func testANotedCaseIsMinimizedOnlyByName() async throws {
    let folder = try CaseFolder(self)
    var noted = try sample()
    noted.notes = ["from the field"]
    noted.steps.insert("lay out root", at: 1)
    try folder.write(noted.text, to: "Corpus/field.case")
    let left = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(left.output, "field: left, as it has a note\n")
    XCTAssertEqual(try folder.text(of: "Corpus/field.case"), noted.text)
    let named = run("corpus", "minimize", folder.path + "/Corpus/field.case", "-o", folder.path)
    XCTAssertTrue(named.output.hasPrefix("field: 5 → "), named.output)
    XCTAssertTrue(try folder.text(of: "Corpus/field.case").hasPrefix("# from the field\n"))
  }

  func testTwoScenariosOfOneNameAreRefused() async throws {
    let terminal = Terminal.captured()
    let tool = CommandLineTool(scenarios: [.switcher(), .switcher()])
    XCTAssertEqual(tool.run(["corpus", "list"], on: terminal), .usage)
    XCTAssertEqual(
      terminal.errorText,
      "vcfuzz: two scenarios are called 'switcher': give each its own name\n"
    )
  }
}

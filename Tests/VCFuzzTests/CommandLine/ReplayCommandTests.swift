// `vcfuzz replay` and `vcfuzz corpus`, as they are called.

import VCFuzz
import VCFuzzCLI
import XCTest

@MainActor
final class ReplayCommandTests: XCTestCase {
  /// Runs the command line of a package that has the switcher, faulty or mended.
  private func run(
    _ words: String...,
    isFaulty: Bool = true
  ) -> (code: ExitCode, output: String, errors: String) {
    let terminal = Terminal.captured()
    let tool = CommandLineTool(scenarios: [.switcher(isFaulty: isFaulty)])
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
    XCTAssertEqual(result.code, .nothingFound)
    XCTAssertEqual(result.errors, "")
    XCTAssertEqual(
      result.output,
      """
      a: same fault: INV-29 of in root (fragile)
      b: same fault: INV-29 of in root (fragile)
      a: same fault: INV-29 of in root (fragile)
      switcher_inv-29_in-root: same fault: INV-29 of in root (fragile)
      4 cases: 4 as expected, 0 not

      """
    )
  }

  func testAMendedFaultLeavesWithOne() async throws {
    let result = run("replay", CaseToken.token(of: try sample()), isFaulty: false)
    XCTAssertEqual(result.code, .found)
    XCTAssertTrue(result.output.contains("no longer shows: INV-29 of in root\n"))
    XCTAssertTrue(result.output.hasSuffix("1 case: 0 as expected, 1 not\n"))
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
    XCTAssertTrue(result.output.hasSuffix("0 not; 6 could not be read\n"), result.output)
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
      switcher_inv-29_in-root  5 steps  fragile    INV-29 of in root
      1 case in \(folder.path)/Corpus

      """
    )
    let check = run("corpus", "check", "-o", folder.path)
    XCTAssertTrue(check.output.hasSuffix("\n1 case: 1 as expected, 0 not\n"), check.output)
    XCTAssertEqual(check.code, .nothingFound)
    let usual = run("corpus", "check", "-o", folder.path, isFaulty: false)
    XCTAssertEqual(usual.code, .nothingFound, "the case is fragile")
    let strict = run(
      "corpus",
      "check",
      "-o",
      folder.path,
      "--fail-on",
      "fragile",
      isFaulty: false
    )
    XCTAssertEqual(strict.code, .found)
    let smaller = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(smaller.code, .nothingFound)
    XCTAssertTrue(smaller.output.hasPrefix("switcher_inv-29_in-root: 5 → "), smaller.output)
    let again = run("corpus", "minimize", "-o", folder.path)
    XCTAssertEqual(again.output, "switcher_inv-29_in-root: as small as before\n")
    XCTAssertEqual(
      run("corpus", "add", token, "-o", folder.path).output,
      "known already: \(path)\n"
    )
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

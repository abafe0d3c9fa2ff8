// Tests of the campaign as a command: its exit codes, its files, its output.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import XCTest

@MainActor final class FuzzCommandTests: FolderTestCase {
  private func fuzz(_ words: [String], tool: CommandLineTool = CommandLineTool()) -> ToolRun {
    ToolRun(words + ["--output", folder], tool: tool)
  }

  private func faulty(_ more: String...) -> ToolRun {
    fuzz(["--seed", "1", "-n", "30", "-s", "redundant-choice", "--profile", "ios17"] + more)
  }

  private func files(_ path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)
    return (names ?? []).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  // MARK: Finding

  func testAFaultIsFoundKeptAndTold() async throws {
    let run = faulty()
    XCTAssertEqual(run.exitCode, .found)
    let start = "first finding (violation), in run 2: `section 1` received "
    XCTAssertTrue(run.errors.hasPrefix(start), run.errors)
    XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1)
    let lines = run.output.split(separator: "\n").map { String($0) }
    XCTAssertEqual(lines.first, "seed 1 · 30 runs · 'redundant-choice' · ios17 · misuse none")
    let name = "redundant-choice_inv-20_in-root"
    XCTAssertEqual(files("Corpus"), [name + ".case"])
    XCTAssertEqual(files("Reports"), ["README.md", "index.html", name + ".html", name + ".md"])
    XCTAssertTrue(run.output.contains("1 finding (1 violation) in 30 runs of "))
    XCTAssertTrue(run.output.contains("vcfuzz replay \(folder)/Corpus/\(name).case"))
    XCTAssertTrue(run.output.contains("read    \(folder)/Reports/\(name).md"))
    XCTAssertTrue(run.output.contains("2. call choose 0"), "one finding is printed in full")
    let kept = try text("Corpus/\(name).case")
    XCTAssertTrue(kept.contains("\norigin: seed 1, run "), kept)
    let index = try text("Reports/README.md")
    XCTAssertTrue(index.contains("](\(name).md) | "), index)
    XCTAssertTrue(index.contains(" | violation | redundant-choice | "), index)
  }

  func testNothingIsFoundInWhatIsRepaired() async {
    let run = fuzz(["--seed", "1", "-n", "30", "-s", "redundant-choice-rep*", "--profile", "ios17"])
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    XCTAssertTrue(run.output.contains("\nNothing found in 30 runs of "))
    XCTAssertTrue(run.output.contains("\n  advice was not looked for: --fail-on advice does\n"))
    XCTAssertEqual(files(""), [], "nothing is written where nothing is found")
  }

  func testTheSecondTimeItIsKnown() async throws {
    _ = faulty()
    let name = "redundant-choice_inv-20_in-root"
    let before = try [text("Corpus/\(name).case"), text("Reports/\(name).md")]
    let again = faulty("--only-new")
    XCTAssertEqual(again.exitCode, .nothingFound)
    XCTAssertTrue(again.output.contains(" · known · "))
    XCTAssertTrue(again.output.contains("1 finding (1 violation), 1 of them known in 30 runs"))
    XCTAssertEqual(faulty().exitCode, .found, "any finding counts unless new ones are asked for")
    let other = fuzz(["--seed", "2", "-n", "30", "-s", "redundant-choice", "--profile", "ios17"])
    XCTAssertTrue(other.output.contains(" · known · "))
    XCTAssertEqual(try [text("Corpus/\(name).case"), text("Reports/\(name).md")], before)
  }

  func testAReportIsMadeAnewFromItsCase() async throws {
    _ = faulty()
    let name = "Reports/redundant-choice_inv-20_in-root.md"
    let before = try [text(name), text("Reports/README.md")]
    try FileManager.default.removeItem(atPath: folder + "/Reports")
    let run = fuzz(["report"])
    XCTAssertEqual(run.exitCode, .nothingFound, run.errors)
    XCTAssertEqual(try [text(name), text("Reports/README.md")], before)
  }

  func testEnoughIsEnough() async {
    let run = faulty("--stop-after", "1")
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("\n  stopped by --stop-after after "))
  }

  func testQuietSaysWhatWasFoundAndNoMore() async {
    let run = faulty("--quiet")
    XCTAssertTrue(run.output.contains("1 finding (1 violation) in 30 runs"))
    XCTAssertFalse(run.output.contains("  again "))
    XCTAssertEqual(run.errors, "")
  }

  func testNoEscapeCodesReachAPipe() async {
    XCTAssertFalse(faulty().output.contains("\u{1B}"))
    let colored = fuzz(["-n", "10", "--seed", "3", "-s", "redundant-choice", "--color", "always"])
    XCTAssertTrue(colored.output.contains("\u{1B}["))
  }

  func testASeedThatNobodyNamesIsPrinted() async throws {
    let words = ["-n", "1", "-s", "redundant-choice-repaired", "--profile", "ios17"]
    let first = fuzz(words).output
    let seed = try XCTUnwrap(first.split(separator: " ").dropFirst().first)
    XCTAssertNotNil(UInt64(seed))
    XCTAssertTrue(first.contains("vcfuzz --seed \(seed) --iterations 1"))
    XCTAssertEqual(fuzz(words + ["--seed", String(seed)]).output, first)
  }

  // MARK: JSON

  func testJSONSaysWhatTheTextSays() async throws {
    let run = faulty("--json")
    XCTAssertEqual(run.errors, "seed 1 · 30 runs · 'redundant-choice' · ios17 · misuse none\n")
    let object = try run.object()
    XCTAssertEqual(object["seed"] as? String, "1")
    XCTAssertEqual(object["runs"] as? Int, 30)
    XCTAssertEqual(object["exitCode"] as? Int, 1)
    XCTAssertEqual(object["ending"] as? String, "finished")
    let findings = try XCTUnwrap(object["findings"] as? [[String: Any]])
    XCTAssertEqual(findings.count, 1)
    XCTAssertEqual(findings[0]["steps"] as? [String], ["commit", "call choose 0"])
    XCTAssertEqual(findings[0]["known"] as? Bool, false)
    let token = try XCTUnwrap(findings[0]["token"] as? String)
    XCTAssertEqual(CommandLineTool().run(["replay", token], on: .captured()), .nothingFound)
  }

  // MARK: What is wrong with the command line, the folder, the corpus

  func testWrongWordsAreUsageErrors() async {
    let rows: [([String], String)] = [
      (["-s", "redundant-choise"], "no scenario 'redundant-choise'; did you mean"),
      (["--seed", "-1"], "invalid value '-1' for '--seed': expected a whole number from 0"),
      (["--seed=1.5"], "invalid value '1.5' for '--seed': expected a whole number from 0"),
      (["--seed=0x"], "invalid value '0x' for '--seed'"),
      (["-n", "0"], "--iterations 0 has no end: give --time-limit, too"),
      (["--profile", "ios99"], "--profile: no profile 'ios99'"),
      (["--misuse", "much"], "invalid value 'much' for '--misuse'"),
      (["--time-limit", "0"], "invalid value '0' for '--time-limit'"),
      (["--stop-after", "0"], "invalid value '0' for '--stop-after'"),
      (["-s", "uikit", "surplus"], "unexpected argument 'surplus' for 'fuzz'"),
    ]
    for (words, message) in rows {
      let run = fuzz(["fuzz"] + words)
      XCTAssertEqual(run.exitCode, .usage, "\(words)")
      XCTAssertTrue(run.errors.hasPrefix("vcfuzz: " + message), run.errors)
      XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1)
      XCTAssertEqual(run.output, "")
    }
  }

  func testAFolderThatCannotBeUsedIsSaidAtOnce() async throws {
    try "x".write(toFile: folder + "/Corpus", atomically: true, encoding: .utf8)
    let blocked = faulty()
    XCTAssertEqual(blocked.exitCode, .badInput)
    XCTAssertEqual(
      blocked.errors,
      "vcfuzz: '\(folder)/Corpus' is not a directory; choose another with --output\n"
    )
    XCTAssertEqual(blocked.output, "")
    let own = folder
    folder = own + "/Corpus/deeper/still"
    let inside = faulty()
    XCTAssertEqual(inside.exitCode, .badInput)
    XCTAssertTrue(inside.errors.contains("is not a directory; choose another with --output"))
    folder = own
  }

  func testADamagedCaseStopsIt() async throws {
    try CaseFolder(self).write("no case\n", to: "Corpus/a.case")
    let run = faulty()
    XCTAssertEqual(run.exitCode, .badInput)
    XCTAssertTrue(run.errors.hasPrefix("vcfuzz: '\(folder)/Corpus/a.case', line 1: "))
    XCTAssertEqual(files("Corpus"), ["a.case"])
  }

  func testTheTimeLimitIsSaidAndHasItsExitCode() async {
    let run = fuzz([
      "--seed", "1", "-n", "100000000", "-s", "redundant-choice-repaired", "--profile", "ios17",
      "--time-limit", "1", "--stop-after", "1",
    ])
    XCTAssertEqual(run.exitCode, .incomplete, run.output)
    XCTAssertTrue(run.output.contains("stopped by the time limit after "))
  }

  // MARK: Names

  func testHostileNamesAreHarmless() async throws {
    let name = "x`|<b>\u{1B}[31m\n../../y"
    let scenario = Scenario(name, "a *summary* with # [marks](http://a.b)") { stage in
      stage.screen("A")
    } operations: { root, _ in
      Call("tell `it`\u{1B}]0;\u{7}| <i>") { root.beginAppearanceTransition(true, animated: false) }
    }
    let run = fuzz(
      ["--seed", "1", "-n", "40", "--verbose", "--profile", "ios17"],
      tool: CommandLineTool(scenarios: [scenario])
    )
    XCTAssertEqual(run.exitCode, .found, run.errors)
    var all = [run.output, run.errors]
    for path in files("Corpus") { all.append(try text("Corpus/" + path) + path) }
    for path in files("Reports") { all.append(try text("Reports/" + path) + path) }
    XCTAssertGreaterThan(all.count, 4)
    for text in all {
      let control = text.unicodeScalars.first { $0.value < 0x20 && $0 != "\n" }
      XCTAssertNil(control, text)
    }
    XCTAssertEqual(files(""), ["Corpus", "Reports"])
    let report = try text("Reports/" + XCTUnwrap(files("Reports").last))
    XCTAssertFalse(report.contains("\n<"))
    XCTAssertTrue(report.contains("``x`|<b>\\u{1B}[31m\\u{A}../../y``"), report)
    XCTAssertTrue(report.contains("a \\*summary\\* with # \\[marks\\](http\\://a.b)"), report)
  }
}

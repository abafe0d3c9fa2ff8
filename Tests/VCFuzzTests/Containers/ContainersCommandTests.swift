// Tests of `vcfuzz-lab containers`: the tables, the exit codes, and that seeds decide them.

import VCFuzzCLI
import VCFuzzKit
import VCFuzzLab
import VCFuzzSupport
import XCTest

@MainActor final class ContainersCommandTests: XCTestCase {
  private func run(_ words: String...) -> ToolRun {
    ToolRun.lab(["containers"] + words)
  }

  func testASilentContainerEndsWithZero() async {
    let run = run("--only", "form", "--runs", "20")
    XCTAssertEqual(run.exitCode, .nothingFound)
    XCTAssertTrue(run.output.contains("| form | 23 | 20 |"), run.output)
    XCTAssertTrue(run.output.contains("0 of 1 correct containers accused in 20 runs"), run.output)
  }

  func testAdviceIsCollectedWhereItIsAskedFor() async {
    let words = ["--only", "cached-tabs", "--runs", "20"]
    let row = "| cached-tabs | 4 | 20 | 7 of 9 | 34 of 39 |  |  |"
    let plain = ToolRun.lab(["containers"] + words).output
    XCTAssertTrue(plain.contains(row + " – |\n"), plain)
    XCTAssertTrue(plain.contains("places of the root: host (by 1), split (by 1)\n"), plain)
    let advised = ToolRun.lab(["containers", "--advice"] + words).output
    XCTAssertTrue(advised.contains(row), advised)
    XCTAssertFalse(advised.contains("–"), advised)
  }

  func testBothSuitesFollowEachOther() async {
    let output = run("--only", "form", "--only", "late-move", "--runs", "50").output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    XCTAssertEqual(lines.count, 15, output)
    XCTAssertEqual(lines[4], "0 of 1 correct containers accused in 50 runs")
    XCTAssertEqual(lines[5], "All places of the root were met by each.")
    XCTAssertTrue(lines[8].hasPrefix("| container | line |"), output)
    XCTAssertEqual(lines[12], "1 of 1 broken containers found with every seed")
  }

  func testABrokenContainerIsListedWithItsCauseAndWhatFoundIt() async {
    let run = run("--suite", "broken", "--only", "late-move", "--runs", "50", "--seeds", "1,2")
    XCTAssertEqual(run.exitCode, .nothingFound)
    XCTAssertTrue(run.output.contains("| 2 of 2 |"), run.output)
    XCTAssertTrue(run.output.contains("INV-35"), run.output)
  }

  func testAMissedContainerEndsWithOne() async {
    let run = run("--only", "counted-screens", "--runs", "1")
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("| 0 of 1 | – |"), run.output)
  }

  func testTheSameSeedsGiveTheSameTables() async {
    let words = ["containers", "--only", "curtain", "--runs", "60", "--seeds", "1,2"]
    let first = ToolRun.lab(words).output
    XCTAssertEqual(first, ToolRun.lab(words).output)
  }

  func testAnUnknownNameIsRefused() async {
    XCTAssertEqual(run("--only", "curtains").exitCode, .usage)
  }
}

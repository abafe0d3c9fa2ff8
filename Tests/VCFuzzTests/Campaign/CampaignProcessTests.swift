// Tests of the campaign as a process: Ctrl-C, and the same bytes from every process.

import Foundation
import XCTest

final class CampaignProcessTests: FolderTestCase {
  func testCtrlCKeepsWhatWasFound() throws {
    let words = "--seed 1 --iterations 1000000000 --scenario redundant-choice --profile ios17".words
    let run = try BuiltTool.run(words, in: folder, interruptAt: "seed 1 ")
    XCTAssertEqual(run.status, 130, run.errors)
    XCTAssertTrue(run.output.contains("interrupted after "), run.output)
    XCTAssertTrue(run.output.contains("the rest was not tried"))
    XCTAssertEqual(run.errors, "")
  }

  func testCtrlCAfterAFindingLeavesItOnTheDisk() throws {
    let process = Process()
    process.executableURL = BuiltTool.url
    process.arguments = [
      "--seed", "1", "--iterations", "1000000000", "--scenario", "redundant-choice", "--profile",
      "ios17", "--quiet",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let report = folder + "/Reports/redundant-choice_inv-20_in-root.md"
    for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: report) { usleep(20_000) }
    process.interrupt()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 130)
    XCTAssertTrue(text.contains("1 finding (1 violation) in "), text)
    let kept = savedFiles().keys.sorted()
    XCTAssertEqual(
      kept,
      [
        "Corpus/redundant-choice_inv-20_in-root.case", "Reports/README.md", "Reports/index.html",
        "Reports/redundant-choice_inv-20_in-root.html",
        "Reports/redundant-choice_inv-20_in-root.md",
      ]
    )
  }

  #if os(Linux)
  /// A worker that a busy machine gives no time to still reports what it has just found.
  func testCtrlCWaitsForAWorkerThatGetsNoTime() throws {
    let words = [
      "--seed", "1", "--iterations", "1000000000", "--scenario", "redundant-choice", "--profile",
      "ios17", "--quiet",
    ]
    let process = BuiltTool.process(words, in: folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let id = process.processIdentifier
    let report = folder + "/Reports/redundant-choice_inv-20_in-root.md"
    for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: report) { usleep(5_000) }
    let children = try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    let worker = try XCTUnwrap(pid_t(children.prefix { $0 != " " }))
    kill(worker, SIGSTOP)
    process.interrupt()
    usleep(1_500_000)
    kill(worker, SIGCONT)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 130)
    XCTAssertTrue(text.contains("1 finding (1 violation) in "), text)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/Reports/index.html"))
  }
  #endif

  func testEveryProcessGivesTheSameOutputAndFiles() throws {
    let words = [
      "--seed", "7", "--iterations", "9", "--certify", "0", "--scenario", "redundant-choice",
      "--scenario",
      "two-drivers", "--scenario", "uikit", "--verbose", "--misuse", "some", "--quiet",
    ]
    var first: (outcome: BuiltTool.Outcome, files: [String: Data])?
    for number in 1...Effort.count(5, long: 20) {
      let place = folder + "/\(number)"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      let outcome = try BuiltTool.run(words, in: place)
      let files = savedFiles(in: place)
      if let first {
        // A slow machine shows progress among the errors.
        XCTAssertEqual(outcome.status, first.outcome.status, "process \(number)")
        XCTAssertEqual(outcome.output, first.outcome.output, "process \(number)")
        XCTAssertEqual(files, first.files, "process \(number)")
      } else {
        XCTAssertEqual(outcome.status, 1, outcome.errors)
        XCTAssertGreaterThan(files.count, 3)
        first = (outcome, files)
      }
    }
  }
}

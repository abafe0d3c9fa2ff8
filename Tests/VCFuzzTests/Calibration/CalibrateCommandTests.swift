// Tests of `vcfuzz calibrate`, and of the commands that take what it writes.

import Foundation
import HeadlessUIKit
import Lifecycle
import LifecycleRecording
import VCFuzz
import VCFuzzCLI
import XCTest

@MainActor
final class CalibrateCommandTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("calibrate-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  override func tearDown() async throws { try FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func rehearsal(_ profile: String) throws -> String {
    let run = ToolRun("calibrate", "--rehearse", profile)
    XCTAssertEqual(run.exitCode, .nothingFound, run.errors)
    return try write(run.output, to: "probes.json")
  }

  func testARehearsalIsRecovered() async throws {
    let run = ToolRun("calibrate", try rehearsal("ios26+V-TAB-DIDS=oldFirst"))
    XCTAssertEqual(run.exitCode, .nothingFound, run.errors)
    XCTAssertTrue(run.output.contains("V-TAB-DIDS          oldFirst (the model assumes newFirst)"))
    XCTAssertTrue(run.output.hasSuffix("profile: ios26+V-TAB-DIDS=oldFirst\n"), run.output)
  }

  func testTheProfileServesEveryCommand() async throws {
    let trace = try rehearsal("ios26+V-LOAD-POS=wdFirst")
    let file = folder + "/mine.profile"
    XCTAssertEqual(ToolRun("calibrate", trace, "--output", file).exitCode, .nothingFound)
    let log = try write("A viewWillDisappear:\nB viewDidLoad\n", to: "log.txt")
    let check = ToolRun("check", "--profile", file, log)
    XCTAssertTrue(check.output.contains("ios26+V-LOAD-POS=wdFirst"), check.output + check.errors)
    let listed = ToolRun("rules", "NAV-1", "--calibrations", folder)
    XCTAssertTrue(
      listed.output.contains("mine.profile: settled wdFirst (push: A.wd B.dl"),
      listed.output
    )
    XCTAssertEqual(try Profile(nameOrFile: file).name, "ios26+V-LOAD-POS=wdFirst")
  }

  func testASessionOfAnAppRulesValuesOut() async throws {
    let stage = Stage(try Profile(named: "ios26+V-NAV-CANCEL=interleaved"))
    let navigation = UINavigationController()
    navigation.setViewControllers([stage.screen("A"), stage.screen("B")], animated: false)
    stage.window { navigation }
    stage.settle()
    stage.beginSwipeBack(navigation)
    stage.commit()
    stage.cancelSwipeBack(navigation)
    stage.settle()
    let session = try write(JSONTraceWriter.lines(stage.trace), to: "session.json")
    let run = ToolRun("calibrate", session)
    XCTAssertEqual(run.exitCode, .nothingFound, run.errors)
    XCTAssertFalse(run.output.contains("Settled"), run.output)
    XCTAssertTrue(run.output.contains("V-NAV-CANCEL        not nair"), run.output)
  }

  func testMistakesAreOneLine() async throws {
    let bad = try write("{", to: "bad.json")
    for (words, code, text) in [
      ([], ExitCode.usage, "give a trace that the probes recorded"),
      (["/nowhere"], .badInput, "cannot read '/nowhere'"),
      ([bad], .badInput, "bad.json: "),
      (["--rehearse", "ios99"], .usage, "--rehearse: no profile 'ios99'"),
    ] {
      let run = ToolRun(["calibrate"] + words)
      XCTAssertEqual(run.exitCode, code, run.errors)
      XCTAssertTrue(run.errors.contains(text), run.errors)
      XCTAssertEqual(run.errors.split(separator: "\n").count { !$0.hasPrefix(" ") }, 1, run.errors)
    }
    let missing = ToolRun("fuzz", "--profile", "/nowhere/a.profile")
    XCTAssertEqual(missing.exitCode, .badInput)
    XCTAssertTrue(missing.errors.contains("--profile: cannot read '/nowhere/a.profile'"))
  }

  func testRandomProfilesAreNeverRecoveredWrongly() async {
    let run = ToolRun.lab("calibration", "--profiles", "6", "--noise", "0,5")
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    XCTAssertTrue(run.output.hasSuffix("wrong recoveries: 0\n"), run.output)
    XCTAssertTrue(run.output.contains("| V-LOAD-POS | 6 / 0 / 0 |"), run.output)
  }
}

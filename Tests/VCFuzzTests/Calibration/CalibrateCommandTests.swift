// Tests of `vcfuzz calibrate`, and of the commands that take what it writes.

import CalibrationProbes
import Foundation
import HeadlessUIKit
import LifecycleRecording
import ModelChecking
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSupport
import VCFuzzXCTest
import VCLifecycle
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

  func testTheProfileServesRunsExplorationsAndTests() async throws {
    let name = "ios26+V-NAV-CANCEL=interleaved"
    let file = folder + "/mine.profile"
    let calibrated = ToolRun("calibrate", try rehearsal(name), "--output", file)
    XCTAssertEqual(calibrated.exitCode, .nothingFound, calibrated.errors)
    let runs = ToolRun(
      "--profile",
      file,
      "--scenario",
      "uikit",
      "--iterations",
      "3",
      "--seed",
      "1",
      "-o",
      folder
    )
    XCTAssertTrue(runs.output.contains(name), runs.output + runs.errors)
    let search = ToolRun(
      "explore",
      "uikit",
      "-k",
      "1",
      "--operations",
      "push,pop",
      "--profile",
      file,
      "-o",
      folder
    )
    XCTAssertEqual(search.exitCode, .nothingFound, search.errors)
    XCTAssertTrue(search.output.contains(name), search.output)
    try verify(.uikit, seed: 1, iterations: 3, profile: file)
    let found = try Verification(.switcher(), seed: 3, iterations: 20, profile: file)
    XCTAssertEqual(found.faults.first?.replay.kept.configuration.profile.name, name)
    XCTAssertThrowsError(try Verification(.uikit, seed: 1, iterations: 1, profile: "/no.profile"))
  }

  /// Every value of every variant is drawn for each session, and none of them may be ruled out.
  func testSessionsUnderRandomProfilesNeverRuleOutWhatIsTrue() async throws {
    var random = RandomSource(seed: 5)
    var excluded = 0
    for number in 0..<8 {
      var profile = Profile(os: .standard)
      for variant in Variant.all {
        guard let value = random.element(of: variant.values) else { continue }
        XCTAssertTrue(variant.set(value, in: &profile))
      }
      var options = GeneratorOptions()
      options.profile = profile
      let walk = Generator(.uikit, options: options, seed: 11).walk(number)
      let trace = CaseRun(.uikit, walk.configuration, walk.path).trace
      let session = try write(JSONTraceWriter.lines(trace), to: "session.json")
      let run = ToolRun("calibrate", session, "--json")
      XCTAssertEqual(run.exitCode, .nothingFound, run.errors)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      for exclusion in try XCTUnwrap(object?["sessions"] as? [[String: Any]]) {
        let variant = try XCTUnwrap(Variant.named(exclusion["id"] as? String ?? ""))
        let values = try XCTUnwrap(exclusion["excluded"] as? [String])
        excluded += values.count
        XCTAssertFalse(
          values.contains(variant.value(in: profile)),
          "\(exclusion) in \(number) under \(profile.name)"
        )
      }
    }
    XCTAssertGreaterThan(excluded, 0)
  }

  // MARK: Hostile traces

  func testADamagedRecordingIsRefusedOrShowsLess() async throws {
    let whole = try String(contentsOfFile: rehearsal("ios26+V-TAB-DIDS=oldFirst"), encoding: .utf8)
    let other = ToolRun("calibrate", "--rehearse", "ios26").output
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let edition: String = Probe.edition
    let otherEdition: String = whole.replacing(" begins \(edition)", with: " begins 0")
    let profile = "profile: ios26+V-TAB-DIDS=oldFirst\n"
    let withGaps: [String] = lines.indices.filter { $0 % 7 != 3 }.map { lines[$0] }
    let column: String = "/cut: line \(lines.count - 1), column "
    let wrongEdition: String =
      "another edition of the probes was recorded ('0' instead of '\(edition)')"
    for (name, text, code, words) in [
      ("empty", "", ExitCode.badInput, "no trace: the input is empty"),
      ("zeros", "\u{0}\u{1}\u{ff}\n\u{0}", .badInput, "no text: the input is binary"),
      ("cut", String(whole.dropLast(20)), .badInput, column),
      ("prose", "Test Suite started\n", .badInput, "no event of a controller in it: give the"),
      (
        "cut at a line", lines.prefix(200).joined(separator: "\n"), .nothingFound,
        "Recorded in part, so that they show nothing: "
      ),
      (
        "without beginnings", lines.filter { !$0.contains(" begins ") }.joined(separator: "\n"),
        .nothingFound, "0 settled"
      ),
      (
        "doubled", lines.flatMap { [$0, $0] }.dropFirst().joined(separator: "\n"), .nothingFound,
        profile
      ),
      ("two devices", whole + other, .badInput, "two devices"),
      ("gaps", withGaps.joined(separator: "\n"), .nothingFound, "not observed"),
      ("another edition", otherEdition, .badInput, wrongEdition),
      ("no such variant", "profile ios26+V-NONE=x\n", .badInput, "no such variant"),
    ] {
      let run = ToolRun("calibrate", try write(text, to: name))
      XCTAssertEqual(run.exitCode, code, name + run.errors)
      XCTAssertTrue((run.output + run.errors).contains(words), name)
    }
  }

  func testASessionOfAnAppRulesValuesOut() async throws {
    let stage = Stage(try Profile(named: "ios26+V-NAV-CANCEL=interleaved"))
    let navigation = UINavigationController()
    navigation.setViewControllers([stage.screen("A"), stage.screen("B")], animated: false)
    stage.window { navigation }
    stage.settle()
    stage.finger.beginSwipeBack(navigation)
    stage.commit()
    stage.finger.cancelSwipeBack(navigation)
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
      (["/nowhere"], .badInput, "no file '/nowhere'"),
      ([folder], .badInput, "is a folder"),
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
    XCTAssertTrue(run.output.contains("| V-LOAD-POS | 6 / 0 / 0 / 0 |"), run.output)
  }
}

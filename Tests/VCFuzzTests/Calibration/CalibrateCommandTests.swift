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

  override func setUp() async throws { folder = try CaseFolder(self).path }

  private func write(_ text: String, to name: String) throws -> String {
    let path = folder + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func rehearsal(_ profile: String) throws -> String {
    let run = ToolRun("calibrate", "--rehearse", profile).expect(.nothingFound)
    return try write(run.output, to: "probes.json")
  }

  func testARehearsalIsRecovered() async throws {
    let run = ToolRun("calibrate", try rehearsal("ios26+V-TAB-DIDS=oldFirst")).expect(
      .nothingFound,
      holds: ["V-TAB-DIDS          oldFirst (the model assumes newFirst)"]
    )
    XCTAssertTrue(run.output.hasSuffix("profile: ios26+V-TAB-DIDS=oldFirst\n"), run.output)
  }

  func testTheProfileServesEveryCommand() async throws {
    let trace = try rehearsal("ios26+V-LOAD-POS=wdFirst")
    let file = folder + "/mine.profile"
    ToolRun("calibrate", trace, "--output", file).expect(.nothingFound)
    let log = try write("A viewWillDisappear:\nB viewDidLoad\n", to: "log.txt")
    ToolRun("check", "--profile", file, log).expect(holds: ["ios26+V-LOAD-POS=wdFirst"])
    ToolRun("rules", "NAV-1", "--calibrations", folder)
      .expect(holds: ["mine.profile: settled wdFirst (push: A.wd B.dl"])
    XCTAssertEqual(try Profile(nameOrFile: file).name, "ios26+V-LOAD-POS=wdFirst")
  }

  func testTheProfileServesRunsExplorationsAndTests() async throws {
    let name = "ios26+V-NAV-CANCEL=interleaved"
    let file = folder + "/mine.profile"
    ToolRun("calibrate", try rehearsal(name), "--output", file).expect(.nothingFound)
    let place = ["--profile", file, "-o", folder]
    ToolRun(["--scenario", "uikit", "--iterations", "3", "--seed", "1"] + place)
      .expect(holds: [name])
    ToolRun(["explore", "uikit", "-k", "1", "--operations", "push,pop"] + place)
      .expect(.nothingFound, holds: [name])
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
      let run = ToolRun("calibrate", session, "--json").expect(.nothingFound)
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
    stage.beginSwipeBack(navigation)
    stage.commit()
    stage.cancelSwipeBack(navigation)
    stage.settle()
    let session = try write(JSONTraceWriter.lines(stage.trace), to: "session.json")
    ToolRun("calibrate", session)
      .expect(.nothingFound, holds: ["V-NAV-CANCEL        not nair"], lacks: ["Settled"])
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
      let run = ToolRun(["calibrate"] + words).expect(code, errors: [text])
      XCTAssertEqual(run.errors.split(separator: "\n").count { !$0.hasPrefix(" ") }, 1, run.errors)
    }
    ToolRun("fuzz", "--profile", "/nowhere/a.profile")
      .expect(.badInput, errors: ["--profile: cannot read '/nowhere/a.profile'"])
  }

  func testRandomProfilesAreNeverRecoveredWrongly() async {
    let run = ToolRun.lab("calibration", "--profiles", "6", "--noise", "0,5")
      .expect(.nothingFound, holds: ["| V-LOAD-POS | 6 / 0 / 0 / 0 |"])
    XCTAssertTrue(run.output.hasSuffix("wrong recoveries: 0\n"), run.output)
  }
}

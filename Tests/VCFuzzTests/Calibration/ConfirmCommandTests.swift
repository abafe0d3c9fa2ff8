// Tests of `vcfuzz confirm`: the test that it writes, and the recording that it reads back.

import Foundation
import HeadlessUIKit
import LifecycleRecording
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSamples
import VCFuzzSupport
import VCLifecycle
import XCTest

@MainActor
final class ConfirmCommandTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws { folder = try CaseFolder(self).path }

  /// A copy of a shipped case.
  private func copy(_ name: String) throws -> String {
    let path = folder + "/\(name).case"
    let own = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    try FileManager.default.copyItem(atPath: "\(own)/Corpus/\(name).case", toPath: path)
    return path
  }

  private func write(_ recorder: TraceRecorder) throws -> String {
    let path = folder + "/recording.json"
    try recorder.write(toFile: path)
    return path
  }

  func testTheTestTakesTheStepsWithTheRecorderOn() async throws {
    ToolRun("confirm", try copy("forgotten-end_inv-20_in-root")).expect(
      .nothingFound,
      holds: [
        "import LifecycleRecording", "final class ConfirmForgottenEndInv20InRoot: XCTestCase {",
        "    ControllerHooks.install()",
        "    recorder.mark(\"confirm forgotten-end_inv-20_in-root begins\")",
        "    showFailure(on: Stage(), root: root, call: call)",
        "func showFailure(on stage: Stage, root: UIViewController, "
          + "call: @escaping (String) -> Void)",
      ],
      lacks: ["needs a hand"]
    )
  }

  func testARecordingAnswersAndTheCaseKeepsItWithItsReport() async throws {
    let path = try copy("forgotten-end_inv-20_in-root")
    for (isBroken, code, answer) in [
      (true, ExitCode.nothingFound, "confirmed"), (false, .found, "not reproduced"),
    ] {
      let recorder = TraceRecorder(os: .standard)
      let (container, child) = (NSObject(), NSObject())
      recorder.name(container, "root")
      recorder.mark("confirm forgotten-end_inv-20_in-root begins")
      recorder.record(.willMoveToParent, of: child, other: container)
      recorder.record(.didMoveToParent, of: child, other: container)
      recorder.record(.beginAppearance, of: child, animated: true, flag: true)
      recorder.record(.viewDidLoad, of: child)
      recorder.record(.viewWillAppear, of: child, animated: true)
      if !isBroken {
        recorder.record(.viewIsAppearing, of: child, animated: true)
        recorder.record(.endAppearance, of: child)
        recorder.record(.viewDidAppear, of: child, animated: true)
      }
      recorder.mark("confirm forgotten-end_inv-20_in-root ends")
      let reason = isBroken ? "" : "; the recording breaks no rule"
      let note = "On UIKit, iOS 26: \(answer)\(reason)."
      ToolRun("confirm", path, try write(recorder)).expect(code, holds: [note])
      let text = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertEqual(text.components(separatedBy: "On UIKit, iOS 26:").count, 2)
      XCTAssertTrue(text.contains("# \(note)\n"), text)
      let report = ToolRun("replay", path, "--html", folder + "/report.html")
      XCTAssertNotEqual(report.exitCode, .badInput, report.errors)
      let page = try String(contentsOfFile: folder + "/report.html", encoding: .utf8)
      XCTAssertTrue(page.contains(note), answer)
    }
  }

  func testAnotherBreachIsNamed() async throws {
    let path = try copy("forgotten-end_inv-20_in-root")
    let recorder = TraceRecorder(os: .standard)
    let (container, child) = (NSObject(), NSObject())
    recorder.name(container, "root")
    recorder.mark("confirm forgotten-end_inv-20_in-root begins")
    recorder.record(.viewDidLoad, of: container)
    recorder.record(.didMoveToParent, of: child, other: container)
    // The same invariant in another way, and the same way with another controller.
    recorder.record(.endAppearance, of: child)
    recorder.record(.beginAppearance, of: container, animated: true, flag: true)
    recorder.mark("confirm forgotten-end_inv-20_in-root ends")
    ToolRun("confirm", path, try write(recorder)).expect(
      .found,
      holds: ["not reproduced; it shows INV-20 in a child of root instead: line "]
    )
  }

  // MARK: The shipped cases

  /// A test on UIKit records what the model does, if the model is right.
  func testWhatTheModelDoesIsConfirmedUnlessTheHooksDoNotShowIt() async throws {
    let own = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    var answers: [String: Int] = [:]
    for entry in try Corpus(output: own).entries() {
      let scenario =
        ShippedCorpus.entries.first { $0.faulty.name == entry.kept.scenario }?.faulty ?? .uikit
      let stem = CaseName.stem(scenario: entry.kept.scenario, identity: entry.kept.verdict.identity)
      func mark(_ words: String) -> String { "{\"marker\":\"confirm \(stem) \(words)\"}\n" }
      let lines = try Confirmation.recordingOfModel(entry.kept, scenario)
      let end = try XCTUnwrap(lines.firstIndex(of: "\n"))
      let text = lines[...end] + mark("begins") + lines[end...].dropFirst() + mark("ends")
      let path = folder + "/recording.json"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let answer = ToolRun("confirm", try copy(entry.name), path)
      XCTAssertNotEqual(answer.exitCode, .found, answer.output + answer.errors)
      XCTAssertNotEqual(answer.exitCode, .badInput, answer.output + answer.errors)
      answers["\(answer.exitCode)", default: 0] += 1
    }
    XCTAssertGreaterThan(answers["nothingFound", default: 0], 30, "\(answers)")
  }

  func testStepsThatNeedAFingerCannotBeDriven() async throws {
    let path = try copy("cancel-as-finish_inv-16_in-root")
    let stem = "cancel-as-finish_inv-16_in-root"
    let recorder = TraceRecorder(os: .standard)
    recorder.mark("confirm \(stem) needs a hand")
    ToolRun("confirm", path, try write(recorder)).expect(.incomplete, holds: ["cannot be driven"])
  }

  func testAnotherRecordingIsRefused() async throws {
    let path = try copy("forgotten-end_inv-20_in-root")
    let recorder = TraceRecorder(os: .standard)
    recorder.record(.viewDidLoad, of: NSObject())
    for (words, text) in [
      ([path, try write(recorder)], "is no recording of this case"),
      ([path, "/nowhere"], "cannot read '/nowhere'"),
      (["/nowhere.case"], "/nowhere.case"),
    ] {
      ToolRun(["confirm"] + words).expect(.badInput, errors: [text])
    }
  }
}

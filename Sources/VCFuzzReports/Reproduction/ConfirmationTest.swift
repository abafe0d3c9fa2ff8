// A case as a test for a simulator: it takes the steps on UIKit with the recorder on.

internal import Foundation

/// The XCTest file that takes a case's steps on UIKit.
package struct ConfirmationTest {
  private let kept: Case
  /// How a shell calls the tool.
  private let call: String
  private let reproduction: SwiftReproduction

  package init(_ kept: Case, call: String) {
    self.kept = kept
    self.call = call
    reproduction = SwiftReproduction(kept, namesControllers: true)
  }

  /// The name that the control events of the recording carry.
  package static func stem(of kept: Case) -> String {
    CaseName.stem(scenario: kept.scenario, identity: kept.verdict.identity)
  }

  /// The whole file.
  package var source: String {
    let stem = Self.stem(of: kept)
    let name = stem.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var lines = [
      "// Takes the steps of '\(stem)' on UIKit, and attaches what was recorded:".harmless,
      "// \(kept.verdict.identity) (\(kept.grade.rawValue)) in the headless runtime.".harmless,
      "//",
      "// Add it to an iOS test target that uses the product LifecycleRecording, run it, save the",
      "// attachment, and read it back: '\(call) confirm CASE recording.json'.",
      "",
      "import LifecycleRecording",
      "import XCTest",
      "",
      "final class Confirm\(name): XCTestCase {",
      "  @MainActor",
      "  func testSteps() throws {",
      "    let recorder = TraceRecorder.shared",
      "    recorder.clear()",
    ]
    if reproduction.lacksSteps {
      lines += [
        "    recorder.mark(\"confirm \(stem) needs a step that code cannot take\")",
        "    attach(recorder)",
        "    throw XCTSkip(\"the comments below name a step that code cannot take\")",
      ]
    } else {
      lines += testOfSteps(stem)
    }
    lines += [
      "  }",
      "",
      "  @MainActor",
      "  private func attach(_ recorder: TraceRecorder) {",
      "    let attachment = XCTAttachment(string: recorder.text)",
      "    attachment.name = \"recording.json\"",
      "    attachment.lifetime = .keepAlways",
      "    add(attachment)",
      "  }",
      "}",
    ]
    return lines.joined(separator: "\n") + "\n\n" + reproduction.source
  }

  /// Takes the steps between two marks; a person says beforehand that there is one.
  private func testOfSteps(_ stem: String) -> [String] {
    var lines: [String] = []
    if !reproduction.isDrivenByCode {
      lines += [
        "    if ProcessInfo.processInfo.environment[\"VCFUZZ_PERSON\"] != \"yes\" {",
        "      recorder.mark(\"confirm \(stem) needs a hand\")",
        "      attach(recorder)",
        "      throw XCTSkip(\"steps by hand are needed: set VCFUZZ_PERSON=yes, follow the log\")",
        "    }",
      ]
    }
    lines += ["    ControllerHooks.install()", "    recorder.mark(\"confirm \(stem) begins\")"]
    return lines + callOfSteps + [
      "    recorder.mark(\"confirm \(stem) ends\")",
      "    attach(recorder)",
    ]
  }

  /// The call that takes the steps; what only the app knows is left to fill in.
  private var callOfSteps: [String] {
    var lines: [String] = []
    var arguments = ["on: Stage()"]
    if reproduction.hasRoot {
      lines.append("    let root = <#the container that the scenario builds#>")
      arguments.append("root: root")
    }
    if reproduction.needsScreen {
      arguments.append("screen: { <#a screen as the scenario builds it#> }")
    }
    if reproduction.needsCall {
      lines += [
        "    let call: (String) -> Void = { name in",
        "      <#make the scenario's call of that name#>",
        "    }",
      ]
      arguments.append("call: call")
    }
    return lines + ["    showFailure(\(arguments.joined(separator: ", ")))"]
  }
}

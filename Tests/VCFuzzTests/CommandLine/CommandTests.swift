// Tests of what every command may rely on: its options, its failures, and being the standard one.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class CommandTests: XCTestCase {
  private struct Surprise: Error {}

  /// A command that prints what it was given, or fails as it is told.
  private struct Probe: Command {
    let name = "probe"
    let summary = "Print what it was given"
    let operands = [CommandOperand("FILE", .file, count: .many)]
    let options = CommandOption.table(
      """
      -n, --count N        How many
      --limit N            At most
      --initial A=STATE …  States
      --fail HOW           Fail
      """,
      ["count": .number(1...9), "limit": .number(0...(.max))]
    )

    func run(_ invocation: Invocation) throws -> ExitCode {
      switch invocation.value(of: "fail") {
      case "input": throw CommandError(.badInput, "cannot read '\u{1B}': it is damaged")
      case "surprise": throw Surprise()
      default: break
      }
      let count = invocation.number(of: "count").map { String($0) } ?? "-"
      let states = invocation.values(of: "initial").joined(separator: ",")
      invocation.terminal.print("\(count) [\(states)] \(invocation.operands)")
      return .found
    }
  }

  private func run(_ words: String..., isStandard: Bool = false) -> ToolRun {
    let tool = CommandLineTool(
      named: "vcfuzz",
      summary: "",
      commands: [Probe()],
      standard: isStandard ? Probe() : nil,
      scenarios: ScenarioCatalogue()
    )
    return ToolRun(words, tool: tool)
  }

  func testOptionsAndOperandsArrive() async {
    let words = run("probe", "a", "-n", "3", "--initial", "A=on", "-", "--initial=B=off")
    XCTAssertEqual(words.exitCode, .found)
    XCTAssertEqual(words.output, "3 [A=on,B=off] [\"a\", \"-\"]\n")
    XCTAssertEqual(run("probe", "-n=4", "--", "-n").output, "4 [] [\"-n\"]\n")
    XCTAssertEqual(run("probe").output, "- [] []\n")
  }

  func testNumbersAreChecked() async {
    for bad in ["0", "10", "x", "", "1.5", "99999999999999999999"] {
      let result = run("probe", "--count=\(bad)")
      XCTAssertEqual(result.exitCode, .usage)
      XCTAssertEqual(
        result.errors,
        "vcfuzz: invalid value '\(bad)' for '--count': expected a whole number from 1 to 9\n"
      )
    }
    XCTAssertTrue(run("probe", "--limit=-1").errors.hasSuffix("expected a whole number from 0\n"))
  }

  func testFailuresHaveTheirExitCodes() async {
    for (way, code, words) in [
      ("input", ExitCode.badInput, "cannot read '\\u{1B}': it is damaged"),
      ("surprise", .internalError, "internal error: Surprise()"),
    ] {
      let result = run("probe", "--fail", way)
      XCTAssertEqual(result.exitCode, code)
      XCTAssertEqual(result.errors, "vcfuzz: \(words)\n")
    }
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 2, 64, 65, 70, 130])
  }

  func testTheStandardCommandNeedsNoName() async {
    XCTAssertEqual(run("--count", "3", "a", isStandard: true).output, "3 [] [\"a\"]\n")
    XCTAssertEqual(run("--color", "never", "--count", "3", isStandard: true).output, "3 [] []\n")
    XCTAssertEqual(run("probe", "--count", "3", isStandard: true).output, "3 [] []\n")
    XCTAssertEqual(run("--count", "3").exitCode, .usage)
    XCTAssertEqual(run(isStandard: true).exitCode, .nothingFound, "a bare call prints the help")
    XCTAssertEqual(
      run("--cuont", "3", isStandard: true).errors,
      "vcfuzz: no option '--cuont'; did you mean '--count'?\n"
    )
  }

  // MARK: The article

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A new command takes a file and a line, as the article says: so do those that there are.
  func testACommandIsOneFileAndOneLineOfTheCatalogue() async throws {
    let folder = "Sources/VCFuzzCLI/Commands/"
    let catalogue = folder + "CommandLineTool+Catalogue.swift"
    let lines = try text(catalogue).split(separator: "\n").map { $0.drop { $0 == " " } }
    let rows = lines.filter { $0.hasSuffix("Command(),") && !$0.contains(":") }
    let types = CommandLineTool().commands.map { "\(type(of: $0))" }
    XCTAssertEqual(rows.map { String($0.dropLast(3)) }, types)
    for (type, command) in zip(types, CommandLineTool().commands) {
      let source = try text(folder + type + ".swift")
      XCTAssertTrue(source.contains("struct \(type): Command {"), type)
      XCTAssertTrue(source.contains("let name = \"\(command.name)\""), type)
    }
    let article = try text("Sources/VCFuzzCLI/VCFuzzCLI.docc/AddingACommand.md")
    XCTAssertTrue(article.contains("`\(catalogue)`"), "the catalogue is named")
    XCTAssertTrue(article.contains("`\(folder)NameCommand.swift`"), "the file is named")
    for name in ["VersionCommand", "ReportCommand"] { XCTAssertTrue(types.contains(name), name) }
  }
}

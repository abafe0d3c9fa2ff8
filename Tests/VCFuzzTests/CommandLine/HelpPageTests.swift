// Tests of the texts made from the table of commands: help and the shells' completions.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class HelpPageTests: XCTestCase {
  private let commands = CommandLineTool().commands.map(\.name)

  func testHelp() async {
    var text = ToolRun("help").output
    for command in commands {
      text += "\n$ vcfuzz help \(command)\n" + ToolRun("help", command).output
    }
    Snapshot.assertEqual(text, to: "help.txt")
  }

  func testHelpOfTheLab() async {
    var text = ToolRun.lab("help").output
    for command in ["bench", "mutants"] {
      text += "\n$ vcfuzz-lab help \(command)\n" + ToolRun.lab("help", command).output
    }
    Snapshot.assertEqual(text, to: "lab-help.txt")
  }

  func testCompletions() async {
    for shell in ["bash", "zsh", "fish"] {
      Snapshot.assertEqual(ToolRun("completions", shell).output, to: "completions.\(shell)")
    }
  }

  func testHelpListsEveryCommandAndExitCode() async {
    let help = ToolRun("help").expect(
      holds: commands.map { "\n  \($0) " } + ExitCode.allCases.map { "\n  \($0.rawValue) " }
    )
    XCTAssertEqual(ToolRun().expect(.nothingFound).output, help.output, "a bare call explains")
    XCTAssertTrue(commands.contains("rules"))
    XCTAssertEqual(Set(commands).count, commands.count)
  }

  func testDetailsFitATerminal() async {
    for command in commands {
      for line in ToolRun("help", command).output.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 90, String(line))
      }
    }
  }

  func testBashReadsItsScript() async throws {
    let bash = URL(fileURLWithPath: "/bin/bash")
    guard FileManager.default.isExecutableFile(atPath: bash.path) else {
      throw XCTSkip("no bash on this machine")
    }
    let script =
      ToolRun("completions", "bash").output + """
        ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _vcfuzz; echo "${COMPREPLY[@]}"; }
        ask vcfuzz ru
        ask vcfuzz rules WIN-11
        ask vcfuzz explore uik
        ask vcfuzz rules --color ''
        ask vcfuzz rules --j
        ask vcfuzz help comp
        """
    let process = Process()
    process.executableURL = bash
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(text, "rules\nWIN-11\nuikit\nauto always never\n--json\ncompletions\n")
  }
}

// Tests of where output goes, when it is coloured, and what happens when it cannot be written.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class TerminalTests: XCTestCase {
  private func isColored(
    _ words: String...,
    isTerminal: Bool,
    environment: [String: String] = [:]
  ) -> Bool {
    ToolRun(words, isTerminal: isTerminal, environment: environment).output.contains("\u{1B}[")
  }

  func testColoursAreForTerminalsThatWantThem() async {
    XCTAssertTrue(isColored("help", isTerminal: true, environment: ["TERM": "xterm"]))
    XCTAssertFalse(isColored("help", isTerminal: false))
    XCTAssertFalse(isColored("help", isTerminal: true, environment: ["NO_COLOR": "1"]))
    XCTAssertTrue(isColored("help", isTerminal: true, environment: ["NO_COLOR": ""]))
    XCTAssertFalse(isColored("help", isTerminal: true, environment: ["TERM": "dumb"]))
  }

  func testTheColorOptionDecidesAgainstTheEnvironment() async {
    XCTAssertTrue(isColored("help", "--color", "always", isTerminal: false))
    let refusing = ["NO_COLOR": "1", "TERM": "dumb"]
    XCTAssertTrue(isColored("help", "--color", "always", isTerminal: true, environment: refusing))
    XCTAssertFalse(isColored("help", "--color=never", isTerminal: true))
    XCTAssertFalse(isColored("help", "--color=auto", isTerminal: true, environment: refusing))
  }

  func testAReaderThatLeavesIsNoFailure() async throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])
    let terminal = Terminal.writing(to: ends[1])
    XCTAssertEqual(CommandLineTool().run(["rules"], on: terminal), .nothingFound)
    XCTAssertTrue(terminal.isAbandoned)
    XCTAssertNil(terminal.outputFailure)
    close(ends[1])
  }

  func testOutputThatCannotBeWrittenIsSaid() async {
    let terminal = Terminal.writing(to: -1)
    XCTAssertEqual(CommandLineTool().run(["help"], on: terminal), .internalError)
    XCTAssertNotNil(terminal.outputFailure)
    XCTAssertTrue(terminal.errorText.hasPrefix("vcfuzz: cannot write the output: "))
  }
}

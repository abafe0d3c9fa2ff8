// The README says what is true.

import Foundation
import VCFuzz
import XCTest

@MainActor final class ReadmeTests: XCTestCase {
  /// Returns the content of the first fenced block of a language.
  private func block(_ language: String, in text: String) -> String? {
    let start = "\n```" + language + "\n"
    guard let open = text.range(of: start),
      let close = text.range(of: "\n```\n", range: open.upperBound..<text.endIndex)
    else { return nil }
    return text[open.upperBound..<close.lowerBound] + "\n"
  }

  func testHelpIsTheHelpOfTheTool() async throws {
    let readme = try Repository.file("README.md").text
    let terminal = Terminal.captured()
    _ = CommandLineTool().run(["help"], on: terminal)
    XCTAssertEqual(block("text", in: readme), terminal.outputText)
  }

  func testAnotherHelpIsFound() async {
    XCTAssertEqual(block("text", in: "# A\n\n```text\none\ntwo\n```\n"), "one\ntwo\n")
    XCTAssertNil(block("text", in: "# A\n\n```sh\none\n```\n"))
  }

  func testContinuousIntegrationRunsTheCommandsOfTheReadme() async throws {
    let readme = try Repository.file("README.md").text
    let commands = try XCTUnwrap(block("sh", in: readme)).split(separator: "\n")
    let test = try XCTUnwrap(commands.first { $0.hasPrefix("swift test") })
    let script = try Repository.file(".ci/run").text
    XCTAssertTrue(script.contains("\n" + test), "\(test)")
    XCTAssertTrue(commands.contains { $0.hasPrefix("swift run -c release vcfuzz") })
  }
}

// The README says what is true.

import Foundation
import VCFuzz
import XCTest

@MainActor final class ReadmeTests: XCTestCase {
  /// Returns the place of the content of the first fenced block of a language.
  private func range(_ language: String, in text: String) -> Range<String.Index>? {
    let start = "\n```" + language + "\n"
    guard let open = text.range(of: start),
      let close = text.range(of: "\n```\n", range: open.upperBound..<text.endIndex)
    else { return nil }
    return open.upperBound..<text.index(after: close.lowerBound)
  }

  private func block(_ language: String, in text: String) -> String? {
    range(language, in: text).map { String(text[$0]) }
  }

  func testHelpIsTheHelpOfTheTool() async throws {
    var readme = try Repository.file("README.md").text
    let terminal = Terminal.captured()
    _ = CommandLineTool().run(["help"], on: terminal)
    let place = try XCTUnwrap(range("text", in: readme))
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      readme.replaceSubrange(place, with: terminal.outputText)
      let url = Repository.root.appendingPathComponent("README.md")
      try readme.write(to: url, atomically: true, encoding: .utf8)
      XCTFail("recorded the help in README.md; run again without RECORD_SNAPSHOTS")
      return
    }
    XCTAssertEqual(
      String(readme[place]),
      terminal.outputText,
      "RECORD_SNAPSHOTS=1 writes the help into README.md"
    )
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

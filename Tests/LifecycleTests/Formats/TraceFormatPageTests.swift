// The examples of the page on trace formats are read as the page says.

import Foundation
import LifecycleChecks
import LifecycleLogs
import LifecycleNotation
import VCLifecycle
import XCTest

final class TraceFormatPageTests: XCTestCase {
  private func examples() throws -> [(language: String, text: String)] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/LifecycleLogs/LifecycleLogs.docc/TraceFormats.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { _, part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), String(lines[1]))
    }
  }

  func testEveryExampleIsReadWithoutARemainder() throws {
    let examples = try examples()
    XCTAssertEqual(
      examples.map(\.language),
      ["console", "console", "swift", "json", "json", "json"]
    )
    for (language, text) in examples where language != "swift" {
      let file = try TraceFile(reading: ByteSource(text))
      XCTAssertEqual(file.format, language == "json" ? .json : .console, text)
      XCTAssertEqual(file.unrecognised.samples.map(\.text), [], text)
      XCTAssertEqual(file.notes, [], text)
      XCTAssertEqual(
        file.trace.events.count,
        language == "console"
          ? text.split(separator: "\n").count
          : text.components(separatedBy: "\"callback\"").count
            + text.components(separatedBy: "\"marker\"").count - 2,
        text
      )
    }
  }

  func testTheExamplesOfWholeTransitionsArePermitted() throws {
    for (language, text) in try examples() where language == "json" {
      let file = try TraceFile(reading: ByteSource(text))
      let report = Checker().check(file.trace)
      XCTAssertEqual(report.overall, .permitted, "\(report.judgement.violations)\n\(text)")
    }
  }

  func testTheCancelledPopIsExplained() throws {
    let text = try examples().filter { $0.language == "json" }[1].text
    let file = try TraceFile(reading: ByteSource(text))
    XCTAssertEqual(
      Explanation(of: file.trace).sentences(of: file.trace, lines: file.lines),
      ["lines 3–9: an interactive pop from Detail to Feed, cancelled (NAV-4)"]
    )
  }

  func testEveryFieldOnThePageIsKnownAndEveryKnownFieldIsOnThePage() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/LifecycleLogs/LifecycleLogs.docc/TraceFormats.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in TraceFieldNames.all {
      XCTAssertTrue(text.contains("`\(name)`"), "\(name) is not on the page")
    }
  }
}

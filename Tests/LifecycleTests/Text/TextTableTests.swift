// Tests of tables in text form: the line format, and the reports of lines that break it.

import VCLifecycle
import XCTest

final class TextTableTests: XCTestCase {
  private func table(_ text: String) -> TextTable {
    TextTable("sample", keys: ["cause", "not done"], text)
  }

  private func parsed(_ text: String) throws -> [TextTable.Entry] {
    try table(text).parse { $0 }
  }

  private func assertError(_ error: any Error, line: Int, _ problem: String) {
    XCTAssertEqual("\(error)", "sample, line \(line) of the table: \(problem)")
  }

  func testFieldsTextAndNotesAreRead() throws {
    let entries = try parsed(
      """
      A-1 | one, two |  three
        Some text: with a colon,
        over two lines.
        cause: first | cause
          continued
        not done: a reason
        cause: second

      A-2
      """
    )
    XCTAssertEqual(entries.map(\.fields), [["A-1", "one, two", "three"], ["A-2"]])
    XCTAssertEqual(entries[0].text, "Some text: with a colon, over two lines.")
    XCTAssertEqual(entries[0].values(of: "cause"), ["first | cause continued", "second"])
    XCTAssertEqual(try entries[0].value(of: "not done"), "a reason")
    XCTAssertEqual(entries[1].text, "")
    XCTAssertEqual(entries[1].values(of: "cause"), [])
  }

  func testAnEmptyTableHasNoEntries() throws {
    XCTAssertEqual(try parsed("").count, 0)
    XCTAssertEqual(try parsed("\n  \n").count, 0)
  }

  func testAWrongLineIsReportedWithItsNumber() {
    let keys = "expected one of the keys cause, not done"
    let rows: [(text: String, line: Int, problem: String)] = [
      ("  text\nA", 1, "a line before the first entry"),
      ("A\n text", 2, "wrong indentation"),
      ("A\n   text", 2, "wrong indentation"),
      ("A\n    text", 2, "wrong indentation"),
      ("\nA\n  cause: b\n      c", 4, "wrong indentation"),
      ("A\n\nB\n  cause: c\n  reason: d", 5, keys),
      ("A\n  cause: c\n  cause:d", 3, keys),
    ]
    for row in rows {
      XCTAssertThrowsError(try parsed(row.text), row.text) {
        assertError($0, line: row.line, row.problem)
      }
    }
  }

  func testAnEntryReportsItsFirstLine() throws {
    let table = table("A\n\nB | 1, x, 3\n  cause: b\n  cause: c\n")
    XCTAssertThrowsError(
      try table.parse { entry throws(TableError) in try entry.value(of: "cause") }
    ) {
      assertError($0, line: 1, "expected 'cause' once")
    }
    let entry = try parsed("\n\nB | 1, x, 3\n  cause: b\n  cause: c\n")[0]
    XCTAssertThrowsError(try entry.value(of: "cause")) {
      assertError($0, line: 3, "expected 'cause' once")
    }
    XCTAssertThrowsError(try entry.list(entry.fields[1]) { Int($0) }) {
      assertError($0, line: 3, "invalid value 'x'")
    }
    XCTAssertEqual(try entry.list(entry.fields[1]) { $0 }, ["1", "x", "3"])
    XCTAssertEqual(try entry.list("1; 2", separator: UInt8(ascii: ";")) { Int($0) }, [1, 2])
  }
}

// The list of assertions that tests must evaluate: each has one message in the sources and a test,
// so that `.ci/assertion-mutations` can try it.

import Foundation
import XCTest

final class AssertionListTests: XCTestCase {
  func testEachAssertionCanBeNegatedAndWouldBeNoticed() throws {
    let list = try Repository.file("Tests/AssertionMutations.txt").text
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: "\t")
    }
    XCTAssertGreaterThanOrEqual(rows.count, 80)
    let messages = Set(rows.map { $0[0] })
    // What stands before each message: an assertion and its condition.
    var calls: [Substring: [Substring]] = [:]
    for file in try Repository.swiftFiles(in: "Sources") {
      let pieces = file.text.split(separator: "\"", omittingEmptySubsequences: false)
      for (call, message) in zip(pieces, pieces.dropFirst()) where messages.contains(message) {
        calls[message, default: []].append(call)
      }
    }
    let tests = try Repository.swiftFiles(in: "Tests").map(\.text)
    for row in rows {
      XCTAssertEqual(row.count, 2, "a message, a tab and a test: \(row)")
      let call = calls[row[0]]?.last ?? ""
      XCTAssertEqual(calls[row[0]]?.count, 1, String(row[0]))
      XCTAssertTrue(call.contains("assert(") || call.contains("precondition("), String(row[0]))
      let names = row[1].split { "./".contains($0) }
      let isThere = tests.contains {
        $0.contains("class \(names[1]): ")
          && (names.count == 2 || $0.contains("func \(names[2])()"))
      }
      XCTAssertTrue(isThere, String(row[1]))
    }
  }
}

// The list of assertions that tests must evaluate: each has one message in the sources and a test,
// so that `.ci/assertion-mutations` can try it.

import Foundation
import XCTest

final class AssertionListTests: XCTestCase {
  func testEachAssertionCanBeNegatedAndWouldBeNoticed() throws {
    let sources = try Repository.swiftFiles(in: "Sources").map(\.text)
    let tests = try Repository.swiftFiles(in: "Tests").map(\.text)
    let list = try Repository.file("Tests/AssertionMutations.txt").text
    let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
    for row in rows {
      let parts = row.components(separatedBy: "\t")
      guard parts.count == 2 else {
        XCTFail("a message, a tab and a test: \(row)")
        continue
      }
      let places = sources.flatMap { $0.components(separatedBy: "\"\(parts[0])\"").dropLast() }
      XCTAssertEqual(places.count, 1, parts[0])
      let call = places.first.flatMap { text in
        ["assert(", "precondition("].compactMap { text.range(of: $0, options: .backwards) }
          .max { $0.lowerBound < $1.lowerBound }.map { text[$0.upperBound...] }
      }
      // Between the call and its message there is a condition and no other statement.
      XCTAssertEqual(call?.contains("\n\n"), false, parts[0])
      XCTAssertEqual(call?.hasSuffix("Failure("), false, parts[0])
      let names = parts[1].split { "./".contains($0) }.map(String.init)
      XCTAssertTrue(
        tests.contains {
          $0.contains("class \(names[1]): ")
            && (names.count == 2 || $0.contains("func \(names[2])()"))
        },
        String(row)
      )
    }
    XCTAssertGreaterThanOrEqual(rows.count, 80)
  }
}

// Tests of JSON as a value.

import Foundation
import VCFuzzCLI
import VCFuzzReports
import XCTest

final class JSONValueTests: XCTestCase {
  func testTextKeepsTheOrderOfMembers() {
    let value = JSONValue.object([
      ("b", .number(-1)), ("a", .array([.bool(true), .null])), ("c", .object([])),
      ("d", .array([])),
    ])
    XCTAssertEqual(
      value.text,
      """
      {
        "b": -1,
        "a": [
          true,
          null
        ],
        "c": {},
        "d": []
      }
      """
    )
  }

  func testHostileTextReadsBackAndIsHarmless() throws {
    let text = "\u{0}\u{1B}[31m \"\\/ \n\t\u{7F}\u{9B} \u{202E}\u{2028}\u{E0041} 🙂 é"
    let json = JSONValue.array([.string(text)]).text
    XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data(json.utf8)), [text])
    for scalar in json.unicodeScalars where scalar != "\n" {
      XCTAssertNotEqual(scalar.properties.generalCategory, .control)
      XCTAssertNotEqual(scalar.properties.generalCategory, .format)
    }
  }
}

// Tests of lines of a readable length.

import VCFuzzKit
import XCTest

final class StringWrappingTests: XCTestCase {
  func testLinesEndBeforeTheWidthAndALongWordStandsAlone() {
    XCTAssertEqual("one two three".wrapped(width: 7), "one two\nthree")
    XCTAssertEqual("one two three".wrapped(width: 9, indent: 2), "  one two\n  three")
    XCTAssertEqual("".wrapped(), "")
    XCTAssertEqual("a incomprehensible b".wrapped(width: 5), "a\nincomprehensible\nb")
  }

  func testPaddingNeverCuts() {
    XCTAssertEqual("ab".padded(to: 4), "ab  ")
    XCTAssertEqual("abcde".padded(to: 4), "abcde")
  }
}

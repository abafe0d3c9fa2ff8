// Tests of what the house rules take for code.

import XCTest

final class CodeReaderTests: XCTestCase {
  private func code(_ source: String) -> String {
    CodeReader.blanked(source, comments: true, texts: true)
  }

  func testCommentsAreBlanked() {
    XCTAssertEqual(code("a // b\nc"), "a     \nc")
    XCTAssertEqual(code("a /* b /* c */ d */ e"), "a                   e")
  }

  func testTextsAreBlanked() {
    XCTAssertEqual(code("x(\"a // b\") // c"), "x(\"      \")     ")
    XCTAssertEqual(code("\"a\\\"b\" c"), "\"    \" c")
    XCTAssertEqual(code("#\"a\"b\"# c"), "#\"   \"# c")
    XCTAssertEqual(code("\"\"\"\n a \"b\" {\n\"\"\" c"), "\"\"\"\n        \n\"\"\" c")
  }

  func testInterpolationIsText() {
    XCTAssertEqual(code("\"a\\(b(\"c)\"))d\" e"), "\"     \"  \"   \" e")
    XCTAssertEqual(code("\"\\(a)\" { }"), "\"    \" { }")
  }

  func testEitherMayStay() {
    let source = "a(\"b\") // c"
    XCTAssertEqual(CodeReader.blanked(source, comments: true, texts: false), "a(\"b\")     ")
    XCTAssertEqual(CodeReader.blanked(source, comments: false, texts: true), "a(\" \") // c")
  }
}

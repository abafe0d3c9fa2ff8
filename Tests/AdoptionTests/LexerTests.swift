// Tests of the tokens: what is code, and what is text or a comment.

import SourceRewriting
import XCTest

final class LexerTests: XCTestCase {
  private func words(_ source: String) throws -> [String] {
    try Lexer.tokens(of: source).map(\.text)
  }

  func testCommentsAreNoTokens() throws {
    XCTAssertEqual(try words("a // @objc\nb /* c /* d */ e */ f"), ["a", "b", "f"])
  }

  func testStringsAreOneTokenEach() throws {
    XCTAssertEqual(try words("x = \"@objc \\\" b\" y"), ["x", "=", "\"@objc \\\" b\"", "y"])
    XCTAssertEqual(try words("#\"a\"b\"#"), ["#\"a\"b\"#"])
    XCTAssertEqual(try words("\"\"\"\n a \"b\"\n\"\"\" c"), ["\"\"\"\n a \"b\"\n\"\"\"", "c"])
  }

  func testInterpolationIsCode() throws {
    XCTAssertEqual(
      try words("\"a\\(b(\"c\"))d\""),
      ["\"a\\", "(", "b", "(", "\"c\"", ")", ")", "d\""]
    )
    XCTAssertEqual(try words("#\"a\\(b)\\#(c)\"#"), ["#\"a\\(b)\\#", "(", "c", ")", "\"#"])
  }

  func testLinesAreCounted() throws {
    let lines = try Lexer.tokens(of: "a\n/* \n */ b\n\"\"\"\nx\n\"\"\"\nc").map(\.line)
    XCTAssertEqual(lines, [1, 3, 4, 7])
  }

  func testUnfinishedSourcesAreNamed() {
    let rows = [
      ("a\n/* b", 2, "a comment has no end"), ("let a = \"b\n", 1, "a string has no end"),
      ("\"\\(a", 1, "an interpolation has no end"), ("`a\n", 1, "a name in backticks has no end"),
    ]
    for (source, line, description) in rows {
      XCTAssertThrowsError(try Lexer.tokens(of: source)) { error in
        let failure = error as? Lexer.Failure
        XCTAssertEqual(failure?.line, line, source)
        XCTAssertEqual(failure?.description, description, source)
      }
    }
  }

  func testBracketsMatchAcrossBranches() throws {
    let code = try Code("#if A\nclass B {\n#else\nclass C {\n#endif\n}\n")
    XCTAssertEqual(code.types.map(\.name), ["C"])
    XCTAssertThrowsError(try Code("func a() { ]"))
    XCTAssertThrowsError(try Code("func a() {"))
  }
}

// Members of extensions that move into their classes: with what they need, and without bodies that
// do not compile.

import SourceRewriting
import XCTest

final class MovedMemberTests: RewriterTestCase {
  func testAMemberThatMovesTakesAlongWhatItNeeds() {
    let type = "open class A: B {}\n"
    let other = """
      fileprivate extension B { func c() {} }
      fileprivate func unused() {}
      extension A {
        private enum Keys { case d }
        private var e: Keys { .d }
        override func f() { c(); g(e) }
      }

      """
    let rewriter = SourceRewriter(module: [type, other], paths: ["A.swift", "B.swift"])
    let text = rewriter.rewritten(other, path: "B.swift").text
    XCTAssertEqual(
      text,
      """
       extension B { func c() {} }
      fileprivate func unused() {}
      extension A {
         enum Keys { case d }
         var e: Keys { .d }
      \("  ")
      }

      """
    )
    XCTAssertTrue(rewriter.rewritten(type, path: "A.swift").text.contains("override func f()"))
    let together = rewritten(type + other).text
    XCTAssertTrue(together.contains("private enum Keys"), "it stays in the file")
  }

  func testTheAccessOfAMemberThatMovesFollowsItsAttributes() {
    let source = """
      open class A: B {}
      public extension A {
        @available(iOS 13, *)
        override func c() {}
      }

      """
    let text = rewritten(source).text
    XCTAssertTrue(text.contains("@available(iOS 13, *)\n  public override func c() {}"), text)
  }

  func testABodyIsLeftOutOfAMemberThatMoves() {
    let type = "class A: B {}\n"
    let other = "extension A {\n  override func c() {\n    d()\n  }\n}\n"
    let rewriter = SourceRewriter(
      module: [type, other],
      paths: ["A.swift", "B.swift"],
      omitted: ["B.swift": [3]]
    )
    let text = rewriter.rewritten(type, path: "A.swift").text
    XCTAssertTrue(text.contains("override func c() { fatalError("), text)
    XCTAssertFalse(text.contains("d()"), text)
  }

  func testTheClosureThatMakesAValueIsLeftOut() {
    let source = "class A {\n  let b: B = {\n    C()\n  }()\n  let d: D = { e }\n}"
    let text = rewritten(source, without: [3]).text
    XCTAssertTrue(text.contains("let b: B = { fatalError("), text)
    XCTAssertEqual(Bodies(source)?.encloses(3), true)
    XCTAssertEqual(Bodies(source)?.encloses(5), false)
  }
}

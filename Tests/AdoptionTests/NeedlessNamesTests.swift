// What a file names and does not need, or means otherwise on Linux.

import SourceRewriting
import XCTest

final class NeedlessNamesTests: XCTestCase {
  private func rewritten(_ source: String) -> RewrittenSource {
    SourceRewriter(module: [source]).rewritten(source)
  }

  func testAnImportOfCombineAloneNeedsNothingOfIt() {
    let plain = "import Combine\nimport UIKit\nclass A {}\n"
    XCTAssertNil(SourceRewriter.missingFramework(of: plain))
    XCTAssertEqual(rewritten(plain).text, "import UIKit\nimport UIKit\nclass A {}\n")
    for use in ["@Published var a = 1", "var a: AnyCancellable?", "let b = c.sink { _ in }"] {
      XCTAssertEqual(
        SourceRewriter.missingFramework(of: "import Combine\nclass A { \(use) }\n"),
        "Combine",
        use
      )
    }
  }

  func testRectanglesThatTouchDoNotIntersect() {
    XCTAssertEqual(rewritten("if a.frame.intersects(b) {}").text, "if a.frame.overlaps(b) {}")
    for text in ["a.intersects(integersIn: b)", "func intersects(_ a: B) {}"] {
      XCTAssertEqual(rewritten(text).text, text)
    }
  }

  func testAConstantIsNotOpen() {
    XCTAssertEqual(rewritten("class A { open let b = C() }").text, "class A { public let b = C() }")
    XCTAssertEqual(rewritten("open static let b = C()").text, "public static let b = C()")
    let variable = "class A { open var b = C() }"
    XCTAssertEqual(rewritten(variable).text, variable)
  }

  func testTheMainClassOfAnAppIsAnOrdinaryOne() {
    for attribute in ["@main", "@UIApplicationMain"] {
      let text = rewritten("\(attribute)\nclass AppDelegate: UIResponder {}").text
      XCTAssertEqual(text, "\nclass AppDelegate: UIResponder {}")
    }
    XCTAssertEqual(rewritten("@MainActor class A {}").text, "@MainActor class A {}")
  }
}

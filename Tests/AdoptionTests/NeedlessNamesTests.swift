// What a file names and does not need, or means otherwise on Linux.

import SourceRewriting
import XCTest

final class NeedlessNamesTests: RewriterTestCase {
  func testAnImportOfCombineAloneNeedsNothingOfIt() {
    let plain = "import Combine\nimport UIKit\nclass A {}\n"
    XCTAssertNil(SourceRewriter.missingFramework(of: plain))
    check([plain: "import UIKit\nimport UIKit\nclass A {}\n"])
    for use in ["@Published var a = 1", "var a: AnyCancellable?", "let b = c.sink { _ in }"] {
      XCTAssertEqual(
        SourceRewriter.missingFramework(of: "import Combine\nclass A { \(use) }\n"),
        "Combine",
        use
      )
    }
  }

  func testRectanglesThatTouchDoNotIntersect() {
    check(
      ["if a.frame.intersects(b) {}": "if a.frame.overlaps(b) {}"],
      unchanged: ["a.intersects(integersIn: b)", "func intersects(_ a: B) {}"]
    )
  }

  func testAConstantIsNotOpen() {
    check(
      [
        "class A { open let b = C() }": "class A { public let b = C() }",
        "open static let b = C()": "public static let b = C()",
      ],
      unchanged: ["class A { open var b = C() }"]
    )
  }

  func testTheMainClassOfAnAppIsAnOrdinaryOne() {
    check(
      [
        "@main\nclass AppDelegate: UIResponder {}": "\nclass AppDelegate: UIResponder {}",
        "@UIApplicationMain\nclass AppDelegate: UIResponder {}":
          "\nclass AppDelegate: UIResponder {}",
      ],
      unchanged: ["@MainActor class A {}"]
    )
  }

  func testACallOnAnyObjectFindsItsMethod() {
    let lays = "protocol Lays { func lay() }\nclass A: Lays { func lay() {} }\n"
    check(
      [
        lays + "(a as AnyObject).lay()": lays + "(a as! Lays).lay()",
        lays + "(a as AnyObject).lay?()": lays + "(a as? Lays)?.lay()",
      ],
      unchanged: [
        lays + "(a as AnyObject).hash",
        "class A { func lay() {} }\nclass B { func lay() {} }\n(a as AnyObject).lay()",
      ]
    )
  }

  func testTheSuperclassIsAProperty() {
    check(
      ["type.superclass() as? A.Type": "type.superclass as? A.Type"],
      unchanged: ["superclass()"]
    )
  }

  func testAMethodOfObjectiveCIsNoFunctionOfC() {
    check(
      [
        "typealias F = @convention(c) (AnyObject, Selector, Bool) -> Void":
          "typealias F =  (AnyObject, Selector, Bool) -> Void"
      ],
      unchanged: ["typealias F = @convention(c) (Int32) -> Void"]
    )
  }

  func testRequestsAreInAModuleOfTheirOwn() {
    let source = "import UIKit\nlet a: URLRequest"
    check([source: source + "\nimport FoundationNetworking\n"])
  }

  func testARegularExpressionIsNoCode() {
    check(
      [
        "f(/@objc \"[^\"]*/, a / b) /* @objc */; @objc c":
          "f(/@objc \"[^\"]*/, a / b) /* @objc */;  c"
      ]
    )
  }
}

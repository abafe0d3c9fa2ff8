// Tests of what the rewriter changes, and of what it leaves alone.

import SourceRewriting
import XCTest

final class SourceRewriterTests: XCTestCase {
  private func rewritten(_ source: String, with others: [String] = []) -> RewrittenSource {
    SourceRewriter(module: [source] + others).rewritten(source)
  }

  private func check(
    _ rows: [(source: String, text: String)],
    line: UInt = #line
  ) {
    for row in rows { XCTAssertEqual(rewritten(row.source).text, row.text, line: line) }
  }

  func testAttributesGo() {
    check([
      ("@objc func a() {}", " func a() {}"),
      ("@objc(b:) private func a(_ b: B) {}", " private func a(_ b: B) {}"),
      ("@IBOutlet weak var a: B!", " weak var a: B!"),
      ("@objcMembers class A {}", " class A {}"),
      ("@objc dynamic var a = 1", "  var a = 1"),
      ("@discardableResult func a() {}", "@discardableResult func a() {}"),
      ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
      ("let dynamic = a.dynamic", "let dynamic = a.dynamic"),
    ])
  }

  func testImportsBecomeUIKit() {
    check([
      ("import Foundation", "import UIKit"),
      ("import UIKit.UIColor", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("@_exported import os.log", "@_exported import UIKit"),
      ("import UIKit", "import UIKit"),
      ("import Pager", "import Pager"),
      ("let a = b.import", "let a = b.import"),
    ])
  }

  func testConditionsReadLinuxAsIOS() {
    check([
      ("#if os(iOS) || os(tvOS)\n#endif", "#if os(Linux) || os(tvOS)\n#endif"),
      ("#if !os(Linux)\n#endif", "#if !os(iOS)\n#endif"),
      ("#if canImport(QuartzCore)\n#endif", "#if canImport(UIKit)\n#endif"),
      ("#if DEBUG\nos(iOS)\n#endif", "#if DEBUG\nos(iOS)\n#endif"),
    ])
  }

  func testSelectorsCarryTheirMethods() {
    func inside(_ body: String) -> String { "class A { func b() { c(\(body)) } }" }
    let rows = [
      ("#selector(tap)", "Selector(\"tap\", A.tap)"),
      ("#selector(self.tap(_:))", "Selector(\"tap:\", A.tap(_:))"),
      ("#selector(B.tap(sender:))", "Selector(\"tapWithSender:\", B.tap(sender:))"),
      ("#selector(move(to:animated:))", "Selector(\"moveTo:animated:\", A.move(to:animated:))"),
      ("#selector(tap as () -> Void)", "Selector(\"tap\", A.tap as (A) -> () -> Void)"),
      ("#selector(getter: B.c)", "Selector((\"c\"))"),
      ("#selector(setter: c)", "Selector((\"setC:\"))"),
      ("#keyPath(B.c.d)", "\"c.d\""),
      ("#selector(model.tap)", "Selector((\"tap\"))"),
    ]
    for (source, text) in rows { XCTAssertEqual(rewritten(inside(source)).text, inside(text)) }
    XCTAssertEqual(rewritten(inside("#selector(model.tap)")).notes.count, 1)
    XCTAssertEqual(rewritten(inside("#selector(tap)")).notes, [])
  }

  func testSelectorsFindTheInnermostType() {
    let source = "class A { class B { let c = #selector(d) }\n let e = \"\\(#selector(d))\" }"
    let text =
      "class A { class B { let c = Selector(\"d\", B.d) }\n let e = \"\\(Selector(\"d\", A.d))\" }"
    XCTAssertEqual(rewritten(source).text, text)
  }

  func testOptionalRequirementsMayThrow() {
    let source = """
      @objc public protocol P {
        @objc optional func moved(to: Int) -> Bool
        @objc optional func ended()
        func began()
      }
      """
    let text = """
       public protocol P: AnyObject {
          func moved(to: Int) throws -> Bool
          func ended() throws
        func began()
      }
      extension P { public func moved(to: Int) throws -> Bool { throw UnimplementedRequirement() }\
      ; public func ended() throws { throw UnimplementedRequirement() } }

      """
    XCTAssertEqual(rewritten(source).text, text)
  }

  func testOptionalCallsAreTried() {
    let known = "@objc protocol P { @objc optional func moved(to: Int) -> Bool }"
    let rows = [
      ("a?.moved?(to: 1) ?? false", "(try? a?.moved(to: 1)) ?? false"),
      ("(a as? P)?.moved?(to: b(c))", "(try? (a as? P)?.moved(to: b(c)))"),
      ("!a.b[1].moved?(to: 1)", "!(try? a.b[1].moved(to: 1))"),
      ("self.delegate?.other?(self)", "(try? self.delegate?.other(self))"),
      ("completion?(true)", "completion?(true)"),
      ("self.handler?(1)", "self.handler?(1)"),
    ]
    for (source, text) in rows {
      XCTAssertEqual(rewritten(source, with: [known]).text, text)
    }
  }

  func testLinesStayWhereTheyAre() {
    let source = "@objc(\n a\n)\nfunc b() {}\nlet c = #selector(\n  D.e\n)\nlet f = 1\n"
    let text = rewritten(source).text
    XCTAssertEqual(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex(of: "let f = 1"),
      7
    )
  }

  func testAFileThatCanNotBeReadStaysAndIsNamed() {
    let source = "@objc func a() {\n"
    let result = rewritten(source)
    XCTAssertEqual(result.text, source)
    XCTAssertEqual(result.changes, [])
    XCTAssertEqual(result.notes.map(\.text), ["left as it is: '{' is never closed"])
  }

  func testAFileThatNeedsSwiftUIIsLeftOut() {
    XCTAssertEqual(rewritten("import SwiftUI\nstruct A: View {}\n").text, "\n\n")
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
    XCTAssertEqual(rewritten(guarded).text, guarded)
  }

  func testInitializersThatUIKitLacksAreLeftOut() {
    let source =
      "protocol P { init(); func a() }\nextension P { init(b: B) { self.init() }\nfunc c() {} }"
    let extended = "extension NSObject: P {}"
    XCTAssertEqual(
      rewritten(source, with: [extended]).text,
      "protocol P { ; func a() }\nextension P { \nfunc c() {} }"
    )
    XCTAssertEqual(rewritten(source, with: ["extension B: P {}"]).text, source)
  }

  func testEveryChangeIsReported() {
    let changes = rewritten("import Foundation\nclass A {\n  @objc func b() {}\n}\n").changes
    XCTAssertEqual(changes.map(\.line), [1, 3])
    XCTAssertEqual(changes.map(\.text), ["imports UIKit for Foundation", "removes @objc"])
  }
}

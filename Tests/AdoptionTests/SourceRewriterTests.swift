// Tests of what the rewriter changes, and of what it leaves alone.

import SourceRewriting
import XCTest

final class SourceRewriterTests: RewriterTestCase {
  func testAttributesGo() {
    check(
      [
        "@objc func a() {}": " func a() {}",
        "@objc(b:) private func a(_ b: B) {}": " private func a(_ b: B) {}",
        "@IBOutlet weak var a: B!": " weak var a: B!", "@objcMembers class A {}": " class A {}",
        "@objc dynamic var a = 1": "  var a = 1",
        "@NSManaged var a: CGFloat\nlet b = 1": " var a: CGFloat = .init()\nlet b = 1",
        "@NSManaged public var a: B?": " public var a: B?",
      ],
      unchanged: [
        "@discardableResult func a() {}", "let a = \"@objc\" // @objc", "let dynamic = a.dynamic",
      ]
    )
  }

  func testImportsBecomeUIKit() {
    check(
      [
        "import Foundation": "import UIKit", "import UIKit.UIColor": "import UIKit",
        "import class UIKit.UIView": "import UIKit",
        "@_exported import os.log": "@_exported import UIKit",
      ],
      unchanged: ["import UIKit", "import Pager", "let a = b.import"]
    )
  }

  func testConditionsReadLinuxAsIOS() {
    check(
      [
        "#if os(iOS) || os(tvOS)\n#endif": "#if os(Linux) || os(tvOS)\n#endif",
        "#if !os(Linux)\n#endif": "#if !os(iOS)\n#endif",
        "#if canImport(QuartzCore)\n#endif": "#if canImport(UIKit)\n#endif",
      ],
      unchanged: ["#if DEBUG\nos(iOS)\n#endif"]
    )
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
    for (source, text) in rows { check([inside(source): inside(text)]) }
    XCTAssertEqual(rewritten(inside("#selector(model.tap)")).notes.count, 1)
    XCTAssertEqual(rewritten(inside("#selector(tap)")).notes, [])
  }

  func testSelectorsFindTheInnermostType() {
    let source = "class A { class B { let c = #selector(d) }\n let e = \"\\(#selector(d))\" }"
    let text =
      "class A { class B { let c = Selector(\"d\", B.d) }\n let e = \"\\(Selector(\"d\", A.d))\" }"
    check([source: text])
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
    check([source: text])
  }

  func testOptionalCallsAreTried() {
    let known = "@objc protocol P { @objc optional func moved(to: Int) -> Bool }"
    check(
      [
        "a?.moved?(to: 1) ?? false": "(try? a?.moved(to: 1)) ?? false",
        "(a as? P)?.moved?(to: b(c))": "(try? (a as? P)?.moved(to: b(c)))",
        "!a.b[1].moved?(to: 1)": "!(try? a.b[1].moved(to: 1))",
        "self.delegate?.other?(self)": "(try? self.delegate?.other(self))",
      ],
      unchanged: ["completion?(true)", "self.handler?(1)"],
      with: [known]
    )
  }

  func testOverridesInExtensionsMoveIntoTheClass() {
    let one = "class A: B {\n}"
    let other = "extension A {\n  @objc override func c() {\n    d()\n  }\n  func e() {}\n}"
    let rewriter = SourceRewriter(module: [one, other], paths: ["1.swift", "2.swift"])
    XCTAssertEqual(
      rewriter.rewritten(one, path: "1.swift").text,
      """
      class A: B {

      #sourceLocation(file: "2.swift", line: 2)
       override func c() {
          d()
        }
      #sourceLocation(file: "1.swift", line: 2)
      }
      """
    )
    XCTAssertEqual(
      rewriter.rewritten(other, path: "2.swift").text,
      "extension A {\n  \n\n\n  func e() {}\n}"
    )
  }

  func testMembersOfExtensionsThatSubclassesOverrideMoveIntoTheClass() {
    let source = "class A: B {}\nextension A { func c() {}; func d() {} }\nclass E: A {}\n"
    let subclass = "class F: E { override func c() {} }"
    let text = rewritten(source, with: [subclass]).text
    XCTAssertTrue(text.contains("line: 2)\nfunc c() {}\n"), text)
    XCTAssertTrue(text.contains("extension A { ; func d() {} }"), text)
    check([source: source])
  }

  func testOverridesOfMembersThatExtendUIKitAreDispatched() {
    let source = "extension UIView {\n  @objc func a(_ b: C, d: E) -> F { g }\n}\n"
    let subclass =
      "class H: UIView {\n  override func a(_ b: C, d: E) -> F { super.a(b, d: d) }\n}\n"
    check(
      [
        source: """
        extension UIView {
           func a(_ b: C, d: E) -> F { if let own = self as? any Overrides_a \
        { return own.overriding_a(b, d: d) }; return original_a(b, d: d) }; \
        func original_a(_ b: C, d: E) -> F { g }
        }
        @MainActor protocol Overrides_a: AnyObject { func overriding_a(_ b: C, d: E) -> F }

        """
      ],
      with: [subclass]
    )
    check(
      [
        subclass: """
        class H: UIView {
           func overriding_a(_ b: C, d: E) -> F { super.original_a(b, d: d) }
        }
        extension H: Overrides_a {}

        """
      ],
      with: [source]
    )
    check([subclass: subclass])
    let other = "class H: UIView {\n  override func a(e: E) {}\n}\n"
    check([other: other], with: [source])
  }

  func testBodiesAroundLinesAreLeftOut() throws {
    let source = """
      class A {
        var a: Int { b }
        var c = 1 {
          didSet { d() }
        }
        func e() {
          if f { @objc }
        }
      }
      let g = h

      """
    let bodies = try XCTUnwrap(Bodies(source))
    XCTAssertEqual((1...10).filter(bodies.encloses), [2, 4, 6, 7, 8])
    let stop = " fatalError(\"vcfuzz adopt has left out this body: it does not compile\") "
    let result = rewritten(source, without: [2, 4, 7])
    XCTAssertEqual(
      result.text,
      """
      class A {
        var a: Int {\(stop)}
        var c = 1 {
          didSet {\(stop)}
        }
        func e() {\(stop)

      }
      }
      let g = h

      """
    )
    XCTAssertEqual(result.notes.map(\.line), [2, 4, 6])
  }

  func testOptionalMethodsAreTakenAsFunctions() {
    let source = """
      @objc protocol A: AnyObject { @objc optional func b(_ c: Int, d: Int) }
      func e(_ a: A?) { if let b = a?.b(_:d:) { b(1, 2) }; a?.b?(1, d: 2) }

      """
    let text = rewritten(source).text
    XCTAssertTrue(text.contains("if let b = UnimplementedRequirement.ignored(a?.b(_:d:)) {"), text)
    XCTAssertTrue(text.contains("(try? a?.b(1, d: 2))"), text)
  }

  func testClassesThatAreMadeByClosuresGetTheInitializersOfObjects() {
    let source = """
      protocol A: AnyObject { init() }
      extension A {
        init(_ a: (Self) -> Void) { self.init(); a(self) }
        func with(_ a: (Self) -> Void) -> Self { self }
      }
      extension NSObject: A {}
      func b() -> UIView { return UIView { $0.tag = 1 } }

      """
    let text = rewritten(source).text
    let copy =
      "extension UIView { convenience init(_ a: (UIView) -> Void) { self.init(); a(self) } }"
    XCTAssertTrue(text.contains(copy), text)
    XCTAssertTrue(text.contains("extension NSObject: Objects_A {}"), text)
    XCTAssertTrue(text.hasPrefix("protocol A: AnyObject { init() }"), text)
    let others = text.components(separatedBy: "extension Objects_A {").last ?? ""
    XCTAssertTrue(others.contains("func with(_ a: (Self) -> Void) -> Self { self }"), text)
    XCTAssertFalse(others.contains("init("), text)
  }

  func testTypesOfFilesThatAreLeftOutAreMissing() {
    let leftOut = "import SwiftUI\npublic struct A<B: View>: View {}\n"
    let source = "class C: A<D> {\n}\nextension A {}\nfunc e(_ a: A) {}"
    check([leftOut: "import UIKit; public typealias A<B> = MissingType\n\n"], with: [source])
    check([source: "typealias C = MissingType\n\n\nfunc e(_ a: A) {}"], with: [leftOut])
    check([source: source])
  }

  func testTypesThatNeedCombineAreMissingWhereItIsAskedFor() {
    let work = "#if canImport(Combine)\npublic protocol A: E where F == G {}\n#endif\n"
    let other = "class B<C: D & A> {}\nfunc e(_ f: B<Int>) {}"
    let text = rewritten(work, with: [other]).text
    XCTAssertTrue(text.hasSuffix("public typealias A = MissingType\n"), text)
    check([other: "typealias B<C> = MissingType\nfunc e(_ f: B<Int>) {}"], with: [work])
    // Where there is another declaration for Linux, nothing is missing.
    let both = work + "#if !canImport(Combine)\npublic protocol A {}\n#endif\n"
    check([both: both], with: [other])
  }

  func testOptionalPropertiesAreTried() {
    let known = "@objc protocol P { @objc optional var rate: Int { get } }"
    check(
      [
        "a.rate ?? 1": "(try? a.rate) ?? 1",
        "if let b = a?.rate { }": "if let b = (try? a?.rate) { }",
      ],
      unchanged: ["if let b = a.rate.c { }", "let b = c.rate"],
      with: [known]
    )
  }

  func testThePresentMomentIsVirtual() {
    check(
      ["let a = Date()": "let a = Date.virtual", "b(.now, Date.now)": "b(.now, Date.virtual)"],
      unchanged: ["Date(timeIntervalSince1970: 0)", "c.Date()"]
    )
  }

  func testNamesAreQualifiedByUIKit() {
    check(
      ["CoreGraphics.log(a)": "UIKit.log(a)", "let a: Foundation.Timer": "let a: UIKit.Timer"],
      unchanged: ["a.Foundation.b", "UIKit.UIView()", "OSLog.active"]
    )
  }

  func testOptionalMethodsOfUIKitAreTried() {
    check([
      "a.proxy?.gestureRecognizer?(b)": "(try? a.proxy?.gestureRecognizer(b))",
      "a.addCompletion? { b in c }": "(try? a.addCompletion { b in c })",
      "if a.addCompletion?() { }": "if (try? a.addCompletion()) { }",
    ])
  }

  func testCellsThatCanOnlyBeDecodedAreDecoded() {
    let source = "a.register(B.self, forCellWithReuseIdentifier: c)"
    check(
      [source: "a.register({ B(frame: $0) }, forCellWithReuseIdentifier: c)"],
      with: ["class BCell: D { required init?(coder: E) {} }"]
    )
    let cell = "a.register(BCell.self, forCellWithReuseIdentifier: c)"
    check(
      [cell: "a.register({ _ in BCell.decoded() }, forCellWithReuseIdentifier: c)"],
      with: ["class BCell: D { required init?(coder: E) {} }"]
    )
    let generic = "class F<G: D> { func h() { a.register(G.self, forCellReuseIdentifier: c) } }"
    XCTAssertTrue(rewritten(generic).text.contains("{ _ in G.decoded() }"))
  }

  func testForwardingOfMessagesIsLeftOut() {
    let result = rewritten("class A: B {\n  override func responds(to a: S) -> Bool { c }\n}\n")
    XCTAssertEqual(result.text, "class A: B {\n  \n}\n")
    XCTAssertEqual(result.notes.map(\.line), [2])
  }

  func testClassesOfUIKitGetTheMembersOfAProtocolThatOnlyMakes() {
    let source =
      "protocol P: class { init() }\nextension P {\n  init(_ b: (Self) -> Void) {\n"
      + "    self.init()\n    b(self)\n  }\n}\n"
    let extended = "extension UIView: P {}\n"
    check([source: source], with: [extended])
    check(
      [
        extended: """
        extension UIView{}
        extension UIView {
          convenience init(_ b: (UIView) -> Void) {
            self.init()
            b(self)
          }
        }

        """
      ],
      with: [source]
    )
  }

  func testNamesOfSwiftFourAreReplaced() {
    check(
      [
        "a(UIGestureRecognizerState.ended)": "a(UIGestureRecognizer.State.ended)",
        "let a: UIButtonType = b": "let a: UIButton.ButtonType = b",
        "a.level = UIWindowLevelStatusBar": "a.level = UIWindow.Level.statusBar",
        "a.addChildViewController(b)": "a.addChild(b)",
        "b.didMove(toParentViewController: a)": "b.didMove(toParent: a)",
        "a.bringSubview(toFront: b)": "a.bringSubviewToFront( b)",
        "a(NSNotification.Name.UIKeyboardDidHide)": "a(UIResponder.keyboardDidHideNotification)",
        "a(.UIDeviceOrientationDidChange)": "a(UIDevice.orientationDidChangeNotification)",
        "a(kCATransitionFromTop, b.kCALineCapRound)":
          "a(CATransitionSubtype.fromTop, b.kCALineCapRound)",
        "a(.commonModes, commonModes, RunLoopMode.commonModes)":
          "a(.common, commonModes, RunLoop.Mode.common)",
      ],
      unchanged: ["a(toParentViewController: b)", "func addChildViewController() {}"]
    )
  }

  func testWhatOnlyNibsCallIsLeftOut() {
    check(
      [
        "class A: NSObject {\n  override func awakeFromNib() { b() }\n}":
          "class A: NSObject {\n  \n}"
      ],
      unchanged: ["class A {\n  func awakeFromNib() { b() }\n}"]
    )
  }

  func testUnavailableMethodsAreEmptied() {
    check(
      [
        "@available(*, unavailable) func a() -> B { .init() }":
          "@available(*, unavailable) func a() -> B { fatalError() }",
        "@available(iOS, unavailable, message: \"no\") func a() { b() }":
          "@available(iOS, unavailable, message: \"no\") func a() { fatalError() }",
      ],
      unchanged: ["@available(iOS 13, *) func a() { b() }"]
    )
  }

  func testBranchesThatIOSCompilesAreKnown() throws {
    let rows: [(condition: String, isCertain: [Bool])] = [
      ("os(iOS)", [true, false]), ("os(macOS) || os(tvOS)", [false, true]),
      ("canImport(UIKit) && !targetEnvironment(macCatalyst)", [true, false]),
      ("canImport(SwiftUI)", [false, true]), ("DEBUG", [false, false]),
      ("DEBUG || os(iOS)", [true, false]), ("!(DEBUG && os(macOS))", [true, false]),
      ("swift(>=5.9)", [true, false]), ("compiler(<6)", [false, true]),
    ]
    for (condition, expected) in rows {
      let code = try Code("#if \(condition)\nlet a = 1\n#else\nlet b = 1\n#endif\nlet c = 1")
      let branches = Branches(code)
      let found = ["a", "b", "c"].map { name in
        branches.isCertain(code.tokens.firstIndex { $0.text == name } ?? 0)
      }
      XCTAssertEqual(found, expected + [true], condition)
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
    check(["import SwiftUI\nextension View {}\n": "\n\n"])
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
    check([guarded: guarded])
  }

  func testInitializersThatUIKitLacksAreLeftOut() {
    let source =
      "protocol P { init(); func a() }\nextension P { init(b: B) { self.init() }\nfunc c() {} }"
    let extended = "extension NSObject: P {}"
    check([source: "protocol P { ; func a() }\nextension P { \nfunc c() {} }"], with: [extended])
    check([source: source], with: ["extension B: P {}"])
  }

  func testTheFirstInitializerOfALayerIsRequired() {
    check(
      [
        "class A: CALayer {\n  override init() { super.init() }\n}":
          "class A: CALayer {\n  override required init() { super.init() }\n}"
      ],
      unchanged: ["class A: B {\n  override init() { super.init() }\n}"]
    )
  }

  func testOverridesInExtensionsOfUIKitAreDispatched() {
    let source = """
      extension UIResponder { var a: B? { next } }
      extension UIViewController { override var a: B? { c } }

      """
    check([
      source: """
      extension UIResponder { var a: B? { if let own = self as? any Overrides_a \
      { return own.overriding_a }; return original_a }; var original_a: B? { next } }
      extension UIViewController {  var overriding_a: B? { c } }
      @MainActor protocol Overrides_a: AnyObject { var overriding_a: B? { get } }
      extension UIViewController: Overrides_a {}

      """
    ])
  }

  func testEveryChangeIsReported() {
    let changes = rewritten("import Foundation\nclass A {\n  @objc func b() {}\n}\n").changes
    XCTAssertEqual(changes.map(\.line), [1, 3])
    XCTAssertEqual(changes.map(\.text), ["imports UIKit for Foundation", "removes @objc"])
  }
}

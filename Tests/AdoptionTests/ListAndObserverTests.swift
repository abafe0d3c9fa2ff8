// Tests of what the rewriter changes in the classes of cells, and in objects that observe key
// paths.

import SourceRewriting
import XCTest

final class ListAndObserverTests: RewriterTestCase {
  func testADecodedCellIsMadeAsOneWithAFrame() {
    let source = """
      class Row: UICollectionViewCell {
        override init(frame box: CGRect) {
          super.init(frame: box)
          a(#keyPath(b.c))
        }
        required init?(coder: NSCoder) {
          fatalError("no nibs")
        }
      }
      """
    let text = """
      class Row: UICollectionViewCell {
        override init(frame box: CGRect) {
          super.init(frame: box)
          a("b.c")
        }
        required init?(coder: NSCoder) { let box: CGRect = .zero;
      #sourceLocation(file: "A.swift", line: 2)

          super.init(frame: box)
          a("b.c")
        
      #sourceLocation(file: "A.swift", line: 6)


      }
      }
      """
    check([source: text])
  }

  func testADecodedTableCellHasAStyle() {
    let text = rewritten(
      """
      class Row: UITableViewCell { let a: A
        override init(style: B, reuseIdentifier id: String?) { a = A(); super.init(c) }
        required init?(coder: NSCoder) { fatalError() } }
      """
    ).text
    XCTAssertTrue(
      text.contains(
        "{ let style: UITableViewCell.CellStyle = .default; let id: String? = nil;\n"
          + "#sourceLocation(file: \"A.swift\", line: 2)\n a = A(); super.init(c) \n"
      ),
      text
    )
  }

  func testOtherInitializersStay() {
    check(
      [:],
      unchanged: [
        "class Row: UICollectionViewCell { init(a: B) {} ; init?(coder: C) { fatalError() } }",
        "class Row: UICollectionViewCell { init(frame: B) {} ; init?(coder: C) { super.init(d) } }",
        "class Row: UIView { init(frame: B) {} ; init?(coder: C) { fatalError() } }",
      ]
    )
  }

  func testTheRegistrationOfACellReceivesAMaker() {
    let maker = "making: { Row(frame: $0) }"
    check(
      [
        "let a = B.CellRegistration<Row, Int> { c, d, e in }":
          "let a = B.CellRegistration<Row, Int>(\(maker)) { c, d, e in }",
        "let a = B.CellRegistration<Row, Int>(handler: f)":
          "let a = B.CellRegistration<Row, Int>(\(maker), handler: f)",
        "let a = B.SupplementaryRegistration<Row>(elementKind: g) { h in }":
          "let a = B.SupplementaryRegistration<Row>(\(maker), elementKind: g) { h in }",
      ],
      unchanged: [
        "let a = B.CellRegistration<Row, Int>(cellNib: i) { h in }",
        "let a: B.CellRegistration<Row, Int>",
        "let a = B.CellRegistration<UICollectionViewListCell, Int> { c in }",
      ]
    )
  }

  func testAVariableThatHoldsAClassOfUIKitMakesItsViews() {
    let guarded = "guard let a = b as? UICollectionView.Type else { c }\n"
    check(
      [
        "if let a = b.c(self) as? UIScrollView.Type { d = a.init() }":
          "if let a = b.c(self) as? UIScrollView.Type { d = a.decoded() }",
        "func a(_ b: UIView.Type) { c = b.init() }": "func a(_ b: UIView.Type) { c = b.decoded() }",
        guarded + "d = a.init(frame: e, collectionViewLayout: f)":
          guarded + "d = a.decoded(frame: e, collectionViewLayout: f)",
      ],
      unchanged: ["let a: B.Type = c\nd = a.init()"]
    )
  }

  /// A view that is made of a class that is a value is decoded, and so its class has to permit it.
  func testViewsOfClassesThatAreValues() {
    check(
      [
        "let a = type.init(frame: b)": "let a = type.decoded(frame: b)",
        "let a = self.type.init(frame: .zero)": "let a = self.type.decoded(frame: .zero)",
        "let a = type(of: b).init(frame: c)": "let a = type(of: b).decoded(frame: c)",
      ],
      unchanged: [
        "self.init(frame: a)", "super.init(frame: a)", "let a = Row.init(frame: b)",
        "let a = type.init(frame: b, style: c)", "let a = type.init(b)",
      ]
    )
    let text = rewritten(
      """
      class Bar: UIView { init(frame: B) { super.init(frame: c) }
        required init?(coder: NSCoder) { fatalError() } }
      let bar = type.init(frame: .zero)
      """
    ).text
    XCTAssertTrue(text.contains("let frame: CGRect = .zero;"), text)
  }

  func testObjectsThatObserveKeyPathsConform() {
    let source = """
      class A: NSObject, B {
        override open func observeValue(forKeyPath keyPath: String?, of object: Any?) {
          super.observeValue(forKeyPath: keyPath, of: object)
        }
      }
      """
    let text = """
      class A: NSObject, NSKeyValueObserver, B {
         open func observeValue(forKeyPath keyPath: String?, of object: Any?) {
          unhandledValue(forKeyPath: keyPath, of: object)
        }
      }
      """
    check([source: text], unchanged: [source.replacing("NSObject", with: "UIView")])
  }

  func testAClassWithParametersObserves() {
    let observe = "override func observeValue(forKeyPath a: String?) {}"
    let text = rewritten("class A<B: NSObject>: NSObject { \(observe) }").text
    XCTAssertTrue(text.contains("class A<B: NSObject>: NSObject, NSKeyValueObserver {"), text)
  }
}

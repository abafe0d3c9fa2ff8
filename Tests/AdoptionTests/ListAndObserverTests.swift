// Tests of what the rewriter changes in the classes of cells, and in objects that observe key
// paths.

import SourceRewriting
import XCTest

final class ListAndObserverTests: XCTestCase {
  private func rewritten(_ source: String) -> String {
    SourceRewriter(module: [source], paths: ["A.swift"]).rewritten(source, path: "A.swift").text
  }

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
    XCTAssertEqual(rewritten(source), text)
  }

  func testADecodedTableCellHasAStyle() {
    let text = rewritten(
      """
      class Row: UITableViewCell { let a: A
        override init(style: B, reuseIdentifier id: String?) { a = A(); super.init(c) }
        required init?(coder: NSCoder) { fatalError() } }
      """
    )
    XCTAssertTrue(
      text.contains(
        "{ let style: UITableViewCell.CellStyle = .default; let id: String? = nil;\n"
          + "#sourceLocation(file: \"A.swift\", line: 2)\n a = A(); super.init(c) \n"
      ),
      text
    )
  }

  func testOtherInitializersStay() {
    for source in [
      "class Row: UICollectionViewCell { init(a: B) {} ; init?(coder: C) { fatalError() } }",
      "class Row: UICollectionViewCell { init(frame: B) {} ; init?(coder: C) { super.init(d) } }",
      "class Row: UIView { init(frame: B) {} ; init?(coder: C) { fatalError() } }",
    ] {
      XCTAssertEqual(rewritten(source), source)
    }
  }

  func testTheRegistrationOfACellReceivesAMaker() {
    let maker = "making: { Row(frame: $0) }"
    for (source, text) in [
      (
        "let a = B.CellRegistration<Row, Int> { c, d, e in }",
        "let a = B.CellRegistration<Row, Int>(\(maker)) { c, d, e in }"
      ),
      (
        "let a = B.CellRegistration<Row, Int>(handler: f)",
        "let a = B.CellRegistration<Row, Int>(\(maker), handler: f)"
      ),
      (
        "let a = B.SupplementaryRegistration<Row>(elementKind: g) { h in }",
        "let a = B.SupplementaryRegistration<Row>(\(maker), elementKind: g) { h in }"
      ),
      (
        "let a = B.CellRegistration<Row, Int>(cellNib: i) { h in }",
        "let a = B.CellRegistration<Row, Int>(cellNib: i) { h in }"
      ),
      ("let a: B.CellRegistration<Row, Int>", "let a: B.CellRegistration<Row, Int>"),
      (
        "let a = B.CellRegistration<UICollectionViewListCell, Int> { c in }",
        "let a = B.CellRegistration<UICollectionViewListCell, Int> { c in }"
      ),
    ] { XCTAssertEqual(rewritten(source), text) }
  }

  func testAVariableThatHoldsAClassOfUIKitMakesItsViews() {
    for (source, text) in [
      (
        "if let a = b.c(self) as? UIScrollView.Type { d = a.init() }",
        "if let a = b.c(self) as? UIScrollView.Type { d = a.decoded() }"
      ),
      (
        "func a(_ b: UIView.Type) { c = b.init() }",
        "func a(_ b: UIView.Type) { c = b.decoded() }"
      ),
      (
        "guard let a = b as? UICollectionView.Type else { c }\n"
          + "d = a.init(frame: e, collectionViewLayout: f)",
        "guard let a = b as? UICollectionView.Type else { c }\n"
          + "d = a.decoded(frame: e, collectionViewLayout: f)"
      ),
      ("let a: B.Type = c\nd = a.init()", "let a: B.Type = c\nd = a.init()"),
    ] { XCTAssertEqual(rewritten(source), text) }
  }

  /// A view that is made of a class that is a value is decoded, and so its class has to permit it.
  func testViewsOfClassesThatAreValues() {
    let rows = [
      ("let a = type.init(frame: b)", "let a = type.decoded(frame: b)"),
      ("let a = self.type.init(frame: .zero)", "let a = self.type.decoded(frame: .zero)"),
      ("let a = type(of: b).init(frame: c)", "let a = type(of: b).decoded(frame: c)"),
    ]
    for (source, text) in rows { XCTAssertEqual(rewritten(source), text) }
    for source in [
      "self.init(frame: a)", "super.init(frame: a)", "let a = Row.init(frame: b)",
      "let a = type.init(frame: b, style: c)", "let a = type.init(b)",
    ] {
      XCTAssertEqual(rewritten(source), source)
    }
    let text = rewritten(
      """
      class Bar: UIView { init(frame: B) { super.init(frame: c) }
        required init?(coder: NSCoder) { fatalError() } }
      let bar = type.init(frame: .zero)
      """
    )
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
    XCTAssertEqual(rewritten(source), text)
    let view = source.replacing("NSObject", with: "UIView")
    XCTAssertEqual(rewritten(view), view)
  }

  func testAClassWithParametersObserves() {
    let observe = "override func observeValue(forKeyPath a: String?) {}"
    let text = rewritten("class A<B: NSObject>: NSObject { \(observe) }")
    XCTAssertTrue(text.contains("class A<B: NSObject>: NSObject, NSKeyValueObserver {"), text)
  }
}

// What an adoption does where something is missing: a type, a package, or a container.

import Foundation
import SourceRewriting
import VCFuzzAdoption
import XCTest

final class StandInTests: AdoptionTestCase {
  private var file: String { root + "/Drawer/Sources/Drawer/A.swift" }

  private func adopted(_ source: String, dependencies: String = "") throws -> Adoption {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Drawer",
        dependencies: [.package(path: "../blur")],
        targets: [.target(name: "Drawer", dependencies: [\(dependencies)])]
      )

      """
    return try adopt(["Package.swift": manifest, "Sources/Drawer/A.swift": source])
  }

  private func report(_ lines: [(Int, String)]) -> BuildReport {
    BuildReport(
      output: lines.map { "\(file):\($0.0):1: error: \($0.1)" }.joined(separator: "\n"),
      succeeded: false,
      relativeTo: root + "/Out"
    )
  }

  func testATypeThatNothingDeclaresHasAStandIn() throws {
    var adoption = try adopted(
      """
      class A: Asset {}
      extension B: AssetPicking {}
      class C { weak var d: AssetOwner? }
      func e(_ f: AssetDelegate, _ g: Library) {}
      func h(_ i: Library.Change) {}
      func j(_ k: Feed<Int, [Int]>) {}
      """
    )
    let missing = ["Asset", "AssetPicking", "AssetOwner", "AssetDelegate", "Library", "Feed"]
    let lines = zip([1, 2, 3, 4, 4, 6], missing).map { ($0, "cannot find type '\($1)' in scope") }
    XCTAssertEqual(try adoption.declareMissing(of: report(lines)), missing.sorted())
    let text = try written("Sources/Drawer/Adopted.swift")
    XCTAssertTrue(
      text.hasSuffix(
        """
        open class Asset: NSObject {
        }
        public protocol AssetDelegate: AnyObject {}
        open class AssetOwner: NSObject {
        }
        public protocol AssetPicking: AnyObject {}
        public typealias Feed<T0, T1> = MissingType
        public typealias Library = MissingType

        """
      ),
      text
    )
    let change = [(5, "'Change' is not a member type of struct 'UIKit.MissingType'")]
    XCTAssertFalse(try adoption.declareMissing(of: report(change)).isEmpty)
    XCTAssertTrue(
      try written("Sources/Drawer/Adopted.swift").contains(
        "open class Library: NSObject {\n  public typealias Change = MissingType\n}"
      )
    )
    XCTAssertEqual(try adoption.declareMissing(of: report(change)), [])
    XCTAssertEqual(try adoption.declareMissing(of: report([(1, "expected '{'")])), [])
  }

  func testAMemberThatOverridesNothingHereIsOneOfItsOwn() throws {
    let source = "class A: B {\n  public override func c() {}\n  override func d() {}\n}"
    var adoption = try adopted(source)
    let build = report([(2, "method does not override any method from its superclass")])
    XCTAssertTrue(try adoption.dropOverrides(of: build))
    XCTAssertTrue(try written("Sources/Drawer/Adopted.txt").hasSuffix("\nA.swift\t-2\n"))
    XCTAssertFalse(try adoption.dropOverrides(of: build), "it has no effect")
    XCTAssertEqual(
      SourceRewriter(module: [source]).rewritten(source, without: [-2]).text,
      "class A: B {\n  public  func c() {}\n  override func d() {}\n}"
    )
  }

  func testAPackageThatIsNotHereIsAnEmptyModule() throws {
    let adoption = try adopted(
      "import Blur\nclass A {}",
      dependencies: ".product(name: \"Blur\", package: \"blur\")"
    )
    XCTAssertEqual(try written("Sources/Blur/Adopted.txt"), "/\n")
    XCTAssertTrue(try written("Package.swift").contains("dependencies: [\"Blur\", .product"))
    XCTAssertTrue(
      adoption.remarks.contains {
        $0.hasPrefix("'Blur' is not here:") && $0.hasSuffix("with '--dependency FOLDER'")
      },
      "\(adoption.remarks)"
    )
  }

  func testAFileThatIsLeftOutIsNamed() throws {
    let adoption = try adopted("import SwiftUI\nstruct A: View {}")
    XCTAssertTrue(
      adoption.remarks.contains("left out A.swift: it needs SwiftUI"),
      "\(adoption.remarks)"
    )
  }

  func testAModuleThatOnlyAnimatesHasADelegate() throws {
    let lines = ["kind = .presentation", "kind = .dismissal", "isPresenting = true"]
    try check(
      """
      public class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        public enum Mode { case push, presentation, dismissal }
        public var mode = Mode.push
        public var kind: Mode = .push
        public var isPresenting = false
        public func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }
      """,
      has: ["Call(\"present with Slide\") {", "private let animator = Slide()"]
        + lines.map { "    animator.\($0)\n" }
    )
  }

  func testAnObjectThatWorksInAStackHasOne() throws {
    try check(
      """
      public class Flow: NSObject {
        public init(stack: UINavigationController) {}
        public func show(_ screen: UIViewController) {}
      }
      """,
      has: [
        "{ stage -> UINavigationController in", "let object = Flow(stack: host)",
        "object.show(stage.screen(",
      ]
    )
  }

  /// An object gets its content before anything is called; the content may be of a kind of its own.
  func testAnObjectOfAScreenGetsItsContentFirst() throws {
    try check(
      """
      public typealias Pullable = Pulls & UIViewController
      public protocol Pulls { var sheet: Sheet? { get set } }
      public class Sheet: NSObject {
        public init(parent: UIViewController) {}
        public func move() {}
        public func add(_ item: UIViewController, to parent: UIViewController) {}
        public func track(_ item: Pullable) {}
      }
      """,
      has: [
        """
            let object = {
              let object = Sheet(parent: host)
              object.add(stage.screen("add"), to: host)
              return object
            }()
        """,
        "object.track(PullsScreen())", "var sheet: Sheet? = nil",
      ]
    )
  }

  /// What a container only notes is not set from outside, and nothing takes a controller away that
  /// it can't do without.
  func testNotesOfAContainerAreItsOwn() throws {
    let pair = "(page: stage.screen(\"items\"), title: \"one\")"
    try check(
      """
      public class Pages: UIViewController {
        public var pages: [UIViewController]!
        public var currentPage: UIViewController!
        public var menu: UIViewController!
        public var items: [(page: UIViewController, title: String)] = []
        public var activePage: UIViewController? { didSet { addChild(menu) } }
      }
      """,
      has: [
        "container.pages = (1...3).map", "container.activePage = stage.screen(",
        "    container.menu = stage.screen(", "container.items = (1...3).map { _ in \(pair) }",
      ],
      lacks: ["currentPage", "container.pages = nil"]
    )
  }

  func testAMemberOfAPublicExtensionMayBeInternal() throws {
    try check(
      """
      public class Menu: UITabBarController {}
      public extension Menu { internal func hide() {}; func close() {}; private func a() {} }
      fileprivate extension Menu { func b() {}; public func c() {} }
      """,
      has: ["container.close()"],
      lacks: ["hide", "a", "b", "c"].map { "container.\($0)()" }
    )
  }

  func testATabHasAnItemOfTheModulesKind() throws {
    try check(
      """
      open class XYMove { public init() {}; open func run() { fatalError() } }
      public class XYFade: XYMove { public override func run() {} }
      open class XYTabItem: UITabBarItem {
        open var move: XYMove!
        public override init() { super.init() }
      }
      open class XYTabs: UITabBarController {}
      """,
      has: [
        "let item = XYTabItem()\n        item.move = XYFade()", "tab.tabBarItem = item",
        "static let xyTabs = Scenario(\n    \"xy-tabs\",",
      ]
    )
  }

  /// Of two data sources each replaces the other; pages differ, and have the neighbours they have.
  func testADataSourceKnowsItsPages() throws {
    try check(
      """
      public struct Item { public init(index: Int) {} }
      typealias Place = Pages.Place
      public protocol PagesSource: AnyObject {
        func page(_ pages: Pages, at place: Pages.Place) -> UIViewController
        func pages(_ pages: Pages, before page: UIViewController) -> UIViewController?
        func pages(_ pages: Pages, itemAt index: Int) -> Item
      }
      public protocol MoreSource: AnyObject { func count() -> Int }
      public class Pages: UIViewController {
        public typealias Place = Int
        public weak var dataSource: PagesSource?
        public weak var moreDataSource: MoreSource?
        public func show() { addChild(self) }
      }
      """,
      has: [
        "container.dataSource = dataSource", "{ neighbour(of: p1, by: -1) }",
        "-> Item { Item(index: p1) }", "{ screens[p1 % screens.count] }",
      ],
      lacks: ["moreDataSource"]
    )
  }
}

// What an adoption does where something is missing: a type, a package, or a container.

import Foundation
import SourceRewriting
import VCFuzzAdoption
import XCTest

final class StandInTests: XCTestCase {
  private var root = ""

  override func setUpWithError() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-stand-in-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(
      atPath: root + "/Drawer/Sources/Drawer",
      withIntermediateDirectories: true
    )
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: root) }

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
    try manifest.write(
      toFile: root + "/Drawer/Package.swift",
      atomically: true,
      encoding: .utf8
    )
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let adoption = try Adoption(
      path: root + "/Drawer",
      dependencies: [],
      output: root + "/Out",
      tool: "/vcfuzz"
    )
    try adoption.write()
    return adoption
  }

  private func written(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/Out/" + path, encoding: .utf8)
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
    _ = try adopted(
      """
      import UIKit
      public class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        public enum Mode { case push, presentation, dismissal }
        public var mode = Mode.push
        public var kind: Mode = .push
        public var isPresenting = false
        public func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(text.contains("Call(\"present with Slide\") {"), text)
    XCTAssertTrue(text.contains("private let animator = Slide()"), text)
    for line in ["kind = .presentation", "kind = .dismissal", "isPresenting = true"] {
      XCTAssertTrue(text.contains("    animator.\(line)\n"), text)
    }
  }

  func testAnObjectThatWorksInAStackHasOne() throws {
    _ = try adopted(
      """
      import UIKit
      public class Flow: NSObject {
        public init(stack: UINavigationController) {}
        public func show(_ screen: UIViewController) {}
      }
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(text.contains("{ stage -> UINavigationController in"), text)
    XCTAssertTrue(text.contains("let object = Flow(stack: host)"), text)
    XCTAssertTrue(text.contains("object.show(stage.screen("), text)
  }

  /// An object gets its content before anything is called; the content may be of a kind of its own.
  func testAnObjectOfAScreenGetsItsContentFirst() throws {
    _ = try adopted(
      """
      import UIKit
      public typealias Pullable = Pulls & UIViewController
      public protocol Pulls { var sheet: Sheet? { get set } }
      public class Sheet: NSObject {
        public init(parent: UIViewController) {}
        public func move() {}
        public func add(_ item: UIViewController, to parent: UIViewController) {}
        public func track(_ item: Pullable) {}
      }
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(
      text.contains(
        """
            let object = {
              let object = Sheet(parent: host)
              object.add(stage.screen("add"), to: host)
              return object
            }()
        """
      ),
      text
    )
    XCTAssertTrue(text.contains("object.track(PullsScreen())"), text)
    XCTAssertTrue(text.contains("var sheet: Sheet? = nil"), text)
  }

  /// What a container only notes is not set from outside, and nothing takes a controller away that
  /// it can't do without.
  func testNotesOfAContainerAreItsOwn() throws {
    _ = try adopted(
      """
      import UIKit
      public class Pages: UIViewController {
        public var pages: [UIViewController]!
        public var currentPage: UIViewController!
        public var menu: UIViewController!
        public var items: [(page: UIViewController, title: String)] = []
        public var activePage: UIViewController? { didSet { addChild(menu) } }
      }
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertFalse(text.contains("currentPage"), text)
    XCTAssertFalse(text.contains("container.pages = nil"), text)
    XCTAssertTrue(text.contains("container.pages = (1...3).map"), text)
    XCTAssertTrue(text.contains("container.activePage = stage.screen("), text)
    XCTAssertTrue(text.contains("    container.menu = stage.screen("), text)
    let pair = "(page: stage.screen(\"items\"), title: \"one\")"
    XCTAssertTrue(text.contains("container.items = (1...3).map { _ in \(pair) }"), text)
  }

  func testAMemberOfAPublicExtensionMayBeInternal() throws {
    _ = try adopted(
      """
      import UIKit
      public class Menu: UITabBarController {}
      public extension Menu { internal func hide() {}; func close() {}; private func a() {} }
      fileprivate extension Menu { func b() {}; public func c() {} }
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(text.contains("container.close()"), text)
    for name in ["hide", "a", "b", "c"] {
      XCTAssertFalse(text.contains("container.\(name)()"), text)
    }
  }

  func testATabHasAnItemOfTheModulesKind() throws {
    _ = try adopted(
      """
      import UIKit
      open class XYMove { public init() {}; open func run() { fatalError() } }
      public class XYFade: XYMove { public override func run() {} }
      open class XYTabItem: UITabBarItem {
        open var move: XYMove!
        public override init() { super.init() }
      }
      open class XYTabs: UITabBarController {}
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(text.contains("let item = XYTabItem()\n        item.move = XYFade()"), text)
    XCTAssertTrue(text.contains("tab.tabBarItem = item"), text)
    XCTAssertTrue(text.contains("static let xyTabs = Scenario(\n    \"xy-tabs\","), text)
  }

  /// Of two data sources each replaces the other; pages differ, and have the neighbours they have.
  func testADataSourceKnowsItsPages() throws {
    _ = try adopted(
      """
      import UIKit
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
      """
    )
    let text = try written("Sources/DrawerScenarios/DrawerScenarios.swift")
    XCTAssertTrue(text.contains("container.dataSource = dataSource"), text)
    XCTAssertFalse(text.contains("moreDataSource"), text)
    XCTAssertTrue(text.contains("{ neighbour(of: p1, by: -1) }"), text)
    XCTAssertTrue(text.contains("-> Item { Item(index: p1) }"), text)
    XCTAssertTrue(text.contains("{ screens[p1 % screens.count] }"), text)
  }

  // MARK: The rewriter

  private func check(_ source: String, _ text: String, line: UInt = #line) {
    XCTAssertEqual(SourceRewriter(module: [source]).rewritten(source).text, text, line: line)
  }

  func testACallOnAnyObjectFindsItsMethod() {
    let lays = "protocol Lays { func lay() }\nclass A: Lays { func lay() {} }\n"
    check(lays + "(a as AnyObject).lay()", lays + "(a as! Lays).lay()")
    check(lays + "(a as AnyObject).lay?()", lays + "(a as? Lays)?.lay()")
    check(lays + "(a as AnyObject).hash", lays + "(a as AnyObject).hash")
    let two = "class A { func lay() {} }\nclass B { func lay() {} }\n(a as AnyObject).lay()"
    check(two, two)
  }

  func testTheSuperclassIsAProperty() {
    check("type.superclass() as? A.Type", "type.superclass as? A.Type")
    check("superclass()", "superclass()")
  }

  func testAMethodOfObjectiveCIsNoFunctionOfC() {
    check(
      "typealias F = @convention(c) (AnyObject, Selector, Bool) -> Void",
      "typealias F =  (AnyObject, Selector, Bool) -> Void"
    )
    let plain = "typealias F = @convention(c) (Int32) -> Void"
    check(plain, plain)
  }

  func testRequestsAreInAModuleOfTheirOwn() {
    check(
      "import UIKit\nlet a: URLRequest",
      "import UIKit\nlet a: URLRequest\nimport FoundationNetworking\n"
    )
  }

  func testTheClosureThatMakesAValueIsLeftOut() {
    let source = "class A {\n  let b: B = {\n    C()\n  }()\n  let d: D = { e }\n}"
    let text = SourceRewriter(module: [source]).rewritten(source, without: [3]).text
    XCTAssertTrue(text.contains("let b: B = { fatalError("), text)
    XCTAssertEqual(Bodies(source)?.encloses(3), true)
    XCTAssertEqual(Bodies(source)?.encloses(5), false)
  }
}

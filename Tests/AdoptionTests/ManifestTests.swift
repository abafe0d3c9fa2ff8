// What is adopted of a folder: the sources of a podspec, of a manifest, or all but sample apps.

import Foundation
import VCFuzzAdoption
import XCTest

final class ManifestTests: XCTestCase {
  private var root = ""

  override func setUpWithError() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-manifest-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: root) }

  private func adopted(_ files: [String: String]) throws -> Adoption {
    try? FileManager.default.removeItem(atPath: root)
    for (path, text) in files {
      let url = URL(fileURLWithPath: root + "/Drawer/" + path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let adoption = try Adoption(
      path: root + "/Drawer",
      dependencies: [],
      output: root + "/Out",
      tool: "/vcfuzz"
    )
    try adoption.write()
    return adoption
  }

  private func list(_ target: String) throws -> [String] {
    let path = root + "/Out/Sources/\(target)/Adopted.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { String($0) }
  }

  func testAPodspecNamesTheSourcesAndTheModule() throws {
    let files = [
      "Source/A.swift": "", "Source/Deep/B.swift": "", "Other.swift": "", "App/Main.swift": "",
    ]
    for (value, expected) in [
      ("'Source/**/*.{h,swift}'", ["Source/A.swift", "Source/Deep/B.swift"]),
      ("'Source/*.swift'", ["Source/A.swift"]),
      ("\"Source\",\n  'Other.swift'", ["Other.swift", "Source/A.swift", "Source/Deep/B.swift"]),
    ] {
      let podspec = "# s.source_files = 'App/*'\ns.source_files = \(value)\ns.version = '1'\n"
      _ = try adopted(files.merging(["Slide.podspec": podspec]) { $1 })
      XCTAssertEqual(try list("Slide"), expected)
    }
  }

  func testOnlyTheDefaultSubspecsAreSources() throws {
    let podspec = """
      Pod::Spec.new do |s|
        s.default_subspec = 'Core'
        s.source_files = 'Base/*.swift'
        s.subspec 'Core' do |core|
          core.source_files = 'Core/*.swift'
          core.dependency 'Slide/Tools'
        end
        s.subspec 'Tools' do |tools|
          tools.source_files = 'Tools/*.swift'
        end
        s.subspec 'Rx' do |rx|
          rx.source_files = 'Rx/*.swift'
          rx.dependency 'Slide/Core'
        end
      end

      """
    _ = try adopted([
      "Slide.podspec": podspec, "Base/A.swift": "", "Core/B.swift": "", "Tools/C.swift": "",
      "Rx/D.swift": "",
    ])
    XCTAssertEqual(try list("Slide"), ["Base/A.swift", "Core/B.swift", "Tools/C.swift"])
  }

  func testSamplesAndTestsAreNoSources() throws {
    _ = try adopted(["A.swift": "", "Example/B.swift": "", "DrawerTests/C.swift": ""])
    XCTAssertEqual(try list("Drawer"), ["A.swift"])
    _ = try adopted(["Example/B.swift": ""])
    XCTAssertEqual(try list("Drawer"), ["Example/B.swift"])
  }

  func testAManifestThatIsTooOldGivesWayToAPodspec() throws {
    _ = try adopted([
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"Drawer\")\n",
      "Drawer.podspec": "s.source_files = 'Sources/*.swift'\n", "Sources/A.swift": "",
    ])
    XCTAssertEqual(try list("Drawer"), ["Sources/A.swift"])
  }

  func testATargetOfAnotherLanguageIsAnEmptyModule() throws {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Drawer", targets: [
        .target(name: "DrawerObjC"), .target(name: "Drawer", dependencies: ["DrawerObjC"]),
      ])

      """
    let adoption = try adopted([
      "Package.swift": manifest, "Sources/Drawer/A.swift": "", "Sources/DrawerObjC/A.m": "",
    ])
    XCTAssertEqual(adoption.counts.targets, 2)
    XCTAssertEqual(adoption.remarks, [Self.noScenario])
    XCTAssertEqual(try list("Drawer"), ["A.swift"])
    XCTAssertEqual(try list("DrawerObjC"), [])
  }

  private static let noScenario =
    "no container that vcfuzz can make: write a scenario of yours in Sources/DrawerScenarios"

  func testAPackageWithoutAContainerHasAnExample() throws {
    _ = try adopted(["A.swift": "class A {}\n"])
    let folder = root + "/Out/Sources/"
    let main = try String(contentsOfFile: folder + "drawer-fuzz/main.swift", encoding: .utf8)
    XCTAssertTrue(main.contains("CommandLineTool.main(.example)"), main)
    let path = folder + "DrawerScenarios/DrawerScenarios.swift"
    let scenarios = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(scenarios.contains("public static let example = Scenario("), scenarios)
  }

  func testAFileThatIsCommentedOutStaysOut() throws {
    _ = try adopted(["A.swift": "class A {}\n", "B.swift": "class B {}\n"])
    XCTAssertEqual(try list("Drawer"), ["A.swift", "B.swift"])
    let path = root + "/Out/Sources/Drawer/Adopted.txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("B.swift", with: "#B.swift")
      .write(toFile: path, atomically: true, encoding: .utf8)
    for _ in 1...2 {
      let again = try Adoption(
        path: root + "/Drawer",
        dependencies: [],
        output: root + "/Out",
        tool: "/vcfuzz"
      )
      try again.write()
      XCTAssertEqual(try list("Drawer"), ["A.swift", "# B.swift"])
    }
  }

  func testFilesOfObjectiveCBesideTheSourcesAreNamed() throws {
    let adoption = try adopted([
      "Source/A.swift": "", "Source/B.m": "", "Source/B.h": "", "Example/C.swift": "",
      "Example/C.m": "",
    ])
    XCTAssertEqual(
      adoption.remarks,
      [
        "left out Example with 1 Swift file: name it in place of the folder above to adopt it",
        "left out Source/B.m: it is Objective-C", Self.noScenario,
      ]
    )
  }

  func testFilesImportWhatTheHeaderOfAFrameworkImports() throws {
    _ = try adopted(["A.swift": ""])
    let path = root + "/Out/Sources/Drawer/Adopted.swift"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    XCTAssertTrue(lines.contains("@_exported import UIKit"), "\(lines)")
  }

  func testBodiesWithErrorsAreLeftOut() throws {
    var adoption = try adopted(["A.swift": "func a() {\n  b\n}\nlet c = d\n", "B.swift": ""])
    let path = root + "/Drawer/A.swift"
    XCTAssertFalse(try adoption.leaveOutBodies(with: [path: [2, 4]]))
    XCTAssertFalse(try adoption.leaveOutBodies(with: [root + "/Out/C.swift": [2]]))
    XCTAssertFalse(try adoption.leaveOutBodies(with: [:]))
    XCTAssertEqual(try list("Drawer"), ["A.swift", "B.swift"])
    XCTAssertTrue(try adoption.leaveOutBodies(with: [path: [2]]))
    XCTAssertEqual(try list("Drawer"), ["A.swift\t2", "B.swift"])
    XCTAssertFalse(try adoption.leaveOutBodies(with: [path: [2]]), "it has no effect")
  }

  func testAContainerBeginsWithTheControllersThatItNeeds() throws {
    _ = try adopted([
      "A.swift": """
      public class Menu: UIViewController {}
      public class A: UITabBarController {
        public var menu: Menu!
        public var pages = [UIViewController]()
        public weak var host: UIViewController!
        public var extra: UIViewController?
        public var selectedPage: UIViewController?
      }
      final class Hidden: NSObject, UIViewControllerTransitioningDelegate {}
      """
    ])
    let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
    let scenarios = try String(contentsOfFile: path, encoding: .utf8)
    for (text, isThere) in [
      ("container.menu = Menu()\n    container.pages = (1...3)", true),
      ("container.host", false), ("    container.extra =", true),
      ("    container.selectedPage =", false), ("Hidden", false),
    ] {
      let setUp = scenarios.components(separatedBy: "operations").first ?? ""
      XCTAssertEqual(setUp.contains(text), isThere, scenarios)
    }
  }

  func testMembersThatAnImportDoesNotBringAreNotCalled() throws {
    let type = "class A: UITabBarController {}\n"
    for (outer, inner, isCalled) in [
      ("fileprivate ", "", false), ("", "@_spi(Own) ", false), ("", "", true),
    ] {
      _ = try adopted(["A.swift": "\(type)\(outer)extension A { \(inner)func turn() {} }\n"])
      let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
      let scenarios = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertEqual(scenarios.contains("container.turn()"), isCalled, scenarios)
    }
  }

  func testAnAbstractClassIsNotMade() throws {
    for (body, count) in [("fatalError(\"Override me\")", 0), ("2", 1)] {
      let adoption = try adopted([
        "A.swift": """
        class A: UINavigationController {
          func a() -> Int { \(body) }
          required init?(coder: NSCoder) { fatalError("No coder") }
        }
        """
      ])
      XCTAssertEqual(adoption.counts.scenarios, count)
    }
  }

  func testAContainerThatAddsItselfHasAHost() throws {
    let remove = "func removeFromItsParent() {}; func leaveFromParent() {}\n"
    let add = "func add(toParent parent: UIViewController) {}\n"
    for (members, isHosted) in [(remove + add, true), (remove, false)] {
      _ = try adopted(["A.swift": "class A: UITabBarController {\n\(members)}\n"])
      let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
      let scenarios = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertEqual(scenarios.contains("container.add(toParent: host)"), isHosted, scenarios)
      XCTAssertEqual(scenarios.contains("return stage.screen(\"host\")"), isHosted, scenarios)
      XCTAssertEqual(scenarios.contains("leaveFromParent"), isHosted, scenarios)
      XCTAssertTrue(scenarios.contains("removeFromItsParent"), scenarios)
    }
    _ = try adopted(["A.swift": "class A: UITabBarController { init(in b: UIViewController) {} }"])
    let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
    let scenarios = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(scenarios.contains("let container = A(in: host)"), scenarios)
  }

  func testADelegateThatOnlyAnimatesFillsTheWindow() throws {
    let delegate =
      "public class Fade: NSObject, UIViewControllerTransitioningDelegate {\n"
      + "  public override init() {}\n"
    let member =
      "  public func presentationController(forPresented a: UIViewController, "
      + "presenting b: UIViewController?, source c: UIViewController) "
      + "-> UIPresentationController? { nil }\n"
    for (text, style) in [(delegate, ".fullScreen"), (delegate + member, ".custom")] {
      _ = try adopted(["A.swift": "import UIKit\n\(text)}\n"])
      let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
      let scenarios = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertTrue(scenarios.contains("modalPresentationStyle = \(style)\n"), scenarios)
    }
  }

  func testAControllerThatBringsItsPresentationIsPresented() throws {
    let own = "override func viewDidLoad() { transitioningDelegate = fade }\n"
    let others = "func show(_ other: UIViewController) { other.transitioningDelegate = fade }\n"
    let hosted = "func add(toParent parent: UIViewController) {}\n"
    for (members, isPresented, isRoot) in [
      (own, true, false), (own + hosted, true, true), (others, false, true),
    ] {
      _ = try adopted(["A.swift": "class A: UITabBarController {\n  func turn() {}\n\(members)}\n"])
      let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
      let scenarios = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertEqual(
        scenarios.contains("container.present(A(), animated: true)"),
        isPresented,
        scenarios
      )
      XCTAssertEqual(scenarios.contains("presented.turn()"), isPresented, scenarios)
      XCTAssertEqual(scenarios.contains("container.turn()"), isRoot, scenarios)
      XCTAssertFalse(scenarios.contains("presented.add("), scenarios)
    }
  }

  func testAMethodThatPresentsIsCalledWhereAScreenCanPresent() throws {
    for (body, isGuarded) in [
      ("present(b, animated: true)", true), ("open()", true),
      ("self.present(b, animated: true)", true),
      ("other.present(b, animated: true)", false), ("present = b", false),
    ] {
      let open = "  private func open() { self.present(b, animated: true) }\n"
      _ = try adopted([
        "A.swift": "class A: UITabBarController {\n  func show() { \(body) }\n\(open)}\n"
      ])
      let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
      let scenarios = try String(contentsOfFile: path, encoding: .utf8)
      XCTAssertEqual(
        scenarios.contains("container.presentedViewController == nil"),
        isGuarded,
        scenarios
      )
      XCTAssertTrue(scenarios.contains("container.show()"), scenarios)
    }
  }

  private func scenarios(of source: String) throws -> String {
    _ = try adopted(["A.swift": "import UIKit\n\(source)\n"])
    let path = root + "/Out/Sources/DrawerScenarios/DrawerScenarios.swift"
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  func testAnArgumentOfAProtocolIsAScreenOrAnObjectThatConforms() throws {
    let page =
      "public protocol Item {}\npublic class Pages: UITabBarController {\n"
      + "  public func add(_ item: Item) {}\n}\n"
    for (conformance, value) in [
      ("extension UIViewController: Item {}", "stage.screen(\"add\")"),
      ("public struct Row: Item { public init() {} }", "Row()"),
      ("struct Row: Item { init() {} }", nil),
    ] {
      let text = try scenarios(of: page + conformance)
      XCTAssertEqual(text.contains("container.add("), value != nil, text)
      XCTAssertTrue(value.map { text.contains("container.add(\($0))") } ?? true, text)
    }
  }

  func testAnIndexIsOneOfTheOnlyList() throws {
    let methods =
      "  public func removeItem(at index: Int) {}\n"
      + "  public func insertItem(at index: Int) {}\n  public func turn(by pages: Int) {}\n"
    for (lists, count) in [(["items"], 6), ([], 0), (["items", "others"], 0)] {
      let members = lists.map { "  public var \($0): [UIViewController] = []\n" }.joined()
      let text = try scenarios(
        of: "public class Pages: UITabBarController {\n\(members)\(methods)}"
      )
      XCTAssertEqual(text.components(separatedBy: "guard container.items.count").count - 1, count)
      guard count > 0 else { continue }
      XCTAssertTrue(text.contains("items.count > 2 else { return }\n      container.remove"), text)
      XCTAssertTrue(text.contains("items.count >= 2 else { return }\n      container.insert"), text)
    }
  }

  func testFunctionsThatShowControllersAreCalled() throws {
    let text = try scenarios(
      of: """
        public class Alerts {
          public static func show(_ view: UIView) {}
          public static func show(_ menu: UIViewController) {}
          public class func show(menu: UIViewController, from: UIViewController) {}
          public static func hide() {}
        }
        public enum Sums { public static func add(_ number: Int) {} }
        """
    )
    for call in [
      "Alerts.show(stage.screen(\"show\"))",
      "Alerts.show(menu: stage.screen(\"menu\"), from: container)", "Alerts.hide()",
    ] { XCTAssertTrue(text.contains("      \(call)\n"), text) }
    XCTAssertFalse(text.contains("UIView()"), "a controller rather than a view")
    XCTAssertFalse(text.contains("Sums"), text)
  }

  func testObjectsWorkInTheScreenThatTheyAreMadeFor() throws {
    for (ancestor, isMade) in [("NSObject", true), ("UIPresentationController", false)] {
      let text = try scenarios(
        of: """
          public class Sheet: \(ancestor) {
            public weak var owner: UIViewController?
            public init(in screen: UIViewController, color: UIColor) {}
            public func open() {}
          }
          """
      )
      let made = "let object = Sheet(in: host, color: UIColor.red)"
      XCTAssertEqual(text.contains(made), isMade, text)
      XCTAssertEqual(text.contains("object.open()"), isMade, text)
      XCTAssertFalse(text.contains("owner"), text)
    }
  }

  func testADelegateThatAnimatesAStackHasOne() throws {
    let method =
      "public func navigationController(_ a: B, animationControllerFor c: D, from e: F, to g: F)"
      + " -> H? { nil }"
    for (ancestor, members, isUsed) in [
      ("NSObject", method, true), ("NSObject", "", false), ("UIViewController", method, false),
    ] {
      let text = try scenarios(
        of: "public class Zoom: \(ancestor), UINavigationControllerDelegate {\n"
          + "  public init() {}\n  \(members)\n}"
      )
      XCTAssertEqual(text.contains("container.delegate = delegate"), isUsed, text)
      XCTAssertEqual(text.contains("Call(\"push\")"), isUsed, text)
    }
  }

  func testWhatAHostedContainerNeedsIsSetWhereItIsMade() throws {
    let text = try scenarios(
      of: """
        public class Panel: UITabBarController {
          public var content: UIViewController?
          public func add(toParent parent: UIViewController) {}
        }
        """
    )
    let lines = [
      "let container = {", "  let container = Panel()",
      "  container.content = stage.screen(\"content\")",
    ]
    XCTAssertTrue(text.contains(lines.map { "    " + $0 + "\n" }.joined()), text)
  }

  func testArgumentsAreOnesThatAMethodTakes() throws {
    let text = try scenarios(
      of: """
        public enum Side {
          case none
          case left
        }
        public class Drawer: UITabBarController {
          public func open(_ side: Side) {}
          public func setWidth(_ width: CGFloat) {}
          public func move(by distance: CGFloat) {}
        }
        """
    )
    XCTAssertTrue(text.contains("container.open(Side.left)"), text)
    XCTAssertFalse(text.contains("Side.none"), text)
    XCTAssertTrue(text.contains("container.setWidth(0.5)"), text)
    XCTAssertFalse(text.contains("container.setWidth(0)"), text)
    XCTAssertTrue(text.contains("container.move(by: 0)"), text)
  }

  func testAModuleWithoutContainersHasScreens() throws {
    let text = try scenarios(of: "public class Photos: UIViewController {}")
    XCTAssertTrue(text.contains("container.present(Photos(), animated: true)"), text)
  }
}

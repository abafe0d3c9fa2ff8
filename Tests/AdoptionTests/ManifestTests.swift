// What is adopted of a folder: the sources of a podspec, of a manifest, or all but sample apps.

import Adoption
import Foundation
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
    XCTAssertEqual(adoption.remarks, [])
    XCTAssertEqual(try list("Drawer"), ["A.swift"])
    XCTAssertEqual(try list("DrawerObjC"), [])
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
}

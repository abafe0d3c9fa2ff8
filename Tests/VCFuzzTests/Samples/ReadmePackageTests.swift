// The package in the README: its sources, compiled from the README's own text.

import Foundation
import VCFuzzXCTest
import XCTest

final class ReadmePackageTests: XCTestCase {
  private func readme() throws -> String {
    let package = try XCTUnwrap(PackageFolder.containing(#filePath))
    return try String(contentsOfFile: package + "/README.md", encoding: .utf8)
  }

  /// The content of the block that follows the name of a file.
  private func source(of file: String, in readme: String) throws -> String {
    let start = try XCTUnwrap(readme.range(of: "`\(file)`:\n\n```swift\n"), file)
    let end = try XCTUnwrap(readme.range(of: "```\n", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  func testItsSourcesCompile() throws {
    let modules = try BuiltModules.folder(beside: self)
    let readme = try readme()
    let files = [
      "Sources/Drawer/DrawerController.swift", "Sources/DrawerScenarios/Scenarios.swift",
      "Tests/DrawerTests/DrawerTests.swift",
    ]
    var whole = try files.map { try source(of: $0, in: readme) }.joined(separator: "\n")
    // In one file, the modules of the package are no modules.
    for module in ["Drawer", "DrawerScenarios"] {
      whole = whole.replacing("import \(module)\n", with: "")
    }
    XCTAssertEqual(try BuiltModules.typeCheck(whole, modules, in: try CaseFolder(self)), "")
  }

  func testTheGalleryImportsOnlyUIKitOrItsStandIn() throws {
    let package = try XCTUnwrap(PackageFolder.containing(#filePath))
    let folder = package + "/Tests/Gallery/"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    XCTAssertGreaterThanOrEqual(files.count, 3)
    for file in files {
      let text = try String(contentsOfFile: folder + file, encoding: .utf8)
      let imports = text.split(separator: "\n").filter { $0.contains("import ") }
      XCTAssertEqual(imports, ["public import UIKit", "public import HeadlessUIKit"], file)
      for word in ["Stage", "Lifecycle", "Trace", "Profile"] {
        XCTAssertFalse(text.contains(word), "\(file) speaks of \(word)")
      }
    }
  }

  func testTheFixIsOneOfItsSource() throws {
    let readme = try readme()
    let source = try source(of: "Sources/Drawer/DrawerController.swift", in: readme)
    let change = try XCTUnwrap(readme.range(of: "DrawerController.swift`, replace\n\n```swift\n"))
    let end = try XCTUnwrap(readme.range(of: "```\n", range: change.upperBound..<readme.endIndex))
    let old = readme[change.upperBound..<end.lowerBound]
    XCTAssertEqual(source.components(separatedBy: old).count, 2)
  }
}

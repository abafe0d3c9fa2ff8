// What is adopted of a folder: the sources of a podspec, of a manifest, or all but sample apps.

import Foundation
import VCFuzzAdoption
import XCTest

final class ManifestTests: AdoptionTestCase {
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
      try adopt(files.merging(["Slide.podspec": podspec]) { $1 })
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
    try adopt([
      "Slide.podspec": podspec, "Base/A.swift": "", "Core/B.swift": "", "Tools/C.swift": "",
      "Rx/D.swift": "",
    ])
    XCTAssertEqual(try list("Slide"), ["Base/A.swift", "Core/B.swift", "Tools/C.swift"])
  }

  func testSamplesAndTestsAreNoSources() throws {
    try adopt(["A.swift": "", "Example/B.swift": "", "DrawerTests/C.swift": ""])
    XCTAssertEqual(try list("Drawer"), ["A.swift"])
    try adopt(["Example/B.swift": ""])
    XCTAssertEqual(try list("Drawer"), ["Example/B.swift"])
  }

  func testAManifestThatIsTooOldGivesWayToAPodspec() throws {
    try adopt([
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"Drawer\")\n",
      "Drawer.podspec": "s.source_files = 'Sources/*.swift'\n", "Sources/A.swift": "",
    ])
    XCTAssertEqual(try list("Drawer"), ["Sources/A.swift"])
  }

  /// A manifest with these targets.
  private func manifest(_ targets: String) -> String {
    "// swift-tools-version:5.5\nimport PackageDescription\n"
      + "let package = Package(name: \"Drawer\", targets: [\(targets)])\n"
  }

  func testATargetOfAnotherLanguageIsAnEmptyModule() throws {
    let targets =
      ".target(name: \"DrawerObjC\"), .target(name: \"Drawer\", dependencies: [\"DrawerObjC\"])"
    let adoption = try adopt([
      "Package.swift": manifest(targets), "Sources/Drawer/A.swift": "",
      "Sources/DrawerObjC/A.m": "",
    ])
    XCTAssertEqual(adoption.counts.targets, 2)
    XCTAssertEqual(adoption.remarks, [Self.noScenario])
    XCTAssertEqual(try list("Drawer"), ["A.swift"])
    XCTAssertEqual(try list("DrawerObjC"), [])
  }

  private static let noScenario =
    "no container that vcfuzz can make: write a scenario of yours in Sources/DrawerScenarios"

  func testAPackageWithoutAContainerHasAnExample() throws {
    try adopt(["A.swift": "class A {}\n"])
    let main = try written("Sources/drawer-fuzz/main.swift")
    XCTAssertTrue(main.contains("CommandLineTool.main(.example)"), main)
    let scenarios = try scenarios()
    XCTAssertTrue(scenarios.contains("public static let example = Scenario("), scenarios)
  }

  func testTargetsWithoutAContainerShareAnExample() throws {
    try adopt([
      "Package.swift": manifest(".target(name: \"One\"), .target(name: \"Two\")"),
      "Sources/One/A.swift": "class A {}\n", "Sources/Two/A.swift": "class A {}\n",
    ])
    for (name, hasExample) in [("One", true), ("Two", false)] {
      let text = try written("Sources/DrawerScenarios/\(name)Scenarios.swift")
      XCTAssertEqual(text.contains("static let example"), hasExample)
    }
  }

  func testAFolderDependsOnTheModulesThatItImports() throws {
    try write([
      "Pages/A.swift": "import UIKit", "Drawer/A.swift": "import UIKit\r\nimport Pages\r\n",
    ])
    try adopt(dependencies: [root + "/Pages"])
    let manifest = try written("Package.swift")
    XCTAssertTrue(manifest.contains("dependencies: [\"Pages\", .product"), manifest)
    XCTAssertTrue(manifest.contains("dependencies: [.product(name: \"UIKit\""), manifest)
  }

  func testAFileThatIsCommentedOutStaysOut() throws {
    try adopt(["A.swift": "class A {}\n", "B.swift": "class B {}\n"])
    XCTAssertEqual(try list("Drawer"), ["A.swift", "B.swift"])
    let path = "Sources/Drawer/Adopted.txt"
    try written(path).replacing("B.swift", with: "#B.swift")
      .write(toFile: root + "/Out/" + path, atomically: true, encoding: .utf8)
    for _ in 1...2 {
      try adopt()
      XCTAssertEqual(try list("Drawer"), ["A.swift", "# B.swift"])
    }
  }

  func testFilesOfObjectiveCBesideTheSourcesAreNamed() throws {
    let adoption = try adopt([
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
    try adopt(["A.swift": ""])
    let lines = try written("Sources/Drawer/Adopted.swift").split(separator: "\n")
    XCTAssertTrue(lines.contains("@_exported import UIKit"), "\(lines)")
  }

  func testBodiesWithErrorsAreLeftOut() throws {
    var adoption = try adopt(["A.swift": "func a() {\n  b\n}\nlet c = d\n", "B.swift": ""])
    let path = root + "/Drawer/A.swift"
    XCTAssertFalse(try adoption.leaveOutBodies(with: [path: [2, 4]]))
    XCTAssertFalse(try adoption.leaveOutBodies(with: [root + "/Out/C.swift": [2]]))
    XCTAssertFalse(try adoption.leaveOutBodies(with: [:]))
    XCTAssertEqual(try list("Drawer"), ["A.swift", "B.swift"])
    XCTAssertTrue(try adoption.leaveOutBodies(with: [path: [2]]))
    XCTAssertEqual(try list("Drawer"), ["A.swift\t2", "B.swift"])
    XCTAssertFalse(try adoption.leaveOutBodies(with: [path: [2]]), "it has no effect")
  }

  // MARK: Where it is built

  private func runCall(_ build: BuildFolder) throws -> String {
    let adoption = try adopt(tool: root + "/vcfuzz", build: build)
    let readme = try written("README.md")
    XCTAssertTrue(readme.contains("\n\(adoption.runCall) scenarios\n"), readme)
    return adoption.runCall
  }

  func testThePackageIsBuiltWithTheModulesOfTheTool() throws {
    try write(["Drawer/A.swift": ""])
    let tool = root + "/vcfuzz"
    let build = tool + "/.build/x86_64-unknown-linux-gnu"
    for (executable, options) in [
      (build + "/debug/vcfuzz", "--scratch-path ../vcfuzz/.build "),
      (build + "/release/vcfuzz", "-c release --scratch-path ../vcfuzz/.build "),
      // Elsewhere there are no modules.
      ("/usr/local/bin/vcfuzz", ""), ("/other/.build/x86_64-unknown-linux-gnu/debug/vcfuzz", ""),
      (tool + "/.build/debug", ""), ("", ""),
    ] {
      let call = try runCall(BuildFolder(ofExecutable: executable, in: tool))
      XCTAssertEqual(call, "swift run \(options)drawer-fuzz")
    }
  }

  func testAnotherFolderIsQuotedForTheShell() throws {
    try write(["Drawer/A.swift": ""])
    XCTAssertEqual(
      try runCall(BuildFolder(path: "/tmp/it's here")),
      "swift run --scratch-path '/tmp/it'\\''s here' drawer-fuzz"
    )
  }
}

// Where an adopted package is built, and what its README calls.

import Foundation
import VCFuzzAdoption
import XCTest

final class BuildFolderTests: XCTestCase {
  private var root = ""

  override func setUpWithError() throws {
    root =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-build-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: root) }

  private func runCall(_ build: BuildFolder) throws -> String {
    let folder = root + "/Drawer"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    let adoption = try Adoption(
      path: folder,
      dependencies: [],
      output: root + "/Out",
      tool: root + "/vcfuzz",
      build: build
    )
    try adoption.write()
    let readme = try String(contentsOfFile: root + "/Out/README.md", encoding: .utf8)
    XCTAssertTrue(readme.contains("\n\(adoption.runCall) scenarios\n"), readme)
    return adoption.runCall
  }

  func testThePackageIsBuiltWithTheModulesOfTheTool() throws {
    let tool = root + "/vcfuzz"
    let build = tool + "/.build/x86_64-unknown-linux-gnu"
    for (executable, call) in [
      (build + "/debug/vcfuzz", "swift run --scratch-path ../vcfuzz/.build drawer-fuzz"),
      (
        build + "/release/vcfuzz",
        "swift run -c release --scratch-path ../vcfuzz/.build drawer-fuzz"
      ),
      // Elsewhere there are no modules.
      ("/usr/local/bin/vcfuzz", "swift run drawer-fuzz"),
      ("/other/.build/x86_64-unknown-linux-gnu/debug/vcfuzz", "swift run drawer-fuzz"),
      (tool + "/.build/debug", "swift run drawer-fuzz"),
      ("", "swift run drawer-fuzz"),
    ] {
      XCTAssertEqual(try runCall(BuildFolder(ofExecutable: executable, in: tool)), call)
    }
  }

  func testAnotherFolderIsQuotedForTheShell() throws {
    XCTAssertEqual(
      try runCall(BuildFolder(path: "/tmp/it's here")),
      "swift run --scratch-path '/tmp/it'\\''s here' drawer-fuzz"
    )
  }
}

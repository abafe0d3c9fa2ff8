// What tests of adoptions share: a folder that is written, adopted, and read.

import Foundation
import VCFuzzAdoption
import XCTest

/// Tests that adopt the folder `Drawer` and read the package that is written.
class AdoptionTestCase: XCTestCase {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("vcfuzz-adoption-\(ProcessInfo.processInfo.processIdentifier)").path

  override func tearDown() { try? FileManager.default.removeItem(atPath: root) }

  /// Writes files and nothing else below the folder of the test.
  func write(_ files: [String: String]) throws {
    try? FileManager.default.removeItem(atPath: root)
    for (path, text) in files {
      let url = URL(fileURLWithPath: root + "/" + path)
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// Adopts the folder as it is.
  @discardableResult
  func adopt(
    dependencies: [String] = [],
    tool: String = "/vcfuzz",
    build: BuildFolder = BuildFolder(path: nil)
  ) throws -> Adoption {
    let adoption = try Adoption(
      path: root + "/Drawer",
      dependencies: dependencies,
      output: root + "/Out",
      tool: tool,
      build: build
    )
    try adoption.write()
    return adoption
  }

  /// Adopts a folder with these files.
  @discardableResult
  func adopt(_ files: [String: String]) throws -> Adoption {
    try write(Dictionary(uniqueKeysWithValues: files.map { ("Drawer/" + $0, $1) }))
    return try adopt()
  }

  /// A file of the package that is written.
  func written(_ path: String) throws -> String {
    try String(contentsOfFile: root + "/Out/" + path, encoding: .utf8)
  }

  func scenarios() throws -> String {
    try written("Sources/DrawerScenarios/DrawerScenarios.swift")
  }

  /// Adopts one file, and checks what its scenarios contain.
  func check(
    _ source: String,
    has wanted: [String] = [],
    lacks unwanted: [String] = [],
    line: UInt = #line
  ) throws {
    try adopt(["A.swift": "import UIKit\n\(source)\n"])
    let text = try scenarios()
    for part in wanted { XCTAssertTrue(text.contains(part), "\(part) in \(text)", line: line) }
    for part in unwanted { XCTAssertFalse(text.contains(part), "\(part) in \(text)", line: line) }
  }

  /// The files on the list of a target.
  func list(_ target: String) throws -> [String] {
    try written("Sources/\(target)/Adopted.txt").split(separator: "\n").dropFirst()
      .map { String($0) }
  }
}

// The formatter's configuration: a badly formatted file is found, as `.ci/run` finds it.

import Foundation
import XCTest

final class FormatTests: XCTestCase {
  private func lint(_ paths: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", "format", "lint", "--strict", "--parallel", "--recursive"] + paths
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  func testABadlyFormattedFileIsFound() throws {
    // Inside the repository, so that its configuration applies; the build folder is not tracked.
    let folder = Repository.root.appendingPathComponent(".build/format-example")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Example.swift")
    try "let a = b!\n".write(to: file, atomically: true, encoding: .utf8)
    let result = try lint([file.path])
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.text.contains("[NeverForceUnwrap]"), result.text)
  }
}

// The README says what is true.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSamples
import VCFuzzSupport
import XCTest

@MainActor final class ReadmeTests: XCTestCase {
  /// Returns the place of the content of the first fenced block of a language.
  private func range(_ language: String, in text: String) -> Range<String.Index>? {
    let start = "\n```" + language + "\n"
    guard let open = text.range(of: start),
      let close = text.range(of: "\n```\n", range: open.upperBound..<text.endIndex)
    else { return nil }
    return open.upperBound..<text.index(after: close.lowerBound)
  }

  private func block(_ language: String, in text: String) -> String? {
    range(language, in: text).map { String(text[$0]) }
  }

  func testHelpIsTheHelpOfTheTool() async throws {
    let readme = try Repository.file("README.md").text
    let terminal = Terminal.captured()
    _ = CommandLineTool().run(["help"], on: terminal)
    let place = try XCTUnwrap(range("text", in: readme))
    try Repository.check(place, of: readme, at: "README.md", is: terminal.outputText)
  }

  func testAnotherHelpIsFound() async {
    XCTAssertEqual(block("text", in: "# A\n\n```text\none\ntwo\n```\n"), "one\ntwo\n")
    XCTAssertNil(block("text", in: "# A\n\n```sh\none\n```\n"))
  }

  // MARK: The finding that it shows

  /// What the README's first command prints.
  private func finding() throws -> String {
    let readme = try Repository.file("README.md").text
    let command = try XCTUnwrap(block("sh", in: readme)?.split(separator: "\n").first)
    let words = command.split(separator: " ").map { String($0) }
    let start = ["swift", "run", "vcfuzz"]
    XCTAssertEqual(Array(words.prefix(start.count)), start)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-readme-\(ProcessInfo.processInfo.processIdentifier)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Whoever runs it in a clone has the corpus that ships, and its reports stay as they are.
    for part in ["Corpus", "Reports"] {
      let shipped = Repository.root.appendingPathComponent(part).path
      try FileManager.default.copyItem(atPath: shipped, toPath: folder + "/" + part)
    }
    let terminal = Terminal.captured()
    var tool = CommandLineTool(ScenarioCatalogue([], builtIn: Scenario.builtIn))
    tool.call = "swift run vcfuzz"
    let code = tool.run(
      words.dropFirst(start.count) + ["--output", folder],
      on: terminal
    )
    XCTAssertEqual(code, .found)
    let index = try String(contentsOfFile: folder + "/Reports/README.md", encoding: .utf8)
    XCTAssertEqual(index, try Repository.file("Reports/README.md").text)
    return terminal.outputText
      .replacingOccurrences(of: " --output " + folder, with: "")
      .replacingOccurrences(of: folder + "/", with: "")
  }

  func testTheFindingIsWhatTheFirstCommandPrints() async throws {
    let readme = try Repository.file("README.md").text
    let place = try XCTUnwrap(range("console", in: readme))
    let finding = try finding()
    try Repository.check(place, of: readme, at: "README.md", is: finding)
  }

  // MARK: Its samples of Swift

  private func blocks(_ language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var rest = text
    while let place = range(language, in: rest) {
      blocks.append(String(rest[place]))
      rest = String(rest[place.upperBound...])
    }
    return blocks
  }

  /// What `.ci/walk` compiles and runs: the section on your own container.
  private func walk(in readme: String) throws -> Range<String.Index> {
    let start = try XCTUnwrap(readme.range(of: "\n## Your own container\n"))
    let end = try XCTUnwrap(readme.range(of: "\n## ", range: start.upperBound..<readme.endIndex))
    return start.lowerBound..<end.lowerBound
  }

  func testEverySampleIsCompiled() async throws {
    let readme = try Repository.file("README.md").text
    let walk = try walk(in: readme)
    XCTAssertEqual(blocks("swift", in: String(readme[..<walk.lowerBound])), [])
    XCTAssertEqual(blocks("swift", in: String(readme[walk.upperBound...])), [])
    XCTAssertEqual(blocks("swift", in: String(readme[walk])).count, 7)
    XCTAssertTrue(try Repository.file(".ci/run").text.contains("\n.ci/walk >"))
  }

  func testBlocksAreFound() async {
    XCTAssertEqual(
      blocks("swift", in: "a\n```swift\nlet a = 1\n```\n\n```sh\nls\n```\n```swift\nb\n```\n"),
      ["let a = 1\n", "b\n"]
    )
  }

  func testItsManifestIsOne() async throws {
    let readme = try Repository.file("README.md").text
    let manifest = try XCTUnwrap(
      blocks("swift", in: readme).first { $0.contains("import PackageDescription") }
    )
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-manifest-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try manifest.write(
      to: folder.appendingPathComponent("Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    XCTAssertEqual(process.terminationStatus, 0, output)
    let ours = try Repository.file("Package.swift").text
    for product in ["HeadlessUIKit", "VCFuzzKit", "VCFuzzXCTest"] {
      XCTAssertTrue(output.contains("\"\(product)\""), product)
      XCTAssertTrue(ours.contains(".library(name: \"\(product)\""), product)
    }
  }

  func testContinuousIntegrationRunsTheCommandsOfTheReadme() async throws {
    let readme = try Repository.file("README.md").text
    let commands = try XCTUnwrap(block("sh", in: readme)).split(separator: "\n")
    let test = try XCTUnwrap(commands.first { $0.hasPrefix("swift test") })
    let script = try Repository.file(".ci/run").text
    XCTAssertTrue(script.contains("\n" + test), "\(test)")
    XCTAssertTrue(commands.contains { $0.hasPrefix("swift run vcfuzz") })
  }
}

// The pages of the documentation: each product has a catalogue, each page is linked, each sample is
// compiled, and the table of the invariants is the catalogue of the invariants.

import Foundation
import LifecycleChecks
import VCLifecycle
import XCTest

final class DocumentationTests: XCTestCase {
  private static let products = [
    "CalibrationProbes", "CalibrationXCTest", "HeadlessUIKit", "LifecycleChecks",
    "LifecycleRecording", "ModelChecking", "UIKit", "VCFuzzCLI", "VCFuzzKit", "VCFuzzXCTest",
    "VCLifecycle",
  ]
  /// The modules of the products, each with a catalogue of its own.
  private static let modules =
    products + ["HeadlessFoundation", "LifecycleLogs"]
  /// Pages whose samples other tests compile, each in its own way.
  private static let compiledElsewhere = [
    "Sources/LifecycleRecording/LifecycleRecording.docc/Recording.md",
    "Sources/CalibrationProbes/CalibrationProbes.docc/Calibrating.md",
  ]

  private func pages(of module: String) throws -> [SourceFile] {
    let folder = "Sources/\(module)/\(module).docc"
    let path = Repository.root.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".md") }.map { try Repository.file(folder + "/" + $0) }
  }

  private func name(of page: SourceFile) -> String {
    String(page.path.split(separator: "/").last?.dropLast(".md".count) ?? "")
  }

  func testEveryLibraryHasACatalogueThatIsBuilt() throws {
    let manifest = try Repository.file("Package.swift").text
    let libraries = manifest.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(".library(name: \"") else { return nil }
      return String(line.split(separator: "\"")[1])
    }
    XCTAssertEqual(libraries.sorted(), Self.products)
    let script = try Repository.file(".ci/docs").text
    let built = try XCTUnwrap(script.split(separator: "\n").first { $0.hasPrefix("for module in") })
    for module in Self.modules {
      XCTAssertTrue(built.split { " ;".contains($0) }.contains(Substring(module)), module)
    }
    XCTAssertTrue(try Repository.file(".ci/run").text.contains(" .ci/docs\n"))
  }

  func testEveryRootPageLinksItsArticles() throws {
    for module in Self.modules {
      let pages = try pages(of: module)
      let root = try XCTUnwrap(pages.first { name(of: $0) == module }, module)
      XCTAssertTrue(root.text.hasPrefix("# ``\(module)``\n"), module)
      for page in pages where page.path != root.path {
        XCTAssertTrue(root.text.contains("- <doc:\(name(of: page))>\n"), page.path)
      }
    }
  }

  // MARK: Samples

  private func samples(in text: String) -> [String] {
    text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("swift\n") }
      .map { String($0.element.dropFirst("swift\n".count)) }
  }

  /// The lines of code without indentation, imports and comments.
  private func code(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { !$0.isEmpty && !$0.contains("import ") && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }

  func testEverySampleIsCompiled() throws {
    let folders = ["Tests/VCFuzzTests/Samples", "Tests/Gallery"]
    let compiled = try folders.flatMap { try Repository.swiftFiles(in: $0) }.map { code($0.text) }
    var count = 0
    for page in try Self.modules.flatMap({ try pages(of: $0) })
    where !Self.compiledElsewhere.contains(page.path) {
      for sample in samples(in: page.text) {
        count += 1
        let isCompiled = compiled.contains { $0.contains(code(sample)) }
        XCTAssertTrue(isCompiled, "\(page.path): no file in \(folders) holds\n\(sample)")
      }
    }
    XCTAssertEqual(count, 9)
  }

  func testTheSkeletonIsShownAsItIs() throws {
    let page = try Repository.file("Sources/VCFuzzKit/VCFuzzKit.docc/ContainerSkeleton.md").text
    let file = try Repository.file("Tests/Gallery/SlotController.swift").text
    let whole = file.components(separatedBy: "// BEGIN\n").last?
      .components(separatedBy: "// END\n").first
    XCTAssertEqual(samples(in: page).first, whole)
  }

  // MARK: The table of the invariants

  private func when(_ invariant: CatalogueInvariant) -> String {
    switch invariant.class {
    case .always: "at every event"
    case .atRest: "when idle"
    case .transition: "in a transition"
    case .conditional: "under a condition"
    case .advice: "advice"
    case .unjudged: "not checked"
    }
  }

  func testThePageOnTheInvariantsHasThemAll() throws {
    let path = "Sources/LifecycleChecks/LifecycleChecks.docc/Invariants.md"
    let text = try Repository.file(path).text
    let rows = CatalogueInvariant.all.sorted { $0.number < $1.number }
      .map { "| \($0.id) | \(when($0)) | \($0.definition) |\n" }.joined()
    let head = try XCTUnwrap(text.range(of: "|---|---|---|\n"))
    try Repository.check(head.upperBound..<text.endIndex, of: text, at: path, is: rows)
  }
}

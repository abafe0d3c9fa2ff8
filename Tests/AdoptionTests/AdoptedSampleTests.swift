// Containers written for iOS, adopted as they are: the planted bugs are found, the fixed twins
// pass.

import AdoptedBroken
import AdoptedFixed
import Foundation
import ModelChecking
import SourceRewriting
import VCFuzzAdoption
import VCFuzzKit
import XCTest

@MainActor
final class AdoptedSampleTests: XCTestCase {
  private func violations(in scenario: Scenario) -> [String] {
    let settings = CampaignSettings([scenario], seed: 1, iterations: 200)
    return Campaign(settings).run().findings
      .filter { $0.grading.grade == .violation }
      .map { "\($0.identity)" }
  }

  func testThePlantedBugsAreFound() async {
    XCTAssertEqual(BrokenSamples.all.count, 7)
    for scenario in BrokenSamples.all {
      XCTAssertNotEqual(violations(in: scenario), [], scenario.name)
    }
  }

  func testTheFixedTwinsPass() async {
    XCTAssertEqual(FixedSamples.all.map(\.name), BrokenSamples.all.map(\.name))
    for scenario in FixedSamples.all {
      XCTAssertEqual(violations(in: scenario), [], scenario.name)
    }
  }

  /// What follows from states that are taken for one is the same, and the same is found.
  func testExplorationsRememberTheirStatesWithoutLoss() async throws {
    var saved = 0
    for scenario in BrokenSamples.all + FixedSamples.all {
      let controllers = Configuration.controllersStandard(for: scenario)
      var settings = ExplorationSettings(
        scenario,
        settings: [.standard(for: scenario, controllers: controllers)],
        grammar: try Grammar(words: "calls, gestures", stepsMax: 2)
      )
      var bounds = FutureComparison.Bounds()
      bounds.actsMax = 1
      bounds.stepsMax = 20_000
      var comparison = FutureComparison(settings.system, bounds: bounds)
      comparison.run()
      XCTAssertNil(comparison.difference, scenario.name)
      settings.certificationMax = 0
      let plain = try Exploration(settings).run()
      settings.prunesByFingerprint = true
      let pruned = try Exploration(settings).run()
      XCTAssertNil(pruned.memory?.contradiction, scenario.name)
      XCTAssertEqual(pruned.certificate.isComplete, plain.certificate.isComplete, scenario.name)
      XCTAssertEqual(identities(pruned), identities(plain), scenario.name)
      saved += plain.certificate.executions - pruned.certificate.executions
    }
    XCTAssertGreaterThan(saved, 0)
  }

  private func identities(_ result: ExplorationResult) -> [String] {
    result.findings.map { "\($0.failure.identity)" }.sorted()
  }
}

final class AdoptionTests: XCTestCase {
  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("AdoptedSamples")

  private func adopted(_ name: String) throws -> (adoption: Adoption, folder: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vcfuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier)").path
    let adoption = try Adoption(
      path: Self.samples.appendingPathComponent("Originals").path,
      dependencies: [],
      output: folder,
      tool: Self.samples.deletingLastPathComponent().deletingLastPathComponent().path
    )
    try adoption.write()
    return (adoption, folder)
  }

  private func code(_ text: String) throws -> Substring {
    text[try XCTUnwrap(text.range(of: "extension Scenario")).lowerBound...]
  }

  func testTheCommandWritesTheScenariosOfTheSamples() throws {
    let (adoption, folder) = try adopted("scenarios")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    XCTAssertEqual(adoption.counts.targets, 1)
    XCTAssertEqual(adoption.counts.scenarios, 7)
    let path = folder + "/Sources/OriginalsScenarios/OriginalsScenarios.swift"
    let written = try code(String(contentsOfFile: path, encoding: .utf8))
    let file = Self.samples.appendingPathComponent("Scenarios/AdoptedScenarios.swift")
    XCTAssertEqual(try code(String(contentsOf: file, encoding: .utf8)), written)
  }

  /// The samples that are compiled are what the rewriter makes of the originals.
  func testTheRewrittenSamplesAreUpToDate() throws {
    let originals = Self.samples.appendingPathComponent("Originals").path
    let paths = SourceModule.swiftFiles(below: originals)
    XCTAssertEqual(paths.count, 7)
    let module = try SourceModule(lines: paths.map { "\(originals)/\($0)\t\($0)" })
    for (file, source) in module.rewritten() {
      let text = """
        // What the rewriter makes of the original with this name.

        // swift-format-ignore-file
        \(source.text)
        """
      let place = Self.samples.appendingPathComponent("Rewritten/\(file.name)")
      if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
        try text.write(to: place, atomically: true, encoding: .utf8)
      }
      XCTAssertEqual(try String(contentsOf: place, encoding: .utf8), text, file.name)
    }
  }

  func testTheOriginalsAreOnlyRead() throws {
    let originals = Self.samples.appendingPathComponent("Originals")
    let before = try FileManager.default.contentsOfDirectory(atPath: originals.path).sorted()
    let (_, folder) = try adopted("originals")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let after = try FileManager.default.contentsOfDirectory(atPath: originals.path).sorted()
    XCTAssertEqual(before, after)
    let list = try String(
      contentsOfFile: folder + "/Sources/Originals/Adopted.txt",
      encoding: .utf8
    )
    XCTAssertEqual(list.split(separator: "\n").map { String($0) }, [originals.path] + before)
  }

  func testFoldersThatCanNotBeAdoptedAreNamed() {
    let rows = [
      ("/nowhere/at/all", "no folder '/nowhere/at/all': name a package or its sources"),
      (#filePath, "'\(#filePath)' is a file: name the folder around it"),
    ]
    for (path, description) in rows {
      XCTAssertThrowsError(
        try Adoption(path: path, dependencies: [], output: nil, tool: "/vcfuzz")
      ) { XCTAssertEqual("\($0)", description) }
    }
  }

  func testErrorsOfABuildAreGrouped() {
    let output = """
      /a/B/C.swift:7:1: error: cannot find 'D' in scope
      /a/B/C.swift:3:1: error: cannot find 'D' in scope
      /a/B/C.swift:3:1: warning: unused
      /a/B/E.swift:1:1: error: no such module 'F'
      """
    let report = BuildReport(output: output, succeeded: false, relativeTo: "/a/B-vcfuzz")
    let messages = ["cannot find 'D' in scope", "no such module 'F'"]
    XCTAssertEqual(report.problems.map(\.message), messages)
    XCTAssertEqual(
      report.problems.map { $0.places.map(\.description) },
      [["B/C.swift:3", "B/C.swift:7"], ["B/E.swift:1"]]
    )
  }
}

// Tests of `vcfuzz scenarios` and `vcfuzz invariants`.

import Foundation
import HeadlessUIKit
import LifecycleChecks
import VCFuzzCLI
import VCFuzzSamples
import XCTest

@MainActor final class CatalogueCommandTests: XCTestCase {
  private func json<Entry: Decodable>(_ command: String, _ type: Entry.Type) throws -> [Entry] {
    let data = Data(ToolRun(command, "--json").output.utf8)
    return try JSONDecoder().decode([String: [Entry]].self, from: data)[command] ?? []
  }

  func testEveryScenarioIsListedUnderItsKind() async throws {
    let text = ToolRun("scenarios").expect(holds: Scenario.builtIn.map { "\n  \($0.name)\n" })
      .output
    let parts = text.components(separatedBy: "\n\n")
    XCTAssertEqual(parts.count, 4)
    XCTAssertTrue(parts[0].contains("  uikit\n"))
    XCTAssertTrue(parts[1].hasPrefix("Deliberately broken"))
    XCTAssertTrue(parts[1].contains("\n  redundant-choice\n"))
    XCTAssertTrue(parts[2].contains("\n  redundant-choice-repaired\n"))
    XCTAssertTrue(parts[3].hasPrefix("\(Scenario.builtIn.count) scenarios: 1 UIKit itself, "))
    for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80) }
    let names = Scenario.builtIn.map(\.name)
    XCTAssertEqual(Set(names).count, names.count, "names are unique")
  }

  func testThePackagesOwnComeFirstAndAreTriedAlone() async throws {
    let own = Scenario("mine", "my own") {
      $0.screen("A")
    } operations: { _, _ in
    }
    let tool = CommandLineTool(scenarios: [own])
    XCTAssertEqual(tool.scenarios.standard.map(\.name), ["mine"])
    let run = ToolRun("scenarios", tool: tool).expect(.nothingFound)
    XCTAssertTrue(run.output.hasPrefix("Of this package\n  mine\n      my own\n"))
    let builtIn = CommandLineTool().scenarios.standard.map(\.name)
    XCTAssertEqual(builtIn.first, "uikit")
    XCTAssertFalse(builtIn.contains { $0.hasSuffix("-repaired") })
  }

  func testScenariosAsJSON() async throws {
    struct Entry: Decodable {
      var name: String
      var kind: String
      var triedUnlessNamed: Bool
    }
    let scenarios = try json("scenarios", Entry.self)
    XCTAssertEqual(scenarios.map(\.name), Scenario.builtIn.map(\.name))
    XCTAssertEqual(scenarios.count { $0.kind == "system" }, 1)
    XCTAssertTrue(scenarios.allSatisfy { $0.triedUnlessNamed == ($0.kind != "repaired") })
  }

  func testEveryInvariantIsListed() async {
    let all = CatalogueInvariant.all
    let run = ToolRun("invariants")
      .expect(holds: all.map { "\n  \($0.id.padded(to: 8))\($0.title)\n" })
    let judged = all.count(where: \.hasMonitor)
    let summary = "\n\(all.count) invariants: \(judged) checked, \(all.count - judged) not\n"
    XCTAssertTrue(run.output.hasSuffix(summary))
  }

  func testOneInvariantIsPrintedWithRulesCausesAndRepair() async {
    let parts = [
      "INV-20: Unbalanced calls", "CHILD-24", "causes    - ",
      "fix       Call endAppearanceTransition",
    ]
    for word in ["INV-20", "inv-20", "20"] {
      ToolRun("invariants", word).expect(.nothingFound, holds: parts)
    }
    let unknown = ToolRun("invariants", "INV-99").expect(.usage)
    XCTAssertTrue(unknown.errors.hasPrefix("vcfuzz: no invariant 'INV-99'"))
  }

  func testInvariantsAsJSON() async throws {
    struct Entry: Decodable {
      var id: String
      var rules: [String]
      var causes: [String]
    }
    let all = try json("invariants", Entry.self)
    XCTAssertEqual(all.map(\.id), CatalogueInvariant.all.map(\.id))
    XCTAssertEqual(all.map(\.causes), all.map { Advice.on($0.id)?.causes ?? [] })
  }
}

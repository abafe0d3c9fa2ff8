// Tests of `vcfuzz scenarios` and `vcfuzz invariants`.

import Foundation
import HeadlessUIKit
import LifecycleChecks
import VCFuzzCLI
import VCFuzzSamples
import XCTest

@MainActor final class CatalogueCommandTests: XCTestCase {
  func testEveryScenarioIsListedUnderItsKind() async throws {
    let text = ToolRun("scenarios").output
    for scenario in Scenario.builtIn {
      XCTAssertTrue(text.contains("\n  \(scenario.name)\n"), scenario.name)
    }
    let parts = text.components(separatedBy: "\n\n")
    XCTAssertEqual(parts.count, 4)
    XCTAssertTrue(parts[0].contains("  uikit\n"))
    XCTAssertTrue(parts[1].hasPrefix("Deliberately broken"))
    XCTAssertTrue(parts[1].contains("\n  redundant-choice\n"))
    XCTAssertTrue(parts[2].contains("\n  redundant-choice-repaired\n"))
    XCTAssertTrue(parts[3].hasPrefix("\(Scenario.builtIn.count) scenarios: 1 UIKit itself, "))
    for line in text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 80) }
  }

  func testNamesOfScenariosAreUnique() async {
    let names = Scenario.builtIn.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testThePackagesOwnComeFirstAndAreTriedAlone() async throws {
    let own = Scenario("mine", "my own") {
      $0.screen("A")
    } operations: { _, _ in
    }
    let tool = CommandLineTool(scenarios: [own])
    XCTAssertEqual(tool.scenarios.standard.map(\.name), ["mine"])
    let terminal = Terminal.captured()
    XCTAssertEqual(tool.run(["scenarios"], on: terminal), .nothingFound)
    XCTAssertTrue(terminal.outputText.hasPrefix("Of this package\n  mine\n      my own\n"))
    let builtIn = CommandLineTool().scenarios.standard.map(\.name)
    XCTAssertEqual(builtIn.first, "uikit")
    XCTAssertFalse(builtIn.contains { $0.hasSuffix("-repaired") })
  }

  func testScenariosAsJSON() async throws {
    struct Document: Decodable {
      struct Entry: Decodable {
        var name: String
        var kind: String
        var triedUnlessNamed: Bool
      }
      var scenarios: [Entry]
    }
    let data = Data(ToolRun("scenarios", "--json").output.utf8)
    let document = try JSONDecoder().decode(Document.self, from: data)
    XCTAssertEqual(document.scenarios.map(\.name), Scenario.builtIn.map(\.name))
    XCTAssertEqual(document.scenarios.count { $0.kind == "system" }, 1)
    XCTAssertTrue(document.scenarios.allSatisfy { $0.triedUnlessNamed == ($0.kind != "repaired") })
  }

  func testEveryInvariantIsListed() async {
    let text = ToolRun("invariants").output
    for invariant in CatalogueInvariant.all {
      XCTAssertTrue(text.contains("\n  \(invariant.id.padded(to: 8))\(invariant.title)\n"))
    }
    let count = CatalogueInvariant.all.count
    let judged = CatalogueInvariant.all.count(where: \.hasMonitor)
    XCTAssertTrue(
      text.hasSuffix("\n\(count) invariants: \(judged) checked, \(count - judged) not\n")
    )
  }

  func testOneInvariantIsPrintedWithRulesCausesAndRepair() async {
    for word in ["INV-20", "inv-20", "20"] {
      let run = ToolRun("invariants", word)
      XCTAssertEqual(run.exitCode, .nothingFound)
      for part in [
        "INV-20: Unbalanced calls", "CHILD-24", "causes    - ",
        "fix       Call endAppearanceTransition",
      ] {
        XCTAssertTrue(run.output.contains(part), part)
      }
    }
    let unknown = ToolRun("invariants", "INV-99")
    XCTAssertEqual(unknown.exitCode, .usage)
    XCTAssertTrue(unknown.errors.hasPrefix("vcfuzz: no invariant 'INV-99'"))
  }

  func testInvariantsAsJSON() async throws {
    struct Document: Decodable {
      struct Entry: Decodable {
        var id: String
        var rules: [String]
        var causes: [String]
      }
      var invariants: [Entry]
    }
    let data = Data(ToolRun("invariants", "--json").output.utf8)
    let all = try JSONDecoder().decode(Document.self, from: data).invariants
    XCTAssertEqual(all.map(\.id), CatalogueInvariant.all.map(\.id))
    XCTAssertEqual(all.map(\.causes), all.map { Advice.on($0.id)?.causes ?? [] })
  }
}

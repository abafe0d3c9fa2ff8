// `vcfuzz-lab mutants`: the list, the table, the workers, and what is wrong with a command line.

import Foundation
import HeadlessUIKit
import LifecycleChecks
import ModelChecking
import VCFuzzKit
import VCFuzzLab
import VCFuzzSupport
import VCLifecycle
import XCTest

@MainActor final class MutantsCommandTests: XCTestCase {
  func testTheListNamesEveryMutantOfEveryPart() async {
    let list = ToolRun.lab("mutants")
    XCTAssertEqual(list.exitCode, .nothingFound)
    XCTAssertEqual(list.output, ToolRun.lab("mutants", "list").output)
    for mutant in RuntimeMutant.all {
      XCTAssertTrue(list.output.contains("\n  \(mutant.id) "), mutant.id)
      XCTAssertTrue(list.output.contains(mutant.sentence), mutant.id)
    }
    for mutant in EngineMutant.allCases {
      XCTAssertTrue(list.output.contains("\n  \(mutant.rawValue) "), mutant.rawValue)
    }
    XCTAssertEqual(Set(EngineMutant.allCases.map(\.sentence)).count, EngineMutant.allCases.count)
    for clause in Clause.constant {
      XCTAssertTrue(list.output.contains("\(clause)"), "\(clause)")
    }
    XCTAssertTrue(list.output.contains("explorer and shrinker: \(EngineMutant.allCases.count) "))
  }

  func testTheListIsJSONToo() async throws {
    let data = Data(ToolRun.lab("mutants", "list", "--json").output.utf8)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let runtime = try XCTUnwrap(object["runtime"] as? [[String: Any]])
    XCTAssertEqual(runtime.compactMap { $0["mutant"] as? String }, RuntimeMutant.all.map(\.id))
    let checks = try XCTUnwrap(object["checks"] as? [[String: Any]])
    XCTAssertEqual(checks.count, CatalogueInvariant.all.count(where: \.hasMonitor))
    XCTAssertEqual((object["engine"] as? [Any])?.count, EngineMutant.allCases.count)
  }

  func testTheTableTellsWhatFoundAMutantAndHowSmallItIs() async throws {
    let run = ToolRun.lab("mutants", "run", "--mutant", "is-appearing-doubled", "-n", "100")
    XCTAssertEqual(run.exitCode, .nothingFound)
    let lines = run.output.split(separator: "\n")
    let row = lines[1].split(separator: " ").map(String.init)
    XCTAssertEqual(row[0...3], ["is-appearing-doubled", "INV-6", "1", "0/0"])
    XCTAssertEqual(lines[1].suffix(13), "not certified")
    XCTAssertTrue(run.output.contains("1 of 1 mutants killed with every seed; 0 cannot be killed"))
  }

  func testASmallFindingIsCertifiedOnRequest() async {
    let run = ToolRun.lab("mutants", "run", "--mutant", "is-appearing-flag", "--certify", "100")
    XCTAssertTrue(run.output.contains("0/0"), run.output)
    XCTAssertTrue(run.output.contains("1 of 1 certified findings are as short as any"))
  }

  func testASurvivorIsNamedAndIsTheExitCode() async {
    let words = ["mutants", "run", "--mutant", "window-hide-silent", "-n", "3", "--seeds", "1,2"]
    let run = ToolRun.lab(
      words[0],
      words[1],
      words[2],
      words[3],
      words[4],
      words[5],
      words[6],
      words[7]
    )
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("SURVIVED    > 3 > 3"), run.output)
    XCTAssertTrue(run.output.contains("survivor: window-hide-silent: The root of a hidden"))
  }

  func testTwoWorkersMakeTheTableOfOne() async throws {
    let folder = try CaseFolder(self)
    let lab = BuiltTool.product("vcfuzz-lab")
    let words = [
      "mutants", "run", "--mutant", "did-load-twice", "--mutant", "is-appearing-flag", "--seeds",
      "1,2,3", "--iterations", "50", "--json",
    ]
    let one = try BuiltTool.run(words, in: folder.path, tool: lab)
    let two = try BuiltTool.run(words + ["--workers", "2"], in: folder.path, tool: lab)
    XCTAssertEqual(one.status, 0)
    XCTAssertTrue(one.output.contains("\"invariant\": \"INV-5\""))
    XCTAssertEqual(one, two)
  }

  func testOutcomesSurviveTheWayBetweenProcesses() async throws {
    let mutant = try XCTUnwrap(RuntimeMutant(id: "did-load-twice"))
    let campaign = MutantCampaign(mutants: [mutant], seeds: [9], executionsMax: 20)
    var outcome = campaign.hunt(mutant, seed: 9)
    outcome.shrunk?.minimum = 2
    outcome.reached = ReachableLabels.all
    let read = try XCTUnwrap(MutantOutcome(line: Substring(outcome.line)))
    XCTAssertEqual(read.line, outcome.line)
    XCTAssertEqual(read.shrunk, outcome.shrunk)
    XCTAssertEqual(read.reached, outcome.reached)
    let survivor = MutantOutcome(mutant: RuntimeMutant.all[0], seed: 1)
    XCTAssertNil(try XCTUnwrap(MutantOutcome(line: Substring(survivor.line))).invariant)
    for line in [
      "", "a b c d e f", "did-load-twice 1 INV-5 x 1 0", "did-load-twice 1 INV-5 1 0",
      "did-load-twice 1 INV-5 1 1 0 QUJD",
    ] {
      XCTAssertNil(MutantOutcome(line: Substring(line)), line)
    }
  }

  func testSharesAreRead() async {
    XCTAssertEqual(MutantCampaign.Share("1/2")?.index, 1)
    for text in ["", "2/2", "-1/2", "1", "1/0", "a/b", "0/65"] {
      XCTAssertNil(MutantCampaign.Share(text), text)
    }
  }

  func testWrongWordsAreNamed() async {
    let rows: [([String], String)] = [
      (
        ["--mutant", "tab-swap-wills"],
        "no mutant 'tab-swap-wills'; did you mean 'tab-swaps-wills'?"
      ),
      (["--seeds", "1,,2"], "invalid value '1,,2' for '--seeds'"),
      (["--seeds", "1,1"], "invalid value '1,1' for '--seeds'"),
      (["--without", "swarm,luck"], "invalid value 'luck' for '--without': expected "),
      (["--share", "3/2"], "invalid value '3/2' for '--share'"),
      (["--profile", "ios99+"], "--profile: "),
    ]
    for (words, message) in rows {
      let run = ToolRun.lab("mutants", "run", words[0], words[1])
      XCTAssertEqual(run.exitCode, .usage, words[1])
      XCTAssertTrue(run.errors.contains(message), run.errors)
    }
  }

  func testTheBaselineHasARowForEachIdea() async {
    let run = ToolRun.lab(
      "mutants",
      "run",
      "--baseline",
      "--mutant",
      "is-appearing-flag",
      "--mutant",
      "window-return-silent",
      "--iterations",
      "5"
    )
    XCTAssertEqual(run.exitCode, .nothingFound)
    let lines = run.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 9)
    XCTAssertTrue(lines[1].hasPrefix("all ideas             ≥ 1.00"), lines[1])
    XCTAssertTrue(lines[1].hasSuffix("1 of 2 at 5"), lines[1])
    for (line, idea) in zip(lines[2...], GeneratorIdea.allCases) {
      XCTAssertTrue(line.hasPrefix("without \(idea.rawValue) "), line)
    }
    XCTAssertTrue(lines[8].hasPrefix("uniform "), lines[8])
  }

  func testRatiosAreGeometricMeans() async throws {
    let mutants = try ["did-load-twice", "tab-swaps-wills"].map { id in
      try XCTUnwrap(RuntimeMutant(id: id))
    }
    var baseline = MutantBaseline(executionsMax: 1000)
    baseline.run { without in
      mutants.map { mutant in
        var outcome = MutantOutcome(mutant: mutant, seed: 1)
        outcome.invariant = "INV-5"
        let factor = mutant == mutants[0] ? 2 : 8
        outcome.executions = without.isEmpty ? 10 : 10 * factor
        return outcome
      }
    }
    XCTAssertEqual(baseline.ratio(of: baseline.rows[0]), 1, accuracy: 1e-9)
    XCTAssertEqual(baseline.ratio(of: baseline.rows[1]), 4, accuracy: 1e-9)
  }
}

// `vcfuzz explore` and `vcfuzz certify`: what they say, what they keep, how they leave.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSupport
import VCLifecycle
import XCTest

@MainActor final class ExploreCommandTests: FolderTestCase {
  /// Explores with the words of a line and others, and saves to the folder of the test.
  private func explore(
    _ line: String,
    _ more: [String] = [],
    tool: CommandLineTool = CommandLineTool(scenarios: [.switcher()])
  ) -> ToolRun {
    ToolRun(["explore"] + line.words + more + ["--output", folder], tool: tool)
  }

  // MARK: Complete

  func testACompleteSearchSaysSo() async throws {
    let run = explore("uikit -k 1 --operations push,pop")
    XCTAssertEqual(run.exitCode, .nothingFound)
    XCTAssertTrue(run.output.contains("complete: every path within the bounds was searched"))
    XCTAssertTrue(run.output.contains("; nothing found"), run.output)
    XCTAssertTrue(run.output.contains("from ios26 on a phone: tabs(nav(A), B); C"))
    XCTAssertTrue(run.output.contains("  cut          nothing"))
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(run.output, explore("uikit -k 1 --operations push,pop").output)
  }

  func testOrdersAgreeOnWhatIsThere() async throws {
    for order in ["breadth-first", "iterative", "iterative:1", "delays:20", "preemptions:20"] {
      let run = explore("uikit -k 1 --operations push --order \(order)")
      XCTAssertEqual(run.exitCode, .nothingFound, order)
      XCTAssertTrue(run.output.contains("complete: "), order)
    }
    let bounded = explore("uikit -k 2 --operations push,pop --order preemptions:0")
    XCTAssertEqual(bounded.exitCode, .incomplete)
    XCTAssertFalse(bounded.output.contains("\ncomplete"))
  }

  func testWalksFindPartOfWhatSearchesFindAndAreNeverComplete() async throws {
    let start = "switcher -k 2 --operations calls,push --setting".words + ["nav(root); S1"]
    func explore(_ more: String) throws -> (exitCode: ExitCode, text: String, found: Set<String>) {
      let run = self.explore("--json --fail-on fragile " + more, start)
      let found = try run.object()["findings"] as? [[String: Any]] ?? []
      return (run.exitCode, run.output, Set(found.compactMap { $0["identity"] as? String }))
    }
    let all = try explore("").found
    XCTAssertFalse(all.isEmpty)
    for order in ["random", "pct", "pct:1", "pct:5"] {
      let walked = try explore("--order \(order) --walks 100 --seed 7")
      XCTAssertEqual(walked.exitCode, .found, order)
      XCTAssertFalse(walked.found.isEmpty, order)
      XCTAssertTrue(walked.found.isSubset(of: all), order)
      XCTAssertTrue(walked.text.contains("\"verdict\": \"cut\""), walked.text)
      XCTAssertTrue(walked.text.contains("\"seed\": \"7\""), walked.text)
      XCTAssertEqual(try explore("--order \(order) --walks 100 --seed 0x7").text, walked.text)
    }
  }

  func testWalksThatFindNothingLeaveItOpenAndPrintTheirSeed() async throws {
    for order in ["random", "pct:2"] {
      let bounds = "uikit -k 2 --walks 40 --order \(order) --operations push,pop"
      let run = explore(bounds)
      let text = run.output
      XCTAssertEqual(run.exitCode, .incomplete, text)
      XCTAssertFalse(text.contains("\ncomplete"), text)
      XCTAssertTrue(text.contains("  cut          random paths only"), text)
      XCTAssertTrue(text.contains("  executions   40; "), text)
      // Where no seed is given, the one that was drawn does the same again.
      let drawn = text.split(separator: "\n").joined(separator: " ").split(separator: " ")
      let seed = try XCTUnwrap(
        drawn.firstIndex(of: "seed").map { drawn[$0 + 1].filter(\.isNumber) }
      )
      let again = explore(bounds, ["--seed", seed])
      XCTAssertEqual(again.exitCode, .incomplete)
      XCTAssertEqual(again.output, text)
    }
  }

  func testStatesThatAreAlikeAreSearchedOnce() async throws {
    func explore(_ more: String...) throws -> (exitCode: ExitCode, object: [String: Any]) {
      let run = self.explore("uikit -k 2 --operations push,pop,present,dismiss --json", more)
      return (run.exitCode, try run.object())
    }
    let whole = try explore("--no-fingerprints")
    for order in ["depth-first", "breadth-first", "iterative"] {
      let pruned = try explore("--order", order)
      XCTAssertEqual(pruned.exitCode, .nothingFound, order)
      XCTAssertEqual(pruned.object["verdict"] as? String, "complete", order)
      let executions = try XCTUnwrap(pruned.object["executions"] as? Int)
      XCTAssertLessThan(executions, try XCTUnwrap(whole.object["executions"] as? Int), order)
      XCTAssertGreaterThan(try XCTUnwrap(pruned.object["metAgain"] as? Int), 0, order)
      XCTAssertGreaterThan(try XCTUnwrap(pruned.object["collisionExponent"] as? Int), 30, order)
    }
    XCTAssertTrue(whole.object["collisionExponent"] is NSNull)
    let asked = try explore("--fingerprints")
    XCTAssertEqual(asked.object["executions"] as? Int, try explore().object["executions"] as? Int)
    let run = self.explore("uikit -k 1")
    XCTAssertTrue(run.output.contains("but for a collision of fingerprints"), run.output)
    XCTAssertTrue(run.output.contains("idle states by fingerprint"), run.output)
    XCTAssertTrue(run.output.contains("remembered   "), run.output)
  }

  /// Where another reduction would be lost, or the search is to be resumed or split.
  func testStatesAreNotRememberedWhereSomethingSpeaksAgainstIt() async throws {
    for more in [
      "push --no-fingerprints", "push --order delays:1", "push --order preemptions:1",
      "push,inside:viewDidAppear", "push --checkpoint \(folder)/left.bin",
    ] {
      let run = explore("uikit -k 1 --operations " + more)
      XCTAssertTrue(run.output.contains("bounds "), run.errors)
      XCTAssertFalse(run.output.contains("by fingerprint"), run.output)
    }
  }

  func testVariantsAreStartsOfTheirOwn() async throws {
    let run = explore("uikit -k 1 --operations push --variants V-NAV-CANCEL --json")
    let count = try XCTUnwrap(Variant.named("V-NAV-CANCEL")?.values.count)
    XCTAssertEqual((try run.object()["starts"] as? [String])?.count, count)
    XCTAssertEqual(try run.object()["verdict"] as? String, "complete")
    let all = Configuration.standard(for: .uikit, controllers: 2)
      .variations(speculative: true).count
    XCTAssertEqual(all, 1 + Variant.all.reduce(0) { $0 + $1.values.count - 1 })
  }

  // MARK: Found

  func testAFindingIsKeptCertifiedAndExplained() async throws {
    let run = explore("switcher -k 2 --operations calls,push --setting", ["nav(root); S1"])
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("complete: every path within the bounds"), run.output)
    XCTAssertTrue(run.output.contains("certified minimal: no shorter path of"), run.output)
    XCTAssertTrue(run.output.contains("   no return "), run.output)
    XCTAssertTrue(run.output.contains("   passes    nearest passing run: step "), run.output)
    let names = try files.names(in: "Corpus")
    XCTAssertFalse(names.isEmpty)
    for name in names {
      let kept = try Case(text: try files.text(of: "Corpus/" + name))
      let replay = try CaseReplay(kept, scenario: .switcher())
      XCTAssertEqual(replay.outcome, .same, name)
      XCTAssertTrue(
        kept.origin.hasPrefix("explored at most 2 user actions (calls, push)"),
        kept.origin
      )
      XCTAssertTrue(kept.origin.contains("certified minimal"), kept.origin)
    }
    let page = PageReader(try files.text(of: "Reports/exploration_switcher.html"))
    XCTAssertNil(page.problem)
    XCTAssertEqual(page.dangers, [])
    for words in ["Exploration of switcher", "Complete: every path", "bounds", "certified minimal"]
    {
      XCTAssertTrue(page.words.contains(words), words)
    }
    let links = page.attributes.filter { $0.name == "href" }.map { $0.value.dropFirst(2) }
    let reports = try files.names(in: "Reports")
    XCTAssertGreaterThan(links.count, names.count)
    for link in links { XCTAssertTrue(reports.contains(String(link)), "\(link)") }
  }

  func testOnlyNewFailsOnWhatTheCorpusDoesNotHave() async throws {
    func explored(_ more: String...) -> (ExitCode, String) {
      let bounds = "switcher -k 2 --operations calls,push --setting"
      let run = explore(bounds, ["nav(root); S1"] + more)
      return (run.exitCode, run.output)
    }
    let (first, new) = explored("--only-new")
    XCTAssertEqual(first, .found)
    XCTAssertTrue(new.contains("   new · violation · "), new)
    let (again, known) = explored("--only-new")
    XCTAssertEqual(again, .nothingFound)
    XCTAssertTrue(known.contains("   known · violation · "), known)
    XCTAssertEqual(explored().0, .found)
  }

  func testBreadthFirstFindsNoLongerRunsThanShrinkingDoes() async throws {
    var lengths: [[String: Int]] = []
    for order in ["depth-first", "breadth-first"] {
      let bounds = "switcher -k 2 --operations calls,push --json --order \(order) --setting"
      let run = explore(bounds, ["nav(root); S1"])
      let found = try XCTUnwrap(run.object()["findings"] as? [[String: Any]])
      var row: [String: Int] = [:]
      for finding in found {
        XCTAssertEqual(finding["certified"] as? Bool, true)
        let identity = try XCTUnwrap(finding["identity"] as? String)
        row[identity] = (finding["steps"] as? [String])?.count
      }
      lengths.append(row)
    }
    XCTAssertFalse(lengths[0].isEmpty)
    XCTAssertEqual(lengths[0], lengths[1])
  }

  // MARK: Cut

  func testACutSearchNeverSaysComplete() async throws {
    var runs: [String] = []
    for (steps, depths) in [(1, 0...3), (2, 0...5)] {
      for depth in depths {
        runs.append("uikit -k \(steps) --operations push,selectTab --depth \(depth)")
      }
    }
    for order in ["breadth-first", "iterative", "delays:9", "preemptions:9"] {
      runs.append("uikit -k 2 --operations push --depth 3 --order \(order)")
    }
    for order in ["depth-first", "breadth-first"] {
      runs.append("uikit -k 3 --memory-limit 1 --order \(order)")
      runs.append("uikit -k 3 --operations tree --memory-limit 2 --order \(order)")
    }
    runs.append("uikit -k 6 --time-limit 1")
    for run in runs {
      let cut = explore(run)
      XCTAssertEqual(cut.exitCode, .incomplete, run)
      XCTAssertFalse(cut.output.contains("\ncomplete"), run)
      let words = "incomplete: no violation found in the part searched"
      XCTAssertTrue(cut.output.contains(words), run)
      XCTAssertFalse(cut.output.contains("  cut          nothing"), run)
    }
    XCTAssertEqual(runs.count, 19)
  }

  func testCtrlCIsACut() async throws {
    let command = "explore uikit -k 6".words
    let file = "--checkpoint left.bin".words
    let run = try BuiltTool.run(command + file, in: folder, interruptAt: "exploring")
    XCTAssertEqual(run.status, 130, run.errors)
    XCTAssertFalse(run.output.contains("\ncomplete"), run.output)
    XCTAssertTrue(run.output.contains("cut          interrupted"), run.output)
    XCTAssertTrue(run.output.contains("resume       run the same command"), run.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/left.bin"))
    let lost = try BuiltTool.run(command, in: folder, interruptAt: "exploring")
    XCTAssertTrue(lost.output.contains("resume       not possible; with --check"), lost.output)
  }

  // MARK: Checkpoints

  func testWhatWasCutIsGoneOnWith() async throws {
    let file = folder + "/left.bin"
    for order in ["depth-first", "breadth-first"] {
      try? FileManager.default.removeItem(atPath: file)
      let bounds = "uikit -k 2 --operations push,pop,selectTab,present --json --order \(order)"
      func run(_ more: String...) throws -> (exitCode: ExitCode, object: [String: Any]) {
        let run = explore(bounds, more)
        return (run.exitCode, try run.object())
      }
      let whole = try run("--no-fingerprints")
      let cut = try run("--memory-limit", "1", "--checkpoint", file)
      XCTAssertEqual(cut.exitCode, .incomplete)
      XCTAssertEqual(cut.object["verdict"] as? String, "cut")
      let rest = try run("--checkpoint", file)
      XCTAssertEqual(rest.exitCode, .nothingFound)
      for key in ["states", "transitions", "executions", "deepest", "waiting"] {
        XCTAssertEqual(rest.object[key] as? Int, whole.object[key] as? Int, "\(order) \(key)")
      }
      XCTAssertLessThan(
        try XCTUnwrap(cut.object["states"] as? Int),
        try XCTUnwrap(whole.object["states"] as? Int)
      )
    }
  }

  func testASearchThatWasKilledGoesOnToTheSameEnd() async throws {
    for order in ["depth-first", "breadth-first"] {
      let command = "explore uikit -k 2 --json -q --checkpoint left.bin --order \(order)".words
      try BuiltTool.kill(command, in: folder, onceThereIs: "left.bin")
      let left = folder + "/left.bin"
      XCTAssertTrue(FileManager.default.fileExists(atPath: left), order)
      let rest = try BuiltTool.run(command, in: folder)
      XCTAssertFalse(FileManager.default.fileExists(atPath: left), "nothing is left to do")
      let whole = try BuiltTool.run(command, in: folder)
      XCTAssertEqual(rest, whole, order)
      XCTAssertEqual(whole.status, 0, whole.errors)
    }
  }

  func testACheckpointOfAnotherExplorationIsRefusedInOneLine() async throws {
    let file = folder + "/left.bin"
    let cut = explore("uikit -k 3 --memory-limit 1 --checkpoint", [file])
    XCTAssertEqual(cut.exitCode, .incomplete)
    for bounds in ["uikit -k 2", "uikit -k 3 --no-reduction", "switcher -k 3"] {
      let run = explore(bounds, ["--checkpoint", file])
      XCTAssertEqual(run.exitCode, .badInput, bounds)
      XCTAssertEqual(run.output, "", bounds)
      XCTAssertTrue(run.errors.contains("it is of another exploration"), bounds)
      XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1, bounds)
    }
    try files.write("no checkpoint", to: "left.bin")
    let bad = explore("uikit -k 3 --checkpoint", [file])
    XCTAssertEqual(bad.exitCode, .badInput)
    XCTAssertTrue(bad.errors.contains("this is no checkpoint of a search"), bad.errors)
  }

  // MARK: Mistakes

  func testMistakesAreNamedInOneLine() async throws {
    for (line, said) in [
      ("uikitt", "uikit"), ("uikit --operations pusch", "did you mean 'push'?"),
      ("uikit --setting nav(B)", "is called 'A' by its place"),
      ("uikit --setting root", "has no root"), ("uikit --order sideways", "--order"),
      ("uikit --order delays:x", "'x' is no bound of 'delays'"),
      ("uikit --order delays", "'delays' needs a bound: write delays:2"),
      ("uikit --order preemptions:-1", "from 0 to 10000"),
      ("uikit --order breadth-first:3", "'breadth-first' has no bound: write it alone"),
      ("uikit --order iterative:0", "from 1 to 10000"), ("uikit --order pct:99", "from 1 to 64"),
      ("uikit --order random:3", "'random' has no bound"),
      ("uikit --walks 9", "--walks: 'depth-first' is not random"),
      ("uikit --order delays:1 --seed 1", "--seed: 'delays' is not random"),
      ("uikit --order pct --seed x", "invalid value 'x' for '--seed'"),
      ("uikit --order random --fingerprints", "--fingerprints: random walks continue"),
      ("uikit --fingerprints --no-fingerprints", "--no-fingerprints: --fingerprints asks for"),
      ("uikit --order delays:1 --fingerprints", "--fingerprints: a bound on delays"),
      ("uikit --fingerprints --checkpoint f", "--checkpoint: only a breadth-first"),
      ("uikit --order pct --checkpoint f", "--checkpoint: random walks keep none"),
      (
        "uikit --order delays:1 --checkpoint f", "--checkpoint: only a breadth-first or depth-first"
      ),
      ("uikit --variants V-NO", "no variant"),
      ("uikit --variants V-NAV-CANCEL=never", "has no such value"),
      ("uikit --profile ios99", "--profile"), ("switcher --setting nav(A)", "has a root"),
      ("uikit --setting nav(A", "expected ')' at the end"), ("uikit --misuse all", "--misuse"),
    ] {
      let run = explore(line)
      XCTAssertEqual(run.exitCode, .usage, line)
      XCTAssertTrue(run.errors.contains(said), "\(line): \(run.errors)")
      XCTAssertEqual(run.errors.filter { $0 == "\n" }.count, 1, run.errors)
    }
  }

  // MARK: certify

  func testACaseIsCertifiedOrMadeShorter() async throws {
    let sample = try XCTUnwrap(Case.sample())
    try files.write(sample.text, to: "Corpus/sample.case")
    func certify(_ more: String...) -> ToolRun {
      let words = ["certify", folder + "/Corpus/sample.case"] + more
      return ToolRun(words, tool: CommandLineTool(scenarios: [.switcher()]))
    }
    let cut = certify("--runs", "1")
    XCTAssertEqual(cut.exitCode, .incomplete)
    XCTAssertFalse(cut.output.contains("certified"), cut.output)
    let first = certify("--write")
    let kept = try Case(text: try files.text(of: "Corpus/sample.case"))
    XCTAssertLessThanOrEqual(kept.steps.count, sample.steps.count)
    XCTAssertEqual(first.exitCode, kept.steps.count < sample.steps.count ? .found : .nothingFound)
    let second = certify()
    XCTAssertEqual(second.exitCode, .nothingFound, second.output)
    XCTAssertTrue(second.output.contains("certified minimal"), second.output)
  }

  func testACaseWithoutItsFaultIsNotCertified() async throws {
    let sample = try XCTUnwrap(Case.sample())
    try files.write(sample.text, to: "sample.case")
    let tool = CommandLineTool(scenarios: [.switcher(isFaulty: false)])
    let run = ToolRun("certify", folder + "/sample.case", tool: tool)
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("it does not reproduce"))
  }
}

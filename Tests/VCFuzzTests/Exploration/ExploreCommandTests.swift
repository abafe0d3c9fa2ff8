// `vcfuzz explore` and `vcfuzz certify`: what they say, what they keep, how they leave.

import Foundation
import VCFuzzCLI
import VCFuzzKit
import VCFuzzSupport
import VCLifecycle
import XCTest

@MainActor final class ExploreCommandTests: XCTestCase {
  private func explore(
    _ words: String...,
    in folder: CaseFolder,
    tool: CommandLineTool = CommandLineTool(scenarios: [.switcher()])
  ) -> (code: ExitCode, output: String, errors: String) {
    let terminal = Terminal.captured()
    let code = tool.run(["explore"] + words + ["--output", folder.path], on: terminal)
    return (code, terminal.outputText, terminal.errorText)
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map { String($0) }
  }

  // MARK: Complete

  func testACompleteSearchSaysSo() async throws {
    let folder = try CaseFolder(self)
    let run = explore("uikit", "-k", "1", "--operations", "push,pop", in: folder)
    XCTAssertEqual(run.code, .nothingFound)
    XCTAssertTrue(run.output.contains("complete: every path within the bounds was searched"))
    XCTAssertTrue(run.output.contains("; nothing found"), run.output)
    XCTAssertTrue(run.output.contains("from ios26 on a phone: tabs(nav(A), B); C"))
    XCTAssertTrue(run.output.contains("  cut          nothing"))
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(
      run.output,
      explore("uikit", "-k", "1", "--operations", "push,pop", in: folder).output
    )
  }

  func testOrdersAgreeOnWhatIsThere() async throws {
    let folder = try CaseFolder(self)
    for order in ["breadth-first", "iterative", "iterative:1", "delays:20", "preemptions:20"] {
      let run = explore(
        "uikit",
        "-k",
        "1",
        "--operations",
        "push",
        "--order",
        order,
        in: folder
      )
      XCTAssertEqual(run.code, .nothingFound, order)
      XCTAssertTrue(run.output.contains("complete: "), order)
    }
    let bounded = explore(
      "uikit",
      "-k",
      "2",
      "--operations",
      "push,pop",
      "--order",
      "preemptions:0",
      in: folder
    )
    XCTAssertEqual(bounded.code, .incomplete)
    XCTAssertFalse(bounded.output.contains("\ncomplete"))
  }

  func testWalksFindPartOfWhatSearchesFindAndAreNeverComplete() async throws {
    let folder = try CaseFolder(self)
    let start = words("switcher -k 2 --operations calls,push --setting") + ["nav(root); S1"]
    func explore(_ more: String) throws -> (code: ExitCode, text: String, found: Set<String>) {
      let terminal = Terminal.captured()
      let code = CommandLineTool(scenarios: [.switcher()]).run(
        ["explore", "--json", "--fail-on", "fragile"] + start + words(more) + ["-o", folder.path],
        on: terminal
      )
      let data = Data(terminal.outputText.utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let found = object?["findings"] as? [[String: Any]] ?? []
      return (code, terminal.outputText, Set(found.compactMap { $0["identity"] as? String }))
    }
    let all = try explore("").found
    XCTAssertFalse(all.isEmpty)
    for order in ["random", "pct", "pct:1", "pct:5"] {
      let walked = try explore("--order \(order) --walks 100 --seed 7")
      XCTAssertEqual(walked.code, .found, order)
      XCTAssertFalse(walked.found.isEmpty, order)
      XCTAssertTrue(walked.found.isSubset(of: all), order)
      XCTAssertTrue(walked.text.contains("\"verdict\": \"cut\""), walked.text)
      XCTAssertTrue(walked.text.contains("\"seed\": \"7\""), walked.text)
      XCTAssertEqual(try explore("--order \(order) --walks 100 --seed 0x7").text, walked.text)
    }
  }

  func testWalksThatFindNothingLeaveItOpenAndPrintTheirSeed() async throws {
    let folder = try CaseFolder(self)
    for order in ["random", "pct:2"] {
      let bounds = words("uikit -k 2 --walks 40 --order \(order) --operations push,pop")
      let terminal = Terminal.captured()
      let code = CommandLineTool().run(["explore"] + bounds + ["-o", folder.path], on: terminal)
      let text = terminal.outputText
      XCTAssertEqual(code, .incomplete, text)
      XCTAssertFalse(text.contains("\ncomplete"), text)
      XCTAssertTrue(text.contains("  cut          random paths only"), text)
      XCTAssertTrue(text.contains("  executions   40; "), text)
      // Where no seed is given, the one that was drawn does the same again.
      let drawn = text.split(separator: "\n").joined(separator: " ").split(separator: " ")
      let seed = try XCTUnwrap(
        drawn.firstIndex(of: "seed").map { drawn[$0 + 1].filter(\.isNumber) }
      )
      let again = Terminal.captured()
      let same = ["explore"] + bounds + ["--seed", seed, "-o", folder.path]
      XCTAssertEqual(CommandLineTool().run(same, on: again), .incomplete)
      XCTAssertEqual(again.outputText, text)
    }
  }

  func testStatesThatAreAlikeAreSearchedOnce() async throws {
    let folder = try CaseFolder(self)
    let bounds = words("uikit -k 2 --operations push,pop,present,dismiss --json")
    func explore(_ more: String...) throws -> (code: ExitCode, object: [String: Any]) {
      let terminal = Terminal.captured()
      let code = CommandLineTool().run(
        ["explore"] + bounds + more + ["-o", folder.path],
        on: terminal
      )
      let data = Data(terminal.outputText.utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return (code, object ?? [:])
    }
    let whole = try explore("--no-fingerprints")
    for order in ["depth-first", "breadth-first", "iterative"] {
      let pruned = try explore("--order", order)
      XCTAssertEqual(pruned.code, .nothingFound, order)
      XCTAssertEqual(pruned.object["verdict"] as? String, "complete", order)
      let executions = try XCTUnwrap(pruned.object["executions"] as? Int)
      XCTAssertLessThan(executions, try XCTUnwrap(whole.object["executions"] as? Int), order)
      XCTAssertGreaterThan(try XCTUnwrap(pruned.object["metAgain"] as? Int), 0, order)
      XCTAssertGreaterThan(try XCTUnwrap(pruned.object["collisionExponent"] as? Int), 30, order)
    }
    XCTAssertTrue(whole.object["collisionExponent"] is NSNull)
    let asked = try explore("--fingerprints")
    XCTAssertEqual(asked.object["executions"] as? Int, try explore().object["executions"] as? Int)
    let run = self.explore("uikit", "-k", "1", in: folder)
    XCTAssertTrue(run.output.contains("but for a collision of fingerprints"), run.output)
    XCTAssertTrue(run.output.contains("idle states by fingerprint"), run.output)
    XCTAssertTrue(run.output.contains("remembered   "), run.output)
  }

  /// Where another reduction would be lost, or the search is to be resumed or split.
  func testStatesAreNotRememberedWhereSomethingSpeaksAgainstIt() async throws {
    let folder = try CaseFolder(self)
    let push = words("--operations push")
    for more in [
      push + ["--no-fingerprints"], push + words("--order delays:1"),
      push + words("--order preemptions:1"), words("--operations push,inside:viewDidAppear"),
      push + ["--checkpoint", folder.path + "/left.bin"],
    ] {
      let terminal = Terminal.captured()
      let line = words("explore uikit -k 1") + more + ["-o", folder.path]
      _ = CommandLineTool().run(line, on: terminal)
      XCTAssertTrue(terminal.outputText.contains("bounds "), terminal.errorText)
      XCTAssertFalse(terminal.outputText.contains("by fingerprint"), terminal.outputText)
    }
  }

  func testVariantsAreStartsOfTheirOwn() async throws {
    let folder = try CaseFolder(self)
    let run = explore(
      "uikit",
      "-k",
      "1",
      "--operations",
      "push",
      "--variants",
      "V-NAV-CANCEL",
      "--json",
      in: folder
    )
    let count = try XCTUnwrap(Variant.named("V-NAV-CANCEL")?.values.count)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    XCTAssertEqual((object?["starts"] as? [String])?.count, count)
    XCTAssertEqual(object?["verdict"] as? String, "complete")
    let all = Configuration.standard(for: .uikit, controllers: 2)
      .variations(speculative: true).count
    XCTAssertEqual(all, 1 + Variant.all.reduce(0) { $0 + $1.values.count - 1 })
  }

  // MARK: Found

  func testAFindingIsKeptCertifiedAndExplained() async throws {
    let folder = try CaseFolder(self)
    let run = explore(
      "switcher",
      "-k",
      "2",
      "--operations",
      "calls,push",
      "--setting",
      "nav(root); S1",
      in: folder
    )
    XCTAssertEqual(run.code, .found)
    XCTAssertTrue(run.output.contains("complete: every path within the bounds"), run.output)
    XCTAssertTrue(run.output.contains("certified minimal: no shorter path of"), run.output)
    XCTAssertTrue(run.output.contains("   no return "), run.output)
    XCTAssertTrue(run.output.contains("   passes    nearest passing run: step "), run.output)
    let names = try folder.names(in: "Corpus")
    XCTAssertFalse(names.isEmpty)
    for name in names {
      let kept = try Case(text: try folder.text(of: "Corpus/" + name))
      let replay = try CaseReplay(kept, scenario: .switcher())
      XCTAssertEqual(replay.outcome, .same, name)
      XCTAssertTrue(
        kept.origin.hasPrefix("explored at most 2 user actions (calls, push)"),
        kept.origin
      )
      XCTAssertTrue(kept.origin.contains("certified minimal"), kept.origin)
    }
    let page = PageReader(try folder.text(of: "Reports/exploration_switcher.html"))
    XCTAssertNil(page.problem)
    XCTAssertEqual(page.dangers, [])
    for words in ["Exploration of switcher", "Complete: every path", "bounds", "certified minimal"]
    {
      XCTAssertTrue(page.words.contains(words), words)
    }
    let links = page.attributes.filter { $0.name == "href" }.map { $0.value.dropFirst(2) }
    let reports = try folder.names(in: "Reports")
    XCTAssertGreaterThan(links.count, names.count)
    for link in links { XCTAssertTrue(reports.contains(String(link)), "\(link)") }
  }

  func testOnlyNewFailsOnWhatTheCorpusDoesNotHave() async throws {
    let folder = try CaseFolder(self)
    let bounds = words("switcher -k 2 --operations calls,push") + ["--setting", "nav(root); S1"]
    func explored(_ more: String...) -> (ExitCode, String) {
      let terminal = Terminal.captured()
      let words = ["explore"] + bounds + more + ["--output", folder.path]
      let code = CommandLineTool(scenarios: [.switcher()]).run(words, on: terminal)
      return (code, terminal.outputText)
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
    let folder = try CaseFolder(self)
    let arguments = words("switcher -k 2 --operations calls,push --json --setting")
    var lengths: [[String: Int]] = []
    for order in ["depth-first", "breadth-first"] {
      let terminal = Terminal.captured()
      _ = CommandLineTool(scenarios: [.switcher()]).run(
        ["explore"] + arguments + ["nav(root); S1", "--order", order, "-o", folder.path],
        on: terminal
      )
      let data = Data(terminal.outputText.utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let found = try XCTUnwrap(object?["findings"] as? [[String: Any]])
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
    let folder = try CaseFolder(self)
    var runs: [[String]] = []
    for (steps, depths) in [(1, 0...3), (2, 0...5)] {
      for depth in depths {
        runs.append(words("uikit -k \(steps) --operations push,selectTab --depth \(depth)"))
      }
    }
    for order in ["breadth-first", "iterative", "delays:9", "preemptions:9"] {
      runs.append(words("uikit -k 2 --operations push --depth 3 --order \(order)"))
    }
    for order in ["depth-first", "breadth-first"] {
      runs.append(words("uikit -k 3 --memory-limit 1 --order \(order)"))
      runs.append(words("uikit -k 3 --operations tree --memory-limit 2 --order \(order)"))
    }
    runs.append(words("uikit -k 6 --time-limit 1"))
    for run in runs {
      let terminal = Terminal.captured()
      let code = CommandLineTool().run(["explore"] + run + ["-o", folder.path], on: terminal)
      XCTAssertEqual(code, .incomplete, "\(run)")
      XCTAssertFalse(terminal.outputText.contains("\ncomplete"), "\(run)")
      XCTAssertTrue(
        terminal.outputText.contains("incomplete: no violation found in the part searched"),
        "\(run)"
      )
      XCTAssertFalse(terminal.outputText.contains("  cut          nothing"), "\(run)")
    }
    XCTAssertEqual(runs.count, 19)
  }

  func testCtrlCIsACut() async throws {
    let folder = try CaseFolder(self)
    let run = try BuiltTool.run(
      words("explore uikit -k 6 --checkpoint left.bin"),
      in: folder.path,
      interruptAt: "exploring"
    )
    XCTAssertEqual(run.status, 130, run.errors)
    XCTAssertFalse(run.output.contains("\ncomplete"), run.output)
    XCTAssertTrue(run.output.contains("cut          interrupted"), run.output)
    XCTAssertTrue(run.output.contains("resume       run the same command"), run.output)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.path + "/left.bin"))
    let lost = try BuiltTool.run(
      words("explore uikit -k 6"),
      in: folder.path,
      interruptAt: "exploring"
    )
    XCTAssertTrue(lost.output.contains("resume       not possible; with --check"), lost.output)
  }

  // MARK: Checkpoints

  func testWhatWasCutIsGoneOnWith() async throws {
    let folder = try CaseFolder(self)
    let file = folder.path + "/left.bin"
    for order in ["depth-first", "breadth-first"] {
      try? FileManager.default.removeItem(atPath: file)
      let bounds = words(
        "uikit -k 2 --operations push,pop,selectTab,present --json --order \(order)"
      )
      func run(_ more: String...) throws -> (code: ExitCode, object: [String: Any]) {
        let terminal = Terminal.captured()
        let words = ["explore"] + bounds + more + ["-o", folder.path]
        let code = CommandLineTool().run(words, on: terminal)
        let data = Data(terminal.outputText.utf8)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return (code, object ?? [:])
      }
      let whole = try run("--no-fingerprints")
      let cut = try run("--memory-limit", "1", "--checkpoint", file)
      XCTAssertEqual(cut.code, .incomplete)
      XCTAssertEqual(cut.object["verdict"] as? String, "cut")
      let rest = try run("--checkpoint", file)
      XCTAssertEqual(rest.code, .nothingFound)
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
    let folder = try CaseFolder(self)
    for order in ["depth-first", "breadth-first"] {
      let command = words("explore uikit -k 2 --json -q --checkpoint left.bin --order \(order)")
      try BuiltTool.kill(command, in: folder.path, onceThereIs: "left.bin")
      let left = folder.path + "/left.bin"
      XCTAssertTrue(FileManager.default.fileExists(atPath: left), order)
      let rest = try BuiltTool.run(command, in: folder.path)
      XCTAssertFalse(FileManager.default.fileExists(atPath: left), "nothing is left to do")
      let whole = try BuiltTool.run(command, in: folder.path)
      XCTAssertEqual(rest, whole, order)
      XCTAssertEqual(whole.status, 0, whole.errors)
    }
  }

  func testACheckpointOfAnotherExplorationIsRefusedInOneLine() async throws {
    let folder = try CaseFolder(self)
    let file = folder.path + "/left.bin"
    let cut = explore(
      "uikit",
      "-k",
      "3",
      "--memory-limit",
      "1",
      "--checkpoint",
      file,
      in: folder
    )
    XCTAssertEqual(cut.code, .incomplete)
    for bounds in ["uikit -k 2", "uikit -k 3 --no-reduction", "switcher -k 3"] {
      let terminal = Terminal.captured()
      let code = CommandLineTool(scenarios: [.switcher()]).run(
        ["explore"] + words(bounds) + ["--checkpoint", file, "-o", folder.path],
        on: terminal
      )
      XCTAssertEqual(code, .badInput, bounds)
      XCTAssertEqual(terminal.outputText, "", bounds)
      XCTAssertTrue(terminal.errorText.contains("it is of another exploration"), bounds)
      XCTAssertEqual(terminal.errorText.filter { $0 == "\n" }.count, 1, bounds)
    }
    try folder.write("no checkpoint", to: "left.bin")
    let bad = explore("uikit", "-k", "3", "--checkpoint", file, in: folder)
    XCTAssertEqual(bad.code, .badInput)
    XCTAssertTrue(bad.errors.contains("this is no checkpoint of a search"), bad.errors)
  }

  // MARK: Mistakes

  func testMistakesAreNamedInOneLine() async throws {
    let folder = try CaseFolder(self)
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
      let terminal = Terminal.captured()
      let code = CommandLineTool(scenarios: [.switcher()]).run(
        ["explore"] + words(line) + ["-o", folder.path],
        on: terminal
      )
      XCTAssertEqual(code, .usage, line)
      XCTAssertTrue(terminal.errorText.contains(said), "\(line): \(terminal.errorText)")
      XCTAssertEqual(terminal.errorText.filter { $0 == "\n" }.count, 1, terminal.errorText)
    }
  }

  // MARK: certify

  func testACaseIsCertifiedOrMadeShorter() async throws {
    let folder = try CaseFolder(self)
    let sample = try XCTUnwrap(Case.sample())
    try folder.write(sample.text, to: "Corpus/sample.case")
    func certify(_ more: String...) -> (code: ExitCode, output: String) {
      let terminal = Terminal.captured()
      let words = ["certify", folder.path + "/Corpus/sample.case"] + more
      let code = CommandLineTool(scenarios: [.switcher()]).run(words, on: terminal)
      return (code, terminal.outputText)
    }
    let cut = certify("--runs", "1")
    XCTAssertEqual(cut.code, .incomplete)
    XCTAssertFalse(cut.output.contains("certified"), cut.output)
    let first = certify("--write")
    let kept = try Case(text: try folder.text(of: "Corpus/sample.case"))
    XCTAssertLessThanOrEqual(kept.steps.count, sample.steps.count)
    XCTAssertEqual(first.code, kept.steps.count < sample.steps.count ? .found : .nothingFound)
    let second = certify()
    XCTAssertEqual(second.code, .nothingFound, second.output)
    XCTAssertTrue(second.output.contains("certified minimal"), second.output)
  }

  func testACaseWithoutItsFaultIsNotCertified() async throws {
    let folder = try CaseFolder(self)
    let sample = try XCTUnwrap(Case.sample())
    try folder.write(sample.text, to: "sample.case")
    let terminal = Terminal.captured()
    let tool = CommandLineTool(scenarios: [.switcher(isFaulty: false)])
    let code = tool.run(["certify", folder.path + "/sample.case"], on: terminal)
    XCTAssertEqual(code, .found)
    XCTAssertTrue(terminal.outputText.contains("it does not reproduce"))
  }
}

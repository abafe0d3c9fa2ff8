// What is written for programs is read by readers that are not ours.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor final class MachineFormatsTests: XCTestCase {
  private func results() throws -> [ReplayFormats.Result] {
    var results: [ReplayFormats.Result] = []
    for (number, name) in HostileNames.all.enumerated() {
      var kept = try XCTUnwrap(HostileNames.sample(name))
      // Every second one is accepted as fixed, and has regressed.
      if number % 2 == 1 { kept.isAccepted = true }
      let replay = try CaseReplay(kept, scenario: HostileNames.scenario(name))
      let entry = Corpus.Entry(name: name, path: "Corpus/\(name).case", kept: kept)
      results.append((entry, replay))
    }
    return results
  }

  private func formats() throws -> ReplayFormats {
    ReplayFormats(
      "vcfuzz replay",
      try results(),
      problems: [("<b>", "no \u{1B}[2J case")],
      failOn: .fragile
    )
  }

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func testJUnitOfReplaysHasACaseEach() async throws {
    let count = HostileNames.all.count
    let text = try formats().junit
    HostileNames.assertHarmless(text)
    let answer = try IndependentReader.ask(IndependentReader.junit, about: text)
    XCTAssertEqual(answer, "\(count + 1) \(count) 1 0")
  }

  func testSARIFOfReplaysNamesTheCase() async throws {
    let text = try formats().sarif.text
    HostileNames.assertHarmless(text)
    let results = try results(of: text)
    XCTAssertEqual(results.count, HostileNames.all.count)
    for (result, replayed) in zip(results, try self.results()) {
      let location = try XCTUnwrap((result["locations"] as? [[String: Any]])?.first)
      let place = try XCTUnwrap(location["physicalLocation"] as? [String: Any])
      let uri = try XCTUnwrap((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      XCTAssertEqual(uri.removingPercentEncoding, replayed.entry.path)
      XCTAssertTrue(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") })
      let line = try XCTUnwrap((place["region"] as? [String: Any])?["startLine"] as? Int)
      let lines = replayed.entry.kept.text.split(separator: "\n", omittingEmptySubsequences: false)
      XCTAssertTrue(lines[line - 1].hasPrefix("invariant: INV-29"), String(lines[line - 1]))
    }
  }

  func testJSONOfReplaysSaysAllThatTheTextSays() async throws {
    let report = try object(try formats().json.text)
    let cases = try XCTUnwrap(report["cases"] as? [[String: Any]])
    XCTAssertEqual(cases.count, HostileNames.all.count)
    XCTAssertEqual(report["passing"] as? Int, 0)
    XCTAssertEqual(report["failing"] as? Int, HostileNames.all.count)
    let states = Set(cases.compactMap { $0["state"] as? String })
    XCTAssertEqual(states, ["accepted", "open"])
    XCTAssertEqual((report["unreadable"] as? [[String: Any]])?.count, 1)
    for (item, result) in zip(cases, try results()) {
      XCTAssertEqual(item["scenario"] as? String, result.entry.kept.scenario)
      XCTAssertEqual(item["outcome"] as? String, "same")
      XCTAssertEqual(item["steps"] as? [String], result.replay.run.taken)
      XCTAssertEqual(item["diagram"] as? [String], result.replay.trace)
      XCTAssertEqual(item["event"] as? String, result.replay.run.verdict?.event)
      XCTAssertEqual(item["expected"] as? String, result.replay.run.verdict?.expected)
      XCTAssertEqual(item["found"] as? String, result.replay.run.verdict?.found)
    }
  }

  func testITFHoldsAStateForEachEvent() async throws {
    for result in try results() where result.entry.name.utf8.count < 12 {
      let run = result.replay.run
      let value = ITFTrace.json(
        run.trace,
        steps: run.columns.map { ($0.label, $0.start) },
        source: result.entry.name
      )
      HostileNames.assertHarmless(value.text)
      let answer = try IndependentReader.ask(IndependentReader.itf, about: value.text)
      let count = run.trace.events.count { $0.frame == .whole || $0.frame == .enter }
      XCTAssertTrue(answer.hasPrefix("\(count) {"), answer)
    }
    var trace = Trace()
    let first = trace.addController("A")
    let second = trace.addController("A")
    trace.events = [Event(.viewWillAppear, first), Event(.viewDidAppear, second)]
    let text = ITFTrace.json(trace, source: "two of one name").text
    XCTAssertEqual(
      try IndependentReader.ask(IndependentReader.itf, about: text),
      "2 {\"A\": \"appearing\", \"A#2\": \"appeared\"}"
    )
  }

  // MARK: Commands

  private func fuzz(_ folder: CaseFolder, _ words: String...) -> ToolRun {
    ToolRun(
      ["--seed", "1", "-n", "40", "-s", "redundant-choice*", "--profile", "ios17", "-q"]
        + ["--output", folder.path] + words
    )
  }

  /// The results of a SARIF log, which has the right structure.
  private func results(of text: String) throws -> [[String: Any]] {
    let log = try object(text)
    XCTAssertEqual(SARIFStructure.problems(in: log), [])
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    return try XCTUnwrap(run["results"] as? [[String: Any]])
  }

  func testACampaignIsTestCasesAndAlarms() async throws {
    let folder = try CaseFolder(self)
    let text = fuzz(folder, "--format", "junit").expect(.found).output
    XCTAssertTrue(text.hasPrefix("<?xml"), "nothing but the document is printed")
    XCTAssertEqual(
      try IndependentReader.ask(IndependentReader.junit, about: text),
      "2 1 0 0",
      "the faulty scenario fails, the repaired one passes"
    )
    let results = try results(of: fuzz(folder, "--format", "sarif").output)
    XCTAssertEqual(
      results.map { $0["level"] as? String },
      ["error"],
      "a known violation fails as a new one does, and is said to be known"
    )
    let verdicts = results.map { ($0["properties"] as? [String: Any])?["verdict"] as? String }
    XCTAssertEqual(verdicts, ["known"])
    let passed = fuzz(folder, "--format", "junit", "--only-new").expect(.nothingFound).output
    XCTAssertEqual(
      try IndependentReader.ask(IndependentReader.junit, about: passed),
      "3 0 0 0",
      "the saved case is one of its own"
    )
    XCTAssertEqual(fuzz(folder, "--json").output, fuzz(folder, "--format", "json").output)
  }

  func testACorpusIsTestCases() async throws {
    let folder = try CaseFolder(self)
    _ = fuzz(folder)
    let run = ToolRun("corpus", "check", "--output", folder.path, "--format", "junit")
      .expect(.nothingFound)
    XCTAssertEqual(try IndependentReader.ask(IndependentReader.junit, about: run.output), "1 0 0 0")
    let itf = folder.path + "/trace.itf.json"
    let corpus = folder.path + "/Corpus"
    ToolRun("replay", corpus, "--itf", itf, "--html", folder.path + "/page.html")
      .expect(.nothingFound)
    XCTAssertFalse(
      try IndependentReader.ask(IndependentReader.itf, about: folder.text(of: "trace.itf.json"))
        .isEmpty
    )
    let page = PageReader(try folder.text(of: "page.html"))
    XCTAssertTrue(page.words.contains("vcfuzz replay \(corpus)/redundant-choice"), page.words)
    for words in [
      ["corpus", "list", "--format", "json"], ["replay", corpus, corpus, "--html", "x"],
      ["replay", corpus, "--format", "json", "--token"], ["check", "a", "b", "--itf", "x"],
    ] {
      let run = ToolRun(words)
      XCTAssertEqual(run.exitCode, .usage, "\(words)")
      XCTAssertEqual(run.errors.split(separator: "\n").count, 1)
    }
  }
}

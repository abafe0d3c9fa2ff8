// The pages hold what a reader looks for, and nothing that a stranger wrote becomes markup.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import VCFuzzXCTest
import XCTest

@testable import VCFuzzKit
@testable import VCFuzzReports

@MainActor final class WebPageTests: XCTestCase {
  private func page(_ name: String) throws -> String {
    let kept = try XCTUnwrap(HostileNames.sample(name))
    let replay = try CaseReplay(kept, scenario: HostileNames.scenario(name))
    var report = FindingReport(replay, source: SwiftReproduction(kept).source)
    report.diagnosis.neighbour = FaultDiagnosis.Neighbour(
      index: 3,
      failing: kept.steps[3],
      replacement: "call " + name,
      steps: Array(kept.steps.dropLast()) + ["call " + name]
    )
    report.diagnosis.pointOfNoReturn = FaultDiagnosis.PointOfNoReturn(step: 4, depthMax: 6)
    report.diagnosis.variants = [
      FaultDiagnosis.Dependence(
        variant: "V-X",
        question: "Which of the two?",
        value: "one",
        others: ["two"]
      )
    ]
    return FindingPage(
      report: report,
      casePath: "Corpus/x.case",
      token: CaseToken.token(of: kept),
      index: "index.html"
    ).text
  }

  // MARK: One finding

  func testAReaderFindsWhatConvinces() async throws {
    let text = try page("plain")
    let page = PageReader(text)
    XCTAssertNil(page.problem)
    XCTAssertEqual(page.dangers, [])
    for words in [
      "INV-29", "child appears without its parent", "plain2.wa(F)",
      "Step 4: call plain", "plain2 received viewDidAppear(false)",
      "viewWillAppear of the parent", "it did not come",
      "expected: viewWillAppear of the parent", "CHILD-", "Source: ",
      "Nearest passing run",
      "Point of no return: after step 4", "V-X=one", "seed 1, run 2; seen in 3 of 4 runs",
      "vcfuzz replay Corpus/x.case", "vcfuzz replay vcf1.", "func showFailure(", "window’s root",
      "disappearing", "not in window", "Likely causes", "Usual fix", "All reports",
    ] {
      XCTAssertTrue(page.words.contains(words), "missing: " + words)
    }
    let moments = page.attributes.filter { $0.name == "class" && $0.value == "moment" }
    XCTAssertEqual(moments.count, 6, "the start, four steps, and what follows until idle")
    // Once in the whole diagram, and once in that of the controllers involved.
    XCTAssertEqual(page.attributes.count { $0.value == "call bad" }, 2)
    XCTAssertEqual(page.attributes.count { $0.value == "ghost" }, 2)
    XCTAssertEqual(page.attributes.count { $0.name == "data-wrong" }, 1)
    XCTAssertTrue(page.attributes.contains { $0.value == "differs lost" })
    let own = text.replacing("href=\"https://developer.apple.com/", with: "")
    XCTAssertFalse(own.contains("http:") || own.contains("https:"), "only sources are elsewhere")
  }

  func testStrangeNamesChangeNoElement() async throws {
    let plain = PageReader(try page("plain"))
    for name in HostileNames.all {
      let text = try page(name)
      HostileNames.assertSafe(text, name, like: plain)
      XCTAssertLessThan(text.utf8.count, 600_000)
    }
  }

  /// The failure of a sample.
  private func choice(_ profile: String) throws -> (scenario: Scenario, replay: CaseReplay) {
    let scenario = try CommandLineTool().scenarios.scenario(named: "redundant-choice")
    let verification = try Verification(scenario, seed: 1, iterations: 30, profile: profile)
    return (scenario, try XCTUnwrap(verification.faults.first?.replay))
  }

  func testAReportIsMadeWithinASecond() async throws {
    let (scenario, replay) = try choice("ios17")
    let (name, kept) = (scenario.name, replay.kept)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let entry = Corpus.Entry(name: name, path: name, kept: kept)
      let replay = try CaseReplay(kept, scenario: scenario)
      XCTAssertFalse(ReportPage(entry, replay).html().isEmpty)
    }
    XCTAssertLessThan(time, .seconds(3), "a second in a release build")
  }

  func testWhatItDependsOnIsFoundByRunning() async throws {
    // A child's flag that differs is a fault only where children get the same flag.
    let scenario = try CommandLineTool().scenarios.scenario(named: "animated-flag")
    let verification = try Verification(scenario, seed: 1, iterations: 400, profile: "ios26")
    let fault = try XCTUnwrap(
      verification.faults.first { $0.replay.kept.verdict.identity.invariant == "INV-31" }
    )
    let found = fault.replay.dependences
    XCTAssertEqual(found.map(\.variant), ["V-CHILD-ANIM"])
    XCTAssertEqual(found.first?.others, ["false"])
    XCTAssertEqual(try choice("ios17").replay.dependences, [])
  }

  func testOtherStepsAreTried() async throws {
    let (scenario, replay) = try choice("ios26")
    let (name, kept) = (scenario.name, replay.kept)
    XCTAssertEqual(kept.steps, ["commit", "call choose 0"])
    let found = try XCTUnwrap(replay.diagnosis).alternatives
    XCTAssertTrue(
      found.contains { $0.index == 1 && $0.step == "call choose 1" && $0.outcome == .passes },
      "\(found)"
    )
    for index in kept.steps.indices {
      XCTAssertLessThanOrEqual(found.count { $0.index == index }, 8)
    }
    let entry = Corpus.Entry(name: name, path: name, kept: kept)
    let page = PageReader(ReportPage(entry, replay).html())
    XCTAssertTrue(page.words.contains("Other steps in its place ("), page.words)
    XCTAssertTrue(page.words.contains("call choose 1 passes"), page.words)
  }

  /// The label of a failure is longer than its lane; it is whole in the last lane as well.
  func testTheFailureIsNotCutOff() async throws {
    for name in ["plain", String(repeating: "long name ", count: 3)] {
      var width = 0
      var labels = 0
      for match in try page(name).matches(
        of: /<(svg class="chart"|rect class="wrong" x="(\d+)")[^>]* width="(\d+)"/
      ) {
        let size = try XCTUnwrap(Int(match.3))
        guard let left = match.2 else {
          width = size
          continue
        }
        labels += 1
        XCTAssertLessThanOrEqual(try XCTUnwrap(Int(left)) + size, width, name)
      }
      XCTAssertEqual(labels, 2)
    }
  }

  // MARK: The list

  private func index(_ name: String, count: Int = 3) -> String {
    let rows = (0..<count).map { number in
      HTMLIndex.Item(
        headline: name,
        scenario: name,
        identity: Failure.Identity(
          invariant: "INV-\(number + 1)",
          roles: [name],
          transition: number == 0 ? nil : name
        ),
        steps: number,
        seen: name,
        file: name + ".html"
      )
    }
    return HTMLIndex(rows: rows).text
  }

  func testTheListHoldsStrangeNames() async {
    let plain = PageReader(index("plain"))
    XCTAssertEqual(plain.dangers, [])
    XCTAssertEqual(plain.attributes.count { $0.name == "data-kind" && $0.element == "tr" }, 3)
    for name in HostileNames.all { HostileNames.assertSafe(index(name), name, like: plain) }
  }

  func testACampaignLeavesPages() async throws {
    let folder = try CaseFolder(self)
    let words = ["--seed", "1", "-n", "60", "-s", "redundant-choice", "-s", "two-drivers", "-q"]
    _ = ToolRun(words + ["--output", folder.path])
    let page = PageReader(try folder.text(of: "Reports/index.html"))
    XCTAssertNil(page.problem)
    XCTAssertEqual(page.dangers, [])
    for words in [
      "0 open", "0 fixed", "0 regressed", " planted", "Invariants", "never exercised", "violated",
      "INV-20: ", "The last campaign", "60 runs", "redundant-choice", "What was tried", "commit",
    ] {
      XCTAssertTrue(page.words.contains(words), words)
    }
    let names = try folder.names(in: "Reports")
    XCTAssertEqual(
      names.filter { $0.hasSuffix(".html") && $0 != "index.html" }.map { $0.dropLast(5) },
      try folder.names(in: "Corpus").map { $0.dropLast(5) }
    )
    for attribute in page.attributes where attribute.name == "href" {
      XCTAssertTrue(names.contains(String(attribute.value.dropFirst(2))), attribute.value)
    }
  }

  // MARK: A log

  private func check(_ name: String) throws -> String {
    let folder = try CaseFolder(self)
    let quoted = String(
      decoding: try JSONSerialization.data(withJSONObject: [name]),
      as: UTF8.self
    ).dropFirst().dropLast()
    // A log that prints no viewWillDisappear may have left one out between the two.
    let lines = [
      "viewDidLoad", "viewWillAppear", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear",
    ].map { "{\"vc\":\(quoted),\"callback\":\"\($0)\"}" }
    try folder.write((["{\"ios\":\"17\"}"] + lines).joined(separator: "\n"), to: "log.jsonl")
    ToolRun("check", folder.path + "/log.jsonl", "--html", folder.path + "/page.html")
      .expect(.found)
    return try folder.text(of: "page.html")
  }

  func testALogBecomesAPage() async throws {
    let page = PageReader(try check("Home"))
    XCTAssertNil(page.problem)
    for words in [
      "Line 4: viewWillAppear called twice", "INV-2", "STATE-5", "Home viewWillAppear",
      "Likely causes", "The controllers at line 4", "a first display of Home",
    ] {
      XCTAssertTrue(page.words.contains(words), words)
    }
    XCTAssertEqual(page.attributes.count { $0.value == "call bad" }, 1)
    for name in HostileNames.all { HostileNames.assertSafe(try check(name), name, like: page) }
  }

  func testALongLogIsShownAroundItsFault() async throws {
    var trace = Trace()
    let home = trace.addController("Home")
    for _ in 0..<2_000 {
      trace.events += [Event(.viewWillAppear, home), Event(.viewDidAppear, home)]
    }
    let fault = SequenceChart.Fault(position: 3_000, controller: home, expected: "a", found: "b")
    let chart = SequenceChart(trace, spans: [], faults: [fault])
    XCTAssertLessThanOrEqual(chart.rows.count, SequenceChart.rowsMax + 3)
    XCTAssertTrue(chart.rows.contains(.event(position: 3_000, lane: 0)))
    guard case .gap(let before) = chart.rows.first, case .gap(let after) = chart.rows.last else {
      return XCTFail("what is left out is said")
    }
    XCTAssertEqual(before + SequenceChart.rowsMax + after, 4_000)
  }

  // MARK: Within Markdown

  func testMermaidHoldsStrangeNames() async throws {
    for name in HostileNames.all {
      let kept = try XCTUnwrap(HostileNames.sample(name))
      let report = try FindingReport(CaseReplay(kept, scenario: HostileNames.scenario(name)))
      let lines = ReportMermaid.lines(report.chart)
      XCTAssertEqual(lines.first, "sequenceDiagram")
      for line in lines.dropFirst() {
        let plain = line.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 }
        XCTAssertTrue(plain, line)
        XCTAssertFalse(line.contains("<") || line.contains("`") || line.contains("%%"), line)
        XCTAssertLessThan(line.utf8.count, 1_000)
        let known = [
          "  participant ", "  Note over ", "  Note right of ", "  uikit->>c", "  uikit-xc",
        ]
        XCTAssertTrue(known.contains { line.hasPrefix($0) }, line)
      }
      let text = ReportMarkdown(report: report, casePath: "x", token: nil).text
      XCTAssertTrue(text.contains("\n```mermaid\nsequenceDiagram\n"), "a block of its own")
      HostileNames.assertHarmless(text, name)
    }
    let kept = try XCTUnwrap(HostileNames.sample("end"))
    let report = try FindingReport(CaseReplay(kept, scenario: HostileNames.scenario("end")))
    XCTAssertTrue(ReportMermaid.lines(report.chart).contains { $0.hasSuffix(" as #101;nd") })
  }
}

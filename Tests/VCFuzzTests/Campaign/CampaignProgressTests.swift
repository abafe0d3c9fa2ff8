// Tests of the progress line: what it says, when, and that it needs no escape code.

import VCFuzzCLI
import XCTest

@MainActor final class CampaignProgressTests: XCTestCase {
  private var settings: CampaignSettings {
    CampaignSettings([.uikit], seed: 1, iterations: 1_000)
  }

  private var tally: CampaignTally {
    var tally = CampaignTally()
    tally.runs = 250
    tally.steps = 12_345
    tally.pairs = 77
    tally.newFindings = 2
    tally.knownFindings = 1
    return tally
  }

  func testTheLineCountsAndSaysWhatIsLeft() async {
    let progress = CampaignProgress(settings, secondsMax: nil, on: .captured())
    XCTAssertEqual(
      progress.line(tally, seconds: 2),
      "250 of 1,000 runs · 12,345 steps · 125 runs/s · 77 pairs · 3 found (1 known) · 6 s left"
    )
    let limited = CampaignProgress(settings, secondsMax: 5, on: .captured())
    XCTAssertTrue(limited.line(tally, seconds: 2).hasSuffix(" · 3 s left"))
    XCTAssertTrue(limited.line(CampaignTally(), seconds: 0).hasSuffix("0 found · 5 s left"))
  }

  func testAPipeReceivesNoProgress() async {
    let terminal = Terminal.captured()
    let progress = CampaignProgress(settings, secondsMax: nil, on: terminal)
    for tenth in 0..<130 { progress.update(tally, seconds: Double(tenth) / 10) }
    XCTAssertEqual(terminal.errorText + terminal.outputText, "")
  }

  func testCasesAreCountedWithAnEstimate() async {
    XCTAssertEqual(StatusLine.line(0, of: 80, seconds: 1), "0 of 80 cases")
    XCTAssertEqual(StatusLine.line(20, of: 80, seconds: 1.5), "20 of 80 cases · 5 s left")
  }

  /// A corpus is replayed with progress on the terminal, and without it in a pipe.
  func testACorpusIsCheckedWithProgress() async throws {
    let folder = try CaseFolder(self)
    let sample = try XCTUnwrap(Case.sample())
    for number in 0..<300 { try folder.write(sample.text, to: "Corpus/sample-\(number).case") }
    for isTerminal in [true, false] {
      let terminal = Terminal.captured(isTerminal: isTerminal)
      let words = ["corpus", "check", "-o", folder.path]
      _ = CommandLineTool(scenarios: [.switcher()]).run(words, on: terminal)
      XCTAssertEqual(terminal.errorText.contains(" of 300 cases"), isTerminal, terminal.errorText)
    }
  }

  func testATerminalRewritesOneLineWithoutEscapeCodes() async {
    let terminal = Terminal.captured(isTerminal: true)
    let progress = CampaignProgress(settings, secondsMax: nil, on: terminal)
    for hundredth in 0..<100 { progress.update(tally, seconds: Double(hundredth) / 100) }
    terminal.print("done")
    let text = terminal.errorText
    XCTAssertFalse(text.contains("\n") || text.contains("\u{1B}"))
    XCTAssertEqual(text.split(separator: "\r").last?.allSatisfy { $0 == " " }, true)
    for line in text.split(separator: "\r") { XCTAssertLessThan(line.count, 80) }
    XCTAssertEqual(terminal.outputText, "done\n")
  }
}

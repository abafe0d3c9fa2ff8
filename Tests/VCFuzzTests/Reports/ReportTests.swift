// Tests of reports: what a strange name cannot do to them, and that nothing is written by halves.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import XCTest

@testable import VCFuzzReports

@MainActor final class ReportTests: XCTestCase {
  func testProseMarksNothingAndStaysReadable() async {
    let rows = [
      ("INV-20: a plain sentence. 1.5 of it (didMove(toParent:)).", nil),
      ("# head", "\\# head"),
      ("- item", "\\- item"),
      ("  + item", "  \\+ item"),
      ("1. item", "1\\. item"),
      ("12) item", "12\\) item"),
      ("=== ", "\\=== "),
      ("a*b_c`d", "a\\*b\\_c\\`d"),
      ("[x](http://a.b)", "\\[x\\](http\\://a.b)"),
      ("www.a.b and me@a.b", "www\\.a.b and me\\@a.b"),
      ("<b>&amp;|~$", "\\<b\\>\\&amp;\\|\\~\\$"),
      ("a\nb\u{1B}[0m\u{202E}", "a\\\\u{A}b\\\\u{1B}\\[0m\\\\u{202E}"),
      ("\\", "\\\\"),
    ]
    for (text, expected) in rows {
      XCTAssertEqual(text.escapedForProse, expected ?? text)
    }
  }

  func testCodeHoldsItsFences() async {
    for (text, code) in [
      ("a", "`a`"), ("a``b", "```a``b```"), ("`a`", "`` `a` ``"), ("", "` `"),
      ("a\nb", "`a\\u{A}b`"),
    ] { XCTAssertEqual(ReportMarkdown.code(text), code) }
    XCTAssertEqual(ReportMarkdown.fenced("a\nb", "text"), "```text\na\nb\n```")
    XCTAssertEqual(ReportMarkdown.fenced("```\n\u{1B}", ""), "````\n```\n\\u{1B}\n````")
  }

  func testWordsOfAShellAreQuoted() async {
    for (word, quoted) in [
      ("Corpus/a_b-1.case", "Corpus/a_b-1.case"), ("a b", "'a b'"),
      ("a'$(b)", "'a'\\''$(b)'"), ("", "''"),
    ] { XCTAssertEqual(word.quotedForShell, quoted) }
  }

  func testPatternsMatchNames() async {
    let rows = [
      ("drawer", "drawer", true), ("drawer", "draw", false), ("drawer", "*", true),
      ("drawer", "d*r", true), ("drawer", "d*w*r", true), ("drawer", "*x*", false),
      ("drawer", "drawer*", true), ("drawer", "*drawer*", true), ("ab", "ab*b", false),
      ("", "*", true), ("a*", "a*", true),
    ]
    for (name, pattern, isMatch) in rows {
      XCTAssertEqual(name.matches(pattern), isMatch, "\(name) and \(pattern)")
    }
  }

  // MARK: Files

  func testAFileIsWrittenWholeOrNotAtAll() async throws {
    let files = try CaseFolder(self)
    let path = files.path
    let folder = ReportFolder(path + "/")
    XCTAssertNil(folder.problem)
    try folder.write("one", to: "Reports/a.md")
    XCTAssertEqual(try files.text(of: "Reports/a.md"), "one")
    let before = try FileManager.default.attributesOfItem(atPath: path + "/Reports/a.md")
    try folder.write("one", to: "Reports/a.md")
    let after = try FileManager.default.attributesOfItem(atPath: path + "/Reports/a.md")
    XCTAssertEqual(
      before[.systemFileNumber] as? Int,
      after[.systemFileNumber] as? Int,
      "a file that is as it should be is left alone"
    )
    // A folder stands where the file should be.
    try files.write("", to: "Reports/b.md/x")
    XCTAssertThrowsError(try folder.write("two", to: "Reports/b.md")) { error in
      XCTAssertEqual((error as? CommandError)?.exitCode, .internalError)
      XCTAssertTrue("\(error)".contains("/Reports/b.md' cannot be written"))
    }
    XCTAssertEqual(try files.names(in: "Reports"), ["a.md", "b.md"], "nothing is left lying about")
  }

  func testPlacesThatCannotHoldAFolderAreSaid() async throws {
    let files = try CaseFolder(self)
    let path = files.path
    try files.write("x", to: "file")
    for place in [path + "/new/deep", "x", "."] { XCTAssertNil(ReportFolder(place).problem) }
    for place in ["/file", "/file/", "/file/below"] {
      let problem = ReportFolder(path + place).problem
      XCTAssertEqual(problem?.contains("/file' is not a directory"), true, place)
    }
    XCTAssertNotNil(ReportFolder("/dev/null").problem)
  }

  // MARK: The corpus that ships

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func testThePictureOfTheReadmeIsThatOfItsFinding() async throws {
    let entry = try XCTUnwrap(
      try Corpus(folder: Self.root.path + "/Corpus").entries().first {
        $0.name == "redundant-choice_inv-20_in-root"
      }
    )
    let scenario = try CommandLineTool().scenarios.scenario(named: entry.kept.scenario)
    let report = try FindingReport(CaseReplay(entry.kept, scenario: scenario))
    let drawing = SequenceDrawing(report.chart(only: report.involved))
    // A picture alone needs the styles that a page has.
    let styles = PagePart.style.text.split(separator: "\n").filter { !$0.contains(".js") }
    let picture = drawing.markup(summary: report.sentence).source
      .replacing("<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ", maxReplacements: 1)
      .replacing(
        "><rect",
        with: "><style>\(styles.joined(separator: "\n"))</style><rect",
        maxReplacements: 1
      )
    Snapshot.assertEqual(picture + "\n", to: "finding.svg")
  }

  func testTheReportsThatShipAreThoseOfTheCorpus() async throws {
    let corpus = Corpus(folder: Self.root.path + "/Corpus")
    let folder = ReportFolder(Self.root.path)
    let catalogue = CommandLineTool().scenarios
    var expected: [String: String] = [:]
    var reports: [String: FindingReport] = [:]
    for entry in try corpus.entries() {
      let scenario = try catalogue.scenario(named: entry.kept.scenario)
      let page = try ReportPage(
        entry,
        CaseReplay(entry.kept, scenario: scenario),
        call: "swift run vcfuzz"
      )
      reports[entry.name] = page.report
      XCTAssertTrue(page.report.isCurrent, "\(entry.name): its steps break this no more")
      expected[page.file] = page.text
    }
    if !expected.isEmpty {
      expected[ReportIndex.file] = try ReportIndex(corpus: corpus) { reports[$0.name] }.text()
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      for (file, text) in expected { try folder.write(text, to: file) }
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: Self.root.path + "/Reports")
      .filter { $0.hasSuffix(".md") }.map { "Reports/" + $0 }
    XCTAssertEqual(present.sorted(), expected.keys.sorted())
    for (file, text) in expected {
      let path = Self.root.path + "/" + file
      XCTAssertEqual(
        try? String(contentsOfFile: path, encoding: .utf8),
        text,
        "\(file) is not what its case says: 'swift run vcfuzz report' makes it again"
      )
    }
  }
}

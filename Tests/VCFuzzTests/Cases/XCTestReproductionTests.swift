// The test file of a case: it compiles, it fails on what is faulty, it passes on what is mended.

import Foundation
import HeadlessUIKit
import VCFuzzCLI
import VCFuzzReports
import VCFuzzSamples
import VCFuzzXCTest
import XCTest

@MainActor
final class XCTestReproductionTests: XCTestCase {
  /// The text that stands between the quotation marks of the source.
  private func literal(_ source: String) throws -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("      case: #") })
    let end = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("        \"\"\"#") })
    return lines[(start + 1)..<end].map { String($0.dropFirst(8)) + "\n" }.joined()
  }

  func testItFailsOnTheFaultyAndPassesOnTheRepaired() async throws {
    let kept = try XCTUnwrap(Case.sample())
    let text = try literal(XCTestReproduction(kept).source)
    XCTAssertEqual(text, kept.shortText)
    let complaint = try CaseVerdict.complaint(
      about: text,
      scenarios: [.switcher()],
      failOn: .fragile
    )
    XCTAssertEqual(complaint?.contains("\nINV-29 in a child of root (fragile)\n"), true)
    let step = try XCTUnwrap(complaint?.split(separator: "\n").first { $0.hasPrefix("  4. ") })
    XCTAssertTrue(step.hasPrefix("  4. switcher.show(1) "), "\(step)")
    XCTAssertTrue(step.contains("// SwitcherScenario.swift:"), "\(step)")
    XCTAssertNil(try CaseVerdict.complaint(about: text, scenarios: [.switcher(isFaulty: false)]))
    let token = CaseToken.token(of: kept)
    XCTAssertNotNil(
      try CaseVerdict.complaint(about: token, scenarios: [.switcher()], failOn: .fragile)
    )
    XCTAssertThrowsError(try CaseVerdict.complaint(about: text, scenarios: []))
    XCTAssertThrowsError(try CaseVerdict.complaint(about: "no case", scenarios: [.switcher()]))
  }

  func testEveryFaultOfTheGalleryIsGoneWhereItIsRepaired() async throws {
    for entry in Scenario.gallery.prefix(6) {
      let verification = try Verification(entry.faulty, seed: 1, iterations: 60, profile: "ios26")
      let fault = try XCTUnwrap(verification.faults.first, entry.faulty.name)
      let text = try literal(XCTestReproduction(fault.replay.kept).source)
      let failOn = fault.replay.kept.grade
      XCTAssertNotNil(
        try CaseVerdict.complaint(about: text, scenarios: [entry.faulty], failOn: failOn),
        text
      )
      let kept = try Case(text: text)
      XCTAssertNil(try CaseRun(kept, scenario: entry.repaired).failure, text)
    }
  }

  func testNamesBecomeVariables() async {
    let rows = [
      ("drawer", "drawer"), ("side-menu", "sideMenu"), ("Case", "`case`"),
      ("2 tabs", "scenario2Tabs"),
      ("\u{5D0}", "`case`"), ("", "`case`"), ("a\"b\n\\(c)", "aBC"),
    ]
    for (name, variable) in rows {
      XCTAssertEqual(XCTestReproduction.variable(name), variable, name)
    }
  }

  func testTheSourceCompilesWhateverTheNames() async throws {
    let modules = try BuiltModules.folder(beside: self)
    for name in HostileNames.all where name.utf8.count < 100 {
      let kept = try XCTUnwrap(HostileNames.sample(name))
      let source = XCTestReproduction(kept, headline: name).source
      XCTAssertEqual(try literal(source), kept.shortText)
      XCTAssertFalse(source.unicodeScalars.contains { $0 != "\n" && $0.isDeceptive })
    }
    // The compiler is slow: one file holds the strangest of all.
    let names = HostileNames.all.filter { $0.utf8.count < 60 }
    var parts: [String] = []
    for (number, name) in names.enumerated() {
      let kept = try XCTUnwrap(HostileNames.sample(name))
      let variable = XCTestReproduction.variable(name)
      let source = XCTestReproduction(kept, headline: name).source
      parts.append(
        source.replacing("of: .\(variable)\n", with: "of: own\n")
          .replacing("final class ", with: "final class N\(number)")
      )
    }
    let whole =
      "import VCFuzzKit\nimport HeadlessUIKit\n"
      + "let own = Scenario(\"x\") { _ in UIViewController() } operations: { _, _ in }\n"
      + parts.joined(separator: "\n")
    XCTAssertEqual(try BuiltModules.typeCheck(whole, modules, in: try CaseFolder(self)), "")
  }
}

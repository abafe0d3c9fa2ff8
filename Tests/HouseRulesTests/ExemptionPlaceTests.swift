// Monitors are silent by the table of exemptions only.

import LifecycleChecks
import XCTest

final class ExemptionPlaceTests: XCTestCase {
  private func file(_ line: String, at path: String = "Monitors/A.swift") -> SourceFile {
    SourceFile(
      path: "Sources/LifecycleChecks/Checks/" + path,
      text: "// Head.\nstruct A {\n  \(line)\n}\n"
    )
  }

  func testNoMonitorReadsWhatOnlyExcuses() throws {
    let files = try Repository.swiftFiles(in: "Sources/LifecycleChecks/Checks")
    XCTAssertGreaterThan(files.count, 30)
    XCTAssertEqual(files.flatMap(ExemptionPlaces.complaints).joined(separator: "\n"), "")
  }

  func testEveryRowHasItsFunctionAndAMonitorThatAsksForIt() throws {
    let files = try Repository.swiftFiles(in: "Sources/LifecycleChecks/Checks")
    let complaints = ExemptionPlaces.complaints(about: Exemption.allCases.map(\.name), in: files)
    XCTAssertEqual(complaints.joined(separator: "\n"), "")
  }

  func testNoClauseIsAnExemption() {
    for clause in Clause.allCases {
      XCTAssertFalse("\(clause)".hasPrefix("exempt"), "\(clause)")
      XCTAssertFalse("\(clause)".hasPrefix("quirk"), "\(clause)")
    }
  }

  func testExemptionsElsewhereAreFound() {
    let lines = [
      "if context.profile.navCancel == .abbrev { return }",
      "guard !transition.disturbed.contains(.old) else { return }",
      "if context.hasQuirk(.splitDetailAppearsTwice, at: moment) { return }",
      "if context.ledger.isWithinEarlyPage(controller) { return }",
      "if context.applies(.earlyPage, true) { return }",
      "let isExcused = entry[.isAbbreviated]",
      "func isExcusedByDeparture() {}",
      "if context.exemptEarly(moment) { return }",
    ]
    for line in lines {
      XCTAssertFalse(ExemptionPlaces.complaints(about: file(line)).isEmpty, line)
      XCTAssertFalse(
        ExemptionPlaces.complaints(about: file(line, at: "CheckSuite.swift")).isEmpty,
        line
      )
    }
    for line in [
      "if context.exemptsEarlyPage(controller) { return }  // disturbed",
      "if context.profile.os.major < 13 { return }", "let text = \"profile\"",
    ] {
      XCTAssertEqual(ExemptionPlaces.complaints(about: file(line)), [], line)
    }
    XCTAssertEqual(
      ExemptionPlaces.complaints(about: file(lines[0], at: "Exemptions/A.swift")),
      []
    )
    XCTAssertFalse(ExemptionPlaces.complaints(about: file(lines[0], at: "Ledger.swift")).isEmpty)
  }

  func testRowsWithoutAFunctionOrAMonitorAreFound() {
    let monitor = file("if context.exemptsA(moment) { return }")
    func complaints(_ line: String, _ monitor: SourceFile) -> Int {
      let functions = file(line, at: "Exemptions/B.swift")
      return ExemptionPlaces.complaints(about: ["a"], in: [functions, monitor]).count
    }
    XCTAssertEqual(complaints("func exemptsA() -> Bool { applies(.a, isA) }", monitor), 0)
    XCTAssertEqual(complaints("func exemptsA() -> Bool { applies(.b, isA) }", monitor), 1)
    XCTAssertEqual(complaints("func exemptsA() -> Bool { isA }", monitor), 1)
    XCTAssertEqual(
      complaints("func exemptsA() -> Bool { applies(.a, isA) || applies(.b, isB) }", monitor),
      1
    )
    XCTAssertEqual(
      complaints(
        "func exemptsA() -> Bool { applies(.a, isA) }\n  func isB() -> Bool { applies(.b, isB) }",
        monitor
      ),
      1
    )
    XCTAssertEqual(complaints("func exemptsA() -> Bool { applies(.a, isA) }", file("")), 1)
  }
}

// Monitors are silent by the table of excuses only.

import LifecycleChecks
import XCTest

final class ExcusePlaceTests: XCTestCase {
  private func file(_ line: String, at path: String = "Moves/A.swift") -> SourceFile {
    SourceFile(
      path: "Sources/LifecycleChecks/" + path,
      text: "// Head.\nstruct A {\n  \(line)\n}\n"
    )
  }

  func testNoMonitorReadsWhatOnlyExcuses() throws {
    let files = try Repository.swiftFiles(in: "Sources/LifecycleChecks")
    let premises = ExcusePlaces.premises(in: files)
    XCTAssertGreaterThan(files.count, 30)
    XCTAssertGreaterThan(premises.count, 20)
    let complaints = files.flatMap { ExcusePlaces.complaints(about: $0, premises: premises) }
    XCTAssertEqual(complaints.joined(separator: "\n"), "")
  }

  func testEveryExcuseIsAskedForAtItsClauses() throws {
    let files = try Repository.swiftFiles(in: "Sources/LifecycleChecks")
    let complaints = ExcusePlaces.complaints(about: Excuse.all, in: files)
    XCTAssertEqual(complaints.joined(separator: "\n"), "")
  }

  func testNoClauseIsAnExcuse() {
    for clause in Clause.allCases {
      XCTAssertFalse("\(clause)".hasPrefix("exempt"), "\(clause)")
      XCTAssertFalse("\(clause)".hasPrefix("quirk"), "\(clause)")
    }
  }

  func testExcusesElsewhereAreFound() {
    let lines = [
      "if context.profile.navCancel == .abbrev { return }",
      "guard !transition.disturbed.contains(.old) else { return }",
      "if context.hasQuirk(.splitDetailAppearsTwice, at: moment) { return }",
      "if context.ledger.isWithinEarlyPage(controller) { return }",
      "let isSilent = entry[.isAbbreviated]",
      "if context.exemptEarly(moment) { return }",
      "if context.isBroughtBack(debt) { return }",
      "if excuse(\"a\", if: true) { return entry[.isAbbreviated] }",
    ]
    func complaints(_ line: String, at path: String = "Moves/A.swift") -> [String] {
      ExcusePlaces.complaints(about: file(line, at: path), premises: ["isBroughtBack"])
    }
    for line in lines {
      XCTAssertFalse(complaints(line).isEmpty, line)
      XCTAssertFalse(complaints(line, at: "Suite/CheckSuite.swift").isEmpty, line)
    }
    for line in [
      "if excuse(\"a\", if: context.profile.navCancel == .abbrev) { return }",
      "return excuse(\"a\") { context.open.contains { $0.isDrivenByHand } }",
      "if excuse(\"a\", if: f(a) && a[.isAbbreviated]) { return }  // disturbed",
      "if context.profile.os.major < 13 { return }", "let text = \"profile\"",
    ] {
      XCTAssertEqual(complaints(line), [], line)
    }
    XCTAssertEqual(complaints(lines[0], at: "Moves/Context+Moves.swift"), [])
    XCTAssertFalse(complaints(lines[0], at: "Ledger/Ledger.swift").isEmpty)
  }

  func testExcusesWithoutARowOrAMonitorAreFound() throws {
    let excuse = try XCTUnwrap(Excuse.all.first { $0.name == "takenByCollapse" })
    func complaints(_ line: String) -> Int {
      ExcusePlaces.complaints(about: [excuse], in: [file(line)]).count
    }
    let call = "excuse(\"takenByCollapse\", if: true)"
    XCTAssertEqual(complaints("let excuse = context.excuses(at: .movedOver)\n\(call)"), 0)
    XCTAssertEqual(complaints("context.holds(.movedOver, a) { excuse in \(call) }"), 0)
    XCTAssertEqual(complaints("context.holds(clause, a) { excuse in \(call) }"), 0)
    XCTAssertEqual(complaints("context.holds(.orphan, a) { excuse in \(call) }"), 1)
    XCTAssertEqual(complaints("context.holds(.movedOver, a) { excuse in excuse(\"b\", if: c) }"), 2)
    XCTAssertEqual(complaints(""), 1)
  }
}

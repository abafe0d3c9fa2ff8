// The page *Adding a check* names the files that a new check touches.

import Foundation
import LifecycleChecks
import XCTest

final class AddingACheckTests: XCTestCase {
  private let module = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/LifecycleChecks")

  private func files(of folder: String) throws -> [String] {
    let path = module.appendingPathComponent(folder).resolvingSymlinksInPath().path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: module.appendingPathComponent(path), encoding: .utf8)
  }

  func testThePageNamesTheFilesOfEachFamily() throws {
    let page = module.appendingPathComponent("LifecycleChecks.docc/AddingACheck.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = try CheckFamily.all.map { family in
      let files = try files(of: family.name)
      let table = "CheckFamily+\(family.name).swift"
      XCTAssertTrue(files.contains(table), table)
      let monitors = files.filter { $0.hasSuffix("Monitor.swift") }.map { "`\($0)`" }
      XCTAssertFalse(monitors.isEmpty, family.name)
      return "| \(family.name) | `\(table)` | \(monitors.joined(separator: ", ")) |\n"
    }
    let head = try XCTUnwrap(text.range(of: "|---|---|---|\n"))
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try (text[..<head.upperBound] + rows.joined()).write(
        to: page,
        atomically: true,
        encoding: .utf8
      )
      return XCTFail("recorded the table; run again without RECORD_SNAPSHOTS")
    }
    XCTAssertEqual(String(text[head.upperBound...]), rows.joined(), "RECORD_SNAPSHOTS=1 writes it")
  }

  /// A clause is listed, has its entry in the table of one family, and is checked by a monitor.
  func testEachClauseIsInTheFilesThatThePageNames() throws {
    var monitors = ""
    for family in CheckFamily.all {
      for file in try files(of: family.name) where !file.hasPrefix("CheckFamily+") {
        monitors += try text("\(family.name)/\(file)")
      }
    }
    let used = Set(
      monitors.split { !$0.isLetter && $0 != "." }.flatMap { $0.split(separator: ".") }
    )
    let listed = CatalogueInvariant.all.flatMap(\.clauses)
    XCTAssertEqual(listed.count, Clause.allCases.count)
    XCTAssertEqual(Set(listed), Set(Clause.allCases))
    for clause in Clause.allCases {
      XCTAssertTrue(used.contains("\(clause)"), "no monitor checks '\(clause)'")
    }
  }
}

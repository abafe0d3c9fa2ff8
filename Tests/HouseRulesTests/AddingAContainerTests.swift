// Tests that the pages of how to add something name the files that have to be opened, and that no
// file but those decides by the kind of a container or of a call.

import VCFuzzKit
import XCTest

final class AddingAContainerTests: XCTestCase {
  /// The file, the module and the words of each row of the page's table.
  private func rows(
    of page: String = "AddingAContainer"
  ) throws -> [(file: String, module: String, words: String)] {
    let page = try Repository.file("Sources/VCFuzzKit/VCFuzzKit.docc/\(page).md").text
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[1], cells[2])
    }
  }

  func testThePageNamesAtMostTwelveFilesInFourModules() throws {
    let rows = try rows()
    XCTAssertEqual(rows.count, 12)
    XCTAssertEqual(Set(rows.map(\.module)).count, 4)
  }

  func testEveryFileOfAPageIsThereAndHasWhatThePageSays() throws {
    let files = try Repository.swiftFiles(in: "Sources")
    let rows = try rows() + rows(of: "AddingAVariant")
    for row in rows where !row.file.hasPrefix("Deck") {
      let found = files.filter { $0.path.hasSuffix("/" + row.file) && $0.target == row.module }
      XCTAssertEqual(found.count, 1, "\(row.module) has no \(row.file)")
      for (place, word) in row.words.split(separator: "`").enumerated() where place % 2 == 1 {
        XCTAssertTrue(found.first?.text.contains(word) ?? false, "\(row.file) has no \(word)")
      }
    }
  }

  /// The files beside those of the page whose switches name a role or a call, and why.
  private static let others = [
    "ExplorationSettings.swift": "the starts of explorations, by their size",
    "ReproducedStep.swift": "fingers in a reproduction, which has words for the rest",
  ]

  func testNoOtherFileDecidesByTheKindOfAContainerOrACall() throws {
    let roles = ControllerRole.allCases.filter { $0.isContainer }.map { "\($0)" }
    let verbs = TreeOperation.Verb.allCases.filter { !$0.fits(.root) }.map { "\($0)" }
    let kinds = Set((roles + verbs).map { "." + $0 })
    let named = try rows().map(\.file) + Self.others.keys
    for target in ["VCFuzzKit", "VCFuzzCLI", "VCFuzzReports"] {
      for file in try Repository.swiftFiles(in: "Sources/\(target)")
      where !named.contains(where: { file.path.hasSuffix("/" + $0) }) {
        for (number, line) in file.codeLines.enumerated() {
          let words = line.split { " ,:(".contains($0) }
          guard words.first == "case" else { continue }
          XCTAssertTrue(
            kinds.isDisjoint(with: words.map(String.init)),
            file.complaint(number + 1, "decides by the kind of a container: read its row instead")
          )
        }
      }
    }
  }
}

// Whatever a person reads is in plain English: texts of the sources, comments, and documentation.

import Foundation
import XCTest

final class PlainEnglishTests: XCTestCase {
  private static let pages =
    ["README.md"] + ["Reports", "Sources"].flatMap { Repository.paths(in: $0, ending: ".md") }

  func testPrintedTextsHaveNoBannedWord() throws {
    let files = try Repository.swiftFiles(in: "Sources")
    XCTAssertGreaterThan(files.count, 500)
    let found = files.flatMap(PlainEnglish.complaints(inTextsOf:))
    XCTAssertEqual(found.joined(separator: "\n"), "")
  }

  func testCommentsHaveNoWordsForPeople() throws {
    let found = try Repository.swiftFiles(in: "Sources")
      .flatMap(PlainEnglish.complaints(inCommentsOf:))
    XCTAssertEqual(found.joined(separator: "\n"), "")
  }

  func testTheDocumentationHasNoBannedWord() throws {
    XCTAssertGreaterThan(Self.pages.count, 100)
    let found = try Self.pages.flatMap { PlainEnglish.complaints(inPage: try Repository.file($0)) }
    XCTAssertEqual(found.joined(separator: "\n"), "")
  }

  func testBannedWordsAreFound() {
    let text = SourceFile(
      path: "Sources/A/A.swift",
      text: "// Nobody is told.\nlet a = \"it is mended, as a rule\" // mended\nlet told = 1\n"
    )
    XCTAssertEqual(PlainEnglish.complaints(inTextsOf: text).count, 2)
    XCTAssertEqual(PlainEnglish.complaints(inCommentsOf: text).count, 2)
    let page = SourceFile(path: "a.md", text: "A fault.\nThe `siblings-told` sample, default.\n")
    XCTAssertEqual(
      PlainEnglish.complaints(inPage: page),
      ["a.md:1: 'fault': write failure, violation or bug"]
    )
  }
}

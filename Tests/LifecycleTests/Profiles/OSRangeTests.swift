// Tests of the ranges of versions: what they contain, and their text form.

import VCLifecycle
import XCTest

final class OSRangeTests: XCTestCase {
  private func contains(_ range: OSRange, _ version: String) throws -> Bool {
    range.contains(try XCTUnwrap(OSVersion(version), version))
  }

  func testBoundsAreIncluded() throws {
    let rows: [(range: OSRange, inside: [String], outside: [String])] = [
      ("all", ["ios4", "ios27", "catalyst26"], []),
      ("?", ["ios4", "ios27"], []),
      ("5–", ["ios5", "ios5.1", "ios27"], ["ios4", "ios4.3"]),
      ("–17", ["ios4", "ios17", "ios17.5.1"], ["ios18"]),
      ("13–15", ["ios13", "ios14.5", "ios15.8"], ["ios12.4", "ios16"]),
      ("17, 26", ["ios17", "ios26.5"], ["ios16", "ios18"]),
      ("~7", ["ios7", "ios7.1"], ["ios6", "ios8"]),
      ("12.2", ["ios12.2", "ios12.2.1"], ["ios12.1", "ios12.3", "ios13"]),
      ("17.5.1", ["ios17.5.1"], ["ios17.5", "ios17.5.2"]),
    ]
    for row in rows {
      for version in row.inside {
        XCTAssertTrue(try contains(row.range, version), "\(row.range) contains \(version)")
      }
      for version in row.outside {
        XCTAssertFalse(try contains(row.range, version), "\(row.range) lacks \(version)")
      }
    }
  }

  func testAWholeMajorVersionMatchesEachOfItsReleases() throws {
    XCTAssertTrue(try contains("26.5", "ios26"))
    XCTAssertTrue(try contains("26.5", "catalyst26"))
    XCTAssertTrue(try contains("15.0", "ios15"))
    XCTAssertFalse(try contains("26.5", "ios27"))
  }

  func testTextRoundTrips() {
    for text in ["all", "?", "5–", "–17", "13–15", "17, 26", "~7", "12.2", "17.5.1", "5, 7–9"] {
      XCTAssertEqual(OSRange(text)?.description, text)
    }
  }

  func testOtherTextsAreRefused() {
    for text in ["", "–", "x", "5-", "5–x", "5,,6", "1.2.3.4", "5–6–7", "-1", "99999999999999999"] {
      XCTAssertNil(OSRange(text), text)
    }
  }
}

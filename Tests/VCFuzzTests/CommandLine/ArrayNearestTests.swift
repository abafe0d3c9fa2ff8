// Tests of "did you mean …?".

import VCFuzzKit
import XCTest

final class ArrayNearestTests: XCTestCase {
  private let words = ["rules", "profiles", "explore", "check", "help"]

  func testSmallMistakesAreUnderstood() {
    let rows = [
      ("rules", "rules"), ("ruels", "rules"), ("rule", "rules"), ("RULES", "rules"),
      ("profils", "profiles"), ("exlpore", "explore"), ("chekc", "check"), ("hlep", "help"),
    ]
    for (typed, expected) in rows {
      XCTAssertEqual(words.nearest(to: typed), expected, typed)
    }
  }

  func testOtherWordsAreNotGuessedAt() {
    for typed in ["", "x", "zzz", "campaign", String(repeating: "rules", count: 10_000)] {
      XCTAssertNil(words.nearest(to: typed), typed)
    }
    XCTAssertNil([String]().nearest(to: "rules"))
  }
}

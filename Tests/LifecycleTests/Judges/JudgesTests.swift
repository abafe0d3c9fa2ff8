// Every invariant: what its monitor accepts and what it rejects, with which identity.

import VCLifecycle
import XCTest

final class JudgesTests: XCTestCase {
  func testExamplesAreJudgedAsTheSpecificationSays() throws {
    for example in Example.all {
      let outcome: Example.Outcome
      do { outcome = try example.outcome() } catch {
        XCTFail("\(example.text): \(error)")
        continue
      }
      let label = "\(example.text) [\(example.profile)]"
      XCTAssertEqual(outcome.breaks, example.breaks, label)
      XCTAssertEqual(outcome.advice, example.advice, "advice: \(label)")
      XCTAssertEqual(outcome.isFragile, example.isFragile, "fragile: \(label)")
      if let also = example.also { XCTAssertTrue(outcome.also.contains(also), "also: \(label)") }
    }
  }
}

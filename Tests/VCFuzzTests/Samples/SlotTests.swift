// The skeleton of a container holds in every order of calls that a campaign tries.

import VCFuzzKit
import VCFuzzXCTest
import XCTest

@MainActor
final class SlotTests: XCTestCase {
  func testSlot() async throws {
    try verify(.slot, seed: 1, iterations: 2_000)
  }
}

// The container holds under whatever the fuzzer does with it.

import Pages
import VCFuzzXCTest
import XCTest

final class PagesTests: XCTestCase {
  @MainActor
  func testThePagesHearWhatTheyShould() async throws {
    try verify(pages, iterations: 1_000)
  }
}

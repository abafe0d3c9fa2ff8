// The tests that the README shows, compiled and run.

import VCFuzzKit
import VCFuzzXCTest
import XCTest

@MainActor
final class DrawerTests: XCTestCase {
  func testDrawer() async throws {
    try verify(.drawer, seed: 1, iterations: 2_000)
  }

  func testSavedCases() async throws {
    try replayCorpus(of: .drawer)
  }
}

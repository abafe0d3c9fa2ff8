// Every kept case of the package is run again, each with a result of its own name.

import VCFuzzKit
import VCFuzzSamples
import VCFuzzXCTest
import XCTest

@MainActor
final class CorpusTests: XCTestCase {
  func testEveryCaseShowsItsFault() async throws { try replayCorpus(ofAll: Scenario.builtIn) }
}

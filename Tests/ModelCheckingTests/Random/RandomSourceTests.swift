// The random source: pinned, in range, fair.

import ModelChecking
import XCTest

final class RandomSourceTests: XCTestCase {
  func testSeedDeterminesTheNumbersForEver() {
    var source = RandomSource(seed: 42)
    XCTAssertEqual(
      (0..<3).map { _ in source.next() },
      [13_679_457_532_755_275_413, 2_949_826_092_126_892_291, 5_139_283_748_462_763_858]
    )
  }

  func testBelowStaysInRangeAndReachesAll() {
    var source = RandomSource(seed: 1)
    var counts = [Int](repeating: 0, count: 7)
    for _ in 0..<7000 { counts[source.below(7)] += 1 }
    for count in counts { XCTAssertTrue((850...1150).contains(count), "\(counts)") }
  }

  func testForksDifferAndNothingIsDrawnFromNothing() {
    var source = RandomSource(seed: 3)
    var first = source.fork(1)
    var second = source.fork(2)
    XCTAssertNotEqual(first.next(), second.next())
    XCTAssertNil(source.element(of: [Int]()))
  }
}

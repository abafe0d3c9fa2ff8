// Fingerprints and footprints: what tells states apart, and which steps may change places.

import ModelChecking
import XCTest

final class FingerprintTests: XCTestCase {
  private func fingerprint(_ values: [UInt64]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for value in values { fingerprint.combine(value) }
    return fingerprint
  }

  private func fingerprint(_ texts: [String]) -> Fingerprint {
    var fingerprint = Fingerprint()
    for text in texts { fingerprint.combine(text) }
    return fingerprint
  }

  func testOrderAndCountOfTheNumbersMatter() {
    let lists: [[UInt64]] = [[], [0], [0, 0], [1], [0, 1], [1, 0], [.max], [1, 1]]
    XCTAssertEqual(Set(lists.map { fingerprint($0) }).count, lists.count)
    for list in lists { XCTAssertEqual(fingerprint(list), fingerprint(list)) }
  }

  func testANegativeNumberIsItsBitPattern() {
    var signed = Fingerprint()
    signed.combine(-1)
    XCTAssertEqual(signed, fingerprint([UInt64.max]))
  }

  func testTheBorderBetweenTwoTextsMatters() {
    let lists = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["", "", "abc"]]
    XCTAssertEqual(Set(lists.map { fingerprint($0) }).count, lists.count)
  }

  /// Small states are next to each other: their digests must not be.
  func testAHundredThousandSmallStatesHaveDigestsOfTheirOwn() {
    var seen: Set<Fingerprint> = []
    var lowBytes: Set<UInt64> = []
    for first in 0..<316 {
      for second in 0..<316 {
        let digest = fingerprint([UInt64(first), UInt64(second)])
        seen.insert(digest)
        lowBytes.insert(digest.bits & 0xFF)
      }
    }
    XCTAssertEqual(seen.count, 316 * 316)
    XCTAssertEqual(lowBytes.count, 256)
  }

  /// The digests are stored in checkpoints, so they never change.
  func testDigestsArePinned() {
    XCTAssertEqual(Fingerprint.mix(0), 0)
    XCTAssertEqual(Fingerprint.mix(1), 0x5692_161D_100B_05E5)
    XCTAssertEqual(Fingerprint().bits, 0x243F_6A88_85A3_08D3)
  }

  /// Each bit of a number changes about half of the bits of its digest.
  func testEveryBitChangesAboutHalfOfTheDigest() {
    for bit in 0..<64 {
      var changed = 0
      for value in 1...64 as ClosedRange<UInt64> {
        let other = value ^ (1 << UInt64(bit))
        changed += (Fingerprint.mix(value) ^ Fingerprint.mix(other)).nonzeroBitCount
      }
      XCTAssertTrue((28...36).contains(changed / 64), "bit \(bit): \(changed / 64)")
    }
  }

  func testTheCollisionExponentFollowsTheUnionBound() {
    XCTAssertEqual(Fingerprint.collisionExponent(count: 0), 63)
    XCTAssertEqual(Fingerprint.collisionExponent(count: 1), 63)
    // Twice as many digests collide at most four times as often.
    for power in 1..<32 {
      XCTAssertEqual(Fingerprint.collisionExponent(count: 1 << power), 63 - 2 * power)
      XCTAssertEqual(
        Fingerprint.collisionExponent(count: (1 << (power + 1)) - 1),
        63 - 2 * power,
        "rounded up to the next power of two"
      )
    }
    XCTAssertEqual(Fingerprint.collisionExponent(count: .max), 0)
  }
}

final class FootprintTests: XCTestCase {
  private func reading(_ locations: Int...) -> Footprint {
    var footprint = Footprint()
    for location in locations { footprint.read(location) }
    return footprint
  }

  private func writing(_ locations: Int...) -> Footprint {
    var footprint = Footprint()
    for location in locations { footprint.write(location) }
    return footprint
  }

  func testOnlyAWriteConflicts() {
    XCTAssertFalse(reading(3).conflicts(with: reading(3)))
    XCTAssertTrue(reading(3).conflicts(with: writing(3)))
    XCTAssertTrue(writing(3).conflicts(with: reading(3)))
    XCTAssertTrue(writing(3).conflicts(with: writing(3)))
    XCTAssertFalse(writing(3).conflicts(with: writing(4)))
    XCTAssertFalse(writing(3, 5).conflicts(with: reading(4, 6)))
    XCTAssertTrue(writing(3, 5).conflicts(with: reading(4, 5)))
  }

  func testNothingCommutesWithEverythingAndEverythingWithNothingElse() {
    for other in [Footprint.nothing, .everything, reading(1), writing(1)] {
      XCTAssertFalse(Footprint.nothing.conflicts(with: other))
      XCTAssertFalse(other.conflicts(with: .nothing))
    }
    for other in [Footprint.everything, reading(1), writing(63)] {
      XCTAssertTrue(Footprint.everything.conflicts(with: other))
      XCTAssertTrue(other.conflicts(with: .everything))
    }
  }

  /// A shared bit may only add conflicts, so that no order of steps is lost.
  func testLocationsThatShareABitConflict() {
    XCTAssertTrue(writing(1).conflicts(with: reading(65)))
    XCTAssertTrue(writing(-1).conflicts(with: writing(63)))
    XCTAssertEqual(reading(0, 64).reads, 1)
  }

  func testConflictsAreMutual() {
    var source = RandomSource(seed: 4)
    var conflictCount = 0
    for _ in 0..<2_000 {
      let left = Footprint(reads: bits(&source), writes: bits(&source))
      let right = Footprint(reads: bits(&source), writes: bits(&source))
      XCTAssertEqual(left.conflicts(with: right), right.conflicts(with: left))
      if left.conflicts(with: right) { conflictCount += 1 }
    }
    XCTAssertTrue((200..<1_800).contains(conflictCount), "\(conflictCount)")
  }

  /// Two bits at most, so that conflicts are neither rare nor sure.
  private func bits(_ source: inout RandomSource) -> UInt64 {
    1 << UInt64(source.below(8)) | 1 << UInt64(source.below(8))
  }
}

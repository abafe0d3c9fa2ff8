// The standing of each value follows from the sources listed for it.

import VCLifecycle
import XCTest

final class VariantSourcesTests: XCTestCase {
  private func standing(_ id: String, _ value: String, on os: String) throws -> Variant.Standing {
    let variant = try XCTUnwrap(Variant.named(id))
    return variant.standing(of: value, on: try XCTUnwrap(OSVersion(os)))
  }

  func testAValueWithoutASourceIsSpeculative() throws {
    XCTAssertEqual(try standing("V-LOAD-ON-BEGIN", "no", on: "ios26"), .speculative)
    XCTAssertEqual(try standing("V-LOAD-ON-BEGIN", "loads", on: "ios26"), .settled)
    XCTAssertEqual(try standing("V-CANCEL-TIME", "atRelease", on: "ios26"), .speculative)
    XCTAssertEqual(try standing("V-XFER", "modalLike", on: "ios26"), .settled)
    for value in ["fromFirst", "toFirst"] {
      XCTAssertEqual(try standing("V-XFER", value, on: "ios26"), .speculative)
    }
  }

  func testValuesThatSourcesContradictEachOtherOnAreDisputed() throws {
    for value in ["nair", "interleaved", "abbrev"] {
      XCTAssertEqual(try standing("V-NAV-CANCEL", value, on: "ios26"), .disputed)
    }
    for value in ["oldFirst", "newFirst"] {
      XCTAssertEqual(try standing("V-TAB-DIDS", value, on: "ios26"), .disputed)
    }
    for value in ["loadFirst", "wdFirst"] {
      XCTAssertEqual(try standing("V-LOAD-POS", value, on: "ios26"), .disputed)
    }
  }

  func testASourceCountsOnItsVersionsOnly() throws {
    XCTAssertEqual(try standing("V-BG-LAYOUT", "none", on: "ios12"), .settled)
    XCTAssertEqual(try standing("V-BG-LAYOUT", "none", on: "ios17"), .speculative)
    XCTAssertEqual(try standing("V-NAV-NESTED", "nested", on: "ios13"), .settled)
    XCTAssertEqual(try standing("V-NAV-NESTED", "queue", on: "ios14"), .settled)
    XCTAssertEqual(try standing("V-LAUNCH-ORDER", "daFirst", on: "ios8"), .settled)
  }

  /// Where sources speak at all, the standard profile follows one of them.
  func testTheStandardValueIsOneThatASourceSpeaksFor() {
    for os in OSVersion.profiled where os.major >= 15 {
      for variant in Variant.all {
        let sourced = variant.sourcedValues(on: os)
        let standard = variant.value(in: Profile(os: os))
        // A measurement on Mac Catalyst counts there only (V-DM-REPEAT).
        if sourced.isEmpty || (os.isCatalyst && variant.id == "V-DM-REPEAT") { continue }
        XCTAssertTrue(sourced.contains(standard), "\(variant.id) on \(os): \(standard)")
      }
    }
  }

  func testEveryRowNamesAVariantItsValueAndASource() {
    for variant in Variant.all {
      for source in variant.sources {
        XCTAssertTrue(variant.values.contains(source.value), "\(variant.id) \(source.value)")
        XCTAssertFalse(source.names.isEmpty)
      }
    }
    XCTAssertGreaterThan(Variant.all.filter { !$0.sources.isEmpty }.count, 40)
  }
}

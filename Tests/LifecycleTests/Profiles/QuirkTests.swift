// Tests of the quirks: names, version ranges and sets.

import VCLifecycle
import XCTest

final class QuirkTests: XCTestCase {
  /// The quirks of each major version (QUIRK-1 to QUIRK-15); all other versions have none.
  private let quirks: [Int: [String]] = [
    5: ["Q-1", "Q-2"], 6: ["Q-3"], 8: ["Q-4", "Q-5", "Q-6"], 10: ["Q-7", "Q-8", "Q-10"],
    11: ["Q-8", "Q-9"], 12: ["Q-11", "Q-12"], 13: ["Q-13", "Q-15"], 17: ["Q-14"],
  ]

  func testAVersionHasItsOwnQuirksOnly() throws {
    for os in OSVersion.profiled {
      let expected = os.isCatalyst ? [] : quirks[os.major] ?? []
      XCTAssertEqual(QuirkSet.all(on: os).elements.map(\.id), expected, "\(os)")
      let profile = try Profile(named: "\(os)-quirks")
      XCTAssertEqual(profile.quirks.elements.map(\.id), expected, "\(os)")
    }
  }

  func testStandardProfilesHaveNoQuirk() {
    for os in OSVersion.profiled { XCTAssertTrue(Profile(os: os).quirks.isEmpty, "\(os)") }
  }

  func testIDsReadBack() {
    for quirk in Quirk.allCases { XCTAssertEqual(Quirk(id: quirk.id), quirk) }
    for id in ["Q-0", "Q-16", "Q4", "q-4", "QUIRK-4", ""] { XCTAssertNil(Quirk(id: id), id) }
  }

  func testSetsHoldWhatWasInserted() {
    var set: QuirkSet = [.presenterDidFlagFalse]
    XCTAssertTrue(set.contains(.presenterDidFlagFalse))
    XCTAssertFalse(set.contains(.hiddenChildNeverAppears))
    set.insert(.manualContainerAppearsTwice)
    XCTAssertEqual(set.elements, [.manualContainerAppearsTwice, .presenterDidFlagFalse])
    set.remove(.presenterDidFlagFalse)
    set.remove(.presenterDidFlagFalse)
    XCTAssertEqual(set, [.manualContainerAppearsTwice])
    set.remove(.manualContainerAppearsTwice)
    XCTAssertTrue(set.isEmpty)
    XCTAssertEqual(set, [])
  }
}

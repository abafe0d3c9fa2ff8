// Tests of profiles and their names: each choice has one, and reads back.

import Lifecycle
import XCTest

final class ProfileNameTests: XCTestCase {
  func testStandardProfilesHaveTheNameOfTheirVersion() throws {
    for os in OSVersion.profiled {
      XCTAssertEqual(Profile(os: os).name, os.description)
      XCTAssertEqual(try Profile(named: os.description), Profile(os: os))
      for variant in Variant.all {
        XCTAssertEqual(variant.value(in: Profile(os: os)), variant.standard(on: os))
      }
    }
  }

  func testAReleaseHasTheChoicesOfItsMajorVersion() throws {
    let release = try Profile(named: "ios17.5.1")
    XCTAssertEqual(release.name, "ios17.5.1")
    for variant in Variant.all {
      XCTAssertEqual(variant.value(in: release), variant.standard(on: OSVersion(17)))
    }
  }

  func testEveryChoiceReadsBack() throws {
    for variant in Variant.all {
      for value in variant.values {
        var profile = Profile(os: OSVersion(12))
        XCTAssertTrue(variant.set(value, in: &profile), "\(variant.id)=\(value)")
        XCTAssertEqual(variant.value(in: profile), value)
        XCTAssertEqual(try Profile(named: profile.name), profile, profile.name)
      }
      var profile = Profile(os: OSVersion(12))
      XCTAssertFalse(variant.set("no such value", in: &profile))
      XCTAssertEqual(profile, Profile(os: OSVersion(12)))
    }
  }

  func testQuirksReadBack() throws {
    for quirk in Quirk.allCases {
      var profile = Profile(os: OSVersion(26))
      profile.quirks.insert(quirk)
      XCTAssertEqual(profile.name, "ios26+\(quirk.id)")
      XCTAssertEqual(try Profile(named: profile.name), profile)
    }
    let all = try Profile(named: "ios8-quirks")
    XCTAssertEqual(all.quirks.elements.map(\.id), ["Q-4", "Q-5", "Q-6"])
    XCTAssertEqual(all.name, "ios8-quirks")
  }

  func testOtherNamesAreRefused() {
    let rows: [(name: String, error: ProfileNameError)] = [
      ("", .unknownVersion("")),
      ("ios", .unknownVersion("ios")),
      ("ios3", .unknownVersion("ios3")),
      ("ios19", .unknownVersion("ios19")),
      ("catalyst17", .unknownVersion("catalyst17")),
      ("ios99999999999999999999", .unknownVersion("ios99999999999999999999")),
      ("-quirks", .unknownVersion("")),
      ("ios17+", .unknownVariant("")),
      ("ios17+Q-16", .unknownVariant("Q-16")),
      ("ios17+V-NAV-CANCEL", .unknownValue(variant: "V-NAV-CANCEL", value: "")),
      ("ios17+V-NAV-CANCEL=a=b", .unknownValue(variant: "V-NAV-CANCEL", value: "a=b")),
    ]
    for row in rows {
      XCTAssertThrowsError(try Profile(named: row.name), row.name) { error in
        XCTAssertEqual(error as? ProfileNameError, row.error)
      }
    }
  }
}

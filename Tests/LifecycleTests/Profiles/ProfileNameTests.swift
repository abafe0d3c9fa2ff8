// Tests of profiles and their names: each choice has one, and reads back.

import VCLifecycle
import XCTest

final class ProfileNameTests: XCTestCase {
  func testStandardProfilesHaveTheNameOfTheirVersion() throws {
    for os in OSVersion.profiled {
      XCTAssertEqual(Profile(os: os).name, os.description)
      XCTAssertEqual(try Profile(named: os.description), Profile(os: os))
      for variant in Variant.all {
        XCTAssertEqual(variant.value(in: Profile(os: os)), variant.value(in: Profile(os: os)))
      }
    }
  }

  func testAReleaseHasTheChoicesOfItsMajorVersion() throws {
    let release = try Profile(named: "ios17.5.1")
    XCTAssertEqual(release.name, "ios17.5.1")
    for variant in Variant.all {
      XCTAssertEqual(variant.value(in: release), variant.value(in: Profile(os: OSVersion(17))))
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

  func testErrorsSayWhatIsAvailable() {
    let rows: [(name: String, message: String)] = [
      ("ios19", "no profile 'ios19': write ios4 … ios18, ios26, ios27 or catalyst26"),
      (
        "ios17+V-NO-SUCH=on",
        "no variant or quirk 'V-NO-SUCH': the command 'profiles ios26' lists them"
      ),
      ("ios17+Q-99", "no variant or quirk 'Q-99': the command 'profiles ios26' lists them"),
      (
        "ios17+V-NAV-CANCEL=often",
        "V-NAV-CANCEL has no value 'often': it has nair, interleaved, abbrev"
      ),
      ("ios17+NAV-NESTED", "V-NAV-NESTED has no value '': it has nested, queue, drop, finishFirst"),
    ]
    for row in rows {
      XCTAssertThrowsError(try Profile(named: row.name), row.name) { error in
        XCTAssertEqual("\(error)", row.message)
      }
    }
  }

  func testANameKeepsSeveralChoicesInTheOrderOfTheVariants() throws {
    let name = "ios26+Q-14+V-ROOT-SWAP=newFirst+NAV-CANCEL=abbrev+Q-4"
    let profile = try Profile(named: name)
    XCTAssertEqual(profile.name, "ios26+V-NAV-CANCEL=abbrev+V-ROOT-SWAP=newFirst+Q-4+Q-14")
    XCTAssertEqual(try Profile(named: profile.name), profile)
  }

  func testAStandardValueIsNotPartOfTheName() throws {
    XCTAssertEqual(try Profile(named: "ios26+V-NAV-CANCEL=nair").name, "ios26")
    XCTAssertEqual(try Profile(named: "ios12+V-NAV-NESTED=nested").name, "ios12")
    XCTAssertEqual(
      try Profile(named: "ios26+V-NAV-NESTED=nested").name,
      "ios26+V-NAV-NESTED=nested"
    )
  }

  func testTheLastOfSeveralChoicesCounts() throws {
    let profile = try Profile(named: "ios26+V-NAV-CANCEL=abbrev+V-NAV-CANCEL=interleaved")
    XCTAssertEqual(profile.navCancel, .interleaved)
  }
}

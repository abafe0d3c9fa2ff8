// Tests of `vcfuzz profiles`.

import Foundation
import VCFuzzKit
import XCTest

@MainActor final class ProfilesCommandTests: XCTestCase {
  private struct Entry: Decodable {
    struct Choice: Decodable {
      var id: String
      var value: String
      var standard: String
    }
    var name: String
    var variants: [Choice]
    var quirks: [String]
  }

  func testEveryVersionIsListedWithWhatItChanges() async {
    let text = ToolRun("profiles").output
    for os in OSVersion.profiled {
      XCTAssertTrue(("\n" + text).contains("\n\(os) "), os.description)
    }
    XCTAssertTrue(text.contains("ios14       V-NAV-NESTED=queue\n"))
    XCTAssertTrue(text.contains("V-LAUNCH-ORDER=daFirst (Q-4 Q-5 Q-6)\n"))
  }

  func testAProfileShowsItsDeviations() async {
    let text = ToolRun("profiles", "ios17+V-NAV-CANCEL=interleaved").output
    XCTAssertEqual(text.components(separatedBy: "\n* ").count, 2)
    XCTAssertTrue(text.contains("\n* V-NAV-CANCEL          interleaved     disputed\n"))
    for variant in Variant.all {
      XCTAssertTrue(text.contains(" \(variant.id) "), variant.id)
    }
  }

  func testWordsSearchTheVariants() async throws {
    let text = ToolRun("profiles", "POP", "cancelled").output
    XCTAssertTrue(text.contains(" V-NAV-CANCEL "), text)
    XCTAssertFalse(text.contains(" V-TAB-DIDS "), text)
    let found = ToolRun("profiles", "cancelled", "--json").output
    let entry = try JSONDecoder().decode(Entry.self, from: Data(found.utf8))
    XCTAssertTrue(entry.variants.contains { $0.id == "V-NAV-CANCEL" })
    XCTAssertLessThan(entry.variants.count, Variant.all.count)
    XCTAssertEqual(ToolRun("profiles", "pop", "zebra").exitCode, .usage)
  }

  func testTheOverviewFitsAScreen() async {
    XCTAssertLessThanOrEqual(ToolRun("profiles").output.split(separator: "\n").count, 24)
  }

  func testQuirksOfTheVersionAreOffUntilSwitchedOn() async {
    XCTAssertTrue(ToolRun("profiles", "ios8").output.contains("\n  Q-4                   off\n"))
    let quirky = ToolRun("profiles", "ios8-quirks").output
    XCTAssertTrue(quirky.contains("\n* Q-4                   on\n"))
    XCTAssertFalse(quirky.contains("Q-13"))
  }

  func testJSONHasEveryVariant() async throws {
    let run = ToolRun("profiles", "ios8-quirks+V-NAV-START=sync", "--json")
    let entry = try JSONDecoder().decode(Entry.self, from: Data(run.output.utf8))
    XCTAssertEqual(entry.name, "ios8-quirks+V-NAV-START=sync")
    XCTAssertEqual(entry.variants.map(\.id), Variant.all.map(\.id))
    XCTAssertEqual(entry.variants.filter { $0.value != $0.standard }.map(\.id), ["V-NAV-START"])
    XCTAssertEqual(entry.quirks, ["Q-4", "Q-5", "Q-6"])
    let all = try JSONDecoder().decode(
      [Entry].self,
      from: Data(ToolRun("profiles", "--json").output.utf8)
    )
    XCTAssertEqual(all.map(\.name), OSVersion.profiled.map(\.description))
  }

  func testUnknownChoicesAreNamed() async {
    XCTAssertEqual(
      ToolRun("profiles", "ios17+V-NAV-CANCEL=x").errors,
      "vcfuzz: V-NAV-CANCEL has no value 'x': it has nair, interleaved, abbrev\n"
    )
    XCTAssertEqual(
      ToolRun("profiles", "ios17+V-NO").errors,
      "vcfuzz: no variant or quirk 'V-NO': the command 'profiles ios26' lists them\n"
    )
  }
}

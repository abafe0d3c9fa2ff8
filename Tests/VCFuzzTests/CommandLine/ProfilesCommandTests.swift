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

  private func decoded<Value: Decodable>(_ type: Value.Type, _ words: String...) throws -> Value {
    try JSONDecoder().decode(type, from: Data(ToolRun(["profiles"] + words).output.utf8))
  }

  func testEveryVersionIsListedWithWhatItChanges() async {
    let run = ToolRun("profiles").expect(
      holds: ["ios14       V-NAV-NESTED=queue\n", "V-LAUNCH-ORDER=daFirst (Q-4 Q-5 Q-6)\n"]
    )
    for os in OSVersion.profiled {
      XCTAssertTrue(("\n" + run.output).contains("\n\(os) "), os.description)
    }
    XCTAssertLessThanOrEqual(run.output.split(separator: "\n").count, 24, "it fits a screen")
  }

  func testAProfileShowsItsDeviations() async {
    let run = ToolRun("profiles", "ios17+V-NAV-CANCEL=interleaved").expect(
      holds: ["\n* V-NAV-CANCEL          interleaved     disputed\n"]
        + Variant.all.map { " \($0.id) " }
    )
    XCTAssertEqual(run.output.components(separatedBy: "\n* ").count, 2)
  }

  func testWordsSearchTheVariants() async throws {
    ToolRun("profiles", "POP", "cancelled")
      .expect(holds: [" V-NAV-CANCEL "], lacks: [" V-TAB-DIDS "])
    let entry = try decoded(Entry.self, "cancelled", "--json")
    XCTAssertTrue(entry.variants.contains { $0.id == "V-NAV-CANCEL" })
    XCTAssertLessThan(entry.variants.count, Variant.all.count)
    ToolRun("profiles", "pop", "zebra").expect(.usage)
  }

  func testQuirksOfTheVersionAreOffUntilSwitchedOn() async {
    ToolRun("profiles", "ios8").expect(holds: ["\n  Q-4                   off\n"])
    ToolRun("profiles", "ios8-quirks")
      .expect(holds: ["\n* Q-4                   on\n"], lacks: ["Q-13"])
  }

  func testJSONHasEveryVariant() async throws {
    let entry = try decoded(Entry.self, "ios8-quirks+V-NAV-START=sync", "--json")
    XCTAssertEqual(entry.name, "ios8-quirks+V-NAV-START=sync")
    XCTAssertEqual(entry.variants.map(\.id), Variant.all.map(\.id))
    XCTAssertEqual(entry.variants.filter { $0.value != $0.standard }.map(\.id), ["V-NAV-START"])
    XCTAssertEqual(entry.quirks, ["Q-4", "Q-5", "Q-6"])
    let all = try decoded([Entry].self, "--json")
    XCTAssertEqual(all.map(\.name), OSVersion.profiled.map(\.description))
  }

  func testUnknownChoicesAreNamed() async {
    for (choice, problem) in [
      ("V-NAV-CANCEL=x", "V-NAV-CANCEL has no value 'x': it has nair, interleaved, abbrev"),
      ("V-NO", "no variant or quirk 'V-NO': the command 'profiles ios26' lists them"),
    ] { XCTAssertEqual(ToolRun("profiles", "ios17+" + choice).errors, "vcfuzz: \(problem)\n") }
  }
}

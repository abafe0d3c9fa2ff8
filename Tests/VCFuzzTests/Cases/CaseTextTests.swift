// The text of cases: written in one way, read with patience, refused in one clear line.

import VCFuzzCLI
import VCFuzzReports
import XCTest

@MainActor
final class CaseTextTests: XCTestCase {
  private func sample() throws -> Case { try XCTUnwrap(Case.sample()) }

  private func complaint(
    about text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> String {
    do throws(CaseTextError) {
      _ = try Case(text: text)
      XCTFail("read: \(text)", file: file, line: line)
      return ""
    } catch {
      XCTAssertFalse(error.description.contains("\n"), file: file, line: line)
      return error.description
    }
  }

  func testACaseIsReadableText() async throws {
    Snapshot.assertEqual(try sample().text, to: "switcher.case")
  }

  func testWhatIsReadIsWrittenByteForByte() async throws {
    var kept = try sample()
    XCTAssertEqual(try Case(text: kept.text), kept)
    XCTAssertEqual(try Case(text: kept.text).text, kept.text)
    kept.notes = ["why it is kept", "", "  and more"]
    kept.isAccepted = true
    kept.configuration.device = .pad
    kept.verdict.found = " a\\b\nc\u{202E}d\u{0}é\u{301} 🧑‍🧑 "
    kept.scenario = "../../x # y: z"
    kept.steps.append("call \u{7}#\\n ")
    kept.trace += ["", "  | indented", "# not a note"]
    XCTAssertEqual(try Case(text: kept.text), kept)
    XCTAssertEqual(try Case(text: kept.text).text, kept.text)
  }

  func testFilesOfEarlierFormsKeepTheirMeaning() async throws {
    let kept = try sample()
    XCTAssertTrue(kept.text.hasPrefix("vcfuzz-case: 1\n"))
    for (line, isAccepted) in [
      ("expect: fault\n", false), ("expect: nothing\n", true), ("", false),
    ] {
      let text = kept.text.replacing("invariant: ", with: line + "invariant: ")
      XCTAssertEqual(try Case(text: text).isAccepted, isAccepted, line)
    }
    var accepted = kept
    accepted.isAccepted = true
    XCTAssertTrue(accepted.text.hasPrefix("vcfuzz-case: 3\n"))
    XCTAssertTrue(accepted.text.contains("\nstate: accepted\ninvariant: INV-29\n"))
    let wrong = accepted.text.replacing("state: accepted", with: "state: fixed")
    XCTAssertThrowsError(try Case(text: wrong)) { error in
      XCTAssertTrue(
        "\(error)".contains("invalid value 'fixed' for 'state': expected open or accepted")
      )
    }
  }

  func testEveryRunOfTheGeneratorSurvivesItsText() async throws {
    var taken = 0
    for scenario in [Scenario.switcher(), .uikit] {
      let generator = Generator(scenario, seed: 7)
      for index in 0..<100 {
        let walk = generator.walk(index)
        let words = Run(scenario, walk.configuration).vocabulary
        let identity = Failure.Identity(invariant: "INV-1", roles: ["root"], transition: "K-TAB")
        let kept = Case(
          scenario: scenario.name,
          configuration: walk.configuration,
          steps: walk.path.map { $0.text(words) },
          verdict: Case.Verdict(identity)
        )
        XCTAssertEqual(try Case(text: kept.text), kept)
        XCTAssertEqual(try kept.steps.map { try Step(text: $0, words) }, walk.path)
        XCTAssertEqual(try CaseToken.read(CaseToken.token(of: kept)), kept)
        taken += walk.path.count
      }
    }
    XCTAssertGreaterThan(taken, 500)
  }

  func testCommentsBlankLinesAndForeignLineEndsAreTolerated() async throws {
    let kept = try sample()
    var lines = ["\u{FEFF}# a note", ""]
    for line in kept.text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      if line == "steps:" { lines += ["  # an indented comment", "", "# a comment"] }
      if line.hasPrefix("role") { lines += ["", "#x"] }
    }
    let read = try Case(text: lines.joined(separator: "\r\n"))
    XCTAssertEqual(read.notes, ["a note"])
    var expected = kept
    expected.notes = ["a note"]
    XCTAssertEqual(read, expected)
  }

  func testEveryFaultIsNamedWithItsLineAndItsMend() async throws {
    let text = try sample().text
    let rows: [(old: String, new: String, message: String)] = [
      ("scenario: ", "scenari: ", "line 2: no key 'scenari'; did you mean 'scenario'?"),
      (
        "device: phone", "device: watch",
        "line 4: invalid value 'watch' for 'device': expected phone or pad"
      ),
      ("device: phone", "scenario: b", "line 4: 'scenario' is in line 2 already"),
      ("profile: ios26", "profile: ios99", "line 3: no profile 'ios99': write ios4"),
      ("nav(root)", "nav(root, root)", "line 5: 'root' occurs more than once"),
      ("nav(root)", "nav(root, A)", "line 5: the screen 'A' is called 'S1' by its place"),
      ("nav(root)", "nav root", "line 5: 'nav' is a container: write nav(…)"),
      ("spare: S1", "spare: S3", "line 6: the screen 'S3' is called 'S1' by its place: write S1"),
      ("window: nav(root)\n", "", "the line 'window: …' is missing"),
      ("steps:", "steps: commit", "line 8: the lines of 'steps' follow it, indented"),
      ("invariant: INV-29", "invariant:", "line 14: 'invariant' is empty"),
      ("vcfuzz-case: 1", "vcfuzz-case: 4", "line 1: unknown form '4'"),
      ("\n\nsteps:", "\n  commit\n\nsteps:", "line 7: an indented line belongs below"),
      ("call show", "call \\show", "line 12: a backslash begins"),
      ("call show", "call \\u{D800}", "line 12: \\u{…} holds no character's number: 'D800'"),
      ("call show", "call \u{0}", "line 12: a hidden character: write it as \\u{0}"),
      ("role: in root", "what is this", "line 15: 'key: value' was expected in 'what is this'"),
    ]
    for row in rows {
      XCTAssertTrue(text.contains(row.old), row.old)
      let message = complaint(about: text.replacing(row.old, with: row.new, maxReplacements: 1))
      XCTAssertTrue(message.hasPrefix(row.message), "\(row.new): \(message)")
    }
    XCTAssertEqual(complaint(about: ""), "not a case: no line 'vcfuzz-case: …' begins it")
    let deep = String(repeating: "nav(", count: 60) + "A" + String(repeating: ")", count: 60)
    XCTAssertEqual(
      complaint(about: text.replacing("nav(root)", with: deep)),
      "line 5: the tree is too deep"
    )
    let wide = "tabs(" + String(repeating: "A, ", count: 300) + "root)"
    XCTAssertEqual(
      complaint(about: text.replacing("nav(root)", with: wide)),
      "line 5: more than 200 controllers"
    )
    let steps = String(repeating: "\n  commit", count: 2_001)
    XCTAssertTrue(
      complaint(about: text.replacing("steps:", with: "steps:" + steps)).contains("2000 steps")
    )
  }

  func testBytesThatAreNoTextAreRefused() async throws {
    let head = Array("vcfuzz-case: 1\nscenario: ".utf8)
    for tail in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0]] as [[UInt8]] {
      XCTAssertThrowsError(try Case(bytes: head + tail + [10])) { error in
        XCTAssertTrue("\(error)".hasPrefix("line 2: "), "\(error)")
      }
    }
    XCTAssertThrowsError(try Case(bytes: [UInt8](repeating: 65, count: 2_000_000)))
    XCTAssertThrowsError(try Case(bytes: head + [UInt8](repeating: 65, count: 70_000)))
  }

  /// Damaged files are read or refused, and what is read can be run; nothing crashes.
  func testDamagedCasesNeverCrash() async throws {
    let original = Array(try sample().text.utf8)
    let pieces = [
      "#99999", "9223372036854775807", "-1", "MIS-70 on root with nobody", "(", "root",
      "\\u{", "\u{0}", "../..", "inside viewDidLoad of #3: select tab 999 of nav",
      "finger begin swipe back of #77", "finger begin recognizer -5 up", "app hide window 88",
      "end animation 999999999", "present S1 from S1 as automatic", "tap segue x of #5", "\n  ",
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var read = 0
    for _ in 0..<500 {
      var bytes = original
      for _ in 0..<(1 + next(3)) {
        let place = next(bytes.count)
        switch next(4) {
        case 0: bytes[place] = UInt8(next(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + next(20)))
        case 2: bytes.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
        default:
          let line = "\n  " + pieces[next(pieces.count)] + "\n"
          let end = bytes[place...].firstIndex(of: 10) ?? place
          bytes.replaceSubrange(end...end, with: Array(line.utf8))
        }
        if bytes.isEmpty { bytes = original }
      }
      guard let kept = try? Case(bytes: bytes) else { continue }
      read += 1
      XCTAssertEqual(try Case(text: kept.text), kept)
      if kept.scenario.utf8.count < 30 { _ = try? CaseReplay(kept, scenario: .switcher()) }
      _ = SwiftReproduction(kept).source
      if read % 20 == 0 { _ = try? kept.minimized(in: .switcher()) }
    }
    XCTAssertGreaterThan(read, 60)
  }
}

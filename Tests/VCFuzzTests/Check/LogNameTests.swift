// Which controllers `vcfuzz check` sees in a log, and which lines it takes as ends of callbacks.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class LogNameTests: FolderTestCase {
  private func check(_ log: String, _ words: String...) throws -> ToolRun {
    try ToolRun(["check", "--ios", "17", "--as", "console"] + words + [file(log)])
  }

  /// The four callbacks of a screen, in a form with `NAME` and `CALL`.
  private func visit(_ form: String, _ name: String, _ calls: String = "wa da wd dd") -> [String] {
    let kinds = [
      "wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear",
      "dd": "viewDidDisappear",
    ]
    return calls.split(separator: " ").map { call in
      form.replacing("NAME", with: name).replacing("CALL", with: kinds[String(call)] ?? "")
    }
  }

  /// A sheet over a screen: legal for two controllers, and for one not.
  private func sheet(_ form: String, _ names: [String]) -> String {
    (visit(form, names[0], "wa da") + visit(form, names[1]) + visit(form, names[0], "wd"))
      .joined(separator: "\n")
  }

  func testTwoScreensAreTwoControllers() async throws {
    let forms: [(form: String, names: [String])] = [
      (#"{"screen":"NAME","event":"CALL"}"#, ["Home", "Settings"]),
      (#"{"screen":"NAME","level":"info","event":"CALL"}"#, ["Home", "Settings"]),
      (#""12:00:00","NAME","CALL""#, ["Home", "Settings"]),
      (#""NAME","12:00:00","CALL""#, ["Home", "Settings"]),
      ("NAME: вызван CALL", ["Главная", "Настройки"]),
      ("NAME: Aufruf von CALL", ["Startseite", "Einstellungen"]),
      ("NAME: se llama CALL", ["Inicio", "Ajustes"]),
      ("NAME : appel de CALL", ["Accueil", "Profil"]),
      ("FolderVC(NAME) CALL", ["1401", "1402"]),
      ("FolderVC[NAME] CALL", ["1", "2"]),
      ("FolderVC CALL (id NAME)", ["1401", "1402"]),
      ("<mask.hash: 'NAME=='> CALL", ["abcd1234", "zzzz1234"]),
    ]
    for (form, names) in forms {
      let run = try check(sheet(form, names))
      XCTAssertEqual(run.exitCode, .nothingFound, "\(form)\n\(run.output)")
      XCTAssertTrue(run.output.contains("of 2 controllers"), "\(form)\n\(run.output)")
      // One of them that appears twice is found all the same.
      let twice = visit(form, names[0], "wa da wa da wd dd").joined(separator: "\n")
      let broken = try check(twice)
      XCTAssertEqual(broken.exitCode, .found, "\(form)\n\(broken.output)")
    }
  }

  func testNamesThatTheSystemHidesAreNone() async throws {
    for form in ["<private> CALL", "<redacted> CALL"] {
      let run = try check(sheet(form, ["", ""]))
      XCTAssertEqual(run.exitCode, .nothingFound, run.output)
      XCTAssertTrue(run.output.contains("indistinguishable"), run.output)
      XCTAssertTrue(run.output.contains("privacy: .public"), run.output)
    }
  }

  func testControllersOfOneNameThatSeveralExplainAreNotChecked() async throws {
    let logs = [
      // One over the other, and away again.
      visit("F CALL", "", "wa da wa da wd dd wd dd"),
      // Children of one container.
      visit("F CALL", "", "wa wa da da wd wd dd dd"),
      // A push from one to the next, without viewWillAppear.
      visit("F CALL", "", "da wd da dd wd dd"),
    ]
    for log in logs {
      let run = try check(log.joined(separator: "\n"))
      XCTAssertEqual(run.exitCode, .nothingFound, run.output)
      XCTAssertTrue(run.output.contains("several controllers are called 'F'"), run.output)
      // With addresses it is one controller, and wrong.
      let known = try check(
        log.map { $0.replacing("F ", with: "<F: 0x7f01> ") }.joined(separator: "\n")
      )
      XCTAssertEqual(known.exitCode, .found, known.output)
      // So it is where the log begins with the one view that it shows to be loaded.
      let loaded = try check((["F viewDidLoad"] + log).joined(separator: "\n"))
      XCTAssertEqual(loaded.exitCode, .found, loaded.output)
    }
    let once = try check(visit("F CALL", "", "wa da wa da wd dd").joined(separator: "\n"))
    XCTAssertEqual(once.exitCode, .found, once.output)
  }

  func testALoadedViewIsAnotherController() async throws {
    let log =
      ["S loadView"] + visit("S CALL", "", "wa da") + ["S loadView"]
      + visit("S CALL", "", "wa da wd")
    let run = try check(log.joined(separator: "\n"))
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    XCTAssertTrue(run.output.contains("of 2 controllers"), run.output)
  }

  func testADepartureAfterDeinitBelongsToTheSameController() async throws {
    let form = "<C: 0x12> CALL"
    let dead = visit(form, "") + ["<C: 0x12> deinit"]
    let late = try check((dead + visit(form, "", "dd")).joined(separator: "\n"))
    XCTAssertEqual(late.exitCode, .found, late.output)
    XCTAssertTrue(late.output.contains("INV-17"), late.output)
    let next = try check((dead + visit(form, "")).joined(separator: "\n"))
    XCTAssertEqual(next.exitCode, .nothingFound, next.output)
    XCTAssertTrue(next.output.contains("of 2 controllers"), next.output)
  }

  // MARK: - Ends of callbacks

  func testAWordOfAnEndIsOneOnlyAfterTheCall() async throws {
    let plain = visit("Quiz CALL", "")
    var marked = visit("Quiz CALL", "")
    marked[2] += ", 3 questions left"
    // Whichever visit has the word, no callback is lost.
    for log in [marked + plain, plain + marked] {
      let run = try check(log.joined(separator: "\n"))
      XCTAssertEqual(run.exitCode, .nothingFound, run.output)
      XCTAssertTrue(run.output.contains("8 events"), run.output)
    }
    let ends = visit("Quiz CALL", "").flatMap { [$0, $0 + " done"] }
    let run = try check((ends + ends).joined(separator: "\n"))
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    XCTAssertTrue(run.output.contains("8 events"), run.output)
    // Layout comes inside of an appearance that ends after it.
    let nested = ["Quiz viewWillAppear", "Quiz viewDidLayoutSubviews", "Quiz viewWillAppear done"]
    let layout = try check((nested + ["Quiz viewDidAppear"]).joined(separator: "\n"))
    XCTAssertTrue(layout.output.contains("3 events"), layout.output)
  }

  // MARK: - What another version may do

  func testAValueOfOtherVersionsExcusesNothing() async throws {
    let log = ["wa", "ia", "da", "wd", "dd", "wa", "da"].map { call in
      call == "ia" ? "A viewIsAppearing" : visit("A CALL", "", call)[0]
    }
    let run = try check(log.joined(separator: "\n"))
    XCTAssertEqual(run.exitCode, .found, run.output)
    XCTAssertTrue(run.output.contains("INV-6"), run.output)
  }

  func testAPresenterThatIsKeptDoesNotDisappear() async throws {
    let log = [
      "Home viewWillDisappear", "P viewWillAppear", "P viewDidAppear", "Home viewDidDisappear",
    ]
    let run = try check(log.joined(separator: "\n"), "--kind", "presentKeeping", "--rest-at-end")
    XCTAssertEqual(run.exitCode, .found, run.output)
    XCTAssertTrue(run.output.contains("INV-25"), run.output)
  }
}

// Tests of `vcfuzz check`: its verdicts, its exit codes, and what it says of a finding.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class CheckCommandTests: FolderTestCase {
  private static let push = """
    <App.A: 0x1> viewDidLoad
    <App.A: 0x1> viewWillAppear animated: 0
    <App.A: 0x1> viewIsAppearing animated: 0
    <App.A: 0x1> viewDidAppear animated: 0
    a line of the app
    <App.B: 0x2> viewDidLoad
    <App.A: 0x1> viewWillDisappear animated: 1
    <App.B: 0x2> viewWillAppear animated: 1
    <App.B: 0x2> viewIsAppearing animated: 1
    <App.A: 0x1> viewDidDisappear animated: 1
    <App.B: 0x2> viewDidAppear animated: 1
    """

  private static let twice = push.replacing(
    "<App.B: 0x2> viewIsAppearing animated: 1",
    with: "<App.B: 0x2> viewWillAppear animated: 1\n<App.B: 0x2> viewIsAppearing animated: 1"
  )

  private func run(_ words: [String]) -> ToolRun { ToolRun(["check"] + words) }

  func testALegalLogIsPermittedAndItsStoryIsTold() async throws {
    let result = run(["--ios", "17", "--rest-at-end", try file(Self.push)])
    XCTAssertEqual(result.exitCode, .nothingFound)
    XCTAssertEqual(result.errors, "")
    for words in [
      ": permitted\n  10 events of 2 controllers",
      "console text, checked against iOS 17\n",
      "lines 2–4: a first display of A (WIN-1)",
      "lines 7–11: a push from A to B (NAV-1)",
      "1 line not recognised (--show-unrecognised prints them)",
    ] {
      XCTAssertTrue(result.output.contains(words), "\(words)\n\(result.output)")
    }
  }

  func testAFindingSaysAllThatIsNeededToActOnIt() async throws {
    let result = run(["--ios", "17", try file(Self.twice)])
    XCTAssertEqual(result.exitCode, .found)
    for words in [
      ": violation\n", "violation INV-2 · viewWillAppear called twice",
      "line 9    B viewWillAppear(animated: true)", "expected  ", "received  ", "violates  ",
      "rule      STATE-5: ", "(measured: ", "causes    - two drivers", "fix       ",
      "related   line 8: B viewWillAppear(animated: true)",
      "line 9: no known transition explains B viewWillAppear",
    ] {
      XCTAssertTrue(result.output.contains(words), "\(words)\n\(result.output)")
    }
  }

  func testACallbackThatATransitionLacksIsNamedFirst() async throws {
    let log = [
      "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewDidAppear",
      "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear",
      "A viewWillDisappear", "A viewDidDisappear",
    ]
    let result = run([try file(log.joined(separator: "\n"))])
    XCTAssertEqual(result.exitCode, .nothingFound, result.errors)
    XCTAssertTrue(
      result.output.contains(": no violation, but A received no viewDidDisappear under iOS 26"),
      result.output
    )
  }

  /// A log in JSON whose fields are an app's own.
  private static let ownLog = """
    {"level":"info","message":"<HomeVC: 0x7f1> viewDidLoad"}
    {"level":"info","message":"<HomeVC: 0x7f1> viewWillAppear"}
    """

  func testAnAppsOwnJSONIsReadAsText() async throws {
    let result = run(["--as", "console", try file(Self.ownLog, named: "text.json")])
    XCTAssertEqual(result.exitCode, .nothingFound, result.errors)
    XCTAssertTrue(result.output.contains("2 events of 1 controller"), result.output)
  }

  func testExitCodesAndMessagesOfBadInput() async throws {
    let twice = try file(Self.twice, named: "twice.log")
    let prose = try file("nothing here\nof interest\n", named: "prose.log")
    let broken = try file("{\"ios\":\"17\"}\n{\"vc\":\"A\"", named: "broken.json")
    let future = try file(
      "{\"ios\":\"99\"}\n{\"vc\":\"A\",\"callback\":\"viewDidLoad\"}",
      named: "f.json"
    )
    let empty = try file("", named: "empty.log")
    let own = try file(Self.ownLog, named: "own.json")
    let cases: [(words: [String], code: ExitCode, error: String)] = [
      ([folder], .badInput, "is a folder: name its files"),
      (["\(folder)/none"], .badInput, "vcfuzz: no file '"),
      ([prose], .badInput, "no lifecycle callbacks found in 2 lines; print the class"),
      ([broken], .badInput, "line 2, column 10: expected '}' at the end of an object"),
      ([own], .badInput, "\"marker\"; if this is an app's own log, add '--as console' to read"),
      (["--as", "json", own], .badInput, "give it \"callback\", \"event\" or \"marker\"\n"),
      ([empty], .badInput, "line 1, column 1: no trace: the input is empty"),
      ([twice, empty], .badInput, "no trace: the input is empty"),
      (
        ["--ios", "banana", twice], .usage, "invalid value 'banana' for '--ios': expected a version"
      ),
      (
        ["--ios", "99", twice], .usage,
        "invalid value '99' for '--ios': expected a version from 4 to"
      ),
      (["--ios", "19", twice], .usage, "invalid value '19' for '--ios'"),
      (
        ["--prints", "viewWillApear", twice], .usage, "invalid value 'viewWillApear' for '--prints'"
      ),
      ([future], .badInput, "the header names iOS 99, which does not exist"),
      (["--profile", "ios99x", twice], .usage, "--profile: no profile 'ios99x'"),
      (["--kind", "puhs", twice], .usage, "did you mean 'push'?"),
      (
        ["--initial", "A", twice], .usage, "invalid value 'A' for '--initial': expected NAME=STATE"
      ),
      (["--initial", "Z=appeared", twice], .usage, "--initial names 'Z', which does not occur"),
      (["--ios", "16", "--profile", "ios17", twice], .usage, "differ: give one of them"),
      (["--format", "xml", twice], .usage, "expected one of text, json, sarif, junit"),
      (["-", "-"], .usage, "give '-' once"),
    ]
    for (words, code, error) in cases {
      let result = run(words)
      XCTAssertEqual(result.exitCode, code, "\(words)")
      XCTAssertTrue(result.errors.contains(error), "\(words)\n\(result.errors)")
      XCTAssertEqual(result.errors.split(separator: "\n").count, 1, result.errors)
    }
  }

  func testWhatTheCallerKnowsIsUsed() async throws {
    let cut = try file("A viewDidAppear\nA viewWillDisappear\n")
    XCTAssertEqual(run(["--ios", "17", cut]).exitCode, .nothingFound)
    XCTAssertEqual(run(["--ios", "17", "--initial", "A=appeared", cut]).exitCode, .found)
    XCTAssertEqual(run(["--ios", "17", "--initial", "A=S1", cut]).exitCode, .nothingFound)
    // That viewDidDisappear is missing shows only if it is printed.
    XCTAssertEqual(run(["--ios", "17", "--rest-at-end", cut]).exitCode, .nothingFound)
    let open = run(
      ["--ios", "17", "--rest-at-end", "--prints", "viewDidDisappear, viewDidAppear(_:)", cut]
    )
    XCTAssertEqual(open.exitCode, .found)
    XCTAssertTrue(open.output.contains("viewDidDisappear not called"), open.output)
  }

  func testAKnownDefectFailsOnlyIfAskedTo() async throws {
    let log = try file(
      """
      {"ios":"5","initial":{"A":"appearing"},"parents":{"A":"P"},"containers":{"P":"manual"}}
      {"vc":"A","callback":"viewDidAppear"}
      {"vc":"A","callback":"viewDidAppear"}
      """
    )
    let prints = ["--prints", "viewWillAppear"]
    let lenient = run(prints + [log])
    XCTAssertEqual(lenient.exitCode, .nothingFound)
    XCTAssertTrue(lenient.output.contains(": knownQuirk(Q-1)"), lenient.output)
    XCTAssertTrue(
      lenient.output.contains("permitted only with Q-1, a defect of iOS 5 (QUIRK-1)"),
      lenient.output
    )
    XCTAssertEqual(run(prints + ["--fail-on", "violation", log]).exitCode, .nothingFound)
    XCTAssertEqual(run(prints + ["--fail-on", "fragile", log]).exitCode, .found)
    XCTAssertEqual(run(prints + ["--fail-on", "advice", log]).exitCode, .found)
  }

  func testWhatWasSkippedIsToldOnRequest() async throws {
    let log = try file(Self.push)
    let brief = run([log]).output
    XCTAssertTrue(brief.contains("that need more data (list with --all)"), brief)
    XCTAssertFalse(brief.contains("INV-18"))
    let whole = run(["--all", "--show-unrecognised", log]).output
    XCTAssertTrue(whole.contains("INV-18 super not called: needs callback frames"), whole)
    XCTAssertTrue(whole.contains("    line 5: a line of the app"), whole)
  }

  func testALongTraceIsJudgedInOnePass() async throws {
    var lines = ["{\"ios\":\"17\",\"complete\":true}"]
    for _ in 0..<5001 {
      for kind in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
        lines.append("{\"vc\":\"A\",\"callback\":\"\(kind)\"}")
      }
    }
    lines.append("{\"vc\":\"A\",\"callback\":\"viewDidDisappear\"}")
    let result = run([try file(lines.joined(separator: "\n"))])
    XCTAssertEqual(result.exitCode, .found)
    XCTAssertTrue(result.output.contains("line 20006 A"), result.output)
    XCTAssertTrue(result.output.contains("note: more than 20000 events: whether a variant"))
    XCTAssertTrue(
      result.output.contains("checked all 20005 events; the transitions are of the first 20000")
    )
  }
}

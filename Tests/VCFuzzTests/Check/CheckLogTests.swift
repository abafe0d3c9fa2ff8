// What `vcfuzz check` says of logs: unnamed versions, known kinds, names, readings and surprises.

import Foundation
import VCFuzzCLI
import XCTest

@MainActor final class CheckLogTests: FolderTestCase {
  private static let short: [Substring: String] = [
    "lv": "loadView", "dl": "viewDidLoad", "wa": "viewWillAppear", "ia": "viewIsAppearing",
    "da": "viewDidAppear", "wd": "viewWillDisappear", "dd": "viewDidDisappear",
    "wl": "viewWillLayoutSubviews",
  ]

  private static let willsAndDids =
    "viewWillAppear,viewDidAppear,viewWillDisappear,viewDidDisappear"

  private func check(_ log: String, _ words: String...) throws -> ToolRun {
    try check(log, words)
  }

  private func check(_ log: String, _ words: [String]) throws -> ToolRun {
    try ToolRun(["check"] + words + [file(log)])
  }

  /// Lines from `A.wd B.wa`.
  private func lines(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let sides = word.split(separator: ".")
      return "\(sides[0]) \(Self.short[sides[1]] ?? "")"
    }.joined(separator: "\n")
  }

  private func verdict(_ run: ToolRun) -> String {
    let first = run.output.split(separator: "\n").first ?? ""
    return String(first.split(separator: ": ").last ?? "")
  }

  // MARK: - Versions

  func testAnUnnamedVersionExcusesNothing() async throws {
    let log = """
      {"presenters":{"B":"A"},"initial":{"A":"appeared"}}
      {"vc":"A","callback":"viewWillDisappear","animated":true}
      {"vc":"A","callback":"viewDidDisappear","animated":false}
      """
    let unnamed = try check(log)
    XCTAssertEqual(unnamed.exitCode, .found)
    XCTAssertEqual(
      verdict(unnamed),
      "violation under iOS 26 (default; set with --ios); "
        + "only Q-4, a defect of iOS 8 (QUIRK-4) permits line 3"
    )
    XCTAssertTrue(unnamed.output.contains("remark    Q-4, a defect of iOS 8"), unnamed.output)
    XCTAssertEqual(verdict(try check(log, "--ios", "8")), "knownQuirk(Q-4)")
    XCTAssertEqual(verdict(try check(log, "--ios", "17")), "violation")
    // Nothing is presented here, so that the defect can not be at work.
    let push = """
      {"initial":{"A":"appeared"}}
      {"vc":"A","callback":"viewWillDisappear","animated":true}
      {"vc":"A","callback":"viewDidDisappear","animated":false}
      """
    XCTAssertEqual(verdict(try check(push, "--ios", "8")), "violation")
    XCTAssertEqual(verdict(try check(push)), "violation under iOS 26 (default; set with --ios)")
    XCTAssertEqual(
      verdict(try check(lines("A.wa A.da"))),
      "permitted under iOS 26 (default; set with --ios)"
    )
  }

  // MARK: - A known kind

  func testASilentSideOfAKnownTransitionIsAFinding() async throws {
    let cases: [(log: String, words: [String], code: ExitCode, line: String)] = [
      ("B.dl B.wa B.ia B.da", ["--initial", "A=appeared"], .found, "A, B at the end of the log"),
      ("B.dl A.wd A.dd", [], .found, "B, A at the end of the log"),
      ("B.dl A.wd B.wa A.dd B.da", ["--initial", "A=appeared"], .nothingFound, ""),
      ("B.dl B.wa B.da", [], .nothingFound, ""),
      // At once, although the log ends in the middle.
      ("A.wd B.wa B.da A.dd A.wl", [], .found, "line 3    B viewDidAppear"),
      ("B.wa A.wd", [], .found, "line 2    A viewWillDisappear"),
      // An earlier appearance belongs to no push, and shows what the push leaves.
      ("A.wa A.da A.wd B.wa A.dd B.da", [], .nothingFound, ""),
      (
        "A.wa A.da B.wa B.da",
        ["--prints", Self.willsAndDids], .found,
        "line 3    B viewWillAppear"
      ),
    ]
    for (log, words, code, line) in cases {
      let fixed = ["--ios", "17", "--kind", "push", "--rest-at-end"]
      let run = try check(lines(log), fixed + words)
      XCTAssertEqual(run.exitCode, code, "\(log)\n\(run.output)\(run.errors)")
      XCTAssertTrue(line.isEmpty || run.output.contains(line), "\(log)\n\(run.output)")
    }
  }

  func testACallbackThatIsSaidToBePrintedIsMissing() async throws {
    let log = try file(lines("Home.dl Home.wa Home.da"))
    XCTAssertEqual(ToolRun(["check", log]).exitCode, .nothingFound)
    let run = ToolRun(["check", "--prints", "viewWillAppear,viewIsAppearing,viewDidAppear", log])
    XCTAssertEqual(run.exitCode, .found)
    XCTAssertTrue(run.output.contains("INV-6 · viewIsAppearing missing"), run.output)
  }

  func testWhatBeginsSomethingElseFirstIsNoPartner() async throws {
    let output = try check(lines("Home.wa Sheet.wa Sheet.wd Sheet.wa Sheet.wd")).output
    for words in ["line 1: Home appears", "line 3: Sheet leaves", "line 5: Sheet leaves"] {
      XCTAssertTrue(output.contains(words), output)
    }
  }

  func testAVariantExplainsALogOfUnknownKindAsWell() async throws {
    let words = ["--rest-at-end", "--prints", Self.willsAndDids]
    let run = try check(lines("B.wd A.wa B.wa B.da"), words)
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    XCTAssertTrue(run.output.contains("deviation(V-NAV-CANCEL=abbrev)"), run.output)
  }

  func testAVariantThatExplainsTheEventsIsTheVerdict() async throws {
    let cases: [(kind: String, log: String, verdict: String)] = [
      ("pop", "B.wd A.wa A.wd A.dd B.wa B.da", "permitted"),
      ("pop", "B.wd A.wa A.wd B.wa A.dd B.da", "deviation(V-NAV-CANCEL=interleaved)"),
      ("pop", "B.wd A.wa B.wa B.da", "deviation(V-NAV-CANCEL=abbrev)"),
      ("dismissHiding", "B.wd A.wa B.wa B.da A.wd A.dd", "deviation(V-MODAL-CANCEL=oldFirst)"),
      ("dismissHiding", "B.wd A.wa A.wd B.wa A.dd B.da", "deviation(V-MODAL-CANCEL=interleaved)"),
      ("tab", "n.wa o.wd n.wd o.wa n.dd o.da", "deviation(V-TAB-CANCEL=interleaved)"),
      ("tab", "n.wa o.wd o.wa o.da n.wd n.dd", "deviation(V-TAB-CANCEL=oldFirst)"),
      ("pageScroll", "n.wa o.wd n.wd n.dd o.wa o.da", "deviation(V-PAGE-CANCEL=any)"),
      ("pageCurl", "n.wa o.wd o.wa o.da n.wd n.dd", "deviation(V-PAGE-CANCEL=any)"),
      ("splitDetail", "n.wa o.wd o.dd n.da", "deviation(V-SPLIT-DETAIL=tabLike)"),
      ("splitDetail", "o.wd n.wa n.da o.dd", "deviation(V-SPLIT-DETAIL=modalLike)"),
      ("rootSwap", "n.wa o.wd o.dd n.da", "deviation(V-ROOT-SWAP=newFirst)"),
      ("rootSwap", "o.wd n.wa o.dd n.da", "deviation(V-ROOT-SWAP=navLike)"),
      ("push", "n.wa o.wd n.da o.dd", "violation"),
    ]
    for (kind, log, expected) in cases {
      let fixed = ["--ios", "17", "--rest-at-end", "--prints", Self.willsAndDids]
      let run = try check(lines(log), fixed + ["--kind", kind])
      XCTAssertEqual(verdict(run), expected, "\(kind): \(log)\n\(run.output)")
    }
  }

  // MARK: - Names

  func testControllersThatTheLogDoesNotTellApartAreNotChecked() async throws {
    let unnamed = try check(
      "viewDidLoad()\nviewWillAppear(_:)\nviewDidAppear(_:)\nviewDidLoad()\nviewWillDisappear(_:)\n"
        + "viewWillAppear(_:)\nviewDidDisappear(_:)\nviewDidAppear(_:)",
      "--ios",
      "17"
    )
    XCTAssertEqual(unnamed.exitCode, .nothingFound, unnamed.output)
    XCTAssertEqual(verdict(unnamed), "not checked")
    XCTAssertTrue(unnamed.output.contains("indistinguishable"), unnamed.output)
    let one = try check("viewDidLoad()\nviewWillAppear(_:)\nviewDidAppear(_:)", "--ios", "17")
    XCTAssertEqual(verdict(one), "permitted")
    // A push from one controller to the next of its class, without addresses.
    let twins = try check(
      lines("Detail.wa Detail.da Detail.wd Detail.wa Detail.dd Detail.da Home.wa"),
      "--ios",
      "17"
    )
    XCTAssertEqual(twins.exitCode, .nothingFound, twins.output)
    XCTAssertTrue(twins.output.contains("several controllers are called 'Detail'"), twins.output)
    let twice = try check(lines("Detail.wa Detail.da Detail.da"), "--ios", "17")
    XCTAssertEqual(twice.exitCode, .found)
  }

  func testAPopBetweenTwoControllersOfOneClassIsToldApartByLoading() async throws {
    let log =
      "D.dl D.wa D.da D.dl D.wd D.wa D.dd D.da D.wd D.wa D.dd D.da D.dl D.wd D.wa D.dd D.da"
    let run = try check(lines(log), "--ios", "17", "--rest-at-end")
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
  }

  func testOneThatHasNotDisappearedDoesNotLoadAgain() async throws {
    func log(_ events: [String]) -> String {
      events.map { "<App.Map: 0x10> \(Self.short[Substring($0)] ?? "")" }.joined(separator: "\n")
    }
    let reused = ["dl", "wa", "da", "wd", "dd", "dl", "wa", "da"]
    XCTAssertEqual(verdict(try check(log(reused), "--ios", "17")), "permitted")
    XCTAssertEqual(verdict(try check(log(reused + ["dl"]), "--ios", "17")), "violation")
    // The log does not tell when it disappears.
    XCTAssertEqual(verdict(try check(log(["dl", "wa", "da", "dl"]), "--ios", "17")), "permitted")
  }

  // MARK: - Callbacks that are not printed

  func testACallbackThatComesTwiceIsNamedAlthoughUnprintedOnesMayExcuseIt() async throws {
    let run = try check(lines("A.wa A.wa A.da"), "--ios", "17")
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    XCTAssertTrue(
      words.contains(
        "'A' receives viewWillAppear twice in a row (lines 1–2): legal only if it received "
          + "viewWillDisappear or viewDidDisappear in between"
      ),
      run.output
    )
    let printed = ["--ios", "17", "--prints", Self.willsAndDids]
    let stated = try check(lines("A.wa A.wa A.da"), printed)
    XCTAssertEqual(stated.exitCode, .found, stated.output)
    for silent in ["A.wa A.da A.wa A.da", "A.wa B.wa A.wa B.wa", "A.wa A.da A.wd A.wa A.da"] {
      XCTAssertFalse(
        try check(lines(silent), "--ios", "17").output.contains("twice in a row"),
        silent
      )
    }
  }

  func testAnAppearanceThatComesAgainNamesTheCallbacksThatTheLogLacks() async throws {
    let run = try check(lines("A.wa A.da A.wa A.da"), "--ios", "17")
    XCTAssertTrue(
      run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "note: 'A' receives viewWillAppear after viewDidAppear (lines 2–3): legal only if it "
          + "received viewWillDisappear or viewDidDisappear in between, which the log never prints "
          + "of it; if your code prints these, add --prints viewWillDisappear,viewDidDisappear"
      ),
      run.output
    )
    let whole = try check(lines("A.wa A.da A.wd A.dd A.wa A.da"), "--ios", "17")
    XCTAssertFalse(whole.output.contains("legal only if"), whole.output)
  }

  // MARK: - Readings

  func testReadingsFitTheVersionAndTheLog() async throws {
    let cases: [(log: String, ios: String, has: String, lacks: String)] = [
      ("A.wd A.dd", "17", "A leaves", "dismissal"),
      ("A.wd A.wa A.da A.wd A.dd", "17", "sheet drag", "lines 1–2: A leaves"),
      ("A.wd A.wa A.da A.wd A.dd", "12", "cancelled", "sheet"),
      // Nothing is printed that a cancellation would keep away.
      ("A.wd A.wa A.da", "17", "A leaves", "cancelled"),
      ("A.wa A.wd B.wa B.wd A.wa", "26", "lines 2–3: a transition from A to B", "cancelled"),
      ("A.wa B.wa A.dd A.wa B.dd", "26", "lines 4–5: a transition from B to A", "cancelled"),
      ("T.wa H.wa H.da", "17", "lines 2–3: H appears", "cancelled"),
      // A container prints half of what its child prints.
      ("T.wa N.dl N.wa N.da", "17", "lines 3–4: N appears", "no known transition"),
      ("H.da N.wd H.wd H.dd", "17", "lines 3–4: H leaves", "no known transition"),
      // The child has left for good: nothing was cancelled.
      (
        "A.wd B.wa A.dd B.wd A.wa B.dd A.da", "17", "lines 1–3: a transition from A to B",
        "cancelled"
      ),
      ("S.wa F.wd S.da F.dd", "26", "page scroll or tab switch from F to S", "a page scroll from"),
      ("A.wd B.wa A.dd B.da", "17", "a push or pop from A to B (NAV-1, NAV-2)", "a push from"),
      ("B.dl A.wd B.wa A.dd B.da", "17", "a push from A to B (NAV-1)", "pop"),
      ("A.da B.da", "17", "A appears", "presentation"),
      ("A.wd B.da", "17", "a transition from A to B", "push"),
      ("A.wa A.wa A.da", "17", "A begins to appear", "presentation"),
      ("A.wa B.wa C.wa A.wa", "17", "line 2: B appears", "with"),
    ]
    for (log, ios, has, lacks) in cases {
      let output = try check(lines(log), "--ios", ios).output
      let story = output.components(separatedBy: "Likely transitions").last ?? ""
      let lines = story.split(separator: "\n").prefix { $0.hasPrefix("    ") || $0.isEmpty }
        .joined(separator: "\n")
      XCTAssertTrue(lines.contains(has), "\(log)\n\(output)")
      XCTAssertFalse(lines.contains(lacks), "\(log)\n\(output)")
    }
  }

  func testMovesSayWhatASwapIs() async throws {
    let swap = """
      <App.Two: 0x2> willMove(toParent: Optional(<App.Parent: 0x9>))
      <App.One: 0x1> willMove(toParent: nil)
      <App.Two: 0x2> viewDidLoad
      <App.Two: 0x2> viewWillAppear
      <App.One: 0x1> viewWillDisappear
      <App.Two: 0x2> viewDidAppear
      <App.One: 0x1> viewDidDisappear
      <App.Two: 0x2> didMove(toParent: Optional(<App.Parent: 0x9>))
      <App.One: 0x1> didMove(toParent: nil)
      """
    let output = try check(swap, "--ios", "17", "--rest-at-end").output
    XCTAssertTrue(output.contains("(CHILD-25)"), output)
    let push = """
      <App.Two: 0x2> willMove(toParent: Optional(<UINavigationController: 0x9>))
      <App.Two: 0x2> viewDidLoad
      <App.Two: 0x2> viewWillAppear
      <App.Two: 0x2> viewDidAppear
      <App.Two: 0x2> didMove(toParent: Optional(<UINavigationController: 0x9>))
      """
    let arrival = try check(push, "--ios", "17").output
    XCTAssertTrue(arrival.contains("Two appears (STATE-2)"), arrival)
  }

  func testTheBackgroundIsSilentUntilTheReturnThatIsPrinted() async throws {
    let log = """
      A viewDidAppear
      sceneDidEnterBackground(_:)
      A viewWillDisappear
      A viewDidDisappear
      sceneWillEnterForeground(_:)
      A viewWillAppear
      A viewDidAppear
      """
    let run = try check(log, "--ios", "17", "--rest-at-end")
    XCTAssertEqual(run.exitCode, .found, run.output)
    XCTAssertTrue(run.output.contains("INV-49"), run.output)
    XCTAssertFalse(run.output.contains("no controller receives viewWillDisappear"), run.output)
  }

  func testACoverThatTheAppShowsInTheBackgroundIsItsOwn() async throws {
    let log = """
      Home viewDidAppear
      sceneDidEnterBackground(_:)
      Privacy viewDidLoad
      Privacy viewWillAppear
      Privacy viewDidAppear
      sceneWillEnterForeground(_:)
      Privacy viewWillDisappear
      Privacy viewDidDisappear
      sceneDidBecomeActive(_:)
      """
    let run = try check(log, "--ios", "17", "--rest-at-end")
    XCTAssertEqual(run.exitCode, .nothingFound, run.output)
  }

  func testNoReturnIsStatedThatTheLogDoesNotShow() async throws {
    let log = "A viewWillDisappear\nB viewDidAppear\nB viewWillAppear"
    let output = try check(log, "--kind", "push").output
    XCTAssertFalse(output.contains("appears again"), output)
    let swipe = """
      A viewWillAppear
      A viewDidAppear
      A viewWillDisappear
      B viewDidLoad
      B viewWillAppear
      A viewDidDisappear
      B viewDidAppear
      B viewWillDisappear
      A viewWillAppear
      A viewWillDisappear
      A viewDidDisappear
      B viewWillAppear
      B viewDidAppear
      """
    let pop = try check(swipe).output
    XCTAssertTrue(pop.contains("B appears again"), pop)
  }

  func testAControllerThatIsDestroyedOnScreenIsFoundAfterItsMove() async throws {
    let log = """
      <C: 0x2> willMove(toParent: Optional(<UINavigationController: 0x9>))
      <C: 0x2> viewDidLoad
      <C: 0x2> viewWillAppear
      <C: 0x2> viewDidAppear
      <C: 0x2> deinit
      """
    let run = try check(log, "--ios", "17", "--prints", "viewWillDisappear,viewDidDisappear")
    XCTAssertEqual(run.exitCode, .found, run.output)
    XCTAssertTrue(run.output.contains("INV-16"), run.output)
  }

  // MARK: - What a permitted log teaches

  func testAPermittedLogNamesTheSurpriseItContains() async throws {
    let cases: [(log: String, words: String)] = [
      (
        "A.dl A.wa A.da A.wd A.dd A.wa A.da B.dl B.wa B.da",
        "A receives no callback while B appears"
      ),
      ("A.dl A.wa A.da B.dl A.wd B.wa B.da A.dd", "B appears before A has disappeared"),
      (
        "A.dl A.wa A.da B.dl A.wd B.wa A.dd B.da B.wd A.wa A.wd A.dd B.wa B.da",
        "A receives viewWillAppear but no viewDidAppear"
      ),
      ("A.dl A.wa A.da A.wd A.wa A.da A.wd A.dd", "A receives viewWillDisappear although it stays"),
      ("A.dl A.wa A.da A.wl", "the first layout of A comes after viewDidAppear"),
    ]
    for (log, words) in cases {
      let run = try check(lines(log), "--ios", "17")
      XCTAssertEqual(run.exitCode, .nothingFound, run.output)
      XCTAssertTrue(
        run.output.replacing("\n    ", with: " ").contains(words),
        "\(log)\n\(run.output)"
      )
      XCTAssertTrue(run.output.contains("Looks wrong, but is correct"), run.output)
    }
    let page = try check(
      """
      <App.One: 0x1> willMove(toParent: <UIPageViewController: 0x9>)
      <App.One: 0x1> viewDidLoad
      <App.One: 0x1> viewWillAppear
      <App.One: 0x1> viewDidAppear
      <UIPageViewController: 0x9> viewWillAppear
      <UIPageViewController: 0x9> viewDidAppear
      """,
      "--ios",
      "17"
    )
    XCTAssertTrue(page.output.contains("One appears before its container"), page.output)
    XCTAssertFalse(
      try check(lines("A.wa A.da A.da A.wd"), "--ios", "17").output.contains("Looks wrong")
    )
  }

  func testFindingsInJSONOnOneLineNameTheEventsNumber() async throws {
    let log =
      #"{"ios":"17","events":[{"vc":"A","callback":"viewWillAppear"},"#
      + #"{"vc":"A","callback":"viewDidAppear"},{"vc":"A","callback":"viewDidAppear"}]}"#
    let text = try check(log)
    XCTAssertEqual(text.exitCode, .found)
    XCTAssertTrue(text.output.contains("event 3   A viewDidAppear"), text.output)
    XCTAssertTrue(text.output.contains("event 2: A viewDidAppear"), text.output)
    let json = try check(log, "--format", "json").output
    XCTAssertTrue(json.contains(#""eventNumber": 3"#) || json.contains(#""eventNumber":3"#), json)
  }
}

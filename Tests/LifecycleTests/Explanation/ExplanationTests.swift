// Which transitions are read out of which order of callbacks.

import Foundation
import LifecycleChecks
import VCLifecycle
import XCTest

final class ExplanationTests: XCTestCase {
  private static let shortNames: [Substring: Event.Kind] = [
    "wa": .viewWillAppear, "ia": .viewIsAppearing, "da": .viewDidAppear,
    "wd": .viewWillDisappear, "dd": .viewDidDisappear, "dl": .viewDidLoad,
    "wl": .viewWillLayoutSubviews, "out": .willMoveToParent, "sheet": .sheetWillDismiss,
  ]

  /// Reads `A.wd B.wa`; a word after `=` is a state before the trace.
  private func trace(_ text: String, complete: Bool = true) -> Trace {
    var trace = Trace()
    trace.header.isComplete = complete
    for word in text.split(separator: " ") {
      let sides = word.split(separator: word.contains("=") ? "=" : ".")
      let name = String(sides[0])
      let controller = trace.controller(named: name) ?? trace.addController(name)
      if word.contains("=") {
        trace.header.initialStates.append(
          .init(controller, AppearanceState(named: sides[1]) ?? .disappeared)
        )
      } else if let kind = Self.shortNames[sides[1]] {
        trace.events.append(Event(kind, controller))
      }
    }
    return trace
  }

  private func sentences(_ text: String, complete: Bool = true, _ os: OSVersion? = nil) -> [String]
  {
    var trace = trace(text, complete: complete)
    trace.header.os = os
    let explanation = Explanation(of: trace)
    return explanation.sentences(of: trace, lines: Array(trace.events.indices.map { $0 + 1 }))
  }

  private func simplest(_ sentence: String?) -> String {
    let parts = (sentence ?? "").components(separatedBy: "; likeliest of ")
    return parts[0]
  }

  /// Reads `A.wd B.wa => a sentence`, one a line; deeper lines continue the one above.
  private static func cases(_ text: String) -> [(trace: String, reading: String)] {
    text.replacing("\n  ", with: " ").split(separator: "\n").map { line in
      let sides = line.components(separatedBy: " => ")
      return (sides[0], sides[1])
    }
  }

  func testEveryRowOfTheSequenceTableIsRead() {
    let cases = Self.cases(
      """
      A=S2 B.dl A.wd B.wa B.ia A.dd B.da => lines 2–6: a push from A to B (NAV-1)
      B=S2 A=S0 B.out B.wd A.wa A.ia B.dd A.da => lines 2–6: a pop from B to A (NAV-2)
      B=S2 A=S0 B.wd A.wa A.wd A.dd B.wa B.da => lines 1–6: an interactive pop from B to A,
        cancelled (NAV-4)
      B=S2 A=S0 B.wd A.wa A.wd B.wa A.dd B.da => lines 1–6: an interactive pop from B to A,
        cancelled (NAV-4; only with V-NAV-CANCEL=interleaved)
      B=S2 A=S0 B.wd A.wa B.wa B.da => lines 1–4: an interactive pop from B to A, cancelled (NAV-4;
        only with V-NAV-CANCEL=abbrev)
      A=S2 B.dl A.wd B.wa B.wd B.dd A.wa A.da => lines 2–7: an interactive push from A to B,
        cancelled (NAV-18)
      A=S2 B.dl A.wd B.wa B.ia B.da A.dd => lines 2–6: a full-screen presentation of B over A
        (MODAL-1)
      A=S0 B=S2 B.wd A.wa B.wa B.da A.wd A.dd => lines 1–6: an interactive full-screen dismissal of
        B that uncovers A, cancelled (MODAL-19; only with V-MODAL-CANCEL=oldFirst)
      A=S2 n.wa A.wd A.dd n.da => lines 1–4: a tab switch or page curl from A to n (TAB-2, PAGE-3)
      A=S2 n.wa A.wd n.da A.dd => lines 1–4: a page scroll or tab switch from A to n (PAGE-1, TAB-2)
      A=S2 n.wa A.wd A.wa A.da n.wd n.dd => lines 1–6: an interactive page scroll from A to n,
        cancelled (PAGE-2)
      A=S2 n.wa A.wd n.wd n.dd A.wa A.da => lines 1–6: an interactive tab switch from A to n,
        cancelled (TAB-6)
      A=S2 n.wa A.wd n.wd A.wa n.dd A.da => lines 1–6: an interactive page curl from A to n,
        cancelled (PAGE-4)
      R.dl R.wa R.ia R.wl R.da => lines 2–5: a first display of R (WIN-1)
      A=S2 A.wd A.wa A.da => lines 1–3: an interactive sheet drag of A, cancelled (MODAL-17)
      A=S2 A.wd A.dd => lines 1–2: A leaves (STATE-2)
      A=S2 B.dl B.wa B.da => lines 2–3: B appears (STATE-2)
      A=S2 A.sheet A.wd A.dd => lines 2–3: a sheet drag of A (MODAL-16)
      n.dl n.wa n.wd n.dd => lines 2–4: an interactive presentation of n over a presenter that stays
        visible, cancelled (MODAL-19)
      A=S2 A.out A.wd A.dd => lines 2–3: a removal of a child (A) (CHILD-16)
      """
    )
    for (text, expected) in cases {
      XCTAssertEqual(simplest(sentences(text).first), expected, text)
    }
  }

  func testWhatWasReadBeforeDecidesWhatIsReadNext() {
    let cases = Self.cases(
      """
      A.dl A.wa A.da B.dl A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da => lines 2–3: a first display of A
        (WIN-1); lines 5–8: a push from A to B (NAV-1); lines 9–12: a pop from B to A (NAV-2)
      A.dl A.wa A.da B.dl A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da A.wd B.wa A.dd B.da => lines 2–3: a
        first display of A (WIN-1); lines 5–8: a push from A to B (NAV-1); lines 9–12: a pop from B
        to A (NAV-2); lines 13–16: a push from A to B (NAV-1)
      A=S2 B.dl A.wd B.wa A.dd B.da C.dl B.wd C.wa B.dd C.da C.wd A.wa C.dd A.da => lines 2–5: a push
        from A to B (NAV-1); lines 7–10: a push from B to C (NAV-1); lines 11–14: a pop over several
        levels from C to A (NAV-8)
      A=S2 P=S2 B.dl A.wd B.wa P.wd P.dd A.dd B.da => lines 2–7: a push from A to B (NAV-1);
        lines 4–5: P leaves (STATE-2)
      """
    )
    for (text, expected) in cases {
      XCTAssertEqual(sentences(text).map(simplest).joined(separator: "; "), expected, text)
    }
  }

  func testChildrenFollowTheirContainers() {
    XCTAssertEqual(
      sentences("nav.wa A.wa nav.ia A.ia nav.da A.da"),
      ["lines 1–6: nav appears (STATE-2), with A"]
    )
    XCTAssertEqual(
      sentences("nav.dl nav.wa A.wa nav.ia A.ia nav.da A.da"),
      ["lines 2–7: a first display of nav (WIN-1), with A; likeliest of 5 readings"]
    )
    XCTAssertEqual(
      sentences("A=S2 x=S2 B.dl A.wd x.wd B.wa y.wa A.dd x.dd B.da y.da").first,
      "lines 2–9: a push from A to B (NAV-1), with x, y; likeliest of 9 readings"
    )
  }

  func testTheFirstUnexplainedLineIsNamed() {
    let repeated = sentences("A=S2 A.wd B.wa B.wa A.dd B.da")
    XCTAssertEqual(repeated.last, "line 3: no known transition explains B viewWillAppear")
    let skipped = sentences("v.dl v.da")
    XCTAssertEqual(skipped, ["line 2: no known transition explains v viewDidAppear"])
  }

  func testATransitionThatLacksADidIsNamedWithIt() {
    let rows = [
      ("A=S2 A.wd B.wa B.da", "A received no viewDidDisappear"),
      ("A=S2 B.dl A.wd B.wa A.dd", "B received no viewDidAppear"),
      ("B=S2 B.wd A.wa A.wd B.wa B.da", "A received no viewDidDisappear"),
    ]
    for (events, words) in rows {
      let trace = trace(events)
      let lines = sentences(events)
      XCTAssertEqual(lines.filter { $0.contains(", but \(words)") }.count, 1, "\(lines)")
      XCTAssertEqual(Explanation(of: trace).doubt(in: trace), words)
    }
    // What follows is read as if the did had come.
    XCTAssertEqual(
      sentences("A=S2 B.dl A.wd B.wa B.da B.wd A.wa B.dd A.da").map(simplest),
      [
        "lines 2–4: a push from A to B (NAV-1), but A received no viewDidDisappear",
        "lines 5–8: a pop from B to A (NAV-2)",
      ]
    )
    // Two of its dids are too many to miss: nothing is guessed.
    XCTAssertEqual(
      sentences("A=S2 A.wd B.wa B.wd"),
      ["line 1: no known transition explains A viewWillDisappear, nor 2 more after it"]
    )
    let whole = trace("A=S2 A.wd B.wa A.dd B.da")
    XCTAssertNil(Explanation(of: whole).doubt(in: whole))
    let odd = trace("A=S2 A.wd B.wa B.wd")
    XCTAssertEqual(
      Explanation(of: odd).doubt(in: odd),
      "not every callback fits a known transition"
    )
  }

  func testALogMayBeginAndEndInsideATransition() {
    XCTAssertEqual(
      sentences("A.dd B.da C.dl B.wd C.wa", complete: false).map(simplest),
      [
        "lines 1–2: the end of a transition that began before the log and goes from A to B"
          + " (STATE-2)",
        "lines 4–5: a push from B to C, still in progress at the end of the log (NAV-1)",
      ]
    )
    XCTAssertEqual(
      sentences("A=S1 A.da A.da"),
      [
        "line 1: the end of a transition that began before the log and brings A (STATE-2)",
        "line 2: no known transition explains A viewDidAppear",
      ]
    )
    XCTAssertEqual(
      sentences("A=S2 A.wd B.wa").last,
      "line 1: no known transition explains A viewWillDisappear, nor 1 more after it"
    )
  }

  func testAKindThatIsKnownIsTheOnlyReading() {
    var trace = trace("A=S2 B=S0 A.wd B.wa A.dd B.da")
    trace.header.kind = .setViewControllers
    let explanation = Explanation(of: trace)
    XCTAssertEqual(explanation.spans.map { $0.readings.map(\.kind) }, [[.setViewControllers]])
  }

  func testNamesAreMadeHarmless() {
    var trace = Trace()
    let controller = trace.addController("\u{1B}[31mred\n")
    trace.events = [Event(.viewWillAppear, controller), Event(.viewDidAppear, controller)]
    let text = Explanation(of: trace).sentences(of: trace, lines: [1, 2]).joined()
    XCTAssertTrue(text.hasPrefix("lines 1–2: \\u{1B}[31mred\\u{A} appears (STATE-2)"), text)
  }

  func testALongLogIsReadInLinearTime() {
    var trace = Trace()
    let controllers = (0..<20).map { trace.addController("S\($0)") }
    trace.header.initialStates = [.init(controllers[0], .appeared)]
    for index in 0..<1000 {
      let old = controllers[index % 20]
      let new = controllers[(index + 1) % 20]
      trace.events += [
        Event(.viewWillDisappear, old), Event(.viewWillAppear, new),
        Event(.viewDidDisappear, old), Event(.viewDidAppear, new),
      ]
    }
    let explanation = Explanation(of: trace)
    XCTAssertEqual(explanation.spans.count, 1000)
    XCTAssertEqual(explanation.unexplained, [])
  }
}

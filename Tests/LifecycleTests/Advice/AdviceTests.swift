// Every invariant that can fire has causes and a repair, in words that people search for.

import Lifecycle
import LifecycleChecks
import XCTest

final class AdviceTests: XCTestCase {
  func testEveryInvariantThatCanFireHasAdvice() {
    XCTAssertEqual(
      Advice.all.map(\.invariant),
      CatalogueInvariant.all.filter(\.hasMonitor).map(\.id)
    )
    for advice in Advice.all {
      XCTAssertTrue((2...3).contains(advice.causes.count), advice.invariant)
      XCTAssertTrue(advice.repair.hasSuffix("."), advice.invariant)
      for cause in advice.causes { XCTAssertFalse(cause.hasSuffix("."), cause) }
    }
  }

  func testHeadlinesAreWhatPeopleTypeIntoASearchField() {
    let cases: [(lines: String, headline: String)] = [
      ("A viewWillAppear\nA viewWillAppear", "viewWillAppear called twice"),
      ("A viewDidDisappear\nA viewDidDisappear", "viewDidDisappear called twice"),
      ("A viewDidLoad\nA viewDidAppear", "viewDidAppear without viewWillAppear"),
      ("A viewDidLoad\nA viewDidDisappear", "viewDidDisappear without viewWillDisappear"),
      ("A viewDidLoad\nA viewWillAppear", "viewDidAppear not called"),
      ("A viewDidAppear\nA viewWillDisappear", "viewDidDisappear not called"),
      (
        "A viewDidLoad\nA viewWillAppear\nA viewIsAppearing\nA viewIsAppearing\nA viewDidAppear",
        "viewIsAppearing called twice"
      ),
      (
        """
        A viewDidLoad
        A viewWillAppear
        A viewIsAppearing
        A viewDidAppear
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        """,
        "viewIsAppearing missing"
      ),
      (
        "A viewDidLoad\nUnbalanced calls to begin/end appearance transitions for <A: 0x1>.",
        "Unbalanced calls to begin/end appearance transitions"
      ),
      (
        "A viewDidLoad\nnested push animation can result in corrupted navigation bar",
        "nested push or pop animation can result in corrupted navigation bar"
      ),
    ]
    for (lines, headline) in cases {
      guard var trace = try? TraceFile(reading: ByteSource(lines)).trace else {
        XCTFail(lines)
        continue
      }
      trace.header.os = OSVersion(17)
      trace.header.isComplete = true
      let violations = Checker().judge(trace).judgement.violations
      let headlines = violations.map { violation in
        let index = violation.position
        return violation.headline(
          at: trace.events.indices.contains(index) ? trace.events[index] : nil
        )
      }
      XCTAssertTrue(headlines.contains(headline), "\(lines)\n\(headlines)")
    }
  }
}

// The text form of traces: what it reads, what it refuses, and that nothing is lost.

import LifecycleNotation
import VCLifecycle
import XCTest

final class TraceNotationTests: XCTestCase {
  private func reread(_ text: String) throws -> String {
    TraceNotation.print(try TraceNotation.parse(text))
  }

  func testCanonicalTextIsUnchangedByReadingAndPrinting() throws {
    let texts = [
      "B.wm(nav) B.lv B.dl A.wd(T) B.wa(T) ✋c A.dd(T) B.da(T)",
      "‖ A.wd(T) B.wa(T) ‖ A.dd(T)",
      "A.wd ‖ A.dd",
      "A.wd@3 A.dd",
      "N.tStart(1,push,A,B,T,F,user) tRelease(1,finish) tFinish(1)",
      "begin(v,T,F,P) end(v,P) log(unbalanced,v) log(misuse,v,wa) log(nested)",
      "exception(hierarchy,C) first(v,s)=T v.setView(nil) N.willShow(B,T) pageDid(T,B)",
      "@os(ios12.2) @kind(push) @initial(A=S2,B=S0) @parents(A=N) @containers(N=navigation) "
        + "@rests(0,2) @complete A.wd B.wa rest",
      "R.root(main) c.parent(P,T) c.shown(P,F) B.presented(A,T,presentHiding) B.window(T) "
        + "step(push)",
      "v.wa{enter,uikit} v.wa{base} v.wa{exit} v.wl{forced} v.da{forward,undo,t:4}",
      "v.ia(T){snap:window+superview+MTP,parent:P,presenting:Q}",
      "\"My View\".wa(T) marker(\"a \\\"b\\\" \\u{1b}[31m\")",
    ]
    for text in texts {
      let printed = try reread(text)
      XCTAssertEqual(try reread(printed), printed, text)
    }
    for text in texts where !text.hasPrefix("‖ ") && !text.contains("A.wd ‖") {
      XCTAssertEqual(try reread(text), text)
    }
  }

  func testTransactionsAreCountedByBars() throws {
    let trace = try TraceNotation.parse("A.wd B.wa ‖ A.dd ‖7 B.da")
    XCTAssertEqual(trace.events.map(\.transaction), [0, 0, 1, 7])
    let marked = try TraceNotation.parse("A.wd@3 A.dd")
    XCTAssertEqual(marked.events.map(\.transaction), [3, nil])
  }

  /// Every kind with every field set, in random combinations, comes back as it was.
  func testAnyEventSurvivesPrintingAndReading() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for round in 0..<400 {
      var trace = Trace()
      let names = ["A", "nav", "my view", "nil", "日本", "q\"\\"]
      let controllers = names.map { trace.addController($0) }
      let texts = ["s", "two words", "\u{1b}[0m\n", ""].map { trace.addText($0) }
      func maybe<Value>(_ values: [Value]) -> Value? {
        next(3) == 0 ? values[next(values.count)] : nil
      }
      for _ in 0..<12 {
        var event = Event(
          Event.Kind.allCases[next(Event.Kind.allCases.count)],
          maybe(controllers),
          animated: maybe([true, false]),
          other: maybe(controllers)
        )
        event.from = maybe(controllers)
        event.to = maybe(controllers)
        event.transition = maybe([0, 1, 99])
        event.text = maybe(texts)
        event.flag = maybe([true, false])
        event.isInteractive = maybe([true, false])
        event.isUserDriven = maybe([true, false])
        event.isForced = maybe([true]) ?? false
        event.isCompensating = maybe([true]) ?? false
        event.frame = maybe([.enter, .base, .exit]) ?? .whole
        event.origin = maybe([.uikit, .forward, .begin, .end, .direct]) ?? .unknown
        event.transitionKind = maybe(TransitionKind.allCases) ?? .unknown
        if round % 3 == 0 { event.transaction = maybe([0, 3, 5]) }
        if round % 3 == 1 { event.transaction = trace.events.count / 3 + 2 }
        if let facts = maybe([
          Event.Snapshot.Facts.sampled, [.sampled, .hasWindow, .beingDismissed],
        ]) {
          event.snapshot = Event.Snapshot(
            facts: facts,
            parent: maybe(controllers),
            presenting: maybe(controllers)
          )
        }
        trace.events.append(event)
      }
      let text = TraceNotation.print(trace)
      let reread = try TraceNotation.parse(text)
      XCTAssertEqual(reread.events, trace.events, text)
      XCTAssertEqual(reread.names, trace.names, text)
      XCTAssertEqual(reread.texts, trace.texts, text)
    }
  }

  func testWhatCannotBeReadIsRefusedWithItsPlace() {
    let wrong = [
      "A.wa B.xx", "A.wa(X)", "A.wa(T,T)", "@os(zx81)", "@initial(A=S9)", "@what(1)", "A.wa{odd}",
      "tStart(x)", "tStart(1,jump)", "A.wa@x", "A.wa(T)junk", "\"A.wa", "@containers(A=box)",
      "A.wa{snap:glow}", "tRelease(1,maybe)", ".wa", "@rests(x)", "\"\\u{zz}\".wa",
    ]
    for text in wrong {
      XCTAssertThrowsError(try TraceNotation.parse(text), text) { error in
        XCTAssertTrue("\(error)".hasPrefix("word "), "\(error)")
      }
    }
  }
}

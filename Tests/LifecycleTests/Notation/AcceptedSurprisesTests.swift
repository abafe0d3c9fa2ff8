// The page on accepted surprises: the judges permit each of its traces, and it shows them as drawn.

import Foundation
import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class AcceptedSurprisesTests: XCTestCase {
  private static let stack =
    "@os(ios17) @initial(nav=S2,Feed=S0,Detail=S2) @parents(Feed=nav,Detail=nav) "
    + "@containers(nav=navigation) ‖ "
  private static let pushed =
    "@os(ios17) @initial(nav=S2,Feed=S2) @parents(Feed=nav) @containers(nav=navigation) ‖ "

  /// The chapters of the page, each with its trace in short notation.
  private static let traces: [(chapter: String, text: String)] = [
    (
      "A swipe back that is cancelled",
      stack + "step(\"swipe back\") nav.tStart(1,pop,Detail,Feed,T,T,user) Detail.wd(T) Feed.wa(T) "
        + "nav.willShow(Feed,T) Feed.ia(T) step(\"the finger turns round\") ✋c ‖ Feed.wd(T) "
        + "Feed.dd(T) Detail.wa(T) Detail.ia(T) Detail.da(T) tCancel(1) @complete"
    ),
    (
      "A full-screen presentation ends the other way round",
      "@os(ios17) @initial(Feed=S2) ‖ step(present) "
        + "Feed.tStart(1,presentHiding,Feed,Login,T,F,call) Login.lv Login.dl Feed.wd(T) "
        + "Login.wa(T) Login.ia(T) ‖ step(end) Login.da(T) Feed.dd(T) tFinish(1) @complete"
    ),
    (
      "The presenter of a sheet receives no callbacks",
      "@os(ios17) @initial(Feed=S2) ‖ step(present) "
        + "Feed.tStart(1,presentKeeping,Feed,Sheet,T,F,call) Sheet.lv Sheet.dl Sheet.wa(T) "
        + "Sheet.ia(T) ‖ step(end) Sheet.da(T) tFinish(1) @complete"
    ),
    (
      "A sheet that is pulled and let go",
      "@os(ios17) @initial(Feed=S2,Sheet=S2) @presenters(Sheet=Feed) ‖ step(pull) "
        + "Feed.tStart(1,sheetDrag,Sheet,Feed,T,T,user) Sheet.wd(T) step(\"let go\") ✋c ‖ "
        + "Sheet.wa(T) Sheet.ia(T) Sheet.da(T) tCancel(1) @complete"
    ),
    (
      "A tab's new page comes first",
      "@os(ios17) @initial(tabs=S2,Home=S2) @parents(Home=tabs,Search=tabs) @containers(tabs=tab) "
        + "‖ step(select) tabs.tStart(1,tab,Home,Search,F,F,call) Search.lv Search.dl Search.wa(F) "
        + "Home.wd(F) Search.ia(F) Home.dd(F) Search.da(F) tFinish(1) @complete"
    ),
    (
      "A page that is turned half-way",
      "@os(ios17) @initial(pages=S2,One=S2,Two=S0) @parents(One=pages,Two=pages) "
        + "@containers(pages=page) ‖ step(\"drag the page\") pages.pageWill(Two) "
        + "pages.tStart(1,pageScroll,One,Two,T,T,user) Two.wa(T) One.wd(T) Two.ia(T) "
        + "step(\"it springs back\") ✋c ‖ One.wa(T) One.ia(T) One.da(T) Two.wd(T) Two.dd(T) "
        + "pages.pageDid(F,One) tCancel(1) @complete"
    ),
    (
      "A page appears before its container",
      "@os(ios17) @containers(pages=page) ‖ step(setViewControllers) One.init One.wm(pages) One.lv "
        + "One.dl One.wa(F) One.ia(F) One.da(F) One.dm(pages) step(\"show the pages\") pages.lv "
        + "pages.dl pages.wa(F) pages.ia(F) ‖ pages.da(F) @complete"
    ),
    (
      "Without animation layout comes last",
      pushed + "step(\"push, not animated\") Detail.wm(nav) "
        + "nav.tStart(1,push,Feed,Detail,F,F,call) Detail.lv Detail.dl Feed.wd(F) Detail.wa(F) "
        + "nav.willShow(Detail,F) Detail.ia(F) Feed.dd(F) Detail.da(F) Detail.dm(nav) "
        + "nav.didShow(Detail,F) tFinish(1) Detail.wl Detail.dls @complete"
    ),
    (
      "Screens in between receive no callbacks",
      "@os(ios17) @initial(nav=S2,Feed=S0,List=S0,Detail=S2) "
        + "@parents(Feed=nav,List=nav,Detail=nav) @containers(nav=navigation) ‖ "
        + "step(popToRootViewController) Detail.wm(nil) "
        + "nav.tStart(1,popTo,Detail,Feed,T,F,call) Detail.wd(T) Feed.wa(T) nav.willShow(Feed,T) "
        + "Feed.ia(T) List.deinit ‖ step(end) Detail.dd(T) Feed.da(T) Detail.dm(nil) "
        + "nav.didShow(Feed,T) tFinish(1) Detail.deinit @complete"
    ),
    (
      "Leaving the app is no disappearance",
      "@os(ios17) @initial(Feed=S2) ‖ Feed.root(w) Feed.window(T) step(background) "
        + "sceneWillResignActive sceneDidEnterBackground applicationDidEnterBackground Feed.wl "
        + "Feed.dls step(\"and back\") applicationWillEnterForeground sceneWillEnterForeground "
        + "sceneDidBecomeActive @complete"
    ),
  ]

  private var page: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LifecycleChecks/LifecycleChecks.docc/AcceptedSurprises.md")
  }

  private func drawn(_ trace: Trace) -> String {
    let diagram = Diagram(trace) { event in
      switch event.kind {
      case .transitionStart, .transitionFinish, .transitionCancel, .transitionRelease: false
      case .windowRoot, .windowChanged: false
      default: true
      }
    }
    return diagram.drawn(full: true).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n") + "\n"
  }

  /// The places of the drawings on the page, by chapter.
  private func drawings(in text: String) -> [(chapter: String, place: Range<String.Index>)] {
    var found: [(String, Range<String.Index>)] = []
    var chapter = ""
    var open: String.Index?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { chapter = String(line.dropFirst(3)) }
      if line == "```lanes" {
        open = text.index(after: line.endIndex)
      } else if line == "```", let start = open {
        found.append((chapter, start..<line.startIndex))
        open = nil
      }
    }
    return found
  }

  func testTheJudgesPermitEveryOne() throws {
    for (chapter, text) in Self.traces {
      let report = Checker().check(try TraceNotation.parse(text))
      XCTAssertEqual(report.overall, .permitted, "\(chapter)\n\(report.judgement.violations)")
    }
  }

  func testThePageShowsThem() throws {
    var text = try String(contentsOf: page, encoding: .utf8)
    let drawings = drawings(in: text)
    XCTAssertEqual(drawings.map(\.chapter), Self.traces.map(\.chapter))
    guard drawings.count == Self.traces.count else { return }
    let pictures = try Self.traces.map { drawn(try TraceNotation.parse($0.text)) }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      for (drawing, lanes) in zip(drawings, pictures).reversed() {
        text.replaceSubrange(drawing.place, with: lanes)
      }
      try text.write(to: page, atomically: true, encoding: .utf8)
      return XCTFail("recorded the drawings; run again without RECORD_SNAPSHOTS")
    }
    for (drawing, lanes) in zip(drawings, pictures) {
      XCTAssertEqual(
        String(text[drawing.place]),
        lanes,
        "RECORD_SNAPSHOTS=1 draws '\(drawing.chapter)' anew"
      )
    }
  }

  func testEveryRuleOnThePageExists() throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Rules: ") }
    XCTAssertEqual(lines.count, Self.traces.count)
    for line in lines {
      for id in line.dropFirst("Rules: ".count).split(separator: ", ") {
        XCTAssertNotNil(Rulebook.rule(id), "\(id)")
      }
    }
  }
}

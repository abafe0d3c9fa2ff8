// The violating traces that the specification's catalogue gives, each with its invariant.

import LifecycleChecks
import LifecycleNotation
import VCLifecycle
import XCTest

final class InvariantCatalogueTests: XCTestCase {
  /// Section 3's last column, written out.
  private static let violating: [(number: Int, text: String)] = [
    (1, "v.wa v.dd"),
    (2, "v.wa v.da v.da"),
    (3, "v.lv v.dl v.da"),
    (4, "v.wa v.dl v.da"),
    (5, "v.lv v.dl v.lv v.dl"),
    (6, "v.wa v.ia v.ia v.da"),
    (7, "v.wa v.da v.ia"),
    (8, "@os(ios12) v.wa v.ia v.da"),
    (9, "v.wl v.wl v.dls"),
    (10, "v.dl v.wa v.wl v.dls v.ia v.da"),
    (12, "v.wd(T) v.dd(F)"),
    (13, "v.wa@3 v.ia@4 v.da@5"),
    (14, "v.wa(T)@3 v.ia(T)@3 v.da(T)@3"),
    (15, "v.wa v.ia rest"),
    (16, "v.init v.lv v.dl v.wa v.da v.deinit"),
    (17, "v.deinit v.dd"),
    (18, "v.wa{enter} v.dd{base} v.wa{exit}"),
    (18, "v.wd{enter} v.wd{exit}"),
    (19, "v.wa{direct}"),
    (20, "begin(v,T) end(v) end(v)"),
    (21, "N.tStart(1,push,A,B) B.wa begin(B,T)"),
    (22, "tStart(1,push,o,n) o.wd o.dd n.wa n.da"),
    (23, "tStart(1,push,o,n) n.wa o.wd o.dd n.da tFinish(1)"),
    (24, "tStart(1,pop,o,n,T,T) o.wd n.wa ✋c o.wa o.da tCancel(1)"),
    (25, "P.tStart(1,presentKeeping,P,B) P.wd B.wa B.da"),
    (26, "B.wa presentDone(B) B.da"),
    (27, "tStart(1,pop,o,n,T,T) o.wd n.wa ✋c n.wd tcInter(T)"),
    (28, "tStart(1,pop,o,n,T,T) o.wd n.wa ✋c n.da"),
    (29, "@parents(c=p) p.wd p.dd c.wa c.da"),
    (30, "@parents(c=p) p.wa c.wa p.da c.da p.wd p.dd rest"),
    (31, "@parents(c=p) p.wa(T) c.wa(F){forward}"),
    (
      32,
      "@parents(A=N,B=N) @initial(N=S2,A=S2) N.root(w) N.window(T) A.shown(N,F) "
        + "B.shown(N,T) A.wd B.wa B.da rest"
    ),
    (33, "@parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward}"),
    (34, "@parents(c=P) P.init c.window(F) c.wa c.da rest"),
    (35, "c.dm(P)"),
    (35, "c.wm(P) c.dm(nil)"),
    (36, "@parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd"),
    (37, "@parents(c=P) c.wm(nil) c.dm(nil){snap:,parent:P}"),
    (38, "N.tStart(1,push,A,B) A.wd{snap:window+superview+MFP}"),
    (39, "B.dl B.wa{snap:window}"),
    (39, "B.wa B.ia{snap:superview+traits+safeArea+frame}"),
    (40, "N.tStart(1,push,A,B,T) B.wa(T){snap:MTP}"),
    (41, "N.tStart(1,pop,B,A,T,T) tRelease(1,finish) tcDone(T)"),
    (42, "tStart(1,dismissHiding,B,A) B.wd B.dd{snap:BD,presenting:A}"),
    (43, "N.tStart(1,pop,B,A,T,T) B.wd A.wa N.willShow(A) ✋c N.didShow(A)"),
    (43, "B.wa didShow(B) B.da"),
    (45, "A.tStart(1,dismissKeeping,B,A,T,F,call) B.wd sheetDid"),
    (46, "tStart(1) tFinish(1) tCancel(1)"),
    (47, "C.window(T) C.wa C.da C.deinit"),
    (48, "N.tStart(1,push) N.tStart(2,push) tFinish(1)"),
    (49, "v.da appDidEnterBackground v.wd"),
    (50, "first(v,s)=T first(v,s)=T"),
    (50, "first(v2,s)=F"),
    (51, "log(unbalanced,B)"),
    (52, "tStart(1,pop,B,A) B.wd B.deinit B.dd"),
    (53, "exception(hierarchy,C)"),
    (54, "@parents(c=p) @initial(p=S2,c=S2) c.seen(F) rest"),
    (54, "@parents(c=p) @containers(p=manual) @initial(p=S2,c=S0) c.seen(T) rest"),
    (55, "@initial(c=S2) gBegin begin(c,F) c.wd{begin} step(x) c.dd{end} end(c)"),
    (55, "@initial(c=S0) gBegin c.wa{uikit} step(x) gEnd(cancel) c.da{uikit} rest"),
    (56, "@containers(P=page) @parents(a=P,b=P) P.asked(a) a.shown(P,T) rest b.shown(P,T)"),
    (57, "v.init v.outlived"),
    (58, "v.unsettled(T)"),
  ]

  func testTheSpecificationsViolatingTraceBreaksItsInvariantAndIsReportedOnce() throws {
    for (number, text) in Self.violating {
      let trace = try TraceNotation.parse(text)
      let judgement = Checker().check(trace, profile: .standard).judgement
      // One of them is advice only.
      let reported = number == 57 ? judgement.advice : judgement.violations
      let found = reported.map(\.id)
      XCTAssertTrue(
        reported.contains { $0.breaks("INV-\(number)") },
        "INV-\(number): \(found)"
      )
      XCTAssertEqual(reported.count, 1, "INV-\(number): \(found)")
    }
    let shown = Set(Self.violating.map(\.number))
    XCTAssertEqual(shown, Set(CatalogueInvariant.all.filter(\.hasMonitor).map(\.number)))
  }

  func testTheCatalogueIsWhole() {
    XCTAssertEqual(
      CatalogueInvariant.all.map(\.id),
      CatalogueInvariant.all.indices.map { "INV-\($0 + 1)" }
    )
    XCTAssertEqual(
      CatalogueInvariant.all.filter { !$0.hasMonitor }.map(\.id),
      ["INV-11", "INV-44"]
    )
    for invariant in CatalogueInvariant.all {
      XCTAssertFalse(invariant.title.isEmpty, invariant.id)
      XCTAssertTrue(invariant.definition.hasSuffix("."), invariant.id)
      XCTAssertFalse(invariant.rules.isEmpty, invariant.id)
      for variant in invariant.variants { XCTAssertNotNil(Variant.named(variant), variant) }
    }
  }
}

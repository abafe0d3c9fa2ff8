// Examples of INV-38 to INV-53: snapshots, delegates and the whole trace.

extension Example {
  private static let push = "N.tStart(1,push,A,B,T,F,call)"
  private static let swipe = "N.tStart(1,pop,B,A,T,T,user)"
  private static let seen = "window+superview+traits+safeArea+frame"
  private static let coordinator = "coordinator+animated"

  static let snapshots: [Example] = [
    // INV-38.
    Example("v.wd{snap:window+superview+MFP}"),
    Example("v.wd{snap:window+superview+MTP}"),
    Example("tStart(1,push,A,B) A.wd{snap:window+superview+MTP}", "38"),
    // What leaves the tabs with the change has no row in table 1.13a (TAB-8).
    Example("@parents(o=T) T.tStart(1,tab,o,n) n.wa o.wd{snap:window+superview+MFP}", "38"),
    Example("@parents(o=T) o.wm(nil) T.tStart(1,tab,o,n) n.wa o.wd{snap:window+superview+MFP}"),
    Example("\(push) A.wd(T){snap:window+superview+\(coordinator)}"),
    Example("\(push) A.wd(T){snap:window+superview+\(coordinator)+MFP}", "38"),
    Example("\(push) B.wa(T){snap:\(coordinator)+MTP}"),
    Example("\(push) B.wa(T){snap:\(coordinator)}", "38"),
    Example("tStart(1,presentHiding,A,B) B.wa{snap:BP}"),
    Example("tStart(1,presentHiding,A,B) B.wa{snap:}", "38"),
    Example("tStart(1,pop,B,A) B.wd{snap:window+superview+MFP}"),
    Example("tStart(1,dismissHiding,B,A) B.wd{snap:window+superview+BD}"),
    Example("tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview+BD}"),
    Example("tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview}", "38"),
    Example(
      "tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview}",
      profile: "ios26+V-SHEET-BD=atRelease"
    ),
    Example("tStart(1,chainDismiss,B,A) B.wd{snap:window+superview}", "38"),
    Example(
      "tStart(1,chainDismiss,B,A) B.wd{snap:window+superview}",
      profile: "ios26+V-CHAIN-BD=notImmediate"
    ),
    Example("tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window} B.da"),
    Example("tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window+MTP} B.da", "38"),
    Example(
      "tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window+MTP} B.da",
      profile: "ios26+V-FLAG-CANCEL=movingTo"
    ),
    // INV-39.
    Example(
      "B.dl{snap:} B.wa{snap:} B.ia{snap:\(seen)} B.wl{snap:\(seen)} B.dls{snap:\(seen)+subviews} "
        + "B.da{snap:all} B.wd{snap:all} B.dd{snap:}"
    ),
    Example("B.lv{snap:window}", "39"),
    Example("B.dl{snap:superview}", "39"),
    Example("B.dl B.wa{snap:window}", "39"),
    // A child that was added while its parent was covered comes back with it.
    Example("@parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl P.wa B.wa{snap:window}"),
    Example("@parents(B=P) P.dl B.dl P.wa B.wa{snap:window}", "39"),
    Example("B.dl B.wa{snap:superview}"),
    Example("B.dl B.wa B.ia B.da B.wd B.dd B.wa{snap:window}"),
    Example("B.dl B.wa B.ia{snap:superview+traits+safeArea+frame}", "39"),
    Example("B.dl B.wa{begin} B.ia{end,snap:}"),
    Example("B.dl B.wa B.ia B.wl{snap:window}", "39", isFragile: true),
    Example("B.dl B.wa B.ia B.wl{forced,snap:window}"),
    Example("B.dl B.wa B.ia B.uvc{snap:window}", "39", isFragile: true),
    Example("B.dl B.wa B.ia B.wl B.dls{snap:\(seen)}", "39"),
    Example("B.dl B.wa B.ia B.da{snap:\(seen)}"),
    Example("B.dl B.wa B.wl{forced} B.dls{forced} B.ia B.da{snap:\(seen)}"),
    Example("B.dl B.wa B.ia B.wl B.dls B.da{snap:\(seen)}", "39"),
    Example("B.da B.wd{snap:}", "39", isFragile: true),
    Example("tStart(1,pop,B,A) B.wd A.wa B.dd{snap:MFP}"),
    Example("tStart(1,pop,B,A) B.wd A.wa B.dd{snap:window+MFP}", "39", isFragile: true),
    // INV-40.
    Example("\(swipe) B.wd(T){snap:window+superview+\(coordinator)+interactive+MFP}"),
    Example("\(push) B.wa(T){snap:MTP}", "40"),
    Example("\(push) B.wa(T){snap:coordinator+MTP}", "40"),
    Example("\(swipe) B.wd(T){snap:window+superview+\(coordinator)+MFP}", "40"),
    Example("tStart(1,push,A,B,F) B.wa(F){snap:MTP}"),
    Example("tStart(1,childAdd,-,B,T) B.wa(T){snap:MTP}"),
    Example("\(push) A.wd B.wa A.dd B.da tFinish(1) B.wd{snap:window+superview+coordinator}", "40"),
    Example("\(push) A.wd B.wa A.dd B.da tFinish(1) B.wd{snap:window+superview}"),
    Example(
      "\(push) A.wd B.wa A.dd B.da tFinish(1) rotation step B.wd{snap:window+superview+coordinator}"
    ),
    Example("B.wd{snap:window+superview+coordinator}"),
    // INV-42.
    Example("tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD} tFinish(1)"),
    Example(
      "tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD,presenting:A}",
      "42",
      isFragile: true
    ),
    Example(
      "tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD,presenting:A}",
      profile: "ios9"
    ),
    Example(
      "B.presented(A,T) tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd",
      "42",
      isFragile: true
    ),
    Example("B.presented(A,T) tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.presented(A,F) B.dd"),
    Example("B.presented(A,T) tStart(1,presentHiding,B,C) B.wd C.wa C.da B.dd{snap:,presenting:A}"),
    Example(
      "B.presented(A,T) tStart(1,presentHiding,B,C) B.wd C.wa C.da B.dd{snap:}",
      "42",
      isFragile: true
    ),
    Example("B.presented(A,T) B.wa{snap:,presenting:A}"),
    Example("B.presented(A,T) B.wa{snap:}", "42"),
    Example("B.presented(A,T) B.wa{snap:,presenting:X}", "42"),
  ]

  private static let second = "N.tStart(2,push,A,B,T,F,call)"

  static let delegates: [Example] = [
    // INV-41.
    Example("\(push) tcReg(r) A.wd B.wa A.dd B.da tcDone(F,r) tFinish(1)"),
    Example("\(push) tcReg(r) A.wd B.wa A.dd B.da tFinish(1)", "41"),
    Example("\(push) tcReg(r) A.wd B.wa A.dd B.da tcDone(F,r) tcDone(F,r) tFinish(1)", "41"),
    Example("\(push) A.wd B.wa A.dd B.da tcDone(F) tcDone(F) tFinish(1)"),
    Example("\(push) A.wd B.wa tcDone(T) A.dd B.da tFinish(1)", "41"),
    Example("\(swipe) B.wd A.wa ✋f tcDone(T) B.dd A.da tFinish(1)", "41"),
    Example("tStart(1,root,-,-,T,F) tRelease(1,cancel) tcDone(T) tCancel(1)"),
    Example("tStart(1,root,-,-,T,F) tRelease(1,cancel) tcDone(F) tCancel(1)", "41"),
    Example("tStart(1,pop,B,A) B.wd A.wa tRelease(1,finish) tcDone(T) B.dd A.da tFinish(1)", "41"),
    Example("\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tcDone(F) tCancel(1)", "41"),
    Example("\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tcDone(T) tCancel(1)"),
    Example("\(push) A.wd B.wa A.dd B.da tFinish(1) tcDone(F)", "41"),
    Example("\(push) A.wd B.wa A.dd B.da tFinish(1) rotation tcDone(F)"),
    Example("tcDone(F)"),
    Example(
      "\(swipe) tcReg(h,T) B.wd A.wa ✋f tcInter(F,h) tcInter(F,h) B.dd A.da tFinish(1)",
      "41",
      profile: "ios9"
    ),
    Example("\(swipe) tcReg(h,T) B.wd A.wa ✋f tcInter(F,h) tcInter(F,h) B.dd A.da tFinish(1)"),
    // INV-43.
    Example("N.willShow(A) N.didShow(A) N.wa N.da N.willShow(B) B.wa B.wd B.dd rest", "43"),
    Example("N.willShow(B,T) N.didShow(B,T)"),
    Example("\(push) A.wd B.wa N.willShow(B,T) A.dd B.da N.didShow(B,T) tFinish(1)"),
    Example(
      "\(push) A.wd N.willShow(B,T) B.wa A.dd B.da N.didShow(B,T) tFinish(1)",
      "43",
      isFragile: true
    ),
    Example("\(push) A.wd B.wa N.willShow(B,F) A.dd B.da N.didShow(B,F) tFinish(1)", "43"),
    Example("B.wa N.willShow(B) N.didShow(B) B.da", "43", also: "INV-26"),
    Example("B.wa didShow(B) B.da", "43"),
    Example("N.willShow(B,T) N.didShow(B,F)", "43"),
    Example("N.willShow(A) N.didShow(A) N.didShow(A)", "43"),
    Example("N.willShow(A) N.didShow(A) N.willShow(B) N.didShow(C)", "43"),
    Example("N.willShow(A) N.willShow(A) N.didShow(A)", "43"),
    Example(
      "\(push) A.wd B.wa N.willShow(B,T) N.willShow(B,T) A.dd B.da N.didShow(B) tFinish(1)",
      "43"
    ),
    Example("N.didShow(A)"),
    Example("N.willShow(A) N.willShow(B) N.didShow(B)"),
    Example("N.willShow(A) N.didShow(A) N.willShow(B) rest", "43"),
    Example("N.willShow(A) N.didShow(A) N.willShow(B) N.wd N.dd rest"),
    Example("\(swipe) B.wd A.wa N.willShow(A,T) ✋c A.wd A.dd B.wa B.da tCancel(1) rest"),
    Example("\(swipe) B.wd A.wa N.willShow(A) ✋c N.didShow(A)", "43"),
    Example(
      "\(swipe) B.wd A.wa N.willShow(A) ✋c N.didShow(A)",
      profile: "ios26+V-DIDSHOW-CANCEL=yes"
    ),
    Example("N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A)", profile: "ios5"),
    Example(
      "N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A) N.didShow(A)",
      "43",
      profile: "ios5"
    ),
    Example("N.init A.wa N.willShow(A) A.da N.didShow(A)", profile: "ios5"),
    Example(
      "@initial(A=S2) @parents(A=N,B=N) N.tStart(1,sheetDrag,X,-,T,T) X.wd \(second) A.wd B.wa "
        + "N.willShow(B) tRelease(1,cancel) X.wa X.da tCancel(1) A.dd B.da N.didShow(B) tFinish(2)"
    ),
    Example(
      "N.willShow(Z) N.didShow(Z) N.willShow(B) \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da "
        + "tCancel(1) rest",
      "43"
    ),
    // INV-45.
    Example(
      "T.tabShould(n) T.tStart(1,tab,o,n,F,F,user) n.wa o.wd o.dd n.da T.tabDid(n) tFinish(1)"
    ),
    Example("T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1)", "45"),
    Example("T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da T.tabDid(n) tFinish(1)", "45"),
    // The delegate answers by selecting another tab itself, and a change that was asked for before.
    Example(
      "T.tabShould(n) T.tRequest(1,tab) T.tStart(1,tab,o,m,F,F,call) m.wa o.wd o.dd m.da tFinish(1)"
    ),
    Example(
      "T.tRequest(1,tab) T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da "
        + "tFinish(1)",
      "45"
    ),
    // A tap that was refused, and a later call.
    Example(
      "T.tabShould(n) step T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1)"
    ),
    Example("P.tStart(1,dismissKeeping,B,P,T,F,call) B.wd sheetDid", "45"),
    Example("T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabDid(n) o.dd n.da", "45 45"),
    Example(
      "T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(m) o.dd n.da tFinish(1) "
        + "T.tStart(2,tab,n,m,F,F,call)",
      "45"
    ),
    Example(
      "T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(n) T.tabDid(n) o.dd n.da tFinish(1)"
    ),
    Example("P.tStart(1,dismissKeeping,B,P,T,F,call) B.sheetShould B.wd B.dd tFinish(1)"),
    Example("P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetTried", "45"),
    Example("B.sheetShould B.sheetTried"),
    Example(
      "T.tabShould(o) T.tabDid(o) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1)"
    ),
    Example(
      "P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill B.sheetWill ✋f B.dd B.sheetDid "
        + "tFinish(1)",
      "45"
    ),
    Example(
      "P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill ✋f B.dd B.sheetDid tFinish(1)"
    ),
    Example("P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill ✋f B.dd tFinish(1)", "45"),
    Example("P.tStart(1,sheetDrag,B,-,T,T,user) B.wd ✋c B.wa B.da B.sheetDid tCancel(1)", "45"),
    Example(
      "P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd P.pageDid(T) "
        + "tFinish(1)"
    ),
    Example(
      "P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd P.pageDid(F) "
        + "tFinish(1)",
      "45"
    ),
    Example(
      "P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd tFinish(1)",
      "45"
    ),
  ]

  static let whole: [Example] = [
    // INV-46.
    Example("tStart(1,tab) tFinish(1)"),
    Example("tStart(1,tab,-,-,T,T) tRelease(1,cancel) tCancel(1)"),
    Example("tStart(1) tFinish(1) tCancel(1)", "46"),
    Example("tStart(1) rest", "46"),
    Example("tStart(1) tStart(1) tFinish(1) tFinish(1)", "46"),
    Example("tStart(1,push,A,B,T,F) tRelease(1,finish) A.wd B.wa A.dd B.da tFinish(1)", "46"),
    Example("tStart(1,root,-,-,T,T) tRelease(1,finish) tCancel(1)", "46"),
    Example("tStart(1,root,-,-,T,T) tRelease(1,cancel) tFinish(1)", "46"),
    Example("tStart(1,root,-,-,T,F) tCancel(1)", "46"),
    Example("tStart(1,root,-,-,T,F) tRelease(1,finish) tFinish(1)", "46"),
    Example(
      "tStart(1,root,-,-,T,F) tRelease(1,cancel) tCancel(1)",
      "46",
      profile: "ios26+V-COMPLETE-FALSE=finishes"
    ),
    Example("tStart(1,root,-,-,T,T) tCancel(1)", "46"),
    Example("tRelease(1,finish)", "46"),
    Example("N.tStart(1,push) N.tStart(1,push) tFinish(1) tFinish(1)", "46"),
    Example("tStart(1,root,-,-,T,T) tRelease(1,cancel) tRelease(1,finish) tFinish(1)"),
    Example(
      "tStart(1,root,-,-,T,T) tRelease(1,cancel) tRelease(1,finish) tFinish(1)",
      "46",
      profile: "ios9"
    ),
    // INV-47 and the death of an orphan.
    Example("C.init C.lv C.dl C.window(T) C.wa C.da rest rest", "47"),
    Example(
      "P.root(w) P.window(T) P.wa P.da C.parent(P,T) C.shown(P,T) C.window(T) C.wa C.da rest"
    ),
    Example("B.presented(A,T) B.window(T) B.wa B.da rest"),
    Example("C.window(T) C.wa C.da C.deinit", "47", also: "INV-16"),
    Example("C.init C.lv C.dl C.window(T) C.wa C.da C.wd C.dd C.deinit"),
    // INV-47: the view before addChild.
    Example("P.init C.init x.parent(P,T) C.window(T) C.wm(P) C.parent(P,T) C.dm(P)", "47"),
    Example("P.init C.init x.parent(P,T) C.wm(P) C.parent(P,T) C.window(T) C.dm(P)"),
    Example("P.init C.init x.parent(P,T) C.window(T){topmost} C.wm(P) C.parent(P,T) C.dm(P)"),
    // INV-16: an early page that its page controller never sends a disappearance (PAGE-6).
    Example("@parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.deinit"),
    // INV-48.
    Example("N.tStart(1,push) tFinish(1) N.tStart(2,push) tFinish(2)"),
    Example("N.tStart(1,push) N.tStart(2,push) tFinish(1)", "48"),
    Example("N.tStart(1,push) M.tStart(2,push) tFinish(1)"),
    Example(
      "N.tStart(1,push,A,B) A.wd B.wa A.dd N.tStart(2,push,B,C) B.da tFinish(1)"
    ),
    Example("N.tStart(1,presentKeeping,N,X) N.tStart(2,push,A,B) tFinish(9)", "46"),
    Example("N.tStart(1,presentKeeping,N,X) N.tStart(2,presentHiding,N,Y)", "48"),
    // INV-49.
    Example("A.da appDidEnterBackground A.wl A.dls appWillEnterForeground appDidBecomeActive A.wd"),
    Example("v.da appDidEnterBackground v.wd", "49"),
    Example("A.da A.wd appDidEnterBackground A.dd"),
    Example("A.da tStart(1,push,A,B) A.wd B.wa appDidEnterBackground A.dd B.da tFinish(1)"),
    Example("A.da tStart(1,push,A,B) appDidEnterBackground A.wd B.wa A.dd B.da tFinish(1)"),
    Example("sceneWillConnect sceneWillEnterForeground A.lv A.dl A.wa sceneDidBecomeActive A.da"),
    Example("sceneWillEnterForeground A.wa A.da"),
    Example("A.da step rotation A.vwt A.wl A.dls A.wd", "49"),
    Example("A.da rotation A.vwt A.wl A.dls A.wd"),
    Example("A.da step keyboard A.wd", "49", isFragile: true),
    Example("A.da step keyboard step A.wd"),
    Example("step A.da A.wd A.dd appDidEnterBackground A.wa", "49"),
    Example("A.da A.wd A.wa appDidEnterBackground A.da", profile: "ios17+Q-14"),
    Example("@initial(A=S2) appDidEnterBackground A.wd", "49"),
    Example("A.da appDidEnterBackground A.wd", "49", profile: "ios10+Q-8"),
    Example("@containers(A=split) A.da appDidEnterBackground A.wd", profile: "ios10+Q-8"),
    Example("A.da appDidEnterBackground A.wd", "49", profile: "ios17+Q-14"),
    // INV-50.
    Example("first(v,s)=T first(v,s)=F first(v,r)=T first(u,s)=T"),
    Example("first(v,s)=T first(v,s)=T", "50"),
    Example("first(v,s)=T first(u,s)=F", "50"),
    // INV-51 and INV-53.
    Example("log(unbalanced,B)", "51"),
    Example("log(nested)", "51"),
    Example("log(attempt)", "51"),
    Example("exception(hierarchy,C)", "53"),
    // INV-52.
    Example("tStart(1,pop,B,A) B.wd B.deinit B.dd", "52"),
    Example("tStart(1,pop,B,A) B.wd A.wa B.dd B.deinit A.da tFinish(1)", "52"),
    Example("tStart(1,pop,B,A) B.wd A.wa B.dd A.da B.deinit tFinish(1)"),
    Example("tStart(1,dismissKeeping,B,A) B.wd B.dd dismissDone(B) B.deinit tFinish(1)"),
    Example("tStart(1,childSwap,o,n) o.wd n.wa o.dd o.deinit n.da tFinish(1)"),
    Example("tStart(1,push,A,B,T,T) A.wd B.wa ✋c B.wd B.dd A.wa A.da B.deinit tCancel(1)"),
    Example("tStart(1,push,A,B,T,T) A.wd B.wa ✋c B.wd B.deinit", "52"),
    Example(
      "tStart(1,dismissKeeping,B,A) B.wd B.dd B.deinit dismissDone(B) tFinish(1)",
      "52",
      isFragile: true
    ),
  ]
}

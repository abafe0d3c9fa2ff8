// Examples of INV-38 to INV-53: snapshots, delegates and the whole trace.

extension Example {
  private static let push = "N.tStart(1,push,A,B,T,F,call)"
  private static let swipe = "N.tStart(1,pop,B,A,T,T,user)"
  private static let seen = "window+superview+traits+safeArea+frame"
  private static let coordinator = "coordinator+animated"

  static let snapshots = examples(
    """
    // INV-38.
    v.wd{snap:window+superview+MFP}
    v.wd{snap:window+superview+MTP}
    tStart(1,push,A,B) A.wd{snap:window+superview+MTP} => 38
    // What leaves the tabs with the change has no row in table 1.13a (TAB-8).
    @parents(o=T) T.tStart(1,tab,o,n) n.wa o.wd{snap:window+superview+MFP} => 38
    @parents(o=T) o.wm(nil) T.tStart(1,tab,o,n) n.wa o.wd{snap:window+superview+MFP}
    \(push) A.wd(T){snap:window+superview+\(coordinator)}
    \(push) A.wd(T){snap:window+superview+\(coordinator)+MFP} => 38
    \(push) B.wa(T){snap:\(coordinator)+MTP}
    \(push) B.wa(T){snap:\(coordinator)} => 38
    tStart(1,presentHiding,A,B) B.wa{snap:BP}
    tStart(1,presentHiding,A,B) B.wa{snap:} => 38
    tStart(1,pop,B,A) B.wd{snap:window+superview+MFP}
    tStart(1,dismissHiding,B,A) B.wd{snap:window+superview+BD}
    tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview+BD}
    tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview} => 38
    tStart(1,sheetDrag,B,-,F,T) B.wd{snap:window+superview} => ios26+V-SHEET-BD=atRelease
    tStart(1,chainDismiss,B,A) B.wd{snap:window+superview} => 38
    tStart(1,chainDismiss,B,A) B.wd{snap:window+superview} => ios26+V-CHAIN-BD=notImmediate
    tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window} B.da
    tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window+MTP} B.da => 38
    tStart(1,pop,B,A,F,T) B.wd A.wa ✋c A.wd A.dd B.wa{snap:window+MTP} B.da =>
      ios26+V-FLAG-CANCEL=movingTo
    // INV-39.
    B.dl{snap:} B.wa{snap:} B.ia{snap:\(seen)} B.wl{snap:\(seen)} B.dls{snap:\(seen)+subviews}
      B.da{snap:all} B.wd{snap:all} B.dd{snap:}
    B.lv{snap:window} => 39
    B.dl{snap:superview} => 39
    B.dl B.wa{snap:window} => 39
    // A child that was added while its parent was covered comes back with it.
    @parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl P.wa B.wa{snap:window}
    @parents(B=P) P.dl B.dl P.wa B.wa{snap:window} => 39
    B.dl B.wa{snap:superview}
    B.dl B.wa B.ia B.da B.wd B.dd B.wa{snap:window}
    B.dl B.wa B.ia{snap:superview+traits+safeArea+frame} => 39
    B.dl B.wa{begin} B.ia{end,snap:}
    B.dl B.wa B.ia B.wl{snap:window} => 39 fragile
    B.dl B.wa B.ia B.wl{forced,snap:window}
    B.dl B.wa B.ia B.uvc{snap:window} => 39 fragile
    B.dl B.wa B.ia B.wl B.dls{snap:\(seen)} => 39
    B.dl B.wa B.ia B.da{snap:\(seen)}
    B.dl B.wa B.wl{forced} B.dls{forced} B.ia B.da{snap:\(seen)}
    B.dl B.wa B.ia B.wl B.dls B.da{snap:\(seen)} => 39
    B.da B.wd{snap:} => 39 fragile
    tStart(1,pop,B,A) B.wd A.wa B.dd{snap:MFP}
    tStart(1,pop,B,A) B.wd A.wa B.dd{snap:window+MFP} => 39 fragile
    // INV-40.
    \(swipe) B.wd(T){snap:window+superview+\(coordinator)+interactive+MFP}
    \(push) B.wa(T){snap:MTP} => 40
    \(push) B.wa(T){snap:coordinator+MTP} => 40
    \(swipe) B.wd(T){snap:window+superview+\(coordinator)+MFP} => 40
    tStart(1,push,A,B,F) B.wa(F){snap:MTP}
    tStart(1,childAdd,-,B,T) B.wa(T){snap:MTP}
    \(push) A.wd B.wa A.dd B.da tFinish(1) B.wd{snap:window+superview+coordinator} => 40
    \(push) A.wd B.wa A.dd B.da tFinish(1) B.wd{snap:window+superview}
    \(push) A.wd B.wa A.dd B.da tFinish(1) rotation step B.wd{snap:window+superview+coordinator}
    B.wd{snap:window+superview+coordinator}
    // INV-42.
    tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD} tFinish(1)
    tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD,presenting:A} => 42 fragile
    tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd{snap:BD,presenting:A} => ios9
    B.presented(A,T) tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd => 42 fragile
    B.presented(A,T) tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.presented(A,F) B.dd
    B.presented(A,T) tStart(1,presentHiding,B,C) B.wd C.wa C.da B.dd{snap:,presenting:A}
    B.presented(A,T) tStart(1,presentHiding,B,C) B.wd C.wa C.da B.dd{snap:} => 42 fragile
    B.presented(A,T) B.wa{snap:,presenting:A}
    B.presented(A,T) B.wa{snap:} => 42
    B.presented(A,T) B.wa{snap:,presenting:X} => 42
    """
  )

  private static let second = "N.tStart(2,push,A,B,T,F,call)"

  static let delegates = examples(
    """
    // INV-41.
    \(push) tcReg(r) A.wd B.wa A.dd B.da tcDone(F,r) tFinish(1)
    \(push) tcReg(r) A.wd B.wa A.dd B.da tFinish(1) => 41
    \(push) tcReg(r) A.wd B.wa A.dd B.da tcDone(F,r) tcDone(F,r) tFinish(1) => 41
    \(push) A.wd B.wa A.dd B.da tcDone(F) tcDone(F) tFinish(1)
    \(push) A.wd B.wa tcDone(T) A.dd B.da tFinish(1) => 41
    \(swipe) B.wd A.wa ✋f tcDone(T) B.dd A.da tFinish(1) => 41
    tStart(1,root,-,-,T,F) tRelease(1,cancel) tcDone(T) tCancel(1)
    tStart(1,root,-,-,T,F) tRelease(1,cancel) tcDone(F) tCancel(1) => 41
    tStart(1,pop,B,A) B.wd A.wa tRelease(1,finish) tcDone(T) B.dd A.da tFinish(1) => 41
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tcDone(F) tCancel(1) => 41
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tcDone(T) tCancel(1)
    \(push) A.wd B.wa A.dd B.da tFinish(1) tcDone(F) => 41
    \(push) A.wd B.wa A.dd B.da tFinish(1) rotation tcDone(F)
    tcDone(F)
    \(swipe) tcReg(h,T) B.wd A.wa ✋f tcInter(F,h) tcInter(F,h) B.dd A.da tFinish(1) => 41 ios9
    \(swipe) tcReg(h,T) B.wd A.wa ✋f tcInter(F,h) tcInter(F,h) B.dd A.da tFinish(1)
    // INV-43.
    N.willShow(A) N.didShow(A) N.wa N.da N.willShow(B) B.wa B.wd B.dd rest => 43
    N.willShow(B,T) N.didShow(B,T)
    \(push) A.wd B.wa N.willShow(B,T) A.dd B.da N.didShow(B,T) tFinish(1)
    \(push) A.wd N.willShow(B,T) B.wa A.dd B.da N.didShow(B,T) tFinish(1) => 43 fragile
    \(push) A.wd B.wa N.willShow(B,F) A.dd B.da N.didShow(B,F) tFinish(1) => 43
    B.wa N.willShow(B) N.didShow(B) B.da => 43 also:INV-26
    B.wa didShow(B) B.da => 43
    N.willShow(B,T) N.didShow(B,F) => 43
    N.willShow(A) N.didShow(A) N.didShow(A) => 43
    N.willShow(A) N.didShow(A) N.willShow(B) N.didShow(C) => 43
    N.willShow(A) N.willShow(A) N.didShow(A) => 43
    \(push) A.wd B.wa N.willShow(B,T) N.willShow(B,T) A.dd B.da N.didShow(B) tFinish(1) => 43
    N.didShow(A)
    N.willShow(A) N.willShow(B) N.didShow(B)
    N.willShow(A) N.didShow(A) N.willShow(B) rest => 43
    N.willShow(A) N.didShow(A) N.willShow(B) N.wd N.dd rest
    \(swipe) B.wd A.wa N.willShow(A,T) ✋c A.wd A.dd B.wa B.da tCancel(1) rest
    \(swipe) B.wd A.wa N.willShow(A) ✋c N.didShow(A) => 43
    \(swipe) B.wd A.wa N.willShow(A) ✋c N.didShow(A) => ios26+V-DIDSHOW-CANCEL=yes
    N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A) => ios5
    N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A) N.didShow(A) => 43 ios5
    N.init A.wa N.willShow(A) A.da N.didShow(A) => ios5
    @initial(A=S2) @parents(A=N,B=N) N.tStart(1,sheetDrag,X,-,T,T) X.wd \(second) A.wd B.wa
      N.willShow(B) tRelease(1,cancel) X.wa X.da tCancel(1) A.dd B.da N.didShow(B) tFinish(2)
    N.willShow(Z) N.didShow(Z) N.willShow(B) \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1)
      rest => 43
    // INV-45.
    T.tabShould(n) T.tStart(1,tab,o,n,F,F,user) n.wa o.wd o.dd n.da T.tabDid(n) tFinish(1)
    T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1) => 45
    T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da T.tabDid(n) tFinish(1) => 45
    // The delegate answers by selecting another tab itself, and a change that was asked for before.
    T.tabShould(n) T.tRequest(1,tab) T.tStart(1,tab,o,m,F,F,call) m.wa o.wd o.dd m.da tFinish(1)
    T.tRequest(1,tab) T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1) =>
      45
    // A tap that was refused, and a later call.
    T.tabShould(n) step T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1)
    P.tStart(1,dismissKeeping,B,P,T,F,call) B.wd sheetDid => 45
    T.tabShould(n) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabDid(n) o.dd n.da => 45 45
    T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(m) o.dd n.da tFinish(1)
      T.tStart(2,tab,n,m,F,F,call) => 45
    T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(n) T.tabDid(n) o.dd n.da tFinish(1)
    P.tStart(1,dismissKeeping,B,P,T,F,call) B.sheetShould B.wd B.dd tFinish(1)
    P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetTried => 45
    B.sheetShould B.sheetTried
    T.tabShould(o) T.tabDid(o) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd o.dd n.da tFinish(1)
    P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill B.sheetWill ✋f B.dd B.sheetDid tFinish(1) =>
      45
    P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill ✋f B.dd B.sheetDid tFinish(1)
    P.tStart(1,sheetDrag,B,-,T,T,user) B.wd B.sheetWill ✋f B.dd tFinish(1) => 45
    P.tStart(1,sheetDrag,B,-,T,T,user) B.wd ✋c B.wa B.da B.sheetDid tCancel(1) => 45
    P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd P.pageDid(T) tFinish(1)
    P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd P.pageDid(F) tFinish(1)
      => 45
    P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa o.wd ✋f n.da o.dd tFinish(1) => 45
    """
  )

  static let whole = examples(
    """
    // INV-46.
    tStart(1,tab) tFinish(1)
    tStart(1,tab,-,-,T,T) tRelease(1,cancel) tCancel(1)
    tStart(1) tFinish(1) tCancel(1) => 46
    tStart(1) rest => 46
    tStart(1) tStart(1) tFinish(1) tFinish(1) => 46
    tStart(1,push,A,B,T,F) tRelease(1,finish) A.wd B.wa A.dd B.da tFinish(1) => 46
    tStart(1,root,-,-,T,T) tRelease(1,finish) tCancel(1) => 46
    tStart(1,root,-,-,T,T) tRelease(1,cancel) tFinish(1) => 46
    tStart(1,root,-,-,T,F) tCancel(1) => 46
    tStart(1,root,-,-,T,F) tRelease(1,finish) tFinish(1) => 46
    tStart(1,root,-,-,T,F) tRelease(1,cancel) tCancel(1) => 46 ios26+V-COMPLETE-FALSE=finishes
    tStart(1,root,-,-,T,T) tCancel(1) => 46
    tRelease(1,finish) => 46
    N.tStart(1,push) N.tStart(1,push) tFinish(1) tFinish(1) => 46
    tStart(1,root,-,-,T,T) tRelease(1,cancel) tRelease(1,finish) tFinish(1)
    tStart(1,root,-,-,T,T) tRelease(1,cancel) tRelease(1,finish) tFinish(1) => 46 ios9
    // INV-47 and the death of an orphan.
    C.init C.lv C.dl C.window(T) C.wa C.da rest rest => 47
    P.root(w) P.window(T) P.wa P.da C.parent(P,T) C.shown(P,T) C.window(T) C.wa C.da rest
    B.presented(A,T) B.window(T) B.wa B.da rest
    C.window(T) C.wa C.da C.deinit => 47 also:INV-16
    C.init C.lv C.dl C.window(T) C.wa C.da C.wd C.dd C.deinit
    // INV-47: the view before addChild.
    P.init C.init x.parent(P,T) C.window(T) C.wm(P) C.parent(P,T) C.dm(P) => 47
    P.init C.init x.parent(P,T) C.wm(P) C.parent(P,T) C.window(T) C.dm(P)
    P.init C.init x.parent(P,T) C.window(T){topmost} C.wm(P) C.parent(P,T) C.dm(P)
    // INV-16: an early page that its page controller never sends a disappearance (PAGE-6).
    @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.deinit
    // INV-48.
    N.tStart(1,push) tFinish(1) N.tStart(2,push) tFinish(2)
    N.tStart(1,push) N.tStart(2,push) tFinish(1) => 48
    N.tStart(1,push) M.tStart(2,push) tFinish(1)
    N.tStart(1,push,A,B) A.wd B.wa A.dd N.tStart(2,push,B,C) B.da tFinish(1)
    N.tStart(1,presentKeeping,N,X) N.tStart(2,push,A,B) tFinish(9) => 46
    N.tStart(1,presentKeeping,N,X) N.tStart(2,presentHiding,N,Y) => 48
    // INV-49.
    A.da appDidEnterBackground A.wl A.dls appWillEnterForeground appDidBecomeActive A.wd
    v.da appDidEnterBackground v.wd => 49
    A.da A.wd appDidEnterBackground A.dd
    A.da tStart(1,push,A,B) A.wd B.wa appDidEnterBackground A.dd B.da tFinish(1)
    A.da tStart(1,push,A,B) appDidEnterBackground A.wd B.wa A.dd B.da tFinish(1)
    sceneWillConnect sceneWillEnterForeground A.lv A.dl A.wa sceneDidBecomeActive A.da
    sceneWillEnterForeground A.wa A.da
    A.da step rotation A.vwt A.wl A.dls A.wd => 49
    A.da rotation A.vwt A.wl A.dls A.wd
    A.da step keyboard A.wd => 49 fragile
    A.da step keyboard step A.wd
    step A.da A.wd A.dd appDidEnterBackground A.wa => 49
    A.da A.wd A.wa appDidEnterBackground A.da => ios17+Q-14
    @initial(A=S2) appDidEnterBackground A.wd => 49
    A.da appDidEnterBackground A.wd => 49 ios10+Q-8
    @containers(A=split) A.da appDidEnterBackground A.wd => ios10+Q-8
    A.da appDidEnterBackground A.wd => 49 ios17+Q-14
    // INV-50.
    first(v,s)=T first(v,s)=F first(v,r)=T first(u,s)=T
    first(v,s)=T first(v,s)=T => 50
    first(v,s)=T first(u,s)=F => 50
    // INV-51 and INV-53.
    log(unbalanced,B) => 51
    log(nested) => 51
    log(attempt) => 51
    exception(hierarchy,C) => 53
    // INV-52.
    tStart(1,pop,B,A) B.wd B.deinit B.dd => 52
    tStart(1,pop,B,A) B.wd A.wa B.dd B.deinit A.da tFinish(1) => 52
    tStart(1,pop,B,A) B.wd A.wa B.dd A.da B.deinit tFinish(1)
    tStart(1,dismissKeeping,B,A) B.wd B.dd dismissDone(B) B.deinit tFinish(1)
    tStart(1,childSwap,o,n) o.wd n.wa o.dd o.deinit n.da tFinish(1)
    tStart(1,push,A,B,T,T) A.wd B.wa ✋c B.wd B.dd A.wa A.da B.deinit tCancel(1)
    tStart(1,push,A,B,T,T) A.wd B.wa ✋c B.wd B.deinit => 52
    tStart(1,dismissKeeping,B,A) B.wd B.dd B.deinit dismissDone(B) tFinish(1) => 52 fragile
    """
  )
}

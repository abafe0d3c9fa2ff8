// Examples of what looks like a fault and is none, and of one fault that breaks much and is
// reported once.

extension Example {
  private static let push = "N.tStart(1,push,A,B,T,F,call)"
  private static let swipe = "N.tStart(1,pop,B,A,T,T,user)"
  private static let covered =
    "@containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da "
    + "S.presented(R,T,presentKeeping) S.wa S.ia S.da"
  private static let allVisible = "ios26+V-COVER-BENEATH=allVisible"
  /// A part whose container it leaves while a full screen lies over what it has presented.
  private static let takenOut =
    "@containers(R=tab) R.root(w) R.window(T) R.wa P.init P.parent(R,T) P.lv P.dl P.wa R.ia P.ia "
    + "R.da P.da S.init S.lv S.dl S.presented(P,T,presentHiding) P.wd S.wa S.ia S.da P.dd F.init "
    + "F.lv F.dl F.presented(S,T,presentHiding) S.wd F.window(T) F.wa F.ia F.da S.dd P.parent(R,F)"
  /// A root that was replaced while it presented, and something that is about to be presented.
  private static let leaked =
    "R.init R.lv R.dl R.root(w) R.window(T) R.wa R.ia R.da N.init N.lv N.dl N.root(w) N.window(T) "
    + "N.wa x.init x.parent(N,T) x.parent(N,F) N.ia N.da F.init F.lv F.dl F.window(T)"

  static let once = examples(
    """
    // INV-10: a child of what appeared in a page controller that was not on screen (PAGE-6).
    @containers(P=page) @parents(S=P,c=S) P.init S.init c.init S.lv S.dl S.wa S.ia S.da c.lv c.dl
      P.lv P.dl P.wa P.ia c.wl c.dls P.da P.wd S.wd P.dd S.dd P.wa S.wa c.wa P.ia S.ia c.ia P.da
      S.da c.da => 10 fragile
    // INV-29: sent away in the parent's own viewDidAppear.
    @parents(c=p) p.wa@0 c.wa@0 p.da@1 c.wd@1 c.dd@2
    @parents(c=p) c.window(T) p.wa c.wa p.da c.wd x.wa => 29
    @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) x.wa
    @parents(c=p) p.wa c.wa c.parent(p,T) p.da c.parent(p,F) x.wa
    @parents(c=p,n=p) p.wa@0 c.wa@0 c.window(T)@0 p.da@1 p.tStart(1,childTransfer,c,n)@1 c.wd@1
      n.wa@1 n.da@2 c.dd@2 tFinish(1)@2
    // INV-29, INV-30: a view that was left in a foreign tree is an orphan's.
    Q.init C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da x.wa x.ia x.da rest => advice:47
    Q.init Q.root(w) Q.window(T) C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da x.wa => 29
    // INV-32: what a full screen hides, and what one over a context does.
    \(covered) F.presented(S,T,presentHiding){fullScreen} S.wd F.wa F.ia F.da S.dd R.wd R.dd rest =>
      \(allVisible)
    \(covered) F.presented(S,T,presentHiding){fullScreen} S.wd F.wa F.ia F.da S.dd rest => 32
      \(allVisible)
    \(covered) F.presented(S,T,presentHiding){overContext} S.wd F.wa F.ia F.da S.dd rest =>
      \(allVisible)
    \(covered) F.presented(S,T,presentHiding){overContext} S.wd F.wa F.ia F.da S.dd R.wd R.dd rest
      => 32 \(allVisible)
    \(takenOut) rest
    \(takenOut) F.wd F.dd rest => 32
    \(takenOut) rest => 32 ios26+V-COVER-BASE=dismissed
    \(takenOut) F.wd F.window(F) F.dd rest => ios26+V-COVER-BASE=dismissed
    \(leaked) F.presented(R,T,presentHiding) R.wd F.wa F.ia F.da R.window(F) R.dd rest => 32
    \(covered) F.presented(S,T,presentHiding) S.wd F.wa F.ia F.da S.dd rest => \(allVisible)
    // INV-38: what comes at a wrong time is reported as that alone.
    v.wa{snap:MTP} v.wa{snap:MFP} => 2
    // INV-39: a page set early appears before there is a window (PAGE-6).
    @containers(P=page) @parents(S=P) P.init S.lv S.dl S.wa{uikit,snap:} S.ia{uikit,snap:}
      S.da{uikit,snap:}
    // INV-45: a presented container is dragged while its own children change by a call.
    P.tStart(1,pageScroll,a,b,T,F,call) P.sheetWill
    R.tStart(1,dismissKeeping,P,R,T,F,call) P.sheetWill => 45
    // INV-46: cancelled by the release, and finished all the same.
    \(swipe) tcReg(r){t:1} B.wd A.wa N.willShow(A,T) ✋c B.dd{snap:MFP} A.da N.didShow(A,T)
      tcDone(F,r){t:1} tFinish(1) => 28 46
    // INV-46: finished and then cancelled, as by an interaction that cancels in the background.
    // Which of them counts is known at the end only.
    R.tStart(1,dismissKeeping,P,R,T,T) P.wd ✋f ✋c P.dd tFinish(1) => 46
    R.tStart(1,dismissKeeping,P,R,T,T) P.wd ✋f ✋c P.wa P.da tCancel(1)
    R.tStart(1,dismissKeeping,P,R,T,T) P.wd ✋f ✋c P.dd tCancel(1) => 28
    R.tStart(1,dismissKeeping,P,R,T,T) P.wd ✋f ✋c tCancel(1) => 24
    \(swipe) B.wd A.wa ✋f ✋c A.wd A.dd B.wa B.da tCancel(1)
    // INV-46: what a transition that never ends leaves half done.
    \(push) B.wm(N) A.wd B.wa N.willShow(B,T) rest => 46 also:INV-15
    \(push) A.wd B.wa N.willShow(B,T) rest => 46 also:INV-43
    @parents(c=B) N.init \(push) A.wd B.wa c.wa rest => 46 also:INV-15
    // INV-47: a didMove alone makes no link, nor does a willMove after which there is none.
    C.init C.window(T) C.dm(P) rest => 35 47
    C.init C.window(T) C.wm(P){snap:window} rest => 37 47 advice:35
    // INV-48: asked for while the first ran, whatever was sent to the one between.
    N.tStart(1,push,A,B) A.wd B.wa N.tRequest(2,push) A.dd N.tStart(2,push,B,C) => 48
    N.tStart(1,push,A,B) A.wd B.wa A.dd N.tRequest(2,push) N.tStart(2,push,B,C)
    // INV-48: delegates of a container whose transitions overlap.
    \(push) A.wd B.wa N.willShow(B,T) N.tStart(2,push,B,C,T,F,call) C.wa N.willShow(C,T) A.dd
      N.didShow(B,T) tFinish(1) C.da N.didShow(C,T) tFinish(2) => 48
    // INV-29: only what hides a child in its own context stands for it.
    @parents(c=p) @containers(p=tab) @initial(p=S0,c=S0) c.shown(p,T) p.wa p.da y.wa => 29
    @parents(c=p) @containers(p=tab) @initial(p=S0,c=S0,x=S0) c.shown(p,T)
      x.presented(c,T,presentKeeping) p.wa x.wa p.da x.da y.wa => 29
    // INV-49: only a plain container's own code puts a child in or takes it out.
    @parents(c=p) @containers(p=automatic) @initial(p=S2) step rotation c.wa{uikit} c.da{uikit}
    @parents(c=p) @containers(p=automatic) @initial(p=S2) step rotation c.wa => 49
    @parents(c=p) @containers(p=navigation) @initial(p=S2) step rotation c.wa{uikit} => 49
    // INV-49: a root that is in its window already is not shown by the app.
    x.window(T) x.da A.root(w,T) appDidEnterBackground A.wa A.window(T){topmost} A.da
    x.da A.root(w,T) A.window(T){topmost} appDidEnterBackground A.wa => 49
    @initial(A=S2) x.da A.root(w,T) appDidEnterBackground A.wd => 49
    A.root(w,T) A.window(T){topmost} A.da appDidEnterBackground A.wd => 49
    x.da A.window(T){topmost} appDidEnterBackground A.wa => 49
    """
  )
}

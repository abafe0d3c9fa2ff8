// Examples of INV-15 and INV-29 to INV-37: the tree, rest and moves.

extension Example {
  static let family = examples(
    """
    // INV-29: instant.
    @parents(c=p) p.wa c.wa p.da c.da p.wd c.wd p.dd c.dd
    @parents(c=p) c.wa p.wa c.da p.da c.wd p.wd c.dd p.dd @complete
    @parents(c=p) p.wd p.dd c.wa c.da => 29
    @parents(c=p) p.wd p.dd c.wa x.wa => 29
    @parents(c=p) p.wd@1 p.dd@1 c.wa@2 p.wa@3 => 29
    @parents(c=p) p.wd@1 p.dd@1 c.wa@2 x.wa@2 p.wa@2
    @parents(c=p) p.wd c.wa x.wa => 29
    @parents(c=p) p.wa c.wa c.da x.wa => 29
    @parents(c=p) p.wa c.wa c.da p.da x.wa
    @parents(c=p) p.da c.wa c.da x.wa
    @parents(c=p) @initial(p=S3) c.da x.wa => 29
    @parents(c=p) p.wa c.wa p.da x.wa => 29
    @parents(c=p) p.wa c.init c.shown(p,T) p.da x.wa => 29
    @parents(c=p) p.wa c.init c.shown(p,F) p.da x.wa
    @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) c.parent(p,F) c.parent(p,T)
      c.window(T) c.wa x.wa
    @parents(c=p) p.da c.da p.wd p.dd x.wa => 29
    @parents(c=p) @containers(p=manual) p.da c.da p.wd p.dd x.wa
    @parents(c=p) p.da c.da c.wd{uikit} p.wd p.dd x.wa c.dd
    @parents(c=p) p.da c.da p.wd c.wd{forward} p.dd x.wa c.dd => 29
    @parents(c=p) @containers(p=manual) p.wa c.wa c.da x.wa => 29 fragile
    @parents(c=p) @containers(p=manual) p.da c.wa p.wd c.da p.dd x.wa => 29 fragile
    @parents(c=p) @containers(p=manual) p.da p.wd c.wa p.dd x.wa => 29 fragile
    @parents(c=p) @containers(p=page) p.init c.wa c.da x.wa
    @parents(c=p) @containers(p=page) p.init c.wa c.da x.wa => 29 ios26+V-PAGE-EARLY=withContainer
    // Only a parent that is itself driven outside of a window may do so, and it then forwards.
    @parents(c=p) p.init begin(c,T) c.wa{begin} c.da{end} end(c) x.wa => 29
    @parents(A=N,B=N) @initial(N=S2) N.tStart(1,push,A,B) A.wd B.wa N.wd N.dd A.dd B.wd B.dd
      tFinish(1)
    @parents(A=N,B=N) N.wa N.tStart(1,push,A,B) A.wd B.wa N.da A.dd B.da tFinish(1)
    @parents(A=N,B=N) @initial(N=S2) N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.wd@0 N.dd@0 B.wd@0
      B.dd@0 A.dd@1 tFinish(1)@1
    @parents(A=N,B=N) N.wa@0 N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.da@0 A.dd@1 B.da@1 tFinish(1)@1
    @parents(c=p) p.wa c.wa p.da x.wa => ios8+Q-6
    // INV-31: the forwarded flag.
    @parents(c=p) p.wa(T) c.wa(T){forward}
    @parents(c=p) p.wa(T) c.wa(F)
    @parents(c=p) p.wa(T) c.wa(F){forward} => 31
    @parents(c=p) c.wa(F){forward} p.wa(T) => 31
    @parents(c=p) p.wa(T) c.wa(F){forward} => ios26+V-CHILD-ANIM=false
    @parents(c=p) p.wa(F) c.wa(T){forward} => 31 ios26+V-CHILD-ANIM=false
    @parents(c=p) p.wa(T) c.wa(F){uikit} p.da(T) c.da(F){forward}
    // INV-33: manual isolation.
    @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{begin}
    @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward} => 33
    @parents(c=p) @containers(p=automatic) p.wa{uikit} c.wa{forward}
    @containers(p=manual) p.da c.wa{uikit} c.parent(p,T) c.da{uikit}
    @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward} => ios5+Q-1
    """
  )

  private static let stage = "@containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da"

  static let rests = examples(
    """
    // INV-15.
    v.wa v.ia v.da rest
    v.wa v.ia rest => 15
    v.wa v.ia rest u.wa u.ia u.da rest => 15
    v.wa rest v.da v.wd rest => 15 15
    v.da v.wd @complete => 15
    @rests(1) v.wa v.da => 15
    v.wa => ios8+Q-6
    v.wa rest => 15 ios8+Q-6
    @parents(v=P) v.wa rest => ios8+Q-6
    v.da v.wd rest => 15 ios8+Q-6
    N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c B.wa B.da tCancel(1) rest => ios26+V-NAV-CANCEL=abbrev
    A.wa rest => 15 ios26+V-NAV-CANCEL=abbrev
    // What is added after the release is taken back as well, but not what has appeared.
    @parents(a=A) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c a.wa B.wa B.da tCancel(1) rest =>
      ios26+V-NAV-CANCEL=abbrev
    @parents(a=A,P=A) @parents(c=P) @initial(P=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa c.wa ✋c
      B.wa B.da tCancel(1) rest => 30 15 ios26+V-NAV-CANCEL=abbrev
    // INV-30.
    @parents(c=p) p.wa c.wa p.da c.da p.wd p.dd rest => 30 also:INV-29
    @parents(c=p) @containers(p=manual) p.wa c.wa p.da c.da p.wd p.dd rest => 30
    // INV-32.
    \(stage) rest
    R.root(w) R.window(T) R.init rest => 32
    \(stage) A.parent(R,T) A.shown(R,T) B.parent(R,T) A.wd B.wa B.ia B.da B.shown(R,T) A.shown(R,F)
      rest => 15 also:INV-32
    \(stage) A.parent(R,T) A.shown(R,F) A.wa A.ia A.da rest => 32
    \(stage) A.parent(R,T) A.shown(R,T) A.init rest => 32
    \(stage) A.parent(R,T) A.init rest
    \(stage) R.window(F) R.wd R.dd rest
    \(stage) C.window(T) C.init rest => 47
    \(stage) C.window(T){topmost} C.init rest => advice:47
    \(stage) C.init C.lv C.dl C.window(T) C.wa C.ia C.da rest => 47
    \(stage) v.init begin(v,T) v.lv v.dl v.wa v.ia v.da end(v) rest => 34
    \(stage) B.presented(R,T,presentHiding) B.wa B.ia B.da R.wd R.dd rest
    \(stage) B.presented(R,T,presentHiding) B.wa B.ia B.da rest => 32
    \(stage) B.presented(R,T,presentKeeping) B.wa B.ia B.da rest
    \(stage) B.presented(R,T) B.wa B.ia B.da rest
    \(stage) S.presented(R,T,presentKeeping) S.wa S.ia S.da F.presented(S,T,presentHiding) S.wd F.wa
      F.ia F.da S.dd rest
    \(stage) S.presented(R,T,presentKeeping) S.wa S.ia S.da F.presented(S,T,presentHiding) S.wd F.wa
      F.ia F.da S.dd R.wd R.dd rest => 32
    \(stage) S.presented(R,T,presentKeeping) S.wa S.ia S.da F.presented(S,T,presentHiding) S.wd F.wa
      F.ia F.da S.dd R.wd R.dd rest => ios26+V-COVER-BENEATH=allVisible
    R.root(w) M.parent(R,T) M.shown(R,T) @containers(M=manual) C.parent(M,T) R.wa M.wa R.da M.da
      begin(C,T) C.wa{begin} C.da{end} end(C) rest
    @parents(c=p) @containers(p=page) p.init c.lv c.dl c.wa c.ia c.da rest
    @parents(c=p) @containers(p=page) R.root(w) p.init c.lv c.dl c.wa c.ia c.da rest
    @parents(c=p) @containers(p=page) p.wa p.da p.wd p.dd c.lv c.dl c.wa c.da rest => 29
    // INV-30, INV-34: PAGE-6 speaks of pages that were there before the first display only.
    @parents(v=P) @containers(P=page) P.dl P.wa v.wa P.da v.da P.wd P.dd P.wa P.da x.wa => 29
    @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.window(F) rest
    // INV-34.
    v.init v.lv v.dl v.window(T) v.wa v.da rest => 47
    v.wa v.da v.window(F) rest => 34
    v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v) rest => 34
    @parents(v=p) v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v) rest
    """
  )

  static let moves = examples(
    """
    // INV-35.
    c.wm(P) c.dm(P) c.wm(nil) c.dm(nil) rest
    c.dm(P) => 35
    c.init c.dm(P) => 35
    c.wa c.da c.dm(P)
    c.wm(P) c.dm(nil) => 35
    c.wm(P) c.wm(P) c.dm(P) => 35
    c.wm(P) c.dm(P) c.wm(P) => 35
    c.wm(P) c.dm(Q) => 35
    c.wm(P) c.dm(P) c.dm(P) => 35
    c.wm(P) c.dm(P) c.dm(P) c.wm(nil) c.dm(nil) c.dm(nil) => catalyst26
    c.wm(P) c.dm(P) c.wm(nil) c.dm(nil) c.dm(nil) => 35
    c.init c.wm(nil) => 35
    c.wm(P) c.dm(P) c.wm(nil) c.dm(P) => 35
    c.wm(P) c.dm(P) c.wm(Q) c.dm(Q) => advice:35
    @parents(c=P) c.wm(nil) c.dm(nil)
    @parents(c=P) c.dm(nil) => advice:35
    c.wm(P) c.wm(nil) c.dm(nil) => advice:35
    c.wm(P) rest rest => advice:35
    @parents(c=P) c.wm(nil) rest => advice:35
    @parents(c=P) c.wm(nil) c.wd c.wa c.da c.wm(nil)
    @parents(c=P) c.wm(nil) c.wm(nil) => 35
    @parents(c=P,A=P,B=P) P.tStart(1,push,A,B) c.wm(nil) c.wm(nil) => 35
    @parents(c=P,A=P,B=P) P.tStart(1,push,A,B) c.wm(nil) c.wm(P) => 35
    \(cancelledPop)tCancel(1) rest
    \(cancelledPop)tCancel(1) rest B.wm(nil)
    \(cancelledPop)B.wm(N) tCancel(1) rest => 35
    \(cancelledPop)B.wm(N) tCancel(1) rest => ios26+V-MOVE-CANCEL=wmNilWmNav
    \(cancelledPop)B.wm(N) B.dm(N) tCancel(1) rest => 35 ios26+V-MOVE-CANCEL=wmNilWmNav
    \(cancelledPop)B.wm(N) B.dm(N) tCancel(1) rest => ios26+V-MOVE-CANCEL=wmNilWmNavDmNav
    N.tStart(1,push,A,B,T,T,user) B.wm(N) A.wd B.wa ✋c B.wd B.dd A.wa A.da B.wm(nil) B.dm(nil)
      tCancel(1) rest
    // INV-36.
    N.tStart(1,push,A,B) B.wm(N) A.wd B.wa A.dd B.da B.dm(N) tFinish(1)
    N.tStart(1,push,A,B) A.wd B.wa B.wm(N) A.dd B.da B.dm(N) tFinish(1) => 36 fragile
    N.tStart(1,push,A,B) B.wm(N) A.wd B.wa B.dm(N) A.dd B.da tFinish(1) => 36 fragile
    @parents(B=N) N.tStart(1,pop,B,A) B.wm(nil) B.wd A.wa B.dd A.da B.dm(nil) tFinish(1)
    @parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd => 36 fragile
    // What follows from an order that was reported is not reported again.
    @initial(A=S2,B=S0) N.tStart(1,push,A,B) B.wm(N) B.wa A.wd B.dm(N) => 23
    @parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd => ios26+V-MOVE-CANCEL=none
    @parents(B=N) N.tStart(1,pop,B,A) B.wm(nil) B.wd A.wa B.dm(nil) B.dd A.da tFinish(1) => 36
      fragile
    @parents(B=N) N.tStart(1,pop,B,A,T,T) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa B.da B.dm(nil)
      tCancel(1) => 36 fragile
    @parents(A=N) N.tStart(1,push,A,B) B.wm(N) A.wd B.wa N.wd B.wd N.dd B.dd A.dd B.dm(N) tFinish(1)
    // INV-37.
    c.wm(P){snap:window,parent:P} c.dm(P){snap:window,parent:P}
    c.wm(P) c.dm(P){snap:window} => 37
    @parents(c=P) c.wm(nil) c.dm(nil){snap:window,parent:P} => 37
    c.wm(P){snap:window} c.dm(P) => 37
    @containers(P=automatic) @parents(c=P) @initial(c=S2) c.wm(nil) c.wd c.wm(P) => 35
    // The app's begin on the parent reaches the child too.
    \(leaving("automatic"))P.wd{begin} c.wd{begin} c.wm(P)
    \(leaving("automatic"))c.wd{begin} P.wd{begin} c.wm(P)
    \(leaving("automatic"))c.wd{begin} c.wm(P) => 35
    // Announced inside the parent's viewWillDisappear, or after the parent has come back.
    @containers(P=automatic) @parents(c=P) @initial(P=S2,c=S2) P.wd{begin} c.wm(nil) c.wd{begin}
      c.wm(P)
    @containers(P=automatic) @parents(c=P) @initial(P=S2,c=S2) P.wd{begin} P.wa{begin} c.wm(nil)
      c.wd{begin} c.wm(P) => 35
    \(leaving("automatic"))P.wd c.wd{uikit} c.wm(P) => 35
    \(leaving("manual"))P.wd c.wd{begin} c.wm(P)
    \(leaving("manual"))c.wd{begin} P.wd c.wm(P) => 35
    c.wm(P){snap:window} c.dm(P) => ios26+V-WM-PARENT=unset
    @containers(P=automatic) @parents(c=P) @initial(c=S2) c.wm(nil) c.wm(P){snap:window,parent:P}
      c.dm(P) => ios26+V-WM-PARENT=unset
    @containers(P=navigation) c.wm(P){snap:window,parent:P} c.dm(P) => ios26+V-WM-PARENT=unset
    c.wm(P){snap:window,parent:P} c.dm(P) => 37 ios26+V-WM-PARENT=unset
    c.parent(P,T) c.wm(P) c.dm(P) c.wm(nil) c.parent(P,F) c.dm(nil)
    x.parent(P,T) c.wm(P) c.dm(P) => 37
    c.parent(P,T) c.wm(P) c.dm(P) c.wm(nil) c.dm(nil) => 37
    """
  )

  /// A child that has appeared, and whose removal its container has announced.
  private static func leaving(_ container: String) -> String {
    "@containers(P=\(container)) @parents(c=P) @initial(P=S2,c=S2) c.wm(nil) "
  }

  private static let cancelledPop =
    "@parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa B.da "
}

// Examples of INV-22 to INV-28: pairs of controllers in one transition.

extension Example {
  private static let push = "N.tStart(1,push,A,B,T,F,call)"
  private static let swipe = "N.tStart(1,pop,B,A,T,T,user)"

  static let pairs = examples(
    """
    // INV-22: universal orders.
    \(push) A.wd B.wa A.dd B.da tFinish(1)
    tStart(1,splitAdapt,o,n) o.wd n.wa n.da o.dd tFinish(1)
    tStart(1,splitAdapt,o,n) o.wd o.dd n.wa n.da tFinish(1) => 22
    tStart(1,splitAdapt,o,n) n.wa n.da o.wd o.dd tFinish(1) => 22
    @initial(A=S2,B=S0) \(push) A.wd A.dd B.wa B.da tFinish(1) => 23 also:INV-22
    \(push) A.wd A.dd B.wa B.da tFinish(1) => 22
    // INV-14: the end of a transition whose container is driven meanwhile is not fixed (CHILD-39).
    @initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1 P.wd@1 A.dd(T)@1
    @initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1 B.da(T)@1 => 14
    // A container that is driven in the middle excuses its forwarding only (CHILD-39).
    @initial(A=S2,B=S0,N=S2) \(push) B.wa A.wd N.wd N.wa N.da tFinish(1) => 23
    @initial(A=S2,B=S0,N=S2) \(push) A.wd B.wa N.wd B.wd{forward} N.dd B.dd{forward} A.dd tFinish(1)
    @initial(A=S2,B=S0,N=S2) \(push) A.wd B.wa N.wd B.wd{forward} N.dd tFinish(1) => 23
    tStart(1,childSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)
    tStart(1,rootSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)
    // INV-23: order per kind.
    \(push) B.wa A.wd A.dd B.da tFinish(1) => 23
    \(push) A.wd B.wa B.da A.dd tFinish(1) => 23
    \(push) A.wd B.wa A.dd tFinish(1) rest => 23
    tStart(1,pop,B,A) B.wd A.wa B.dd A.da tFinish(1)
    tStart(1,presentHiding,A,B) A.wd B.wa B.da A.dd tFinish(1)
    tStart(1,presentHiding,A,B) A.wd B.wa A.dd B.da tFinish(1) => 23
    tStart(1,tab,o,n) n.wa o.wd o.dd n.da tFinish(1)
    tStart(1,tab,o,n) o.wd n.wa o.dd n.da tFinish(1) => 23
    tStart(1,pageScroll,o,n) n.wa o.wd n.da o.dd tFinish(1)
    tStart(1,pageCurl,o,n) n.wa o.wd o.dd n.da tFinish(1)
    tStart(1,pageCurl,o,n) n.wa o.wd n.da o.dd tFinish(1) => 23 fragile
    tStart(1,pageCurl,o,n,T,F,call) o.wd n.wa o.dd n.da tFinish(1) => ios26+V-PAGE-PROG=navLike
    tStart(1,splitDetail,o,n) n.wa o.wd o.dd n.da tFinish(1) => 23
    tStart(1,splitDetail,o,n) n.wa o.wd o.dd n.da tFinish(1) => ios26+V-SPLIT-DETAIL=tabLike
    tStart(1,childTransfer,o,n) n.wa o.wd n.da o.dd tFinish(1) => ios26+V-XFER=toFirst
    tStart(1,rootSwap,o,n) o.wd n.wa o.dd n.da tFinish(1) => 23
    tStart(1,rootSwap,o,n) n.wa o.wd o.dd n.da tFinish(1) => ios26+V-ROOT-SWAP=newFirst
    tStart(1,splitColumn,-,n) n.wa n.da tFinish(1)
    tStart(1,splitColumn,o,-) o.wd o.dd tFinish(1)
    tStart(1,splitColumn,-,n) tFinish(1) => ios26+V-SPLIT-COLUMN=silent
    A.tStart(1,presentKeeping,A,B) B.wa B.da tFinish(1)
    A.tStart(1,dismissKeeping,B,A) B.wd B.dd tFinish(1)
    A.tStart(1,dismissKeeping,B,A) B.wd tFinish(1) => 23
    tStart(1,root,-,R) R.wa R.da tFinish(1)
    // A log without markers, whose kind is known.
    @kind(push) @complete A.wd B.wa A.dd B.da
    @kind(push) @complete B.wa A.wd A.dd B.da => 23
    @kind(pop) @complete B.wd A.wa A.wd A.dd B.wa B.da
    @kind(pop) @complete B.wd A.wa B.wa B.da A.wd A.dd => 24
    // A container that is itself driven forwards into its open transition.
    @parents(A=N,B=N) \(push) A.wd B.wa N.wd B.wd A.dd B.dd N.dd tFinish(1)
    // INV-25: bystanders.
    P.tStart(1,presentKeeping,P,B) B.wa B.da tFinish(1)
    P.tStart(1,presentKeeping,P,B) P.wd B.wa B.da => 25
    P.tStart(1,presentKeeping,-,B) P.wd B.wa B.da => 25
    P.tStart(1,dismissKeeping,B,P) B.wd P.wa B.dd tFinish(1) => 25
    @parents(A=N,B=N,C=N) \(push) A.wd C.wd B.wa A.dd B.da tFinish(1) => 25
    @parents(A=N,B=N,C=N) \(push) A.wd C.wd{t:1} B.wa A.dd B.da tFinish(1) => 25
    @parents(A=N,B=N,C=B) \(push) A.wd B.wa C.wa A.dd B.da C.da tFinish(1)
    @parents(A=N,B=N,X=N,c=X) \(push) A.wd X.wd{t:1} c.wd{forward,t:1} B.wa => 25
    @parents(A=N,B=N,C=N) \(push) A.wd C.wd{begin} B.wa A.dd B.da tFinish(1)
    \(push) X.wd A.wd B.wa A.dd B.da tFinish(1)
    @parents(A=N,B=N,C=N) N.tStart(1,popTo,C,A) C.wd B.wd A.wa C.dd A.da tFinish(1) => 25 fragile
    @parents(o=P,n=P,x=P) P.tStart(1,childSwap,o,n) x.wd{uikit,t:1} n.wa
    // One that a stack has popped is presented in the context of another one.
    @parents(A=N,B=N,C=N) C.shown(N,F) C.parent(N,F) C.presented(A,T,presentKeeping) \(push) A.wd
      C.wd{forward,t:1} B.wa A.dd C.dd{forward,t:1} B.da tFinish(1)
    @parents(A=N,B=N,C=B) \(push) A.wd B.wa C.wa{t:1} A.dd B.da C.da{t:1} tFinish(1)
    // INV-26: completions.
    tStart(1,presentHiding,A,B,T,T) A.wd B.wa ✋c B.wd B.dd A.wa A.da presentDone(B) tCancel(1) => 26
    B.wa B.da presentDone(B)
    B.wa presentDone(B) B.da => 26
    B.init presentDone(B) => 26
    tStart(1,presentHiding,A,B,T,T) A.wd B.wa ✋c presentDone(B) B.wd B.dd A.wa A.da tCancel(1) => 26
    tStart(1,presentHiding,A,B) A.wd B.wa B.da presentDone(B) A.dd tFinish(1)
    B.wd B.dd dismissDone(B)
    B.wa B.da presentDone(B) B.wd B.dd dismissDone(B)
    B.wa B.da presentDone(B) presentDone(B) => 26
    B.wd dismissDone(B) B.dd => 26
    tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd dismissDone(B) tFinish(1)
    B.wd A.wa B.dd dismissDone(B,A) A.da => 26
    A.wa B.wd B.dd dismissDone(B,A) A.da
    tStart(1,dismissHiding,B,A,T,T) B.wd A.wa ✋c A.wd A.dd B.wa B.da dismissDone(B) tCancel(1) => 26
    \(swipe) B.wd A.wa tcDone(F) ✋f B.dd A.da tFinish(1) => 26
    """
  )

  static let cancels = examples(
    """
    // INV-24: order per kind, cancelled.
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) rest
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) tStart(2,pop,B,A,T,F) B.wd A.wa B.dd A.da
      tFinish(2) rest
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) A.da => 3
    \(swipe) B.wd A.wa ✋c B.wa B.da tCancel(1) => 24
    \(swipe) B.wd A.wa ✋c B.wa B.da tCancel(1) => ios26+V-NAV-CANCEL=abbrev
    \(swipe) B.wd A.wa ✋c A.wd B.wa A.dd B.da tCancel(1) => ios26+V-NAV-CANCEL=interleaved
    N.tStart(1,tab,B,A,T,T,user) A.wa B.wd ✋c A.wd B.wa A.dd B.da tCancel(1) =>
      ios26+V-CANCEL-TIME=atRelease
    N.tStart(1,tab,B,A,T,T,user) A.wa B.wd ✋c A.wd A.dd B.wa B.da tCancel(1) => 24
      ios26+V-CANCEL-TIME=atRelease
    \(swipe) B.wd A.wa ✋c A.wd B.wa A.dd B.da tCancel(1) => 24 ios26+V-CANCEL-TIME=atRelease
    \(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) => ios26+V-CANCEL-TIME=atRelease
    \(swipe) A.wa B.wd ✋c A.wd A.dd B.wa B.da tCancel(1) => 23
    // A container that comes and goes more often than a word has letters.
    @parents(A=N,B=N) @initial(N=S2,A=S2,B=S0) N.tStart(1,push,A,B) A.wd B.wa N.wd B.wd N.dd B.dd
      N.wa B.wa N.da N.wd B.wd N.dd B.dd N.wa B.wa N.da N.wd B.wd N.dd B.dd N.wa B.wa N.da N.wd B.wd
      N.dd B.dd N.wa B.wa N.da N.wd B.wd N.dd B.dd N.wa B.wa N.da A.dd B.da tFinish(1)
    @initial(A=S0,B=S2) \(swipe) B.wd ✋c B.wa B.da tCancel(1) => 24
    @initial(A=S0,B=S2) \(swipe) B.wd ✋c B.wa B.da tCancel(1) => 24 ios26+V-NAV-CANCEL=abbrev
    @initial(A=S0,B=S2) \(swipe) B.wd A.wa ✋c A.wd A.dd tCancel(1) => 24
    tStart(1,tab,o,n,T,T) n.wa o.wd ✋c n.wd n.dd o.wa o.da tCancel(1)
    tStart(1,tab,o,n,T,T) n.wa o.wd ✋c o.wa o.da n.wd n.dd tCancel(1) => ios26+V-TAB-CANCEL=oldFirst
    tStart(1,tab,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1) =>
      ios26+V-TAB-CANCEL=interleaved
    tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c n.wd n.dd o.wa o.da tCancel(1)
    tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c o.wa o.da n.wd n.dd tCancel(1) =>
      ios26+V-MODAL-CANCEL=oldFirst
    tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c n.wd o.wa n.dd o.da tCancel(1) =>
      ios26+V-MODAL-CANCEL=interleaved
    tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c o.wa o.da n.wd n.dd tCancel(1)
    tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1) => 24 fragile
    tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1) =>
      ios26+V-PAGE-CANCEL=any
    tStart(1,pageCurl,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1)
    P.tStart(1,sheetDrag,B,-,T,T) B.wd ✋c B.wa B.da tCancel(1)
    P.tStart(1,sheetDrag,B,-,T,T) ✋c tCancel(1) => ios26+V-SHEET-CANCEL=silentDrag
    @initial(B=S2) P.tStart(1,sheetDrag,B,-,T,T) ✋c tCancel(1) => 24 fragile
    tStart(1,presentKeeping,A,B,T,T) B.wa ✋c B.wd B.dd tCancel(1)
    tStart(1,dismissKeeping,B,A,T,T) B.wd ✋c B.wa B.da tCancel(1)
    \(swipe) B.wd A.wa ✋c ✋f B.dd A.da tFinish(1)
    // INV-27: the handler first.
    \(swipe) tcReg(h,T) B.wd A.wa ✋c tcInter(T,h) A.wd A.dd B.wa B.da tCancel(1)
    \(swipe) B.wd A.wa ✋c A.wd tcInter(T) A.dd B.wa B.da tCancel(1) => 27
    \(swipe) tcReg(h,T) B.wd A.wa ✋c A.wd tcInter(T,h) A.dd B.wa B.da tCancel(1) => 27
    // INV-28: no did of the loser.
    \(swipe) B.wd A.wa ✋c A.da => 28
    \(swipe) B.wd A.wa ✋c B.dd => 28
    \(swipe) B.wd A.wa B.dd A.da ✋c tCancel(1) => 28
    """
  )
}

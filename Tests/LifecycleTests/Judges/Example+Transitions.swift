// Examples of INV-22 to INV-28: pairs of controllers in one transition.

extension Example {
  private static let push = "N.tStart(1,push,A,B,T,F,call)"
  private static let swipe = "N.tStart(1,pop,B,A,T,T,user)"

  static let pairs: [Example] = [
    // INV-22: universal orders.
    Example("\(push) A.wd B.wa A.dd B.da tFinish(1)"),
    Example("tStart(1,splitAdapt,o,n) o.wd n.wa n.da o.dd tFinish(1)"),
    Example("tStart(1,splitAdapt,o,n) o.wd o.dd n.wa n.da tFinish(1)", "22"),
    Example("tStart(1,splitAdapt,o,n) n.wa n.da o.wd o.dd tFinish(1)", "22"),
    Example("@initial(A=S2,B=S0) \(push) A.wd A.dd B.wa B.da tFinish(1)", "23", also: "INV-22"),
    Example("\(push) A.wd A.dd B.wa B.da tFinish(1)", "22"),
    // INV-14: the end of a transition whose container is driven meanwhile is not fixed (CHILD-39).
    Example(
      "@initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1 P.wd@1 "
        + "A.dd(T)@1"
    ),
    Example(
      "@initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1 B.da(T)@1",
      "14"
    ),
    // A container that is driven in the middle excuses its forwarding only (CHILD-39).
    Example("@initial(A=S2,B=S0,N=S2) \(push) B.wa A.wd N.wd N.wa N.da tFinish(1)", "23"),
    Example(
      "@initial(A=S2,B=S0,N=S2) \(push) A.wd B.wa N.wd B.wd{forward} N.dd B.dd{forward} A.dd "
        + "tFinish(1)"
    ),
    Example("@initial(A=S2,B=S0,N=S2) \(push) A.wd B.wa N.wd B.wd{forward} N.dd tFinish(1)", "23"),
    Example("tStart(1,childSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)"),
    Example("tStart(1,rootSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)"),
    // INV-23: order per kind.
    Example("\(push) B.wa A.wd A.dd B.da tFinish(1)", "23"),
    Example("\(push) A.wd B.wa B.da A.dd tFinish(1)", "23"),
    Example("\(push) A.wd B.wa A.dd tFinish(1) rest", "23"),
    Example("tStart(1,pop,B,A) B.wd A.wa B.dd A.da tFinish(1)"),
    Example("tStart(1,presentHiding,A,B) A.wd B.wa B.da A.dd tFinish(1)"),
    Example("tStart(1,presentHiding,A,B) A.wd B.wa A.dd B.da tFinish(1)", "23"),
    Example("tStart(1,tab,o,n) n.wa o.wd o.dd n.da tFinish(1)"),
    Example("tStart(1,tab,o,n) o.wd n.wa o.dd n.da tFinish(1)", "23"),
    Example("tStart(1,pageScroll,o,n) n.wa o.wd n.da o.dd tFinish(1)"),
    Example("tStart(1,pageCurl,o,n) n.wa o.wd o.dd n.da tFinish(1)"),
    Example(
      "tStart(1,pageCurl,o,n) n.wa o.wd n.da o.dd tFinish(1)",
      "23",
      isFragile: true
    ),
    Example(
      "tStart(1,pageCurl,o,n,T,F,call) o.wd n.wa o.dd n.da tFinish(1)",
      profile: "ios26+V-PAGE-PROG=navLike"
    ),
    Example("tStart(1,splitDetail,o,n) n.wa o.wd o.dd n.da tFinish(1)", "23"),
    Example(
      "tStart(1,splitDetail,o,n) n.wa o.wd o.dd n.da tFinish(1)",
      profile: "ios26+V-SPLIT-DETAIL=tabLike"
    ),
    Example(
      "tStart(1,childTransfer,o,n) n.wa o.wd n.da o.dd tFinish(1)",
      profile: "ios26+V-XFER=toFirst"
    ),
    Example("tStart(1,rootSwap,o,n) o.wd n.wa o.dd n.da tFinish(1)", "23"),
    Example(
      "tStart(1,rootSwap,o,n) n.wa o.wd o.dd n.da tFinish(1)",
      profile: "ios26+V-ROOT-SWAP=newFirst"
    ),
    Example("tStart(1,splitColumn,-,n) n.wa n.da tFinish(1)"),
    Example("tStart(1,splitColumn,o,-) o.wd o.dd tFinish(1)"),
    Example("tStart(1,splitColumn,-,n) tFinish(1)", profile: "ios26+V-SPLIT-COLUMN=silent"),
    Example("A.tStart(1,presentKeeping,A,B) B.wa B.da tFinish(1)"),
    Example("A.tStart(1,dismissKeeping,B,A) B.wd B.dd tFinish(1)"),
    Example("A.tStart(1,dismissKeeping,B,A) B.wd tFinish(1)", "23"),
    Example("tStart(1,root,-,R) R.wa R.da tFinish(1)"),
    // A log without markers, whose kind is known.
    Example("@kind(push) @complete A.wd B.wa A.dd B.da"),
    Example("@kind(push) @complete B.wa A.wd A.dd B.da", "23"),
    Example("@kind(pop) @complete B.wd A.wa A.wd A.dd B.wa B.da"),
    Example("@kind(pop) @complete B.wd A.wa B.wa B.da A.wd A.dd", "24"),
    // A container that is itself driven forwards into its open transition.
    Example("@parents(A=N,B=N) \(push) A.wd B.wa N.wd B.wd A.dd B.dd N.dd tFinish(1)"),
    // INV-25: bystanders.
    Example("P.tStart(1,presentKeeping,P,B) B.wa B.da tFinish(1)"),
    Example("P.tStart(1,presentKeeping,P,B) P.wd B.wa B.da", "25"),
    Example("P.tStart(1,presentKeeping,-,B) P.wd B.wa B.da", "25"),
    Example("P.tStart(1,dismissKeeping,B,P) B.wd P.wa B.dd tFinish(1)", "25"),
    Example("@parents(A=N,B=N,C=N) \(push) A.wd C.wd B.wa A.dd B.da tFinish(1)", "25"),
    Example("@parents(A=N,B=N,C=N) \(push) A.wd C.wd{t:1} B.wa A.dd B.da tFinish(1)", "25"),
    Example("@parents(A=N,B=N,C=B) \(push) A.wd B.wa C.wa A.dd B.da C.da tFinish(1)"),
    Example("@parents(A=N,B=N,X=N,c=X) \(push) A.wd X.wd{t:1} c.wd{forward,t:1} B.wa", "25"),
    Example("@parents(A=N,B=N,C=N) \(push) A.wd C.wd{begin} B.wa A.dd B.da tFinish(1)"),
    Example("\(push) X.wd A.wd B.wa A.dd B.da tFinish(1)"),
    Example(
      "@parents(A=N,B=N,C=N) N.tStart(1,popTo,C,A) C.wd B.wd A.wa C.dd A.da tFinish(1)",
      "25",
      isFragile: true
    ),
    Example("@parents(o=P,n=P,x=P) P.tStart(1,childSwap,o,n) x.wd{uikit,t:1} n.wa"),
    // One that a stack has popped is presented in the context of another one.
    Example(
      "@parents(A=N,B=N,C=N) C.shown(N,F) C.parent(N,F) C.presented(A,T,presentKeeping) "
        + "\(push) A.wd C.wd{forward,t:1} B.wa A.dd C.dd{forward,t:1} B.da tFinish(1)"
    ),
    Example("@parents(A=N,B=N,C=B) \(push) A.wd B.wa C.wa{t:1} A.dd B.da C.da{t:1} tFinish(1)"),
    // INV-26: completions.
    Example(
      "tStart(1,presentHiding,A,B,T,T) A.wd B.wa ✋c B.wd B.dd A.wa A.da presentDone(B) tCancel(1)",
      "26"
    ),
    Example("B.wa B.da presentDone(B)"),
    Example("B.wa presentDone(B) B.da", "26"),
    Example("B.init presentDone(B)", "26"),
    Example(
      "tStart(1,presentHiding,A,B,T,T) A.wd B.wa ✋c presentDone(B) B.wd B.dd A.wa A.da tCancel(1)",
      "26"
    ),
    Example("tStart(1,presentHiding,A,B) A.wd B.wa B.da presentDone(B) A.dd tFinish(1)"),
    Example("B.wd B.dd dismissDone(B)"),
    Example("B.wa B.da presentDone(B) B.wd B.dd dismissDone(B)"),
    Example("B.wa B.da presentDone(B) presentDone(B)", "26"),
    Example("B.wd dismissDone(B) B.dd", "26"),
    Example("tStart(1,dismissHiding,B,A) B.wd A.wa A.da B.dd dismissDone(B) tFinish(1)"),
    Example("B.wd A.wa B.dd dismissDone(B,A) A.da", "26"),
    Example("A.wa B.wd B.dd dismissDone(B,A) A.da"),
    Example(
      "tStart(1,dismissHiding,B,A,T,T) B.wd A.wa ✋c A.wd A.dd B.wa B.da dismissDone(B) tCancel(1)",
      "26"
    ),
    Example("\(swipe) B.wd A.wa tcDone(F) ✋f B.dd A.da tFinish(1)", "26"),
  ]

  static let cancels: [Example] = [
    // INV-24: order per kind, cancelled.
    Example("\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) rest"),
    Example(
      "\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) "
        + "tStart(2,pop,B,A,T,F) B.wd A.wa B.dd A.da tFinish(2) rest"
    ),
    Example("\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) A.da", "3"),
    Example("\(swipe) B.wd A.wa ✋c B.wa B.da tCancel(1)", "24"),
    Example("\(swipe) B.wd A.wa ✋c B.wa B.da tCancel(1)", profile: "ios26+V-NAV-CANCEL=abbrev"),
    Example(
      "\(swipe) B.wd A.wa ✋c A.wd B.wa A.dd B.da tCancel(1)",
      profile: "ios26+V-NAV-CANCEL=interleaved"
    ),
    Example(
      "N.tStart(1,tab,B,A,T,T,user) A.wa B.wd ✋c A.wd B.wa A.dd B.da tCancel(1)",
      profile: "ios26+V-CANCEL-TIME=atRelease"
    ),
    Example(
      "N.tStart(1,tab,B,A,T,T,user) A.wa B.wd ✋c A.wd A.dd B.wa B.da tCancel(1)",
      "24",
      profile: "ios26+V-CANCEL-TIME=atRelease"
    ),
    Example(
      "\(swipe) B.wd A.wa ✋c A.wd B.wa A.dd B.da tCancel(1)",
      "24",
      profile: "ios26+V-CANCEL-TIME=atRelease"
    ),
    Example(
      "\(swipe) B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1)",
      profile: "ios26+V-CANCEL-TIME=atRelease"
    ),
    Example("\(swipe) A.wa B.wd ✋c A.wd A.dd B.wa B.da tCancel(1)", "23"),
    // A container that comes and goes more often than a word has letters.
    Example(
      "@parents(A=N,B=N) @initial(N=S2,A=S2,B=S0) N.tStart(1,push,A,B) A.wd B.wa "
        + String(repeating: "N.wd B.wd N.dd B.dd N.wa B.wa N.da ", count: 5)
        + "A.dd B.da tFinish(1)"
    ),
    Example("@initial(A=S0,B=S2) \(swipe) B.wd ✋c B.wa B.da tCancel(1)", "24"),
    Example(
      "@initial(A=S0,B=S2) \(swipe) B.wd ✋c B.wa B.da tCancel(1)",
      "24",
      profile: "ios26+V-NAV-CANCEL=abbrev"
    ),
    Example("@initial(A=S0,B=S2) \(swipe) B.wd A.wa ✋c A.wd A.dd tCancel(1)", "24"),
    Example("tStart(1,tab,o,n,T,T) n.wa o.wd ✋c n.wd n.dd o.wa o.da tCancel(1)"),
    Example(
      "tStart(1,tab,o,n,T,T) n.wa o.wd ✋c o.wa o.da n.wd n.dd tCancel(1)",
      profile: "ios26+V-TAB-CANCEL=oldFirst"
    ),
    Example(
      "tStart(1,tab,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1)",
      profile: "ios26+V-TAB-CANCEL=interleaved"
    ),
    Example("tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c n.wd n.dd o.wa o.da tCancel(1)"),
    Example(
      "tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c o.wa o.da n.wd n.dd tCancel(1)",
      profile: "ios26+V-MODAL-CANCEL=oldFirst"
    ),
    Example(
      "tStart(1,dismissHiding,o,n,T,T) o.wd n.wa ✋c n.wd o.wa n.dd o.da tCancel(1)",
      profile: "ios26+V-MODAL-CANCEL=interleaved"
    ),
    Example("tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c o.wa o.da n.wd n.dd tCancel(1)"),
    Example(
      "tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1)",
      "24",
      isFragile: true
    ),
    Example(
      "tStart(1,pageScroll,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1)",
      profile: "ios26+V-PAGE-CANCEL=any"
    ),
    Example("tStart(1,pageCurl,o,n,T,T) n.wa o.wd ✋c n.wd o.wa n.dd o.da tCancel(1)"),
    Example("P.tStart(1,sheetDrag,B,-,T,T) B.wd ✋c B.wa B.da tCancel(1)"),
    Example(
      "P.tStart(1,sheetDrag,B,-,T,T) ✋c tCancel(1)",
      profile: "ios26+V-SHEET-CANCEL=silentDrag"
    ),
    Example("@initial(B=S2) P.tStart(1,sheetDrag,B,-,T,T) ✋c tCancel(1)", "24", isFragile: true),
    Example("tStart(1,presentKeeping,A,B,T,T) B.wa ✋c B.wd B.dd tCancel(1)"),
    Example("tStart(1,dismissKeeping,B,A,T,T) B.wd ✋c B.wa B.da tCancel(1)"),
    Example("\(swipe) B.wd A.wa ✋c ✋f B.dd A.da tFinish(1)"),
    // INV-27: the handler first.
    Example("\(swipe) tcReg(h,T) B.wd A.wa ✋c tcInter(T,h) A.wd A.dd B.wa B.da tCancel(1)"),
    Example("\(swipe) B.wd A.wa ✋c A.wd tcInter(T) A.dd B.wa B.da tCancel(1)", "27"),
    Example("\(swipe) tcReg(h,T) B.wd A.wa ✋c A.wd tcInter(T,h) A.dd B.wa B.da tCancel(1)", "27"),
    // INV-28: no did of the loser.
    Example("\(swipe) B.wd A.wa ✋c A.da", "28"),
    Example("\(swipe) B.wd A.wa ✋c B.dd", "28"),
    Example("\(swipe) B.wd A.wa B.dd A.da ✋c tCancel(1)", "28"),
  ]
}

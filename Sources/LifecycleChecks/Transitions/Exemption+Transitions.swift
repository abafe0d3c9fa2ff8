// The table of exemptions: INV-20 to INV-28, the two sides of a transition.

internal import VCLifecycle

extension Exemption.Row {
  static let transitions = TextTable(
    "Exemption+Transitions.swift",
    keys: keys,
    #"""
    drivenRoot | INV-20 | CHILD-20
      The root of a window has no parent: its host may drive it, as test hosts do.
      example: p.init v.init x.parent(p,T) v.root(w) begin(v,T) v.lv v.dl v.wa{begin} v.da{end}
        end(v)

    childOfManual | INV-21 | CHILD-19
      UIKit does not drive the children of a manual container, not even in its own transitions.
      example: @containers(B=manual) @parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa
        begin(C,T)

    ownTransition | INV-21 | CHILD-25
      In a change of children that a container makes itself, the container is the driver.
      example: P.tStart(1,childSwap,A,B) begin(B,T) B.wa

    handOrder | INV-22 | CHILD-25
      In a change of children that a container makes itself, the order is that of its own calls.
      example: tStart(1,childSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)

    rootSwap | INV-22 | WIN-7
      When a window's root is replaced, the old views may be removed before the new ones come.
      variant: V-ROOT-SWAP=oldOutNewIn
      example: tStart(1,rootSwap,o,n) o.wd o.dd n.wa n.da tFinish(1)

    disturbedUniversal | INV-22 | CHILD-39
      A container that is itself driven forwards into its open transition, in an unknown order.
      variant: V-FWD-DURING
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd N.wd N.dd A.dd N.wa B.wa
        N.da B.da tFinish(1)

    disturbedOrder | INV-23 | CHILD-39
      What a container that is itself driven forwards to a side of its open transition comes in an
      unknown order.
      variant: V-FWD-DURING
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd B.wa N.wd B.wd{forward}
        N.dd B.dd{forward} A.dd tFinish(1)

    disturbedReturn | INV-24 | CHILD-39
      What a container that is itself driven forwards to a side of its cancelled transition comes in
      an unknown order.
      variant: V-FWD-DURING
      example: @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c A.wd A.dd N.wd
        N.dd B.dd{forward} tCancel(1)

    handBystander | INV-25 | CHILD-25
      In a change of children that a container makes itself, it may move any of its children.
      example: @parents(o=P,n=P,x=P) P.tStart(1,childSwap,o,n) x.wd{uikit,t:1} n.wa

    completingBystander | INV-25 | CHILD-16
      A controller that is removed during a transition still receives the did of what began in it.
      example: @parents(A=N,B=N,C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa C.wa C.parent(B,F)
        C.da{t:1}

    disturbedLoser | INV-28 | CHILD-39
      A container that is itself driven completes the disappearance of its controllers, also in a
      cancelled transition.
      variant: V-FWD-DURING
      example: @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c A.wd A.dd N.wd
        N.dd B.dd{forward} tCancel(1)

    goneWithContainer | INV-28 | CHILD-39
      The old controller of a cancelled transition disappears all the same where its container
      leaves meanwhile.
      variant: V-FWD-DURING
      example: @parents(A=N,B=N) @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa
        N.wd A.wd{forward} N.dd A.dd{forward} ✋c B.dd tCancel(1)
    """#
  )
}

// The table of exemptions: INV-35 to INV-37, moves.

internal import VCLifecycle

extension Exemption.Row {
  static let moves = TextTable(
    "Exemption+Moves.swift",
    keys: keys,
    #"""
    leftSilently | INV-35 | NAV-8
      A controller that leaves a stack from between may receive neither willMove nor didMove, and
      moves in again as if it had.
      variant: V-NAV-MIDDLE-MOVE=none
      profile: ios26+V-NAV-MIDDLE-MOVE=none
      example: @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F)
        c.parent(n,T) c.wm(n) c.dm(n)

    replacedSilently | INV-35 | NAV-10
      What a stack showed when its controllers were set may receive neither willMove nor didMove,
      and moves in again as if it had.
      variant: V-SETVCS-MOVE=notSent
      profile: ios26+V-SETVCS-MOVE=notSent
      example: @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F)
        c.parent(n,T) c.wm(n) c.dm(n)

    takenBack | INV-35 | MOVE-4
      A cancelled pop may take its willMove(nil) back with a willMove to the stack.
      variant: V-MOVE-CANCEL=wmNilWmNav
      profile: ios26+V-MOVE-CANCEL=wmNilWmNav
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) tCancel(1) rest

    takenBackWithDid | INV-35 | MOVE-4
      A cancelled pop may take its willMove(nil) back with a willMove and a didMove to the stack.
      variant: V-MOVE-CANCEL=wmNilWmNavDmNav
      profile: ios26+V-MOVE-CANCEL=wmNilWmNavDmNav
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) tCancel(1) rest

    takenBackByApp | INV-35 | MOVE-4
      What takes the willMove(nil) of a cancelled removal back is open; an app's own container may
      send willMove and didMove to itself.
      variant: V-MOVE-CANCEL
      example: @containers(P=manual) @parents(c=P) c.wm(nil) c.wd c.wa c.wm(P) c.da c.dm(P) rest

    takenBackUntouched | INV-35 | CHILD-2
      An app's own container may take back a removal that it has only announced: without
      removeFromParent and a viewWillDisappear of the child alone, nothing has left.
      example: @containers(P=automatic) @parents(c=P) @initial(c=S2) c.wm(nil) c.wm(P) c.dm(P) rest

    takenByCollapse | INV-35 | SPLIT-5
      A collapsing split view moves a column onto the stack of another one; which moves it sends is
      open.
      variant: V-SPLIT-COLLAPSE
      example: @containers(S=split,N=navigation) @parents(N=S,D=S) D.wm(N) D.dm(N) rest

    repeatedDidMove | INV-35 | CHILD-6
      UIKit may send didMove(parent) again with viewDidAppear.
      variant: V-DM-REPEAT=atEnd
      profile: catalyst26
      example: c.wm(P) c.dm(P) c.dm(P)

    repeatedAfterReturn | INV-35 | MOVE-4
      The didMove with which a cancelled pop takes its willMove(nil) back repeats the first one.
      variant: V-MOVE-CANCEL=wmNilWmNavDmNav
      profile: ios26+V-MOVE-CANCEL=wmNilWmNavDmNav
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) B.dm(N) tCancel(1) rest

    cancelledPush | INV-35 | NAV-18
      A cancelled push removes a controller that never received didMove.
      example: N.tStart(1,push,A,B,T,T,user) B.wm(N) A.wd B.wa ✋c B.wd B.dd A.wa A.da B.wm(nil)
        B.dm(nil) tCancel(1) rest

    nextAttempt | INV-35 | MOVE-4
      After a cancelled pop that left its willMove(nil) as it is, the next one announces the removal
      again. A log without transitions does not show the cancellation if the stack left meanwhile.
      variant: V-MOVE-CANCEL=wmNilOnly
      example: @parents(c=P) c.wm(nil) c.wd c.wa c.da c.wm(nil)

    repeatedLeave | INV-35 | CHILD-6
      UIKit may send didMove(nil) again with viewDidDisappear.
      variant: V-DM-REPEAT=atEnd
      profile: catalyst26
      example: c.wm(P) c.dm(P) c.wm(nil) c.dm(nil) c.dm(nil)

    cancelledRemoval | INV-35 | MOVE-4
      A cancelled pop may leave its willMove(nil) as it is.
      variant: V-MOVE-CANCEL=wmNilOnly
      example: @containers(N=navigation) @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil)
        B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) rest

    awaitedPage | INV-35 | MOVE-8
      A page receives didMove after its viewDidAppear: one that has not appeared is still waiting.
      example: @containers(P=page) c.wm(P) rest

    unseenPage | INV-35 | MOVE-8
      A page that leaves before it has appeared has received no didMove.
      example: @containers(P=page) c.wm(P) c.wm(nil) c.dm(nil) rest

    disturbedMove | INV-36 | CHILD-39
      A container that is itself driven forwards to a side of its open transition at an unknown
      time, before or after the moves.
      variant: V-FWD-DURING
      example: @parents(A=N) N.tStart(1,push,A,B) B.wm(N) A.wd B.wa N.wd B.wd N.dd B.dd A.dd B.dm(N)
        tFinish(1)

    moveByOutcome | INV-36 | MOVE-4
      An interactive pop may announce the removal only once it is certain, after viewWillDisappear.
      variant: V-MOVE-CANCEL=none
      profile: ios26+V-MOVE-CANCEL=none
      example: @parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd

    ownTime | INV-37 | MOVE-1
      UIKit's containers send willMove at a time of their own, before or after the link is made.
      variant: V-NAV-WM-TIME
      profile: ios26+V-WM-PARENT=unset
      example: @containers(P=navigation) c.wm(P){snap:window,parent:P} c.dm(P)
    """#
  )
}

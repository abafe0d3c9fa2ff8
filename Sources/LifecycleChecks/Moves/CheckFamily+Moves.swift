// Moves between parents.

internal import VCLifecycle

extension CheckFamily {
  static let moves = CheckFamily(
    "Moves",
    #"""
    INV-35 | always | CHILD-1, CHILD-2, CHILD-5, CHILD-6, CHILD-30, MOVE-1, MOVE-2, MOVE-3, MOVE-4
      title: didMove(toParent:) without willMove(toParent:)
      demand: willMove and didMove alternate between a parent and nil.
      needs: willMove and didMove
      about: single event
      depends: V-DM-REPEAT, V-MOVE-CANCEL, V-REPARENT, V-ADDCHILD-TWICE
      cites: [movingAtRest, neverMoved, willMoveTwice] CHILD-1, CHILD-5
      cites: [leftUnannounced, leavingAtRest, willMoveLeaving, didMoveLeaving] CHILD-2
      cites: [movedOver, didMoveElsewhere] CHILD-30
      cites: [didLeaveMoving] CHILD-2, CHILD-30
      clause: willMoveTwice* | didMove(toParent:) | willMove(toParent:) called twice
      clause: willMoveAgain* | nothing: it has that parent | willMove(toParent:) to the parent it
        has
      clause: movedOver* | didMove(toParent: nil) from the old parent | willMove(toParent:) to
        another parent
      clause: willMoveLeaving* | didMove(toParent: nil) | willMove(toParent:) during a removal
      clause: didMoveElsewhere | didMove(toParent:) to the announced parent | didMove(toParent:) to
        another parent
      clause: didMoveTwice* | one didMove | didMove(toParent:) called twice
      clause: didMoveUnannounced | willMove(toParent:) or addChild first | didMove(toParent:)
        without willMove(toParent:)
      clause: didMoveLeaving* | didMove(toParent: nil) | didMove(toParent:) during a removal
      clause: neverMoved* | didMove(toParent:) | didMove(toParent:) missing before
        willMove(toParent: nil)
      clause: willLeaveTwice* | didMove(toParent: nil) | willMove(toParent: nil) called twice
      clause: willLeaveNothing* | nothing: it has no parent | willMove(toParent: nil) without a
        parent
      clause: leftUnannounced* | willMove(toParent: nil) before removeFromParent |
        willMove(toParent: nil) missing
      clause: didLeaveMoving* | didMove(toParent:) to the parent | didMove(toParent: nil) after
        willMove(toParent:)
      clause: didLeaveNothing* | nothing: it has no parent | didMove(toParent: nil) called twice or
        without a parent
      clause: movingAtRest* | didMove(toParent:) | didMove(toParent:) missing
      clause: leavingAtRest* | removeFromParent | didMove(toParent: nil) missing
      violated by: c.dm(P)
      violated by: c.wm(P) c.dm(nil)
      cause: [movingAtRest, neverMoved, willMoveTwice] didMove(toParent:) is missing after addChild
      cause: [leftUnannounced] willMove(toParent: nil) is missing before removeFromParent
      cause: [leavingAtRest, willMoveLeaving, didMoveLeaving] removeFromParent is missing after
        willMove(toParent: nil)
      cause: [didLeaveMoving] the child is removed before its addition has ended, and without
        willMove(toParent: nil)
      cause: [willLeaveTwice] a removal begins again before removeFromParent has ended the first
      cause: [didMoveTwice, willLeaveTwice, willLeaveNothing, didLeaveNothing] a removal or an
        addition is completed twice, as by the completion of an earlier one
      cause: [willMoveAgain, didMoveTwice] a child that has a parent is added again without a
        removal
      cause: [willMoveTwice, willMoveAgain, didMoveTwice, willLeaveTwice, didLeaveNothing,
        willLeaveNothing] the app calls a method that addChild or removeFromParent calls as well
      cause: [didMoveUnannounced] didMove(toParent:) is called without addChild
      cause: [movedOver, didMoveElsewhere, didLeaveMoving] the child moves to another parent before
        the first move has ended
      repair: Adding: addChild, addSubview, didMove(toParent: self). Removing: willMove(toParent:
        nil), removeFromSuperview, removeFromParent.

    INV-36 | transition | MOVE-1, MOVE-2, MOVE-3, MOVE-4 | V-MOVE-CANCEL, V-NAV-WM-TIME
      title: willMove or didMove at the wrong place of a push or pop
      demand: In a push or pop, willMove precedes the will callback and didMove follows the did
        callback.
      needs: transition markers, willMove and didMove
      about: transition, single event
      clause: moveAfterAppear | willMove(toParent:) before viewWillAppear | {callback} at another
        place
      clause: movedBeforeAppear | didMove(toParent:) after viewDidAppear | {callback} at another
        place
      clause: moveAfterLeave | willMove(toParent: nil) before viewWillDisappear | {callback} at
        another place
      clause: movedBeforeLeave | {1} | {callback} at another place
      unreported: knownMove
      violated by: @parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd
      cause: willMove or didMove is called by hand on a controller of a navigation stack
      cause: a custom container sends didMove before the transition has ended
      repair: Leave willMove and didMove of pushed controllers to the navigation controller.

    INV-37 | always, single event | CHILD-1, CHILD-2, CHILD-3 | V-WM-PARENT
      title: parent differs from didMove(toParent:)
      demand: In didMove the parent is the one named, and in willMove the one that the variant
        names.
      needs: willMove and didMove, snapshots
      needs: willMove and didMove, the tree of controllers
      clause: linkAtDidMove | {1} | {2}
      clause: linkAtDidLeave | {1} | {2}
      clause: linkAtWillMove | {1} | {2}
      violated by: @parents(c=P) c.wm(nil) c.dm(nil){snap:,parent:P}
      cause: didMove(toParent:) is called without addChild
      cause: didMove(toParent: nil) is called before removeFromParent
      repair: Call addChild and removeFromParent; never willMove or didMove alone.
    """#,
    // Where clauses demand nothing.
    #"""
    leftSilently | NAV-8 | willMoveAgain, willMoveLeaving | V-NAV-MIDDLE-MOVE=none
      A controller that leaves a stack from between may receive neither willMove nor didMove, and
      moves in again as if it had.
      example: @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F)
        c.parent(n,T) c.wm(n) c.dm(n)

    replacedSilently | NAV-10 | willMoveAgain, willMoveLeaving | V-SETVCS-MOVE=notSent
      What a stack showed when its controllers were set may receive neither willMove nor didMove,
      and moves in again as if it had.
      example: @containers(n=navigation) c.init c.parent(n,T) c.wm(n) c.dm(n) c.parent(n,F)
        c.parent(n,T) c.wm(n) c.dm(n)

    takenBack | MOVE-4 | willMoveLeaving | V-MOVE-CANCEL=wmNilWmNav
      A cancelled pop may take its willMove(nil) back with a willMove to the stack.
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) tCancel(1) rest

    takenBackWithDid | MOVE-4 | willMoveLeaving | V-MOVE-CANCEL=wmNilWmNavDmNav
      A cancelled pop may take its willMove(nil) back with a willMove and a didMove to the stack.
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) tCancel(1) rest

    takenBackByApp | MOVE-4 | willMoveLeaving | V-MOVE-CANCEL
      What takes the willMove(nil) of a cancelled removal back is open; an app's own container may
      send willMove and didMove to itself.
      example: @containers(P=manual) @parents(c=P) c.wm(nil) c.wd c.wa c.wm(P) c.da c.dm(P) rest

    takenBackUntouched | CHILD-2 | willMoveLeaving
      An app's own container may take back a removal that it has only announced: without
      removeFromParent and a viewWillDisappear of the child alone, nothing has left.
      example: @containers(P=automatic) @parents(c=P) @initial(c=S2) c.wm(nil) c.wm(P) c.dm(P) rest

    takenByCollapse | SPLIT-5 | movedOver | V-SPLIT-COLLAPSE
      A collapsing split view moves a column onto the stack of another one; which moves it sends is
      open.
      example: @containers(S=split,N=navigation) @parents(N=S,D=S) D.wm(N) D.dm(N) rest

    repeatedMove | CHILD-6 | didMoveTwice | V-DM-REPEAT=atEnd, catalyst26
      UIKit may send didMove(parent) again with viewDidAppear, and didMove(nil) with
      viewDidDisappear.
      example: c.wm(P) c.dm(P) c.dm(P)
      also: didLeaveNothing
      example: c.wm(P) c.dm(P) c.wm(nil) c.dm(nil) c.dm(nil)

    repeatedAfterReturn | MOVE-4 | didMoveTwice | V-MOVE-CANCEL=wmNilWmNavDmNav
      The didMove with which a cancelled pop takes its willMove(nil) back repeats the first one.
      example: @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil) B.wd A.wa ✋c A.wd A.dd B.wa
        B.da B.wm(N) B.dm(N) tCancel(1) rest

    cancelledPush | NAV-18 | neverMoved
      A cancelled push removes a controller that never received didMove.
      example: N.tStart(1,push,A,B,T,T,user) B.wm(N) A.wd B.wa ✋c B.wd B.dd A.wa A.da B.wm(nil)
        B.dm(nil) tCancel(1) rest

    nextAttempt | MOVE-4 | willLeaveTwice | V-MOVE-CANCEL=wmNilOnly, ios26
      After a cancelled pop that left its willMove(nil) as it is, the next one announces the removal
      again. A log without transitions does not show the cancellation if the stack left meanwhile.
      example: @parents(c=P) c.wm(nil) c.wd c.wa c.da c.wm(nil)

    cancelledRemoval | MOVE-4 | leavingAtRest | V-MOVE-CANCEL=wmNilOnly, ios26
      A cancelled pop may leave its willMove(nil) as it is.
      example: @containers(N=navigation) @parents(B=N,A=N) N.tStart(1,pop,B,A,T,T,user) B.wm(nil)
        B.wd A.wa ✋c A.wd A.dd B.wa B.da tCancel(1) rest

    unseenPage | MOVE-8 | movingAtRest
      A page receives didMove after its viewDidAppear: one that has not appeared waits for it, or
      leaves without it.
      example: @containers(P=page) c.wm(P) rest
      also: neverMoved
      example: @containers(P=page) c.wm(P) c.wm(nil) c.dm(nil) rest

    moveByOutcome | MOVE-4 | moveAfterLeave | V-MOVE-CANCEL=none
      An interactive pop may announce the removal only once it is certain, after viewWillDisappear.
      example: @parents(B=N) N.tStart(1,pop,B,A) B.wd B.wm(nil) B.dd

    ownTime | MOVE-1 | linkAtWillMove | V-NAV-WM-TIME, ios26+V-WM-PARENT=unset
      UIKit's containers send willMove at a time of their own, before or after the link is made.
      example: @containers(P=navigation) c.wm(P){snap:window,parent:P} c.dm(P)
    """#
  )
}

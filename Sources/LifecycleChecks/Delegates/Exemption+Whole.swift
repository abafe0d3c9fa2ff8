// The table of exemptions: INV-43 to INV-52, delegates and the whole trace.

internal import VCLifecycle

extension Exemption.Row {
  static let whole = TextTable(
    "Exemption+Whole.swift",
    keys: keys,
    #"""
    disturbedWillShow | INV-43 | CHILD-39
      A container that is itself driven forwards into its open transition at an unknown time, before
      or after willShow.
      variant: V-FWD-DURING
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd N.wd N.willShow(B)

    launch | INV-43 | DELEG-3
      On iOS 5 the first display of a stack calls didShow twice, once before viewDidAppear.
      variant: V-LAUNCH-DIDSHOW=twice
      profile: ios5
      example: N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A)

    cancelledDidShow | INV-43 | DELEG-4
      A cancelled pop may call didShow for the controller that stays.
      variant: V-DIDSHOW-CANCEL=yes
      profile: ios26+V-DIDSHOW-CANCEL=yes
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa N.willShow(A) ✋c N.didShow(A)

    abbreviatedDidShow | INV-43 | NAV-4
      A stack that disappears without a callback in a cancelled transition may call didShow later
      for what it announced there.
      variant: V-NAV-CANCEL=abbrev
      profile: ios26+V-NAV-CANCEL=abbrev
      example: @parents(a=A) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa a.wa A.willShow(a) ✋c B.wa B.da
        tCancel(1) A.didShow(a)

    cancelledWillShow | INV-43 | DELEG-4
      A cancelled transition calls no didShow for its willShow.
      variant: V-DIDSHOW-CANCEL
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa N.willShow(A,T) ✋c A.wd A.dd B.wa B.da
        tCancel(1) rest

    stackOutside | INV-43 | NAV-15
      A stack that is taken out of the window calls no didShow for its willShow.
      example: N.willShow(A) N.didShow(A) N.willShow(B) N.window(F) rest

    stackLeft | INV-43 | NAV-15
      A stack that has disappeared calls no didShow for its willShow.
      example: N.willShow(A) N.didShow(A) N.willShow(B) N.wd N.dd rest

    abbreviatedWillShow | INV-43 | NAV-4
      A stack that disappears without a callback in a cancelled transition calls no didShow for what
      it announced there.
      variant: V-NAV-CANCEL=abbrev
      profile: ios26+V-NAV-CANCEL=abbrev
      example: @parents(S=A,a=S) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa S.wa a.wa S.willShow(a) ✋c
        B.wa B.da tCancel(1) rest

    tapDuringCall | INV-45 | DELEG-9
      A tap may come while a change by a call is under way: its didSelect is the tap's.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(n) T.tabDid(n) o.dd n.da
        tFinish(1)

    tapByCall | INV-45 | DELEG-9
      A subclass may make the change of a tap itself, by a call, and then call its delegate as UIKit
      does: the delegate was asked, which only a tap does.
      example: T.tabShould(n) T.tRequest(1,tab) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabDid(n)
        o.dd n.da tFinish(1)

    tapBeforeQueued | INV-45 | DELEG-9
      A tap may come before a change starts that the app called for earlier: its didSelect is the
      tap's.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tRequest(2,tab) T.tabShould(m) o.dd n.da
        tFinish(1) T.tStart(2,tab,n,m,F,F,call) m.wa n.wd T.tabDid(m) n.dd m.da tFinish(2)

    queuedStart | INV-45 | NAV-12
      The change that starts after a tap may be one that the app called for before the tap.
      variant: V-NAV-NESTED
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tRequest(2,tab) T.tabShould(m) o.dd n.da
        tFinish(1) T.tStart(2,tab,n,m,F,F,call)

    droppedTap | INV-45 | NAV-12
      A tap during a transition may have no effect: a later change by a call is not the tap's.
      variant: V-NAV-NESTED=drop
      profile: ios26+V-NAV-NESTED=drop
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(m) o.dd n.da tFinish(1)
        T.tStart(2,tab,n,m,F,F,call)

    reportedFalse | INV-46 | COORD-5
      An animator that no finger drives may report that the old controller still shows.
      variant: V-COMPLETE-FALSE=cancels
      example: tStart(1,root,-,-,T,F) tRelease(1,cancel) tCancel(1)

    addedToWindow | INV-47 | WIN-10
      An app that puts a view into the window itself is advised, not accused.
      example: P.init C.init x.parent(P,T) C.window(T){topmost} C.wm(P) C.parent(P,T) C.dm(P)

    otherContext | INV-48 | MODAL-8
      A container may take part in a presentation while its own children change.
      example: N.tStart(1,presentKeeping,N,X) N.tStart(2,push,A,B)

    endPhase | INV-48 | NAV-12
      A did callback of a transition's end may start the next one.
      example: N.tStart(1,push,A,B) A.wd B.wa A.dd N.tStart(2,push,B,C) B.da tFinish(1)

    openBefore | INV-49 | STATE-14
      A transition that started before the app went to the background continues.
      example: A.da tStart(1,push,A,B) appDidEnterBackground A.wd B.wa A.dd B.da tFinish(1)

    launching | INV-49 | WIN-3
      At launch the first root appears after the scene has entered the foreground.
      example: sceneWillEnterForeground A.wa A.da

    addedByApp | INV-49 | CHILD-4
      The window drives a child of a plain container on screen only if the app puts its view in or
      takes it out.
      example: @parents(c=p) @containers(p=automatic) @initial(p=S2) step rotation c.wa{uikit}
        c.da{uikit}

    windowShown | INV-49 | WIN-5
      A root that is in no window yet appears because the app shows its window, in the background as
      well.
      example: x.window(T) x.da A.root(w,T) appDidEnterBackground A.wa A.window(T){topmost} A.da

    rootTaken | INV-49 | WIN-7
      A root disappears because the app takes it from its window.
      example: A.root(w,T) A.window(T){topmost} A.wa A.da appDidEnterBackground A.root(w,F) A.wd
        A.window(F) A.dd

    underWay | INV-49 | STATE-14
      An appearance or disappearance that began before the app went to the background continues.
      example: A.da A.wd appDidEnterBackground A.dd

    endsPermitted | INV-49 | STATE-2
      A will leaves no other way than its did: if the will was permitted there, so is the did.
      example: @parents(c=p) @containers(p=automatic) @initial(p=S2,c=S2,A=S2) tStart(1,push,A,B)
        appDidEnterBackground A.wd B.wa c.wd{uikit} A.dd B.da tFinish(1) c.dd

    shownInBackground | INV-49 | STATE-14
      The background itself sends no callback: a controller that was not on screen before is one
      that the app shows and takes away, as a cover for privacy, and a log shows no calls.
      example: A.da appDidEnterBackground B.wa B.da appWillEnterForeground B.wd B.dd

    appearsInBackground | INV-49 | QUIRK-14
      On iOS 17 viewDidAppear may run in the background after a notification was received.
      profile: ios17+Q-14
      example: B.da appDidEnterBackground A.da

    splitInBackground | INV-49 | QUIRK-8
      On iOS 10 and 11 a split view in a tab that is not selected may send viewWillDisappear when
      the app leaves multitasking.
      profile: ios10+Q-8
      example: @containers(A=split) A.da appDidEnterBackground A.wd

    handDeath | INV-52 | STATE-15
      In a change of children that a container makes itself, UIKit keeps no controller alive.
      example: tStart(1,childSwap,o,n) o.wd n.wa o.dd o.deinit n.da tFinish(1)
    """#
  )
}

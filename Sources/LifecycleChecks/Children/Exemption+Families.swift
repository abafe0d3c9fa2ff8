// The table of exemptions: INV-29 to INV-34, parents and children.

internal import VCLifecycle

extension Exemption.Row {
  static let families = TextTable(
    "Exemption+Families.swift",
    keys: keys,
    #"""
    earlyPage | INV-29 | PAGE-6
      A page that was set before its page controller was first displayed appears at once, until the
      page controller has appeared itself.
      variant: V-PAGE-EARLY=immediate
      example: @parents(c=p) @containers(p=page) p.init c.wa c.da x.wa

    orphanChild | INV-29 | CHILD-8
      The window drives a view that is in a foreign tree, whatever the parent does.
      example: Q.init C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da x.wa

    turnedOnLeaving | INV-29 | CHILD-25
      A manual container that is leaving orders its own calls: a child whose disappearance it takes
      back there, and which leaves with the container in the same turn, is with it again.
      example: @parents(c=p) @containers(p=manual) p.da@0 c.wd@0 p.wd@1 c.wa@1 c.wd@1 c.dd@2 p.dd@2
        x.wa@3

    endedOnLeaving | INV-29 | CHILD-25
      A manual container that is leaving orders its own calls: it may end the appearance of a child
      that then leaves with the container in the same turn.
      example: @parents(c=p) @containers(p=manual) p.da@0 c.wa@0 p.wd@1 c.da@1 c.wd@1 c.dd@2 p.dd@2
        x.wa@3

    manualParent | INV-29 | CHILD-19
      The children of a manual container receive nothing with its did callbacks, but with its own
      calls of begin and end.
      example: @parents(c=p) @containers(p=manual) p.da c.da p.wd p.dd x.wa

    goneInOwnTransition | INV-29 | CHILD-39
      A child that takes part in its container's open transition receives its viewDidDisappear at
      the end of that.
      variant: V-FWD-DURING
      example: @parents(A=N,B=N) @initial(N=S2) N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.wd@0 N.dd@0
        B.wd@0 B.dd@0 A.dd@1 tFinish(1)@1

    goneForSibling | INV-29 | CHILD-39
      In a log without transitions, a child that was leaving for a sibling when its container left
      receives its viewDidDisappear at the end of that exchange.
      variant: V-FWD-DURING
      example: @containers(P=page) @parents(A=P,C=P) @initial(P=S2,A=S2,C=S0) C.wa A.wd P.wd C.wd
        P.dd C.dd x.wa A.dd

    goneForStranger | INV-29 | CHILD-39
      In a log without transitions, a child that was leaving for a controller whose parent the log
      never names, or for a page that has none before the turn has ended, when its container left,
      receives its viewDidDisappear at the end of that exchange.
      variant: V-FWD-DURING
      example: @containers(P=page) @parents(A=P) @initial(P=S2,A=S2,C=S0) C.wa A.wd P.wd C.wd
        P.dd C.dd x.wa A.dd

    removedBefore | INV-29 | CHILD-16
      A child that its container took out before receives its viewDidDisappear on its own.
      example: @parents(c=p) p.da c.da c.wd{uikit} p.wd p.dd x.wa c.dd

    removedOnLeaving | INV-29 | CHILD-17
      UIKit sends viewDidDisappear to the children that the parent still shows after its own: one
      whose view a plain container takes out before that, while both disappear, receives it later.
      example: @parents(c=p) @containers(p=automatic) p.window(T)@0 c.window(T)@0 p.da@0 c.da@0
        p.wd@1 c.wd{forward}@1 p.dd@1 c.window(F)@1 c.dd@2 x.wa@2

    takenOutAtDidDisappear | INV-29 | CHILD-17
      UIKit sends viewDidDisappear to the children that remain after the parent's own: one that the
      parent takes out there receives it later.
      example: @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 c.parent(p,F)@1 c.dd@2 x.wa@2

    broughtBack | INV-29 | STATE-2
      A disappearing child that comes back with its parent receives no viewDidDisappear.
      example: @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 p.wa@1 c.wa@1 x.wa@2

    comingInOwnTransition | INV-29 | CHILD-39
      A child that takes part in its container's open transition receives its viewDidAppear at the
      end of that.
      variant: V-FWD-DURING
      example: @parents(A=N,B=N) N.wa@0 N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.da@0 A.dd@1 B.da@1
        tFinish(1)@1

    addedLate | INV-29 | CHILD-17
      Where children receive viewDidAppear first, one that is added in a callback of theirs is not
      among them: its insertion sent its viewWillAppear, and it appears on its own.
      variant: V-FWD-ORDER=childFirst
      profile: ios26+V-FWD-ORDER=childFirst
      example: @parents(d=p) p.wa@0 d.wa@0 d.da{enter}@1 d.da{base}@1 step@1 c.parent(p,T)@1
        c.wa{uikit}@1 d.da{exit}@1 p.da@1 c.da@2 x.wa@2

    takenOutAtDidAppear | INV-29 | CHILD-17
      UIKit sends viewDidAppear to the children that remain after the parent's own: one that the
      parent takes out there receives none.
      example: @parents(c=p) p.wa c.wa c.parent(p,T) p.da c.parent(p,F) x.wa

    movedAtDidAppear | INV-29 | CHILD-17
      A child that its parent moves in a transition from its own viewDidAppear continues with that.
      example: @parents(c=p,n=p) p.wa@0 c.wa@0 c.window(T)@0 p.da@1 p.tStart(1,childTransfer,c,n)@1
        c.wd@1 n.wa@1 x.wa@2

    sentBack | INV-29 | CHILD-16
      A child whose view the parent takes out in its own viewDidAppear disappears instead.
      example: @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) x.wa

    putBackAtDidAppear | INV-29 | CHILD-4
      A child whose view the parent takes out and puts back in its own viewDidAppear appears once
      more, with a viewDidAppear after the commit.
      example: @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) c.wa c.window(T) x.wa

    leftWithParent | INV-29 | STATE-2
      A child whose parent leaves in its own viewDidAppear disappears with it instead.
      example: @parents(c=p) c.window(T)@0 p.wa@0 c.wa@0 p.da@1 p.wd@1 c.wd@1 p.dd@1 c.dd@1 x.wa@2

    hiddenChildAwaited | INV-29 | QUIRK-6
      On iOS 8 a child that was added under a hidden view never receives viewDidAppear.
      profile: ios8+Q-6
      example: @parents(c=p) p.wa c.wa p.da x.wa

    coveredInContext | INV-29 | MODAL-8
      What hides a child in a context of its own appears with the parent in place of it.
      example: @parents(c=p) @containers(p=tab) @initial(p=S0,c=S0,x=S0) c.shown(p,T)
        x.presented(c,T,presentHiding) p.wa x.wa p.da x.da y.wa

    orphanAlone | INV-30 | CHILD-8
      The window drives a view that is in a foreign tree, whatever the parent does.
      example: Q.init C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da rest

    earlyPageAlone | INV-30 | PAGE-6
      A page that was set early has appeared before its page controller.
      variant: V-PAGE-EARLY=immediate
      example: @parents(c=p) @containers(p=page) p.init c.lv c.dl c.wa c.ia c.da rest

    childNotAnimated | INV-31 | COORD-9
      A child of a controller in an animated transition may receive animated false.
      variant: V-CHILD-ANIM=false
      profile: ios26+V-CHILD-ANIM=false
      example: @parents(c=p) p.wa(T) c.wa(F){forward}

    ownWill | INV-31 | STATE-11
      A did callback has the flag of its will callback, which may have come from the window and not
      from the parent.
      example: @parents(c=p) p.wa(T) c.wa(F){uikit} p.da(T) c.da(F){forward}

    earlyPageShown | INV-32 | PAGE-6
      A page that was set early has appeared before it is on screen.
      variant: V-PAGE-EARLY=immediate
      example: @parents(c=p) @containers(p=page) R.root(w) p.init c.lv c.dl c.wa c.ia c.da rest

    unownedView | INV-32 | CHILD-8
      A view in a window that no controller owns is driven by the window, or receives nothing.
      variant: V-ORPHAN
      example: @containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da C.window(T){topmost}
        C.wa C.ia C.da rest

    offWindowShown | INV-32 | APPEAR-10
      A child that begin and end drive outside of a window has appeared without being on screen.
      example: R.root(w) @parents(v=p) v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v)
        rest

    unknownCover | INV-32 | MODAL-12
      What a presentation hides beneath its presenter depends on its style, which the trace does not
      show.
      variant: V-COVER-BENEATH=allVisible
      profile: ios26+V-COVER-BENEATH=allVisible
      example: @containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da
        S.presented(R,T,presentKeeping) S.wa S.ia S.da F.presented(S,T,presentHiding) S.wd F.wa F.ia
        F.da S.dd R.wd R.dd rest

    orphanWill | INV-33 | CHILD-14
      Where the view was added before addChild, the window sends the did of the will that it sent.
      example: @containers(p=manual) p.da c.wa{uikit} c.parent(p,T) c.da{uikit}

    automaticInManual | INV-33 | QUIRK-1
      On iOS 5 the children of a manual container that is a window's root or is presented receive
      automatic callbacks as well.
      profile: ios5+Q-1
      example: @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward}

    coverInContext | INV-33 | MODAL-8
      What is presented in the context of a child covers and uncovers that child by itself.
      example: @parents(c=p) @containers(p=manual) @initial(p=S2,c=S2)
        c.tStart(1,presentHiding,c,S)@0 c.wd{uikit}@0 S.wa@0

    earlyPageOutside | INV-34 | PAGE-6
      A page that was set early has appeared before its view is in a window.
      variant: V-PAGE-EARLY=immediate
      example: @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.window(F)
        rest

    byHandAtRest | INV-34 | APPEAR-10
      A controller with an owner that begin and end drive outside of a window has appeared there.
      example: @parents(v=p) v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v) rest
    """#
  )
}

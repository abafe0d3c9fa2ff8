// Parents and children: forwarding, ownership, and what can be seen.

internal import VCLifecycle

extension CheckFamily {
  static let children = CheckFamily(
    "Children",
    #"""
    INV-20 | always | CHILD-20, CHILD-22, CHILD-23, CHILD-24, CHILD-28
      title: Unbalanced calls: endAppearanceTransition without beginAppearanceTransition
      demand: Each endAppearanceTransition matches an earlier beginAppearanceTransition, none is
        left open when idle, and only the parent calls either.
      needs: begin and end calls
      depends: V-NESTED-BEGIN, V-REVERSE-DEPTH, V-BEGIN-T-S2, V-BEGIN-F-S0
      cites: [endUnopened] CHILD-24, CHILD-22, CHILD-23
      cites: [beginOpenAtRest] CHILD-20, CHILD-22, CHILD-23
      cites: [foreignCaller, beginWithoutParent] CHILD-28
      clause: endUnopened | beginAppearanceTransition first | Unbalanced calls:
        endAppearanceTransition without beginAppearanceTransition
      clause: foreignCaller | {1} from the parent only | {1} from another controller
      clause: beginWithoutParent | addChild before {1} | {1} on a controller without a parent
      clause: beginOpenAtRest | endAppearanceTransition | endAppearanceTransition not called
      violated by: begin(v,T) end(v) end(v)
      cause: [endUnopened] endAppearanceTransition is called twice for one beginAppearanceTransition
      cause: [endUnopened] begin was called on one controller and end on another
      cause: [endUnopened] an old completion ends a transition that a newer one has replaced
      cause: [endUnopened] the code asks whether the container is on screen before it waits, for an
        answer or an animation, and acts on that afterwards
      cause: [beginOpenAtRest] beginAppearanceTransition is called twice, for one end
      cause: [beginOpenAtRest] a branch without an animation, or the cancel path of a gesture,
        returns without calling endAppearanceTransition
      cause: [beginOpenAtRest] a completion that calls endAppearanceTransition never runs, or calls
        it on another controller
      cause: [foreignCaller] a controller that is not the parent drives the child
      cause: [beginWithoutParent] begin is called before addChild, or after removeFromParent
      repair: [endUnopened] Call endAppearanceTransition only after a begin on the same child, once
        for each begin.
      repair: [beginOpenAtRest] Call endAppearanceTransition on the same child in each branch that
        follows a begin; after a cancelled gesture begin the other direction and end once.
      repair: [foreignCaller] Let the parent alone call begin and end on its children.
      repair: [beginWithoutParent] Call addChild before beginAppearanceTransition, and
        removeFromParent after endAppearanceTransition.

    INV-21 | conditional | CHILD-20, CHILD-22, CHILD-26 | V-NESTED-BEGIN
      title: two drivers of one controller
      demand: No begin or end by hand on a controller that UIKit is moving.
      needs: transition markers, begin and end calls
      cites: [secondDriver] CHILD-20, CHILD-26
      cites: [nestedBegin] CHILD-22
      clause: secondDriver | UIKit alone drives the controllers of its transition | {1} on a
        controller that UIKit is moving
      clause: nestedBegin | endAppearanceTransition before the next {1} in that direction | {1}
        while one in the same direction is open
      violated by: N.tStart(1,push,A,B) B.wa begin(B,T)
      cause: [secondDriver] a container sends begin and end to a child although UIKit forwards to
        its children: shouldAutomaticallyForwardAppearanceMethods is true
      cause: [secondDriver] an animator or coordinator calls begin/endAppearanceTransition on the
        presented or pushed controller
      cause: [secondDriver] a container forwards to a child while its own transition forwards to it
        too
      cause: [nestedBegin] a call sends the child begin, and the container's own appearance callback
        sends it again before the first has its end
      repair: [secondDriver] Do not forward to a controller that UIKit is moving: leave pushes,
        presentations and tabs to their containers.
      repair: [nestedBegin] Let one place send begin and end to a child: your container's own
        callbacks when the container moves, your own transition when the child does.

    INV-29 | always | CHILD-17, CHILD-32
      title: child appears without its parent
      demand: A child appears and disappears only together with its parent.
      needs: the tree of controllers
      depends: V-PAGE-EARLY, V-FWD-ORDER, V-ADD-PREWINDOW, V-FWD-DURING, Q-1, Q-6, Q-8, Q-9
      clause: childWillAppear | {1} of the parent | it did not come
      clause: childDidAppearFirst* | {1} of the parent | it did not come
      clause: childDidAppear | the parent appeared before its child | viewDidAppear under a {1}
        parent
      clause: parentGone | {1} of the child | it did not come
      clause: parentCome | {1} of the child | it did not come
      violated by: @parents(c=p) p.wd p.dd c.wa c.da
      cause: [childWillAppear, childDidAppearFirst, childDidAppear] a manual container begins a
        child's appearance while it is itself not on screen
      cause: [childWillAppear, childDidAppearFirst, childDidAppear] the container forwards to the
        child before its own callback
      cause: [parentGone, parentCome] the container does not forward its own appearance callbacks to
        this child
      cause: the container's override of an appearance callback does not call super
      repair: A manual container forwards its own four callbacks to its children: begin in
        viewWillAppear, end in viewDidAppear, and so on.

    INV-30 | atRest | CHILD-32
      title: child still appeared under a parent that has disappeared
      demand: When idle, a child has appeared only if its parent has.
      needs: an idle position, the tree of controllers
      clause: appearedUnderGone | viewDidDisappear with the parent | appeared under a {1} parent
      violated by: @parents(c=p) p.wa c.wa p.da c.da p.wd p.dd rest
      cause: a manual container forwards viewWillAppear but not viewWillDisappear
      cause: a manual container begins a child's appearance while it is itself not on screen
      cause: the child was added while the container disappeared
      repair: Forward the container's disappearance to its children as well.

    INV-31 | always, single event | CHILD-17, COORD-9 | V-CHILD-ANIM
      title: animated of a child differs from its parent's
      demand: A forwarded callback has the animated flag of the parent's callback.
      needs: the tree of controllers, origins of callbacks, animated flags
      clause: forwardedFlag | animated: {1}, as the parent's | animated: {2}
      violated by: @parents(c=p) p.wa(T) c.wa(F){forward}
      cause: a container forwards with a constant animated flag
      cause: an override calls super with a constant
      repair: Pass the container's own animated flag to its children.

    INV-32 | atRest | WIN-1, NAV-15, MODAL-3, TAB-1, CHILD-7
      title: viewDidAppear not called on a visible controller
      demand: When idle, exactly the controllers on screen have appeared.
      needs: an idle position, windows and their roots
      depends: V-COVER-BENEATH, V-COVER-BASE, V-WINDOW-HIDE, V-SCENE-END, V-ROOT-SWAP-MODAL
      clause: visibleSilent | viewDidAppear | on screen, and viewDidAppear not called
      clause: hiddenAppeared | viewDidDisappear | not on screen, and viewDidDisappear not called
      unreported: rootOutOfWindow, coverBeneath, baseTakenOut
      violated by: @parents(A=N,B=N) @initial(N=S2,A=S2) N.root(w) N.window(T) A.shown(N,F)
        B.shown(N,T) A.wd B.wa B.da rest
      cause: [visibleSilent] the container forwards no appearance to the child it shows
      cause: [visibleSilent] the view is shown without addChild
      cause: [hiddenAppeared, rootOutOfWindow, coverBeneath, baseTakenOut] a controller that is
        covered or removed does not receive its disappearance
      repair: Find which container shows the controller and let it drive the appearance; a manual
        container must forward to each child that it shows or hides.

    INV-33 | always | CHILD-19 | Q-1
      title: automatic callback for a child of a manual container
      demand: Children of a container that forwards by hand receive no appearance callbacks from
        UIKit.
      needs: the tree of controllers, origins of callbacks
      clause: manualIsolation | only what the container sends by begin and end | {callback}
        forwarded by UIKit
      violated by: @parents(c=p) @containers(p=manual) p.wa{uikit} c.wa{forward}
      cause: the container is said to be manual and yet forwards automatically
      cause: the child's view was added before addChild
      repair: Return true from shouldAutomaticallyForwardAppearanceMethods, or call
        begin/endAppearanceTransition yourself; not both.

    INV-34 | atRest | CHILD-15, NAV-15
      title: appeared, but not in a window
      demand: When idle, no controller has appeared while its view is in no window.
      needs: an idle position, snapshots
      needs: an idle position, windows and their roots
      clause: appearedOutside | no appearance without a window | appeared while its view is in no
        window
      violated by: @parents(c=P) P.init c.window(F) c.wa c.da rest
      cause: a child appears in a container that is not on screen
      cause: the view was taken out of its window without a disappearance
      repair: Send a child its disappearance before its view is taken out, and begin appearances
        only while the container's view is in a window.

    INV-47 | atRest | CHILD-8, CHILD-9, CHILD-35 | V-KEEP-VIEW, V-ORPHAN
      title: controller without addChild
      demand: A controller whose view is on screen has a parent, a presenter or a window.
      needs: an idle position, the tree of controllers
      needs: an idle position, snapshots
      clause: orphan | addChild before its view is added | {1}
      clause: orphanDies | addChild, so that a parent owns it | deinit after {state}
      clause: viewBeforeParent | addChild before its view is added | its view came into the window
        before addChild
      violated by: C.window(T) C.wa C.da C.deinit
      cause: a controller's view is added without addChild
      cause: removeFromParent without removeFromSuperview leaves the view behind
      repair: Call addChild before addSubview, and removeFromSuperview before removeFromParent.

    INV-54 | atRest, sight | CHILD-4, CHILD-7
      title: appeared but not visible, or visible but not appeared
      demand: When idle, a child of the app's own container has appeared only if its view can be
        seen, and if it can be seen, a container that forwards by hand has let it appear.
      needs: an idle position, the tree of controllers, what can be seen of views
      doubt: UIKit does not look at frames, and a container may decide otherwise
      clause: appearedUnseen | viewWillDisappear and viewDidDisappear when its view is hidden |
        appeared, and no part of its view can be seen
      clause: seenSilent | viewWillAppear and viewDidAppear when its view is shown | disappeared,
        and its view can be seen
      violated by: @parents(c=p) @initial(p=S2,c=S2) c.seen(F) rest
      violated by: @parents(c=p) @containers(p=manual) @initial(p=S2,c=S0) c.seen(T) rest
      cause: [appearedUnseen] a container hides views, and ends no appearance of their controllers
      cause: [appearedUnseen] a neighbour is loaded ahead beside the visible page, in a container
        that forwards to it
      cause: [appearedUnseen] an opaque view covers a child that was left in the hierarchy
      cause: [seenSilent] a container shows views, and begins no appearance of their controllers
      repair: Begin and end the appearance of a child when its view comes into sight or leaves it,
        or remove the view of a hidden child; if the container means it, list an Allowance.

    INV-55 | always | CHILD-20, CHILD-23
      title: viewDidAppear or viewDidDisappear before a gesture ends, or after it is cancelled
      demand: A gesture on a container sends no did callback before the finger is lifted, and a
        cancelled one leaves each controller in the state it had before.
      needs: gestures on containers
      doubt: the finger had moved, so the gesture may have been complete
      clause: didWhileTouched* | no {1} before the finger is lifted | {1} while the finger is down
      clause: didAbandoned | no {1}: the gesture was cancelled | {1} after the gesture was cancelled
      clause: notTakenBack | {1}, as before the gesture that was cancelled | {2}
      unreported: didWhileSeen
      violated by: @initial(c=S2) gBegin begin(c,F) c.wd{begin} step(x) c.dd{end} end(c)
      violated by: @initial(c=S0) gBegin c.wa{uikit} step(x) gEnd(cancel) c.da{uikit} rest
      cause: the container treats a cancelled gesture as a finished one
      cause: the container ends the appearance at a threshold while the finger is down
      cause: the finger turns back, and the child that no longer comes receives its did callback
      repair: Call endAppearanceTransition only after the finger is lifted; after a cancelled
        gesture begin the other direction of each child and end it once.
    """#,
    // Where clauses demand nothing.
    #"""
    earlyPage | PAGE-6 | isAppearingLater | V-PAGE-EARLY=immediate, ios26
      A page that was set before its page controller was first displayed appears at once, before its
      view is in a window, and receives no disappearance until the page controller has appeared
      itself.
      example: @containers(P=page) @parents(S=P,c=S) P.init S.lv S.dl S.wa@1 S.ia@1 S.da@1 c.lv@2
        c.dl@2 c.wa(T)@2 c.window(T)@3 c.ia(T)@3 c.da(T)@4
      also: childWillAppear, childDidAppearFirst, childDidAppear, parentGone, parentCome
      example: @parents(c=p) @containers(p=page) p.init c.wa c.da x.wa
      also: diesOnScreen
      example: @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.deinit
      also: appearedUnderGone
      example: @parents(c=p) @containers(p=page) p.init c.lv c.dl c.wa c.ia c.da rest
      also: hiddenAppeared
      example: @parents(c=p) @containers(p=page) R.root(w) p.init c.lv c.dl c.wa c.ia c.da rest
      also: appearedOutside
      example: @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.window(F)
        rest
      also: stateEarlyWill, stateIs, stateLayout, stateLaidOut, stateDid, stateWillGo, stateGone
      example: @containers(P=page) @parents(S=P) P.init S.lv S.dl S.wa{uikit,snap:}
        S.ia{uikit,snap:} S.da{uikit,snap:}

    hiddenChild | QUIRK-6 | appearingAtRest | ios8+Q-6
      On iOS 8 a child that was added under a hidden view receives viewWillAppear and never
      viewDidAppear.
      example: @parents(v=P) v.wa rest
      also: parentCome
      example: @parents(c=p) p.wa c.wa p.da x.wa

    drivenRoot | CHILD-20 | beginWithoutParent
      The root of a window has no parent: its host may drive it, as test hosts do.
      example: p.init v.init x.parent(p,T) v.root(w) begin(v,T) v.lv v.dl v.wa{begin} v.da{end}
        end(v)

    childOfManual | CHILD-19 | secondDriver
      UIKit does not drive the children of a manual container, not even in its own transitions.
      example: @containers(B=manual) @parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa
        begin(C,T)

    orphan | CHILD-8 | childWillAppear, childDidAppearFirst, childDidAppear, parentGone, parentCome
      The window drives a view that is in a foreign tree, whatever the parent does.
      example: Q.init C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da x.wa
      also: appearedUnderGone
      example: Q.init C.init C.dl C.parent(Q,T) C.window(T) C.wa C.ia C.da rest

    endedOnLeaving | CHILD-25 | childWillAppear
      A manual container that is leaving orders its own calls: it may take back the disappearance of
      a child, or end its appearance, where the child then leaves with the container in the same
      turn.
      example: @parents(c=p) @containers(p=manual) p.da@0 c.wd@0 p.wd@1 c.wa@1 c.wd@1 c.dd@2 p.dd@2
        x.wa@3
      also: childDidAppear
      example: @parents(c=p) @containers(p=manual) p.da@0 c.wa@0 p.wd@1 c.da@1 c.wd@1 c.dd@2 p.dd@2
        x.wa@3

    manualParent | CHILD-19 | parentGone
      The children of a manual container receive nothing with its did callbacks, but with its own
      calls of begin and end.
      example: @parents(c=p) @containers(p=manual) p.da c.da p.wd p.dd x.wa

    inOwnTransition | CHILD-39 | parentGone | V-FWD-DURING
      A child that takes part in its container's open transition receives its did callback at the
      end of that.
      example: @parents(A=N,B=N) @initial(N=S2) N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.wd@0 N.dd@0
        B.wd@0 B.dd@0 A.dd@1 tFinish(1)@1
      also: parentCome
      example: @parents(A=N,B=N) N.wa@0 N.tStart(1,push,A,B)@0 A.wd@0 B.wa@0 N.da@0 A.dd@1 B.da@1
        tFinish(1)@1

    goneForSibling | CHILD-39 | parentGone | V-FWD-DURING
      In a log without transitions, a child that was leaving for a sibling when its container left
      receives its viewDidDisappear at the end of that exchange.
      example: @containers(P=page) @parents(A=P,C=P) @initial(P=S2,A=S2,C=S0) C.wa A.wd P.wd C.wd
        P.dd C.dd x.wa A.dd

    goneForStranger | CHILD-39 | parentGone | V-FWD-DURING
      In a log without transitions, a child that was leaving for a controller whose parent the log
      never names, or for a page that has none before the turn has ended, when its container left,
      receives its viewDidDisappear at the end of that exchange.
      example: @containers(P=page) @parents(A=P) @initial(P=S2,A=S2,C=S0) C.wa A.wd P.wd C.wd
        P.dd C.dd x.wa A.dd

    removedBefore | CHILD-16 | parentGone
      A child that its container took out before receives its viewDidDisappear on its own.
      example: @parents(c=p) p.da c.da c.wd{uikit} p.wd p.dd x.wa c.dd

    removedOnLeaving | CHILD-17 | parentGone
      UIKit sends viewDidDisappear to the children that the parent still shows after its own: one
      whose view a plain container takes out before that, while both disappear, receives it later.
      example: @parents(c=p) @containers(p=automatic) p.window(T)@0 c.window(T)@0 p.da@0 c.da@0
        p.wd@1 c.wd{forward}@1 p.dd@1 c.window(F)@1 c.dd@2 x.wa@2

    takenOutAtDidDisappear | CHILD-17 | parentGone
      UIKit sends viewDidDisappear to the children that remain after the parent's own: one that the
      parent takes out there receives it later.
      example: @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 c.parent(p,F)@1 c.dd@2 x.wa@2

    broughtBack | STATE-2 | parentGone
      A disappearing child that comes back with its parent receives no viewDidDisappear.
      example: @parents(c=p) p.da@0 c.da@0 p.wd@1 c.wd@1 p.dd@1 p.wa@1 c.wa@1 x.wa@2

    addedLate | CHILD-17 | parentCome | V-FWD-ORDER=childFirst
      Where children receive viewDidAppear first, one that is added in a callback of theirs is not
      among them: its insertion sent its viewWillAppear, and it appears on its own.
      example: @parents(d=p) p.wa@0 d.wa@0 d.da{enter}@1 d.da{base}@1 step@1 c.parent(p,T)@1
        c.wa{uikit}@1 d.da{exit}@1 p.da@1 c.da@2 x.wa@2

    takenOutAtDidAppear | CHILD-17 | parentCome
      UIKit sends viewDidAppear to the children that remain after the parent's own: one that the
      parent takes out there receives none.
      example: @parents(c=p) p.wa c.wa c.parent(p,T) p.da c.parent(p,F) x.wa

    movedAtDidAppear | CHILD-17 | parentCome
      A child that its parent moves in a transition from its own viewDidAppear continues with that.
      example: @parents(c=p,n=p) p.wa@0 c.wa@0 c.window(T)@0 p.da@1 p.tStart(1,childTransfer,c,n)@1
        c.wd@1 n.wa@1 x.wa@2

    sentBack | CHILD-16 | parentCome
      A child whose view the parent takes out in its own viewDidAppear disappears instead.
      example: @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) x.wa

    putBackAtDidAppear | CHILD-4 | parentCome
      A child whose view the parent takes out and puts back in its own viewDidAppear appears once
      more, with a viewDidAppear after the commit.
      example: @parents(c=p) c.window(T) p.wa c.wa p.da c.wd c.window(F) c.wa c.window(T) x.wa

    leftWithParent | STATE-2 | parentCome
      A child whose parent leaves in its own viewDidAppear disappears with it instead.
      example: @parents(c=p) c.window(T)@0 p.wa@0 c.wa@0 p.da@1 p.wd@1 c.wd@1 p.dd@1 c.dd@1 x.wa@2

    coveredInContext | MODAL-8 | parentCome
      What hides a child in a context of its own appears with the parent in place of it.
      example: @parents(c=p) @containers(p=tab) @initial(p=S0,c=S0,x=S0) c.shown(p,T)
        x.presented(c,T,presentHiding) p.wa x.wa p.da x.da y.wa

    childNotAnimated | COORD-9 | forwardedFlag | V-CHILD-ANIM=false
      A child of a controller in an animated transition may receive animated false.
      example: @parents(c=p) p.wa(T) c.wa(F){forward}

    ownWill | STATE-11 | forwardedFlag
      A did callback has the flag of its will callback, which may have come from the window and not
      from the parent.
      example: @parents(c=p) p.wa(T) c.wa(F){uikit} p.da(T) c.da(F){forward}

    unownedView | CHILD-8 | hiddenAppeared | V-ORPHAN
      A view in a window that no controller owns is driven by the window, or receives nothing.
      example: @containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da C.window(T){topmost}
        C.wa C.ia C.da rest

    offWindowShown | APPEAR-10 | hiddenAppeared
      A child that begin and end drive outside of a window has appeared without being on screen.
      example: R.root(w) @parents(v=p) v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v)
        rest

    unknownCover | MODAL-12 | coverBeneath | V-COVER-BENEATH=allVisible
      What a presentation hides beneath its presenter depends on its style, which the trace does not
      show.
      example: @containers(R=automatic) R.root(w) R.window(T) R.wa R.ia R.da
        S.presented(R,T,presentKeeping) S.wa S.ia S.da F.presented(S,T,presentHiding) S.wd F.wa F.ia
        F.da S.dd R.wd R.dd rest

    orphanWill | CHILD-14 | manualIsolation
      Where the view was added before addChild, the window sends the did of the will that it sent.
      example: @containers(p=manual) p.da c.wa{uikit} c.parent(p,T) c.da{uikit}

    coverInContext | MODAL-8 | manualIsolation
      What is presented in the context of a child covers and uncovers that child by itself.
      example: @parents(c=p) @containers(p=manual) @initial(p=S2,c=S2)
        c.tStart(1,presentHiding,c,S)@0 c.wd{uikit}@0 S.wa@0

    byHandAtRest | APPEAR-10 | appearedOutside
      A controller with an owner that begin and end drive outside of a window has appeared there.
      example: @parents(v=p) v.init begin(v,T) v.lv v.dl v.window(F) v.wa v.ia v.da end(v) rest

    addedToWindow | WIN-10 | viewBeforeParent
      An app that puts a view into the window itself is advised, not accused.
      example: P.init C.init x.parent(P,T) C.window(T){topmost} C.wm(P) C.parent(P,T) C.dm(P)
    """#
  )
}

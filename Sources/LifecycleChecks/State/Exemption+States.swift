// The table of exemptions: INV-38 to INV-41, what is read at a callback, and coordinators.

internal import VCLifecycle

extension Exemption.Row {
  static let states = TextTable(
    "Exemption+States.swift",
    keys: keys,
    #"""
    disturbedFlags | INV-38 | CHILD-39
      A controller that moves with its container during its own transition has the flags of either.
      variant: V-FWD-DURING
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd B.wa N.wd B.wd{forward}
        N.wa B.wa(T){forward,snap:coordinator+animated}

    ownFlags | INV-38 | FLAG-1
      In a change of children that a container makes itself, the flags of the other direction are
      left open.
      example: P.tStart(1,childSwap,o,n) o.wd{snap:window+superview+MTP}

    immediateChainFlag | INV-38 | FLAG-2
      In a dismissal of several levels isBeingDismissed may be false on the controller that the
      receiver of dismiss presented itself.
      variant: V-CHAIN-BD=notImmediate
      profile: ios26+V-CHAIN-BD=notImmediate
      example: tStart(1,chainDismiss,B,A) B.wd{snap:window+superview}

    returningParent | INV-39 | FLAG-5
      A child that was added while its parent was covered comes back into the window with the
      parent, which is there at its own viewWillAppear.
      example: @parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl P.wa B.wa{snap:window}

    returningParentLast | INV-39 | CHILD-17
      Where children receive viewWillAppear first, the parent that brings them back receives it
      after them.
      variant: V-FWD-ORDER=childFirst
      profile: ios26+V-FWD-ORDER=childFirst
      example: @parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl B.wa{snap:window} P.wa

    ownPresentation | INV-39 | COORD-13
      A presentation controller of the app may add the presented view in
      presentationTransitionWillBegin, which may come before the viewWillAppear of that view's
      controller and of those below it.
      variant: V-PRESENT-BEGIN=beforeWill
      example: B.presented(R,T,presentKeeping) B.dl B.window(T) B.wa{snap:window,presenting:R}

    stateByHand | INV-39 | STATEAT-5
      What begin and end drive may be outside of a window.
      example: B.dl B.wa{begin} B.ia{end,snap:}

    forcedState | INV-39 | LAYOUT-3
      A layout pass that the app forces with layoutIfNeeded may come before the view has arrived.
      example: B.dl B.wa B.ia B.wl{forced,snap:window}

    interimState | INV-39 | LAYOUT-3
      A layout pass before viewIsAppearing is not part of the appearance: the view has not arrived.
      example: B.dl B.wa B.wl{snap:window}

    notLaidOut | INV-39 | LAYOUT-5
      An appearance without a layout pass before viewDidAppear has no final frames of subviews.
      example: B.dl B.wa B.ia B.da{snap:window+superview+traits+safeArea+frame}

    childrenFirst | INV-39 | CHILD-17
      Where children receive viewDidAppear first, they may have changed the tree below.
      variant: V-FWD-ORDER=childFirst
      profile: ios26+V-FWD-ORDER=childFirst
      example: B.dl B.wa B.ia B.wl B.dls B.da{snap:window+superview+traits+safeArea+frame}

    dirtied | INV-39 | LAYOUT-2
      What a call in a callback changes after the layout pass is laid out in the next one.
      example: B.dl B.wa B.ia B.wl B.dls{enter} step B.dls{exit}
        B.da{snap:window+superview+traits+safeArea+frame}

    notRevealed | INV-39 | LAYOUT-6
      A view that returns may not be laid out at all before its viewDidAppear.
      variant: V-LAYOUT-REVEALED=never
      profile: ios26+V-LAYOUT-REVEALED=never
      example: B.dl B.wa B.ia B.wl B.dls B.da B.wd B.dd B.wa B.ia B.wl B.dls
        B.da{snap:window+superview+traits+safeArea+frame}

    newcomer | INV-39 | LAYOUT-2
      What appeared below since the layout pass is laid out in the next one.
      example: @parents(c=B) B.dl B.wa B.ia B.wl B.dls c.dl c.wa c.ia
        B.da{snap:window+superview+traits+safeArea+frame} c.da

    takenAway | INV-39 | CHILD-17
      A disappearing parent runs the app's code before it forwards: the app may have taken all of
      them out of the window by then.
      example: @parents(c=p) p.da c.da p.wd{enter} p.wd{base} step p.wd{exit} c.wd{snap:}

    earlyPageState | INV-39 | PAGE-6
      A page that was set early appears before its view is in a window.
      variant: V-PAGE-EARLY=immediate
      example: @containers(P=page) @parents(S=P) P.init S.lv S.dl S.wa{uikit,snap:}
        S.ia{uikit,snap:} S.da{uikit,snap:}

    disturbedState | INV-39 | CHILD-39
      A container that leaves during its own transition takes the views of both sides out of the
      window with its own, which may come after their viewDidDisappear.
      variant: V-FWD-DURING
      example: @initial(A=S2,B=S0,P=S2) P.tStart(1,pageScroll,A,B,T,T,user) B.wa{t:1} P.wd
        A.wd{forward} B.wd{forward} P.dd A.dd{forward,snap:window} B.dd{forward}

    ownCoordinator | INV-40 | COORD-1
      A container of the app may provide no transition coordinator.
      example: tStart(1,childAdd,-,B,T) B.wa(T){snap:MTP}

    rotationCoordinator | INV-40 | LAYOUT-9
      A rotation or change of size has a coordinator of its own.
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) rotation step
        B.wd{snap:window+superview+coordinator}

    rotationCompletion | INV-41 | LAYOUT-9
      The coordinator of a rotation completes outside of any transition.
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) rotation tcDone(F)

    resizeCompletion | INV-41 | LAYOUT-9
      The coordinator of a change of size completes also while other transitions run or after them.
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) tcDone(F){t:0}

    presentedAgain | INV-42 | MODAL-8
      A callback of the end of a dismissal may present the controller again: its presenter at
      viewDidDisappear is the new one.
      example: B.presented(A,T,presentHiding) A.tStart(1,dismissHiding,B,A) B.wd A.wa
        B.presented(A,F,presentHiding) A.da B.presented(A,T,presentHiding) B.dd{presenting:A}
    """#
  )
}

// What is read at a callback: flags, views, coordinator, presenter.

internal import VCLifecycle

extension CheckFamily {
  static let state = CheckFamily(
    "State",
    #"""
    INV-38 | always, single event | FLAG-1, FLAG-2, FLAG-3, FLAG-4, FLAG-5
      title: isMovingToParent, isBeingPresented wrong
      demand: isBeingPresented, isBeingDismissed, isMovingToParent, and isMovingFromParent match the
        transition in progress.
      needs: snapshots
      depends: V-FLAG-CANCEL, V-CHAIN-BD, V-SHEET-BD, V-FLAG-NAVROOT
      clause: flagOfOtherDirection | {1} | true
      clause: flagMoving | {1} in a {kind} | {2}
      clause: flagModal | {1} in a {kind} | {2}
      unreported: knownFlags
      violated by: N.tStart(1,push,A,B) A.wd{snap:window+superview+MFP}
      cause: the flag is read on a child of the controller that moves
      cause: the flag is read outside of the callbacks it is meant for
      repair: Read isMovingToParent and isBeingPresented in appearing callbacks only, the other two
        in disappearing ones, and ask the ancestors too.

    INV-39 | always | STATEAT-1, STATEAT-2, STATEAT-5, STATEAT-6 | V-WA-SUPERVIEW
      title: view has no window in viewIsAppearing
      demand: Window, superview, traits, and frames are set when the callback guarantees them.
      needs: snapshots
      clause: stateEarlyLoad | no {1} at {callback} | already or still there
      clause: stateEarlyWill | no {1} at {callback} | already or still there
      clause: stateIs | {1} at {callback} | not yet
      clause: stateLayout | {1} at {callback} | not yet
      clause: stateLaidOut | {1} at {callback} | not yet
      clause: stateDid | {1} at {callback} | not yet
      clause: stateWillGo | {1} at {callback} | not yet
      clause: stateGone | no {1} at {callback} | already or still there
      violated by: B.dl B.wa{snap:window}
      violated by: B.wa B.ia{snap:superview+traits+safeArea+frame}
      cause: the view was added to the window at another time than the transition says
      cause: begin/endAppearanceTransition ran off screen
      repair: Move work that needs a window, traits or geometry to viewIsAppearing.

    INV-40 | conditional, transition, single event | COORD-1, COORD-2
      title: transitionCoordinator is nil
      demand: An animated transition has a coordinator in its will callbacks, and none after its
        end.
      needs: snapshots, transition markers
      clause: coordinatorMissing | transitionCoordinator, animated | {1}
      clause: coordinatorNotInteractive | isInteractive true at the start | false
      clause: coordinatorLeft | transitionCoordinator nil after the end | a coordinator
      violated by: N.tStart(1,push,A,B,T) B.wa(T){snap:MTP}
      cause: the container vends no transition coordinator
      cause: the transition is not animated although it is said to be
      repair: Read transitionCoordinator in viewWillAppear or viewWillDisappear, on the controller
        that the transition moves.

    INV-42 | always | MODAL-8, MODAL-11, MODAL-12
      title: presentingViewController wrong
      demand: presentingViewController is the presenter while presented, and nil once dismissed.
      needs: snapshots
      needs: the tree of controllers
      clause: presenterLeft | presentingViewController nil | presentingViewController still set
      clause: presenterLost | presentingViewController set: it is only covered | nil
      clause: presenterOther | presentingViewController is the presenter | {1}
      violated by: tStart(1,dismissHiding,B,A) B.wd B.dd{snap:BD,presenting:A}
      cause: the presentation was torn down while another one ran
      cause: a controller covered by its own presentation is taken for dismissed
      repair: Do not read presentingViewController in viewDidDisappear; store what you need earlier.
    """#,
    // Where clauses demand nothing.
    #"""
    immediateChainFlag | FLAG-2 | flagMoving, flagModal | V-CHAIN-BD=notImmediate
      In a dismissal of several levels isBeingDismissed may be false on the controller that the
      receiver of dismiss presented itself.
      example: tStart(1,chainDismiss,B,A) B.wd{snap:window+superview}

    returningParent | FLAG-5 | stateEarlyWill
      A child that was added while its parent was covered comes back into the window with the
      parent, which is there at its own viewWillAppear.
      example: @parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl P.wa B.wa{snap:window}

    returningParentLast | CHILD-17 | stateEarlyWill | V-FWD-ORDER=childFirst
      Where children receive viewWillAppear first, the parent that brings them back receives it
      after them.
      example: @parents(B=P) P.dl P.wa P.da P.wd P.dd B.dl B.wa{snap:window} P.wa

    ownPresentation | COORD-13 | stateEarlyWill | V-PRESENT-BEGIN=beforeWill, ios26
      A presentation controller of the app may add the presented view in
      presentationTransitionWillBegin, which may come before the viewWillAppear of that view's
      controller and of those below it.
      example: B.presented(R,T,presentKeeping) B.dl B.window(T) B.wa{snap:window,presenting:R}

    interimState | LAYOUT-3 | stateLayout, stateLaidOut
      A layout pass before viewIsAppearing is not part of the appearance: the view has not arrived.
      example: B.dl B.wa B.wl{snap:window}

    notLaidOut | LAYOUT-5 | stateDid
      An appearance without a layout pass before viewDidAppear has no final frames of subviews.
      example: B.dl B.wa B.ia B.da{snap:window+superview+traits+safeArea+frame}

    childrenFirst | CHILD-17 | stateDid | V-FWD-ORDER=childFirst
      Where children receive viewDidAppear first, they may have changed the tree below.
      example: B.dl B.wa B.ia B.wl B.dls B.da{snap:window+superview+traits+safeArea+frame}

    dirtied | LAYOUT-2 | stateDid
      What a call in a callback changes after the layout pass is laid out in the next one.
      example: B.dl B.wa B.ia B.wl B.dls{enter} step B.dls{exit}
        B.da{snap:window+superview+traits+safeArea+frame}

    notRevealed | LAYOUT-6 | stateDid | V-LAYOUT-REVEALED=never
      A view that returns may not be laid out at all before its viewDidAppear.
      example: B.dl B.wa B.ia B.wl B.dls B.da B.wd B.dd B.wa B.ia B.wl B.dls
        B.da{snap:window+superview+traits+safeArea+frame}

    newcomer | LAYOUT-2 | stateDid
      What appeared below since the layout pass is laid out in the next one.
      example: @parents(c=B) B.dl B.wa B.ia B.wl B.dls c.dl c.wa c.ia
        B.da{snap:window+superview+traits+safeArea+frame} c.da

    takenAway | CHILD-17 | stateWillGo
      A disappearing parent runs the app's code before it forwards: the app may have taken all of
      them out of the window by then.
      example: @parents(c=p) p.da c.da p.wd{enter} p.wd{base} step p.wd{exit} c.wd{snap:}

    rotating | LAYOUT-9 | coordinatorLeft
      A rotation or change of size has a coordinator of its own, which completes outside of any
      transition.
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) rotation step
        B.wd{snap:window+superview+coordinator}
      also: completionStray
      example: N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) rotation tcDone(F)

    presentedAgain | MODAL-8 | presenterLeft
      A callback of the end of a dismissal may present the controller again: its presenter at
      viewDidDisappear is the new one.
      example: B.presented(A,T,presentHiding) A.tStart(1,dismissHiding,B,A) B.wd A.wa
        B.presented(A,F,presentHiding) A.da B.presented(A,T,presentHiding) B.dd{presenting:A}
    """#
  )
}

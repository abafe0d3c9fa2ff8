// The disturbances: why the order of a transition's side, or a controller's phase, is unknown.

internal import VCLifecycle

/// Something that makes unknown what a side of a transition receives, or a controller's phase.
///
/// The excuse `disturbed` applies to a side with one of these causes, and to no other. After a
/// cause of the phase any next callback of the controller is legal.
package enum Disturbance: UInt8, CaseIterable, Sendable {
  case drivenContainer
  case forwardedSide
  case leavingContainer
  case goneContainer
  case leftWithContainer
  case otherTransition
  case movedMeanwhile
  case presentedMeanwhile
  case rootMeanwhile
  case coveredSide
  case presentedUnderCover
  case nestedLine
  case silentColumn
  case silentCollapse

  /// The name in the table.
  package var name: String { "\(self)" }

  /// What the table says of the cause.
  ///
  /// The clause of the row is one that its example breaks where the cause is not noted.
  package var row: Excuse { Self.rows[Int(rawValue)] }

  package static let rows = table.values(Excuse.init)
}

extension Disturbance {
  private static let table = TextTable(
    "Disturbance.swift",
    keys: Excuse.keys,
    #"""
    drivenContainer | CHILD-39 | orderFinished | V-FWD-DURING
      The container of the transition, or one around it, is itself driven while that is open: it
      forwards to the side that the transition leads to. Once it has appeared again, before either
      side has received anything, the transition alone drives them.
      example: @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd N.wd N.dd A.dd N.wa
        B.wa N.da B.da tFinish(1)

    forwardedSide | CHILD-39 | loserDid | V-FWD-DURING
      A callback of the side comes from its container, which something else drives.
      example: @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd{t:1} A.wa{t:1} ✋c
        A.wd{t:1} A.dd{t:1} B.dd{forward} tCancel(1)

    leavingContainer | CHILD-39 | orderFinished | V-FWD-DURING
      The container is disappearing when its transition begins.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,N=S2) N.wd A.wd{forward}
        N.tStart(1,push,A,B,T,F,call) N.dd A.dd{forward} tFinish(1)

    goneContainer | NAV-15 | orderFinished
      The container had disappeared before its transition began: no callback is due off screen.
      example: @parents(A=N,B=N) @initial(A=S0,B=S0,N=S2) N.wd N.dd N.tStart(1,push,A,B,T,F,call)
        tFinish(1)

    leftWithContainer | CHILD-39 | orderCancelled | V-FWD-DURING
      The old side of a cancelled transition has disappeared with its container.
      example: @parents(A=N,B=N) @initial(A=S0,B=S2,N=S2) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa
        N.wd A.wd{forward} N.dd A.dd{forward} ✋c B.dd tCancel(1)

    otherTransition | CHILD-39 | orderFinished | V-FWD-DURING
      A callback of the side belongs to another transition.
      example: @initial(A=S2,B=S0,C=S2,M=S2,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd
        M.tStart(2,push,C,B,T,F,call) C.wd{t:2} B.wa{t:2} C.dd{t:2} B.da{t:2} tFinish(2) A.dd{t:1}
        tFinish(1)

    movedMeanwhile | CHILD-39 | orderFinished | V-FWD-DURING
      The app adds the side to another container while the transition is open.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd
        B.parent(N,F) B.parent(P,T) A.dd tFinish(1)

    presentedMeanwhile | CHILD-39 | orderFinished | V-FWD-DURING
      The app presents the side while the transition is open.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd
        B.parent(N,F) B.presented(P,T,presentKeeping) A.dd tFinish(1)

    rootMeanwhile | CHILD-39 | orderFinished | V-FWD-DURING
      The app makes the side the root of a window while the transition is open.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd
        B.root(w) A.dd tFinish(1)

    coveredSide | MODAL-8 | orderFinished
      Something presented in its own context covers the side, and receives its callbacks.
      example: @parents(A=N,B=N) @initial(A=S0,B=S0,C=S2,N=S2) C.presented(A,T,presentHiding)
        N.tStart(1,push,A,B,T,F,call) C.wd B.wa C.dd B.da tFinish(1)

    presentedUnderCover | MODAL-8 | orderFinished
      What is presented while something covers it in its own context receives nothing.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,C=S0,N=S2) D.presented(B,T,presentHiding)
        N.tStart(1,presentHiding,A,B,T,F,call) A.wd A.dd tFinish(1)

    nestedLine | NAV-13 | orderFinished
      UIKit has logged that the transition was nested in another one.
      example: @parents(A=N,B=N) @initial(A=S2,B=S0,N=S2) N.tStart(1,push,A,B,T,F,call) A.wd
        log(nested,A) A.dd tFinish(1)

    silentColumn | SPLIT-2 | appearWhenAppeared | V-SPLIT-COLUMN=silent
      A column of a split is shown or hidden without a callback.
      example: @containers(P=split) @parents(A=P) @initial(A=S2,P=S2) A.shown(P,F) A.wa A.da

    silentCollapse | SPLIT-5 | appearWhenAppeared | V-SPLIT-COLLAPSE=silent
      A split that collapses or expands changes what it and the stacks in it show without a
      callback.
      example: @containers(P=split) @parents(A=P) @initial(A=S2,P=S2) A.shown(P,F) A.wa A.da
    """#
  )
}

// The rows of the specification's sequence table (section 2), written out as traces.

/// One row in one mode: a standard sequence under the default profile.
struct SequenceRow: Sendable {
  let id: String
  let text: String

  /// Reads rows: a name, and the events in the deeper lines below it.
  static func rows(_ text: String) -> [SequenceRow] {
    var rows: [SequenceRow] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  "), let last = rows.popLast() {
        rows.append(SequenceRow(id: last.id, text: last.text + line.dropFirst(2) + " "))
      } else {
        rows.append(SequenceRow(id: String(line), text: ""))
      }
    }
    return rows.map { SequenceRow(id: $0.id, text: $0.text + "@complete") }
  }

  static let all: [SequenceRow] = windows + pushes + pops + presentations + tabs + children
}

extension SequenceRow {
  static let windows = rows(
    """
    K-ROOT first display
      ‖ R.init R.root(w) tStart(1,root,-,R,F,F,call) R.lv R.dl R.wa(F) R.window(T) R.uvc R.ia(F)
      R.wl R.dls R.wl R.dls ‖ R.da(F) tFinish(1)
    K-ROOT scene launch
      ‖ sceneWillConnect R.init R.root(w) sceneWillEnterForeground R.lv R.dl R.wa(F) R.window(T)
      R.ia(F) R.wl R.dls R.wl R.dls sceneDidBecomeActive applicationDidBecomeActive ‖ R.da(F)
    K-ROOT with NAV root
      @containers(N=navigation) ‖ N.init A.init A.parent(N,T) A.wm(N) A.shown(N,T) A.dm(N) N.root(w)
      N.lv N.dl N.wa(F) A.lv A.dl A.wa(F) N.willShow(A,F) N.window(T) A.window(T) N.ia(F) A.ia(F)
      N.wl N.dls A.wl A.dls ‖ N.da(F) A.da(F) N.didShow(A,F)
    K-ROOTSWAP
      @initial(o=S2) ‖ o.root(w) o.window(T) n.init n.root(w) tStart(1,rootSwap,o,n,F,F,call)
      o.wd(F) o.window(F) o.dd(F) n.lv n.dl n.wa(F) n.window(T) n.ia(F) n.wl n.dls ‖ n.da(F)
      tFinish(1)
    K-BG background and back
      @initial(R=S2) ‖ R.root(w) R.window(T) sceneWillResignActive sceneDidEnterBackground
      applicationDidEnterBackground R.wl R.dls R.wl R.dls applicationWillEnterForeground
      sceneWillEnterForeground sceneDidBecomeActive
    K-ROT rotation
      @initial(R=S2) ‖ R.root(w) R.window(T) step(rotate) rotation R.vwt R.wl R.dls R.wl R.dls
      tcAlong tcDone(F)
    K-MEM memory warning
      @initial(R=S2) ‖ R.root(w) R.window(T) step memoryWarning R.memory
    K-HIDE window hidden
      @initial(R=S2) ‖ R.root(w) R.window(T) step
    """
  )

  private static let navigation =
    "@initial(N=S2,A=S2) @parents(A=N) @containers(N=navigation) ‖ N.root(w) N.window(T) "
    + "A.shown(N,T) A.window(T) B.init"
  private static let pushed = "B.parent(N,T) B.wm(N) B.shown(N,T) A.shown(N,F)"

  static let pushes = rows(
    """
    K-PUSH animated
      \(navigation) \(pushed) N.tStart(1,push,A,B,T,F,call) B.lv B.dl A.wd(T) B.wa(T)
      N.willShow(B,T) tcReg(r) B.window(T) B.uvc B.ia(T) B.wl B.dls ‖ tcDone(F,r) A.window(F)
      A.dd(T) B.da(T) B.dm(N) N.didShow(B,T) tFinish(1) B.uvc B.wl B.dls
    K-PUSH not animated
      \(navigation) \(pushed) N.tStart(1,push,A,B,F,F,call) B.lv B.dl A.wd(F) B.wa(F)
      N.willShow(B,F) B.window(T) B.ia(F) A.window(F) A.dd(F) B.da(F) B.dm(N) N.didShow(B,F)
      tcDone(F) tFinish(1) B.wl B.dls
    K-PUSH interactive finished
      \(navigation) \(pushed) N.tStart(1,push,A,B,T,T,user) B.lv B.dl A.wd(T) B.wa(T)
      N.willShow(B,T) tcReg(h,T) tcReg(r) B.window(T) B.ia(T) B.wl B.dls ✋f tcInter(F,h) ‖
      tcDone(F,r) A.dd(T) B.da(T) B.dm(N) N.didShow(B,T) tFinish(1)
    K-PUSH interactive cancelled
      \(navigation) \(pushed) N.tStart(1,push,A,B,T,T,user) B.lv B.dl A.wd(T) B.wa(T)
      N.willShow(B,T) tcReg(h,T) tcReg(r) B.window(T) B.ia(T) B.wl B.dls ✋c tcInter(T,h) ‖ B.wd(T)
      B.window(F) B.dd(T) A.wa(T) A.ia(T) A.da(T) B.wm(nil) B.parent(N,F) B.shown(N,F) A.shown(N,T)
      B.dm(nil) tcDone(T,r) tCancel(1)
    K-NESTED push in push, queued
      \(navigation) \(pushed) N.tStart(1,push,A,B,T,F,call) B.lv B.dl A.wd(T) B.wa(T) B.window(T)
      B.ia(T) B.wl B.dls C.init C.parent(N,T) C.wm(N) ‖ A.dd(T) B.da(T) B.dm(N) tFinish(1)
      C.shown(N,T) B.shown(N,F) N.tStart(2,push,B,C,T,F,call) C.lv C.dl B.wd(T) C.wa(T) C.window(T)
      C.ia(T) C.wl C.dls ‖ B.dd(T) C.da(T) C.dm(N) tFinish(2)
    K-NAVOFF push, NAV not in a window
      @initial(N=S0,A=S0) @parents(A=N) @containers(N=navigation) ‖ N.window(F) B.init B.parent(N,T)
      B.wm(N) B.dm(N)
    K-SEGUE show
      \(navigation) A.seguePrepare \(pushed) N.tStart(1,push,A,B,T,F,user) B.lv B.dl A.wd(T) B.wa(T)
      N.willShow(B,T) B.window(T) B.ia(T) B.wl B.dls ‖ A.dd(T) B.da(T) B.dm(N) N.didShow(B,T)
      tFinish(1)
    """
  )

  private static let stacked =
    "@initial(N=S2,A=S0,B=S2) @parents(A=N,B=N) @containers(N=navigation) ‖ N.root(w) N.window(T) "
    + "A.shown(N,F) B.shown(N,T) B.window(T)"
  private static let popped = "A.shown(N,T) B.shown(N,F)"

  static let pops = rows(
    """
    K-POP animated
      \(stacked) \(popped) B.wm(nil) N.tStart(1,pop,B,A,T,F,call) B.wd(T) A.wa(T) N.willShow(A,T)
      tcReg(r) A.window(T) A.ia(T) A.wl A.dls ‖ B.window(F) B.dd(T) A.da(T) B.parent(N,F) B.dm(nil)
      N.didShow(A,T) tcDone(F,r) B.deinit tFinish(1)
    K-POP not animated
      \(stacked) \(popped) B.wm(nil) N.tStart(1,pop,B,A,F,F,call) B.wd(F) A.wa(F) N.willShow(A,F)
      A.window(T) A.ia(F) B.window(F) B.dd(F) A.da(F) B.parent(N,F) B.dm(nil) N.didShow(A,F)
      tcDone(F) B.deinit tFinish(1)
    K-POP interactive finished
      \(stacked) \(popped) B.wm(nil) N.tStart(1,pop,B,A,T,T,user) B.wd(T) A.wa(T) N.willShow(A,T)
      tcReg(h,T) tcReg(r) A.window(T) A.ia(T) A.wl A.dls ✋f tcInter(F,h) ‖ B.window(F) B.dd(T)
      A.da(T) B.parent(N,F) B.dm(nil) N.didShow(A,T) tcDone(F,r) B.deinit tFinish(1)
    K-POP interactive cancelled
      \(stacked) \(popped) B.wm(nil) N.tStart(1,pop,B,A,T,T,user) B.wd(T) A.wa(T) N.willShow(A,T)
      tcReg(h,T) tcReg(r) A.window(T) A.ia(T) A.wl A.dls ✋c tcInter(T,h) ‖ A.wd(T) A.window(F)
      A.dd(T) B.wa(T) B.ia(T) B.da(T) tcDone(T,r) B.shown(N,T) A.shown(N,F) tCancel(1)
    K-POPTO
      @initial(N=S2,A=S0,B=S0,C=S2) @parents(A=N,B=N,C=N) @containers(N=navigation) ‖ N.root(w)
      N.window(T) A.shown(N,F) B.shown(N,F) C.shown(N,T) C.window(T) A.shown(N,T) C.shown(N,F)
      C.wm(nil) B.wm(nil) B.parent(N,F) B.dm(nil) N.tStart(1,popTo,C,A,T,F,call) C.wd(T) A.wa(T)
      N.willShow(A,T) A.window(T) A.ia(T) A.wl A.dls B.deinit ‖ C.dd(T) A.da(T) C.parent(N,F)
      C.dm(nil) N.didShow(A,T) C.deinit tFinish(1)
    K-SETVCS same top
      \(stacked) X.init X.parent(N,T) X.wm(N) X.dm(N) A.wm(nil) A.parent(N,F) A.dm(nil) A.deinit
    K-SETVCS new top
      \(navigation) \(pushed) N.tStart(1,setViewControllers,A,B,T,F,call) B.lv B.dl A.wd(T) B.wa(T)
      B.window(T) B.ia(T) B.wl B.dls ‖ A.dd(T) B.da(T) B.dm(N) tFinish(1)
    """
  )

  private static let root = "@initial(A=S2) ‖ A.root(w) A.window(T) B.init"
  private static let covered =
    "@initial(A=S0,B=S2) ‖ A.root(w) A.window(T) B.presented(A,T,presentHiding) B.window(T)"
  private static let sheet =
    "@initial(A=S2,B=S2) ‖ A.root(w) A.window(T) B.presented(A,T,presentKeeping) B.window(T)"

  static let presentations = rows(
    """
    K-PRESENT hiding, animated
      \(root) B.presented(A,T,presentHiding) A.tStart(1,presentHiding,A,B,T,F,call) B.lv B.dl
      A.wd(T) B.wa(T) tcReg(r) B.window(T) B.ia(T) B.wl B.dls ‖ B.da(T) A.dd(T) tcDone(F,r)
      presentDone(B,A) tFinish(1)
    K-PRESENT hiding, not animated
      \(root) B.presented(A,T,presentHiding) A.tStart(1,presentHiding,A,B,F,F,call) B.lv B.dl
      A.wd(F) B.wa(F) B.window(T) B.ia(F) B.wl B.dls B.da(F) A.dd(F) presentDone(B,A) tFinish(1)
    K-PRESENT hiding, interactive finished
      \(root) B.presented(A,T,presentHiding) A.tStart(1,presentHiding,A,B,T,T,user) B.lv B.dl
      A.wd(T) B.wa(T) tcReg(h,T) B.window(T) B.ia(T) B.wl B.dls ✋f tcInter(F,h) ‖ B.da(T) A.dd(T)
      presentDone(B,A) tFinish(1)
    K-PRESENT hiding, interactive cancelled
      \(root) B.presented(A,T,presentHiding) A.tStart(1,presentHiding,A,B,T,T,user) B.lv B.dl
      A.wd(T) B.wa(T) tcReg(h,T) tcReg(r) B.window(T) B.ia(T) B.wl B.dls ✋c tcInter(T,h) ‖ B.wd(T)
      B.window(F) B.presented(A,F) B.dd(T) A.wa(T) A.ia(T) A.da(T) tcDone(T,r) tCancel(1)
    K-DISMISS hiding, animated
      \(covered) A.tStart(1,dismissHiding,B,A,T,F,call) B.wd(T) A.wa(T) tcReg(r) A.ia(T) A.wl A.dls
      ‖ A.da(T) B.window(F) B.presented(A,F) B.dd(T) tcDone(F,r) dismissDone(B,A) B.deinit
      tFinish(1) A.wl A.dls
    K-DISMISS hiding, not animated
      \(covered) A.tStart(1,dismissHiding,B,A,F,F,call) B.wd(F) A.wa(F) A.ia(F) A.wl A.dls A.da(F)
      B.window(F) B.presented(A,F) B.dd(F) dismissDone(B,A) B.deinit tFinish(1)
    K-DISMISS hiding, interactive finished
      \(covered) A.tStart(1,dismissHiding,B,A,T,T,user) B.wd(T) A.wa(T) tcReg(h,T) A.ia(T) ✋f
      tcInter(F,h) ‖ A.da(T) B.window(F) B.presented(A,F) B.dd(T) dismissDone(B,A) B.deinit
      tFinish(1)
    K-DISMISS hiding, interactive cancelled
      \(covered) A.tStart(1,dismissHiding,B,A,T,T,user) B.wd(T) A.wa(T) tcReg(h,T) tcReg(r) A.ia(T)
      A.wl A.dls ✋c tcInter(T,h) ‖ A.wd(T) A.dd(T) B.wa(T) B.ia(T) B.da(T) tcDone(T,r) tCancel(1)
    K-PRESENT keeping
      \(root) B.presented(A,T,presentKeeping) A.tStart(1,presentKeeping,A,B,T,F,call) B.lv B.dl
      B.wa(T) B.window(T) B.ia(T) B.wl B.dls ‖ B.da(T) presentDone(B,A) tFinish(1)
    K-DISMISS keeping
      \(sheet) A.tStart(1,dismissKeeping,B,A,T,F,call) B.wd(T) tcReg(r) ‖ B.window(F)
      B.presented(A,F) B.dd(T) tcDone(F,r) dismissDone(B,A) B.deinit tFinish(1)
    K-SHEET finished
      \(sheet) B.sheetShould A.tStart(1,sheetDrag,B,A,T,T,user) B.wd(T) tcReg(h,T) tcReg(r)
      B.sheetWill ✋f tcInter(F,h) ‖ B.window(F) B.presented(A,F) B.dd(T) tcDone(F,r) B.sheetDid
      B.deinit tFinish(1)
    K-SHEET cancelled
      \(sheet) B.sheetShould A.tStart(1,sheetDrag,B,A,T,T,user) B.wd(T) tcReg(h,T) tcReg(r)
      B.sheetWill ✋c tcInter(T,h) ‖ B.wa(T) B.ia(T) B.da(T) tcDone(T,r) tCancel(1)
    K-SHEET blocked
      \(sheet) B.sheetShould B.sheetTried
    K-CHAIN
      @initial(A=S0,B=S2,C=S2) ‖ A.root(w) A.window(T) B.presented(A,T,presentHiding) B.window(T)
      C.presented(B,T,presentKeeping) C.window(T) A.tStart(1,chainDismiss,C,A,T,F,call) tRoot(1,B,F)
      C.wd(T) B.wd(T) A.wa(T) A.ia(T) ‖ C.presented(B,F) B.presented(A,F) A.da(T) C.window(F)
      C.dd(T) B.window(F) B.dd(T) dismissDone(B,A) tFinish(1)
    K-COVER full screen over a sheet
      @initial(A=S2,S=S2) ‖ A.root(w) A.window(T) S.presented(A,T,presentKeeping) S.window(T) B.init
      B.presented(S,T,presentHiding) S.tStart(1,presentHiding,S,B,T,F,call) B.lv B.dl S.wd(T)
      B.wa(T) B.window(T) B.ia(T) B.wl B.dls ‖ B.da(T) S.dd(T) presentDone(B,S) tFinish(1)
    K-UNWIND
      \(covered) B.seguePrepare A.unwindAction A.tStart(1,dismissHiding,B,A,T,F,user) B.wd(T)
      A.wa(T) A.ia(T) A.wl A.dls ‖ A.da(T) B.presented(A,F) B.dd(T) B.deinit tFinish(1)
    """
  )
}

// The rows of the sequence table for tabs, pages, splits and children.

extension SequenceRow {
  private static let tab =
    "@initial(T=S2,o=S2) @parents(o=T,n=T) @containers(T=tab) ‖ T.root(w) T.window(T) o.shown(T,T) "
    + "o.window(T) n.shown(T,F)"
  private static let page =
    "@initial(P=S2,o=S2) @parents(o=P,n=P) @containers(P=page) ‖ P.root(w) P.window(T) "
    + "o.shown(P,T) "
    + "o.window(T) n.shown(P,F)"
  private static let pageTurned = "n.shown(P,T) o.shown(P,F)"
  private static let split =
    "@initial(S=S2,o=S2) @parents(o=S,n=S) @containers(S=split) ‖ S.root(w) S.window(T) "
    + "o.shown(S,T) "
    + "o.window(T) n.shown(S,F)"

  static let tabs = rows(
    """
    K-TABFIRST
      @containers(T=tab) ‖ T.init o.init n.init o.parent(T,T) o.wm(T) o.dm(T) n.parent(T,T) n.wm(T)
      n.dm(T) o.shown(T,T) n.shown(T,F) T.root(w) T.lv T.dl T.wa(F) o.lv o.dl o.wa(F) T.window(T)
      o.window(T) T.ia(F) o.ia(F) T.wl T.dls o.wl o.dls ‖ T.da(F) o.da(F)
    K-TAB built-in
      \(tab) T.tabShould(n) T.tStart(1,tab,o,n,F,F,user) n.lv n.dl n.wa(F) o.wd(F) n.shown(T,T)
      o.shown(T,F) T.tabDid(n) n.window(T) n.ia(F) n.wl n.dls o.window(F) o.dd(F) n.da(F) tFinish(1)
    K-TAB custom animated
      \(tab) T.tStart(1,tab,o,n,T,F,call) n.lv n.dl n.wa(T) o.wd(T) n.shown(T,T) o.shown(T,F)
      tcReg(r) n.window(T) n.ia(T) n.wl n.dls ‖ o.dd(T) n.da(T) tcDone(F,r) tFinish(1)
    K-TAB interactive finished
      \(tab) T.tStart(1,tab,o,n,T,T,user) n.lv n.dl n.wa(T) o.wd(T) n.shown(T,T) o.shown(T,F)
      tcReg(h,T) n.window(T) n.ia(T) n.wl n.dls ✋f tcInter(F,h) ‖ o.dd(T) n.da(T) tFinish(1)
    K-TAB interactive cancelled
      \(tab) T.tStart(1,tab,o,n,T,T,user) n.lv n.dl n.wa(T) o.wd(T) tcReg(h,T) tcReg(r) n.window(T)
      n.ia(T) n.wl n.dls ✋c tcInter(T,h) ‖ n.wd(T) n.window(F) n.dd(T) o.wa(T) o.ia(T) o.da(T)
      tcDone(T,r) tCancel(1)
    K-PAGES finished
      \(page) P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa(T) o.wd(T) n.window(T) n.ia(T)
      n.wl n.dls ✋f ‖ \(pageTurned) n.da(T) o.window(F) o.dd(T) P.pageDid(T,o) tFinish(1)
    K-PAGES cancelled
      \(page) P.pageWill(n) P.tStart(1,pageScroll,o,n,T,T,user) n.wa(T) o.wd(T) n.window(T) n.ia(T)
      n.wl n.dls ✋c ‖ o.wa(T) o.ia(T) o.da(T) n.wd(T) n.window(F) n.dd(T) P.pageDid(F,o) tCancel(1)
    K-PAGEC finished
      \(page) P.pageWill(n) P.tStart(1,pageCurl,o,n,T,T,user) n.wa(T) o.wd(T) n.window(T) n.ia(T)
      n.wl n.dls ✋f ‖ \(pageTurned) o.window(F) o.dd(T) n.da(T) P.pageDid(T,o) tFinish(1)
    K-PAGEC cancelled
      \(page) P.pageWill(n) P.tStart(1,pageCurl,o,n,T,T,user) n.wa(T) o.wd(T) n.window(T) n.ia(T)
      n.wl n.dls ✋c ‖ n.wd(T) o.wa(T) n.window(F) n.dd(T) o.ia(T) o.da(T) P.pageDid(F,o) tCancel(1)
    K-PAGE by call
      \(page) P.tStart(1,pageScroll,o,n,T,F,call) \(pageTurned) n.wa(T) o.wd(T) n.window(T) n.ia(T)
      n.wl n.dls ‖ n.da(T) o.window(F) o.dd(T) tFinish(1)
    K-PAGEEARLY
      @containers(page=page) ‖ page.init C.init C.parent(page,T) C.shown(page,T) C.wm(page) C.lv
      C.dl C.wa(F) C.ia(F) C.da(F) C.dm(page) C.wl C.dls page.root(w) page.lv page.dl page.wa(F)
      page.window(T) C.window(T) page.ia(F) page.wl page.dls ‖ page.da(F)
    K-SPLITCOL show
      \(split) n.shown(S,T) S.tStart(1,splitColumn,-,n,T,F,call) n.wa(T) n.window(T) n.ia(T) n.wl
      n.dls ‖ n.da(T) tFinish(1)
    K-SPLITCOL hide
      \(split) o.shown(S,F) S.tStart(1,splitColumn,o,-,T,F,call) o.wd(T) ‖ o.window(F) o.dd(T)
      tFinish(1)
    K-SPLITDET
      \(split) n.shown(S,T) o.shown(S,F) S.tStart(1,splitDetail,o,n,F,F,call) o.wd(F) n.wa(F)
      n.window(T) n.ia(F) n.wl n.dls o.window(F) o.dd(F) n.da(F) tFinish(1)
    """
  )

  private static let parent =
    "@initial(P=S2) @containers(P=automatic) ‖ P.root(w) P.window(T) C.init"
  private static let pair =
    "@initial(P=S2,1=S2) @parents(1=P) ‖ P.root(w) P.window(T) 1.shown(P,T) 1.window(T) 2.init"

  static let children = rows(
    """
    K-ADD P visible
      \(parent) C.parent(P,T) C.wm(P) C.lv C.dl C.shown(P,T) C.window(T) C.wa(F) C.dm(P) C.ia(F)
      C.wl C.dls ‖ C.da(F)
    K-ADD in P.dl
      @containers(P=automatic) ‖ P.init C.init P.root(w) P.lv C.parent(P,T) C.wm(P) C.lv C.dl
      C.shown(P,T) C.dm(P) P.dl P.wa(F) C.wa(F) P.window(T) C.window(T) P.ia(F) C.ia(F) P.wl P.dls
      C.wl C.dls ‖ P.da(F) C.da(F)
    K-ADD between P.wa and P.da
      @containers(P=automatic) ‖ P.init C.init P.root(w) P.lv P.dl P.wa(F) P.window(T) P.ia(F)
      C.parent(P,T) C.wm(P) C.lv C.dl C.shown(P,T) C.window(T) C.wa(F) C.dm(P) C.ia(F) P.wl P.dls
      C.wl C.dls ‖ P.da(F) C.da(F)
    K-ADD P off-window
      @initial(P=S0) @containers(P=automatic) ‖ P.window(F) C.init C.parent(P,T) C.wm(P) C.lv C.dl
      C.dm(P)
    K-ADD MANUAL
      @initial(P=S2) @containers(P=manual) ‖ P.root(w) P.window(T) C.init C.parent(P,T) C.wm(P)
      begin(C,T,F,P) C.lv C.dl C.wa(F){begin} C.window(T) C.ia(F){end} C.da(F){end} end(C,P) C.dm(P)
      C.wl C.dls
    K-REMOVE P visible
      @initial(P=S2,C=S2) @parents(C=P) @containers(P=automatic) ‖ P.root(w) P.window(T)
      C.shown(P,T) C.window(T) C.wm(nil) C.window(F) C.shown(P,F) C.wd(F) C.parent(P,F) C.dm(nil) ‖
      C.dd(F)
    K-SWAP recommended
      @containers(P=manual) \(pair) 2.parent(P,T) 2.wm(P) 1.wm(nil) begin(2,T,F,P) 2.lv 2.dl
      2.wa(F){begin} begin(1,F,F,P) 1.wd(F){begin} 2.window(T) 1.window(F) 2.ia(F){end} 2.da(F){end}
      end(2,P) 1.dd(F){end} end(1,P) 2.dm(P) 1.shown(P,F) 1.parent(P,F) 1.dm(nil)
    K-SWAP interactive cancelled
      @containers(P=manual) \(pair) 2.parent(P,T) 2.wm(P) begin(2,T,T,P) 2.lv 2.dl 2.wa(T){begin}
      begin(1,F,T,P) 1.wd(T){begin} ‖ begin(2,F,T,P) 2.wd(T){begin} begin(1,T,T,P) 1.wa(T){begin}
      2.dd(T){end} end(2,P) 1.ia(T){end} 1.da(T){end} end(1,P) 2.wm(nil) 2.parent(P,F) 2.dm(nil)
    K-XFER
      @containers(P=automatic) @initial(P=S2,o=S2) @parents(o=P) ‖ P.root(w) P.window(T)
      o.shown(P,T) o.window(T) n.init n.parent(P,T) n.wm(P) o.wm(nil) n.lv n.dl
      P.tStart(1,childTransfer,o,n,T,F,call) o.wd(T) n.wa(T) n.shown(P,T) o.shown(P,F) n.window(T)
      n.ia(T) n.wl n.dls ‖ n.da(T) o.window(F) o.dd(T) tFinish(1) n.dm(P) o.parent(P,F) o.dm(nil)
    K-ORPHAN
      @initial(P=S2) ‖ P.root(w) P.window(T) C.init C.lv C.dl C.window(T){topmost} C.wa(F) C.ia(F)
      C.wl C.dls ‖ C.da(F)
    K-OFFBEGIN
      ‖ v.init begin(v,T,F) v.lv v.dl v.wa(F){begin} v.ia(F){end} v.da(F){end} end(v) begin(v,F,F)
      v.wd(F){begin} v.dd(F){end} end(v)
    K-EMBED
      @containers(P=automatic) ‖ P.init P.root(w) P.lv C.init P.seguePrepare C.parent(P,T) C.wm(P)
      C.lv C.dl C.shown(P,T) C.dm(P) P.dl P.wa(F) C.wa(F) P.window(T) C.window(T) P.ia(F) C.ia(F)
      P.wl P.dls C.wl C.dls ‖ P.da(F) C.da(F)
    """
  )
}

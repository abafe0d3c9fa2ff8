// Examples of INV-1 to INV-21: one controller.

extension Example {
  static let controllers = examples(
    """
    // INV-1 to INV-3: the automaton.
    v.wa v.da v.wd v.dd v.wa v.da
    v.wa v.wd v.dd
    v.da v.wd v.wa v.da
    @initial(v=S2) v.wd v.dd
    v.wa v.dd => 1 also:INV-3
    v.wd v.da => 1 also:INV-3
    v.wa v.da v.wa v.da => 1
    @initial(v=S0) v.wd v.dd => 1
    v.wa v.wa v.da => 2
    v.wa v.da v.da => 2 also:INV-1
    v.wa v.da v.wd v.wd v.dd => 2
    v.wa v.da v.wd v.dd v.dd => 2
    v.lv v.dl v.da => 3
    @initial(v=S0) v.da => 3
    v.da v.dd => 3
    @initial(v=S1) v.da
    // The quirks that touch them.
    // Without their premise in the trace they excuse nothing.
    v.wa v.wa v.da v.da => 2 2 ios5+Q-1
    @containers(P=manual) @parents(v=P,P=N) v.wa v.wa v.da v.da => 2 2 ios5+Q-1
    @containers(P=manual) @parents(v=P) v.wa v.wa v.da v.da => ios5+Q-1
    @containers(P=tab) @parents(v=P) v.wa v.wa v.da => 2 ios5+Q-1
    v.lv v.dl v.da => 3 ios5+Q-2
    @parents(v=P) v.lv v.dl v.da => ios5+Q-2
    @parents(v=P) v.wa v.da v.da => 2 ios5+Q-2
    @parents(v=P) v.wa v.da v.da => 2 ios6+Q-3
    @parents(v=P) P.wa appDidBecomeActive v.wa v.da v.da P.da => ios6+Q-3
    v.lv v.dl v.da => 3 ios6+Q-3
    @initial(v=S0) v.wd v.dd => 1 ios10+Q-8
    @containers(P=split) @parents(v=P) @initial(v=S0) v.wd v.dd => ios10+Q-8
    @containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd => 1 ios10+Q-8
    v.wa v.da v.wd v.wd v.dd => 2 ios10+Q-8
    @initial(v=S0) v.wd v.dd => 1 ios11+Q-9
    @containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd => ios11+Q-9
    @containers(P=split) @parents(v=P) @initial(v=S0) v.wd => 1 ios11+Q-9
    v.wa v.wa v.da => 2 ios12+Q-12
    @containers(P=navigation,S=split) @parents(v=P,P=S) v.wa v.wa v.da => ios12+Q-12
    v.wa v.da v.wa => 1 ios12+Q-12
    // The premise alone does not suffice, either.
    @containers(P=manual) @parents(v=P) v.wa v.da v.wa => 1 ios5+Q-1
    @parents(v=P) P.wa appDidBecomeActive v.lv v.dl v.da P.da => 3 ios6+Q-3
    @containers(P=split) @parents(v=P) v.wa v.da v.wd v.wd v.dd => 2 ios10+Q-8
    @containers(P=tab) @parents(v=P) v.wa v.da v.wd v.wd v.dd => 2 ios11+Q-9
    @containers(P=split) @parents(v=P) v.wa v.da v.wa => 1 ios12+Q-12
    // INV-6 and INV-7: viewIsAppearing.
    v.wa v.ia v.da
    v.wa v.ia v.wd v.dd
    v.wa v.da
    v.wa v.ia v.ia v.da => 6
    u.wa u.ia u.da v.wa v.da v.wd => 6
    v.wa v.da u.wa u.ia u.da @complete => 6
    v.wa v.ia v.da v.wd v.dd v.wa v.da v.wd v.dd v.wa v.da => 6 6
    u.wa u.ia u.da v.wa v.da v.ia => 7
    v.wa v.da v.ia => 7
    v.ia v.da
    v.wa v.ia v.da v.wd v.ia v.dd => 7
    v.lv v.dl v.ia => 7
    u.wa u.ia u.da v.wd v.wa v.da @complete => 6
    u.wa u.ia u.da v.wd v.wa v.da @complete => ios26+V-IA-CANCEL=none
    u.wa u.ia u.da v.wa v.da @complete => 6 ios26+V-IA-CANCEL=none
    u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete => ios26+V-END-IA=none
    u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete => 6
    u.wa u.ia u.da v.wa v.da @complete => 6 ios26+V-END-IA=none
    @parents(v=u) u.wa v.wa u.ia v.da u.da @complete => ios14
    @parents(v=u) u.wa v.wa u.ia v.da u.da @complete => 6 ios17
    @parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete => 6 ios14
    @parents(v=u) u.wa v.wa v.ia v.da u.da @complete => 6 ios14
    @parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete =>
      ios14+V-IA-CHILD=missingAll
    @parents(v=u) @containers(u=tab) u.wa v.wa v.ia v.da u.da @complete => 6
      ios14+V-IA-CHILD=missingAll
    // INV-8.
    v.wa v.da => ios12
    v.wa v.ia v.da => 8 ios12
    // INV-9 and INV-10: layout.
    v.wa v.wl v.dls v.wl v.dls v.da @complete
    v.dls v.wl v.dls
    v.wl v.wl v.dls => 9
    v.wa v.dls => 9
    v.wa v.da v.wl rest => 9
    v.dl v.wa v.ia v.wl v.dls v.da
    v.dl v.wa v.wl v.dls v.da
    v.dl v.wl v.dls
    v.dl v.wa v.wl v.dls v.ia v.da => 10 fragile
    v.dl v.wa v.window(T) v.wl v.dls v.ia v.da => 10
    // A second will of the same appearance says nothing of a pass that followed the first.
    v.dl v.wa v.window(T) v.wl v.dls v.wa v.ia v.da => 2
    v.dl v.window(T) v.wa v.wl v.dls v.ia v.da
    v.dl v.wa v.wl{forced} v.dls v.ia v.da
    v.dl v.wl v.dls v.wa v.ia v.da => 10 fragile
    v.dl v.window(T) v.wl v.dls v.wa v.ia v.da
    @parents(v=N) N.tStart(1,push,-,v) v.dl v.window(T) v.wl v.dls v.wa v.ia v.da => 10
    v.dl v.wl{forced} v.dls v.wa v.ia v.da
    v.dl v.wa v.ia v.da v.wd v.dd v.wl v.dls v.wa v.ia v.da
    v.dl v.window(F) v.wl v.dls v.wa v.ia v.da
    v.dl v.wa v.ia v.da v.wd v.dd v.wa v.wl v.dls v.ia v.da
    // INV-12: animated.
    v.wa(T) v.ia(T) v.da(T) v.wd(F) v.dd(F)
    v.wa(T) v.da v.wd v.dd(F)
    v.wd(T) v.dd(F) => 12
    v.wa(F) v.da(T) => 12
    v.wa(F) v.ia(T) v.da(T) => 12
    v.wd(T) v.dd(F) => 12 ios8+Q-4
    v.wd(T) u.wa(T) v.dd(F) u.da(T) => 12 ios8+Q-4
    v.wd(T) u.wa(T) u.da(T) v.dd(F) u.wd(T) v.wa(T) v.da(F) u.dd(T) => ios8+Q-4
    @presenters(u=v) v.wd(T) v.dd(F) v.wa(T) v.da(F) => ios8+Q-4
    v.wd(F) v.dd(T) => 12 ios8+Q-4
    // INV-13 and INV-14: transactions.
    v.wa@3 v.ia@3 v.da@5
    v.wa@3 v.ia@4 v.da@5 => 13
    v.wa{begin}@3 v.ia{end}@4 v.da{end}@4
    v.window(F)@3 v.wa@3 v.ia@4 v.da@5
    v.window(T)@3 v.wa@3 v.ia@4 v.da@5 => 13
    v.wa(T)@3 v.ia(T)@3 v.da(T)@4
    v.wa(F)@3 v.ia(F)@3 v.da(F)@3
    v.wa(T)@3 v.ia(T)@3 v.da(T)@3 => 14
    v.wa(T){undo}@3 v.ia(T){undo}@3 v.da(T){undo}@3
    v.wa(T){begin}@3 v.ia(T)@3 v.da(T)@3
    v.wa(F)@3 v.ia(F)@3 v.da(F)@2 => 14
    @parents(c=p) p.wa(T)@1 p.ia(T)@1 p.da(T)@2 c.wa(T)@3 c.ia(T)@3 c.da(T)@3 => 14
    """
  )

  static let loading = examples(
    """
    // INV-4 and INV-5.
    v.lv v.dl v.wa v.da
    v.init v.wa v.dl v.da => 4
    v.wa v.dl v.da => 4
    v.lv v.wl v.dls v.dl => 4
    v.init v.uvc => 4
    v.init v.lv v.dl v.setView(nil) v.ia => 4 7
    @initial(v=S2) v.wd v.dd
    v.init v.wd => 4 1 ios11+Q-9
    @containers(P=tab) @parents(v=P) v.init v.wd => ios11+Q-9
    v.init v.wd => 4 1 ios11
    v.lv v.dl v.setView(nil) v.lv v.dl
    v.lv v.dl v.wa v.da v.setView(nil) v.dl
    v.wa v.da v.setView(nil) v.dl
    v.lv v.dl v.lv v.dl => 5
    v.lv v.dl v.memory v.lv v.dl => ios5
    v.lv v.dl v.memory v.lv v.dl => 5
    v.lv v.lv v.dl => 5
    ‖ u.lv u.dl v.dl => 5
    u.lv u.dl v.dl
    ‖ v.dl u.lv u.dl => 5
    v.lv rest => 5
    ‖ u.lv u.dl v.lv v.dl
    // INV-16 and INV-17: life.
    v.init v.lv v.dl v.wa v.da v.wd v.dd v.deinit
    v.init v.deinit
    v.da v.deinit
    v.init v.wa v.da v.deinit => 4 16
    v.lv v.dl v.wa v.da v.deinit => 16
    v.dd v.deinit v.dd => 17
    v.dd v.deinit v.dl v.wa => 17
    v.dd v.deinit v.deinit => 17
    // INV-18: super.
    v.wa{enter} v.wa{base} v.wa{exit}
    v.wa{enter} u.wa{enter} u.wa{base} u.wa{exit} v.wa{base} v.wa{exit}
    v.wl{enter} v.wl{exit} v.dls{enter} v.dls{exit}
    v.wa{enter} v.dd{base} v.wa{exit} => 18
    v.wd{enter} v.wd{exit} => 18
    v.uvc{enter} v.uvc{exit} => 18
    v.wa{enter} v.wa{base} v.wa{base} v.wa{exit} => 18
    v.wa{enter} v.wa{base} v.dd{base} v.wa{exit} => 18
    // INV-19: called by hand.
    v.wa{uikit} v.da{uikit}
    v.wa{direct} => 19
    v.wa{uikit} v.wa{direct} v.da{uikit} => 19
    v.ia{direct} => 19
    v.wa log(misuse,v) => 19 also:INV-51
    v.wa{direct} log(misuse,v) => 19 51
    """
  )

  static let byHand = examples(
    """
    // INV-20: balance of begin and end.
    v.init begin(v,T) v.lv v.dl v.wa v.da end(v) rest
    end(v)
    begin(v,T) end(v) end(v) => 20
    v.init end(v) => 20
    begin(v,T) begin(v,T) end(v) end(v) @complete => advice:21
    p.init v.init x.parent(p,T) begin(v,T) v.lv v.dl v.wa{begin} v.da{end} end(v) => 20
    p.init v.init v.parent(p,T) begin(v,T) v.lv v.dl v.wa{begin} v.da{end} end(v) => 29
    begin(v,T) begin(v,T) end(v) rest => 20 advice:21 also:INV-15
    begin(v,T) begin(v,T) end(v) @complete => advice:21 ios26+V-NESTED-BEGIN=ignore
    begin(v,T) begin(v,T) begin(v,F) end(v) @complete => advice:21
    begin(v,T) begin(v,T) begin(v,F) end(v) @complete => 20 advice:21 ios26+V-REVERSE-DEPTH=keep
    begin(v,T) begin(v,F) end(v) end(v) => 20
    v.init begin(v,F) end(v)
    v.init begin(v,F) end(v) => 20 ios26+V-BEGIN-F-S0=ignore
    @initial(v=S2) begin(v,T) end(v)
    @initial(v=S2) begin(v,T) end(v) => 20 ios26+V-BEGIN-T-S2=ignore
    v.init begin(v,T) v.lv v.dl v.wa rest => 20 also:INV-15
    @parents(v=P) begin(v,T,T,P) end(v,P)
    @parents(v=P) begin(v,T,T,X) end(v,P) => 20
    begin(v,T,T,X) end(v,X)
    // INV-21: one driver.
    N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) begin(B,F) end(B)
    N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(B,T) => 21
    @parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T) => 21
    N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T)
    P.tStart(1,childSwap,A,B) begin(B,T) B.wa
    begin(v,F) v.wd begin(v,T) v.wa end(v) v.da
    begin(v,F) v.wd begin(v,F) end(v) end(v) v.dd => advice:21
    @containers(B=manual) @parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T)
    """
  )
}

// Examples of INV-1 to INV-21: one controller.

extension Example {
  static let controllers: [Example] = [
    // INV-1 to INV-3: the automaton.
    Example("v.wa v.da v.wd v.dd v.wa v.da"),
    Example("v.wa v.wd v.dd"),
    Example("v.da v.wd v.wa v.da"),
    Example("@initial(v=S2) v.wd v.dd"),
    Example("v.wa v.dd", "1", also: "INV-3"),
    Example("v.wd v.da", "1", also: "INV-3"),
    Example("v.wa v.da v.wa v.da", "1"),
    Example("@initial(v=S0) v.wd v.dd", "1"),
    Example("v.wa v.wa v.da", "2"),
    Example("v.wa v.da v.da", "2", also: "INV-1"),
    Example("v.wa v.da v.wd v.wd v.dd", "2"),
    Example("v.wa v.da v.wd v.dd v.dd", "2"),
    Example("v.lv v.dl v.da", "3"),
    Example("@initial(v=S0) v.da", "3"),
    Example("v.da v.dd", "3"),
    Example("@initial(v=S1) v.da"),
    // The quirks that touch them.
    // Without their premise in the trace they excuse nothing.
    Example("v.wa v.wa v.da v.da", "2 2", profile: "ios5+Q-1"),
    Example(
      "@containers(P=manual) @parents(v=P,P=N) v.wa v.wa v.da v.da",
      "2 2",
      profile: "ios5+Q-1"
    ),
    Example(
      "@containers(P=manual) @parents(v=P) v.wa v.wa v.da v.da",
      profile: "ios5+Q-1"
    ),
    Example("@containers(P=tab) @parents(v=P) v.wa v.wa v.da", "2", profile: "ios5+Q-1"),
    Example("v.lv v.dl v.da", "3", profile: "ios5+Q-2"),
    Example("@parents(v=P) v.lv v.dl v.da", profile: "ios5+Q-2"),
    Example("@parents(v=P) v.wa v.da v.da", "2", profile: "ios5+Q-2"),
    Example("@parents(v=P) v.wa v.da v.da", "2", profile: "ios6+Q-3"),
    Example("@parents(v=P) P.wa appDidBecomeActive v.wa v.da v.da P.da", profile: "ios6+Q-3"),
    Example("v.lv v.dl v.da", "3", profile: "ios6+Q-3"),
    Example("@initial(v=S0) v.wd v.dd", "1", profile: "ios10+Q-8"),
    Example("@containers(P=split) @parents(v=P) @initial(v=S0) v.wd v.dd", profile: "ios10+Q-8"),
    Example("@containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd", "1", profile: "ios10+Q-8"),
    Example("v.wa v.da v.wd v.wd v.dd", "2", profile: "ios10+Q-8"),
    Example("@initial(v=S0) v.wd v.dd", "1", profile: "ios11+Q-9"),
    Example("@containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd", profile: "ios11+Q-9"),
    Example("@containers(P=split) @parents(v=P) @initial(v=S0) v.wd", "1", profile: "ios11+Q-9"),
    Example("v.wa v.wa v.da", "2", profile: "ios12+Q-12"),
    Example(
      "@containers(P=navigation,S=split) @parents(v=P,P=S) v.wa v.wa v.da",
      profile: "ios12+Q-12"
    ),
    Example("v.wa v.da v.wa", "1", profile: "ios12+Q-12"),
    // The premise alone does not suffice, either.
    Example("@containers(P=manual) @parents(v=P) v.wa v.da v.wa", "1", profile: "ios5+Q-1"),
    Example("@parents(v=P) P.wa appDidBecomeActive v.lv v.dl v.da P.da", "3", profile: "ios6+Q-3"),
    Example(
      "@containers(P=split) @parents(v=P) v.wa v.da v.wd v.wd v.dd",
      "2",
      profile: "ios10+Q-8"
    ),
    Example(
      "@containers(P=tab) @parents(v=P) v.wa v.da v.wd v.wd v.dd",
      "2",
      profile: "ios11+Q-9"
    ),
    Example("@containers(P=split) @parents(v=P) v.wa v.da v.wa", "1", profile: "ios12+Q-12"),
    // INV-6 and INV-7: viewIsAppearing.
    Example("v.wa v.ia v.da"),
    Example("v.wa v.ia v.wd v.dd"),
    Example("v.wa v.da"),
    Example("v.wa v.ia v.ia v.da", "6"),
    Example("u.wa u.ia u.da v.wa v.da v.wd", "6"),
    Example("v.wa v.da u.wa u.ia u.da @complete", "6"),
    Example("v.wa v.ia v.da v.wd v.dd v.wa v.da v.wd v.dd v.wa v.da", "6 6"),
    Example("u.wa u.ia u.da v.wa v.da v.ia", "7"),
    Example("v.wa v.da v.ia", "7"),
    Example("v.ia v.da"),
    Example("v.wa v.ia v.da v.wd v.ia v.dd", "7"),
    Example("v.lv v.dl v.ia", "7"),
    Example("u.wa u.ia u.da v.wd v.wa v.da @complete", "6"),
    Example("u.wa u.ia u.da v.wd v.wa v.da @complete", profile: "ios26+V-IA-CANCEL=none"),
    Example("u.wa u.ia u.da v.wa v.da @complete", "6", profile: "ios26+V-IA-CANCEL=none"),
    Example(
      "u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete",
      profile: "ios26+V-END-IA=none"
    ),
    Example(
      "u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete",
      "6"
    ),
    Example("u.wa u.ia u.da v.wa v.da @complete", "6", profile: "ios26+V-END-IA=none"),
    Example("@parents(v=u) u.wa v.wa u.ia v.da u.da @complete", profile: "ios14"),
    Example("@parents(v=u) u.wa v.wa u.ia v.da u.da @complete", "6", profile: "ios17"),
    Example(
      "@parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete",
      "6",
      profile: "ios14"
    ),
    Example("@parents(v=u) u.wa v.wa v.ia v.da u.da @complete", "6", profile: "ios14"),
    Example(
      "@parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete",
      profile: "ios14+V-IA-CHILD=missingAll"
    ),
    Example(
      "@parents(v=u) @containers(u=tab) u.wa v.wa v.ia v.da u.da @complete",
      "6",
      profile: "ios14+V-IA-CHILD=missingAll"
    ),
    // INV-8.
    Example("v.wa v.da", profile: "ios12"),
    Example("v.wa v.ia v.da", "8", profile: "ios12"),
    // INV-9 and INV-10: layout.
    Example("v.wa v.wl v.dls v.wl v.dls v.da @complete"),
    Example("v.dls v.wl v.dls"),
    Example("v.wl v.wl v.dls", "9"),
    Example("v.wa v.dls", "9"),
    Example("v.wa v.da v.wl rest", "9"),
    Example("v.dl v.wa v.ia v.wl v.dls v.da"),
    Example("v.dl v.wa v.wl v.dls v.da"),
    Example("v.dl v.wl v.dls"),
    Example("v.dl v.wa v.wl v.dls v.ia v.da", "10", isFragile: true),
    Example("v.dl v.wa v.window(T) v.wl v.dls v.ia v.da", "10"),
    // A second will of the same appearance says nothing of a pass that followed the first.
    Example("v.dl v.wa v.window(T) v.wl v.dls v.wa v.ia v.da", "2"),
    Example("v.dl v.window(T) v.wa v.wl v.dls v.ia v.da"),
    Example("v.dl v.wa v.wl{forced} v.dls v.ia v.da"),
    Example("v.dl v.wl v.dls v.wa v.ia v.da", "10", isFragile: true),
    Example("v.dl v.window(T) v.wl v.dls v.wa v.ia v.da"),
    Example("@parents(v=N) N.tStart(1,push,-,v) v.dl v.window(T) v.wl v.dls v.wa v.ia v.da", "10"),
    Example("v.dl v.wl{forced} v.dls v.wa v.ia v.da"),
    Example("v.dl v.wa v.ia v.da v.wd v.dd v.wl v.dls v.wa v.ia v.da"),
    Example("v.dl v.window(F) v.wl v.dls v.wa v.ia v.da"),
    Example("v.dl v.wa v.ia v.da v.wd v.dd v.wa v.wl v.dls v.ia v.da"),
    // INV-12: animated.
    Example("v.wa(T) v.ia(T) v.da(T) v.wd(F) v.dd(F)"),
    Example("v.wa(T) v.da v.wd v.dd(F)"),
    Example("v.wd(T) v.dd(F)", "12"),
    Example("v.wa(F) v.da(T)", "12"),
    Example("v.wa(F) v.ia(T) v.da(T)", "12"),
    Example("v.wd(T) v.dd(F)", "12", profile: "ios8+Q-4"),
    Example("v.wd(T) u.wa(T) v.dd(F) u.da(T)", "12", profile: "ios8+Q-4"),
    Example(
      "v.wd(T) u.wa(T) u.da(T) v.dd(F) u.wd(T) v.wa(T) v.da(F) u.dd(T)",
      profile: "ios8+Q-4"
    ),
    Example("@presenters(u=v) v.wd(T) v.dd(F) v.wa(T) v.da(F)", profile: "ios8+Q-4"),
    Example("v.wd(F) v.dd(T)", "12", profile: "ios8+Q-4"),
    // INV-13 and INV-14: transactions.
    Example("v.wa@3 v.ia@3 v.da@5"),
    Example("v.wa@3 v.ia@4 v.da@5", "13"),
    Example("v.wa{begin}@3 v.ia{end}@4 v.da{end}@4"),
    Example("v.window(F)@3 v.wa@3 v.ia@4 v.da@5"),
    Example("v.window(T)@3 v.wa@3 v.ia@4 v.da@5", "13"),
    Example("v.wa(T)@3 v.ia(T)@3 v.da(T)@4"),
    Example("v.wa(F)@3 v.ia(F)@3 v.da(F)@3"),
    Example("v.wa(T)@3 v.ia(T)@3 v.da(T)@3", "14"),
    Example("v.wa(T){undo}@3 v.ia(T){undo}@3 v.da(T){undo}@3"),
    Example("v.wa(T){begin}@3 v.ia(T)@3 v.da(T)@3"),
    Example("v.wa(F)@3 v.ia(F)@3 v.da(F)@2", "14"),
    Example(
      "@parents(c=p) p.wa(T)@1 p.ia(T)@1 p.da(T)@2 c.wa(T)@3 c.ia(T)@3 c.da(T)@3",
      "14"
    ),
  ]

  static let loading: [Example] = [
    // INV-4 and INV-5.
    Example("v.lv v.dl v.wa v.da"),
    Example("v.init v.wa v.dl v.da", "4"),
    Example("v.wa v.dl v.da", "4"),
    Example("v.lv v.wl v.dls v.dl", "4"),
    Example("v.init v.uvc", "4"),
    Example("v.init v.lv v.dl v.setView(nil) v.ia", "4 7"),
    Example("@initial(v=S2) v.wd v.dd"),
    Example("v.init v.wd", "4 1", profile: "ios11+Q-9"),
    Example("@containers(P=tab) @parents(v=P) v.init v.wd", profile: "ios11+Q-9"),
    Example("v.init v.wd", "4 1", profile: "ios11"),
    Example("v.lv v.dl v.setView(nil) v.lv v.dl"),
    Example("v.lv v.dl v.wa v.da v.setView(nil) v.dl"),
    Example("v.wa v.da v.setView(nil) v.dl"),
    Example("v.lv v.dl v.lv v.dl", "5"),
    Example("v.lv v.dl v.memory v.lv v.dl", profile: "ios5"),
    Example("v.lv v.dl v.memory v.lv v.dl", "5"),
    Example("v.lv v.lv v.dl", "5"),
    Example("‖ u.lv u.dl v.dl", "5"),
    Example("u.lv u.dl v.dl"),
    Example("‖ v.dl u.lv u.dl", "5"),
    Example("v.lv rest", "5"),
    Example("‖ u.lv u.dl v.lv v.dl"),
    // INV-16 and INV-17: life.
    Example("v.init v.lv v.dl v.wa v.da v.wd v.dd v.deinit"),
    Example("v.init v.deinit"),
    Example("v.da v.deinit"),
    Example("v.init v.wa v.da v.deinit", "4 16"),
    Example("v.lv v.dl v.wa v.da v.deinit", "16"),
    Example("v.dd v.deinit v.dd", "17"),
    Example("v.dd v.deinit v.dl v.wa", "17"),
    Example("v.dd v.deinit v.deinit", "17"),
    // INV-18: super.
    Example("v.wa{enter} v.wa{base} v.wa{exit}"),
    Example("v.wa{enter} u.wa{enter} u.wa{base} u.wa{exit} v.wa{base} v.wa{exit}"),
    Example("v.wl{enter} v.wl{exit} v.dls{enter} v.dls{exit}"),
    Example("v.wa{enter} v.dd{base} v.wa{exit}", "18"),
    Example("v.wd{enter} v.wd{exit}", "18"),
    Example("v.uvc{enter} v.uvc{exit}", "18"),
    Example("v.wa{enter} v.wa{base} v.wa{base} v.wa{exit}", "18"),
    Example("v.wa{enter} v.wa{base} v.dd{base} v.wa{exit}", "18"),
    // INV-19: called by hand.
    Example("v.wa{uikit} v.da{uikit}"),
    Example("v.wa{direct}", "19"),
    Example("v.wa{uikit} v.wa{direct} v.da{uikit}", "19"),
    Example("v.ia{direct}", "19"),
    Example("v.wa log(misuse,v)", "19", also: "INV-51"),
    Example("v.wa{direct} log(misuse,v)", "19 51"),
  ]

  static let byHand: [Example] = [
    // INV-20: balance of begin and end.
    Example("v.init begin(v,T) v.lv v.dl v.wa v.da end(v) rest"),
    Example("end(v)"),
    Example("begin(v,T) end(v) end(v)", "20"),
    Example("v.init end(v)", "20"),
    Example("begin(v,T) begin(v,T) end(v) end(v) @complete", advice: "21"),
    Example("p.init v.init x.parent(p,T) begin(v,T) v.lv v.dl v.wa{begin} v.da{end} end(v)", "20"),
    Example("p.init v.init v.parent(p,T) begin(v,T) v.lv v.dl v.wa{begin} v.da{end} end(v)", "29"),
    Example("begin(v,T) begin(v,T) end(v) rest", "20", advice: "21", also: "INV-15"),
    Example(
      "begin(v,T) begin(v,T) end(v) @complete",
      advice: "21",
      profile: "ios26+V-NESTED-BEGIN=ignore"
    ),
    Example("begin(v,T) begin(v,T) begin(v,F) end(v) @complete", advice: "21"),
    Example(
      "begin(v,T) begin(v,T) begin(v,F) end(v) @complete",
      "20",
      advice: "21",
      profile: "ios26+V-REVERSE-DEPTH=keep"
    ),
    Example("begin(v,T) begin(v,F) end(v) end(v)", "20"),
    Example("v.init begin(v,F) end(v)"),
    Example("v.init begin(v,F) end(v)", "20", profile: "ios26+V-BEGIN-F-S0=ignore"),
    Example("@initial(v=S2) begin(v,T) end(v)"),
    Example(
      "@initial(v=S2) begin(v,T) end(v)",
      "20",
      profile: "ios26+V-BEGIN-T-S2=ignore"
    ),
    Example("v.init begin(v,T) v.lv v.dl v.wa rest", "20", also: "INV-15"),
    Example("@parents(v=P) begin(v,T,T,P) end(v,P)"),
    Example("@parents(v=P) begin(v,T,T,X) end(v,P)", "20"),
    Example("begin(v,T,T,X) end(v,X)"),
    // INV-21: one driver.
    Example(
      "N.tStart(1,push,A,B,T,F,call) A.wd B.wa A.dd B.da tFinish(1) begin(B,F) end(B)"
    ),
    Example("N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(B,T)", "21"),
    Example("@parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T)", "21"),
    Example("N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T)"),
    Example("P.tStart(1,childSwap,A,B) begin(B,T) B.wa"),
    Example("begin(v,F) v.wd begin(v,T) v.wa end(v) v.da"),
    Example("begin(v,F) v.wd begin(v,F) end(v) end(v) v.dd", advice: "21"),
    Example(
      "@containers(B=manual) @parents(C=B) N.tStart(1,push,A,B,T,F,call) A.wd B.wa begin(C,T)"
    ),
  ]
}

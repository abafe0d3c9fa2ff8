// The table of exemptions: INV-1 to INV-16, one controller.

internal import VCLifecycle

extension Exemption.Row {
  static let controllers = TextTable(
    "Exemption+Controllers.swift",
    keys: keys,
    #"""
    splitInTab | INV-1 | QUIRK-8
      On iOS 10 and 11 a split view in a tab may send its primary controller a viewWillDisappear
      that no viewWillAppear preceded.
      profile: ios10+Q-8
      example: @containers(P=split) @parents(v=P) @initial(v=S0) v.wd v.dd

    restoredTab | INV-1 | QUIRK-9
      On iOS 11 a tab that state restoration replaces in viewDidLoad receives viewWillDisappear
      without having appeared.
      profile: ios11+Q-9
      example: @containers(P=tab) @parents(v=P) @initial(v=S0) v.wd v.dd

    automaticAgain | INV-2 | QUIRK-1
      On iOS 5 a manual container that is a window's root or is presented sends its children
      viewWillAppear and viewDidAppear a second time.
      profile: ios5+Q-1
      example: @containers(P=manual) @parents(v=P) v.wa v.wa v.da v.da

    activatedChildAgain | INV-2 | QUIRK-3
      On iOS 6 a child that was added when the app became active, while the root appeared, receives
      viewDidAppear twice.
      profile: ios6+Q-3
      example: @parents(v=P) P.wa appDidBecomeActive v.wa v.da v.da P.da

    splitDetailAgain | INV-2 | QUIRK-12
      On iOS 12 the detail controller of a compact split view receives viewWillAppear twice.
      profile: ios12+Q-12
      example: @containers(P=navigation,S=split) @parents(v=P,P=S) v.wa v.wa v.da

    replacedChild | INV-3 | QUIRK-2
      On iOS 5 a child that replaced another right after its container was pushed receives
      viewDidAppear without viewWillAppear.
      profile: ios5+Q-2
      example: @parents(v=P) v.lv v.dl v.da

    restoredTabUnloaded | INV-4 | QUIRK-9
      On iOS 11 a tab that state restoration replaces in viewDidLoad receives viewWillDisappear
      without having been loaded.
      profile: ios11+Q-9
      example: @containers(P=tab) @parents(v=P) v.init v.wd

    turnedBack | INV-6 | APPEAR-11
      An appearance that turns a disappearance back may come without viewIsAppearing.
      variant: V-IA-CANCEL=none
      profile: ios26+V-IA-CANCEL=none
      example: u.wa u.ia u.da v.wd v.wa v.da @complete

    byHandOutside | INV-6 | APPEAR-10
      An appearance that begin and end drive outside of a window may come without viewIsAppearing.
      variant: V-END-IA=none
      profile: ios26+V-END-IA=none
      example: u.wa u.ia u.da v.dl begin(v,T) v.wa{begin} v.da{end} end(v) @complete

    anyChild | INV-6 | APPEAR-9
      Before iOS 16 the children of any container may receive no viewIsAppearing.
      variant: V-IA-CHILD=missingAll
      profile: ios14+V-IA-CHILD=missingAll
      example: @parents(v=u) @containers(u=tab) u.wa v.wa u.ia v.da u.da @complete

    plainChild | INV-6 | APPEAR-9
      Before iOS 16 the children of a container that forwards automatically may receive no
      viewIsAppearing.
      variant: V-IA-CHILD=missing
      profile: ios14
      example: @parents(v=u) u.wa v.wa u.ia v.da u.da @complete

    forcedLayout | INV-10 | LAYOUT-3
      A layout pass that the app forces with layoutIfNeeded may come at any time.
      example: v.dl v.wl{forced} v.dls v.wa v.ia v.da

    layoutOutside | INV-10 | LAYOUT-3
      A view outside of a window is laid out when the app wants it: no appearance has put it into
      the window yet.
      example: v.dl v.window(F) v.wl v.dls v.wa v.ia v.da

    layoutBefore | INV-10 | LAYOUT-3
      A view that was in the window before its appearance began is laid out whenever the window is.
      example: v.dl v.window(T) v.wl v.dls v.wa v.ia v.da

    presenterFlag | INV-12 | QUIRK-4
      On iOS 8 a presenter's did callbacks carry animated false after an animated will.
      profile: ios8+Q-4
      example: @presenters(u=v) v.wd(T) v.dd(F) v.wa(T) v.da(F)

    appearingByHand | INV-13 | CHILD-19
      In an appearance by hand viewIsAppearing comes with endAppearanceTransition, which the app may
      call in a later transaction.
      example: v.wa{begin}@3 v.ia{end}@4 v.da{end}@4

    appearingOutside | INV-13 | APPEAR-10
      Outside of a window viewIsAppearing has none of its guarantees.
      example: v.window(F)@3 v.wa@3 v.ia@4 v.da@5

    appearingInEarlyPage | INV-13 | PAGE-6
      What a page that was set early shows outside of a window begins there, and continues when the
      page comes into the window.
      variant: V-PAGE-EARLY=immediate
      example: @containers(P=page) @parents(S=P,c=S) P.init S.lv S.dl S.wa@1 S.ia@1 S.da@1 c.lv@2
        c.dl@2 c.wa(T)@2 c.window(T)@3 c.ia(T)@3 c.da(T)@4

    compensatingDid | INV-14 | APPEAR-3
      The did callback of an appearance or disappearance that undoes a cancelled transition may
      come in the transaction of its will callback.
      example: v.wa(T){undo}@3 v.ia(T){undo}@3 v.da(T){undo}@3

    begunByApp | INV-14 | CHILD-20
      What the app began with beginAppearanceTransition is not UIKit's to time.
      example: v.wa(T){begin}@3 v.ia(T)@3 v.da(T)@3

    endedByApp | INV-14 | CHILD-20
      The did that endAppearanceTransition sends comes at the time of the app's call.
      example: v.wa(T){uikit}@3 v.da(T){end}@3

    cutOff | INV-14 | CHILD-39
      The end of a transition whose container is itself driven meanwhile may be brought forward.
      variant: V-FWD-DURING
      example: @initial(P=S2,A=S2,B=S0) P.tStart(1,childTransfer,A,B,T)@1 A.wd(T)@1 B.wa(T)@1
        P.wd@1 A.dd(T)@1

    joinedLate | INV-14 | CHILD-32
      What comes into a container that is on its way in appears with it: its did is timed by the
      animation of the container, whenever its own will was.
      example: @parents(c=p) p.wa(T)@1 p.ia(T)@1 c.wa(T)@2 p.da(T)@2 c.ia(T)@2 c.da(T)@2

    silentDrag | INV-14 | MODAL-17
      The drag of a sheet may send nothing before its release, and then the will and the did
      together.
      variant: V-SHEET-CANCEL=silentDrag
      profile: ios26+V-SHEET-CANCEL=silentDrag
      example: @initial(B=S2) P.tStart(1,sheetDrag,B,-,T,T)@1 tRelease(1,finish)@2 B.wd(T)@2
        B.dd(T)@2 tFinish(1)@2

    abbreviated | INV-15 | NAV-4
      The controller that was appearing in a cancelled transition of a stack may disappear without a
      callback, and so may its children.
      variant: V-NAV-CANCEL=abbrev
      profile: ios26+V-NAV-CANCEL=abbrev
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa ✋c B.wa B.da tCancel(1) rest

    abbreviatedUnmarked | INV-15 | NAV-4
      In a log without transitions, a controller may disappear without a callback if it began to
      appear while another one was leaving that then came back.
      variant: V-NAV-CANCEL=abbrev
      profile: ios26+V-NAV-CANCEL=abbrev
      example: @initial(B=S2,A=S0) B.wd A.wa B.wa B.da rest

    hiddenChild | INV-15 | QUIRK-6
      On iOS 8 a child that was added under a hidden view receives viewWillAppear and never
      viewDidAppear.
      profile: ios8+Q-6
      example: @parents(v=P) v.wa rest

    earlyPageDeath | INV-16 | PAGE-6
      A page that was set before its page controller was first displayed receives no disappearance
      if the page controller never appears.
      variant: V-PAGE-EARLY=immediate
      example: @parents(c=p) @containers(p=page) p.init c.init c.lv c.dl c.wa c.ia c.da c.deinit
    """#
  )
}

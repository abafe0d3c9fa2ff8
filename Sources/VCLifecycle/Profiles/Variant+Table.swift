// The variant points: the rules that leave them open, what they ask, and the sources of values.

extension Variant {
  /// The table in text form.
  ///
  /// An entry is the ID, the rules that leave it open and, where a version differs from the initial
  /// value in `Profile`, the other value and the versions; below them the question, and for each
  /// value the sources that speak for it; a value that is not named there has none.
  package static let table = TextTable(
    "Variant+Table.swift",
    keys: ["spoken for"],
    #"""
    V-LOAD-POS | NAV-1, MODAL-1
      Does the new view load before or after the old controller's viewWillDisappear?
      spoken for: loadFirst: READKE, N17, CAT; wdFirst: two logs
    V-IA-CHILD | APPEAR-9 | missing on 13–15
      Do children get viewIsAppearing: not in automatic containers, in none, or everywhere?
      spoken for: missing: ADO | 13–15; delivered: IA | 16–
    V-END-IA | APPEAR-10
      When does a manually driven appearance outside a window send viewIsAppearing?
      spoken for: inEnd: CAT, test suites on iOS 17
    V-IA-CANCEL | APPEAR-11
      Does a compensating appearance send viewIsAppearing again?
      spoken for: again: IA (wording)
    V-IA-ORDER | APPEAR-13
      Does viewIsAppearing reach the parent or the child first?
    V-LOAD-ON-BEGIN | STATE-17
      Does beginAppearanceTransition(true) load the view?
      spoken for: loads: STATE-7
    V-WA-SUPERVIEW | STATEAT-3
      Is the view in its superview at the first viewWillAppear?
      spoken for: detached: IA; attached: ADO
    V-TRAITS-DL | STATEAT-1 | stale on –12
      Are the traits in viewDidLoad stale or predicted?
      spoken for: stale: ADO | –12; predicted: ADO | 13–
    V-TRAIT-HANDLERS | STATEAT-1
      Do registered trait handlers run after or before traitCollectionDidChange?
    V-CANCEL-TIME | NAV-5
      When do the compensating callbacks of a cancelled transition run?
      spoken for: atEnd: three logs of cancelled pops and scrolls
    V-CANCEL-ANIM | NAV-5
      Which animated flag do compensating callbacks carry?
    V-FLAG-CANCEL | FLAG-2
      Do compensating callbacks carry moving flags?
    V-CHILD-ANIM | COORD-9
      Which animated flag does a child of the transitioning controller get?
      spoken for: same: stacks of forwarded callbacks; false: app source
    V-FWD-DURING | CHILD-39
      To which children does a container forward while its own transition is open?
    V-LAYOUT-REVEALED | LAYOUT-6
      Does an uncovered controller lay out before its did callback?
      spoken for: asNeeded: READKE, N17, CAT, NJP; always: NJP; never: READKE, N17, CAT
    V-BG-LAYOUT | LAYOUT-10 | none on –12
      How many layout passes does going to the background cause?
      spoken for: none: YAG | –12; two: N17 | 13–
    V-LAYOUT-COUNT | LAYOUT-4
      How many layout passes precede viewDidAppear: root, animated push, unanimated push?
      spoken for: std: CAT, YAG, NJP, N17; one: two logs; min: IA (the number is not promised); max:
        IA (the number is not promised)
    V-LAYOUT-PRESENTER | LAYOUT-7
      Does a full-screen presentation lay out the presenter too?
      spoken for: no: CAT; yes: YAG; last: two logs
    V-ROT-LAYOUT | LAYOUT-9
      How many layout passes does a rotation cause?
      spoken for: one: one log; two: YAG
    V-NAV-CANCEL | NAV-4
      What does a cancelled interactive pop send after the release?
      spoken for: nair: NAIR, SO2; interleaved: HTC; abbrev: NJP
    V-NAV-NESTED | NAV-12, TAB-7, PAGE-8 | nested on 4–13
      What happens to a second transition while an animated one runs?
      spoken for: nested: ChatSecure #597, cobaltians/Cobalt #18, Hero #638 | 4–13; queue: QMUI |
        14–
    V-NAV-SKIPPED | NAV-14
      Which callbacks does a controller skipped by nested pushes receive?
    V-NAV-TWICE | NAV-12
      What do two unanimated changes of a stack in one turn send?
    V-SETVCS-MOVE | NAV-10
      Does the old top of a stack that is set get willMove and didMove to nil?
      spoken for: sent: QMUI; notSent: R 18002763 | 7–8
    V-NAV-START | NAV-6
      Does a push start in the next layout pass or inside the call?
      spoken for: deferred: CAT
    V-NAV-STACK-DURING | NAV-17
      Does the stack still hold the leaving controller during an interactive pop?
    V-NAV-WM-TIME | MOVE-1
      Is willMove(toParent:) of a push sent in the call or at the start?
    V-NAV-MIDDLE-MOVE | NAV-8
      Which move callbacks do controllers skipped by a multi-level pop get?
    V-NAV-OFFWINDOW | NAV-15
      Is the delegate called for stack changes outside a window?
    V-WILLSHOW-CANCEL | DELEG-4
      Is willShow sent again when an interactive pop is cancelled?
    V-DIDSHOW-CANCEL | DELEG-4
      Is didShow sent when an interactive pop is cancelled?
      spoken for: no: BufferedNavigationController #5; yes: Awful app source
    V-LAUNCH-DIDSHOW | DELEG-3 | twice on –5
      How often is didShow sent at the first display?
      spoken for: twice: VAST | –5; once: N17 | 6–
    V-MOVE-CANCEL | MOVE-4
      Which move callbacks does a cancelled interactive pop send?
    V-FLAG-NAVROOT | FLAG-2
      Is isMovingToParent true for a navigation root at its first display?
    V-PRESENT-START | MODAL-7 | sync on –7
      Does a presentation start inside the call or after the commit?
      spoken for: sync: R 18464897 | –7; afterCommit: stacks of iOS 8 to 17, CAT | 8–
    V-DIDAPPEAR-PRESENT | MODAL-13
      Does viewDidDisappear precede a presentation started in viewDidAppear?
      spoken for: ddBefore: REMKOH; ddAfter: REMKOH
    V-DIDAPPEAR-FLAG | MODAL-26
      Is what a presented controller presents or dismisses in its viewDidAppear always animated?
      spoken for: true: tests of UIKitTestable on iOS 12 | –12
    V-EARLY-PRESENT | MODAL-14
      What does presenting before the root is shown do?
    V-BEING-EARLY | MODAL-25
      Do isBeingPresented and isBeingDismissed read true before the transition starts?
    V-PRESENT-BEGIN | COORD-13
      Does presentationTransitionWillBegin precede the viewWillAppear of what is presented?
    V-DISMISS-BUSY | MODAL-15
      What does a dismissal do while the sheet is dragged, or another presentation above,
      around or inside it is moving, and a call of present while the caller comes or is dragged?
    V-CHAIN-BD | FLAG-2
      Which controllers of a dismissed chain report isBeingDismissed?
      spoken for: all: MSDOC; notImmediate: a report on iOS 12 | –12
    V-CHAIN-ORDER | MODAL-10
      In which order do the controllers of a dismissed chain leave?
    V-COVER-BENEATH | MODAL-12
      Which visible controllers does a full-screen presentation over a sheet hide?
    V-COVER-BASE | MODAL-8
      What becomes of a full screen over a presentation whose context leaves its container?
    V-COMPLETE-FALSE | COORD-5
      Does completeTransition(false) undo a transition that no finger drives?
      spoken for: cancels: COMPDOC; finishes: HTC
    V-SHEET-BD | FLAG-2
      When is isBeingDismissed true in a sheet drag?
      spoken for: atDrag: app sources on iOS 26
    V-SHEET-CANCEL | MODAL-17
      What does a sheet drag that is let go send?
      spoken for: wdWaDa: app sources on iOS 26, HTC
    V-SHEET-WD | MODAL-16
      Does viewWillDisappear of a dragged sheet precede the delegate's willDismiss?
      spoken for: dragStart: app source on iOS 26 and 27
    V-SHEET-BLOCKED | MODAL-18
      What does a refused sheet drag send?
    V-MODAL-CANCEL | MODAL-19
      What does a cancelled interactive presentation or dismissal send after the release?
    V-COMPACT-SHEET | MODAL-4
      Does a sheet hide its presenter in compact height?
    V-POPOVER-COMPACT | MODAL-4 | fullScreen on –12
      What does a popover adapt to in compact width?
      spoken for: fullScreen: MPS | –12; sheet: MPS | 13–
    V-DISMISS-NOTHING | MODAL-23
      Does the completion run when there is nothing to dismiss?
    V-TAB-DIDS | TAB-2 | newFirst on 18–
      In which order do the did callbacks of a tap on a tab come?
      spoken for: oldFirst: PGZXC, CAT; newFirst: tests and a log of taps in react-native-screens |
        18–
    V-TAB-CANCEL | TAB-6
      What does a cancelled interactive tab switch send after the release?
    V-TAB-ANIM | TAB-3
      Which animated flag does built-in tab switching pass?
      spoken for: false: CAT
    V-TAB-SETVCS | TAB-8
      Does setViewControllers make a selected child that stays appear again?
    V-TAB-MOVE | TAB-9
      When do the children of a tab bar controller get didMove(toParent:)?
    V-PAGE-CANCEL | PAGE-5
      Which orders may a cancelled page turn have?
      spoken for: nair: NAIR
    V-PAGE-PROG | PAGE-7
      Which order does a page turn by call have?
    V-PAGE-EARLY | PAGE-6
      When does a child set before the page controller is shown appear?
      spoken for: immediate: SO1, Pageboy #233
    V-PAGE-PRELOAD | PAGE-9
      Does scroll style load the neighbours ahead?
      spoken for: loads: R 13162693
    V-PAGE-ASK | PAGE-9
      When does a page controller ask its data source for the neighbours?
      spoken for: atDrag: a log of iOS 9 | –9
    V-PAGE-SCROLL-END | DELEG-10
      Does the scroll view inside settle before the pages' did callbacks, or after them?
    V-SPLIT-DETAIL | SPLIT-4
      Which order does replacing the detail controller have?
    V-SPLIT-COLUMN | SPLIT-2
      Does showing or hiding a column send appearance callbacks?
      spoken for: balanced: RNS PR #4696
    V-SPLIT-COLLAPSE | SPLIT-5
      What do collapse and expand send?
    V-WM-PARENT | CHILD-3
      Is the parent set when willMove(toParent:) runs in addChild?
      spoken for: set: CAT; unset: HVC
    V-DM-REPEAT | CHILD-6 | atEnd on catalyst
      Is didMove(toParent:) repeated with the did callback?
      spoken for: no: SQW
    V-ORPHAN | CHILD-8, WIN-10 | none on –4
      Which callbacks does a controller receive whose view is inserted without addChild?
      spoken for: none: SCH | –4; full: CAT, CHEN | 5–; waOnly: WOC #2115 | –10
    V-ORPHAN-EARLY | CHILD-9
      Which ones when its view is inserted in viewDidLoad or viewWillAppear?
      spoken for: none: CHEN
    V-ORPHAN-MID | CHILD-10
      Which ones when its view is inserted between will and did?
      spoken for: full: CHEN; waOnly: CHEN
    V-ADD-DOUBLE | CHILD-14 | once on –5
      How often does viewDidAppear come when the view was added before addChild?
      spoken for: once: R 14058168 | –5; twice: CHEN, R 14058168 | 6–
    V-ADD-PREWINDOW | CHILD-13
      When does a child added to a parent on its way to the window appear?
    V-FWD-ORDER | CHILD-17
      Does an automatic container's callback precede its children's?
      spoken for: parentFirst: stacks of forwarded callbacks; childFirst: a re-implementation
    V-REMOVE-DD | CHILD-16
      When does a removed child get viewDidDisappear?
      spoken for: afterCommit: CAT
    V-WRAPPED-MOVE | WIN-2, CHILD-16
      Does a controller appear and disappear with a plain view around its own?
      spoken for: asOwn: stacks of a view's own move
    V-KEEP-VIEW | CHILD-33
      What does removeFromParent send if the view stays?
    V-HIERARCHY-XFER | CHILD-29
      May a child's view go from one window to another, under a controller that is not its parent?
      spoken for: throws: HVC; moves: tests of compose-multiplatform-core
    V-REPARENT | CHILD-30
      How does addChild take a child from another parent?
      spoken for: removeFirst: HVC
    V-ADDCHILD-TWICE | CHILD-37
      What does a second addChild to the same parent do?
    V-XFER | CHILD-31
      Which order does transition(from:to:) have?
      spoken for: modalLike: a log of a book's example, iOS 8 to 15
    V-NESTED-BEGIN | CHILD-22
      What does a second begin in the same direction do?
      spoken for: count: HVC
    V-BEGIN-T-S2 | CHILD-20
      What does begin(true) on an appeared controller do?
      spoken for: fire: SQM
    V-BEGIN-F-S0 | CHILD-20
      What does begin(false) on a disappeared controller do?
      spoken for: fire: SQM
    V-REVERSE-DEPTH | CHILD-20
      Is the depth reset when the direction is reversed?
      spoken for: reset: SQM
    V-STRAY-END | CHILD-24
      What does an end without a begin send?
      spoken for: logOnly: RZUtils #117, Parchment #373
    V-BEGIN-DRIVEN | CHILD-20
      What does begin on a controller that UIKit drives do?
    V-LAUNCH-ORDER | WIN-4 | daFirst on 8, 11–12
      Does didBecomeActive precede viewDidAppear at launch?
      spoken for: activeFirst: SO3, N17 | –7; activeFirst: SO3 | 9–10; activeFirst: SO3, N17 | 13–;
        daFirst: SO3 | 8; daFirst: SO3 | 11–12
    V-ROOT-SWAP | WIN-7
      Which order does replacing the root have?
      spoken for: oldOutNewIn: Apple: rootViewController
    V-ROOT-SWAP-MODAL | WIN-8
      What becomes of a presentation whose root is replaced?
      spoken for: leak: onmyway133/notes #251, UIWindowTransitions #7 | 10–12
    V-WINDOW-HIDE | WIN-9
      What does hiding a window send?
    V-SCENE-END | WIN-9
      What does a disconnecting scene send?
    """#
  )
}

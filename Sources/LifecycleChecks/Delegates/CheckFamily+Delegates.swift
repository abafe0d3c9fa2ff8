// The delegates of containers, and the pages that were asked for.

internal import VCLifecycle

extension CheckFamily {
  static let delegates = CheckFamily(
    "Delegates",
    #"""
    INV-43 | always, transition, single event | DELEG-1, DELEG-2, DELEG-3, DELEG-4, DELEG-5
      title: didShow without willShow
      demand: Each didShow follows its willShow and the did callbacks, with the same animated flag.
      needs: delegate calls
      depends: V-LAUNCH-DIDSHOW, V-DIDSHOW-CANCEL, V-WILLSHOW-CANCEL, V-NAV-OFFWINDOW
      clause: willShowEarly | willShow after both wills | willShow before viewWillAppear
      clause: willShowFlag | animated: {1}, as the transition's | {callback} animated: {2}
      clause: willShowTwice | didShow | willShow called twice
      clause: didShowCancelled* | no didShow after a cancellation | didShow
      clause: didShowEarly | didShow after viewDidAppear | didShow before viewDidAppear
      clause: didShowUnmatched | willShow before didShow | didShow without willShow
      clause: didShowOther | didShow of the controller that willShow named | didShow of another
        controller
      clause: didShowFlag | animated: {1}, as the transition's | {callback} animated: {2}
      clause: willShowUnmatched* | didShow | didShow not called
      unreported: knownOverlap, knownOverlapEarly, knownDidShow
      violated by: N.tStart(1,pop,B,A,T,T) B.wd A.wa N.willShow(A) ✋c N.didShow(A)
      violated by: B.wa didShow(B) B.da
      cause: an interactive pop was cancelled and didShow was expected
      cause: the delegate was changed in mid-transition
      cause: the delegate's methods are called by the app itself
      repair: Do not pair willShow with didShow by hand: a cancelled pop has no didShow. Use the
        coordinator's completion.

    INV-44 | unjudged | 0.1
      title: same steps, different trace
      demand: The same profile and steps give the same trace; the runtime's own tests check this.

    INV-45 | always, transition, single event | DELEG-9, DELEG-10, DELEG-11 | V-SHEET-BLOCKED
      title: delegate called for a programmatic change
      demand: Delegates of tabs, pages and sheets are called for the user's actions only.
      needs: delegate calls
      clause: delegateUnasked | no {callback} for a change by call | {callback}
      clause: attemptWhileDismissing* | no didAttemptToDismiss while it is dismissed |
        didAttemptToDismiss
      clause: askedByCall | no delegate call for a change by call | the delegate was asked
      clause: pageDoneWrong | completed: {1} | didFinishAnimating completed: {2}
      clause: pageDoneMissing | didFinishAnimating | didFinishAnimating not called
      clause: sheetDidCancelled | no didDismiss after a cancellation | didDismiss
      clause: sheetDidMissing | didDismiss | presentationControllerDidDismiss not called
      clause: delegateTwice | one call per action of the user | {callback} called twice
      violated by: A.tStart(1,dismissKeeping,B,A,T,F,call) B.wd sheetDid
      cause: a custom container calls its delegate for programmatic changes too
      cause: the change is the user's and was recorded as a call
      repair: Call the delegate for the user's actions only.

    INV-56 | always | PAGE-1, PAGE-8
      title: page changed without being asked
      demand: A page view controller shows another page only after setViewControllers or the user
        asked for it.
      needs: the tree of controllers, requests for pages
      clause: pageUnasked | a page that setViewControllers or a finger asked for | another page
        shown
      violated by: @containers(P=page) @parents(a=P,b=P) P.asked(a) a.shown(P,T) rest b.shown(P,T)
      cause: the page view controller restores or turns pages without a request
      cause: a subclass changes the pages without calling setViewControllers
      repair: Set the pages in one place with setViewControllers, and otherwise let only the user
        turn them.
    """#,
    // Where clauses demand nothing.
    #"""
    launch | DELEG-3 | didShowEarly, didShowUnmatched | V-LAUNCH-DIDSHOW=twice, ios5
      On iOS 5 the first display of a stack calls didShow twice, once before viewDidAppear.
      example: N.init A.wa N.willShow(A) N.didShow(A) A.da N.didShow(A)

    cancelledDidShow | DELEG-4 | didShowCancelled | V-DIDSHOW-CANCEL=yes
      A cancelled pop may call didShow for the controller that stays.
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa N.willShow(A) ✋c N.didShow(A)

    abbreviatedShow | NAV-4 | didShowUnmatched | V-NAV-CANCEL=abbrev
      A stack that disappears without a callback in a cancelled transition may call didShow later
      for what it announced there, or not at all.
      example: @parents(a=A) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa a.wa A.willShow(a) ✋c B.wa B.da
        tCancel(1) A.didShow(a)
      also: willShowUnmatched
      example: @parents(S=A,a=S) N.tStart(1,pop,B,A,T,T,user) B.wd A.wa S.wa a.wa S.willShow(a) ✋c
        B.wa B.da tCancel(1) rest

    cancelledWillShow | DELEG-4 | willShowUnmatched | V-DIDSHOW-CANCEL
      A cancelled transition calls no didShow for its willShow.
      example: N.tStart(1,pop,B,A,T,T,user) B.wd A.wa N.willShow(A,T) ✋c A.wd A.dd B.wa B.da
        tCancel(1) rest

    stackOutside | NAV-15 | willShowUnmatched
      A stack that is taken out of the window calls no didShow for its willShow.
      example: N.willShow(A) N.didShow(A) N.willShow(B) N.window(F) rest

    stackLeft | NAV-15 | willShowUnmatched
      A stack that has disappeared calls no didShow for its willShow.
      example: N.willShow(A) N.didShow(A) N.willShow(B) N.wd N.dd rest

    tapDuringCall | DELEG-9 | delegateUnasked
      A tap may come while a change by a call is under way: its didSelect is the tap's.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(n) T.tabDid(n) o.dd n.da
        tFinish(1)

    tapByCall | DELEG-9 | delegateUnasked
      A subclass may make the change of a tap itself, by a call, and then call its delegate as UIKit
      does: the delegate was asked, which only a tap does.
      example: T.tabShould(n) T.tRequest(1,tab) T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabDid(n)
        o.dd n.da tFinish(1)

    tapBeforeQueued | DELEG-9 | delegateUnasked
      A tap may come before a change starts that the app called for earlier: its didSelect is the
      tap's.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tRequest(2,tab) T.tabShould(m) o.dd n.da
        tFinish(1) T.tStart(2,tab,n,m,F,F,call) m.wa n.wd T.tabDid(m) n.dd m.da tFinish(2)

    queuedStart | NAV-12 | askedByCall | V-NAV-NESTED
      The change that starts after a tap may be one that the app called for before the tap.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tRequest(2,tab) T.tabShould(m) o.dd n.da
        tFinish(1) T.tStart(2,tab,n,m,F,F,call)

    droppedTap | NAV-12 | askedByCall | V-NAV-NESTED=drop
      A tap during a transition may have no effect: a later change by a call is not the tap's.
      example: T.tStart(1,tab,o,n,F,F,call) n.wa o.wd T.tabShould(m) o.dd n.da tFinish(1)
        T.tStart(2,tab,n,m,F,F,call)
    """#
  )
}

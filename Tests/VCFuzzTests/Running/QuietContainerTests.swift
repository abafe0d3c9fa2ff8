// Runs with navigation controllers, tabs and pages in which everything is as the rules say.

import XCTest

@MainActor
final class QuietContainerTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    // Navigation:

    # A stack whose swipe is cancelled shows its root once
    NAV-4 CHILD-39 DELEG-2 | nav(A, curl()); nav(B)
      > commit; turn curl forward to nav2, animated; commit; finger begin swipe back of nav;
        commit; finger cancel swipe back of nav
      = curl.wa curl.da nav2.wa B.wa nav2.willShow(B) curl.wd nav2.wd B.wd A.wa A.wd A.dd curl.wa
        nav2.wa B.wa curl.da nav2.da B.da nav2.didShow(B)

    # A push in the first appearance reports itself to the delegate
    NAV-1 NAV-6 DELEG-1 DELEG-2 STATE-3 | A; nav(B); C under ios26+V-NAV-START=sync
      > commit; add nav to A; inside viewDidAppear of nav: push C on nav
      = nav.wa B.wa nav.willShow(B) nav.da B.wd C.wa nav.willShow(C) B.dd C.da nav.didShow(C)

    # A middle controller that left silently may return
    NAV-1 NAV-8 NAV-10 | nav(A, B); C under ios26+V-NAV-MIDDLE-MOVE=none
      > commit; replace the stack of nav by C; commit; push A on nav
      = A.wm(nav) B.wm(nav) A.dm(nav) B.dm(nav) B.wa B.da B.wm(nil) C.wm(nav) B.wd C.wa B.dd C.da
        B.dm(nil) C.dm(nav) A.wm(nav) C.wd A.wa C.dd A.da A.dm(nav)

    # A middle controller whose pop was cancelled may return
    NAV-4 NAV-8 MOVE-4 CHILD-4 | nav(A, B); C under ios26+V-NAV-MIDDLE-MOVE=none
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; end
        animation; push C on nav; pop nav to its root; commit; add B to A
      = A.wm(nav) B.wm(nav) A.dm(nav) B.dm(nav) B.wa B.da B.wm(nil) B.wd A.wa A.wd A.dd B.wa B.da
        B.wd B.dd A.wa A.da B.wm(A) B.wa B.dm(A) B.da

    # A stack that returns during a push reports it after the appearance
    CHILD-39 TAB-2 NAV-1 DELEG-2 | tabs(nav(A), B); C
      > commit; push C on nav, animated; commit; finger finish tab 1 of tabs; inside
        viewDidDisappear of A: select tab 0 of tabs
      = nav.wa A.wa nav.da A.da nav.didShow(A) A.wd C.wa B.wa nav.wd C.wd B.da nav.dd C.dd A.dd
        nav.wa C.wa B.wd B.dd nav.da C.da nav.didShow(C)

    # A stack that reads stale is not set again
    NAV-1 NAV-9 NAV-10 | nav(A, B); C; D; E under ios15
      > commit; push C on nav; replace the top of nav by D; !replace the top of nav by E
      = nav.wa B.wa nav.da B.da nav.didShow(B) B.wd C.wa B.dd C.da nav.didShow(C) C.wd D.wa C.dd
        D.da nav.didShow(D)
    NAV-1 NAV-9 NAV-10 | nav(A, B); C; D; E
      > commit; push C on nav; replace the top of nav by D; replace the top of nav by E
      = nav.wa B.wa nav.da B.da nav.didShow(B) B.wd C.wa B.dd C.da nav.didShow(C) C.wd D.wa C.dd
        D.da nav.didShow(D) D.wd E.wa D.dd E.da nav.didShow(E)

    # A controller that returns with its container appears after it
    TAB-2 NAV-1 NAV-2 CHILD-18 CHILD-39 STATE-14 | nav(tabs(A, B)); C
      > commit; select tab 1 of tabs; push C on nav; pop nav, animated; commit; app enter
        background
      = tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.wd B.wd C.wa tabs.dd B.dd C.da C.wd tabs.wa B.wa
        A.dd C.dd tabs.da B.da
    PAGE-6 PAGE-7 NAV-1 NAV-2 CHILD-18 CHILD-39 STATE-14 | nav(pages(A)); B; C
      > commit; turn pages forward to B; push C on nav; pop nav, animated; commit; app enter
        background
      = A.wa A.da pages.wa pages.da B.wa A.wd pages.wd B.wd C.wa pages.dd B.dd C.da C.wd pages.wa
        B.wa A.dd C.dd pages.da B.da

    // Forced ends:

    # A transition forced to its end is laid out before
    PAGE-7 PAGE-8 NAV-12 STATEAT-1 | pages(); A; B under ios11+V-NAV-NESTED=finishFirst
      > commit; turn pages forward to A; turn pages forward to B
      = A.wa A.da B.wa A.wd B.da A.dd
    TAB-2 TAB-7 NAV-12 STATEAT-1 | tabs(A, B) under ios10+V-NAV-NESTED=finishFirst
      > commit; select tab 1 of tabs; select tab 0 of tabs
      = A.wa A.da B.wa A.wd A.dd B.da A.wa B.wd B.dd A.da
    NAV-1 NAV-2 NAV-12 STATEAT-1 | nav(A); curl() under ios26+V-NAV-NESTED=finishFirst
      > commit; push curl on nav, animated; commit; app rotate; pop nav
      = A.wa A.da A.wd curl.wa A.dd curl.da curl.wd A.wa curl.dd A.da

    # A tap is not blamed for a call before it
    TAB-2 TAB-7 NAV-12 DELEG-9 | tabs(A, B) under ios26+V-NAV-NESTED=finishFirst+V-TAB-ANIM=true
      > commit; select tab 1 of tabs; select tab 0 of tabs; commit; finger finish tab 1 of tabs
      = tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.tabShould(B) A.dd B.da A.wa B.wd tabs.tabDid(B)
        B.dd A.da B.wa A.wd B.da A.dd

    # A tap that was dropped is forgotten
    // The tap comes to nothing, and the change that follows is a call's (V-NAV-NESTED=drop).
    TAB-2 TAB-7 NAV-12 DELEG-9 | tabs(A, B) under ios26+V-NAV-NESTED=drop+V-TAB-ANIM=true
      > commit; select tab 1 of tabs; commit; finger finish tab 0 of tabs; end animation; select
        tab 0 of tabs
      = tabs.wa A.wa tabs.da A.da B.wa A.wd tabs.tabShould(A) A.dd B.da A.wa B.wd B.dd A.da
      ! tabs.tabDid

    // Coordinators:

    # There is no coordinator before the start
    COORD-1 MODAL-1 PAGE-7 CHILD-39 | curl(A); B; C
      > commit; inside viewDidLoad of B: turn curl forward to C; present B from A as fullScreen,
        animated
      = A.wa A.da curl.wa curl.da C.wa A.wd curl.wd C.wd B.wa A.dd B.da curl.dd C.dd
    COORD-1 MODAL-1 CHILD-4 CHILD-17 STATE-3 | tabs(A, B); C; D
      > commit; finger finish tab 1 of tabs; commit; inside viewDidLoad of C: add D to B; present
        C from B as fullScreen
      = B.wa B.da D.wa B.wd D.wd C.wa C.da B.dd D.dd

    # A registration in a did callback is answered
    NAV-1 NAV-2 COORD-7 | nav(A); B
      > commit; inside viewDidAppear of B: pop nav, animated; push B on nav, animated
      = A.wa A.da A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da

    // Windows and modals:

    # A hidden window makes its controllers disappear
    WIN-9 MODAL-1 MODAL-3 | A; B under ios26+V-WINDOW-HIDE=balanced
      > commit; present B from A as fullScreen; commit; app hide window 0
      = A.wa A.da A.wd B.wa B.da A.dd B.wd B.dd B.wa B.da
    WIN-9 MODAL-1 MODAL-3 | A; B under ios26+V-WINDOW-HIDE=balanced
      > commit; present B from A as pageSheet; commit; app hide window 0
      = A.wa A.da B.wa B.da B.wd B.dd A.wd A.dd A.wa B.wa A.da B.da

    # A controller that is taken in its own did appears again
    // A dismissed controller is still part of its transition inside its `viewDidDisappear`.
    MODAL-1 MODAL-2 MODAL-6 STATE-15 | A; B
      > commit; inside viewDidDisappear of B: add B to A; present B from A as fullScreen; commit;
        dismiss from B
      = A.wa A.da A.wd B.wa B.da A.dd B.wd A.wa A.da B.dd B.wa B.da

    // Early pages:

    # An early page outlasts an abbreviated cancel
    PAGE-6 NAV-1 NAV-4 | nav(pages(A), B) under ios26+V-LOAD-POS=loadFirst+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav
      = A.dl A.wa A.da B.dl B.wa B.da pages.dl B.wd pages.wa B.wa B.da
    PAGE-6 NAV-1 NAV-4 | nav(pages(A), B) under ios26+V-LOAD-POS=wdFirst+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav
      = A.dl A.wa A.da B.dl B.wa B.da B.wd pages.dl pages.wa B.wa B.da

    # An early page may leave before it was in a window
    PAGE-6 TAB-2 TAB-10 CHILD-18 CHILD-39 | tabs(A, tabs(pages(B), C))
      > commit; inside viewWillDisappear of C: select tab 0 of tabs; select tab 1 of tabs2; finger
        finish tab 1 of tabs; commit; select tab 0 of tabs2
      = B.wa B.da A.wa A.da tabs2.wa C.wa A.wd tabs2.da C.da A.dd pages.wa C.wd A.wa tabs2.wd
        pages.wd B.wd tabs2.dd pages.dd B.dd A.da C.dd

    # An early page may appear in the middle of its containers appearance
    PAGE-6 TAB-2 CHILD-11 CHILD-17 | tabs(A, curl()); host(B)
      > commit; inside viewIsAppearing of B: select tab 1 of tabs; turn curl forward to host
      = A.wa A.da host.wa B.wa host.da curl.wa A.wd B.da A.dd curl.da

    # An early page is replaced at once after an abbreviated cancel
    PAGE-6 PAGE-7 NAV-2 NAV-4 | nav(pages(A), B); C under ios26+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; end
        animation; commit; turn pages forward to C; !present C from nav as pageSheet; pop nav
      = A.wa A.da B.wa B.da B.wd pages.wa B.wa B.da C.wa A.wd C.da A.dd B.wd pages.wa B.dd
        pages.da
    """
}

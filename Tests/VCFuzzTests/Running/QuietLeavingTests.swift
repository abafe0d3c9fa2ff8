// Runs in which a callback takes away or brings back what the same transition is moving.

import XCTest

@MainActor
final class QuietLeavingTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    // A did that is due while its will is being sent:

    # What leaves its window in its own will receives its did after it
    NAV-1 WIN-7 CHILD-17 CHILD-20 | nav(manual(A)); B; C
      > commit; inside viewWillDisappear of manual: replace window root nav by B; push C on nav
      = …manual.wd nav.wd nav.dd A.wd manual.dd A.dd
    NAV-3 WIN-7 CHILD-17 | nav(A, B); C; D
      > commit; add C to B; commit; inside viewWillDisappear of B: replace window root nav by D;
        finger begin swipe back of nav
      = …B.wd nav.wd nav.dd C.wd B.dd C.dd
    TAB-2 WIN-7 CHILD-17 | tabs(A, B); C; D
      > commit; add C to A; commit; inside viewWillDisappear of A: replace window root tabs by D;
        select tab 1 of tabs
      = …B.wa A.wd tabs.wd tabs.dd C.wd A.dd C.dd B.wd B.dd

    # A container forwards its will before its did
    CHILD-16 CHILD-17 WIN-7 | A; tabs(B); C
      > commit; add tabs to A; commit; inside viewWillDisappear of tabs: replace window root A by
        C; remove tabs from A
      = A.wa A.da tabs.wa B.wa tabs.da B.da tabs.wd A.wd A.dd B.wd tabs.dd B.dd

    # A second child leaves with its container

    // The first child's callback sends the container away before the second child has received
    // the will.
    NAV-3 WIN-7 CHILD-17 | nav(A, B); C; D; E
      > commit; add C to B; add D to B; commit; inside viewWillDisappear of C: replace window root
        nav by E; finger begin swipe back of nav
      = …B.wd C.wd nav.wd nav.dd D.wd B.dd C.dd D.dd

    # A manual host that is sent away as it returns ends what it began
    NAV-4 CHILD-20 CHILD-39 | tabs(nav(A, manual({B|nav(B)})), C)
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; inside
        viewWillAppear of manual: select tab 1 of tabs
      = …manual.wa C.wa nav.wd manual.wd manual.dd B.dd nav.dd C.da

    # What a will takes out of a transition leaves on its own
    NAV-3 CHILD-16 CHILD-17 CHILD-38 | nav(A, host(nav(host(B))))
      > commit; inside viewWillDisappear of host2: remove nav2 from host; finger begin swipe back
        of nav
      = …host.wd nav2.wd host2.wd B.wd nav2.dd host2.dd B.dd host.dd

    # What moves to another parent as both leave keeps its flag
    STATE-11 CHILD-12 CHILD-38 | tabs(nav(A, B), C); tabs(D); E
      > commit; add tabs2 to B; add E to D; commit; finger begin swipe back of nav; select tab 1
        of tabs; remove E from D; add E to A
      = …B.wd E.wd A.wa nav.wd A.wd nav.dd A.dd E.dd B.dd

    # What a cancelled swipe takes back misses the layout that it left before

    // C leaves before its layout, and comes back only to disappear with A.
    APPEAR-2 CHILD-12 CHILD-39 STATE-3 | nav(A); B; C; D
      > commit; push B on nav; commit; finger begin swipe back of nav; commit; finger cancel swipe
        back of nav; add C to A; replace window root nav by D; commit; replace window root D by
        nav
      = C.wa C.wd C.dd
      ! C.ia

    // Stacks:

    # A top that an early stack pops in its own did appear leaves
    PAGE-6 STATE-2 STATE-3 | A; nav(B, C); curl()
      > commit; inside viewDidAppear of nav: pop nav; present curl from A as fullScreen; turn curl
        forward to nav
      = nav.wa C.wa nav.da C.wd C.dd B.wa B.da

    # A stack that comes back as its push ends pops with a transition
    NAV-12 NAV-15 STATE-3 | tabs(nav(A), B); C; D
      > commit; push C on nav, animated; commit; inside didMoveToParent of C: select tab 0 of
        tabs; pop nav; select tab 1 of tabs; commit; push D on nav
      = …C.dm(nav) C.wa B.wd B.dd C.da C.wd A.wa C.dd A.da C.dm(nil) A.wd A.dd

    // Stacks of a split:

    # What a collapse keeps on a stack is popped by a transition
    SPLIT-5 NAV-1 STATE-2 | split(nav(A), B) under ios26+V-SPLIT-COLLAPSE=keep on pad
      > commit; inside viewWillAppear of nav: show primary of split; app resize to third
      = B.wa B.da nav.wa nav.da B.wd A.wa B.dd A.da

    # What an expansion drops leaves the stack with its view
    SPLIT-5 NAV-15 MOVE-2 | split(split(nav(A), B), C); D; E under ios26+V-SPLIT-COLLAPSE=keep on
      pad
      > commit; show detail D from split; show detail E from split; commit; app resize to half;
        commit; app resize to whole; push D on nav; commit; app rotate
      = …D.wm(nil) D.dm(nil)

    # A detail controller is not shown beside a presentation
    MODAL-15 SPLIT-4 | split(A, split(B, C)); D; E on pad
      > commit; show primary of split; commit; app resize to third; present D from A as
        fullScreen; !show detail E from split
      = D.wa D.da

    // Pages off screen:

    # A page is a child before a move shows its container
    PAGE-7 CHILD-20 WIN-7 | tabs(pages(A)); B; C
      > commit; inside willMoveToParent of A: replace window root B by tabs; replace window root
        tabs by B; turn pages forward to C
      = …A.wm(nil) tabs.wa pages.wa C.wa A.dm(nil) C.wm(pages) C.dm(pages) tabs.da pages.da C.da

    # A page that waits for another to leave comes off screen
    CHILD-38 PAGE-6 MOVE-8 | host(A); B; C; curl(D)
      > commit; add B to host; add C to A; add curl to C; remove C from A; commit; remove B from
        host; turn curl forward to B; turn curl forward to D; commit; !add C to D
      = …B.wm(curl) B.dm(curl) B.dd B.wm(nil) B.dm(nil) D.wm(curl) D.dm(curl)

    // What has appeared early:

    # A page whose move shows its container comes once that has appeared
    PAGE-6 PAGE-7 CHILD-29 | tabs(A, nav(B)); C; pages()
      > commit; inside willMoveToParent of C: select tab 1 of tabs; push pages on nav; turn pages
        forward to C
      = …C.wm(pages) nav.wa pages.wa A.wd A.dd nav.da pages.da C.wa C.da C.dm(pages)

    # An early stack ends its pop as it leaves the window
    PAGE-6 NAV-15 WIN-7 | pages(A, B); pages(); nav(C, D); E
      > commit; finger begin page forward of pages; add pages2 to A; inside viewDidAppear of nav:
        pop nav; turn pages2 forward to nav; replace window root pages by E
      = …E.wa D.dm(nil) D.wd D.dd C.wa C.da E.da A.dd

    # A child that moves while it disappears owes its new parent nothing
    CHILD-16 NAV-15 WIN-7 | nav(A); B; C; D
      > commit; add B to A; push C on nav, animated; commit; remove B from A; push B on nav;
        replace window root nav by D
      = …B.wm(nil) B.dm(nil) B.wm(nav) nav.wd C.wd nav.dd C.dd D.wa B.dd D.da A.dd C.dm(nav)
        B.dm(nav)
    """
}

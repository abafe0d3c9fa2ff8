// Runs in which a callback takes back, gives away or repeats what is under way, as the rules say.

import XCTest

@MainActor
final class QuietNestedTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    // Stacks:

    # What is taken off a stack before its move is not moved
    NAV-15 MOVE-1 | tabs(A, nav(B)); C; D
      > commit; inside willMoveToParent of B: replace the top of nav by C; replace the top of nav
        by D
      = …B.wm(nil) C.wm(nav) C.dm(nav) B.dm(nil)
      ! D.wm(nil)

    # What its own did move pushes again moves in once
    MOVE-1 CHILD-2 | nav(A); B under ios26+V-NAV-WM-TIME=inCall
      > commit; push B on nav; commit; inside didMoveToParent of B: push B on nav; pop nav
      = …B.dm(nil) B.wm(nav) B.wa B.da B.dm(nav)

    # A top that its own appearance takes off an early stack disappears
    PAGE-6 STATE-2 STATE-3 | pages(); A; manual(B); nav(C); nav(D); curl()
      > commit; replace window root pages by A; commit; inside didMoveToParent of B: pop nav; turn
        pages forward to nav2; push curl on nav2; replace the top of nav2 by manual; turn curl
        forward to nav; push pages on nav
      = …C.wd C.dd pages.wa pages.wd pages.dd C.wa C.da

    # A pop of a stack that appears early comes after that
    PAGE-6 NAV-15 NAV-21 | tabs(A, curl(B)); nav(C, D)
      > commit; inside viewDidDisappear of B: pop nav; turn curl forward to nav
      = …D.wm(nil) D.da D.dm(nil) D.wd D.dd C.wa C.da

    # A swipe that is cancelled off screen ends before the stack changes
    CHILD-16 CHILD-39 NAV-15 | host(nav(A, B))
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; remove
        nav from host; pop nav; add B to host; commit; remove B from host
      = B.wa B.da B.wd B.dd B.wa B.da B.wd B.dd

    # A stack that its loading top removes forwards nothing
    CHILD-32 STATE-3 | nav(A); B; C
      > commit; replace the top of nav by B; replace window root nav by C; add nav to A; commit;
        inside viewDidLoad of B: remove nav from A; add A to C
      = …nav.wa nav.wd nav.dd A.da
      ! B.wa

    # A swipe starts before the finger leaves with the window
    NAV-3 CHILD-39 WIN-7 | nav(manual(A), B); C
      > commit; inside willMoveToParent of A: replace window root nav by C; finger begin swipe
        back of nav
      = B.wa B.da B.wd B.dd C.wa C.da
      ! manual.wa

    # A stack that changes in its own did disappear ends that of its top
    CHILD-17 NAV-15 | nav(A); B; C
      > commit; inside viewDidDisappear of nav: push C on nav; present B from nav as fullScreen,
        animated
      = nav.wa A.wa nav.da A.da nav.wd A.wd nav.dd A.dd

    // Removed and added again:

    # A child that is removed twice as it leaves comes without its old flag
    FLAG-1 FLAG-2 CHILD-2 | tabs(A, B); C
      > commit; add C to A; remove C from A; add C to B; remove C from B; present C from tabs as
        fullScreen
      = C.wa C.wd C.dd C.wa C.da

    # A waiting push of a stack that has left is over
    NAV-15 MOVE-1 | A; B; nav(C); D
      > commit; add B to A; add nav to B; push D on nav; remove nav from B; pop nav; add nav to A
      = …D.wm(nav) D.dm(nav) D.wm(nil) D.dm(nil)
      ! D.wa

    # Will show names a first top once
    DELEG-1 DELEG-2 NAV-15 | A; B; nav(C); D under ios26+V-NAV-OFFWINDOW=silent
      > commit; add B to A; add nav to B; remove nav from B; push D on nav; pop nav; add nav to A
      = nav.wa nav.willShow(C) nav.wd nav.wa nav.da nav.didShow(C)

    # A stack that changes after it left shows its new top when it returns
    NAV-15 CHILD-39 | host(A); nav(B, C); D
      > commit; add nav to host; commit; finger begin swipe back of nav; remove nav from host;
        push D on nav; add nav to A
      = …nav.wa D.wa nav.da D.da

    # A view is on a stack off screen after its controller
    NAV-15 CHILD-1 | nav(A, B); C; nav(D)
      > commit; pop nav; push C on nav, animated; commit; add nav2 to A; replace the top of nav2
        by B
      = …B.wd B.dd B.dm(nil) B.wm(nav2) B.dm(nav2)

    # A tab that is selected as another loads appears
    TAB-10 PAGE-6 | curl(); tabs(A, B)
      > commit; inside viewDidLoad of A: select tab 1 of tabs; turn curl forward to tabs
      = tabs.wa B.wa tabs.da B.da
      ! A.wa

    # A removal that a push has overtaken ends nothing
    CHILD-38 NAV-15 | host(nav(A)); curl(B)
      > commit; replace the top of nav by curl; commit; add A to B; remove A from B; push A on
        nav, animated; commit; remove nav from host; pop nav
      = …A.wa A.wd A.wa A.wd A.dd

    # A controller that is pushed while it leaves its parent leaves alone
    CHILD-38 NAV-15 | curl(); A; B; nav(C); D; E
      > commit; present A from curl as pageSheet; commit; add B to A; turn curl forward to nav;
        commit; finger begin sheet of A; turn curl forward to D; commit; remove B from A; push B
        on nav; push E on nav
      = B.wa B.da B.wd B.dd

    // Cancelled without callbacks:

    # A container by hand leaves with callbacks when a pop is cancelled
    NAV-4 CHILD-19 | nav(manual(nav(A)), B); C under ios26+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; push C on
        nav2
      = B.wa B.da B.wd manual.wa A.wa manual.wd A.wd manual.dd A.dd B.wa B.da
    NAV-4 CHILD-19 | nav(tabs(manual(nav(A))), B); C under ios26+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; settle
      = B.wa B.da B.wd manual.wa A.wa manual.wd A.wd manual.dd A.dd B.wa B.da
    NAV-4 | nav(host(A), B) under ios26+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav
      = B.wa B.da B.wd host.wa A.wa B.wa B.da
    NAV-4 CHILD-19 | nav(manual(), A) under ios26+V-NAV-CANCEL=abbrev
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav
      = A.wa A.da A.wd manual.wa A.wa A.da

    // Other containers:

    # A page leaves its window with its page controller
    PAGE-1 WIN-7 CHILD-39 | pages(A, B); C
      > commit; inside viewWillAppear of B: replace window root pages by C; finger begin page
        forward of pages
      = …B.wa A.wd A.dd C.wa B.wd B.dd C.da

    # A controller that is presented again at the end of its dismissal has its new presenter
    MODAL-8 MODAL-13 | nav(A); B
      > commit; present B from nav as fullScreen; commit; dismiss from nav; inside viewDidAppear
        of A: present B from A as fullScreen
      = …B.wd A.wa A.da B.dd A.wd B.wa B.da A.dd

    # A dismissal is under way once its coordinator is there

    // It appears late, as a dismissal puts its container back into the window.
    COORD-1 COORD-12 | A; B; curl(); host(C, D)
      > commit; present B from A as fullScreen; commit; add curl to A; dismiss from curl; turn
        curl forward to host
      = …D.wa B.wd A.wa D.da A.da B.dd

    # A container that its first child sends away forwards nothing to the second
    CHILD-32 STATE-3 | tabs(manual(host(A, curl()), B), C)
      > commit; inside viewWillAppear of A: select tab 1 of tabs; show child 1 of manual; show
        child 0 of manual
      = …host.wa A.wa C.wa host.wd A.wd host.dd A.dd C.da

    // The environment:

    # A manual host that is sent away before its own will appear stays away
    CHILD-32 CHILD-20 | tabs(manual(manual(A), B), C)
      > commit; inside viewWillAppear of manual2: select tab 1 of tabs; show child 1 of manual;
        show child 0 of manual
      = …manual2.wa manual2.wd manual2.dd

    # A controller is given away once
    MODAL-15 PAGE-7 | nav(curl(A)); B
      > inside viewDidAppear of nav: present B from A as fullScreen; turn curl forward to B
      = nav.wa nav.da B.wa B.da
      ! nav.wd

    # A controller that is being added is not given away in its move
    CHILD-1 CHILD-3 | host(); A; B under ios26+V-WM-PARENT={set|unset}
      > commit; replace window root host by A; add B to A; inside willMoveToParent of host: add B
        to host; remove B from A; commit; add host to B
      = …host.wd host.dd host.wm(B) host.dm(B)
    CHILD-1 CHILD-3 | A; tabs(B) under ios26+V-WM-PARENT={set|unset}
      > commit; inside willMoveToParent of tabs: add tabs to A; add tabs to A
      = tabs.wm(A) tabs.wa tabs.dm(A) tabs.da
    """
}

// Calls in the middle of transitions and callbacks: what no source describes, and what holds for
// all of them.

import XCTest

@MainActor
final class QuietPhaseTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    // Stacks:

    # A stack change inside a move of another comes after it
    NAV-12 MOVE-1 | nav(A); B; C
      > commit; inside willMoveToParent of A: push B on nav; replace the top of nav by C
      = …A.wd C.wa A.dd C.da C.wd B.wa C.dd B.da
    NAV-12 MOVE-1 | nav(A); B
      > commit; inside willMoveToParent of B: pop nav; push B on nav
      = …A.wd B.wa A.dd B.da B.wd A.wa B.dd A.da
    NAV-12 MOVE-1 | nav(A, B); C
      > commit; inside willMoveToParent of A: replace the top of nav by B; pop nav; replace the
        top of nav by C
      = …B.wd A.wa B.dd A.da A.wd C.wa A.dd C.da C.wd B.wa C.dd B.da
    NAV-12 MOVE-4 | nav(A, B); C
      > commit; inside willMoveToParent of B: push C on nav; finger begin swipe back of nav
      = …B.wd A.wa B.dd A.da A.wd C.wa A.dd C.da

    # A top that pushes while it loads does not appear
    NAV-15 NAV-16 | A; nav(B); C
      > commit; inside viewDidLoad of B: push C on nav; present nav from A as fullScreen
      = nav.wa C.wa nav.da C.da
      ! B.wa
    NAV-15 TAB-2 | tabs(A, nav(B, C))
      > commit; inside didMoveToParent of C: select tab 1 of tabs; pop nav
      = nav.wa B.wa nav.da B.da
      ! C.wa

    # What a cancelled swipe has announced leaves once
    NAV-15 MOVE-4 | A; nav(B, C)
      > commit; add nav to A; commit; finger begin swipe back of nav; commit; finger cancel swipe
        back of nav; remove nav from A; pop nav; add C to A
      = …C.wd C.dd C.wm(nil) C.dm(nil) C.wm(A) C.wa C.dm(A) C.da

    # A transition ends before its stack appears early
    PAGE-6 APPEAR-2 | curl(A); nav(B, C); pages()
      > commit; turn curl forward to nav; commit; finger begin swipe back of nav; turn curl
        forward to A; commit; present pages from curl as fullScreen; turn pages forward to nav
      = …nav.wa C.wa nav.da C.da

    // Other containers:

    # A page that is taken out inside its move stays out
    PAGE-6 MOVE-1 | curl(); A; B; C
      > commit; inside willMoveToParent of A: turn curl forward to B; replace window root curl by
        C; turn curl forward to A
      = A.wm(curl) A.wm(nil) A.dm(nil) B.wm(curl) B.dm(curl)

    # A column that is shown while it hides comes back
    SPLIT-2 STATE-2 | split(A, B) on pad
      > commit; app rotate; hide primary of split; inside viewWillDisappear of A: show primary of
        split
      = …A.wd A.dd A.wa A.da
    SPLIT-2 CHILD-39 | tabs(split(A, B), C) on pad
      > commit; app rotate; commit; hide primary of split; select tab 1 of tabs; select tab 0 of
        tabs; show primary of split
      = …A.wd A.wa A.da

    # A child that waits for a window appears with its parent
    CHILD-13 PAGE-6 | curl(A, B); pages(C); D; E; F
      > commit; add pages to B; add D to C; turn curl forward to E; commit; finger begin page
        forward of curl; turn pages forward to F; add C to E
      = C.wa C.da C.wd C.dd
      ! D.wa

    # A child of a parent that left its window waits
    APPEAR-2 CHILD-13 | pages(A, B); C; D on pad
      > commit; finger begin page forward of pages; commit; finger cancel page forward of pages;
        present C from pages as fullScreen; commit; add D to B; dismiss from A
      = D.wa D.wd D.dd

    // Taken over:

    # A did after an animated will waits for the next transaction
    APPEAR-3 NAV-15 | nav(A, host(nav(B))); C
      > commit; finger begin swipe back of nav; remove nav2 from host; push C on nav2
      = …B.wd B.dd
    APPEAR-3 CHILD-16 | curl(A); host(B); C
      > commit; turn curl forward to host; commit; turn curl forward to A, animated; replace
        window root curl by C; remove B from host
      = …B.wd B.dd

    # What a transition moves may be given away
    CHILD-39 STATE-2 | A; B
      > commit; present B from A as fullScreen; commit; dismiss from A; inside
        {viewDidAppear|viewDidDisappear} of {A|B}: add B to A
      = …B.wa B.da
    CHILD-39 STATE-2 | nav(A, B)
      > commit; inside didMoveToParent of B: replace window root nav by B; pop nav
      = …B.wd B.dd B.wa B.da

    # A flag of a former container is none of the new one
    COORD-9 CHILD-4 | tabs(nav(A, B), C); tabs(D)
      > commit; present tabs2 from nav as pageSheet; commit; finger begin sheet of tabs2; pop nav;
        select tab 1 of tabs; commit; add B to D
      = …B.wd B.dd D.dd

    # A tap below a switch that a call makes is a tap
    DELEG-9 | tabs(tabs(A), B)
      > commit; inside tabShouldSelect of tabs2: select tab 1 of tabs; finger finish tab 0 of
        tabs2
      = …tabs2.tabShould(A) tabs2.wd tabs2.tabDid(A) tabs2.dd

    # A detail that would be refused is not shown
    SPLIT-4 MODAL-15 | tabs(A, split(B, C)); D on pad
      > commit; app resize to third; !show detail D from split
      = A.wa A.da

    // Children:

    # A child that its siblings will removes receives none
    CHILD-16 | tabs(A, host(B, C))
      > commit; finger finish tab 1 of tabs; commit; finger finish tab 0 of tabs; commit; inside
        viewWillAppear of B: remove C from host; finger finish tab 1 of tabs
      = …A.wa B.wd C.wd A.da B.dd C.dd B.wa A.wd B.da A.dd
    """
}

// Runs with children of custom containers in which everything is as the rules say.

import XCTest

@MainActor
final class QuietChildTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    # A child that leaves and returns with its parent receives one did
    CHILD-21 CHILD-25 STATE-3 | manual(A, B); C
      > commit; add C to A; show child 1 of manual; show child 0 of manual
      = A.wa A.da C.wa A.wd C.wd B.wa A.dd C.dd B.da B.wd A.wa C.wa B.dd A.da C.da
    NAV-1 NAV-2 CHILD-17 PAGE-6 STATE-3 | nav(A); pages(B); C
      > commit; add pages to A; push C on nav; pop nav, animated; commit
      = A.wa A.da B.wa B.da pages.wa A.wd pages.wd B.wd C.wa A.dd pages.dd B.dd C.da C.wd A.wa
        pages.wa B.wa C.dd A.da pages.da B.da

    # A child may be removed in its own callbacks
    CHILD-2 CHILD-4 CHILD-7 CHILD-16 STATE-3 | A; B
      > commit; inside viewWillAppear of B: remove B from A; add B to A
      = B.wa B.wd B.dd
    CHILD-2 CHILD-4 CHILD-7 CHILD-16 STATE-3 | A; B
      > commit; inside viewDidLoad of B: remove B from A; add B to A
      = B.wm(A) B.dl B.wm(nil) B.dm(nil)
    CHILD-2 CHILD-4 CHILD-7 CHILD-16 STATE-3 | A; B
      > commit; inside viewDidAppear of B: remove B from A; add B to A
      = B.wm(A) B.wa B.dm(A) B.da B.wm(nil) B.wd B.dm(nil) B.dd
    CHILD-16 CHILD-18 STATE-3 | A; nav(B)
      > commit; add nav to A; inside viewWillDisappear of nav: remove nav from A; remove nav from
        A
      = nav.wa B.wa nav.wd B.wd nav.dd B.dd

    # A child leaves with a parent that is removed in its appearance
    CHILD-4 CHILD-16 CHILD-17 CHILD-18 STATE-3 | A; tabs(B); C under ios9
      > commit; add tabs to A; commit; inside viewWillAppear of C: remove tabs from A; add C to B
      = tabs.wa B.wa tabs.da B.da C.wa tabs.wd B.wd C.wd tabs.dd B.dd C.dd

    # A child added while its parent is covered appears with it
    MODAL-1 MODAL-2 CHILD-15 CHILD-17 | A; B; C under ios26+V-FWD-ORDER=childFirst
      > commit; present B from A as fullScreen; commit; add C to A; dismiss from B
      = A.wa A.da A.wd B.wa B.da A.dd B.wd C.wa A.wa C.da A.da B.dd

    # A child removed in its appearance is silent under a parent off screen
    WIN-7 CHILD-15 CHILD-16 CHILD-23 STATE-3 | A; B; manual(C)
      > commit; replace window root A by B; commit; inside viewWillAppear of manual: remove manual
        from B; add manual to B; commit; add manual to A
      = A.wa A.da A.wd A.dd manual.wa C.wa manual.wd C.wd manual.dd C.dd

    # A tab switch inside an exchange ends the appearance of the new child

    // A call inside `willMove` of the child that is being moved is not made.
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewDidLoad of B: select tab 1 of tabs; show child 1 of manual; settle;
        select tab 0 of tabs
      = A.wa A.da C.wa A.wd A.dd C.da B.wa C.wd C.dd B.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewWillAppear of B: select tab 1 of tabs; show child 1 of manual; settle;
        select tab 0 of tabs
      = A.wa A.da A.wd B.wa C.wa B.wd A.dd B.dd C.da B.wa C.wd C.dd B.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewDidAppear of B: select tab 1 of tabs; show child 1 of manual; settle;
        select tab 0 of tabs
      = A.wa A.da A.wd B.wa A.dd B.da C.wa B.wd B.dd C.da B.wa C.wd C.dd B.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside willMoveToParent of B: select tab 1 of tabs; show child 1 of manual;
        settle; select tab 0 of tabs
      = A.wm(manual) A.wa A.da A.wd B.wm(manual) A.wm(nil) A.dd B.wa B.da

    # A tab switch inside a disappearance leaves the exchange balanced
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewWillDisappear of A: select tab 1 of tabs; show child 1 of manual;
        settle; select tab 0 of tabs; settle; show child 0 of manual
      = A.wa A.da A.wd C.wa A.dd C.da B.wa C.wd C.dd B.da B.wd A.wa B.dd A.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewWillDisappear of B: select tab 1 of tabs; show child 1 of manual;
        settle; show child 0 of manual; settle; select tab 0 of tabs
      = A.wa A.da A.wd B.wa A.dd B.da B.wd C.wa B.dd C.da A.wa C.wd C.dd A.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewDidDisappear of A: select tab 1 of tabs; show child 1 of manual;
        settle; select tab 0 of tabs; settle; show child 0 of manual
      = A.wa A.da A.wd B.wa A.dd C.wa B.wd B.dd C.da B.wa C.wd C.dd B.da B.wd A.wa B.dd A.da
    CHILD-19 CHILD-23 TAB-2 STATE-3 | tabs(manual(A, B), C)
      > commit; inside viewDidDisappear of B: select tab 1 of tabs; show child 1 of manual;
        settle; show child 0 of manual; settle; select tab 0 of tabs
      = A.wa A.da A.wd B.wa A.dd B.da B.wd A.wa B.dd C.wa A.wd A.dd C.da A.wa C.wd C.dd A.da

    # A child added again in its disappearance appears again
    CHILD-4 CHILD-16 CHILD-17 CHILD-18 STATE-2 | A; nav(B)
      > commit; add nav to A; inside viewDidDisappear of nav: add nav to A; remove nav from A
      = nav.wa B.wa nav.wd B.wd nav.dd nav.wa B.wa nav.da B.da

    # A child is added in the did of its parent or of the stack around

    // In the container's did the child isn't appeared yet, so that the call is not made.
    NAV-16 CHILD-4 | nav(A); B under {ios11|ios13}
      > inside viewDidAppear of nav: add B to A
      = … B.wm(A) B.wa B.dm(A) A.da B.da
    NAV-16 CHILD-4 | nav(A); B
      > inside viewDidAppear of nav: add B to A
      = … B.wm(A) B.wa B.dm(A) A.da B.da
    NAV-16 CHILD-4 | nav(A); B under {ios11|ios13}
      > inside viewDidAppear of A: add B to A
      = … A.da B.wm(A) B.wa B.dm(A) B.da
    NAV-16 CHILD-4 | nav(A); B
      > inside viewDidAppear of A: add B to A
      = … A.da B.wm(A) B.wa B.dm(A) B.da

    # A child removed in a layout leaves the others their appearance
    CHILD-4 CHILD-16 APPEAR-12 STATE-3 | A; B; C; D
      > commit; add B to A; add C to A; add D to A; inside viewWillLayoutSubviews of C: remove B
        from A
      = B.wa C.wa D.wa B.ia C.ia B.wd D.ia C.da D.da B.dd

    # A page turned to by a book that leaves does not appear
    CHILD-15 CHILD-25 | manual(curl(), A); B
      > commit; inside viewDidLoad of B: show child 1 of manual; turn curl forward to B
      = curl.dl curl.wa curl.da B.dl A.dl curl.wd A.wa curl.dd A.da

    # A manual container sent away in its appearance ends once
    WIN-7 CHILD-19 CHILD-23 | manual(A); B
      > inside viewDidAppear of manual: replace window root manual by B
      = manual.wa A.wa manual.da manual.wd A.wd manual.dd A.dd B.wa B.da

    // Forwarding:

    # A child removed while it disappears receives its did
    MODAL-2 CHILD-16 CHILD-17 CHILD-38 | nav(A); host(B, C)
      > commit; inside viewDidDisappear of B: remove C from host; present host from A as
        fullScreen; commit; dismiss from nav
      = B.dm(host) host.wa B.wa C.wa C.dm(host) host.da B.da C.da host.wd B.wd C.wd host.dd B.dd
        C.dd C.dm(nil)

    # A child added while the others receive their did appears on its own
    CHILD-12 CHILD-17 APPEAR-5 | A; nav(B, C); D under ios26+V-FWD-ORDER=childFirst
      > commit; add nav to A; commit; replace window root A by D; commit; inside viewDidAppear of
        nav: add C to A; pop nav; add A to D
      = … nav.wa B.wa A.wa A.ia nav.ia B.ia nav.da C.wa B.da A.da C.ia C.da

    # Children added in a layout are not part of the did of their container
    CHILD-12 CHILD-17 | host(host(A, B)) under {ios8|ios14}+V-FWD-ORDER=childFirst
      = A.wa host2.wa host.wa A.da host2.da B.wa host.da B.da
    PAGE-6 CHILD-13 CHILD-17 NAV-1 | nav(A); curl(); host(B, C) under
      ios26+V-ADD-PREWINDOW=atWindow
      > commit; push curl on nav; turn curl forward to host
      = host.wa B.wa host.da B.da curl.wa C.wa curl.da C.da

    # A manual container exchanges children before it has appeared
    MODAL-1 CHILD-11 CHILD-19 | A; manual(B, C)
      > commit; inside viewDidLoad of manual: show child 1 of manual; present manual from A as
        fullScreen
      = A.wa A.da A.wd manual.wa C.wa manual.da C.da A.dd
      ! B.wa B.dl
    """
}

// Runs with split controllers in which everything is as the rules say (SPLIT-1…SPLIT-5).

import XCTest

@MainActor
final class QuietSplitTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    # Silent columns receive no appearance callback
    SPLIT-1 SPLIT-2 | split(host(), A); B under ios26+V-SPLIT-COLUMN=silent on pad
      > commit; show primary of split; settle; hide primary of split
      = host.dl
      ! host.wa host.wd A.wd
    SPLIT-1 SPLIT-2 | split({nav|tabs|manual|curl}(C), A); B under ios26+V-SPLIT-COLUMN=silent on
      pad
      > commit; show primary of split; settle; hide primary of split
      = {nav|tabs|manual|curl}.dl
      ! {nav|tabs|manual|curl}.wa {nav|tabs|manual|curl}.wd A.wd

    # Columns on their way out return before the split collapses
    NAV-4 SPLIT-5 | nav(A, host(split(B, C))) on pad
      > commit; finger begin swipe back of nav; commit; finger cancel swipe back of nav; app
        resize to third
      = split.wa C.wa split.da C.da split.wd C.wd A.wa A.wd A.dd split.wa C.wa split.da C.da C.wd
        B.wa C.dd B.da

    # A page turned by a finger reports its own end
    PAGE-1 PAGE-6 DELEG-10 CHILD-39 SPLIT-5 | split(A, pages(B, C)) under
      ios26+V-FWD-DURING=finishFirst on pad
      > commit; finger begin page forward of pages; commit; app resize to half
      = B.wa B.da pages.wa pages.da C.wa B.wd C.da B.dd pages.pageDid(T) pages.wd C.wd A.wa
        pages.dd C.dd A.da

    // Collapse and expansion (SPLIT-5):

    # Controllers above the detail leave with their stack
    SPLIT-5 NAV-1 | split(nav(A), B); C; D under ios26+V-SPLIT-COLLAPSE=keep on pad
      > commit; app resize to half; commit; push C on nav; commit; push D on nav; {settle|commit};
        app resize to whole; {settle|commit}; app resize to third
      = B.wa B.da nav.wa nav.da B.wd C.wa B.dd C.da C.wd D.wa C.dd D.da nav.wd D.wd B.wa nav.dd
        D.dd B.da nav.wa nav.da
    SPLIT-5 NAV-1 | split(nav(A), B); C; D under ios26+V-SPLIT-COLLAPSE=rebuild on pad
      > commit; app resize to half; commit; push C on nav; commit; push D on nav; {settle|commit};
        app resize to whole; {settle|commit}; app resize to third
      = B.wa B.da B.wd B.dd nav.wa B.wa nav.da B.da B.wd C.wa B.dd C.da C.wd D.wa C.dd D.da nav.wd
        D.wd nav.dd D.dd B.wa B.da B.wd B.dd nav.wa B.wa nav.da B.da
    SPLIT-5 NAV-1 | split(nav(A), B); C; D under ios26+V-SPLIT-COLLAPSE=silent on pad
      > commit; app resize to half; commit; push C on nav; commit; push D on nav; {settle|commit};
        app resize to whole; {settle|commit}; app resize to third
      = B.dl B.wa B.da C.dl B.wd C.wa B.dd C.da D.dl C.wd D.wa C.dd D.da

    # Controllers above the detail leave their stack
    SPLIT-5 NAV-1 PAGE-6 | split(nav(A), B); pages(C) under ios26+V-SPLIT-COLLAPSE=keep
      > commit; push pages on nav; commit; app rotate; settle; push pages on nav; settle; app
        rotate
      = B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da pages.wd C.wd A.wa B.wa pages.dd C.dd A.da
        B.da A.wd pages.wa C.wa A.dd pages.da C.da pages.wd C.wd pages.dd C.dd
    SPLIT-5 NAV-1 PAGE-6 | split(nav(A), B); pages(C) under ios26+V-SPLIT-COLLAPSE=rebuild
      > commit; push pages on nav; commit; app rotate; settle; push pages on nav; settle; app
        rotate
      = B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da pages.wd C.wd pages.dd C.dd A.wa B.wa A.da
        B.da A.wd pages.wa C.wa A.dd pages.da C.da pages.wd C.wd B.wd pages.dd C.dd B.dd B.wa B.da

    # A silent expansion sends nothing to the column that is shown
    SPLIT-5 | split(nav(A), B) under ios26+V-SPLIT-COLLAPSE=silent
      > commit; app rotate
      = B.dl B.wa B.da A.dl

    # A stack that is shown silently is reported twice
    SPLIT-2 DELEG-3 | split(nav(A), B) under ios26+V-LAUNCH-DIDSHOW=twice+V-SPLIT-COLUMN=silent on
      pad
      > commit; show primary of split
      = nav.willShow(A) nav.didShow(A) nav.didShow(A)

    # A stack within a column continues after the collapse
    SPLIT-5 NAV-1 | split(tabs(nav(A)), B); C on pad
      > commit; app rotate; commit; app resize to half; push C on nav
      = B.wa B.da nav.wa A.wa nav.da A.da B.wd B.dd A.wd C.wa A.dd C.da

    # A detail that came back is not on its way out
    SPLIT-5 NAV-1 NAV-15 | split(nav(A, B), C) on pad
      > commit; pop nav; app resize to half; commit; app rotate; commit; app resize to whole;
        commit; app resize to half; push B on nav
      = C.wa C.da nav.wa nav.da A.wa A.da A.wd A.dd C.wd B.wa C.dd B.da

    # A stack changed while its columns collapse waits for the end
    SPLIT-5 NAV-1 NAV-12 NAV-15 | split(nav(A), B); C under
      ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=keep on pad
      > commit; app rotate; settle; inside willMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = B.wa B.da A.wa A.da A.wd A.dd B.wd C.wa B.dd C.da C.wd A.wa B.wa C.dd A.da B.da
    SPLIT-5 NAV-1 NAV-12 NAV-15 | split(nav(A), B); C under
      ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=rebuild on pad
      > commit; app rotate; settle; inside willMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = B.wa B.da nav.wa A.wa nav.da A.da nav.wd A.wd B.wd nav.dd A.dd B.dd nav.wa C.wa nav.da
        C.da nav.wd C.wd nav.dd C.dd nav.wa A.wa B.wa nav.da A.da B.da
    SPLIT-5 NAV-1 NAV-12 NAV-15 | split(nav(A), B); C under
      ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=silent on pad
      > commit; app rotate; settle; inside willMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = B.wa B.da A.wa A.da B.wd C.wa B.dd C.da

    # A stack may be changed in the did move of a collapse

    // A call inside `didMove` of the controller that is being moved is not made.
    SPLIT-5 | split(nav(A), B); C under ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=keep on
      pad
      > commit; app rotate; settle; inside didMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = A.dm(nav) B.dm(split) B.wa B.da A.wa A.da B.dm(nav) A.wd A.dd B.wd B.dd B.dm(nil) A.wa
        B.wa A.da B.da B.dm(split)
    SPLIT-5 | split(nav(A), B); C under ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=rebuild
      on pad
      > commit; app rotate; settle; inside didMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = B.wa B.da nav.wa A.wa nav.da A.da nav.wd A.wd B.wd nav.dd A.dd B.dd nav.wa nav.da nav.wd
        nav.dd nav.wa A.wa B.wa nav.da A.da B.da
    SPLIT-5 | split(nav(A), B); C under ios26+V-NAV-START={deferred|sync}+V-SPLIT-COLLAPSE=silent
      on pad
      > commit; app rotate; settle; inside didMoveToParent of B: push C on nav; app resize to
        third; settle; app resize to whole
      = A.dm(nav) B.dm(split) B.wa B.da A.wa A.da B.dm(nav) B.wd B.dd B.dm(nil) B.dm(split)

    # A split sent away by its own collapse takes its columns along
    SPLIT-5 NAV-1 NAV-2 CHILD-39 | nav(host(split(A, B))); C under
      ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=keep on pad
      > commit; inside viewWillDisappear of B: push C on nav; app resize to third; settle; pop nav
      = split.wa B.wa split.da B.da B.wd split.wd C.wa split.dd C.da B.dd C.wd split.wa A.wa C.dd
        split.da A.da
    SPLIT-5 NAV-1 NAV-2 CHILD-39 | nav(host(split(A, B))); C under
      ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=keep on pad
      > commit; inside viewDidDisappear of B: push C on nav; app resize to third; settle; pop nav
      = split.wa B.wa split.da B.da B.wd A.wa B.dd split.wd A.wd C.wa split.dd A.dd C.da C.wd
        split.wa A.wa C.dd split.da A.da
    SPLIT-5 NAV-1 NAV-2 CHILD-39 | nav(host(split(A, B))); C under
      ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=rebuild on pad
      > commit; inside viewWillDisappear of B: push C on nav; app resize to third; settle; pop nav
      = split.wa B.wa split.da B.da B.wd split.wd C.wa B.dd split.dd C.da C.wd split.wa A.wa C.dd
        split.da A.da
    SPLIT-5 NAV-1 NAV-2 CHILD-39 | nav(host(split(A, B))); C under
      ios26+V-NAV-START=sync+V-SPLIT-COLLAPSE=rebuild on pad
      > commit; inside viewDidDisappear of B: push C on nav; app resize to third; settle; pop nav
      = split.wa B.wa split.da B.da B.wd B.dd split.wd C.wa split.dd C.da C.wd split.wa A.wa C.dd
        split.da A.da
    """
}

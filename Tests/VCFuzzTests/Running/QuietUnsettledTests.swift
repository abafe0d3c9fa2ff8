// Runs to which no check objects although no rule says that they are legal: the order or the edge
// that each shows has no evidence. They pin the present answer until there is some.

import XCTest

@MainActor
final class QuietUnsettledTests: XCTestCase {
  func testEveryRunIsQuiet() async throws { try assertQuiet(Self.runs) }

  private static let runs = """
    # Unsettled a controller is reported as shown without a did
    // The delegate is told of B, which never completes its appearance (against DELEG-2).
    no rule | pages(A); B; nav(C)
      > commit; inside viewWillAppear of B: turn pages forward to A; turn pages forward to nav;
        commit; replace the top of nav by B
      = … C.wd B.wa A.wa nav.wd B.wd C.dd nav.didShow(B) A.da nav.dd B.dd

    # Unsettled controllers continue in another state after a silent expansion
    // A receives `wd` and C a second `wa` after a silent expansion (edges that STATE-2 lacks).
    no rule | split(nav(A), B); pages(C) under ios26+V-SPLIT-COLLAPSE=silent
      > commit; push pages on nav; commit; app rotate; settle; push pages on nav; settle; app
        rotate
      = B.wa B.da C.wa C.da B.wd pages.wa B.dd pages.da A.wd pages.wa C.wa A.dd pages.da C.da

    # Unsettled a page in a silent column leaves without having appeared
    // A column that was shown silently receives `wd dd` without `wa da` when the split collapses.
    no rule | split(nav(A), B); pages(C, D) under ios26+V-SPLIT-COLUMN=silent on pad
      > commit; push pages on nav; show primary of split; commit; finger begin page forward of
        pages; commit; app resize to third
      = C.wa C.da D.wa C.wd pages.wd D.wd pages.dd D.dd C.dd pages.pageDid(F)
    """
}

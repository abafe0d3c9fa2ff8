// Runs of correct containers that a check once objected to: each is legal, and stays without a
// violation.

import VCFuzzKit
import VCLifecycle
import XCTest

@MainActor
final class SettledAlarmTests: XCTestCase {
  func testViewsThatWaitForTheirWindow() async throws {
    try assertSilent(
      """
      // A view that is taken out again before its container comes into a window appears no more.
      cached-tabs, lazy-tabs, evicting-tabs in nav(pages(root), S1)
      call select 1; call select 0; commit; pop nav

      cached-tabs, lazy-tabs, evicting-tabs in nav(pages(root), S1)
      call select 1; call select 0; commit; finger begin swipe back of nav

      cached-tabs, lazy-tabs, evicting-tabs in tabs(curl(), pages(root)); S1
      call select 1; call select 0; commit; turn pages forward to S1;
      turn curl forward to root, animated; commit; call select 1
      """
    )
  }

  func testChildrenThatAreTakenOutWhileTheyDisappear() async throws {
    try assertSilent(
      """
      cached-tabs, lazy-tabs in nav(root); S1
      commit; inside viewDidLayoutSubviews of nav: call select 1; push S1 on nav

      evicting-tabs in nav(root); S1
      commit; call select 1; inside viewDidLayoutSubviews of nav: call select 0; push S1 on nav

      evicting-tabs in tabs(root); S1
      commit; inside viewDidDisappear of root: call select 2; present S1 from tabs as fullScreen
      """
    )
  }

  func testRemovalsThatAreTakenBack() async throws {
    try assertSilent(
      """
      // What was only announced has not left: no callback has come, and the link is as it was.
      accordion in root
      commit; call toggle 1; call toggle 1; call toggle 1

      accordion in tabs(S1, root)
      commit; call toggle 1; call toggle 1; call toggle 1

      // Its viewDidAppear comes after the announcement.
      accordion in root under ios26, ios26+V-WM-PARENT=unset
      commit; call toggle 0; call toggle 0; commit; call toggle 0

      // It disappears with its container, and is still there.
      accordion in nav(root); S1
      commit; call toggle 0; call toggle 0; push S1 on nav; commit; call toggle 0

      accordion in manual(root, S1)
      commit; call toggle 0; call toggle 0; show child 1 of manual; commit; call toggle 0

      // A container that leaves forwards into its exchange before its own callback.
      late-segments in root; S1 under ios26+V-FWD-ORDER=childFirst, ios26+V-FWD-ORDER=parentFirst
      commit; call select 1; replace window root root by S1

      crossfade-switcher in root; S1 under ios26+V-FWD-ORDER=childFirst
      commit; call switch; replace window root root by S1

      crossfade-switcher in root; S1 under ios26+V-FWD-ORDER=parentFirst
      commit; call switch; replace window root root by S1

      late-segments in manual(root, S1) under ios26+V-FWD-ORDER=childFirst
      commit; call select 1; show child 1 of manual

      // The app hides the window that covered it, and takes its root, before it is active again.
      privacy-window in root
      commit; app enter background; settle
      """
    )
  }

  func testPresentations() async throws {
    try assertSilent(
      """
      // The animator of the upper one may put the view into any container that leaves.
      pull-down in tabs(S1); root
      commit; present root from tabs as fullScreen; commit; call show detail; commit; end animation;
      dismiss from S1, animated

      // A dismissal is not asked for twice.
      swipe-dismissal in nav(root); manual(S1); S2
      commit; present manual from nav as fullScreen; commit; present S2 from S1 as fullScreen;
      commit; call close; call close

      swipe-dismissal in nav(root); tabs(S1); S2
      commit; present tabs from nav as fullScreen; commit; present S2 from S1 as fullScreen; commit;
      call close; call close

      // A presentation and its dismissal complete once each, in whichever phase.
      searchable-list in nav(root); S1
      commit; call search; commit; push S1 on nav; commit; end animation; dismiss from root

      // What a page shows in its context appears with it, also before its container.
      searchable-list in manual(pages(root), pages()); S1
      commit; call search; commit; turn pages forward to S1; commit; turn pages2 forward to root

      // A part that is added without its view shows no presentation.
      searchable-list in pages(root); nav(S1); S2
      commit; call search; commit; end animation; turn pages forward to nav; commit;
      present S2 from S1 as fullScreen; add root to S2

      // What becomes of the full screen over a page that is taken out is a variant.
      searchable-list in pages(root); S1; S2; S3 under ios26, ios26+V-COVER-BASE=dismissed
      commit; present S1 from root as currentContext; commit; present S2 from S1 as fullScreen;
      commit; turn pages forward to S3

      // What was only asked for does not come and go with its context.
      context-columns in manual(root, S1)
      commit; call cover right at once; show child 1 of manual; show child 0 of manual

      // The list comes back with a swipe that has nothing to do with the dismissal.
      searchable-list in nav(root); S1
      commit; call search; commit; end animation; dismiss from root, animated;
      push S1 on nav, animated; commit; end animation; finger begin swipe back of nav

      // A search goes with its list and comes with it.
      searchable-list in host(root)
      commit; call search; commit; remove root from host

      searchable-list in curl(root); S1
      commit; call search; commit; end animation; turn curl forward to S1; commit;
      present root from curl as fullScreen
      """
    )
    // What is being presented in the context of a screen goes with it, silently or not (MODAL-8).
    for order in ["abbrev", "nair", "interleaved"] {
      try assertSilent(
        """
        searchable-list in nav(root); S1 under ios26+V-NAV-CANCEL=\(order)
        call search; push S1 on nav; commit; finger begin swipe back of nav; commit;
        finger cancel swipe back of nav; end animation 2
        """,
        failingOn: .fragile
      )
    }
  }

  func testSwitchesWhoseContainerLeaves() async throws {
    try assertSilent(
      """
      swipe-tabs in nav(root); S1
      commit; gesture begin swipe; gesture cancel swipe; push S1 on nav

      // UIKit ended the switch as its bar was shown elsewhere; the swipe still reports its outcome.
      swipe-tabs in tabs(curl(root), tabs(S1, pages())); S2
      commit; gesture begin swipe; commit; select tab 1 of tabs; commit; turn curl forward to S2;
      turn pages forward to root; gesture finish swipe

      swipe-tabs in tabs(curl(root), tabs(S1, pages())); S2
      commit; gesture begin swipe; commit; select tab 1 of tabs; commit; turn curl forward to S2;
      turn pages forward to root; gesture cancel swipe
      """
    )
    try assertSilent(
      """
      // What the cancelled swipe takes away again has come back with the bar, and leaves with it.
      swipe-tabs in tabs(root, S1)
      commit; gesture begin swipe; commit; select tab 1 of tabs; commit; select tab 0 of tabs;
      gesture cancel swipe; commit; select tab 1 of tabs
      """,
      failingOn: .fragile
    )
  }

  func testChildrenThatComeAndGoInCallbacksAndOutsideOfAWindow() async throws {
    try assertSilent(
      """
      // A child whose link is cut before its view leaves ends what it has begun.
      own-order in nav(root, S1); S2
      commit; finger begin swipe back of nav; call replace; commit; finger cancel swipe back of nav;
      replace window root nav by S2; call replace

      own-order in manual(root, S1)
      commit; call replace; show child 1 of manual; inside willMoveToParent of S1: call clear;
      show child 0 of manual

      // What is added alongside a transition appears in its transaction.
      bottom-bar in nav(S1); root
      commit; inside coordinatorAlongside of nav: call show bar at once; push root on nav, animated

      // A child that is taken out in its parent's did and added again later is no child of it then.
      bottom-bar in root; S1
      commit; call show bar at once; commit; inside presentCompletion of S1: call show bar at once;
      inside viewDidDisappear of root: call hide bar at once; present S1 from root as fullScreen

      // A tray refuses what a callback of an item asks for.
      tray in nav(root, S1)
      commit; inside viewDidLoad of root: call bring to top b; call put b
      """
    )
  }

  func testLayoutRotationsAndScrolling() async throws {
    try assertSilent(
      """
      // A pass that the app forces before the container's own promises no frame.
      prefetching in manual(S1, curl(root))
      commit; show child 1 of manual; call show next

      sections in manual(S1, curl(root))
      commit; show child 1 of manual; call toggle first

      // Layout code sets the offset of what decelerates, and the delegate learns of the end.
      windowed-pager in root
      settle; finger begin scroll view 1 left; commit; finger finish scroll view 1 left; app rotate
      """
    )
    try assertSilent(
      """
      // The environment gives the views that it inserts the size of where they go.
      uikit in manual(pages(), A)
      commit; show child 1 of manual; settle; app rotate; settle; show child 0 of manual; settle;
      app rotate; settle; app rotate; settle; app rotate
      """,
      failingOn: .fragile
    )
  }

  func testViewsThatCoverOthers() async throws {
    try assertSilent(
      """
      // The environment's host puts its children one above the other.
      reveal-sidebar in host(S1, root)
      commit

      reveal-sidebar in host(curl(), root)
      commit

      // A finished swipe leaves on the stack what a call has pushed again meanwhile (NAV-12).
      master-columns in root
      commit; call open detail; commit; end animation; finger begin swipe back of #3;
      call open detail
      """,
      failingOn: .fragile
    )
  }
}

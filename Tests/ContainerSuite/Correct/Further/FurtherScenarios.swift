// The operations of the further containers.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let further = furtherPagers + furtherHosts + furtherFlows + furtherStacks

  private static let furtherStacks: [CorrectContainer] = [
    CorrectContainer(
      1,
      Scenario("frame-drawer", "A drawer that a display link moves.") { stage in
        FrameDrawer(main: stage.screen("main"), menu: stage.screen("menu"))
      } operations: { drawer, _ in
        Call("toggle") { drawer.toggle() }
      }
    ),
    CorrectContainer(
      14,
      Scenario("booking-stack", "A stack whose top is replaced.") { stage in
        BookingStack(rootViewController: stage.screen("offers"))
      } operations: { stack, stage in
        Call("book") { stack.book(stage.screen("loading")) }
        Call("result") { stack.replaceTop(with: stage.screen("result"), animated: true) }
        Call("result at once") { stack.replaceTop(with: stage.screen("result"), animated: false) }
      }
    ),
    CorrectContainer(
      20,
      Scenario("sidebar-stack", "A sidebar that collapses into a stack.") { stage in
        SidebarStack(sidebar: stage.screen("sidebar"), home: stage.screen("home"))
      } operations: { sidebar, stage in
        Call("open") { sidebar.open(stage.screen("details")) }
      }
    ),
    CorrectContainer(
      13,
      Scenario("notice-presenter", "A screen that presents notices.") { _ in
        NoticePresenter()
      } operations: { presenter, stage in
        Call("show") { presenter.show(stage.screen("notice")) }
      }
    ),
  ]

  private static let furtherPagers: [CorrectContainer] = [
    CorrectContainer(
      3,
      Scenario("endless-carousel", "A carousel without an end.") { stage in
        EndlessCarousel { stage.screen("page \($0)") }
      } operations: { carousel, _ in
        Call("turn") { carousel.turn() }
      }
    ),
    CorrectContainer(
      2,
      Scenario("segment-pager", "Pages that slide when a segment is tapped.") { stage in
        SegmentPager((0..<3).map { stage.screen("page \($0)") })
      } operations: { pager, _ in
        Call("select", 0..<3) { pager.select($0) }
      }
    ),
  ]

  private static let furtherHosts: [CorrectContainer] = [
    CorrectContainer(
      5,
      Scenario("session-root", "A root that changes with the session.") { stage in
        SessionRoot(stage.screen("login"))
      } operations: { root, stage in
        Call("log in") { root.turn(to: stage.screen("main")) }
        Call("log out") { root.turn(to: stage.screen("login")) }
      }
    ),
    CorrectContainer(
      9,
      Scenario("growing-player", "A player that is docked or fills the screen.") { stage in
        GrowingPlayer(content: stage.screen("content"), player: stage.screen("player"))
      } operations: { host, _ in
        Call("grow") { host.setLarge(true) }
        Call("shrink") { host.setLarge(false) }
      }
    ),
    CorrectContainer(
      24,
      Scenario("bottom-bar", "Content that leaves room for a bar.") { stage in
        BottomBarHost(content: stage.screen("content")) { stage.screen("bar") }
      } operations: { host, _ in
        Call("show bar") { host.setBarHidden(false, animated: true) }
        Call("hide bar") { host.setBarHidden(true, animated: true) }
        Call("show bar at once") { host.setBarHidden(false, animated: false) }
        Call("hide bar at once") { host.setBarHidden(true, animated: false) }
      }
    ),
    CorrectContainer(
      7,
      Scenario("swapping-host", "A host that swaps its child at once.") { stage in
        SwappingHost(stage.screen("first"))
      } operations: { host, stage in
        Call("swap") { host.swap(to: stage.screen("next")) }
      }
    ),
  ]

  private static let furtherFlows: [CorrectContainer] = [
    CorrectContainer(
      12,
      Scenario("full-width-pop", "A stack that a pan pops.") { stage in
        FullWidthPopStack(rootViewController: stage.screen("root screen"))
      } operations: { stack, stage in
        Call("open") { stack.open(stage.screen("detail")) }
        Gesture(
          "pan",
          begin: { stack.panBegan() },
          move: { stack.panMoved() },
          finish: { stack.panEnded(finished: true) },
          cancel: { stack.panEnded(finished: false) }
        )
      }
    ),
    CorrectContainer(
      13,
      Scenario("message-queue", "Messages that wait for each other.") { _ in
        MessageQueue()
      } operations: { queue, stage in
        Call("enqueue") { queue.enqueue(stage.screen("message")) }
        Call("confirm") { queue.confirm() }
      }
    ),
  ]
}

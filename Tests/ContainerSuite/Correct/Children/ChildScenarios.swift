// The operations of containers whose children come early, late, or again.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let childOrders: [CorrectContainer] = [
    CorrectContainer(
      7,
      Scenario("begin-first", "Steps that begin before they are added.") { stage in
        BeginFirstController(firstStep: stage.screen("first"))
      } operations: { form, stage in
        Call("advance") { form.advance(to: stage.screen("step"), animated: true) }
        Call("advance at once") { form.advance(to: stage.screen("step"), animated: false) }
      }
    ),
    CorrectContainer(
      7,
      Scenario("layout-first", "Banners that are laid out before they begin.") { _ in
        LayoutFirstController()
      } operations: { slot, stage in
        Call("show") { slot.show(stage.screen("banner")) }
      }
    ),
    CorrectContainer(
      8,
      Scenario("dashboard-panels", "Panels that are added at different times.") { stage in
        DashboardPanelsController { stage.screen($0) }
      } operations: { dashboard, _ in
        Call("add", ["news", "weather"]) { dashboard.addPanel($0) }
        Call("remove", ["summary", "weather"]) { dashboard.removePanel($0) }
      }
    ),
    CorrectContainer(
      8,
      Scenario("layout-once", "A map that is added with the first layout.") { stage in
        LayoutOnceController(map: stage.screen("map")) { stage.screen("legend") }
      } operations: { container, _ in
        Call("toggle legend") { container.toggleLegend() }
      }
    ),
    CorrectContainer(
      7,
      Scenario("card-board", "Children in plain views that are put in place with them.") { stage in
        CardBoardController { stage.screen("note") }
      } operations: { board, _ in
        Call("pin") { board.pin() }
        Call("unpin") { board.unpin() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("reattach", "A child whose view is taken out and put back.") { stage in
        ReattachController(child: stage.screen("child"))
      } operations: { container, _ in
        Call("reattach") { container.reattach() }
      }
    ),
    CorrectContainer(
      16,
      Scenario("empty-stack", "A stack that is filled while it is on screen.") { _ in
        EmptyStackController()
      } operations: { pane, stage in
        Call("choose") { pane.choose(stage.screen("item"), animated: true) }
        Call("choose at once") { pane.choose(stage.screen("item"), animated: false) }
        Call("clear") { pane.clear() }
      }
    ),
    CorrectContainer(
      8,
      Scenario("made-view", "A container whose view is set and not loaded.") { stage in
        MadeViewController(content: stage.screen("content"))
      } operations: { container, stage in
        Call("replace content") { container.replaceContent(with: stage.screen("next")) }
      }
    ),
    CorrectContainer(
      9,
      Scenario("tray", "Items that are taken out and put back.") { stage in
        TrayController { stage.screen($0) }
      } operations: { tray, _ in
        Call("put", ["a", "b"]) { tray.put($0) }
        Call("take", ["a", "b"]) { tray.take($0) }
        Call("bring to top", ["a", "b"]) { tray.bringToTop($0) }
      }
    ),
    CorrectContainer(
      9,
      Scenario("two-slots", "A player that moves between two containers.") { stage in
        TwoSlotsController(player: stage.screen("player"))
      } operations: { slots, _ in
        Call("move player") { slots.movePlayer() }
      }
    ),
  ]
}

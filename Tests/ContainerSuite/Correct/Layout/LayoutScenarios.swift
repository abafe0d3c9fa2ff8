// The operations of containers that own their children alone, or force layout.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let layouts: [CorrectContainer] = [
    CorrectContainer(
      23,
      Scenario("player-shelf", "Players that only the container holds.") { stage in
        PlayerShelfController { stage.screen("player") }
      } operations: { shelf, _ in
        Call("add player") { shelf.addPlayer() }
        Call("remove last") { shelf.removeLast() }
      }
    ),
    CorrectContainer(
      23,
      Scenario("form", "Sections with weak delegates.") { _ in
        FormController()
      } operations: { form, stage in
        Call("append") { stage.name(form.append(), "section") }
        Call("remove first") { form.removeFirst() }
      }
    ),
    CorrectContainer(
      24,
      Scenario("expanding-panel", "A panel that grows by a constraint.") { stage in
        ExpandingPanelController(list: stage.screen("list"), panel: stage.screen("panel"))
      } operations: { container, _ in
        Call("expand") { container.setExpanded(true, animated: true) }
        Call("collapse") { container.setExpanded(false, animated: true) }
        Call("expand at once") { container.setExpanded(true, animated: false) }
        Call("collapse at once") { container.setExpanded(false, animated: false) }
      }
    ),
    CorrectContainer(
      24,
      Scenario("prefetching", "A child that is laid out before it is shown.") { stage in
        PrefetchingController { stage.screen("child \($0)") }
      } operations: { container, _ in
        Call("prepare next") { container.prepareNext() }
        Call("show next") { container.showNext() }
      }
    ),
    CorrectContainer(
      24,
      Scenario("stepwise-list", "A list that places one more row in each layout pass.") { stage in
        StepwiseListController(content: stage.screen("content"), rowsMax: 12)
      } operations: { container, _ in
        Call("reload") { container.reload() }
      }
    ),
    CorrectContainer(
      24,
      Scenario("badge", "A subview that is added when the transition has ended.") { stage in
        BadgeController(content: stage.screen("content"))
      } operations: { container, _ in
        Call("show badge") { container.showBadge() }
      }
    ),
  ]
}

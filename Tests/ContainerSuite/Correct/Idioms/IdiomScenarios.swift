// The operations of containers in further idioms: observers, routers, factories, animators.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let idioms = observers + flows

  private static let observers: [CorrectContainer] = [
    CorrectContainer(
      21,
      Scenario("state-screen", "A screen that shows its state.") { stage in
        StateController { stage.screen($0) }
      } operations: { container, stage in
        Call("load") { container.load(stage.screen("content")) }
        Call("fail") { container.state = .failed }
      }
    ),
    CorrectContainer(
      4,
      Scenario("segments", "Pages under a segmented control.") { stage in
        SegmentedController(pages: (0..<3).map { stage.screen("page \($0)") })
      } operations: { container, _ in
        Call("select", 0..<3) { container.selectedIndex = $0 }
      }
    ),
    CorrectContainer(
      18,
      Scenario("root-switcher", "The app's root, which fades.") { stage in
        RootSwitcher(stage.screen("splash"))
      } operations: { root, stage in
        Call("set root") { root.setRoot(stage.screen("root"), animated: true) }
        Call("set root at once") { root.setRoot(stage.screen("root"), animated: false) }
      }
    ),
    CorrectContainer(
      8,
      Scenario("sections", "Sections in a stack view.") { stage -> SectionsController in
        let sections = SectionsController()
        sections.append(stage.screen("section"))
        return sections
      } operations: { sections, stage in
        Call("append") { sections.append(stage.screen("section")) }
        Call("remove last") { sections.removeLast() }
        Call("toggle first") { sections.toggleFirst() }
      }
    ),
    CorrectContainer(
      1,
      Scenario("transformed-menu", "A menu behind the content.") { stage in
        TransformedMenuController(content: stage.screen("content"), menu: stage.screen("menu"))
      } operations: { container, stage in
        Call("toggle") { container.toggle(animated: true) }
        Call("toggle at once") { container.toggle(animated: false) }
        Call("notice") { container.setContent { stage.screen("notice") } }
      }
    ),
    CorrectContainer(
      3,
      Scenario("card-collection", "Cards that are children while they are visible.") { stage in
        CardCollection { stage.screen("card") }
      } operations: { _, _ in
      }
    ),
    CorrectContainer(
      20,
      Scenario("width-columns", "Columns where there is room.") { stage in
        WidthColumnsController(list: stage.screen("list"), detail: stage.screen("detail"))
      } operations: { _, _ in
      }
    ),
  ]

  private static let flows: [CorrectContainer] = [
    CorrectContainer(
      14,
      Scenario("tour", "A tour that pushes from completions.") { stage -> TourController in
        let tour = TourController(rootViewController: stage.screen("first"))
        tour.route { stage.screen($0) }
        return tour
      } operations: { tour, _ in
        Call("start") { tour.router?.start() }
        Call("stop") { tour.router?.stop() }
      }
    ),
    CorrectContainer(
      13,
      Scenario("form-flow", "A form that asks before it goes.") { _ in
        FormFlow()
      } operations: { flow, stage in
        Call("open") { flow.open(stage.screen("form")) }
        Call("edit") { flow.edit() }
        Call("save") { flow.save() }
      }
    ),
    CorrectContainer(
      12,
      Scenario("wide-swipe", "A stack with a swipe of its own.") { stage in
        WideSwipeStack(rootViewController: stage.screen("first"))
      } operations: { stack, stage in
        Call("next") { stack.next(stage.screen("next")) }
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
      18,
      Scenario("banners", "Banners in a window of their own.") { _ in
        BannerHost()
      } operations: { host, stage in
        Call("show") { host.show(stage.screen("banner")) }
        Call("hide all") { host.hideAll() }
      }
    ),
    CorrectContainer(
      10,
      Scenario("reversible-panel", "A panel that can be reversed.") { stage in
        ReversiblePanelController { stage.screen("panel") }
      } operations: { container, _ in
        Call("toggle") { container.toggle() }
      }
    ),
    CorrectContainer(
      6,
      Scenario("selected-forwarder", "Forwards to the selected child.") { stage in
        SelectedForwarder(screens: (0..<3).map { stage.screen("screen \($0)") })
      } operations: { container, _ in
        Call("select", 0..<3) { container.select($0) }
      }
    ),
  ]
}

// The operations of containers with a bug in further idioms.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let idioms = droppedChildren + lostHalves + staleAnimations

  private static let droppedChildren: [BrokenContainer] = [
    BrokenContainer(
      1,
      cause: "The menu before is removed without begin and end.",
      invariants: ["INV-34", "INV-16"],
      naming: [
        "removes a child without sending",
        "taken out of its window without a disappearance",
      ],
      Scenario("factory-menu", "A menu that is made anew.") { stage -> FactoryMenuController in
        let container = FactoryMenuController()
        container.makeMenu = { stage.screen("menu") }
        return container
      } operations: { container, _ in
        Call("show menu") { container.showMenu() }
      }
    ),
    BrokenContainer(
      3,
      cause: "The banner appears and disappears although its container is not on screen.",
      invariants: ["INV-29", "INV-30", "INV-34"],
      naming: ["while it is itself not on screen"],
      Scenario("restless-banner", "A banner that comes and goes.") { stage in
        RestlessBannerController(stage.screen("banner"))
      } operations: { container, _ in
        Call("toggle") { container.toggle() }
      }
    ),
    BrokenContainer(
      7,
      cause: "A card begins to appear before it has a parent.",
      invariants: ["INV-20"],
      naming: ["begin is called before addChild"],
      Scenario("eager-adopter", "A card that is pushed.") { _ in
        EagerAdopter()
      } operations: { container, stage in
        Call("push") { container.push(stage.screen("card")) }
      }
    ),
    BrokenContainer(
      7,
      cause: "The hint's view is in the window, and the hint has no parent.",
      invariants: ["INV-47"],
      naming: ["view is added without addChild"],
      Scenario("floating-hint", "A hint over a screen.") { _ in
        FloatingHintController()
      } operations: { container, stage in
        Call("show hint") { container.showHint(stage.screen("hint")) }
      }
    ),
  ]

  private static let lostHalves: [BrokenContainer] = [
    BrokenContainer(
      2,
      cause: "A tab that is selected without animation is never ended.",
      invariants: ["INV-20", "INV-15"],
      naming: ["a branch without an animation"],
      Scenario("observed-tabs", "Tabs that a property selects.") { stage in
        ObservedTabsController(tabs: (0..<2).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.select($0, animated: true) }
        Call("select at once", 0..<2) { tabs.select($0, animated: false) }
      }
    ),
    BrokenContainer(
      2,
      cause: "The old child is ended twice, and the new one never.",
      invariants: ["INV-20", "INV-15"],
      naming: ["begin was called on one controller and end on another"],
      Scenario("crossed-pair", "Two screens that change places.") { stage in
        CrossedPairController(pair: ["first", "second"].map { stage.screen($0) })
      } operations: { container, _ in
        Call("swap") { container.swap() }
      }
    ),
    BrokenContainer(
      5,
      cause: "UIKit forwards to the content, and its container begins and ends it by hand.",
      invariants: ["INV-21", "INV-20", "INV-1", "INV-2"],
      naming: ["although UIKit forwards"],
      Scenario("helpful-container", "Content that is exchanged.") { _ in
        HelpfulContainer()
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("content")) }
      }
    ),
    BrokenContainer(
      6,
      cause: "A second tap while the drawer opens begins again, and only one end follows.",
      invariants: ["INV-20", "INV-15", "INV-2", "INV-1"],
      naming: ["beginAppearanceTransition is called twice"],
      Scenario("hasty-drawer", "A drawer that a tap opens.") { stage in
        HastyDrawerController(drawer: stage.screen("drawer"))
      } operations: { container, _ in
        Call("tap") { container.tap() }
      }
    ),
  ]

  private static let staleAnimations: [BrokenContainer] = [
    BrokenContainer(
      7,
      cause: "The completion of an earlier animation sends didMove a second time.",
      invariants: ["INV-35"],
      naming: ["calls a method that addChild or removeFromParent calls"],
      Scenario("coach-mark", "A mark that fades in.") { stage in
        CoachMarkController(stage.screen("mark"))
      } operations: { container, _ in
        Call("show") { container.show() }
        Call("hide") { container.hide() }
      }
    ),
    BrokenContainer(
      7,
      cause: "A second call while the placeholder fades sends willMove(nil) again.",
      invariants: ["INV-35"],
      naming: ["a removal begins again"],
      Scenario("placeholder", "A placeholder that fades out.") { stage in
        PlaceholderController(stage.screen("placeholder"))
      } operations: { container, _ in
        Call("show content") { container.showContent() }
      }
    ),
    BrokenContainer(
      2,
      cause: "An animation that is stopped does not end what it began.",
      invariants: ["INV-20", "INV-15", "INV-1"],
      naming: ["a completion that calls endAppearanceTransition never runs"],
      Scenario("stopped-panel", "A panel that slides in.") { stage in
        StoppedPanelController(stage.screen("panel"))
      } operations: { container, _ in
        Call("toggle") { container.toggle() }
      }
    ),
  ]
}

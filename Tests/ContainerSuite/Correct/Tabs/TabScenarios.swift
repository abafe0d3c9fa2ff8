// The operations of the tabs and of the switchers that use `transition(from:to:)`.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let tabs: [CorrectContainer] = [
    CorrectContainer(
      4,
      Scenario("cached-tabs", "Tabs that stay children.") { stage in
        CachedTabsController(tabs: (0..<3).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<3) { tabs.selectedIndex = $0 }
      }
    ),
    CorrectContainer(
      4,
      Scenario("hiding-tabs", "Tabs that are shown and hidden.") { stage in
        HidingTabsController(stage.screen("a"), stage.screen("b"), stage.screen("c"))
      } operations: { tabs, _ in
        Call("select", 0..<3) { tabs.select($0) }
      }
    ),
    CorrectContainer(
      5,
      Scenario("crossfade-switcher", "A switcher of one child.") { stage in
        CrossfadeSwitcher(stage.screen("first"))
      } operations: { switcher, stage in
        Call("switch") { switcher.switchTo(stage.screen("next"), animated: true) }
        Call("switch at once") { switcher.switchTo(stage.screen("next"), animated: false) }
      }
    ),
    CorrectContainer(
      5,
      Scenario("flip", "A card with two sides.") { stage -> FlipController in
        let flip = FlipController()
        flip.makeSide = { stage.screen($0 ? "back" : "front") }
        return flip
      } operations: { flip, _ in
        Call("flip") { flip.flip() }
      }
    ),
  ]
}

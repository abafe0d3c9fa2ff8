// The operations of containers that act later, or while they are being called.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let deferred: [CorrectContainer] = [
    CorrectContainer(
      21,
      Scenario("loading", "A spinner that is replaced later.") { stage in
        LoadingController { stage.screen($0) }
      } operations: { container, _ in
        Call("load") { container.load(succeeds: true) }
        Call("load in vain") { container.load(succeeds: false) }
      }
    ),
    CorrectContainer(
      21,
      Scenario("carousel", "Slides that a timer exchanges.") { stage in
        CarouselController(slides: (0..<3).map { stage.screen("slide \($0)") })
      } operations: { carousel, _ in
        Call("advance") { carousel.advance() }
      }
    ),
    CorrectContainer(
      22,
      Scenario("wizard", "Pages that skip themselves.") { _ in
        WizardController(skips: [false, true, false, true, true, false])
      } operations: { wizard, _ in
        Call("advance") { wizard.advance() }
      }
    ),
    CorrectContainer(
      22,
      Scenario("splash", "A splash until the screen is ready.") { stage in
        SplashController(
          screen: ReadyScreen(content: stage.screen("content")),
          splash: stage.screen("splash")
        )
      } operations: { splash, _ in
        Call("show splash") { splash.showSplash() }
      }
    ),
    CorrectContainer(
      22,
      Scenario("veto-tabs", "Tabs whose delegate redirects.") { stage in
        VetoTabsController(tabs: (0..<3).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        let delegate = RedirectingDelegate()
        Call("select", 0..<3) {
          tabs.delegate = delegate
          tabs.select($0)
        }
      }
    ),
    CorrectContainer(
      12,
      Scenario("late-tabs", "Tabs that are set when they are about to appear.") { stage in
        LateTabsController(tabs: (0..<3).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<3) { if tabs.viewControllers?.count == 3 { tabs.selectedIndex = $0 } }
      }
    ),
    CorrectContainer(
      12,
      Scenario("replaced-tabs", "Tabs that are exchanged when they are about to appear.") {
        stage in
        ReplacedTabsController(
          first: [stage.screen("first 0"), stage.screen("first 1")],
          later: [stage.screen("later 0"), stage.screen("later 1")]
        )
      } operations: { tabs, _ in
        Call("select", 0..<2) { tabs.selectedIndex = $0 }
      }
    ),
    CorrectContainer(
      3,
      Scenario("late-slides", "Pages of which the first is set late.") { stage in
        LateSlidesController(slides: (0..<3).map { stage.screen("slide \($0)") })
      } operations: { slides, _ in
        Call("play", 0..<3) { index in
          if slides.viewIfLoaded?.window != nil { slides.play(index, animated: true) }
        }
      }
    ),
    CorrectContainer(
      5,
      Scenario("flash-message", "A message that goes as soon as it has come.") { stage in
        FlashMessageController(content: stage.screen("content")) { stage.screen("message") }
      } operations: { container, _ in
        Call("flash") { container.flash() }
      }
    ),
  ]
}

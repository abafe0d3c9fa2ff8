// The operations of containers that act later, or while they are being called.

import VCFuzz

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let deferred = [
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
  ]
}

// The operations of the switchers, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let switchers: [CorrectContainer] = [
    CorrectContainer(21, "streaming-state", StreamingStateController.self) { container, _ in
      for state in 1...2 { Call("send \(state)") { container.send(state) } }
    },
    CorrectContainer(7, "begin-first", BeginFirstController.self) { form, stage in
      Call("advance") { form.advance(to: stage.screen("step"), animated: true) }
      Call("advance at once") { form.advance(to: stage.screen("step"), animated: false) }
    },
    CorrectContainer(21, "loading", LoadingController.self) { container, _ in
      Call("load") { container.load(succeeds: true) }
      Call("load in vain") { container.load(succeeds: false) }
    },
    CorrectContainer(5, "flash-message", FlashMessageController.self) { container, _ in
      Call("flash") { container.flash() }
    },
    CorrectContainer(5, "session-root", SessionRoot.self) { root, stage in
      Call("log in") { root.turn(to: stage.screen("main")) }
      Call("log out") { root.turn(to: stage.screen("login")) }
    },
    CorrectContainer(7, "swapping-host", SwappingHost.self) { host, stage in
      Call("swap") { host.swap(to: stage.screen("next")) }
    },
    CorrectContainer(5, "crossfade-switcher", CrossfadeSwitcher.self) { switcher, stage in
      Call("switch") { switcher.switchTo(stage.screen("next"), animated: true) }
      Call("switch at once") { switcher.switchTo(stage.screen("next"), animated: false) }
    },
    CorrectContainer(8, "request-phases", RequestPhaseController.self) { host, _ in
      Call("enter phase", 0..<4) { host.phase = RequestPhaseController.Phase.allCases[$0] }
    },
    CorrectContainer(5, "late-segments", LateSegmentsController.self) { host, _ in
      Call("select", 0..<3) { host.select($0) }
    },
    CorrectContainer(7, "own-order", OwnOrderController.self) { host, stage in
      Call("replace") { host.replace(with: stage.screen("child")) }
      Call("clear") { host.clear() }
    },
    CorrectContainer(6, "hand-switcher", HandSwitcher.self) { host, stage in
      Call("show") { host.show(stage.screen("next"), animated: true) }
      Call("show at once") { host.show(stage.screen("next"), animated: false) }
    },
    CorrectContainer(6, "hand-fader", HandSwitcher.self) { host, stage in
      Call("fade") { host.fade(to: stage.screen("next")) }
    },
    CorrectContainer(21, "awaiting-switcher", HandSwitcher.self) { host, _ in
      Call("open", 0..<3) { host.open($0) }
    },
  ]
}

extension BrokenContainer {
  static let switchers: [BrokenContainer] = [
    BrokenContainer(1, "document-cache", HandSwitcher.self, .cachesOldSilently, operations: showing)
      .because("The replaced document is cached without begin and end.")
      .reported(as: "INV-34", "INV-16")
      .naming("taken out of its window without a disappearance", "removes a child without sending"),
    BrokenContainer(1, "factory-menu", HandSwitcher.self, .dropsOldSilently, operations: showing)
      .because("The menu before is removed without begin and end.")
      .reported(as: "INV-34", "INV-16")
      .naming("removes a child without sending", "taken out of its window without a disappearance"),
    BrokenContainer(3, "blind-switcher", HandSwitcher.self, .beginsOffScreen, operations: showing)
      .because("Begin and end are sent although the container is not on screen.")
      .reported(as: "INV-29", "INV-30", "INV-34")
      .naming("while it is itself not on screen"),
    BrokenContainer(
      3,
      "late-arrival",
      HandSwitcher.self,
      .decidesBeforeWaiting,
      operations: opening
    )
    .because("It decides before an await whether it is on screen.")
    .reported(as: "INV-20", "INV-29", "INV-30")
    .naming("before it waits", "while it is itself not on screen"),
    BrokenContainer(6, "remembering", HandSwitcher.self, .remembersAcrossWait, operations: opening)
      .because("Two answers replace the same old screen.")
      .reported(as: "INV-1", "INV-20", "INV-35")
      .naming(
        "two completions",
        "calls a method that addChild or removeFromParent calls",
        "a removal begins again"
      ),
    BrokenContainer(6, "late-names", HandSwitcher.self, .endsWhatIsCurrent, operations: fading)
      .because("The completion of the first operation ends the children of the second.")
      .reported(as: "INV-20", "INV-15", "INV-16", "INV-34", "INV-1", "INV-29")
      .naming("an old completion"),
    BrokenContainer(6, "late-guard", HandSwitcher.self, .looksTooLate, operations: fading)
      .because("A second fade is dropped after its begin.")
      .reported(as: "INV-20", "INV-15", "INV-1", "INV-29")
      .naming("returns without calling endAppearanceTransition"),
    BrokenContainer(6, "stale-completion", HandSwitcher.self, .completesTwice, operations: fading)
      .because("The completion of the first operation runs twice.")
      .reported(as: "INV-20")
      .naming("an old completion"),
    BrokenContainer(7, "early-begin", HandSwitcher.self, .beginsBeforeParent, operations: showing)
      .because("Begin is sent before addChild.")
      .reported(as: "INV-20")
      .naming("begin is called before addChild"),
    BrokenContainer(7, "late-move", OwnOrderController.self, .movesLate) { container, stage in
      Call("show") { container.replace(with: stage.screen("next")) }
    }
    .because("willMove(toParent: nil) comes after the removal, and didMove twice.")
    .reported(as: "INV-35")
    .naming(
      "willMove(toParent: nil) is missing before removeFromParent",
      "calls a method that addChild or removeFromParent calls"
    ),
    BrokenContainer(11, "hasty-completion", HandSwitcher.self, .completesEarly) {
      container,
      stage in
      let count = CompletionCount()
      Call("show") {
        let next = stage.screen("next")
        container.show(next, animated: true) {
          if stage.state(of: next) != .appeared { count.noteEarly("next") }
        }
      }
      Invariant("a completion runs after viewDidAppear", at: .step) {
        count.earlyScreen.map { "the completion ran before \($0) had appeared" }
      }
    }
    .because("The completion runs before the did of the new child.")
    .reported(as: "a completion runs after viewDidAppear"),
    BrokenContainer(
      5,
      Scenario("doubly-driven") { stage in
        DoublyDrivenController { stage.screen($0) }
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("child")) }
      }
    )
    .because("UIKit forwards, and the container sends begin and end as well.")
    .reported(as: "INV-21", "INV-1", "INV-2", "INV-20")
    .naming("although UIKit forwards"),
    BrokenContainer(
      5,
      Scenario("presenting-host") { stage in
        PresentingHost { stage.screen($0) }
      } operations: { host, stage in
        Call("cover") { host.cover(with: stage.screen("cover")) }
        Call("uncover") { host.uncover() }
      }
    )
    .because("The call that presents sends the child away, and the container's own callback too.")
    .reported(as: "INV-20", "INV-2", "INV-29", "INV-15", "INV-1", "INV-21", at: .advice)
    .naming("the container's own appearance callback"),
  ]

  @MainActor @ScenarioBuilder
  private static func showing(_ host: HandSwitcher, _ stage: Stage) -> [ScenarioPart] {
    Call("show") { host.show(stage.screen("next"), animated: false) }
  }

  @MainActor @ScenarioBuilder
  private static func opening(_ host: HandSwitcher, _ stage: Stage) -> [ScenarioPart] {
    Call("open", 0..<3) { host.open($0) }
  }

  @MainActor @ScenarioBuilder
  private static func fading(_ host: HandSwitcher, _ stage: Stage) -> [ScenarioPart] {
    Call("fade") { host.fade(to: stage.screen("next")) }
  }
}

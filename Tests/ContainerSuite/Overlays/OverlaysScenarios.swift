// The operations of the overlays, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let overlays: [CorrectContainer] = [
    CorrectContainer(7, "layout-first", LayoutFirstController.self) { slot, stage in
      Call("show") { slot.show(stage.screen("banner")) }
    },
    CorrectContainer(22, "splash", SplashController.self) { splash, _ in
      Call("show splash") { splash.showSplash() }
    },
    CorrectContainer(24, "bottom-bar", BottomBarHost.self) { host, _ in
      Call("show bar") { host.setBarHidden(false, animated: true) }
      Call("hide bar") { host.setBarHidden(true, animated: true) }
      Call("show bar at once") { host.setBarHidden(false, animated: false) }
      Call("hide bar at once") { host.setBarHidden(true, animated: false) }
    },
    CorrectContainer(8, "safe-area-bar", SafeAreaBarController.self) { host, _ in
      Call("layout") { host.viewIfLoaded?.setNeedsLayout() }
    },
    CorrectContainer(9, "suggestions", SuggestionsController.self) { host, _ in
      Call("raise") { host.raise() }
      Call("lower") { host.lower() }
    },
    CorrectContainer(6, "overlay-host", HandOverlay.self) { host, stage in
      Call("show") { host.setOverlay(visible: true, animated: true) }
      Call("hide") { host.setOverlay(visible: false, animated: true) }
      Call("exchange") { host.exchange(stage.screen("overlay")) }
      Call("flash") { host.flash() }
      Call("close") { host.closeFlash() }
    },
    CorrectContainer(5, "coach-mark", CoachMarkController.self) { container, _ in
      Call("show") { container.show() }
      Call("hide") { container.hide() }
    },
  ]
}

extension BrokenContainer {
  static let overlays: [BrokenContainer] = [
    BrokenContainer(1, "swapped-drawer", HandOverlay.self, .dropsTheExchanged) { host, stage in
      Call("open") { host.setOverlay(visible: true, animated: false) }
      Call("close") { host.setOverlay(visible: false, animated: false) }
      Call("exchange") { host.exchange(stage.screen("drawer")) }
    }
    .because("An open drawer that is exchanged is removed without begin and end.")
    .reported(as: "INV-34", "INV-16")
    .naming("removes a child without sending", "taken out of its window without a disappearance"),
    BrokenContainer(2, "hint", HandOverlay.self, .beginsTheWrongWay, operations: toggling)
      .because("Begin is sent in the appearing direction when the hint goes.")
      .reported(as: "INV-1", "INV-2", "INV-16", "INV-34")
      .naming("begins an appearance of a child that has appeared"),
    BrokenContainer(
      2,
      "accessory",
      HandOverlay.self,
      .forgetsEndWithoutAnimation,
      operations: toggling
    )
    .because("Without an animation, no end follows the begin.")
    .reported(as: "INV-20", "INV-15", "INV-16", "INV-29")
    .naming("a branch without an animation"),
    BrokenContainer(2, "sleeping-banner", HandOverlay.self, .hidesTwice) { host, _ in
      Call("show") { host.flash() }
      Call("close") { host.closeFlash() }
    }
    .because("A cancelled sleep hides the banner once more.")
    .reported(as: "INV-1", "INV-20")
    .naming("begins an appearance of a child that has appeared"),
    BrokenContainer(
      3,
      "forgotten-overlay",
      HandOverlay.self,
      .forgetsItWhenLeaving,
      operations: toggling
    )
    .because("The overlay does not disappear with the container.")
    .reported(as: "INV-29", "INV-30")
    .naming("forwards viewWillAppear but not viewWillDisappear", "does not forward its own"),
    BrokenContainer(7, "stale-mark", CoachMarkController.self, .completesStale) { container, _ in
      Call("show") { container.show() }
      Call("hide") { container.hide() }
    }
    .because("The completion of an earlier animation sends didMove a second time.")
    .reported(as: "INV-35")
    .naming("calls a method that addChild or removeFromParent calls"),
    BrokenContainer(7, "placeholder", BottomBarHost.self, .announcesTwice) { host, _ in
      Call("show bar") { host.setBarHidden(false, animated: true) }
      Call("hide bar") { host.setBarHidden(true, animated: true) }
    }
    .because("A second call while the bar slides out sends willMove(nil) again.")
    .reported(as: "INV-35")
    .naming("a removal begins again"),
    BrokenContainer(9, "silent-panel", HandOverlay.self, .sendsNothing, operations: toggling)
      .because("The panel can be seen and never appears.")
      .reported(as: "INV-54", "INV-32", at: .fragile)
      .naming("a container shows views"),
    BrokenContainer(11, "twice-closing", HandOverlay.self, .completesTwice) { host, _ in
      let count = CompletionCount()
      Call("open") { host.setOverlay(visible: true, animated: false) }
      Call("close") { host.setOverlay(visible: false, animated: true, completion: count.call()) }
      Invariant("no completion runs twice", at: .step) {
        count.completions > count.calls ? "a completion has run twice" : nil
      }
    }
    .because("The completion runs twice where the container leaves meanwhile.")
    .reported(as: "no completion runs twice"),
  ]

  @MainActor @ScenarioBuilder
  private static func toggling(_ host: HandOverlay, _ stage: Stage) -> [ScenarioPart] {
    Call("show") { host.setOverlay(visible: true, animated: true) }
    Call("hide") { host.setOverlay(visible: false, animated: true) }
    Call("show at once") { host.setOverlay(visible: true, animated: false) }
    Call("hide at once") { host.setOverlay(visible: false, animated: false) }
  }
}

// The operations of the tabs, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let tabs: [CorrectContainer] = [
    CorrectContainer(22, "veto-tabs", VetoTabsController.self) { tabs, _ in
      let delegate = RedirectingDelegate()
      Call("select", 0..<3) {
        tabs.delegate = delegate
        tabs.select($0)
      }
    },
    CorrectContainer(12, "late-tabs") { stage in
      LateTabsController(tabs: (0..<3).map { stage.screen("tab \($0)") })
    } operations: { tabs, _ in
      Call("select", 0..<3) { if tabs.viewControllers?.count == 3 { tabs.selectedIndex = $0 } }
    },
    CorrectContainer(12, "replaced-tabs") {
      stage in
      ReplacedTabsController(
        first: [stage.screen("first 0"), stage.screen("first 1")],
        later: [stage.screen("later 0"), stage.screen("later 1")]
      )
    } operations: { tabs, _ in
      Call("select", 0..<2) { tabs.selectedIndex = $0 }
    },
    CorrectContainer(4, "lazy-tabs", LazyTabsController.self) { tabs, _ in
      Call("select", 0..<3) { tabs.selectedIndex = $0 }
    },
    CorrectContainer(4, "evicting-tabs", EvictingTabsController.self) { tabs, _ in
      Call("select", 0..<4) { tabs.select($0) }
    },
    CorrectContainer(12, "swipe-tabs") { stage -> SwipeTabsController in
      let tabs = SwipeTabsController()
      tabs.viewControllers = [stage.screen("first"), stage.screen("second")]
      return tabs
    } operations: { tabs, _ in
      Call("choose", 0..<2) { tabs.choose($0) }
      Gesture(
        "swipe",
        begin: { tabs.swipeBegan() },
        finish: { tabs.swipeEnded(commit: true) },
        cancel: { tabs.swipeEnded(commit: false) }
      )
    },
    CorrectContainer(4, "segments", SegmentedController.self) { container, _ in
      Call("select", 0..<3) { container.selectedIndex = $0 }
    },
    CorrectContainer(4, "cached-tabs", CachedTabsController.self) { tabs, _ in
      Call("select", 0..<3) { tabs.selectedIndex = $0 }
    },
    CorrectContainer(6, "hand-tabs", HandTabs.self) { tabs, _ in
      Call("select", 0..<3) { tabs.select($0, animated: true) }
      Call("select at once", 0..<3) { tabs.select($0, animated: false) }
    },
    CorrectContainer(6, "selected-forwarder", SelectedForwarder.self) { tabs, _ in
      Call("select", 0..<3) { tabs.select($0) }
    },
    CorrectContainer(4, "hiding-tabs", HidingTabs.self) { tabs, _ in
      Call("select", 0..<3) { tabs.select($0) }
    },
  ]
}

extension BrokenContainer {
  static let tabs: [BrokenContainer] = [
    BrokenContainer(2, "eager-tabs", HandTabs.self, .preparesTwice, operations: selecting)
      .because("Begin is sent twice, when a tab is prepared and when it is shown.")
      .reported(as: "INV-20", "INV-15")
      .naming("beginAppearanceTransition is called twice"),
    BrokenContainer(
      2,
      "observed-tabs",
      HandTabs.self,
      .forgetsEndWithoutAnimation,
      operations: selecting
    )
    .because("A tab that is selected without animation is never ended.")
    .reported(as: "INV-20", "INV-15")
    .naming("a branch without an animation"),
    BrokenContainer(2, "crossed-pair", HandTabs.self, .endsOldTwice, operations: selecting)
      .because("The old child is ended twice, and the new one never.")
      .reported(as: "INV-20", "INV-15")
      .naming("begin was called on one controller and end on another"),
    BrokenContainer(8, "same-tab", HandTabs.self, .sendsChosenAway, operations: selecting)
      .because("A tab that is selected again disappears, and stays in the window.")
      .reported(as: "INV-1", "INV-29", "INV-32")
      .naming("chosen again"),
    BrokenContainer(
      8,
      Scenario("rechosen-page") { stage in
        RechosenPages { stage.screen($0) }
      } operations: { pages, _ in
        Call("choose", 0..<3) { pages.choose($0) }
      }
    )
    .because("A page that is chosen again while it fades out receives viewDidDisappear.")
    .reported(as: "INV-20", "INV-15", "INV-32", "INV-1")
    .naming("an old completion", "called twice for one beginAppearanceTransition"),
    BrokenContainer(9, "all-tabs", HandTabs.self, .forwardsToHidden, operations: selecting)
      .because("Hidden tabs appear with the container.")
      .reported(as: "INV-54", at: .fragile)
      .naming("a container hides views"),
    BrokenContainer(10, "hurried-tabs", SelectedForwarder.self, .asksForTheWindow) { tabs, _ in
      Call("select", 0..<2) { tabs.select($0) }
    }
    .because("A selection between the container's will and did ends the new tab twice.")
    .reported(as: "INV-20", "INV-29", "INV-15")
    .naming("called twice for one beginAppearanceTransition"),
    BrokenContainer(10, "restoring", HandTabs.self, .restoresEarly, operations: selecting)
      .because("A selection that is restored at launch is begun before the container appears.")
      .reported(as: "INV-20", "INV-29", "INV-15", "INV-2", "INV-1")
      .naming("beginAppearanceTransition is called twice"),
    BrokenContainer(10, "jumping-pager", HidingTabs.self, .asksWhetherItHasAppeared) {
      pages,
      _ in
      Call("jump", 0..<2) { pages.select($0) }
    }
    .because("A jump while the container appears leaves the old page's bracket open.")
    .reported(as: "INV-20", "INV-15", "INV-30")
    .naming("begin was called on one controller and end on another", "returns without calling"),
    BrokenContainer(11, "dropping-fader", HandTabs.self, .dropsCompletion) { tabs, _ in
      let count = CompletionCount()
      Call("fade", 0..<2) { tabs.select($0, animated: true, completion: count.call()) }
      Invariant("every completion has run") {
        count.completions < count.calls ? "a completion has not run" : nil
      }
    }
    .because("The completion of a call that changes nothing never runs.")
    .reported(as: "every completion has run"),
  ]

  @MainActor @ScenarioBuilder
  private static func selecting(_ tabs: HandTabs, _ stage: Stage) -> [ScenarioPart] {
    Call("select", 0..<2) { tabs.select($0, animated: true) }
    Call("select at once", 0..<2) { tabs.select($0, animated: false) }
  }
}

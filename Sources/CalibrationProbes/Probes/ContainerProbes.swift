// Probes of tab bars, page controllers and splits.

internal import VCLifecycle

#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit
#else
internal import HeadlessUIKit
#endif

extension Probe {
  static let tabs: [Probe] = [
    Probe(
      "tab-select",
      "Selects a tab by a call.",
      asks: [
        Question("V-TAB-ANIM", watching: "B.wa(flag)"),
        Question("V-TAB-MOVE", watching: "B.dm shown"),
      ]
    ) { run in
      let tabs = run.named("tabs", UITabBarController())
      tabs.setViewControllers([run.screen("A"), run.screen("B")], animated: false)
      run.show(tabs)
      run.note("shown")
      tabs.selectedIndex = 1
    },
    Probe(
      "tab-set",
      "Sets the tabs again; the selected one stays.",
      asks: [Question("V-TAB-SETVCS", watching: "A.wd A.wa", after: "set")]
    ) { run in
      let tabs = run.named("tabs", UITabBarController())
      let first = run.screen("A")
      tabs.setViewControllers([first, run.screen("B")], animated: false)
      run.show(tabs)
      run.note("set")
      tabs.setViewControllers([first], animated: false)
    },
    Probe(
      "tab-tapped",
      "A finger taps the second tab.",
      asks: [Question("V-TAB-DIDS", watching: "A.dd B.da")],
      byHand: "tap the second tab"
    ) { run in
      let tabs = run.named("tabs", UITabBarController())
      tabs.setViewControllers([run.screen("A"), run.screen("B")], animated: false)
      for (number, controller) in (tabs.viewControllers ?? []).enumerated() {
        controller.tabBarItem.title = "Tab \(number + 1)"
      }
      run.show(tabs)
      run.act(.tapTab(tabs, 1))
      run.confirm(tabs.selectedIndex == 1)
    },
  ]

  @MainActor
  private static func makePages(_ run: ProbeRun) -> ProbePages {
    run.named("page", ProbePages(run, [run.screen("A"), run.screen("B"), run.screen("C")]))
  }

  static let pages: [Probe] = [
    Probe(
      "page-shown",
      "Shows a page controller whose page is set before.",
      asks: [
        Question("V-PAGE-EARLY", watching: "page.wa A.wa A.da page.da"),
        Question("V-PAGE-PRELOAD", watching: "B.dl shown", given: "V-PAGE-ASK"),
        Question("V-PAGE-ASK", watching: "asked shown", given: "V-PAGE-PRELOAD"),
      ]
    ) { run in
      let pages = makePages(run)
      pages.turn(to: 0, animated: false)
      run.show(pages)
      run.note("shown")
    },
    Probe(
      "page-turned",
      "Turns a page by a call.",
      asks: [Question("V-PAGE-PROG", watching: "A.wd B.wa A.dd B.da", after: "turn")]
    ) { run in
      let pages = makePages(run)
      pages.turn(to: 0, animated: false)
      run.show(pages)
      run.note("turn")
      pages.turn(to: 1, animated: true)
    },
    Probe(
      "page-turn-cancelled",
      "A finger turns a page, and lets it fall back.",
      asks: [Question("V-PAGE-CANCEL", watching: "A.wa A.da B.wd B.dd", after: "turn")],
      byHand: "drag to the next page a little way, and let it fall back"
    ) { run in
      var hasBegun = false
      let pages = makePages(run)
      pages.turn(to: 0, animated: false)
      run.show(pages)
      run.note("turn")
      let next = pages.screens[1]
      next.inside[.viewWillAppear] = { _ in hasBegun = true }
      run.act(.turnPage(pages, cancelled: true))
      run.confirm(hasBegun && pages.viewControllers?.first === pages.screens[0])
    },
    Probe(
      "page-container-leaves",
      "Replaces the root while a page turns.",
      asks: [
        Question("V-FWD-DURING", watching: "B.da B.wd B.dd", after: "replace", given: "V-PAGE-PROG")
      ]
    ) { run in
      let pages = makePages(run)
      pages.turn(to: 0, animated: false)
      let window = run.show(pages)
      pages.turn(to: 1, animated: true)
      run.letBegin()
      run.note("replace")
      window.rootViewController = run.screen("X")
    },
  ]

  @MainActor
  private static func makeSplit(_ run: ProbeRun) -> UISplitViewController {
    let split = run.named("split", UISplitViewController())
    split.viewControllers = [run.screen("A"), run.screen("B")]
    split.preferredDisplayMode = .oneBesideSecondary
    return split
  }

  static let splits: [Probe] = [
    Probe(
      "split-detail",
      "Shows another detail controller in a split.",
      asks: [Question("V-SPLIT-DETAIL", watching: "B.wd B.dd C.wa C.da")],
      onPad: true
    ) { run in
      let split = makeSplit(run)
      run.show(split)
      split.showDetailViewController(run.screen("C"), sender: nil)
    },
    Probe(
      "split-column",
      "Hides the first column of a split.",
      asks: [Question("V-SPLIT-COLUMN", watching: "A.wd A.dd", after: "hide")],
      onPad: true
    ) { run in
      let split = makeSplit(run)
      run.show(split)
      run.note("hide")
      split.preferredDisplayMode = .secondaryOnly
    },
    Probe(
      "split-collapse",
      "The app gets a third of the screen, then all of it again.",
      asks: [Question("V-SPLIT-COLLAPSE", watching: "wide A.wa A.wd B.wa B.wd", after: "narrow")],
      byHand: "give the app a third of the screen; when asked again, all of it",
      onPad: true
    ) { run in
      let split = makeSplit(run)
      run.show(split)
      run.note("narrow")
      run.act(.narrow(true))
      let wasCollapsed = split.isCollapsed
      run.note("wide")
      run.act(.narrow(false))
      run.confirm(wasCollapsed && !split.isCollapsed)
    },
  ]
}

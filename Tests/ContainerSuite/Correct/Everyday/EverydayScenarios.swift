// The scenarios of containers in everyday idioms, one for each way in which apps write them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let everyday = everydayTabs + everydayPanels + everydayHosts

  private static let everydayTabs: [CorrectContainer] = [
    CorrectContainer(
      4,
      Scenario("lazy-tabs", "Tabs that load late and stay children.") { stage in
        LazyTabsController([
          stage.screen("first"), UINavigationController(rootViewController: stage.screen("second")),
          stage.screen("third"),
        ])
      } operations: { tabs, _ in
        Call("select", 0..<3) { tabs.selectedIndex = $0 }
      }
    ),
    CorrectContainer(
      4,
      Scenario("evicting-tabs", "Tabs of which two are kept.") { stage in
        EvictingTabsController { stage.screen("tab \($0)") }
      } operations: { tabs, _ in
        Call("select", 0..<4) { tabs.select($0) }
      }
    ),
    CorrectContainer(
      6,
      Scenario("fading-tabs", "Tabs that fade, forwarded by hand.") { stage in
        FadingTabsController((0..<3).map { stage.screen("tab \($0)") })
      } operations: { tabs, _ in
        Call("select", 0..<3) { tabs.select($0) }
      }
    ),
    CorrectContainer(
      12,
      Scenario("swipe-tabs", "Tabs with an animator and a swipe.") { stage -> SwipeTabsController in
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
      }
    ),
  ]

  private static let everydayPanels: [CorrectContainer] = [
    CorrectContainer(
      10,
      Scenario("detent-sheet", "A sheet with detents over content.") { stage in
        DetentSheetController(content: stage.screen("content"), sheet: stage.screen("sheet"))
      } operations: { sheet, _ in
        Call("move to detent", 0..<4) { sheet.move(to: DetentSheetController.Detent.allCases[$0]) }
      }
    ),
    CorrectContainer(
      10,
      Scenario("floating-panels", "Two floating panels over a map.") { stage in
        MapHostController(
          map: stage.screen("map"),
          panels: [
            FloatingPanel(content: stage.screen("search")),
            FloatingPanel(content: stage.screen("details")),
          ]
        )
      } operations: { host, _ in
        Call("add", 0..<2) { host.panels[$0].add(to: host, animated: true) }
        Call("remove", 0..<2) { host.panels[$0].remove() }
        Call("enlarge", 0..<2) { host.panels[$0].move(to: .full) }
      }
    ),
    CorrectContainer(
      9,
      Scenario("dock", "A video that moves between containers.") { stage in
        DockController(video: stage.screen("video"))
      } operations: { dock, _ in
        Call("dock") { dock.setDocked(true) }
        Call("undock") { dock.setDocked(false) }
      }
    ),
    CorrectContainer(
      6,
      Scenario("hand-stack", "A stack from scratch, forwarded by hand.") { stage in
        HandStackController(root: stage.screen("root"))
      } operations: { stack, stage in
        Call("push") { stack.push(stage.screen("pushed"), animated: true) }
        Call("push at once") { stack.push(stage.screen("pushed"), animated: false) }
        Call("pop") { stack.pop(animated: true) }
        Gesture(
          "swipe",
          begin: { stack.swipeBegan() },
          finish: { stack.swipeEnded(commit: true) },
          cancel: { stack.swipeEnded(commit: false) }
        )
      }
    ),
    CorrectContainer(
      6,
      Scenario("hand-columns", "Columns forwarded by hand.") { stage in
        HandColumnsController(first: stage.screen("column"))
      } operations: { columns, stage in
        Call("add") { columns.add(stage.screen("column")) }
        Call("remove") { columns.removeLast() }
      }
    ),
  ]

  private static let everydayHosts: [CorrectContainer] = [
    CorrectContainer(
      8,
      Scenario("header-host", "A child in the header of a table.") { stage in
        HeaderHostController(header: stage.screen("header"))
      } operations: { host, _ in
        Call("show header") { host.setHeader(shown: true) }
        Call("hide header") { host.setHeader(shown: false) }
      }
    ),
    CorrectContainer(
      3,
      Scenario("cell-host", "Children in the cells of a collection.") { stage in
        CellHostController(rows: (0..<6).map { stage.screen("row \($0)") })
      } operations: { host, _ in
        Call("scroll", 0..<3) { host.scroll(to: $0) }
      }
    ),
    CorrectContainer(
      8,
      Scenario("camera-host", "A child only while the host has appeared.") { stage in
        CameraHostController(camera: stage.screen("camera"), controls: stage.screen("controls"))
      } operations: { host, _ in
        Call("flip") { host.flip() }
      }
    ),
    CorrectContainer(
      8,
      Scenario("reloading-host", "A child that is made anew for every appearance.") { stage in
        ReloadingHostController { stage.screen("content") }
      } operations: { host, _ in
        Call("reload") { host.reload() }
      }
    ),
    CorrectContainer(
      16,
      Scenario("outer-frame", "Children that swap, in a frame that forwards by hand.") { stage in
        FrameController(SwappingController(stage.screen("first"), stage.screen("second")))
      } operations: { frame, _ in
        Call("swap") { frame.inner.swap() }
      }
    ),
    CorrectContainer(
      3,
      Scenario("module-table", "Children in the cells of a table.") { stage in
        ModuleTableController((0..<5).map { stage.screen("module \($0)") })
      } operations: { table, _ in
        Call("scroll", [0, 400, 1200]) { table.scroll(to: CGFloat($0)) }
      }
    ),
  ]
}

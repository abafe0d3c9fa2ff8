// The scenarios of further idioms: animators, fingers, coordinators, presentations and pages.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let varied: [CorrectContainer] =
    variedHosts + variedPanels + variedStacks + variedPresenters + variedPages

  private static let variedHosts: [CorrectContainer] = [
    CorrectContainer(
      8,
      Scenario("request-phases", "A child for each phase of a request.") { stage in
        RequestPhaseController { stage.screen("\($0)") }
      } operations: { host, _ in
        Call("enter phase", 0..<4) { host.phase = RequestPhaseController.Phase.allCases[$0] }
      }
    ),
    CorrectContainer(
      21,
      Scenario("undoable-rows", "Rows whose removal can be undone.") { stage in
        UndoableRowController(rows: (0..<2).map { stage.screen("row \($0)") })
      } operations: { host, _ in
        Call("delete", 0..<2) { host.delete($0) }
        Call("undo", 0..<2) { host.undo($0) }
      }
    ),
    CorrectContainer(
      8,
      Scenario("safe-area-bar", "A bar that is added with the safe area.") { stage in
        SafeAreaBarController(content: stage.screen("content"), bar: stage.screen("bar"))
      } operations: { host, _ in
        Call("layout") { host.viewIfLoaded?.setNeedsLayout() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("suggestions", "Suggestions above the keyboard.") { stage in
        SuggestionsController(field: stage.screen("field")) { stage.screen("suggestions") }
      } operations: { host, _ in
        Call("raise") { host.raise() }
        Call("lower") { host.lower() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("preview", "A preview while a finger presses.") { stage in
        PreviewController(list: stage.screen("list")) { stage.screen("preview") }
      } operations: { host, _ in
        Gesture(
          "press",
          begin: { host.press() },
          finish: { host.open() },
          cancel: { host.close() }
        )
        Call("close") { host.close() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("accordion", "Sections that fold, and stay if opened on the way.") { stage in
        AccordionController(sections: (0..<2).map { stage.screen("section \($0)") })
      } operations: { host, _ in
        Call("toggle", 0..<2) { host.toggle($0) }
      }
    ),
  ]

  private static let variedPanels: [CorrectContainer] = [
    CorrectContainer(
      6,
      Scenario("panned-pages", "Pages that a pan exchanges, by hand.") { stage in
        PannedPagesController(pages: (0..<3).map { stage.screen("page \($0)") })
      } operations: { pages, _ in
        Call("go forward") { pages.go(isForward: true) }
        Call("go back") { pages.go(isForward: false) }
      }
    ),
    CorrectContainer(
      1,
      Scenario("turning-drawer", "A drawer that turns back on the way.") { stage in
        TurningDrawerController(main: stage.screen("main"), drawer: stage.screen("drawer"))
      } operations: { drawer, _ in
        Call("toggle") { drawer.toggle() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("card-deck", "Cards that are dragged away.") { stage in
        CardDeckController(cards: (0..<3).map { stage.screen("card \($0)") })
      } operations: { deck, _ in
        Call("layout") { deck.viewIfLoaded?.setNeedsLayout() }
      }
    ),
  ]

  private static let variedStacks: [CorrectContainer] = [
    CorrectContainer(
      14,
      Scenario("flow-coordinator", "A coordinator that follows pops.") { stage in
        CoordinatedController(FlowCoordinator { stage.screen($0) })
      } operations: { host, _ in
        Call("start") { host.coordinator.start() }
        Call("next") { host.coordinator.next() }
        Call("finish") { host.coordinator.finish() }
      }
    ),
    CorrectContainer(
      15,
      Scenario("queueing-stack", "A stack that runs one request after the other.") { stage in
        QueueingStack(rootViewController: stage.screen("home"))
      } operations: { stack, stage in
        Call("push") { stack.enqueue(.push(stage.screen("pushed"))) }
        Call("pop") { stack.enqueue(.pop) }
        Call("reset") { stack.enqueue(.reset(stage.screen("home"))) }
      }
    ),
    CorrectContainer(
      21,
      Scenario("patient-host", "A host that works when it has appeared.") { _ in
        PatientController()
      } operations: { host, stage in
        Call("show") { host.show(stage.screen("child")) }
        Call("clear") { host.clear() }
      }
    ),
    CorrectContainer(
      13,
      Scenario("reporting-stack", "A stack that presents after a pop.") { stage in
        ReportingStack(rootViewController: stage.screen("list"))
      } operations: { stack, stage in
        Call("open") { stack.open(stage.screen("detail")) }
        Call("report") { stack.report { stage.screen("report") } }
        Call("dismiss report") { stack.dismissReport() }
      }
    ),
  ]

  private static let variedPresenters: [CorrectContainer] = [
    CorrectContainer(
      12,
      Scenario("side-menu", "A menu that a finger pulls in.") { stage in
        SideMenuPresenter { stage.screen("menu") }
      } operations: { host, _ in
        Call("open") { host.open() }
        Call("close") { host.close() }
        Gesture(
          "pull",
          begin: { host.pullBegan() },
          move: { host.pullMoved() },
          finish: { host.pullEnded(finished: true) },
          cancel: { host.pullEnded(finished: false) }
        )
      }
    ),
    CorrectContainer(
      11,
      Scenario("filter-popover", "Filters in a popover that adapts.") { stage in
        FilterPopoverController(results: stage.screen("results")) { stage.screen("filters") }
      } operations: { host, _ in
        Call("open filters") { host.openFilters() }
        Call("close filters") { host.closeFilters() }
      }
    ),
    CorrectContainer(
      9,
      Scenario("inline-video", "A video that is a child or presented.") { stage in
        InlineVideoController(video: stage.screen("video"))
      } operations: { host, _ in
        Call("enlarge") { host.enlarge() }
        Call("shrink") { host.shrink() }
      }
    ),
    CorrectContainer(
      13,
      Scenario("login-gate", "A child that is exchanged after a dismissal.") { stage in
        LoginGateController { stage.screen("content") }
      } operations: { host, stage in
        Call("ask for login") { host.askForLogin(stage.screen("login")) }
        Call("logged in") { host.loggedIn() }
      }
    ),
  ]

  private static let variedPages: [CorrectContainer] = [
    CorrectContainer(
      16,
      Scenario("headed-pages", "Pages that are containers.") { stage in
        HeadedPagesController(
          pages: (0..<3).map {
            HeadedPage(
              number: $0,
              header: stage.screen("header \($0)"),
              body: stage.screen("body \($0)")
            )
          }
        )
      } operations: { pages, _ in
        Call("select", 0..<3) { pages.select($0) }
      }
    ),
    CorrectContainer(
      17,
      Scenario("indexed-pages", "Pages that an index turns.") { stage in
        IndexedPages { stage.screen("page \($0)") }
      } operations: { pages, _ in
        Call("turn to", 0..<3) { pages.turn(to: $0) }
      }
    ),
    CorrectContainer(
      5,
      Scenario("late-segments", "Segments added with the first layout.") { stage in
        LateSegmentsController(segments: (0..<3).map { stage.screen("segment \($0)") })
      } operations: { host, _ in
        Call("select", 0..<3) { host.select($0) }
      }
    ),
    CorrectContainer(
      7,
      Scenario("own-order", "Moves before views.") { _ in
        OwnOrderController()
      } operations: { host, stage in
        Call("replace") { host.replace(with: stage.screen("child")) }
        Call("clear") { host.clear() }
      }
    ),
  ]
}

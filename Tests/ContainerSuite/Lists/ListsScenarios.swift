// The operations of the lists, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let lists: [CorrectContainer] = [
    CorrectContainer(8, "dashboard-panels", DashboardPanelsController.self) { dashboard, _ in
      Call("add", ["news", "weather"]) { dashboard.addPanel($0) }
      Call("remove", ["summary", "weather"]) { dashboard.removePanel($0) }
    },
    CorrectContainer(7, "card-board", CardBoardController.self) { board, _ in
      Call("pin") { board.pin() }
      Call("unpin") { board.unpin() }
    },
    CorrectContainer(9, "tray", TrayController.self) { tray, _ in
      Call("put", ["a", "b"]) { tray.put($0) }
      Call("take", ["a", "b"]) { tray.take($0) }
      Call("bring to top", ["a", "b"]) { tray.bringToTop($0) }
    },
    CorrectContainer(8, "header-host") { stage in
      HeaderHostController(header: stage.screen("header"))
    } operations: { host, _ in
      Call("show header") { host.setHeader(shown: true) }
      Call("hide header") { host.setHeader(shown: false) }
    },
    CorrectContainer(3, "cell-host", CellHostController.self) { host, _ in
      Call("scroll", 0..<3) { host.scroll(to: $0) }
    },
    CorrectContainer(3, "module-table") { stage in
      ModuleTableController((0..<5).map { stage.screen("module \($0)") })
    } operations: { table, _ in
      Call("scroll", [0, 400, 1200]) { table.scroll(to: CGFloat($0)) }
    },
    CorrectContainer(8, "sections", SectionsController.self) { sections, stage in
      Call("append") { sections.append(stage.screen("section")) }
      Call("remove last") { sections.removeLast() }
      Call("toggle first") { sections.toggleFirst() }
    },
    CorrectContainer(23, "player-shelf", PlayerShelfController.self) { shelf, _ in
      Call("add player") { shelf.addPlayer() }
      Call("remove last") { shelf.removeLast() }
    },
    CorrectContainer(23, "form") { _ in
      FormController()
    } operations: { form, stage in
      Call("append") { stage.name(form.append(), "section") }
      Call("remove first") { form.removeFirst() }
    },
    CorrectContainer(21, "undoable-rows", UndoableRowController.self) { host, _ in
      Call("delete", 0..<2) { host.delete($0) }
      Call("undo", 0..<2) { host.undo($0) }
    },
    CorrectContainer(9, "accordion", AccordionController.self) { host, _ in
      Call("toggle", 0..<2) { host.toggle($0) }
    },
  ]
}

extension BrokenContainer {
  static let lists: [BrokenContainer] = [
    BrokenContainer(7, "orphan-view", CardBoardController.self, .adoptsNobody) { board, _ in
      Call("pin") { board.pin() }
    }
    .because("A view is in the window whose controller is no child of any other.")
    .reported(as: "INV-47")
    .naming("view is added without addChild")
  ]
}

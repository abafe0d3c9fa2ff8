// The operations of the columns.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let columns: [CorrectContainer] = [
    CorrectContainer(20, "master-detail", MasterDetailController.self) { container, _ in
      Call("show detail") { container.showDetail() }
    },
    CorrectContainer(20, "column-stacks", ColumnStacksController.self) { columns, stage in
      Call("show one column") { columns.arrange(isWide: false) }
      Call("show two columns") { columns.arrange(isWide: true) }
      Call("open") { columns.open(stage.screen("related")) }
    },
    CorrectContainer(20, "master-columns", MasterColumnsController.self) { columns, _ in
      Call("open detail") { columns.openDetail() }
    },
    CorrectContainer(6, "hand-columns", HandColumnsController.self) { columns, stage in
      Call("add") { columns.add(stage.screen("column")) }
      Call("remove") { columns.removeLast() }
    },
  ]
}

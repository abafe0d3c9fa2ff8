// The operations of the columns that collapse; rotation is the environment's.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let adaptive: [CorrectContainer] = [
    CorrectContainer(
      20,
      Scenario("master-detail", "A list and its detail by size class.") { stage in
        MasterDetailController(list: stage.screen("list"), detail: stage.screen("detail"))
      } operations: { container, _ in
        Call("show detail") { container.showDetail() }
      }
    ),
    CorrectContainer(
      20,
      Scenario("folding-columns", "One or two columns by width.") { stage in
        FoldingColumnsController(
          primary: stage.screen("primary"),
          secondary: stage.screen("secondary")
        )
      } operations: { container, _ in
        Call("toggle secondary") { container.toggleSecondary() }
      }
    ),
    CorrectContainer(
      20,
      Scenario("column-stacks", "Two stacks that become one.") { stage in
        ColumnStacksController(list: stage.screen("list"), item: stage.screen("item"))
      } operations: { columns, stage in
        Call("show one column") { columns.arrange(isWide: false) }
        Call("show two columns") { columns.arrange(isWide: true) }
        Call("open") { columns.open(stage.screen("related")) }
      }
    ),
  ]
}

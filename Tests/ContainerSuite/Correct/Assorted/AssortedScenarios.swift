// The operations of containers whose idioms are mixed in other ways.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let assorted: [CorrectContainer] = [
    CorrectContainer(
      1,
      Scenario("reveal-sidebar", "A sidebar behind opaque content.") { stage in
        RevealViewController(front: stage.screen("front"), rear: stage.screen("rear"))
      } operations: { reveal, _ in
        Call("toggle") { reveal.toggle() }
        Gesture("pan", reveal.panGesture) { reveal.handlePan($0) }
      }
    ),
    CorrectContainer(
      20,
      Scenario("master-columns", "Columns that become a stack.") { stage in
        MasterColumnsController(master: stage.screen("master"), detail: stage.screen("detail"))
      } operations: { columns, _ in
        Call("open detail") { columns.openDetail() }
      }
    ),
  ]
}

// The bugs of line 5: two drivers of one child.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let twoDrivers: [BrokenContainer] = [
    BrokenContainer(
      5,
      cause: "UIKit forwards, and the container sends begin and end as well.",
      invariants: ["INV-21", "INV-1", "INV-2", "INV-20"],
      naming: ["although UIKit forwards"],
      Scenario("doubly-driven", "A container of one child.") { _ in
        DoublyDrivenController()
      } operations: { container, stage in
        Call("show") { container.show(stage.screen("child")) }
      }
    ),
    BrokenContainer(
      5,
      cause: "The call that presents sends the child away, and the container's own callback too.",
      invariants: ["INV-20", "INV-2", "INV-29", "INV-15", "INV-1", "INV-21"],
      naming: ["the container's own appearance callback"],
      grade: .advice,
      Scenario("presenting-host", "A host that presents.") { stage in
        PresentingHost(content: stage.screen("content"))
      } operations: { host, stage in
        Call("cover") { host.cover(with: stage.screen("cover")) }
        Call("uncover") { host.uncover() }
      }
    ),
    BrokenContainer(
      5,
      cause: "Two observers of one scroll view send begin and end to the same page.",
      invariants: ["INV-1", "INV-2", "INV-20", "INV-21"],
      naming: ["two observers"],
      Scenario("twice-watched-pager", "A pager with an indicator.") { stage in
        TwiceWatchedPager(pages: (0..<3).map { stage.screen("page \($0)") })
      } operations: { pager, _ in
        Call("go", 0..<3) { pager.go(to: $0) }
      }
    ),
  ]
}

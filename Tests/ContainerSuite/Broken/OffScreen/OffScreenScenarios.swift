// The bugs of line 3: children that do not go by the container's own appearance.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let offScreen: [BrokenContainer] = [
    BrokenContainer(
      3,
      cause: "Begin and end are sent although the container is not on screen.",
      invariants: ["INV-29", "INV-30", "INV-34"],
      naming: ["while it is itself not on screen"],
      Scenario("blind-switcher", "A switcher of one child.") { stage in
        BlindSwitcher(stage.screen("first"))
      } operations: { switcher, stage in
        Call("show") { switcher.show(stage.screen("next")) }
      }
    ),
    BrokenContainer(
      3,
      cause: "The disappearance of the container is not forwarded.",
      invariants: ["INV-29", "INV-30"],
      naming: ["forwards viewWillAppear but not viewWillDisappear", "does not forward its own"],
      Scenario("one-way-host", "A host of one child.") { stage in
        OneWayHost(content: stage.screen("content"))
      } operations: { host, _ in
        Call("refresh") { host.refresh() }
      }
    ),
    BrokenContainer(
      3,
      cause: "The overlay does not disappear with the container.",
      invariants: ["INV-29", "INV-30"],
      naming: ["forwards viewWillAppear but not viewWillDisappear", "does not forward its own"],
      Scenario("forgotten-overlay", "Content under an overlay.") { stage in
        ForgottenOverlayController(
          content: stage.screen("content"),
          overlay: stage.screen("overlay")
        )
      } operations: { container, _ in
        Call("toggle overlay") { container.toggleOverlay() }
      }
    ),
  ]
}

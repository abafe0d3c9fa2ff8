// The operations of the hosts that forward all callbacks by hand.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let forwarding: [CorrectContainer] = [
    CorrectContainer(
      6,
      Scenario("content-host", "A host of one child that is replaced.") { stage in
        ContentHostController(content: stage.screen("content"))
      } operations: { host, stage in
        Call("replace") { host.replace(with: stage.screen("next"), animated: true) }
        Call("replace at once") { host.replace(with: stage.screen("next"), animated: false) }
      }
    ),
    CorrectContainer(
      6,
      Scenario("overlay-host", "Content under an overlay.") { stage in
        OverlayHostController(content: stage.screen("content"))
      } operations: { host, stage in
        Call("show overlay") { host.showOverlay(stage.screen("overlay")) }
        Call("hide overlay") { host.hideOverlay() }
      }
    ),
    CorrectContainer(
      6,
      Scenario("fading-host", "A host on the ground of the broken containers.") { stage in
        FadingHostController(stage.screen("first"))
      } operations: { host, stage in
        Call("fade") { host.fade(to: stage.screen("next"), animated: true) }
        Call("fade at once") { host.fade(to: stage.screen("next"), animated: false) }
      }
    ),
  ]
}

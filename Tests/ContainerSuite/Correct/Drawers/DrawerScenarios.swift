// The operations of the drawers whose views stay in the window.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let drawers: [CorrectContainer] = [
    CorrectContainer(
      1,
      Scenario("hidden-drawer", "A drawer that is hidden until it opens.") { stage in
        HiddenDrawerController(content: stage.screen("content"), drawer: stage.screen("drawer"))
      } operations: { drawer, _ in
        Call("open") { drawer.setOpen(true, animated: true) }
        Call("close") { drawer.setOpen(false, animated: true) }
        Call("open at once") { drawer.setOpen(true, animated: false) }
        Call("close at once") { drawer.setOpen(false, animated: false) }
      }
    ),
    CorrectContainer(
      1,
      Scenario("curtain", "A menu behind the content.") { stage in
        CurtainController(front: stage.screen("front"), back: stage.screen("back"))
      } operations: { curtain, _ in
        Call("toggle") { curtain.toggle(animated: true) }
        Call("toggle at once") { curtain.toggle(animated: false) }
        Gesture("drag", curtain.drag) { curtain.follow($0) }
      }
    ),
  ]
}

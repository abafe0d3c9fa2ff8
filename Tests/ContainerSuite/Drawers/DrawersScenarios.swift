// The operations of the drawers, with the bugs that are planted in them.

import HeadlessUIKit
import VCFuzzKit

extension CorrectContainer {
  static let drawers: [CorrectContainer] = [
    CorrectContainer(1, "hidden-drawer", HiddenDrawerController.self) { drawer, _ in
      Call("open") { drawer.setOpen(true, animated: true) }
      Call("close") { drawer.setOpen(false, animated: true) }
      Call("open at once") { drawer.setOpen(true, animated: false) }
      Call("close at once") { drawer.setOpen(false, animated: false) }
    },
    CorrectContainer(1, "reveal-sidebar", RevealViewController.self) { reveal, _ in
      Call("toggle") { reveal.toggle() }
      Gesture("pan", reveal.panGesture) { reveal.handlePan($0) }
    },
    CorrectContainer(1, "curtain", CurtainController.self) { curtain, _ in
      Call("toggle") { curtain.toggle(animated: true) }
      Call("toggle at once") { curtain.toggle(animated: false) }
      Gesture("drag", curtain.drag) { curtain.follow($0) }
    },
    CorrectContainer(1, "frame-drawer", FrameDrawer.self) { drawer, _ in
      Call("toggle") { drawer.toggle() }
    },
    CorrectContainer(1, "transformed-menu", TransformedMenuController.self) { container, stage in
      Call("toggle") { container.toggle(animated: true) }
      Call("toggle at once") { container.toggle(animated: false) }
      Call("notice") { container.setContent { stage.screen("notice") } }
    },
  ]
}

extension BrokenContainer {
  static let drawers: [BrokenContainer] = [
    BrokenContainer(
      6,
      Scenario("hasty-drawer") { stage in
        HastyDrawerController { stage.screen($0) }
      } operations: { container, _ in
        Call("tap") { container.tap() }
      }
    )
    .because("A second tap while the drawer opens begins again, and only one end follows.")
    .reported(as: "INV-20", "INV-15", "INV-2", "INV-1")
    .naming("beginAppearanceTransition is called twice")
  ]
}

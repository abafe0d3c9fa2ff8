// The scenario that the README shows, compiled and tried.

import HeadlessUIKit
import VCFuzzCLI
import VCFuzzGallery
public import VCFuzzKit
import VCLifecycle

extension Scenario {
  public static let drawer = Scenario("drawer", "A drawer of places over a map.") { stage in
    DrawerController(content: stage.screen("map"), drawer: stage.screen("places"))
  } operations: { drawer, _ in
    Call("open") { drawer.setOpen(true, animated: true) }
    Call("close at once") { drawer.setOpen(false, animated: false) }
    Gesture(
      "drag",
      begin: { drawer.beginDragging() },
      finish: { drawer.endDragging(cancelled: false) },
      cancel: { drawer.endDragging(cancelled: true) }
    )
    Invariant("a closed drawer is out of the way") {
      drawer.isOpen || drawer.drawer.viewIfLoaded?.superview == nil
    }
  }
}

/// The executable's only line.
enum DrawerCommand {
  @MainActor static func run() -> Never {
    CommandLineTool.main(.drawer)
  }
}

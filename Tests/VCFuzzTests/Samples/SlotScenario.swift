// The scenario of the skeleton of a container, as the documentation shows it, compiled and tried.

import HeadlessUIKit
import VCFuzzGallery
public import VCFuzzKit
import VCLifecycle

extension Scenario {
  public static let slot = Scenario("slot", "A place whose content is exchanged.") { stage in
    SlotController(content: stage.screen("first"))
  } operations: { slot, stage in
    let places = [slot.content, stage.screen("second"), stage.screen("third")]
    Call("show", places.indices) { slot.show(places[$0], animated: true) }
    Call("show at once", places.indices) { slot.show(places[$0], animated: false) }
    Invariant("it has the child that it shows and no other") {
      slot.viewIfLoaded == nil || slot.children == [slot.content]
    }
  }
}

// The operations of the bottom sheets.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension CorrectContainer {
  static let sheets: [CorrectContainer] = [
    CorrectContainer(
      10,
      Scenario("animator-sheet", "A sheet that a pan scrubs.") { stage in
        AnimatorSheetController(content: stage.screen("content"), sheet: stage.screen("sheet"))
      } operations: { container, _ in
        Call("raise") { container.setRaised(true, animated: true) }
        Call("lower") { container.setRaised(false, animated: true) }
        Call("raise at once") { container.setRaised(true, animated: false) }
        Call("lower at once") { container.setRaised(false, animated: false) }
        Gesture("pan", container.pan, by: CGPoint(x: 0, y: -80)) { container.handlePan($0) }
      }
    ),
    CorrectContainer(
      10,
      Scenario("peek-sheet", "A sheet that is pulled up.") { stage in
        PeekSheetController { stage.screen("sheet") }
      } operations: { container, _ in
        Gesture(
          "pull",
          begin: { container.panBegan() },
          move: { container.panChanged(0.5) },
          finish: { container.panEnded(isCancelled: false) },
          cancel: { container.panEnded(isCancelled: true) }
        )
        Call("hide at once") { container.hideAtOnce() }
      }
    ),
  ]
}

// The bugs of line 4: what a gesture sends although it was cancelled, or is still under way.

import VCFuzzKit

#if canImport(UIKit) && canImport(ObjectiveC)
import UIKit
#else
import HeadlessUIKit
#endif

extension BrokenContainer {
  static let gestures: [BrokenContainer] = [
    BrokenContainer(
      4,
      cause: "A cancelled drag sends what a finished one would.",
      invariants: ["INV-55", "INV-16", "INV-1", "INV-34", "INV-29"],
      naming: ["a cancelled gesture as a finished one", "removes a child without sending"],
      Scenario("photo-drag", "Photos that are dragged in.") { stage in
        PhotoDragController { stage.screen("photo") }
      } operations: { container, _ in
        Gesture(
          "drag",
          begin: { container.dragBegan() },
          finish: { container.dragEnded(isCancelled: false) },
          cancel: { container.dragEnded(isCancelled: true) }
        )
      }
    ),
    BrokenContainer(
      4,
      cause: "The page of an abandoned direction receives viewDidAppear.",
      invariants: ["INV-55", "INV-34", "INV-1", "INV-2", "INV-29"],
      naming: ["the finger turns back", "a cancelled gesture is treated"],
      Scenario("two-way-swipe", "A swipe to the left or to the right.") { stage in
        TwoWaySwipeController(
          left: stage.screen("left"),
          middle: stage.screen("middle"),
          right: stage.screen("right")
        )
      } operations: { container, _ in
        Gesture(
          "swipe",
          begin: { container.swipe(toward: 0) },
          move: { container.swipe(toward: 2) },
          finish: { container.lift(isCancelled: false) },
          cancel: { container.lift(isCancelled: true) }
        )
      }
    ),
    BrokenContainer(
      4,
      cause: "The page counts as turned while the finger is still down.",
      invariants: ["INV-55"],
      naming: ["at a threshold while the finger is down"],
      Scenario("halfway-page", "A page that a pan turns.") { stage in
        HalfwayPageController(front: stage.screen("front"), back: stage.screen("back"))
      } operations: { container, _ in
        Gesture("pan", UIPanGestureRecognizer()) { container.handlePan($0) }
      }
    ),
  ]
}

// A gesture of a scenario that puts a pan recogniser through the states of a real finger.

import HeadlessUIKit
import VCFuzzKit

extension Gesture {
  /// Creates the gesture of a finger that drags by `way`, a step at a time, and reports each state.
  init(
    _ name: String,
    _ pan: UIPanGestureRecognizer,
    by way: CGPoint = CGPoint(x: 80, y: 0),
    report: @escaping @MainActor (UIPanGestureRecognizer) -> Void
  ) {
    func send(_ state: UIGestureRecognizer.State, _ steps: CGFloat) {
      let current = pan.translation(in: pan.view)
      let next = CGPoint(x: current.x + way.x * steps, y: current.y + way.y * steps)
      pan.setTranslation(steps == 0 ? .zero : next, in: pan.view)
      pan.state = state
      report(pan)
    }
    self.init(
      name,
      begin: { send(.began, 0) },
      move: { send(.changed, 1) },
      finish: { send(.ended, 1) },
      cancel: { send(.cancelled, 1) }
    )
  }
}

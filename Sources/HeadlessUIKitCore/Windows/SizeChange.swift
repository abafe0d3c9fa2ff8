// The owner of a rotation or size change: it provides a coordinator, and moves no controller.

internal import VCLifecycle

/// A change of a window's size in flight (STATE-14, LAYOUT-9).
@MainActor
final class SizeChange: TransitionOwner {
  private let root: UIViewController
  private(set) lazy var transition = Transition(
    id: 0,
    kind: .unknown,
    owner: self,
    from: [root],
    to: [],
    isAnimated: true,
    order: TransitionOrder(start: [], finish: [], compensation: [])
  )

  init(root: UIViewController) { self.root = root }

  var transitionOwnerController: UIViewController? { root }

  func prepare(_ transition: Transition) {}
  func didStart(_ transition: Transition) {}
  func didFinish(_ transition: Transition) {}
  func didCancel(_ transition: Transition) {}

  /// Runs the animations registered with the coordinator, after all callbacks are sent.
  func animate(_ words: String) {
    let runtime = root.runtime
    transition.startTransaction = runtime.recorder.transaction
    transition.madeCoordinator?.runAlongside()
    transition.phase = .committed
    let animation = runtime.animations.add(words, transition: transition)
    animation.whenDone { _ in
      self.root.runtime.phases.runCoordinatorCompletions(of: self.transition)
      self.transition.phase = .ended
      self.transition.close()
    }
  }
}

// Animations: virtual, ended by a step of the stage.

/// An animation in flight; its end is a step that the stage offers.
@MainActor
final class Animation {
  let id: Int
  let label: String
  /// The transition that it belongs to; an interactive one holds it until the release.
  let transition: Transition?
  /// Whether the end of this animation is the end of the transition.
  let endsTransition: Bool
  @exclusivity(unchecked) private var completions: [@MainActor (Bool) -> Void] = []
  /// The views that it changes and that no finger reaches meanwhile.
  var shutViews: [UIView] = []
  /// Whether a finger or the app drives the animation: it does not end meanwhile.
  @exclusivity(unchecked) var isPaused = false

  init(id: Int, label: String, transition: Transition?, endsTransition: Bool) {
    self.id = id
    self.label = label
    self.transition = transition
    self.endsTransition = endsTransition
  }

  func whenDone(_ body: @escaping @MainActor (Bool) -> Void) { completions.append(body) }

  /// Lets go of what waits for the end; the stage is gone.
  func discard() { completions = [] }

  func complete(finished: Bool) {
    let bodies = completions
    completions = []
    for body in bodies { body(finished) }
  }
}

extension Runtime {
  func addAnimation(
    _ label: String,
    transition: Transition? = nil,
    endsTransition: Bool = false
  ) -> Animation {
    assert(
      !endsTransition || transition?.isOpen ?? false,
      "an animation is to end a transition that is not under way"
    )
    let animation = Animation(
      id: nextAnimationNumber,
      label: label,
      transition: transition,
      endsTransition: endsTransition
    )
    nextAnimationNumber += 1
    animations.append(animation)
    return animation
  }

  func animation(numbered id: Int) -> Animation? {
    for animation in animations where animation.id == id { return animation }
    return nil
  }

  /// Whether an animation keeps fingers from a view: one of its own, or one alongside a transition.
  func isAnimatedShut(_ view: UIView) -> Bool {
    for animation in animations where animation.shutViews.holds(view) { return true }
    for transition in transitions where transition.shutViews.holds(view) { return true }
    return false
  }

  /// Runs an animation block and returns the views that it changes, if fingers are kept from them.
  func viewsShut(allowsInteraction: Bool, by block: () -> Void) -> [UIView] {
    let outer = shutViews
    shutViews = allowsInteraction ? nil : []
    block()
    defer { shutViews = outer }
    return shutViews ?? []
  }

  /// Takes an animation off without running its completions.
  func cancel(_ animation: Animation) {
    animations.removeObject(animation)
  }

  /// Whether the end of the animation may come now: it is held by a finger, by the transaction that
  /// it started in, or by nothing.
  func canEnd(_ animation: Animation) -> Bool {
    guard !animation.isPaused else { return false }
    // What outlives its transition, whose owner may be gone, is held by nothing.
    guard let transition = animation.transition, transition.isOpen else { return true }
    assert(
      transition.startTransaction <= recorder.transaction,
      "a transition has started in a later transaction"
    )
    // Inside a container that is itself on its way in, the end waits for that (CHILD-39).
    if transition.owner.isOnItsWayIn || transition.isStuck { return false }
    return !transition.isInteractive && transition.phase != .started
      && recorder.transaction > transition.startTransaction
  }

  func endAnimation(_ animation: Animation) {
    cancel(animation)
    if animation.endsTransition, let transition = animation.transition {
      end(transition)
    }
    animation.complete(finished: !(animation.transition?.isCancelled ?? false))
  }
}

extension UIView {
  /// A property that UIKit animates has changed, perhaps in an animation block.
  func noteAnimatedChange() {
    guard runtime.areAnimationsEnabled, runtime.shutViews?.holds(self) == false else { return }
    runtime.shutViews?.append(self)
  }
}

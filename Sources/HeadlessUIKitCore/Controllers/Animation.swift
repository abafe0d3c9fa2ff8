// Animations: virtual, ended by a step of the stage.

internal import Foundation

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

/// The animations of a stage: those in flight, and the blocks that are running.
@MainActor
final class Animations {
  @exclusivity(unchecked) private(set) var running: [Animation] = []
  @exclusivity(unchecked) private var nextNumber = 1
  var areEnabled = true
  /// The duration of the animation block that is running.
  var blockDuration: TimeInterval = 0
  /// The transition whose animator is being run: its animations belong to it.
  var transition: Transition?
  /// The changes of the running animation block, where they may have to be undone.
  @exclusivity(unchecked) var changes: ChangeList?
  /// The views that the running animation block has changed; nil if fingers still reach them.
  @exclusivity(unchecked) var shutViews: [UIView]?
  /// The open transactions of layers, innermost last.
  var layerTransactions: [CATransaction.Open] = []

  func add(
    _ label: String,
    transition: Transition? = nil,
    endsTransition: Bool = false
  ) -> Animation {
    assert(
      !endsTransition || transition?.isOpen ?? false,
      "an animation is to end a transition that is not under way"
    )
    let animation = Animation(
      id: nextNumber,
      label: label,
      transition: transition,
      endsTransition: endsTransition
    )
    nextNumber += 1
    running.append(animation)
    return animation
  }

  func animation(numbered id: Int) -> Animation? {
    for animation in running where animation.id == id { return animation }
    return nil
  }

  /// Runs an animation block and returns the views that it changes, if fingers are kept from them.
  func viewsShut(allowsInteraction: Bool, by block: () -> Void) -> [UIView] {
    let outer = shutViews
    shutViews = allowsInteraction ? nil : []
    block()
    defer { shutViews = outer }
    return shutViews ?? []
  }

  /// Runs an animation block, and its completion by a step; without time both at once.
  func animate(
    _ duration: TimeInterval,
    allowsInteraction: Bool = false,
    animations block: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let outer = blockDuration
    blockDuration = areEnabled ? duration : 0
    let views = viewsShut(allowsInteraction: allowsInteraction, by: block)
    blockDuration = outer
    guard duration > 0, areEnabled else {
      completion?(true)
      return
    }
    let animation = add("animation", transition: transition)
    animation.shutViews = views
    if let completion { animation.whenDone { completion($0) } }
  }

  /// Runs animations of the app's as part of a transition: those made inside belong to it.
  func runInside(_ transition: Transition, _ body: () -> Void) {
    let outer = self.transition
    self.transition = transition
    defer { self.transition = outer }
    body()
  }

  /// Takes an animation off without running its completions.
  func cancel(_ animation: Animation) {
    running.removeObject(animation)
  }

  /// Whether the end of the animation may come now: it is held by a finger, by the transaction that
  /// it started in, or by nothing.
  ///
  /// The stage says in which transaction it is: a transition's owner may be of an earlier stage.
  func canEnd(_ animation: Animation, at transaction: Int) -> Bool {
    guard !animation.isPaused else { return false }
    // What outlives its transition, whose owner may be gone, is held by nothing.
    guard let transition = animation.transition, transition.isOpen else { return true }
    assert(
      transition.startTransaction <= transaction,
      "a transition has started in a later transaction"
    )
    // Inside a container that is itself on its way in, the end waits for that (CHILD-39).
    if transition.owner.isOnItsWayIn || transition.oddities.isStuck { return false }
    return !transition.isInteractive && transition.phase != .started
      && transaction > transition.startTransaction
  }

  func end(_ animation: Animation, in phases: TransitionPhases) {
    cancel(animation)
    if animation.endsTransition, let transition = animation.transition {
      phases.end(transition)
    }
    animation.complete(finished: !(animation.transition?.isCancelled ?? false))
  }

  /// Lets go of all animations; the stage is gone.
  func discardAll() {
    for animation in running {
      animation.transition?.close()
      animation.discard()
    }
    running.removeAll()
    changes = nil
  }
}

extension UIView {
  /// A property that UIKit animates has changed, perhaps in an animation block.
  func noteAnimatedChange() {
    let animations = runtime.animations
    guard animations.areEnabled, animations.shutViews?.holds(self) == false else { return }
    animations.shutViews?.append(self)
  }

  /// Whether an animation keeps fingers from the view: one of its own, or one alongside a
  /// transition.
  var isAnimatedShut: Bool {
    for animation in runtime.animations.running where animation.shutViews.holds(self) {
      return true
    }
    for transition in runtime.transitions where transition.shutViews.holds(self) { return true }
    return false
  }
}

// The transition coordinator: what an app may add to a transition in flight (spec 1.15).

public import Foundation
internal import VCLifecycle

/// The facts about a transition that its coordinator provides.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Adds animations and completions of the app to a transition in flight.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

extension UIViewControllerTransitionCoordinator {
  /// Adds an alongside animation without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transition: Transition
  private var alongside: [Handler] = []
  /// The completions, each with its number and the text by which events refer to it.
  private var completions: [(number: Int, text: Int?, body: Handler)] = []
  private var interactionChanges: [Handler] = []

  init(transition: Transition) {
    self.transition = transition
    super.init()
  }

  private var runtime: Runtime { transition.runtime }

  // MARK: What the runtime calls

  func runAlongside() {
    guard !alongside.isEmpty else { return }
    let bodies = alongside
    alongside = []
    record(.coordinatorAlongside, flag: nil)
    for body in bodies {
      let views = runtime.animations.viewsShut(allowsInteraction: !transition.isAnimated) {
        body(self)
      }
      transition.shutViews += views
    }
  }

  func runInteractionChange() {
    for body in interactionChanges { body(self) }
  }

  func runCompletions() {
    while !completions.isEmpty {  // one may register another (COORD-7)
      let (_, text, body) = completions.removeFirst()
      if let text { record(.coordinatorCompletion, flag: transition.isCancelled, text: text) }
      body(self)
    }
  }

  private func record(_ kind: Event.Kind, flag: Bool?, text: Int? = nil) {
    runtime.phases.recordCoordinator(kind, of: transition, flag: flag, text: text)
  }

  private func register(_ body: @escaping Handler) {
    let number = runtime.numbers.registration
    runtime.numbers.registration += 1
    assert(completions.last.map { $0.number < number } ?? true, "a registration comes out of order")
    // One text for each registration: readers of events distinguish them by it.
    let text = runtime.records(.userCalls) ? runtime.recorder.addText("#\(number)") : nil
    completions.append((number, text, body))
    if let text { record(.coordinatorRegistered, flag: nil, text: text) }
  }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator, TransitionFacts {
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transition.isCancelled }
  var transitionDuration: TimeInterval { transition.isAnimated ? 0.35 : 0 }
  var percentComplete: CGFloat { transition.custom?.context?.percent ?? 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView {
    if let context = transition.custom?.context { return context.containerView }
    guard transition.phase != .ended else { return UIView() }
    return transition.owner.transitionOwnerController?.rootView ?? UIView()
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? transition.sides.from : transition.sides.to)?.viewStorage
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if transition.phase == .ended { return false }
    if let completion { register(completion) }
    // The animations of a committed transition run already: too late to join (COORD-3).
    guard transition.phase == .requested || transition.phase == .started,
      !runtime.callbacks.isLayingOut
    else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    notifyWhenInteractionChanges(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionChanges.append(handler)
  }
}

extension TransitionPhases {
  /// The outcome of an interactive transition is known (COORD-4).
  func runInteractionChange(of transition: Transition) {
    recordCoordinator(.coordinatorInteraction, of: transition, flag: transition.isCancelled)
    transition.madeCoordinator?.runInteractionChange()
  }

  /// Runs every completion once (COORD-7).
  func runCoordinatorCompletions(of transition: Transition) {
    if !transition.hasCompletedCoordinator {
      transition.hasCompletedCoordinator = true
      transition.madeCoordinator?.runAlongside()
      recordCoordinator(.coordinatorCompletion, of: transition, flag: transition.isCancelled)
    }
    // Some may be registered since, in a did callback (COORD-7, COORD-8).
    transition.madeCoordinator?.runCompletions()
  }

  func recordCoordinator(
    _ kind: Event.Kind,
    of transition: Transition,
    flag: Bool?,
    text: Int? = nil
  ) {
    guard runtime.records(.coordinators), transition.phase != .ended else { return }
    var event = marker(kind, transition)
    event.flag = flag
    event.text = text
    runtime.record(event)
  }
}

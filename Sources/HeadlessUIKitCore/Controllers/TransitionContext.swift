// Custom transitions: the protocols of animators and interactions, and the context between them.

public import Foundation
internal import VCLifecycle

/// Names the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What an animator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for controller: UIViewController) -> CGRect
  func finalFrame(for controller: UIViewController) -> CGRect
}

/// An object that animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives a transition by a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// What the context and the coordinator of a transition both say of it.
@MainActor
protocol TransitionFacts {
  var transition: Transition { get }
}

extension TransitionFacts {
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var presentationStyle: UIModalPresentationStyle { transition.sides.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.sides.from : transition.sides.to
  }
}

/// The context of one custom transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, TransitionFacts {
  let transition: Transition
  let containerView: UIView
  private var runtime: Runtime { transition.runtime }
  private(set) var percent: CGFloat = 0
  private var hasReleased = false
  private var hasCompleted = false

  init(transition: Transition, containerView: UIView) {
    self.transition = transition
    self.containerView = containerView
    super.init()
  }

  var transitionWasCancelled: Bool { transition.isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { percent = percentComplete }
  func pauseInteractiveTransition() {}

  func finishInteractiveTransition() { release(cancelled: false) }

  func cancelInteractiveTransition() { release(cancelled: true) }

  private func release(cancelled: Bool) {
    let isFirst = !hasReleased
    hasReleased = true
    guard transition.isOpen, transition.isInteractive else {
      // UIKit has released it on its own, as its container was shown elsewhere (CHILD-30).
      if isFirst, transition.initiallyInteractive { return }
      return noteSecondReport(.transitionRelease, cancelled: cancelled)
    }
    runtime.phases.release(transition, cancelled: cancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasCompleted else {
      return noteSecondReport(
        didComplete ? .transitionFinish : .transitionCancel,
        cancelled: !didComplete
      )
    }
    hasCompleted = true
    transition.cancellation?.isReportedFinished = didComplete
    let undoes = !didComplete && !wasInteractive && runtime.profile.completeFalse == .cancels
    if !didComplete, wasInteractive || undoes, !transition.isCancelled {
      transition.cancellation = Transition.Cancellation()
    }
    transition.animator?.animationEnded(didComplete)
    if transition.phase == .started {
      // An animator that is done at once still waits for the transaction's layout (APPEAR-3).
      runtime.turn.afterCommit.append(.call { [self] in end(undoing: undoes) })
    } else {
      end(undoing: undoes)
    }
  }

  private var wasInteractive: Bool { transition.initiallyInteractive || hasReleased }

  /// Ends the transition; undone without a finger, its outcome comes first (V-COMPLETE-FALSE).
  private func end(undoing: Bool) {
    if undoing, transition.isOpen, !transition.isSending {
      runtime.phases.mark(.transitionRelease, transition, flag: true)
    }
    runtime.phases.end(transition)
  }

  /// The app reports an outcome that it has reported before: nothing follows, but it is seen.
  private func noteSecondReport(_ kind: Event.Kind, cancelled: Bool) {
    guard runtime.records(.markers) else { return }
    var event = Event(kind)
    event.transitionKind = transition.kind
    event.transition = transition.id
    event.flag = cancelled
    runtime.record(event)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let sides = transition.sides
    guard key == .from ? sides.givesFromView : sides.givesToView else { return nil }
    let controller = key == .from ? sides.from : sides.to
    // The view that is animated may be another one that holds the controller's.
    if let presentation = transition.sides.presentationController,
      presentation.presentedViewController === controller
    {
      return presentation.presentedView
    }
    return controller?.rootView
  }

  func initialFrame(for controller: UIViewController) -> CGRect { containerView.bounds }

  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === transition.sides.to, let frame = transition.sides.presentedFrame {
      return frame
    }
    return containerView.bounds
  }
}

extension TransitionPhases {
  /// Requests and starts a transition, and lets it run to its end.
  func run(_ transition: Transition, in containerView: @autoclosure () -> UIView) {
    mark(.transitionRequest, transition)
    start(transition)
    animate(transition, in: containerView())
  }

  /// Makes a started transition end: by the app's animator, by an animation, or after the commit.
  func animate(_ transition: Transition, in containerView: @autoclosure () -> UIView) {
    if transition.animator != nil {
      runCustomAnimation(of: transition, in: containerView())
    } else if transition.isAnimated {
      transition.animation = runtime.animations.add(
        transition.kind.words,
        transition: transition,
        endsTransition: true
      )
    } else {
      runtime.turn.afterCommit.append(.call { end(transition) })
    }
  }

  /// Lets the app's animator run a transition, by a finger if it has an interaction controller.
  func runCustomAnimation(of transition: Transition, in containerView: UIView) {
    guard let custom = transition.custom else { return }
    let context = TransitionContext(transition: transition, containerView: containerView)
    transition.custom?.context = context
    runtime.animations.runInside(transition) {
      if let interaction = custom.interaction {
        interaction.startInteractiveTransition(context)
      } else {
        custom.animator.animateTransition(using: context)
      }
    }
  }
}

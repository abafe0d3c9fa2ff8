// One transition of a container, a presentation or a window: its roots, its order, its phases.

internal import Foundation
internal import VCLifecycle

/// A transition in flight (spec 0.5).
@MainActor
final class Transition {
  /// How far a transition has come.
  enum Phase: Int {
    case requested
    case started
    case committed
    case released
    case ended
  }

  let id: Int
  @exclusivity(unchecked) var kind: TransitionKind
  let runtime: Runtime
  /// The container, presenter or window root that runs it; kept alive from start to end.
  unowned let owner: any TransitionOwner
  /// The controller that a trace names as the owner.
  let ownerID: ControllerID?
  /// The owner from start to end, to be compared without a check that it lives.
  @exclusivity(unchecked) var keptOwner: AnyObject?
  /// The roots of what leaves.
  @exclusivity(unchecked) var from: [UIViewController]
  /// The roots of what comes.
  @exclusivity(unchecked) var to: [UIViewController]
  @exclusivity(unchecked) var isAnimated: Bool
  let isUserDriven: Bool
  @exclusivity(unchecked) var isInteractive: Bool
  /// What is known of the cancellation; nil if the transition finishes.
  @exclusivity(unchecked) var cancellation: Cancellation?
  var isCancelled: Bool { cancellation != nil }
  var oddities = Oddities()
  @exclusivity(unchecked) var phase = Phase.requested {
    didSet {
      precondition(phase.rawValue >= oldValue.rawValue, "a transition goes back to a past phase")
    }
  }
  @exclusivity(unchecked) var publicity = Publicity.none
  var vendsCoordinator: Bool {
    switch publicity {
    case .none, .recorded: false
    case .vended: isOpen
    }
  }
  @exclusivity(unchecked) var sending = Sending.nothing
  /// Whether START or END sends its callbacks: what they ask for waits until that is over.
  var isSending: Bool {
    switch sending {
    case .nothing: false
    case .start, .end, .rest: true
    }
  }
  /// Whether what left and what came has received all callbacks of the end.
  var hasSettledRoots: Bool {
    switch sending {
    case .nothing, .start, .end: false
    case .rest: true
    }
  }
  /// The transaction that the start lies in; an animated end needs a later one (APPEAR-3).
  @exclusivity(unchecked) var startTransaction = 0
  @exclusivity(unchecked) var order: TransitionOrder
  /// What waits for its end, or for that it never starts.
  @exclusivity(unchecked) var whenOver: [() -> Void] = []
  /// The completion that the app passed with the call.
  @exclusivity(unchecked) var completion: (() -> Void)?
  /// What the owner needs to remember between start and end.
  @exclusivity(unchecked) var payload: AnyObject?
  /// How the app animates it itself, where it does.
  var custom: CustomAnimation?
  var animator: (any UIViewControllerAnimatedTransitioning)? { custom?.animator }
  /// The animation whose end step ends the transition, where UIKit animates.
  @exclusivity(unchecked) var animation: Animation?
  /// The views that the app's animations in it or alongside it change, and that no finger reaches
  /// meanwhile.
  var shutViews: [UIView] = []
  /// What the context and the coordinator call the two sides.
  var sides: Sides
  /// Whether it started under a finger.
  var initiallyInteractive = false
  /// What was under way when the app asked for it; noted for deviations only.
  var request: Request?
  /// Whether the coordinator's completions have run.
  var hasCompletedCoordinator = false
  /// The coordinator, if it was created.
  private(set) var madeCoordinator: TransitionCoordinator?

  /// How the app animates a transition itself.
  struct CustomAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    var context: TransitionContext?
  }

  /// What the app learns of the two sides.
  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    /// Whether the animator is given the views of the two sides; a presenter that stays is not.
    var givesFromView = true
    var givesToView = true
    var presentationStyle = UIModalPresentationStyle.none
    /// Where the presented view ends up.
    var presentedFrame: CGRect?
    /// The presentation controller of the side that is presented or dismissed.
    var presentationController: UIPresentationController?
  }

  /// What a cancellation has done so far.
  struct Cancellation {
    /// Whether the compensating wills came at the release already (V-CANCEL-TIME=atRelease).
    var hasSentWills = false
    /// Whether the app's animator has reported the transition as finished all the same (COORD-5).
    var isReportedFinished = false
  }

  /// What others know of it.
  enum Publicity {
    case none
    /// The trace has its start.
    case recorded
    /// START has gone beyond loading what comes: it vends its coordinator.
    case vended
  }

  /// Which of its callbacks are being sent.
  enum Sending {
    case nothing
    case start
    /// Those of the end: nothing ends it again.
    case end
    /// What follows the callbacks of the end.
    case rest
  }

  /// What a deviation or a defect of the version makes of it.
  struct Oddities {
    /// Whether it never ends (QUIRK-15).
    var isStuck = false
    /// Whether controllers do not find the coordinator.
    var hidesCoordinator = false
    /// Whether the old view stays in its window until after the did callback.
    var keepsOldView = false
  }

  /// What was under way when a transition was asked for.
  struct Request {
    /// The state of its container or presenter.
    let state: AppearanceState
    /// The open transitions of its owner, and those of others.
    let during: [TransitionKind]
    let beside: [TransitionKind]
    /// The innermost callback.
    let callback: Event.Kind?
  }

  /// The coordinator, made when first asked for.
  var coordinator: TransitionCoordinator {
    if let madeCoordinator { return madeCoordinator }
    assert(phase != .ended, "a coordinator is made for a transition that has ended")
    let made = TransitionCoordinator(transition: self)
    madeCoordinator = made
    return made
  }

  init(
    id: Int? = nil,
    kind: TransitionKind,
    owner: any TransitionOwner,
    from: [UIViewController],
    to: [UIViewController],
    isAnimated: Bool,
    isInteractive: Bool = false,
    isUserDriven: Bool = false,
    order: TransitionOrder
  ) {
    guard let root = to.first ?? from.first else {
      preconditionFailure("a transition of nothing to nothing")
    }
    runtime = root.runtime
    self.id = id ?? root.runtime.phases.nextTransitionID()
    self.kind = kind
    self.owner = owner
    ownerID = owner.transitionOwnerController?.id
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.isUserDriven = isUserDriven
    self.order = order
    sides = Sides(from: from.first, to: to.first)
    request = runtime.deviator.request(of: owner)
  }

  /// Whether the controller is what leaves or comes.
  func isRoot(_ controller: UIViewController) -> Bool {
    from.holds(controller) || to.holds(controller)
  }

  /// Whether the controller runs the transition.
  func isRun(by controller: UIViewController) -> Bool { ownerID == controller.id }

  /// Whether the controller is a root of the transition or runs it.
  func involves(_ controller: UIViewController) -> Bool {
    isRoot(controller) || isRun(by: controller)
  }

  /// Whether it is a presentation, and no dismissal.
  var presents: Bool { kind == .presentHiding || kind == .presentKeeping }

  /// Makes another controller the one that leaves, before the start.
  func leave(from controller: UIViewController) {
    precondition(phase == .requested, "the wills are sent")
    from = [controller]
    sides.from = controller
  }

  /// Lets the app animate the transition, if it will, and then ask for a finger to drive it.
  func setAnimator(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerAnimatedTransitioning) ->
      (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let animator else { return }
    let interaction = interaction(animator)
    custom = CustomAnimation(animator: animator, interaction: interaction)
    // Also where a finger of UIKit's has asked for it: that one drives UIKit's animations only.
    isInteractive = interaction?.wantsInteractiveStart ?? false
  }

  /// Whether a finger of UIKit's own drives it, and no interaction of the app's.
  var isDrivenByUIKit: Bool { isInteractive && custom?.interaction == nil }

  /// Makes another controller the one that comes, before the start.
  func arrive(at controller: UIViewController) {
    precondition(phase == .requested, "the wills are sent")
    to = [controller]
    sides.to = controller
  }

  /// Releases everything that refers back to the transition.
  func close() {
    phase = .ended
    animation = nil
    completion = nil
    custom?.context = nil
    madeCoordinator = nil
    keptOwner = nil
  }

  /// Runs what waits for the end.
  func runWhenOver() {
    let waiting = whenOver
    whenOver = []
    for work in waiting { work() }
  }

  var isOpen: Bool {
    // No comparison: of raw values it is made by a generic function, for which this is retained.
    switch phase {
    case .requested, .ended: false
    case .started, .committed, .released: true
    }
  }
}

/// An object that runs transitions: a container, a presenter, a window.
@MainActor
protocol TransitionOwner: AnyObject {
  /// The controller that a trace names as the owner.
  var transitionOwnerController: UIViewController? { get }
  /// Loads what comes and takes it into the hierarchy's books; the wills follow.
  func prepare(_ transition: Transition)
  /// The will callbacks are sent: the owner notifies delegates and exchanges views.
  func didStart(_ transition: Transition)
  /// The finger has lifted; `isCancelled` is the outcome.
  func didRelease(_ transition: Transition)
  /// The transaction of the start has been laid out.
  func didCommit(_ transition: Transition)
  /// The end begins: the dids or the compensation follow.
  func willEnd(_ transition: Transition)
  /// A cancelled transition begins to compensate: what returns is what the owner shows from now on.
  func didTurnBack(_ transition: Transition)
  /// A did callback is about to be sent to a root: its view goes or is put back before that.
  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition)
  /// Whether the owner is itself appearing: what it runs ends after that.
  var isOnItsWayIn: Bool { get }
  /// Whether the owner itself has left the screen or is leaving: a cancelled transition then makes
  /// no controller appear again.
  var isAway: Bool { get }
  /// The did callbacks are sent after a finish: the owner removes views, ends moves, notifies
  /// delegates.
  func didFinish(_ transition: Transition)
  /// The compensation is sent after a cancel: everything is as before.
  func didCancel(_ transition: Transition)
  /// Called last, when the next transition may start.
  func didEnd(_ transition: Transition)
}

extension TransitionOwner {
  func didRelease(_ transition: Transition) {}
  func didCommit(_ transition: Transition) {}
  func willEnd(_ transition: Transition) {}
  func didTurnBack(_ transition: Transition) {}
  func willSendDid(_ direction: Direction, to root: UIViewController, in transition: Transition) {}
  func didEnd(_ transition: Transition) {}
  var isAway: Bool { false }
  var isOnItsWayIn: Bool { false }
}

// The swipe from the edge that pops (NAV-3, NAV-4), and its recogniser.

internal import VCLifecycle

extension UINavigationController: FingerDrivenContainer {
  func beginTransition(by gesture: StageStep.GestureID) { beginInteractivePop() }

  /// Whether a finger may begin an interactive pop now.
  var offersInteractivePop: Bool {
    stack.count > 1 && appearance.state == .appeared && openTransition == nil && !isMovedBySplit
      && viewStorage?.currentWindow != nil && madeSwipe?.isEnabled ?? true
  }

  func offerSwipe(to offers: inout GestureOffers) {
    var driven: Transition?
    for transition in runtime.transitions
    where transition.isUserDriven && transition.keptOwner === self && transition.kind == .pop
      && transition.isOpen
    {
      driven = transition
    }
    // The finger of another recogniser ends what it has begun.
    if let driven, driven === madeSwipe?.handler.driven { return }
    guard driven != nil || offersInteractivePop else { return }
    offers.offer(
      TransitionGesture(id: .interactivePop(Int(id.index)), container: self, driven: driven)
    )
  }

  /// A finger begins to drag the top away (NAV-3, NAV-4).
  ///
  /// `asks` is whether the recogniser of the swipe is the one that begins.
  @discardableResult
  func beginInteractivePop(asks: Bool = true) -> Transition? {
    // The recogniser's delegate may change the stack when it is asked.
    guard !asks || madeSwipe?.isPermitted ?? true, offersInteractivePop, let old = stack.last
    else { return nil }
    let new = stack[stack.count - 2]
    let transition = Transition(
      kind: .pop,
      owner: self,
      from: [old],
      to: [new],
      isAnimated: true,
      isInteractive: true,
      isUserDriven: true,
      order: order(of: .pop, animated: true)
    )
    let change = StackChange(oldDepth: stack.count, added: [], removed: [old])
    change.isAnnounced = true  // here, or at the finish (MOVE-4)
    transition.payload = change
    if runtime.profile.navStackDuring != .kept { stack.removeLast() }  // NAV-17
    transition.oddities.isStuck = runtime.breaksNextInteractivePop
    runtime.breaksNextInteractivePop = false
    runtime.phases.mark(.transitionRequest, transition)
    requested.append(transition)
    if runtime.profile.moveCancel != .none {
      old.sendWillMove(to: nil)
    }
    viewStorage?.markDirty()
    startRequested()
    return transition
  }

  /// The recogniser is switched off: the finger lets go of the page.
  func cancelSwipe() {
    for transition in runtime.transitions
    where transition.keptOwner === self && transition.isUserDriven && transition.isOpen
      && transition.isDrivenByUIKit
    {
      runtime.phases.release(transition, cancelled: true)
    }
  }
}

/// The recogniser of the swipe from the edge, which steps of the stage drive by the container.
final class SwipeBackRecognizer: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  /// Its delegate, until the app sets another one.
  let handler: NavigationTransitionHandler

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    handler = NavigationTransitionHandler(of: navigation)
    super.init(target: nil, action: nil)
    edges = .left
    delegate = handler
  }

  override var view: UIView? { navigation?.viewStorage }

  override var isEnabled: Bool {
    didSet {
      if !isEnabled, oldValue { navigation?.cancelSwipe() }
    }
  }
}

/// The target and delegate of a stack's own swipe.
///
/// Apps find it as the delegate of `interactivePopGestureRecognizer`, and let recognisers of theirs
/// send it its action by name, so that a pan anywhere pops as the swipe from the edge does.
final class NavigationTransitionHandler: NSObject, UIGestureRecognizerDelegate, NamedAction {
  private weak var navigation: UINavigationController?
  /// The pop that another recogniser than the stack's own has begun.
  private(set) weak var driven: Transition?

  init(of navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.offersInteractivePop ?? false
  }

  nonisolated var actionName: String { "handleNavigationTransition:" }

  func carryOut(_ sender: Any?) { (sender as? UIPanGestureRecognizer).map { follow($0) } }

  /// Takes the touches of a recogniser for those of the swipe (NAV-3, NAV-4).
  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: driven = navigation?.beginInteractivePop(asks: false)
    case .ended, .cancelled:
      guard let driven, driven.isOpen, driven.isInteractive else { return }
      let isFinished = recognizer.state == .ended && recognizer.velocity(in: nil).x > 0
      navigation?.runtime.phases.release(driven, cancelled: !isFinished)
    case .possible, .changed, .failed: break
    }
  }
}

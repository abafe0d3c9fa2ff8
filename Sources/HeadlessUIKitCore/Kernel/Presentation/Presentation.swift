// One presentation: its two controllers, its style, and the controllers it hides (spec 1.6).

internal import Foundation
internal import VCLifecycle

/// A presentation from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  /// A controller whose view the presentation takes away, and where that view belongs.
  struct HiddenRoot {
    let controller: UIViewController
    var parent: UIViewController?
    var superview: UIView?
    var index = 0
  }

  let runtime: Runtime
  let presented: UIViewController
  /// The context: the controller that presents (MODAL-8).
  let presenter: UIViewController
  /// The controller that `present` was called on.
  let source: UIViewController
  /// The style that was asked for, and the one that it became (table 1.6a).
  let requestedStyle: UIModalPresentationStyle
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  /// Whether it was made to cover a part of the window only, and so comes and goes with that part,
  /// also when the app takes the part out or shows it elsewhere (MODAL-8).
  let isInContext: Bool
  let hidesPresenter: Bool
  let container: PresentationContainerView
  var window: UIWindow?
  /// Whether a transition of this presentation was asked for or is under way (MODAL-15).
  var isBusy = false
  /// The flags of the presented controller that a transition which was asked for will set as it
  /// starts (MODAL-25).
  var announced: MoveFlags = []
  /// Whether it has begun: what was only asked for doesn't come and go with its context yet.
  var hasStarted = false
  /// Whether its transition is delivering did callbacks: what is called there is let in.
  var isEnding = false
  /// Whether it was asked for before its source was shown (MODAL-14).
  var isEarly = false
  var hidden: [HiddenRoot] = []
  /// The presentations that the dismissal under way takes away, bottom to top.
  var leaving: [Presentation] = []
  /// Starts that wait for the end of the present transition (MODAL-13).
  var whenEnded: [() -> Void] = []
  /// Calls that wait for the end of the present transition (MODAL-15).
  var waitingCalls: [() -> Void] = []
  /// A drag that is refused: it moves the sheet and nothing else (MODAL-18).
  var drag = SheetDragState()
  /// What the controllers and views refer to that the presentation links.
  nonisolated let handle = Handle()

  init(of presented: UIViewController, from source: UIViewController, plan: PresentationPlan) {
    runtime = source.runtime
    self.presented = presented
    self.source = source
    presenter = plan.presenter
    requestedStyle = plan.requestedStyle
    style = plan.style
    controller = plan.controller
    isInContext =
      (style == .currentContext || style == .overCurrentContext)
      && presenter.parentController != nil
    window = presenter.viewStorage?.currentWindow ?? presenter.presentation?.own?.window
    container = PresentationContainerView(frame: window?.bounds ?? runtime.device.bounds)
    // A controller inside a popover stays as it is under what it presents (MODAL-20).
    let isInPopover = presenter.presentation?.own?.style == .popover
    hidesPresenter =
      !isInPopover
      && PresentationPolicy(runtime: source.runtime, window: window).hides(style, controller)
    container.controller = controller
    handle.object = self
  }

  deinit { handle.object = nil }

  var policy: PresentationPolicy { PresentationPolicy(runtime: runtime, window: window) }

  var kind: TransitionKind { hidesPresenter ? .presentHiding : .presentKeeping }

  // MARK: Links

  /// Makes both sides know of each other (MODAL-8).
  func link() {
    precondition(presenter.presentation?.above == nil, "a controller presents two others")
    precondition(presented.presentation?.own == nil, "a controller is presented twice")
    runtime.takeLeakedRoot(presented)
    presenter.presentationLinks.above = self
    presented.presentationLinks.own = self
    controller.presentation = self
    runtime.presentations.append(self)
    recordLink(true)
  }

  /// Cuts the links; at `dd` they are gone (MODAL-11).
  func unlink() {
    guard presenter.presentation?.above === self else { return }
    presenter.presentation?.above = nil
    presented.presentation?.own = nil
    presented.presentation?.settings?.controller = nil
    runtime.presentations.removeObject(self)
    recordLink(false)
  }

  /// Records an event about the two sides.
  func record(_ kind: Event.Kind, _ transition: Transition? = nil) {
    runtime.record(kind, presented, other: presenter, transition: transition)
  }

  func recordLink(_ isLinked: Bool) {
    guard runtime.records(.structure) else { return }
    var event = Event(.presentationChanged, presented.id, other: presenter.id)
    event.flag = isLinked
    event.transitionKind = kind
    event.isFullScreen = style == .fullScreen
    runtime.record(event)
  }

  /// Breaks every cycle, without a word; called when the stage goes.
  func sever() {
    presenter.presentation?.above = nil
    hidden.removeAll()
    leaving.removeAll()
    whenEnded.removeAll()
    waitingCalls.removeAll()
    window = nil
  }

  // MARK: Views

  /// Remembers where the views are that it hides: an animator may put them into its own.
  ///
  /// The presenter takes what covers it in its own context along when the app moves it (MODAL-8).
  func rememberPlaces() {
    for index in hidden.indices
    where isInContext && hidden[index].controller === presenter
      && hidden[index].parent !== presenter.parentController
    {
      hidden[index].parent = presenter.parentController
      hidden[index].superview = nil
    }
    for index in hidden.indices where hidden[index].superview == nil {
      guard let view = hidden[index].controller.viewStorage, let superview = view.parentView,
        !superview.isDescendant(of: container)
      else { continue }
      hidden[index].superview = superview
      hidden[index].index = superview.children.indexOfObject(view) ?? 0
    }
  }

  /// Takes away the views of everything that this presentation hides (MODAL-21).
  func removeHiddenViews() {
    rememberPlaces()
    for root in hidden { root.controller.viewStorage?.detach() }
  }

  /// Puts a hidden view back where it was, if that place is still its own.
  ///
  /// An animator may have put it into the container of any presentation that leaves (MODAL-10).
  func restoreView(of root: HiddenRoot, from leaving: [Presentation]) {
    guard let view = root.controller.viewStorage, let superview = root.superview,
      isInPlace(root), view.parentView !== superview
    else { return }
    if let current = view.parentView,
      !leaving.contains(where: { current.isDescendant(of: $0.container) })
    {
      return
    }
    if superview is UIWindow || superview is PresentationContainerView {
      superview.fill(with: view)
    }
    superview.attach(view, at: root.index)
  }

  private func isInPlace(_ root: HiddenRoot) -> Bool {
    guard root.controller.parentController === root.parent else { return false }
    guard let parent = root.parent else { return true }
    switch parent.containerKind {
    case .automatic, .manual: return true
    case .navigation, .tab, .page, .split:
      return parent.shownChildren.holds(root.controller)
    }
  }

  /// Whether a hidden controller is visible again once this presentation has gone.
  func canReturn(_ root: HiddenRoot) -> Bool {
    guard !root.controller.isShowing, isInPlace(root) else { return false }
    if let parent = root.parent {
      let hasPlace = root.superview != nil || root.controller.viewStorage?.parentView != nil
      return parent.isShowing && hasPlace
    }
    if window?.rootController === root.controller { return true }
    return root.controller.presentation?.own?.container.currentWindow != nil
  }

  /// Whether it covers, in the child's own context, a child whose view belongs in that view.
  func stands(for child: UIViewController, in view: UIView) -> Bool {
    isInContext
      && hidden.contains {
        $0.controller === child && $0.parent === child.parentController
          && $0.superview?.isDescendant(of: view) == true
      }
  }

  func placePresentedView() {
    guard let view = controller.presentedView else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    if !view.isDescendant(of: container) { container.attach(view) }
  }
}

extension Runtime {
  /// Whether a presentation or dismissal is under way in the context of a presenter, in one around
  /// it or in one inside it (MODAL-15, INV-48); side by side, contexts are independent.
  func isPresenting(around presenter: UIViewController, besides own: Presentation? = nil) -> Bool {
    for other in presentations where other !== own && other.isBusy {
      if overlaps(other.presenter, presenter) { return true }
    }
    return false
  }

  /// The same as far as the steps of the app can tell: what a deviation leaves busy is not.
  func isPresentationUnderWay(around controller: UIViewController) -> Bool {
    if presentations.isEmpty { return false }
    let presenter = controller.farthestAncestor
    for presentation in presentations {
      let isMoving =
        !presentation.announced.isEmpty
        || (!presentation.isEnding && lastOpenTransition(of: presentation) != nil)
      if isMoving, overlaps(presentation.presenter, presenter) { return true }
    }
    return false
  }

  func overlaps(_ context: UIViewController, _ other: UIViewController) -> Bool {
    isBeneath(context, other) || isBeneath(other, context)
  }

  /// Whether a controller contains the other one or what it is presented from.
  func isBeneath(_ lower: UIViewController, _ upper: UIViewController) -> Bool {
    var current = upper
    while current !== lower {
      guard let next = current.parentController ?? current.presentingController else {
        return false
      }
      current = next
    }
    return true
  }

  /// The controller at the bottom of a chain of presentations.
  private func base(of presentation: Presentation) -> UIViewController {
    var current = presentation.presenter.farthestAncestor
    while let own = current.presentation?.own { current = own.presenter.farthestAncestor }
    return current
  }

  /// What is presented in the context of a part of the window comes and goes with that part.
  func takeAlong(
    _ presentation: Presentation,
    _ kind: Event.Kind,
    animated: Bool,
    cause: Cause
  ) {
    // What is being dismissed receives its did from the end of that (CHILD-39).
    guard presentation.isInContext, presentation.hasStarted, presentation.leaving.isEmpty,
      !presentation.isEnding,
      cause.transition?.owner !== presentation
    else { return }
    // Its own transition runs on: the flag reads true until that ends (MODAL-25).
    if presentation.isBusy { presentation.announced = .beingPresented }
    if kind == .viewWillAppear, presentation.container.parentView == nil {
      presentation.window?.attach(presentation.container)
    }
    forward(
      kind,
      to: presentation.presented,
      of: presentation.presenter,
      animated: animated,
      cause: cause.forwarded
    )
    // It may have come back with its context meanwhile.
    let isGone = presentation.presented.appearance.state == .disappeared
    if kind == .viewDidDisappear, isGone { presentation.container.detach() }
  }

  /// Whether a controller presents or dismisses in its own context now: a presenter has no flags of
  /// a move, though it may be about to make one (table 1.13a).
  func isCovering(_ controller: UIViewController) -> Bool {
    coveringTransition(of: controller) != nil
  }

  /// The transition in which a controller presents or dismisses in its own context.
  func coveringTransition(of controller: UIViewController) -> Transition? {
    // No closure, whose isolation would be checked: flags are read at every callback.
    for place in transitions.indices
    where transitions[place].isOpen && transitions[place].isRoot(controller) {
      let isPresenter = (transitions[place].owner as? Presentation)?.presenter === controller
      if isPresenter { return transitions[place] }
    }
    return nil
  }

  func hasPresentation(basedOn root: UIViewController) -> Bool {
    presentations.contains { base(of: $0) === root }
  }

  /// What becomes of the presentations over a root that is replaced; false if they leak (WIN-8).
  func leaveRootOfPresentation(_ root: UIViewController) -> Bool {
    guard profile.rootSwapModal == .dismissed else { return false }
    leaveAtOnce(presentations.filter { base(of: $0) === root })
    return true
  }

  /// What becomes of what covers the window when the part below is taken out of its container: it
  /// is not in the part's context and stays, or goes after the commit (V-COVER-BASE).
  func baseWasTakenOut(_ part: UIViewController) {
    guard profile.coverBase == .dismissed, hasPresentation(basedOn: part) else { return }
    afterCommit.append(
      .call { [self] in
        guard part.parentController == nil, !windows.contains(where: { $0.rootController === part })
        else { return }
        let based = presentations.filter { base(of: $0) === part }
        leaveAtOnce(based.filter { coversWindow($0) })
      }
    )
  }

  /// Whether a presentation covers the window, or lies on one that does.
  private func coversWindow(_ presentation: Presentation) -> Bool {
    if !presentation.isInContext { return true }
    return presentation.presenter.farthestAncestor.presentation?.own.map(coversWindow) ?? false
  }

  /// Ends the transitions of presentations, and the presentations, without an animation.
  private func leaveAtOnce(_ leaving: [Presentation]) {
    for transition in transitions {
      guard let owner = transition.owner as? Presentation, leaving.contains(where: { $0 === owner })
      else { continue }
      if transition.phase == .started { commitTransitions() }
      transition.isInteractive = false
      end(transition)
    }
    // The end of a dismissal has taken some away.
    let leaving = leaving.filter { $0.presenter.presentation?.above === $0 }
    for presentation in leaving.reversed() { presentation.leaveAtOnce() }
    for presentation in leaving { presentation.makeWaitingCalls() }
  }
}

extension Presentation {
  /// Goes without an animation, together with what it lies on.
  fileprivate func leaveAtOnce() {
    let isVisible = presented.isShowing
    if isVisible {
      presented.moveFlags.insert(.beingDismissed)
      runtime.driveWill(presented, .disappear, animated: false, cause: .window)
    }
    for root in hidden { root.controller.presentation?.cover = nil }
    unlink()
    container.detach()
    isBusy = false
    runtime.driveDid(presented, .disappear, cause: .window)
  }
}

// What tab bar and page controllers share: they show one content out of several and switch to
// another.
//
// `content.shown` receives the container's own callbacks. It follows `wantedContent`: at once while
// the container is off screen, otherwise by a transition. The transition starts in the call if the
// container is on screen, and after its appearance if it is still appearing.

internal import VCLifecycle

/// One change of what a container shows.
@MainActor
final class ContentSwitch {
  /// The number of its transition, once it is announced.
  var id: Int?
  /// What was under way when it was asked for.
  var request: Transition.Request?
  /// All that is shown afterwards.
  let target: [UIViewController]
  let isAnimated: Bool
  /// Whether the user asked for it: a tap or a swipe.
  let isUserDriven: Bool
  /// Whether a finger makes it.
  let isByFinger: Bool
  /// Whether pages go forward that a finger or a call turns.
  let goesForward: Bool?
  private var completion: ((Bool) -> Void)?

  init(
    to target: [UIViewController],
    isAnimated: Bool,
    isUserDriven: Bool = false,
    isByFinger: Bool = false,
    goesForward: Bool? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.target = target
    self.isAnimated = isAnimated
    self.isUserDriven = isUserDriven
    self.isByFinger = isByFinger
    self.goesForward = goesForward
    self.completion = completion
  }

  /// Runs the completion that the app passed, once.
  func complete(_ finished: Bool) {
    let body = completion
    completion = nil
    body?(finished)
  }
}

/// What a switching container shows, and the changes that wait.
struct ShownContent {
  var shown: [UIViewController] = []
  var waiting: [ContentSwitch] = []
}

/// A container that shows some of its children and switches between them.
@MainActor
protocol SwitchingContainer: UIViewController, TransitionOwner {
  var content: ShownContent { get set }
  /// Children whose didMove(toParent:) waits for their viewDidAppear.
  var awaitingDidMove: [UIViewController] { get set }
  /// What is to be shown when nothing is under way.
  var wantedContent: [UIViewController] { get }
  func makeTransition(
    for change: ContentSwitch,
    from old: [UIViewController],
    to new: [UIViewController]
  ) -> Transition
  func kind(of change: ContentSwitch) -> TransitionKind
  /// Whether a change is a transition though the container is not on screen (PAGE-6).
  var appearsOffScreen: Bool { get }
  /// Whether a turn is about to start: what is asked for meanwhile comes after it.
  var isBeginningTurn: Bool { get }
  /// Links what comes off screen; a callback of the move may bring the container on screen.
  func linkEarly(_ roots: [UIViewController])
  /// Puts the view of a shown controller where it belongs.
  func place(_ controller: UIViewController)
  /// The content has changed off screen: only move callbacks are due.
  func didReplaceSilently(_ old: [UIViewController])
  /// Nothing is under way and what is shown is what is wanted.
  func contentDidSettle()
}

extension SwitchingContainer {
  /// The latest transition of this container that is under way.
  var openSwitch: Transition? { runtime.phases.lastOpenTransition(of: self) }

  private var isOnScreen: Bool {
    appearance.state == .appeared && viewStorage?.currentWindow != nil
  }

  /// Whether a second change is let in while a transition is under way (TAB-7, PAGE-8).
  func admitsSwitch() -> Bool {
    guard openSwitch != nil else { return true }
    switch runtime.profile.navNested {
    case .nested, .queue: return true
    case .drop: return false
    case .finishFirst:
      finishOpenSwitches()
      return true
    }
  }

  /// Ends what is under way, and what waits behind it, at once.
  ///
  /// An animated switch that has not been laid out yet cannot end (APPEAR-3): it runs on.
  func finishOpenSwitches() {
    while let open = openSwitch, !open.isSending {
      if open.isAnimated, open.startTransaction == runtime.recorder.transaction { return }
      if open.isInteractive { runtime.phases.release(open, cancelled: false) }
      if open.phase == .started { runtime.phases.commitTransitions() }
      runtime.phases.layOutBeforeEnd(of: open)
      runtime.phases.end(open)
    }
  }

  // MARK: Asking for a change

  /// Shows something else: now, later or silently.
  func show(_ change: ContentSwitch) {
    if isOnScreen || appearsOffScreen {
      if !isBeginningTurn, openSwitch == nil || runtime.profile.navNested == .nested {
        start(change)
      } else {
        announce(change)
        content.waiting.append(change)
      }
    } else if appearance.state == .appearing, !isBeforeForwarding {
      for held in content.waiting { held.complete(false) }
      change.request = runtime.deviator.request(of: self)
      content.waiting = [change]  // starts when the container has appeared
    } else {
      replaceSilently()
      change.complete(true)
    }
  }

  /// Whether the container is inside its will callback and has not forwarded it yet.
  private var isBeforeForwarding: Bool {
    runtime.callbacks.isBeforeBaseIsDone(inWillAppearOf: self)
      && content.shown.allSatisfy(isAwayAndIdle)
  }

  /// Whether a controller is away, and not just being loaded in order to appear.
  ///
  /// What hides it in its context stands for it (MODAL-8).
  private func isAwayAndIdle(_ controller: UIViewController) -> Bool {
    controller.appearance.state == .disappeared && controller.appearance.driven == nil
      && !controller.isCoverLeaving
  }

  private func announce(_ change: ContentSwitch) {
    guard change.id == nil else { return }
    let id = runtime.phases.nextTransitionID()
    change.id = id
    change.request = change.request ?? runtime.deviator.request(of: self)
    guard runtime.records(.markers) else { return }
    var event = Event(.transitionRequest, self.id)
    event.transitionKind = kind(of: change)
    event.transition = id
    runtime.record(event, of: self)
  }

  private func start(_ change: ContentSwitch) {
    let shown = content.shown
    let old = shown.without(change.target)
    let new = change.target.without(shown)
    guard !old.isEmpty || !new.isEmpty else {  // PAGE-7: the same again
      change.complete(true)
      return proceed()
    }
    announce(change)
    if openSwitch != nil { logUnbalanced() }
    let endsAtOnce = appearsOffScreen
    if endsAtOnce {
      for root in new { runtime.phases.finishTransitions(below: root) }
      linkEarly(new)
      // What is to be shown comes once the container has appeared (PAGE-6).
      guard appearsOffScreen else { return show(change) }
    }
    let transition = makeTransition(for: change, from: old, to: new)
    assert(transition.id == change.id, "a switch starts under another number than announced")
    transition.payload = change
    transition.request = change.request
    transition.completion = { change.complete(true) }
    runtime.phases.start(transition)
    if endsAtOnce {
      runtime.phases.end(transition)
    } else {
      runtime.phases.animate(transition, in: rootView)
    }
  }

  private func logUnbalanced() {  // TAB-7, PAGE-8
    for controller in content.shown where controller.appearance.isMoving {
      runtime.record(.logUnbalanced, controller)
    }
  }

  // MARK: Catching up

  /// Does what is due now: starts what waits, or shows what is wanted.
  func proceed() {
    guard openSwitch == nil else { return }
    switch appearance.state {
    case .appearing, .disappearing: break
    case .appeared where isOnScreen || appearsOffScreen: startNext()
    case .disappeared where appearsOffScreen: startNext()
    case .appeared, .disappeared:
      let waiting = content.waiting
      content.waiting = []
      replaceSilently()
      for change in waiting { change.complete(true) }
    }
  }

  /// Shows off screen what is wanted there, as a child that had to disappear first has done so.
  ///
  /// What the container itself forwards its did to is settled with it.
  func proceedUnseen() {
    guard appearance.state == .disappeared, appearance.driven == nil,
      !runtime.callbacks.isInside(.viewDidDisappear, of: self)
    else { return }
    proceed()
  }

  private func startNext() {
    if !content.waiting.isEmpty {
      start(content.waiting.removeFirst())
    } else if !isShowing(wantedContent) {
      show(ContentSwitch(to: wantedContent, isAnimated: false))
    } else {
      contentDidSettle()
    }
  }

  /// Checks what holds of the content between steps.
  func checkContent() {
    assert(
      content.waiting.isEmpty || openSwitch != nil || appearance.isMoving
        || runtime.owesCommit,
      "a change of content waits for nothing"
    )
  }

  func isShowing(_ controllers: [UIViewController]) -> Bool {
    content.shown.isIdentical(to: controllers)
  }

  /// Shows the wanted content off screen (TAB-10), once the shown content has disappeared.
  func replaceSilently() {
    guard openSwitch == nil, !isShowing(wantedContent),
      content.shown.allSatisfy(isAwayAndIdle)
    else { return }
    let old = content.shown
    replaceShown(by: wantedContent)
    for controller in old where !isShown(controller) { controller.viewStorage?.detach() }
    didReplaceSilently(old)
    for controller in content.shown
    where appearance.state == .appeared && isAwayAndIdle(controller) {
      runtime.phases.makeAppearEarly(controller) { isShown(controller) }
    }
  }

  func isShown(_ controller: UIViewController) -> Bool {
    content.shown.holds(controller)
  }

  /// Replaces the children that receive the container's callbacks.
  func replaceShown(by controllers: [UIViewController]) {
    let old = content.shown
    content.shown = controllers
    recordShown(controllers, insteadOf: old)
  }

  /// Brings the views of all that is shown into the container's.
  func placeShown() {
    for controller in content.shown { place(controller) }
  }

  /// Puts a view into the container's, or into one in that, with that frame.
  func put(_ view: UIView, into frame: CGRect, of host: UIView? = nil) {
    guard let container = host ?? viewStorage else { return }
    view.frame = frame
    if view.parentView == nil || view.currentWindow !== container.currentWindow {
      container.attach(view)
    }
  }
}

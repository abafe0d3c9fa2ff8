// One presentation: its two controllers, its style, and the controllers it hides (spec 1.6).

internal import Foundation
internal import VCLifecycle

/// A presentation from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
  let runtime: Runtime
  let presented: UIViewController
  /// The controller that `present` was called on.
  let source: UIViewController
  private let plan: PresentationPlan
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
    self.plan = plan
    let (presenter, style) = (plan.presenter, plan.style)
    isInContext =
      (style == .currentContext || style == .overCurrentContext)
      && presenter.parentController != nil
    window = presenter.viewStorage?.currentWindow ?? presenter.presentation?.own?.window
    container = PresentationContainerView(frame: window?.bounds ?? runtime.device.bounds)
    // A controller inside a popover stays as it is under what it presents (MODAL-20).
    let isInPopover = presenter.presentation?.own?.style == .popover
    hidesPresenter =
      !isInPopover
      && PresentationPolicy(runtime: source.runtime, window: window).hides(style, plan.controller)
    container.controller = plan.controller
    handle.object = self
  }

  deinit { handle.object = nil }

  /// The context: the controller that presents (MODAL-8).
  var presenter: UIViewController { plan.presenter }
  /// The style that was asked for, and the one that it became (table 1.6a).
  var requestedStyle: UIModalPresentationStyle { plan.requestedStyle }
  var style: UIModalPresentationStyle { plan.style }
  var controller: UIPresentationController { plan.controller }
  var policy: PresentationPolicy { PresentationPolicy(runtime: runtime, window: window) }

  var kind: TransitionKind { hidesPresenter ? .presentHiding : .presentKeeping }

  // MARK: Links

  /// Makes both sides know of each other (MODAL-8).
  func link() {
    precondition(presenter.presentation?.above == nil, "a controller presents two others")
    precondition(presented.presentation?.own == nil, "a controller is presented twice")
    runtime.windowRoots.takeLeakedRoot(presented)
    presenter.presentationLinks.above = self
    presented.presentationLinks.own = self
    controller.presentation = self
    runtime.presentations.all.append(self)
    recordLink(true)
  }

  /// Cuts the links; at `dd` they are gone (MODAL-11).
  func unlink() {
    guard presenter.presentation?.above === self else { return }
    presenter.presentation?.above = nil
    presented.presentation?.own = nil
    presented.presentation?.settings?.controller = nil
    runtime.presentations.all.removeObject(self)
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

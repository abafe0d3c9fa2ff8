// The stage: a headless app of its own, in which time passes only by the steps that a caller takes.

internal import Foundation
internal import HeadlessFoundation
public import VCLifecycle

/// A deterministic stand-in for the screen and the run loop of one app.
///
/// Everything that the code under test does not decide is a step: the end of a turn, the end of
/// each animation, the finger, a queued block. `enabledSteps` lists what may happen next and `take`
/// makes it happen.
@preconcurrency @MainActor
public final class Stage {
  let runtime: Runtime
  /// How many steps are being carried out, one inside another.
  @exclusivity(unchecked) var openSteps = 0
  /// Creates the controllers that `screen` names; nil for plain ones.
  @exclusivity(unchecked) package var makeScreen: (() -> UIViewController)?

  /// Creates a stage and makes it the one whose objects are made next.
  public convenience init(
    _ profile: Profile = .standard,
    recording: Recording = .standard,
    device: Device = .phone,
    limits: Limits = Limits()
  ) {
    self.init(profile, recording: recording, device: device, limits: limits, deviation: nil)
  }

  /// Creates a stage whose runtime deviates on purpose.
  package init(
    _ profile: Profile = .standard,
    recording: Recording = .standard,
    device: Device = .phone,
    limits: Limits = Limits(),
    deviation: RuntimeDeviation?
  ) {
    runtime = Runtime(
      profile: profile,
      recording: recording,
      limits: limits,
      device: device,
      deviation: deviation
    )
    runtime.stage = self
    TaskControl.install()
    VirtualTime.runLoop = { Runtime.current.loop }
    RealTime.begin()
    runtime.enter()
  }

  // An isolated one would wait until the job ends in which a first stage took control of tasks.
  deinit {
    runtime.stage = nil
    MainActor.assumeIsolated {
      runtime.leave()
      runtime.tearDown()
      // A controller that something still retains, such as a task that waits, retains the recorder.
      runtime.recorder.discard()
    }
  }

  public var profile: Profile { runtime.profile }

  /// Makes this the current stage while the body runs, where several stages live side by side.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    runtime.enter()
    defer { runtime.leave() }
    return try body()
  }

  /// Runs a call that the app makes of its own accord, perhaps in the middle of a callback.
  package func runCall<Result>(_ body: () throws -> Result) rethrows -> Result {
    if runtime.records(.steps) {
      var event = Event(.step)
      event.text = runtime.recorder.addText("call")
      runtime.record(event)
    }
    runtime.loop.awaitFrames()
    return try run(body)
  }

  /// Runs calls of begin and end that a controller makes on another one (CHILD-20).
  package func runCalls(of caller: UIViewController, _ body: () -> Void) {
    let outer = runtime.underWay.declaredCaller
    runtime.underWay.declaredCaller = caller.id
    defer { runtime.underWay.declaredCaller = outer }
    body()
  }

  // MARK: What was recorded

  /// The events so far.
  public var events: [Event] {
    runtime.recorder.noteReading()
    return runtime.recorder.events
  }

  /// How many events were recorded so far.
  public var eventCount: Int { runtime.recorder.events.count }

  /// Reads the events so far in place; the body must leave the stage alone.
  public func withEvents<Result>(_ body: (UnsafeBufferPointer<Event>) -> Result) -> Result {
    runtime.recorder.noteReading()
    return runtime.recorder.events.withUnsafeBufferPointer(body)
  }

  /// What kind of container each controller is that is one, in the order of their first children.
  public var containers: [Trace.Entry<ContainerKind>] { runtime.recorder.containers }

  /// The events so far with the names that they refer to.
  public var trace: Trace {
    var trace = Trace()
    trace.header = runtime.initialHeader
    trace.header.os = profile.os
    trace.header.isComplete = isAtRest
    trace.header.containers = runtime.recorder.sortedContainers()
    for name in runtime.recorder.names() { _ = trace.addController(name) }
    for text in runtime.recorder.texts() { _ = trace.addText(text) }
    trace.events = events
    return trace
  }

  /// Removes the events so far and begins a new trace with the present state.
  public func removeEvents() {
    runtime.recorder.removeEvents()
    runtime.restate()
  }

  /// Called with every event as it is recorded, and its position.
  public var onEvent: ((Event, Int) -> Void)? {
    get { runtime.recorder.onEvent }
    set {
      runtime.recorder.noteReading()
      runtime.recorder.onEvent = newValue
    }
  }

  /// Records a note of the caller's.
  public func mark(_ text: String) {
    var event = Event(.marker)
    event.text = runtime.recorder.addText(text)
    runtime.record(event)
  }

  /// Records what a first-call tracker answered at a call site of a controller's (FIRST-2).
  public func recordFirstCall(of controller: UIViewController, site: String, isFirst: Bool) {
    var event = Event(.firstCall, controller.id)
    event.flag = isFirst
    event.text = runtime.recorder.addSameText(site)
    runtime.record(event)
  }

  // MARK: Controllers

  /// Makes a plain controller with a name.
  public func screen(_ name: String) -> UIViewController {
    named(name, run { makeScreen?() ?? UIViewController() })
  }

  /// Gives a controller the name that traces show.
  public func name(_ controller: UIViewController, _ name: String) {
    runtime.recorder.name(controller.id, name)
  }

  /// Gives a controller the name that traces show, and returns it.
  public func named<Controller: UIViewController>(
    _ name: String,
    _ controller: Controller
  ) -> Controller {
    self.name(controller, name)
    return controller
  }

  /// The identity of a controller in the trace.
  public func identity(of controller: UIViewController) -> ControllerID { controller.id }

  /// The state of a controller's appearance.
  public func state(of controller: UIViewController) -> AppearanceState {
    controller.appearance.state
  }

  /// The exceptions that UIKit would have raised so far.
  public var exceptions: [RaisedException] { runtime.exceptions }

  /// Whether nothing is under way: no transition, animation, or queued block, no finger on the
  /// screen, and no timer that fires once.
  public var isAtRest: Bool { isStill && !runtime.loop.awaitsTimer }

  /// Whether nothing is under way but perhaps a timer that is still due.
  package var isStill: Bool {
    runtime.transitions.isEmpty && runtime.animations.running.isEmpty && runtime.loop.isEmpty
      && !runtime.owesCommit && runtime.touchscreen.finger == nil
  }

  /// Whether a timer that fires once is still due.
  package var awaitsTimer: Bool { runtime.loop.awaitsTimer }

  /// Whether a finger is driving a transition, or the transition it let go still runs.
  package var isDrivenByFinger: Bool {
    let transitions = runtime.transitions
    for place in transitions.indices
    where transitions[place].isUserDriven && transitions[place].isOpen { return true }
    return false
  }

  /// Whether the turn still has to end with a commit.
  package var owesCommit: Bool { runtime.owesCommit }

  /// Whether a transition of UIKit's own is under way or waits for the end of the turn.
  package var isTransitioning: Bool { !runtime.transitions.isEmpty || runtime.owesCommit }

  /// The number of the turn of the run loop.
  package var turn: Int { runtime.turn.number }

  /// Whether a presentation or dismissal was asked for and has not started (MODAL-7).
  package var awaitsPresentation: Bool {
    for presentation in runtime.presentations.all where !presentation.announced.isEmpty {
      return true
    }
    return false
  }

  /// Whether UIKit would refuse a call of `present` now, with a line on the console (MODAL-14,
  /// MODAL-15).
  package func refusesPresentation(from controller: UIViewController) -> Bool {
    controller.refusesPresentation
  }

  /// Whether a root or what it contains presents something, or is about to (MIS-63).
  package func presentsAnything(over root: UIViewController) -> Bool {
    runtime.presentations.hasAny(basedOn: root)
  }

  /// Whether a split would present a detail controller now and UIKit would refuse it (SPLIT-4).
  package func refusesDetail(from split: UISplitViewController) -> Bool {
    split.detailPresenter?.refusesPresentation ?? false
  }

  /// Whether UIKit would refuse a call of `dismiss` now, with a line on the console (MODAL-15).
  package func refusesDismissal(from controller: UIViewController) -> Bool {
    runtime.presentations.isUnderWay(around: controller)
  }

  /// Whether a window's root is being replaced at this very moment.
  package var isSwappingRoot: Bool { runtime.isSwappingRoot }

  /// Whether `viewControllers` differs from the stack, as it does until the layout pass (NAV-9).
  package func isStale(_ navigation: UINavigationController) -> Bool {
    let stack = navigation.stack
    let read = navigation.viewControllers
    return read.count != stack.count || zip(read, stack).contains { $0 !== $1 }
  }

  /// The living controller with that number in the trace.
  package func controller(numbered number: Int) -> UIViewController? {
    runtime.allControllers.first { Int($0.id.index) == number }
  }

  /// Records that a manual container declares that it shows a child.
  package func declareShown(_ child: UIViewController, in container: UIViewController) {
    runtime.recordStructure(.shownChanged, child, other: container, flag: true)
  }

  /// Records what a call to a controller that has died would leave in a log.
  package func recordCall(_ kind: Event.Kind, toDead controller: ControllerID) {
    var event = Event(kind, controller, animated: false)
    event.origin = .direct
    runtime.record(event)
  }

  // MARK: Windows

  /// Makes a window with a root, and shows it.
  @discardableResult
  public func window(_ root: () -> UIViewController) -> UIWindow {
    run {
      let window = UIWindow(frame: runtime.device.bounds)
      window.rootViewController = root()
      window.makeKeyAndVisible()
      return window
    }
  }
}

extension Stage {
  /// An exception that UIKit would have raised.
  public struct RaisedException {
    public let name: String
    public let reason: String
    public let controller: UIViewController
  }

  /// What is recorded besides the callbacks themselves.
  public struct Recording: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creation and end of controllers.
    public static let life = Recording(rawValue: 1 << 0)
    /// The phases of transitions.
    public static let markers = Recording(rawValue: 1 << 1)
    /// The tree: parents, what containers show, presentations, windows.
    public static let structure = Recording(rawValue: 1 << 2)
    /// Calls of begin and end, and registrations with a coordinator.
    public static let userCalls = Recording(rawValue: 1 << 3)
    /// What transition coordinators run.
    public static let coordinators = Recording(rawValue: 1 << 4)
    /// Entry, base and exit of every callback.
    public static let frames = Recording(rawValue: 1 << 5)
    /// What a controller looks like at every callback.
    public static let snapshots = Recording(rawValue: 1 << 6)
    /// The steps taken.
    public static let steps = Recording(rawValue: 1 << 7)

    /// All but frames and snapshots.
    public static let standard: Recording = [
      .life, .markers, .structure, .userCalls, .coordinators, .steps,
    ]
    public static let everything: Recording = [.standard, .frames, .snapshots]
    /// Callbacks and delegate calls only.
    public static let callbacks: Recording = []
  }

  /// How far code that does not end is followed.
  public struct Limits: Sendable {
    /// Callbacks inside each other; beyond it the next is not run and an exception recorded.
    public var nestedCallbacksMax = 200
    /// Loads of one view inside each other (STATE-8).
    public var nestedLoadsMax = 20
    /// Commits and layout passes in one turn.
    public var commitsPerTurnMax = 100
    /// How often one view is laid out in one turn; what it still needs waits for the next turn.
    public var layoutPassesPerTurnMax = 8
    /// Events in one step; beyond it the process stops with a diagnosis.
    public var eventsPerStepMax = 100_000
    /// Blocks that wait in the main queue; beyond it the process stops.
    public var queuedBlocksMax = 100_000
    /// Steps of `settle` that leave as much to do as before.
    public var settlingStepsMax = 1_000

    public init() {}
  }
}

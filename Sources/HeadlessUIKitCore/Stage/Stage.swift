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
    TaskControl.install()
    VirtualTime.runLoop = { Runtime.current.loop }
    RealTime.begin()
    runtime.enter()
  }

  // An isolated one would wait until the job ends in which a first stage took control of tasks.
  deinit {
    MainActor.assumeIsolated {
      runtime.hasStage = false
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
    if runtime.records(.steps) { runtime.record(.step, text: runtime.recorder.addText("call")) }
    runtime.loop.awaitFrames()
    return try run(body)
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
    trace.header = runtime.recorder.initialHeader
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
    _ = Restatement(of: runtime)
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
    runtime.record(.marker, text: runtime.recorder.addText(text))
  }

  /// Records what a first-call tracker answered at a call site of a controller's (FIRST-2).
  public func recordFirstCall(of controller: UIViewController, site: String, isFirst: Bool) {
    let text = runtime.recorder.addSameText(site)
    runtime.record(.firstCall, controller, flag: isFirst, text: text)
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

  /// Whether a window's root is being replaced at this very moment.
  package var isSwappingRoot: Bool { runtime.isSwappingRoot }

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
  /// What may happen next; its parts, and what a stage is made with, are types of their own.
  public typealias Step = StageStep
  public typealias GestureID = StageStep.GestureID
  public typealias GesturePhase = StageStep.GesturePhase
  public typealias FingerDirection = StageStep.FingerDirection
  public typealias EnvironmentStep = StageStep.Environment
  public typealias Recording = StageRecording
  public typealias Limits = StageLimits
  public typealias RaisedException = StageException
}

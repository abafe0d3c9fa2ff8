// The state behind UIKit's classes: one runtime per stage, shared by all its objects.

internal import Foundation
internal import VCLifecycle

// Stored properties that are read at every callback are not checked for overlapping accesses: the
// checks took a sixth of all time. No code of the app runs while one of them is being changed.

/// The state of one stage: its transactions, queues, windows and open transitions.
@MainActor
final class Runtime {
  let profile: Profile
  /// What this runtime does differently on purpose; nil outside of measurements.
  let deviation: RuntimeDeviation?
  nonisolated let recorder: Recorder
  /// Where the callback that runs is noted: fixed before the first stage of a process is made.
  let executionSpot = ExecutionSpot.place
  let limits: Stage.Limits
  var device: Device {
    didSet { deviceTraits = UITraitCollection(device: device) }
  }
  /// The traits that the device gives to its windows; one object, so that most are identical.
  @exclusivity(unchecked) private(set) var deviceTraits: UITraitCollection

  /// The callbacks that are being executed, innermost last.
  @exclusivity(unchecked) var frames: [CallbackFrame] = []
  /// How many frames are open while the entry of the innermost is recorded: what observers do then
  /// comes before the override.
  @exclusivity(unchecked) var framesBeforeOverride = 0
  /// The controllers to which a will is being sent, and to what they show, innermost last.
  @exclusivity(unchecked) var sendingWills: [UIViewController] = []
  /// Did callbacks that were due meanwhile, in order.
  @exclusivity(unchecked) var waitingDids: [WaitingDid] = []
  /// Whether the root of a window is being replaced.
  @exclusivity(unchecked) var isSwappingRoot = false
  /// Who makes calls of begin and end, where that is known.
  @exclusivity(unchecked) var declaredCaller: ControllerID?
  @exclusivity(unchecked) var windows: [UIWindow] = []
  @exclusivity(unchecked) var transitions: [Transition] = []
  @exclusivity(unchecked) var animations: [Animation] = []
  @exclusivity(unchecked) var afterCommit: [DeferredWork] = []
  /// Every presentation there is, in the order of the calls.
  @exclusivity(unchecked) var presentations: [Presentation] = []
  /// Presentations whose did callbacks are being sent, innermost last.
  @exclusivity(unchecked) var endingPresentations: [Presentation] = []
  /// Unanimated transitions that started in this layout pass and end with it (0.6, commit 2).
  @exclusivity(unchecked) var endingWithLayout: [Transition] = []
  @exclusivity(unchecked) var mainQueue: [@MainActor () -> Void] = []
  /// What the app does off the main thread.
  @exclusivity(unchecked) var background = BackgroundWork()
  @exclusivity(unchecked) var timers: [Timer] = []
  /// The length of the chain of timers whose block is running.
  var timerChainLength = 0
  /// The frames that an animation of the app's own may still need.
  @exclusivity(unchecked) var framesAwaited = Runtime.framesMax
  var virtualTime: TimeInterval = 0 {
    didSet { precondition(virtualTime >= oldValue, "virtual time goes back") }
  }
  var turn = 1
  /// What was known when the trace began.
  @exclusivity(unchecked) var initialHeader = Trace.Header()
  @exclusivity(unchecked) var isCommitting = false
  /// Views that are laid out in the next turn: in this one they have asked for it too often.
  @exclusivity(unchecked) var postponedLayout: [UIView] = []
  /// Whether a controller's updateViewConstraints may be due.
  @exclusivity(unchecked) var owesConstraints = false
  @exclusivity(unchecked) var nextTransitionNumber = 1
  @exclusivity(unchecked) var nextAnimationNumber = 1
  var nextRegistrationNumber = 1
  /// The exceptions that UIKit would have raised, in order.
  @exclusivity(unchecked) var exceptions: [Stage.RaisedException] = []
  /// The last steps, a ring of which the oldest is at `stepCount` modulo its size.
  @exclusivity(unchecked) var lastSteps: [Stage.Step] = []
  @exclusivity(unchecked) var stepCount = 0
  /// The steps that were offered last: the next list takes their storage if it is free by then.
  @exclusivity(unchecked) var offeredSteps: [Stage.Step] = []
  /// Controllers that UIKit keeps alive until their appearance ends (CHILD-35, STATE-15).
  @exclusivity(unchecked) var retained: [UIViewController] = []
  /// Everything that a finger may drive besides the controllers' own gestures, oldest first.
  @exclusivity(unchecked) var touchables: [WeakTouchable] = []
  var nextTouchableNumber = 1
  @exclusivity(unchecked) var finger: Finger?
  var areAnimationsEnabled = true
  /// The duration of the animation block that is running.
  var blockDuration: TimeInterval = 0
  unowned(unsafe) var keyWindow: UIWindow?
  /// Whether the next interactive pop will not end (QUIRK-15).
  var breaksNextInteractivePop = false
  /// The transition whose animator is being run: its animations belong to it.
  var animatingTransition: Transition?
  /// The changes of the running animation block, where they may have to be undone.
  @exclusivity(unchecked) var changes: ChangeList?
  /// The views that the running animation block has changed; nil if fingers still reach them.
  @exclusivity(unchecked) var shutViews: [UIView]?
  private var selectorCallsMade: SelectorCalls?
  var associations: [AssociatedObjects.Entry] = []
  /// The open transactions of layers, innermost last.
  var layerTransactions: [CATransaction.Open] = []
  @exclusivity(unchecked) var environment = EnvironmentState()
  /// Whether a task has ever run on this stage: one that waits is nowhere to be seen.
  var hasTasks = false
  @exclusivity(unchecked) private(set) var applicationMade: UIApplication?
  /// Whether any controller has ever been given segues.
  @exclusivity(unchecked) var hasSegues = false
  /// Whether any view has had overrides of traits.
  @exclusivity(unchecked) var viewsOverrideTraits = false
  /// The stage that this runtime serves, until that goes: segues ask it for what they show.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var stage: Stage?
  /// The controller whose `show` is searching for a target (SHOW-5).
  unowned(unsafe) var showOrigin: UIViewController?
  /// Controllers that stay as they are while what contains them appears (SPLIT-5).
  @exclusivity(unchecked) var unforwarded: [UIViewController] = []
  /// Controllers whose next will comes twice (QUIRK-12).
  @exclusivity(unchecked) var doubledWills: [UIViewController] = []
  /// The controllers and views made so far, whose memory is not reused while the stage lives.
  ///
  /// An `ObjectIdentifier` that the app stores would otherwise name a later object whenever the
  /// allocator happens to give that the same memory.
  @exclusivity(unchecked) private var addresses: [Address] = []
  /// How many transitions each controller has started, by its number; counted for deviations only.
  var startCounts: [Int: Int] = [:]

  private struct Address {
    // Not the unsafe kind: this one keeps the memory, and not the object.
    unowned let object: UIResponder
  }

  @exclusivity(unchecked) private static var stages: [Unowned] = []

  private struct Unowned {
    // A stage takes itself off the list before its runtime goes.
    @Unretained var runtime: Runtime?
  }

  init(
    profile: Profile,
    recording: Stage.Recording,
    limits: Stage.Limits,
    device: Device,
    deviation: RuntimeDeviation?
  ) {
    self.profile = profile
    self.deviation = deviation
    recorder = Recorder(options: recording)
    self.limits = limits
    self.device = device
    deviceTraits = UITraitCollection(device: device)
    swap(&frames, &Self.storage.frames)
    swap(&lastSteps, &Self.storage.steps)
    frames.reserveCapacity(Self.framesExpected)
    addresses.reserveCapacity(Self.addressesExpected)
    lastSteps.reserveCapacity(Self.rememberedStepsMax)
  }

  /// The storage of the stage that went last: soon wanted again.
  private static var storage: (frames: [CallbackFrame], steps: [Stage.Step]) = ([], [])

  /// How many callbacks are mostly open inside each other.
  private static let framesExpected = 8
  /// How many controllers and views most runs of a fuzzer make.
  private static let addressesExpected = 48
  private static let addressesMax = 4_096

  // MARK: The current stage

  /// The stage whose code is running: objects made now belong to it.
  ///
  /// After a run, what its objects make in their `deinit` belongs to the stage that went last.
  static var current: Runtime {
    guard let current = stages.last?.runtime ?? latest else {
      preconditionFailure("no stage: make one with `let stage = Stage()` before any controller")
    }
    return current
  }

  /// The stage that went last, while an object retains it.
  private static weak var latest: Runtime?

  /// The same, or nil where no stage is left: an object may outlive its stage.
  static var running: Runtime? { stages.last?.runtime }

  /// Whether code runs that the stage was asked to run, or a callback.
  var isRunningCode: Bool { !frames.isEmpty || entryCount > 1 }

  /// How often this stage was entered and not left yet.
  @exclusivity(unchecked) private var entryCount = 0

  /// Makes this the current stage.
  func enter() {
    Self.stages.append(Unowned(runtime: self))
    entryCount += 1
  }

  /// Takes back the latest `enter` of this stage.
  func leave() {
    var index = Self.stages.count - 1
    while index >= 0, Self.stages[index].runtime !== self { index -= 1 }
    precondition(index >= 0, "a stage is left that was not entered")
    Self.stages.remove(at: index)
    if Self.stages.isEmpty { Self.latest = self }
    entryCount -= 1
  }

  /// The app, created on first use.
  var application: UIApplication {
    if let applicationMade { return applicationMade }
    let made = UIApplication(runtime: self)
    applicationMade = made
    return made
  }

  /// The calls of selectors that wait, created on first use.
  var selectorCalls: SelectorCalls {
    if let selectorCallsMade { return selectorCallsMade }
    let made = SelectorCalls()
    selectorCallsMade = made
    return made
  }

  /// Keeps the memory of an object to itself, as it is made.
  func keepAddress(of object: UIResponder) {
    // No run makes that many: only a stage that is used for long lets the oldest go.
    if addresses.count == Self.addressesMax { addresses.removeFirst(Self.addressesMax / 2) }
    addresses.append(Address(object: object))
  }

  // MARK: Recording

  func records(_ option: Stage.Recording) -> Bool { recorder.options.contains(option) }

  /// Records an event; a rule of a deviation may ask for the controller itself.
  func record(_ event: Event, of controller: UIViewController? = nil) {
    if deviation == nil {
      recorder.record(event)
    } else {
      recordDeviating(event, controller: controller)
    }
    if recorder.eventsLeft < 0 { diagnoseEndlessStep() }
  }

  func record(
    _ kind: Event.Kind,
    _ controller: UIViewController?,
    other: UIViewController? = nil,
    animated: Bool? = nil,
    flag: Bool? = nil,
    transition: Transition? = nil
  ) {
    var event = Event(kind, controller?.id, animated: animated, other: other?.id)
    event.flag = flag
    event.transition = transition?.id
    record(event)
  }

  /// Records what a monitor needs to know of the tree; not asked for, it costs one test.
  func recordStructure(
    _ kind: Event.Kind,
    _ controller: UIViewController,
    other: UIViewController?,
    flag: Bool
  ) {
    guard records(.structure) else { return }
    var event = Event(kind, controller.id, other: other?.id)
    event.flag = flag
    record(event, of: controller)
  }

  /// Records that a controller's view came into a window or left it.
  func recordWindowChange(of controller: UIViewController, isInside: Bool) {
    guard records(.structure) else { return }
    var event = Event(.windowChanged, controller.id)
    event.flag = isInside
    if isInside, let view = controller.viewStorage { event.isTopmost = isInsertedByApp(view) }
    record(event, of: controller)
  }

  /// Whether no controller's view and no presentation contains a view: the app's own window does.
  private func isInsertedByApp(_ view: UIView) -> Bool {
    var above = view.superview
    while let current = above, current.owner == nil, !(current is PresentationContainerView) {
      if current is UIWindow { return true }
      above = current.superview
    }
    return false
  }

  /// Raises what would be an exception in UIKit: it is recorded, and the call does nothing.
  func raise(_ name: String, _ controller: UIViewController, reason: String) {
    exceptions.append(Stage.RaisedException(name: name, reason: reason, controller: controller))
    var event = Event(.exception, controller.id)
    event.text = recorder.addText(name)
    record(event)
  }

  // MARK: Limits

  private func diagnoseEndlessStep() -> Never {
    ExecutionSpot.onEndlessStep?()
    let recent = recorder.events.suffix(12).map { event in
      let name = event.controller.map { recorder.names()[Int($0.index)] } ?? "-"
      return "  \(name).\(event.kind)"
    }
    fatalError(
      """
      endless step: one step recorded more than \(limits.eventsPerStepMax) events; the last are
      \(recent.joined(separator: "\n"))
      and the last steps were \(stepsInOrder.map(\.description).joined(separator: ", "))
      """
    )
  }

  /// Remembers the last steps, for the diagnosis of one that does not end.
  func noteStep(_ step: Stage.Step) {
    if lastSteps.count < Self.rememberedStepsMax {
      lastSteps.append(step)
    } else {
      lastSteps[stepCount % Self.rememberedStepsMax] = step
    }
    stepCount += 1
  }

  static let rememberedStepsMax = 8

  private var stepsInOrder: [Stage.Step] {
    guard lastSteps.count == Self.rememberedStepsMax else { return lastSteps }
    let oldest = stepCount % Self.rememberedStepsMax
    return Array(lastSteps[oldest...] + lastSteps[..<oldest])
  }

  /// Breaks every cycle through this runtime; called when its stage goes.
  func tearDown() {
    for presentation in presentations { presentation.sever() }
    presentations.removeAll()
    for window in windows {
      window.rootController = nil
      window.leakedRoots.removeAll()
    }
    windows.removeAll()
    for transition in transitions {
      transition.whenOver = []
      transition.close()
    }
    transitions.removeAll()
    for animation in animations {
      animation.transition?.close()
      animation.discard()
    }
    animations.removeAll()
    changes = nil
    afterCommit.removeAll()
    postponedLayout.removeAll()
    endingWithLayout.removeAll()
    mainQueue.removeAll()
    background.removeAll()
    timers.removeAll()
    retained.removeAll()
    waitingDids.removeAll()
    exceptions.removeAll()
    touchables.removeAll()
    finger = nil
    keyWindow = nil
    environment.waitingRoot = nil
    applicationMade?.ownedWindows.removeAll()
    unforwarded.removeAll()
    doubledWills.removeAll()
    associations.removeAll()
    selectorCallsMade?.removeAll()
    addresses.removeAll()
    // What still retains a controller retains this runtime: it becomes as small as it can.
    if frames.isEmpty { swap(&frames, &Self.storage.frames) }
    lastSteps.removeAll(keepingCapacity: true)
    swap(&lastSteps, &Self.storage.steps)
    initialHeader = Trace.Header()
    endingPresentations = []
    offeredSteps = []
    layerTransactions = []
  }
}

/// A callback that is being executed.
struct CallbackFrame {
  // The controller's own method is running, so it lives; its caller holds the transition.
  @Unretained var controller: UIViewController?
  let kind: Event.Kind
  let origin: Event.Origin
  @Unretained var transition: Transition?
  /// The controller that a move callback names.
  let argument: ControllerID?
  /// Whether super, which the override of a move or of a viewWillAppear calls, is done.
  var isBaseDone = false
}

/// Work that waits for the commit (spec 0.6, commit 4).
enum DeferredWork {
  /// The did callback of an appearance that the window drives, and the number of that drive.
  case windowDid(UIViewController, Direction, drive: Int)
  case start(Transition)
  case call(@MainActor () -> Void)
}

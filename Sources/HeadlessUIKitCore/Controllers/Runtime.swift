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
  let executionSpot = OutsideStages.executionSpot
  let limits: StageLimits
  var device: Device {
    didSet { deviceTraits = UITraitCollection(device: device) }
  }
  /// The traits that the device gives to its windows; one object, so that most are identical.
  @exclusivity(unchecked) private(set) var deviceTraits: UITraitCollection

  @exclusivity(unchecked) var underWay = CallbacksUnderWay()
  @exclusivity(unchecked) var turn = Turn()
  /// Whether the root of a window is being replaced.
  @exclusivity(unchecked) var isSwappingRoot = false
  @exclusivity(unchecked) var windows: [UIWindow] = []
  @exclusivity(unchecked) var transitions: [Transition] = []
  let animations = Animations()
  let presentations = Presentations()
  let loop: StageRunLoop
  @exclusivity(unchecked) var numbers = Numbers()
  /// The exceptions that UIKit would have raised, in order.
  @exclusivity(unchecked) var exceptions: [StageException] = []
  /// Controllers that UIKit keeps alive until their appearance ends (CHILD-35, STATE-15).
  @exclusivity(unchecked) var retained: [UIViewController] = []
  @exclusivity(unchecked) var touchscreen = Touchscreen()
  unowned(unsafe) var keyWindow: UIWindow?
  /// Whether the next interactive pop will not end (QUIRK-15).
  var breaksNextInteractivePop = false
  private var selectorCallsMade: SelectorCalls?
  var associations: [AssociatedObjects.Entry] = []
  @exclusivity(unchecked) var environment = EnvironmentState()
  @exclusivity(unchecked) private(set) var applicationMade: UIApplication?
  @exclusivity(unchecked) var rarities = Rarities()
  /// Whether the stage that this runtime serves is still there: segues ask it for what they show.
  @exclusivity(unchecked) var hasStage = true
  /// The controller whose `show` is searching for a target (SHOW-5).
  unowned(unsafe) var showOrigin: UIViewController?
  @exclusivity(unchecked) var addresses = KeptAddresses()
  /// How many transitions each controller has started, by its number; counted for deviations only.
  var startCounts: [Int: Int] = [:]

  init(
    profile: Profile,
    recording: StageRecording,
    limits: StageLimits,
    device: Device,
    deviation: RuntimeDeviation?
  ) {
    self.profile = profile
    self.deviation = deviation
    recorder = Recorder(options: recording)
    self.limits = limits
    self.device = device
    loop = StageRunLoop(queuedBlocksMax: limits.queuedBlocksMax)
    deviceTraits = UITraitCollection(device: device)
    swap(&underWay.frames, &OutsideStages.spare.frames)
    underWay.frames.reserveCapacity(CallbacksUnderWay.framesExpected)
  }

  // MARK: The parts, each by its topic

  var callbacks: Callbacks { Callbacks(runtime: self) }
  var commits: Commits { Commits(runtime: self) }
  var phases: TransitionPhases { TransitionPhases(runtime: self) }
  var windowMoves: WindowMoves { WindowMoves(runtime: self) }
  var windowRoots: WindowRoots { WindowRoots(runtime: self) }
  var deviator: Deviator { Deviator(runtime: self) }

  // MARK: The current stage

  /// Whether code runs that the stage was asked to run, or a callback.
  var isRunningCode: Bool { !underWay.frames.isEmpty || entryCount > 1 }

  /// How often this stage was entered and not left yet.
  @exclusivity(unchecked) var entryCount = 0

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

  // MARK: Recording

  func records(_ option: StageRecording) -> Bool { recorder.options.contains(option) }

  /// Records an event; a rule of a deviation may ask for the controller itself.
  func record(_ event: Event, of controller: UIViewController? = nil) {
    if deviation == nil {
      recorder.record(event)
    } else {
      deviator.recordDeviating(event, controller: controller)
    }
    if recorder.eventsLeft < 0 { recorder.diagnoseEndlessStep(limits) }
  }

  func record(
    _ kind: Event.Kind,
    _ controller: UIViewController? = nil,
    other: UIViewController? = nil,
    animated: Bool? = nil,
    flag: Bool? = nil,
    text: Int? = nil,
    transition: Transition? = nil
  ) {
    var event = Event(kind, controller?.id, animated: animated, other: other?.id)
    event.flag = flag
    event.text = text
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

  /// Raises what would be an exception in UIKit: it is recorded, and the call does nothing.
  func raise(_ name: String, _ controller: UIViewController, reason: String) {
    exceptions.append(StageException(name: name, reason: reason, controller: controller))
    record(.exception, controller, text: recorder.addText(name))
  }

  // MARK: The end

  /// Breaks every cycle through this runtime; called when its stage goes.
  func tearDown() {
    for presentation in presentations.all { presentation.sever() }
    presentations.all.removeAll()
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
    animations.discardAll()
    turn.removeWork()
    loop.removeAll()
    retained.removeAll()
    underWay.waitingDids.removeAll()
    exceptions.removeAll()
    touchscreen.removeAll()
    keyWindow = nil
    environment.waitingRoot = nil
    applicationMade?.ownedWindows.removeAll()
    underWay.unforwarded.removeAll()
    underWay.doubledWills.removeAll()
    associations.removeAll()
    selectorCallsMade?.removeAll()
    addresses.removeAll()
    // What still retains a controller retains this runtime: it becomes as small as it can.
    if underWay.frames.isEmpty { swap(&underWay.frames, &OutsideStages.spare.frames) }
    presentations.ending = []
    recorder.forgetSteps()
    animations.layerTransactions = []
  }
}

/// The callbacks that are being executed or sent.
@MainActor
struct CallbacksUnderWay {
  /// The callbacks that are being executed, innermost last.
  var frames: [CallbackFrame] = []
  /// How many frames are open while the entry of the innermost is recorded: what observers do then
  /// comes before the override.
  var framesBeforeOverride = 0
  /// The controllers to which a will is being sent, and to what they show, innermost last.
  var sendingWills: [UIViewController] = []
  /// Did callbacks that were due meanwhile, in order.
  var waitingDids: [WaitingDid] = []
  /// Who makes calls of begin and end, where that is known.
  var declaredCaller: ControllerID?
  /// Controllers that stay as they are while what contains them appears (SPLIT-5).
  var unforwarded: [UIViewController] = []
  /// Controllers whose next will comes twice (QUIRK-12).
  var doubledWills: [UIViewController] = []

  /// How many callbacks are mostly open inside each other.
  static let framesExpected = 8
}

/// The turn of the run loop: its number, and what its commit has to do.
@MainActor
struct Turn {
  var number = 1
  var isCommitting = false
  /// What waits for the commit, in order.
  var afterCommit: [DeferredWork] = []
  /// Unanimated transitions that started in this layout pass and end with it (0.6, commit 2).
  var endingWithLayout: [Transition] = []
  /// Views that are laid out in the next turn: in this one they have asked for it too often.
  var postponedLayout: [UIView] = []
  /// Whether a controller's updateViewConstraints may be due.
  var owesConstraints = false

  mutating func removeWork() {
    afterCommit.removeAll()
    postponedLayout.removeAll()
    endingWithLayout.removeAll()
  }
}

/// What few stages ever have, so that the others need not look for it.
struct Rarities {
  /// Whether any controller has been given segues.
  var segues = false
  /// Whether any view has had overrides of traits.
  var viewTraits = false
}

/// The next numbers of what is numbered on a stage.
struct Numbers {
  var transition = 1
  var registration = 1
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

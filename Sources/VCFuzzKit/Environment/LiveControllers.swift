// The controllers of one run: made from the configuration, found by their slots.

internal import HeadlessUIKit
internal import VCLifecycle

/// A configuration brought to life on a stage.
@MainActor
final class LiveControllers {
  let stage: Stage
  let configuration: Configuration
  let cast: Cast
  @exclusivity(unchecked) private(set) var subject: Subject
  @exclusivity(unchecked) var places: [Place]
  /// The slot of each controller, by its number in the trace; -1 for others.
  @exclusivity(unchecked) private var slots: [Slot] = []
  /// Whether UIKit was handed a controller since the app was idle.
  @exclusivity(unchecked) private var isAnyEngaged = false
  @exclusivity(unchecked) private(set) var window: UIWindow?
  /// Whether the controllers of the slots are free, while that is asked for many operations.
  @exclusivity(unchecked) var surveyedFreedom: [Bool?] = []
  /// The turn in which the app last presented or dismissed beside the scenario.
  @exclusivity(unchecked) var presentationTurn: Int?
  /// The misuses committed so far, by their numbers.
  @exclusivity(unchecked) var misuses: [Int] = []
  /// The event before which a container of the environment was about to move what UIKit moves.
  private(set) var clash: Int?
  /// The words for the steps, once what makes them was released.
  private var finalVocabulary: Vocabulary?
  /// Delegates that misuse steps have installed; UIKit does not keep them.
  private var kept: [AnyObject] = []

  /// The controller of a slot and what the app does with it.
  struct Place {
    var controller: UIViewController?
    /// What UIKit was handed the controller for, if it may still be on the way there.
    var holder: Slot?
    /// Whether its tree is being made.
    var isBeingMade = false
    /// How often it was added or removed by hand, and whether it is being removed.
    var moveCount = 0
    var isBeingRemoved = false

    /// Notes that the app begins to move the controller; returns the number of that move.
    ///
    /// It is the latest one unless a callback has begun another meanwhile.
    mutating func beginMove(isLeaving: Bool = false) -> Int {
      moveCount += 1
      isBeingRemoved = isLeaving
      return moveCount
    }
  }

  init(_ scenario: Scenario, _ configuration: Configuration, cast: Cast, stage: Stage) {
    self.stage = stage
    self.configuration = configuration
    self.cast = cast
    places = Array(repeating: Place(), count: cast.count)
    slots.reserveCapacity(cast.count)
    subject = stage.run { scenario.subject(on: stage) }
    if let root = subject.root, let slot = cast.members.firstIndex(where: { $0.role == .root }) {
      keep(root, at: slot)
    }
  }

  // As that of a stage, at once.
  deinit { MainActor.assumeIsolated { letPagesGo() } }

  private func letPagesGo() {
    for slot in places.indices where cast[slot].role.row.mayHoldPages {
      (places[slot].controller as? any PageHolder)?.letGo()
    }
  }

  /// Lets go of every controller and of the scenario's own objects; the run is over.
  func release() {
    letPagesGo()
    finalVocabulary = vocabulary
    subject = Subject(root: nil, parts: [])
    kept = []
    window = nil
    for slot in places.indices { places[slot].controller = nil }
  }

  /// Puts the window's tree on the screen.
  func open() {
    window = stage.window { controller(0) }
  }

  /// Whether the window is hidden.
  var isHidden: Bool { window?.isHidden == true }

  var vocabulary: Vocabulary {
    finalVocabulary
      ?? Vocabulary(
        cast: cast,
        calls: subject.calls.map(\.label),
        gestures: subject.gestures.map(\.name)
      )
  }

  // MARK: Who is who

  /// The controller of a slot, made together with its tree when it is first asked for.
  func controller(_ slot: Slot) -> UIViewController {
    if let controller = places[slot].controller { return controller }
    let top = top(of: slot)
    places[top].isBeingMade = true
    _ = stage.run { build(top) }
    places[top].isBeingMade = false
    guard let controller = places[slot].controller else {
      preconditionFailure("slot \(slot) is not built")
    }
    return controller
  }

  func top(of slot: Slot) -> Slot {
    var top = slot
    while let parent = cast[top].parent { top = parent }
    return top
  }

  /// The controller of a slot if it was made already.
  func made(_ slot: Slot) -> UIViewController? {
    places.indices.contains(slot) ? places[slot].controller : nil
  }

  private func keep(_ controller: UIViewController, at slot: Slot) {
    places[slot].controller = controller
    stage.name(controller, cast[slot].name)
    let number = Int(stage.identity(of: controller).index)
    while slots.count <= number { slots.append(-1) }
    slots[number] = slot
  }

  /// The slot of the controller with that number in the trace, or its number as a name of its own.
  func slot(ofNumber number: Int) -> Slot {
    slots.indices.contains(number) && slots[number] >= 0 ? slots[number] : -number - 1
  }

  /// The number in the trace of a slot's controller; nil if it is not made yet.
  func number(of slot: Slot) -> Int? {
    if slot < 0 { return -slot - 1 }
    return places[slot].controller.map { Int(stage.identity(of: $0).index) }
  }

  private func build(_ slot: Slot) -> UIViewController {
    if let known = places[slot].controller { return known }
    var children: [UIViewController] = []
    for child in cast[slot].children { children.append(build(child)) }
    let controller = make(cast[slot].role, children)
    keep(controller, at: slot)
    return controller
  }

  private func make(_ role: ControllerRole, _ children: [UIViewController]) -> UIViewController {
    guard role.isContainer else {
      return role == .screen && !hasOwnScreens ? ScreenController() : stage.screen("")
    }
    let container = role.row.make(children)
    if let host = container as? ManualHostController {
      host.onTwoDrivers = { [weak self] in self?.noteClash() }
    }
    return container
  }

  private func noteClash() { clash = clash ?? stage.eventCount }

  /// Whether the screens are the scenario's.
  var hasOwnScreens: Bool { stage.makeScreen != nil }

  /// Keeps a delegate to the end of the run.
  func keepAlive(_ delegate: AnyObject) { kept.append(delegate) }

  /// Returns the label of a step that is about to be taken, for coverage.
  func label(of step: Step) -> StepLabel {
    let (slot, kind) = step.labelParts
    guard let slot, cast.members.indices.contains(slot) else {
      return StepLabel(role: nil, phase: stage.isAtRest ? .rest : .underWay, kind: kind)
    }
    var phase = StepLabel.Phase.absent
    if let controller = made(slot) { phase = StepLabel.Phase(stage.state(of: controller)) }
    return StepLabel(role: cast[slot].role, phase: phase, kind: kind)
  }

  /// Whether the call is one that UIKit permits now, or a misuse that can be committed now.
  func isLegal(_ operation: TreeOperation) -> Bool { CallLegality(self).isLegal(operation) }

  /// Whether the scenario may be called: no presentation that was asked for beside it in the same
  /// turn would have UIKit refuse what the scenario asks for (MODAL-15).
  var mayCallScenario: Bool {
    !(presentationTurn == stage.turn && stage.awaitsPresentation)
  }

  // MARK: On the way

  /// Notes that a controller was handed to UIKit, to come to another, or to the window: then it is
  /// its own holder.
  func engage(_ slot: Slot, with holder: Slot) {
    places[slot].holder = holder
    isAnyEngaged = true
  }

  /// Notes that a controller is where it was to come, if it is: from then on its links show that.
  func noteArrival(of slot: Slot) {
    guard let controller = made(slot) else { return }
    let isHeld = controller.parent != nil || controller.presentingViewController != nil
    if isHeld || controller === window?.rootViewController { places[slot].holder = nil }
  }

  /// Notes whether the app is idle after a step: then every controller has arrived.
  func noteRest() {
    guard isAnyEngaged, stage.isAtRest else { return }
    isAnyEngaged = false
    for slot in places.indices { places[slot].holder = nil }
  }

  /// Who holds a controller, or will as soon as UIKit has put it there.
  func holder(of controller: UIViewController) -> UIViewController? {
    if let holder = controller.parent ?? controller.presentingViewController { return holder }
    let slot = slot(ofNumber: Int(stage.identity(of: controller).index))
    guard slot >= 0 else { return nil }
    // A container that shows one child at a time takes in the others on its own; a plain one takes
    // in all of them, some only while it appears.
    if let owner = cast[slot].parent, let holder = made(owner), cast[owner].role.row.takesInLater {
      return holder
    }
    guard let holder = places[slot].holder, holder != slot else { return nil }
    return made(holder)
  }
}

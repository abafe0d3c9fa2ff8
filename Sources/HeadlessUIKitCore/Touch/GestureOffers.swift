// The gestures that a finger can make: offered one by one, they become steps or are searched.

internal import VCLifecycle

/// Something on the screen that a finger can drive.
@MainActor
protocol GestureSource {
  var id: StageStep.GestureID { get }
  /// The phases that may come next, in the order of a gesture.
  ///
  /// One that is under way can finish and be cancelled; one that is not has a single phase.
  var phases: [StageStep.GesturePhase] { get }
  func perform(_ phase: StageStep.GesturePhase)
}

extension StageStep.GesturePhase {
  // Constants: lists of phases are needed once per step of a run.
  static let first: [Self] = [.begin]
  static let tap: [Self] = [.finish]
  static let underWay: [Self] = [.move, .finish, .cancel]
  static let last: [Self] = [.finish, .cancel]
}

/// Takes the gestures that the screen offers: as steps, or until the wanted one is found.
///
/// The steps are needed once per step of a run, so no list of gestures is made.
@MainActor
struct GestureOffers {
  var steps: [StageStep] = []
  /// The gesture and phase that are looked for, if any.
  private var wanted: (id: StageStep.GestureID, phase: StageStep.GesturePhase)?
  private(set) var found: (any GestureSource)?
  /// Whether gestures may begin: not below a presentation, where only those under way continue.
  var admitsNew = true

  init() {}

  /// The gesture of that name, if a finger can do that with it now.
  static func gesture(
    offering phase: StageStep.GesturePhase,
    of id: StageStep.GestureID,
    on runtime: Runtime
  ) -> (any GestureSource)? {
    var offers = GestureOffers()
    offers.wanted = (id, phase)
    offers.collect(from: runtime)
    return offers.found
  }

  mutating func offer(_ source: some GestureSource) {
    let phases = source.phases
    if phases.isEmpty || (phases.count == 1 && !admitsNew) { return }
    let id = source.id
    if let wanted {
      if found == nil, id == wanted.id, phases.contains(wanted.phase) { found = source }
    } else {
      for phase in phases { steps.append(.gesture(id, phase)) }
    }
  }
}

extension GestureOffers {
  /// Takes what a finger can drive now: what every controller on screen offers, windows downwards,
  /// then recognisers and scroll views.
  mutating func collect(from runtime: Runtime) {
    for window in runtime.windows {
      // A finger goes on that was on a window when it was hidden (WIN-9); none comes to it.
      let isHidden = window.isHidden
      if let root = window.rootController {
        collect(from: root, isCovered: isHidden, isHidden: isHidden)
      }
      // Their views are still in the window (WIN-8): a finger goes on that is on them.
      for root in window.leakedRoots { collect(from: root, isCovered: true, isHidden: isHidden) }
    }
    admitsNew = true
    for entry in runtime.touchscreen.touchables { entry.touchable?.offerGestures(to: &self) }
  }

  private mutating func collect(
    from controller: UIViewController,
    isCovered: Bool,
    isHidden: Bool
  ) {
    let hasPresentations = !controller.runtime.presentations.all.isEmpty
    let presented = hasPresentations ? controller.presentedController : nil
    let isCovered = isCovered || presented != nil
    if controller.viewStorage?.currentWindow != nil {
      admitsNew = !isCovered && !(hasPresentations && controller.showsPresenter)
      controller.offerGestures(to: &self)
    }
    for child in controller.childControllers {
      collect(from: child, isCovered: isCovered, isHidden: isHidden)
    }
    if let presented, presented.presentingController === controller {
      collect(from: presented, isCovered: isHidden, isHidden: isHidden)
    }
  }
}

extension UIViewController {
  /// Whether a child that the container shows presents something.
  fileprivate var showsPresenter: Bool {
    for child in shownChildren where child.presentedController != nil { return true }
    return false
  }
}

/// A tap, which is complete when the finger lifts: `finish` is its only phase.
struct Tap<Target: AnyObject>: GestureSource {
  let id: StageStep.GestureID
  let target: Target
  let index: Int
  let action: @MainActor (Target, Int) -> Void

  var phases: [StageStep.GesturePhase] { StageStep.GesturePhase.tap }
  func perform(_ phase: StageStep.GesturePhase) { action(target, index) }
}

/// A container in which a finger can drive a transition.
@MainActor
protocol FingerDrivenContainer: UIViewController {
  /// A finger begins that gesture.
  func beginTransition(by gesture: StageStep.GestureID)
  /// The finger of a transition goes on.
  func fingerMoved()
  /// The finger of a transition lifts: the outcome follows.
  func fingerWillLift()
}

extension FingerDrivenContainer {
  func fingerMoved() {}
  func fingerWillLift() {}
}

/// A gesture that drives a transition between its start and its release.
struct TransitionGesture<Container: FingerDrivenContainer>: GestureSource {
  let id: StageStep.GestureID
  let container: Container
  /// The transition that the finger is driving, if it has begun.
  let driven: Transition?

  var phases: [StageStep.GesturePhase] {
    guard let driven else { return StageStep.GesturePhase.first }
    return driven.isOpen && driven.isDrivenByUIKit ? StageStep.GesturePhase.underWay : []
  }

  func perform(_ phase: StageStep.GesturePhase) {
    switch phase {
    case .begin: container.beginTransition(by: id)
    case .move: container.fingerMoved()
    case .finish, .cancel:
      container.fingerWillLift()
      // What the app does as the finger lifts may have let go of it.
      guard let driven, driven.isOpen, driven.isDrivenByUIKit else { return }
      container.runtime.phases.release(driven, cancelled: phase == .cancel)
    }
  }
}

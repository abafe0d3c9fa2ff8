// What a finger may do next: gestures are offered one by one, and become steps or are looked for.

internal import Lifecycle

/// Something on the screen that a finger can drive.
@MainActor
protocol GestureSource {
  var id: Stage.GestureID { get }
  /// The phases that may come next.
  var phases: GesturePhases { get }
  func perform(_ phase: Stage.GesturePhase)
}

/// Phases of one gesture that may come next; they are listed in the order of a finger's life.
struct GesturePhases: OptionSet {
  let rawValue: UInt8

  static let begin = GesturePhases(rawValue: 1 << 0)
  static let move = GesturePhases(rawValue: 1 << 1)
  static let finish = GesturePhases(rawValue: 1 << 2)
  static let cancel = GesturePhases(rawValue: 1 << 3)
  /// What may become of a gesture that is under way.
  static let underWay: GesturePhases = [.move, .finish, .cancel]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin: self = .begin
    case .move: self = .move
    case .finish: self = .finish
    case .cancel: self = .cancel
    }
  }

  /// Whether the gesture has not begun: a tap is over as soon as it is there.
  var isNew: Bool { self == .begin || self == .finish }
}

/// Takes the gestures that the screen offers: as steps, or until the wanted one is found.
///
/// The steps are asked for once per step of a walk, so no list of gestures is made.
@MainActor
struct GestureOffers {
  private(set) var steps: [Stage.Step]
  /// The gesture that is looked for, if one is.
  private let wanted: Stage.GestureID?
  private(set) var found: (any GestureSource)?
  /// Whether gestures may begin: a finger reaches nothing below a presentation, but what it holds
  /// already it may let go.
  var admitsNew = true

  init(addingTo steps: [Stage.Step]) {
    self.steps = steps
    wanted = nil
  }

  init(lookingFor wanted: Stage.GestureID) {
    steps = []
    self.wanted = wanted
  }

  mutating func offer(_ source: some GestureSource) {
    let phases = source.phases
    if phases.isEmpty || (phases.isNew && !admitsNew) { return }
    let id = source.id
    if let wanted {
      if found == nil && id == wanted { found = source }
      return
    }
    if phases.contains(.begin) { steps.append(.gesture(id, .begin)) }
    if phases.contains(.move) { steps.append(.gesture(id, .move)) }
    if phases.contains(.finish) { steps.append(.gesture(id, .finish)) }
    if phases.contains(.cancel) { steps.append(.gesture(id, .cancel)) }
  }
}

extension Runtime {
  /// Offers what a finger can drive now: what every controller on screen offers, windows downwards,
  /// then recognisers and scroll views.
  func offerGestures(to offers: inout GestureOffers) {
    for window in windows where !window.isHidden {
      if let root = window.rootController { offerGestures(of: root, to: &offers) }
    }
    offers.admitsNew = true
    for touchable in touchables {
      if let touchable = touchable.touchable { touchable.offerGestures(to: &offers) }
    }
  }

  private func offerGestures(
    of controller: UIViewController,
    to offers: inout GestureOffers,
    isCovered: Bool = false
  ) {
    let presented = presentations.isEmpty ? nil : controller.presentedController
    let isCovered = isCovered || presented != nil
    if controller.viewStorage?.currentWindow != nil {
      offers.admitsNew = !isCovered && !showsPresenter(controller)
      controller.offerGestures(to: &offers)
    }
    for child in controller.childControllers {
      offerGestures(of: child, to: &offers, isCovered: isCovered)
    }
    if let presented, presented.presentingController === controller {
      offerGestures(of: presented, to: &offers)
    }
  }

  /// Whether a child that a container shows presents something.
  private func showsPresenter(_ controller: UIViewController) -> Bool {
    if presentations.isEmpty { return false }
    for child in controller.shownChildren where child.presentedController != nil { return true }
    return false
  }
}

/// A tap, which is complete when the finger lifts: `finish` is its only phase.
@MainActor
struct Tap<Target: AnyObject>: GestureSource {
  let id: Stage.GestureID
  let target: Target
  let index: Int
  let action: @MainActor (Target, Int) -> Void

  var phases: GesturePhases { .finish }
  func perform(_ phase: Stage.GesturePhase) { action(target, index) }
}

/// A gesture that drives a transition between its start and its release.
@MainActor
struct TransitionGesture: GestureSource {
  /// What begins such a transition.
  enum Beginning {
    case pop(UINavigationController)
    case turn(UIPageViewController, UIPageViewController.NavigationDirection)
  }

  let id: Stage.GestureID
  let runtime: Runtime
  /// The transition that the finger is driving, if it has begun.
  let driven: Transition?
  let beginning: Beginning

  var phases: GesturePhases {
    guard let driven else { return .begin }
    return driven.isOpen && driven.isInteractive ? .underWay : []
  }

  func perform(_ phase: Stage.GesturePhase) {
    switch phase {
    case .begin:
      switch beginning {
      case .pop(let navigation): navigation.beginInteractivePop()
      case .turn(let pages, let direction): pages.beginTurn(direction)
      }
    case .move: break
    case .finish: release(cancelled: false)
    case .cancel: release(cancelled: true)
    }
  }

  private func release(cancelled: Bool) {
    guard let driven else { return }
    runtime.release(driven, cancelled: cancelled)
  }
}

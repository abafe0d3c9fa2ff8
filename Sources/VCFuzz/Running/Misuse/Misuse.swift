// The misuse steps of spec section 4: what people do wrong, as steps of a run.

internal import HeadlessUIKit
package import Lifecycle

/// A misuse: on whom it is committed, when, how, and what the judges say of it.
package struct Misuse: Sendable {
  /// Its number in the specification: 16 for MIS-16.
  package let number: Int
  /// What is done, in a few words.
  package let sentence: String
  /// The kinds of controller that it is committed on.
  package let targets: [Tree.Role]
  package let object: ObjectNeed
  /// The callbacks inside which it is one; empty if it is one at any time.
  package let moments: [Event.Kind]
  /// Whether those callbacks are the target's own.
  package let isOwnMoment: Bool
  package let verdict: Verdict
  /// The invariants that the specification names for it.
  package let reports: [String]
  /// A variant that it needs to be reported: `V-NAV-NESTED=nested`.
  package let variant: String?
  /// Whether it only sets a trap in a controller, which need not be made yet.
  let isTrap: Bool
  private let isReady: @MainActor @Sendable (Scene) -> Bool
  private let commit: @MainActor @Sendable (Scene) -> Void

  init(
    _ number: Int,
    _ sentence: String,
    on targets: [Tree.Role],
    with object: ObjectNeed = .nobody,
    inside moments: [Event.Kind] = [],
    ofAnyone: Bool = false,
    _ verdict: Verdict,
    _ reports: [String] = [],
    variant: String? = nil,
    isTrap: Bool = false,
    when isReady: @escaping @MainActor @Sendable (Scene) -> Bool = { _ in true },
    commit: @escaping @MainActor @Sendable (Scene) -> Void
  ) {
    self.number = number
    self.sentence = sentence
    self.targets = targets
    self.object = object
    self.moments = moments
    isOwnMoment = !ofAnyone
    self.verdict = verdict
    self.reports = reports
    self.variant = variant
    self.isTrap = isTrap
    self.isReady = isReady
    self.commit = commit
  }

  /// What stands for the object of a misuse.
  package enum ObjectNeed: Sendable {
    case nobody
    /// A controller that stands nowhere.
    case free
    /// One that stands nowhere and that a stack may hold.
    case stackable
    case childOfTarget
    case grandchildOfTarget
    /// A child of somebody else.
    case foreign
    /// Another plain screen, wherever it is.
    case screen
    /// Any controller that is made.
    case any
  }

  /// What the specification says of its consequences.
  package enum Verdict: Sendable {
    /// Reported in every profile.
    case reported
    /// Reported as advice in every profile.
    case advised
    /// Reported only under variants that have the effect.
    case conditional
    /// Reported only by judges that do not know the defect of the version (QUIRK).
    case defect
    /// Allowed, though people fear it.
    case legal
  }
}

extension Misuse {
  /// All of them, by their numbers.
  package static let catalogue: [Misuse] = {
    var all = orphans
    all += children
    all += removals
    all += strangers
    all += counting
    all += driving
    all += superclass
    all += stack
    all += navigation
    all += presentation
    all += switching
    return all.sorted { $0.number < $1.number }
  }()

  private static let places: [Int: Int] = Dictionary(
    uniqueKeysWithValues: catalogue.enumerated().map { ($1.number, $0) }
  )

  /// The misuse of that number.
  package static func numbered(_ number: Int) -> Misuse? {
    places[number].map { catalogue[$0] }
  }

  /// Whether the misuse can be committed now.
  @MainActor
  static func isPossible(_ operation: TreeOperation, in live: LiveControllers) -> Bool {
    guard let misuse = numbered(operation.number),
      misuse.targets.contains(live.cast[operation.target].role)
    else { return false }
    let scene = Scene(live: live, operation: operation)
    guard misuse.isTrap || scene.targetIfMade != nil, misuse.object.isMet(in: scene) else {
      return false
    }
    return misuse.isReady(scene)
  }

  /// Commits it.
  @MainActor
  static func perform(_ operation: TreeOperation, in live: LiveControllers) {
    live.misuses.append(operation.number)
    numbered(operation.number)?.commit(Scene(live: live, operation: operation))
  }
}

extension Misuse.ObjectNeed {
  @MainActor
  fileprivate func isMet(in scene: Misuse.Scene) -> Bool {
    let live = scene.live
    let slot = scene.operation.object
    if self == .nobody { return slot == TreeOperation.nobody }
    guard live.cast.members.indices.contains(slot), slot != scene.operation.target else {
      return false
    }
    switch self {
    case .nobody: return false
    case .free: return scene.isObjectFree
    case .stackable: return scene.isObjectFree && live.isStackable(slot)
    case .childOfTarget:
      guard let object = live.made(slot) else { return false }
      return object.parent === scene.target
    case .grandchildOfTarget:
      guard let object = live.made(slot), let parent = object.parent else { return false }
      return parent is ManualHostController && parent.parent === scene.target
    case .foreign:
      guard let object = live.made(slot), let parent = object.parent else { return false }
      return parent !== scene.target && !live.isInside(scene.operation.target, of: slot)
    case .screen: return live.cast[slot].role == .screen
    case .any: return live.made(slot) != nil || live.isFree(slot)
    }
  }
}

extension Misuse {
  /// The controllers of one misuse, and how it is with them.
  @MainActor
  struct Scene {
    let live: LiveControllers
    let operation: TreeOperation

    var stage: Stage { live.stage }
    var targetIfMade: UIViewController? { live.made(operation.target) }
    var objectIfMade: UIViewController? { live.made(operation.object) }

    /// The target, made if it is not yet.
    var target: UIViewController { live.controller(operation.target) }
    /// The object, made if it is not yet, and on its way from now on.
    var object: UIViewController {
      live.engage(operation.object, with: operation.target)
      return live.controller(operation.object)
    }

    var state: AppearanceState { stage.state(of: target) }
    var isInWindow: Bool { target.viewIfLoaded?.window != nil }
    /// Whether the target is on screen and nothing is under way with it.
    var isShown: Bool { state == .appeared && isInWindow }

    /// Whether the object appears or disappears just now.
    var isObjectMoving: Bool {
      guard let objectIfMade else { return false }
      let state = stage.state(of: objectIfMade)
      return state == .appearing || state == .disappearing
    }

    var isObjectAppeared: Bool { stage.state(of: object) == .appeared }

    fileprivate var isObjectFree: Bool {
      live.isFree(operation.object)
        && !live.isInside(operation.target, of: operation.object)
        && objectIfMade?.viewIfLoaded?.superview == nil
    }

    /// The target as the class that the misuse is about; nil for the root of a scenario.
    func target<Controller: UIViewController>(as type: Controller.Type) -> Controller? {
      target as? Controller
    }
  }
}

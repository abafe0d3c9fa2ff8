// The misuse steps of spec section 4: common mistakes with UIKit, as steps of a run.

internal import HeadlessUIKit
package import VCLifecycle

/// A misuse: the controllers that it is committed on, when, how, and which checks report it.
package struct Misuse: Sendable {
  /// Its number in the specification: 16 for MIS-16.
  package let number: Int
  /// What is done, in a few words.
  package let sentence: String
  /// The kinds of controller that it is committed on.
  package let targets: [ControllerRole]
  package private(set) var object = ObjectNeed.nothing
  /// The callbacks inside which it is one; empty if it is one at any time.
  package private(set) var triggers: [Event.Kind] = []
  /// Whether those callbacks are the target's own.
  package private(set) var isOwnTrigger = true
  package let verdict: Verdict
  /// The invariants that the specification names for it.
  package private(set) var reports: [String] = []
  /// A variant without which it is not reported: `V-NAV-NESTED=nested`.
  package private(set) var variant: String?
  /// Whether it only prepares a controller, which need not be made yet.
  private(set) var isTrap = false

  /// The object that a misuse needs.
  package enum ObjectNeed: String, Sendable {
    case nothing
    /// A controller that is in no container and not presented.
    case free
    /// A free controller that a stack may hold.
    case stackable
    case childOfTarget
    case grandchildOfTarget
    /// A child of another controller.
    case foreign
    /// Another plain screen, wherever it is.
    case screen
    /// Any controller that is made.
    case any
  }

  /// The consequences that the specification names.
  package enum Verdict: String, Sendable {
    /// Reported in every profile.
    case reported
    /// Reported as advice in every profile.
    case advised
    /// Reported only under variants that have the effect.
    case conditional
    /// Reported only by checks that do not know the defect of the version (QUIRK).
    case defect
    /// Allowed, though developers fear it.
    case legal
  }
}

// MARK: - The catalogue

extension Misuse {
  /// All of them, by their numbers.
  package static let catalogue = tableText.split(separator: "\n").map { Misuse(line: $0) }

  private static let places: [Int: Int] = Dictionary(
    uniqueKeysWithValues: catalogue.enumerated().map { ($1.number, $0) }
  )

  /// The misuse of that number.
  package static func numbered(_ number: Int) -> Misuse? {
    places[number].map { catalogue[$0] }
  }

  /// Reads a line of the table.
  private init(line: Substring) {
    let fields = line.split(separator: "|").map { $0.split(separator: " ") }
    guard fields.count == 3, let number = fields[0].first.flatMap({ Int($0) }),
      let verdict = fields[2].first.flatMap({ Verdict(rawValue: String($0)) })
    else { preconditionFailure("a line of the table of misuses cannot be read: \(line)") }
    let controllers = fields[1].split { $0 == "with" || $0 == "inside" }
    self.number = number
    self.verdict = verdict
    sentence = fields[0].dropFirst().joined(separator: " ")
    targets = ControllerRole.named(controllers[0])
    if let place = fields[1].firstIndex(of: "with") {
      guard let need = ObjectNeed(rawValue: String(fields[1][place + 1])) else {
        preconditionFailure("a misuse needs an unknown kind of object: \(line)")
      }
      object = need
    }
    if let place = fields[1].firstIndex(of: "inside") {
      let names = fields[1][(place + 1)...]
      triggers = names.compactMap { name in Step.Trigger.callbacks.first { $0.name == name } }
      isOwnTrigger = !names.contains("anyone")
    }
    for word in fields[2].dropFirst() {
      if word == "trap" {
        isTrap = true
      } else if word.hasPrefix("INV-") {
        reports.append(String(word))
      } else {
        variant = String(word)
      }
    }
  }

  /// Whether the misuse can be committed now.
  @MainActor
  func isPossible(in scene: Scene) -> Bool {
    targets.contains(scene.live.cast[scene.operation.target].role)
      && (isTrap || scene.targetIfMade != nil)
      && CallLegality(scene.live).meets(object, of: scene.operation)
      && scene.isReady
  }

  /// Commits it.
  @MainActor
  func perform(in scene: Scene) {
    scene.live.misuses.append(number)
    scene.commit()
  }
}

extension Misuse {
  /// The controllers of one misuse and their state.
  @MainActor
  struct Scene {
    let live: LiveControllers
    let operation: TreeOperation

    /// The number of the misuse in the specification.
    var number: Int { operation.number }
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

    /// Whether the app is as the misuse needs it; the table has what it needs of the controllers.
    fileprivate var isReady: Bool {
      // What each says of the misuses of others is that they can be committed.
      canMisuseChildren && canMisuseForwarding && canMisuseNavigation && canMisusePresentation
    }

    fileprivate func commit() {
      switch number {
      case 1...21: misuseChildren()
      case 22...28: miscountAppearances()
      case 29...36: misuseForwarding()
      case 37...41, 65...66: misuseOverrides()
      case 42...52: misuseNavigation()
      default: misusePresentation()
      }
    }

    /// Installs an object that UIKit doesn't retain, and keeps it to the end of the run.
    func retained<Delegate: AnyObject>(_ delegate: Delegate) -> Delegate {
      live.keepAlive(delegate)
      return delegate
    }
  }
}

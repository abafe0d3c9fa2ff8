// A step: what a run may do next, and what its path is a list of.

package import HeadlessUIKit
package import VCLifecycle

/// One step of a run.
package enum Step: Hashable, Sendable {
  /// The turn ends and its transaction commits.
  case commit
  /// An animation ends: the first, second, … of those that can end now, oldest first.
  case endAnimation(Int)
  case runQueued
  /// Work off the main thread continues: the first, second, … piece of it that can run now.
  case runBackground(Int)
  case fireTimer
  /// A finger on what UIKit offers; controllers in it are slots.
  case finger(Stage.GestureID, Stage.GesturePhase)
  /// A finger taps what triggers a segue of a controller.
  case segue(Int, String)
  /// A call of the scenario's, by its number.
  case call(Int)
  /// A gesture of the scenario's, by its number.
  case gesture(Int, Stage.GesturePhase)
  /// A call of UIKit's API on the environment.
  case operate(TreeOperation)
  /// Something happens to the app as a whole.
  case app(Stage.EnvironmentStep)
  /// From now on, the next time that a controller receives a callback, a call is made inside it.
  case inside(Trigger, Deed)

  /// A callback of a controller.
  package struct Trigger: Hashable, Sendable {
    package let slot: Slot
    package let callback: Event.Kind

    package init(_ callback: Event.Kind, of slot: Slot) {
      self.slot = slot
      self.callback = callback
    }

    /// Everything inside which calls are made: callbacks, calls of a delegate, completions and
    /// the animations beside a transition.
    package static let callbacks: [Event.Kind] =
      ContainerRow.all.reduce(into: ofEveryRole) { callbacks, row in
        callbacks += row.delegateEvents.filter { !callbacks.contains($0) }
      }

    private static let ofEveryRole: [Event.Kind] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
      .didMoveToParent, .presentCompletion, .dismissCompletion, .coordinatorAlongside,
      .coordinatorCompletion, .sheetWillDismiss, .sheetDidDismiss,
    ]

    /// Those that controllers of a role may receive.
    static func callbacks(of role: ControllerRole) -> [Event.Kind] { byRole[Int(role.rawValue)] }

    private static let byRole = ControllerRole.allCases.map { role in
      role == .root ? callbacks : ofEveryRole + role.row.delegateEvents
    }
  }

  /// What is done inside a callback.
  package enum Deed: Hashable, Sendable {
    case call(Int)
    case operate(TreeOperation)
  }
}

extension Step {
  /// Whether a person decides it: a call, a finger, the app; not the passing of time.
  package var isUserVisible: Bool {
    switch self {
    case .commit, .endAnimation, .runQueued, .runBackground, .fireTimer: false
    default: true
    }
  }

  /// Whether it is a call of the app's.
  var isAct: Bool {
    switch self {
    case .call, .gesture, .operate, .inside: true
    default: false
    }
  }

  /// A call or a gesture of the scenario's, by its number.
  enum Operation: Hashable {
    case call(Int)
    case gesture(Int)
  }

  /// The scenario's operation that it makes or prepares.
  var operation: Operation? {
    switch self {
    case .call(let number), .inside(_, .call(let number)): .call(number)
    case .gesture(let number, _): .gesture(number)
    default: nil
    }
  }

  /// Whether it misuses UIKit on purpose.
  var isMisuse: Bool {
    switch self {
    case .operate(let operation), .inside(_, .operate(let operation)): operation.verb == .misuse
    default: false
    }
  }
}

// A step: what a run may do next, and what its path is a list of.

package import HeadlessUIKit
package import Lifecycle

/// One step of a run.
package enum Step: Hashable, Sendable {
  /// The turn ends and its transaction commits.
  case commit
  /// An animation ends: the first, second, … of those that can end now, oldest first.
  case endAnimation(Int)
  case runQueued
  /// Work off the main thread goes on: the first, second, … piece of it that can run now.
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

    /// The callbacks inside which calls are made.
    package static let callbacks: [Event.Kind] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent,
      .didMoveToParent,
    ]
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
}

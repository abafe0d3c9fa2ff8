// The state of an idle run as numbers, to compare it with other runs.

internal import HeadlessUIKit
internal import Lifecycle

extension Run {
  /// Everything that decides how the run can continue and how that is checked, as numbers.
  ///
  /// Nil while anything is under way, and always where objects of a user's take part: what they
  /// hold cannot be seen.
  var stateAtRest: [UInt64]? {
    guard failure == nil, !isWaiting, live.isOfToolOnly else { return nil }
    let state = RestState(of: stage)
    addChecks(to: &state.words)
    live.addState(to: state)
    return state.finished()
  }
}

extension LiveControllers {
  /// Whether all objects are UIKit's and the tool's own, without misuse so far.
  var isOfToolOnly: Bool {
    subject.root == nil && subject.calls.isEmpty && subject.gestures.isEmpty
      && subject.invariants.isEmpty && !hasOwnScreens && misuses.isEmpty
  }
}

extension FaultableController {
  var isFlawless: Bool { overrideFault == nil }

  func addState(to state: RestState) { state.words.requireEncodable(isFlawless) }
}

// The targets of a gesture recogniser.

internal import Foundation

extension UIGestureRecognizer {
  /// The one kind of event that a recogniser sends.
  struct Touches: OptionSet, Equatable {
    let rawValue: Int
    static let state = Touches(rawValue: 1)
  }

  public func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action, for: .state)
  }

  public func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target.map { $0 as AnyObject }, action, for: .state)
  }

  /// A state was set: the targets receive it after the touch, or now if no finger drives this.
  func noteState() {
    switch state {
    case .possible, .failed: return
    case .began, .changed, .ended, .cancelled: break
    }
    guard !targets.isEmpty else { return }
    unsentStates += 1
    if finger == nil { sendActions() }
  }

  /// Sends the action of the present state, if the targets have not received it.
  func sendActions() {
    guard unsentStates > 0 else { return }
    unsentStates = 0
    for receiver in targets.receivers(of: .state) {
      receiver.action.send(to: receiver.target, self, nil)
    }
  }
}

// The targets of a control.

internal import Foundation

extension UIControl {
  public var allTargets: Set<AnyHashable> {
    Set(targetActions.targets.compactMap { $0 as? NSObject })
  }

  public func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let actions = targetActions.actions(of: target.map { $0 as AnyObject }, for: event)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  /// Sends an action to its target, or up the responder chain.
  func dispatch(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.send(to: target as AnyObject, self, event)
    } else {
      var responder: UIResponder? = self
      while let candidate = responder {
        if action.send(to: candidate, self, event) { return }
        responder = candidate.next
      }
    }
  }
}

// A stack is emptied while a transition of it is under way, or while its first controller is on its
// way in: that ends first (NAV-12).

internal import VCLifecycle

extension UINavigationController {
  /// Whether the stack is emptied later, since what is under way cannot end at once.
  func emptiesLater() -> Bool {
    if let started = startedTransition, mayEndAtOnce(started) { endAtOnce(started) }
    guard isUnderWay else { return false }
    leavingLater = stack
    return true
  }

  /// Takes out what was on the stack when it was to be emptied; what came since stays.
  func emptyAsAsked() {
    guard !leavingLater.isEmpty, !isUnderWay else { return }
    setViewControllers(stack.without(leavingLater), animated: false)
  }

  /// Empties the stack at once, as a controller that was to leave it is put on a stack.
  func empty(for controller: UIViewController) {
    guard leavingLater.holds(controller) else { return }
    replaceStack(with: stack.without(leavingLater), animated: false, isUrgent: true)
  }

  private var isUnderWay: Bool {
    guard startedTransition == nil, !isShowingFirst else { return true }
    let owesDidShow = owedDidShow != nil || hasSentFirstWillShow && !hasSentFirstDidShow
    return owesDidShow && appearance.state != .disappeared
  }
}

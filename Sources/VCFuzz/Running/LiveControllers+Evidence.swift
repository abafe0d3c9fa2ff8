// Calls of which evidence says what UIKit does: on controllers that are on the screen or off it, on
// nothing that is being moved. Only under V-CALL-PHASE=any do runs make others.

internal import HeadlessUIKit
internal import Lifecycle

extension LiveControllers {
  /// Whether runs also make calls whose outcome no evidence speaks of.
  var takesUnknown: Bool { stage.profile.callPhase == .any }

  /// Whether evidence says what a call does now.
  func isKnown(_ operation: TreeOperation, on target: UIViewController) -> Bool {
    guard isSteady(target, for: operation.verb), !isOnItsWay(operation.target),
      !isInTheMiddleOfAMove(operation, target)
    else { return false }
    return switch operation.verb {
    case .present:
      !stage.isTransitioning && isShown(target) && target.presentedViewController == nil
        && !isLeavingWithParent(target)
    case .dismiss: !stage.isTransitioning
    case .showColumn, .hideColumn:
      !stage.isLate(inAppearanceBelow: target)
        && !target.children.contains { stage.isInTransition($0) }
    case .showDetail: stage.isAtRest && stage.state(of: target) == .appeared
    case .replaceWindowRoot: stage.isAtRest
    default: true
    }
  }

  /// Whether evidence says what follows if a controller is handed to UIKit now: its place is its
  /// transition's until that has ended (STATE-15), and its did of leaving comes first.
  func isKnownToBeFree(_ controller: UIViewController) -> Bool {
    !stage.isInTransition(controller) && stage.state(of: controller) != .disappearing
  }

  /// Whether a controller is on the screen or off it, and no finger drives a transition that the
  /// call could take away.
  private func isSteady(_ target: UIViewController, for verb: TreeOperation.Verb) -> Bool {
    // What is made dirty after its layout and before its did is not laid out at that did.
    if verb == .setNeedsLayout { return !stage.isLate(inAppearanceOf: target) }
    guard !stage.isDrivenByFinger else { return false }
    // Nothing is known of a container that has appeared early, outside of a window (PAGE-6).
    return stage.state(of: target) == .disappeared || isShown(target)
  }

  private func isShown(_ controller: UIViewController) -> Bool {
    stage.state(of: controller) == .appeared && controller.viewIfLoaded?.window != nil
  }

  /// Whether what contains a controller is leaving, and the controller has received nothing yet.
  private func isLeavingWithParent(_ controller: UIViewController) -> Bool {
    var current = controller.parent
    for _ in 0..<Self.ancestorsMax {
      guard let parent = current else { return false }
      if stage.state(of: parent) != .appeared { return true }
      current = parent.parent
    }
    return true
  }

  // MARK: Moves under way

  /// Whether a controller that is being moved would be moved again, or a container changed while
  /// its children receive a change.
  private func isInTheMiddleOfAMove(
    _ operation: TreeOperation,
    _ target: UIViewController
  ) -> Bool {
    if operation.verb != .setNeedsLayout {
      if stage.isMoving(target) { return true }
      if let movedSlot {
        if operation.verb.changesChildren, touches([movedSlot], operation) { return true }
        for call in callsUnderWay where touches([call.target, call.object], operation) {
          return true
        }
      }
    }
    return made(operation.object).map(stage.isMoving) ?? false
  }

  /// Whether a call is about one of these controllers, or about one within or around them.
  private func touches(_ slots: [Slot], _ call: TreeOperation) -> Bool {
    for one in slots where made(one) != nil {
      for two in [call.target, call.object] where made(two) != nil {
        if isInside(one, of: two) || isInside(two, of: one) { return true }
      }
    }
    return false
  }
}

// The stored properties that decide nothing on an idle stage, each with the reason.

extension RestState {
  private static let sameInEveryRun = "the same in every run of a start"
  private static let past = "what has happened: nothing reads it that could act on it"
  private static let compared = "only compared with what is under way"
  private static let derived = "follows from what is encoded"

  /// The properties by type and name; tests require that each exists.
  package static let leftOut = [
    "HeadlessUIKit.Runtime.profile": sameInEveryRun,
    "HeadlessUIKit.Runtime.deviation": sameInEveryRun,
    "HeadlessUIKit.Runtime.limits": sameInEveryRun,
    "HeadlessUIKit.Runtime.initialHeader": sameInEveryRun,
    "HeadlessUIKit.Runtime.recorder": past,
    "HeadlessUIKit.Runtime.lastSteps": past,
    "HeadlessUIKit.Runtime.stepCount": past,
    "HeadlessUIKit.Runtime.turn": compared,
    "HeadlessUIKit.Runtime.entryCount": "one while no code is running",
    "HeadlessUIKit.Runtime.timerChainLength": "zero unless the block of a timer is running",
    "HeadlessUIKit.Runtime.nextTransitionNumber": compared,
    "HeadlessUIKit.Runtime.nextAnimationNumber": compared,
    "HeadlessUIKit.Runtime.nextRegistrationNumber": compared,
    "HeadlessUIKit.Runtime.nextTouchableNumber": compared,
    "HeadlessUIKit.Runtime.owesConstraints": "spares a walk: needsConstraintsUpdate is encoded",
    "HeadlessUIKit.AppearanceMachine.driveNumber": compared,
    "HeadlessUIKit.AppearanceMachine.willTransaction": compared,
    "HeadlessUIKit.UIWindow.displayTurn": compared,
    "HeadlessUIKit.UIGestureRecognizer.number": compared,
    "HeadlessUIKit.UIScrollView.number": compared,
    "HeadlessUIKit.UIViewController.madeHandle": "what refers to the controller is encoded",
    "HeadlessUIKit.UIViewController.id": "the order in which controllers were made: only a name",
    "VCFuzz.Subject.state": sameInEveryRun,
    "VCFuzz.LiveControllers.configuration": sameInEveryRun,
    "VCFuzz.LiveControllers.cast": sameInEveryRun,
    "VCFuzz.LiveControllers.slots": derived,
    "VCFuzz.LiveControllers.presentationTurn": compared,
    "VCFuzz.LiveControllers.Place.moveCount": compared,
    "VCFuzz.ManualHostController.turn": compared,
  ]

  /// Properties, and parts of the checks, that a comparison leaves out on purpose: it must find
  /// that they are missing.
  package static var forgotten: Set<String> = [] { didSet { TypeLayout.removeAll() } }

  static func isLeftOut(_ property: String, of type: Any.Type) -> Bool {
    // A subclass is laid out with what it inherits.
    var next: Any.Type? = type
    while let current = next {
      // Private types are named with the place of their descriptor.
      let name = String(reflecting: current)
        .replacing(/\(unknown context at [^)]*\)\./, with: "")
      let full = "\(name).\(property)"
      if leftOut[full] != nil || forgotten.contains(full) { return true }
      next = _getSuperclass(current)
    }
    return false
  }
}

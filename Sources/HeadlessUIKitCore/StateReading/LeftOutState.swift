// The stored properties that decide nothing on an idle stage, each with the reason.

/// What the state of an idle stage leaves out.
@MainActor
package enum LeftOutState {
  private static let sameInEveryRun = "the same in every run of a start"
  private static let past = "what has happened: nothing reads it that could act on it"
  private static let compared = "only compared with what is under way"
  private static let derived = "follows from what is encoded"

  /// The properties by type and name; tests require that each exists.
  package static let properties = [
    "HeadlessUIKitCore.Runtime.profile": sameInEveryRun,
    "HeadlessUIKitCore.Runtime.deviation": sameInEveryRun,
    "HeadlessUIKitCore.Runtime.limits": sameInEveryRun,
    "HeadlessUIKitCore.Runtime.executionSpot": sameInEveryRun,
    "HeadlessUIKitCore.Runtime.recorder": past,
    "HeadlessUIKitCore.Runtime.addresses": past,
    "HeadlessUIKitCore.Runtime.numbers": compared,
    "HeadlessUIKitCore.Runtime.entryCount": "one while no code is running",
    "HeadlessUIKitCore.Turn.number": compared,
    "HeadlessUIKitCore.Turn.owesConstraints": "spares a walk: needsConstraintsUpdate is encoded",
    "HeadlessUIKitCore.Animations.nextNumber": compared,
    "HeadlessUIKitCore.Touchscreen.nextNumber": compared,
    "HeadlessUIKitCore.StageRunLoop.timerChainLength": "zero outside of a timer's block",
    "HeadlessUIKitCore.AppearanceMachine.driveNumber": compared,
    "HeadlessUIKitCore.UIWindow.displayTurn": compared,
    "HeadlessUIKitCore.UIGestureRecognizer.number": compared,
    "HeadlessUIKitCore.UIScrollView.number": compared,
    "HeadlessUIKitCore.UIViewController.madeHandle": "what refers to the controller is encoded",
    "HeadlessUIKitCore.UIViewController.id": "the order of making: only a name",
    "VCFuzzKit.Subject.state": sameInEveryRun,
    "VCFuzzKit.LiveControllers.configuration": sameInEveryRun,
    "VCFuzzKit.LiveControllers.cast": sameInEveryRun,
    "VCFuzzKit.LiveControllers.slots": derived,
    "VCFuzzKit.LiveControllers.presentationTurn": compared,
    "VCFuzzKit.LiveControllers.Place.moveCount": compared,
    "VCFuzzKit.ManualHostController.turn": compared,
  ]

  /// The properties that are only compared with the present transaction.
  package static let transactions = ["HeadlessUIKitCore.AppearanceMachine.willTransaction"]

  static func isTransaction(_ property: String, of types: [String]) -> Bool {
    types.contains { transactions.contains("\($0).\(property)") }
  }

  /// Whether the state leaves out a property of one of these types.
  static func holds(_ property: String, of types: [String]) -> Bool {
    types.contains { type in
      let full = "\(type).\(property)"
      return properties[full] != nil || OutsideStages.forgotten.contains(full)
    }
  }

  /// The names of a type and of what it inherits from: a subclass is laid out with that.
  static func names(of type: Any.Type) -> [String] {
    var names: [String] = []
    var next: Any.Type? = type
    while let current = next {
      names.append(name(of: current))
      next = _getSuperclass(current)
    }
    return names
  }

  /// The name of a type as its declaration has it: a private type's own name says where its
  /// descriptor is.
  private static func name(of type: Any.Type) -> String {
    let parts = String(reflecting: type).split(separator: "(unknown context at ")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { name, part in
      name + (part.firstIndex(of: ")").map { part[$0...].dropFirst(2) } ?? part)
    }
  }
}

extension OutsideStages {
  /// Properties, and parts of the checks, that a comparison leaves out on purpose: it must find
  /// that they are missing.
  package static var forgotten: Set<String> = [] { didSet { layouts = TypeLayout.Known() } }
}

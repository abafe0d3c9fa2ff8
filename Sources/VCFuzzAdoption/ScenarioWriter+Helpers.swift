// The scenarios of objects that are no controllers: those that work in a screen, and the delegates
// of navigation controllers.

extension ScenarioWriter {
  /// Scenarios of objects that work in the screen that they are made for: `Sheet(addTo: screen)`.
  var helperEntries: [Entry] {
    module.names.compactMap { name in
      guard let type = module.types[name], type.keyword == "class", module.isVisible(type),
        !type.isGeneric, Self.systemTypes.isDisjoint(with: module.ancestors(of: name)),
        let made = maker.initializers(of: name, named: "content").first
      else { return nil }
      let stack = Self.stack(in: made)
      let call = stack.map { made.replacing($0, with: "host") } ?? arguments(made, with: "host")
      guard call != made else { return nil }
      var remarks: [String] = []
      let calls = calls(on: name, as: "object", nil, &remarks).map(Self.hosted)
      guard !calls.isEmpty, let stubs = screens(in: calls) else { return nil }
      // Without its content the object has nothing to act on.
      let first = calls.first { $0.contains("stage.") && $0.contains(": host") }
      let object = first.map {
        ["let object = {", "  let object = \(call)", $0, "  return object", "}()"]
      }
      let source = scenario(
        constant(name),
        summary: "\(name) of \(moduleName), in a \(stack == nil ? "screen" : "stack").",
        rootType: stack == nil ? "UIViewController" : "UINavigationController",
        root: ["return \(stack ?? "stage.screen(\"host\")")"],
        calls: (object ?? ["let object = \(call)"]) + calls,
        object: "host"
      )
      return Entry(
        className: name,
        constant: constant(name),
        source: source,
        stubs: stubs,
        remarks: remarks
      )
    }
  }

  /// A call with the host where a second controller is wanted: `add(sheet, to: host)`.
  private static func hosted(_ call: String) -> String {
    guard call.matches(of: /stage\.screen\(/).count + call.matches(of: /Screen\(\)/).count > 1
    else { return call }
    return call.replacing("to: stage.screen(\"to\")", with: "to: host")
  }

  /// The stack that an object works in: `Coordinator(stack: UINavigationController(…))`.
  private static func stack(in call: String) -> String? {
    call.firstMatch(of: /UINavigationController\(rootViewController: stage\.screen\("\w+"\)\)/)
      .map { String($0.output) }
  }

  /// A stack whose transitions a class of the module makes.
  var navigationEntries: [Entry] {
    module.names.compactMap { name in
      let ancestors = module.ancestors(of: name)
      guard let type = module.types[name], type.keyword == "class", module.isVisible(type),
        !type.isGeneric, ancestors.contains("UINavigationControllerDelegate"),
        Self.systemTypes.subtracting(Self.transitions).isDisjoint(with: ancestors),
        Self.systemContainers.isDisjoint(with: ancestors),
        module.members(of: name).contains(where: makesTransition),
        let made = maker.initializers(of: name, named: "delegate").first
      else { return nil }
      let constant = constant(name)
      let source = scenario(
        constant,
        summary: "A stack whose delegate is \(name) of \(moduleName).",
        rootType: "UINavigationController",
        root: [
          "let container = UINavigationController(rootViewController: stage.screen(\"first\"))",
          "let delegate = \(made)",
          "objc_setAssociatedObject(container, &stubKey, delegate, .OBJC_ASSOCIATION_RETAIN)",
          "container.delegate = delegate",
          "return container",
        ],
        calls: [
          "Call(\"push\") {",
          "  container.pushViewController(stage.screen(\"next\"), animated: true)",
          "}",
          "Call(\"pop\") {",
          "  _ = container.popViewController(animated: true)",
          "}",
        ]
      )
      return Entry(
        className: name,
        constant: constant,
        source: source,
        stubs: [:],
        remarks: []
      )
    }
  }

  /// Whether a delegate's method gives the stack an animator: `navigationController(_:
  /// animationControllerFor:from:to:)`.
  private func makesTransition(_ member: Member) -> Bool {
    member.name == "navigationController"
      && member.parameters.contains { $0.label == "animationControllerFor" }
  }

  /// Classes whose objects UIKit makes or uses, and no app by itself.
  private static let systemTypes: Set = [
    "UIViewController", "UIPresentationController", "UIStoryboardSegue", "UIView",
    "UIGestureRecognizer", "UIPercentDrivenInteractiveTransition",
    "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitioningDelegate",
  ]

  private static let transitions: Set = [
    "UIPercentDrivenInteractiveTransition", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitioningDelegate",
  ]
}

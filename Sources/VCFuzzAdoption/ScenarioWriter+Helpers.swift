// The scenarios of objects that are no controllers: those that work in a screen, and the delegates
// of navigation controllers.

extension ScenarioWriter {
  /// Scenarios of objects that work in the screen that they are made for: `Sheet(addTo: screen)`.
  var helperEntries: [Entry] {
    module.usableTypes().compactMap { type -> Entry? in
      let name = type.name
      guard Self.systemTypes.union(Self.transitions).isDisjoint(with: module.ancestors(of: name)),
        let made = maker.initializer(of: name, named: "content")
      else { return nil }
      // The stack that an object works in: `Coordinator(stack: UINavigationController(…))`.
      let stack = made.pieces.first { if case .stack = $0 { true } else { false } }
      let call = stack.map { made.replacing($0, with: .host) } ?? calls.withHost(made)
      guard call != made else { return nil }
      var remarks: [String] = []
      let operations = calls.calls(on: name, as: "object", nil, &remarks).map {
        Operation(label: $0.label, lines: $0.lines.map(Self.hosted))
      }
      guard !operations.isEmpty, let screens = stubs.screens(in: operations) else { return nil }
      // Without its content the object has nothing to act on.
      let first = operations.lazy.flatMap(\.lines).first { line in
        !line.screens.isEmpty && line.text(host: "<host>").contains(/: <host>[,)]/)
      }
      let code = ScenarioCode(
        constant: constant(name),
        summary: "\(name) of \(moduleName), in a \(stack == nil ? "screen" : "stack").",
        rootType: stack == nil ? "UIViewController" : "UINavigationController",
        root: ["return \(stack ?? .screen("host"))"],
        made: first.map {
          ["let object = {", "  let object = \(call)", "  \($0)", "  return object", "}()"]
        } ?? ["let object = \(call)"],
        operations: operations,
        object: "host"
      )
      return Entry(code: code, stubs: screens, remarks: remarks)
    }
  }

  /// A call with the host where a second controller is wanted: `add(sheet, to: host)`.
  private static func hosted(_ call: Snippet) -> Snippet {
    guard call.screens.count + call.text().matches(of: /Screen\(\)/).count > 1 else { return call }
    return call.replacingScreens { $0 == "to" && $1.hasSuffix("to: ") ? .host : nil }
  }

  /// A stack whose transitions a class of the module makes.
  var navigationEntries: [Entry] {
    module.usableTypes().compactMap { type -> Entry? in
      let ancestors = module.ancestors(of: type.name)
      guard ancestors.contains("UINavigationControllerDelegate"),
        Self.systemTypes.isDisjoint(with: ancestors),
        Self.systemContainers.isDisjoint(with: ancestors),
        // The method that gives the stack an animator.
        module.members(of: type.name).contains(where: { member in
          member.name == "navigationController"
            && member.parameters.contains { $0.label == "animationControllerFor" }
        }),
        let made = maker.initializer(of: type.name, named: "delegate")
      else { return nil }
      let container: Snippet = "UINavigationController(rootViewController: \(.screen("first")))"
      let code = ScenarioCode(
        constant: constant(type.name),
        summary: "A stack whose delegate is \(type.name) of \(moduleName).",
        rootType: "UINavigationController",
        root: [
          "let container = \(container)", Snippet(.loading), "let delegate = \(made)",
        ] + keeping("delegate") + ["container.delegate = delegate", "return container"],
        operations: [
          Operation(
            label: "push",
            lines: ["container.pushViewController(\(.screen("next")), animated: true)"]
          ),
          Operation(label: "pop", lines: ["_ = container.popViewController(animated: true)"]),
        ]
      )
      return Entry(code: code)
    }
  }

  /// Classes whose objects UIKit makes or uses, and no app by itself.
  private static let systemTypes: Set = [
    "UIViewController", "UIPresentationController", "UIStoryboardSegue", "UIView",
    "UIGestureRecognizer",
  ]

  private static let transitions: Set = [
    "UIPercentDrivenInteractiveTransition", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitioningDelegate",
  ]
}

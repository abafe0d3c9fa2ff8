// The scenario of a screen that presents by a module: its transitioning delegates, its controllers
// that bring their own, and its extensions of UIViewController.

extension ScenarioWriter {
  /// A screen that presents by the module: its transitioning delegates, its extensions of
  /// UIViewController, the controllers that bring their own presentation or all of them.
  func presentingEntry(showsAll: Bool = false) -> Entry? {
    var calls: [String] = []
    for outline in module.extensions where extendsControllers(outline) {
      // A method that returns a controller wraps the screen, which is in the hierarchy already.
      for member in outline.members
      where isCallable(member) && member.kind == .method && !member.type.hasSuffix("Controller") {
        for (plain, expression) in expressions(member, on: "container", within: outline.name) {
          var label = plain
          var number = 2
          while label == "dismiss" || calls.contains("Call(\"\(label)\") {") {
            label = "\(plain) \(number)"
            number += 1
          }
          calls += ["Call(\"\(label)\") {"]
          calls +=
            presents(member, of: outline.name)
            ? Self.presentsNothing(by: "container") : Self.rests("container")
          let known = knownChild(in: expression, member, of: outline.name, as: "container")
          calls += (known ?? ["  \(expression)"]) + ["}"]
        }
      }
    }
    // A module that wants screens of its own kind is given them by its delegates, too.
    let screen = calls.lazy.compactMap { Self.screen(in: $0) }.first
    for name in module.names where module.types[name]?.keyword == "class" {
      guard let type = module.types[name], module.isVisible(type), !type.isGeneric,
        module.ancestors(of: name).contains("UIViewControllerTransitioningDelegate"),
        !module.ancestors(of: name).contains("UIViewController"),
        let made = maker.initializers(of: name, named: "delegate").first
      else { continue }
      calls +=
        [
          "let \(constant(name)) = \(made)",
          "Call(\"present with \(name)\") {",
        ] + Self.presentsNothing(by: "container") + [
          "  let screen = \(screen ?? "stage.screen(\"presented\")")",
          "  screen.modalPresentationStyle = \(style(for: name))",
          "  screen.transitioningDelegate = \(constant(name))",
          "  container.present(screen, animated: true)",
          "}",
        ]
    }
    for name in module.names where showsAll ? isScreen(name) : presentsItself(name) {
      calls += presentations(of: name)
    }
    for name in module.names { calls += staticCalls(of: name) }
    guard !calls.isEmpty else { return nil }
    guard let stubs = screens(in: calls) else { return nil }
    return screenEntry(
      constant(moduleName) + "Presenter",
      summary: "A screen that uses \(moduleName).",
      calls: calls,
      stubs: stubs
    )
  }

  private func presents(_ member: Member, of name: String) -> Bool {
    member.name.lowercased().contains("present") || module.calls("present", member, of: name)
  }

  /// A plain screen that presents by those calls, and dismisses.
  func screenEntry(
    _ constant: String,
    summary: String,
    calls: [String],
    stubs: [String: String]
  ) -> Entry {
    let source = scenario(
      constant,
      summary: summary,
      rootType: "UIViewController",
      root: ["return stage.screen(\"presenter\")"],
      calls: calls + Self.dismissal
    )
    return Entry(
      className: "UIViewController",
      constant: constant,
      source: source,
      stubs: stubs,
      remarks: []
    )
  }

  private static let dismissal = [
    "Call(\"dismiss\") {",
    "  guard let presented = container.presentedViewController,",
    "    presented.viewIfLoaded?.window != nil, presented.transitionCoordinator == nil,",
    "    !presented.isBeingDismissed",
    "  else { return }",
    "  container.dismiss(animated: true)",
    "}",
  ]

  /// Whether no screen has objects of a class as children: what they do there means nothing.
  func isOnlyPresented(_ name: String) -> Bool {
    presentsItself(name) && !attachesItself(name)
      && !maker.initializers(of: name, named: "content").isEmpty
  }

  /// Whether a screen presents objects of a class, which brings its own presentation.
  private func presentsItself(_ name: String) -> Bool {
    isScreen(name) && module.setsTransition(name)
  }

  private func isScreen(_ name: String) -> Bool {
    guard let type = module.types[name], type.keyword == "class", module.isVisible(type),
      !type.isGeneric
    else { return false }
    return !Self.controllers.isDisjoint(with: module.ancestors(of: name))
  }

  private static let controllers = systemContainers.union([
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIAlertController",
  ])

  /// Presents a new object of a class, and calls the methods of the one that is presented.
  private func presentations(of name: String) -> [String] {
    guard let made = maker.initializers(of: name, named: "content").first else { return [] }
    var remarks: [String] = []
    var result =
      ["Call(\"present \(name)\") {"] + Self.presentsNothing(by: "container") + [
        "  container.present(\(made), animated: true)",
        "}",
      ]
    for line in calls(on: name, as: "presented", isPresented: true, nil, &remarks) {
      guard let label = line.wholeMatch(of: /Call\("(.*)"\) \{/)?.1 else {
        result.append(line)
        continue
      }
      result += [
        "Call(\"\(name) \(label)\") {",
        "  guard let presented = container.presentedViewController as? \(name),",
        "    presented.viewIfLoaded?.window != nil, !presented.isBeingDismissed",
        "  else { return }",
      ]
    }
    return result
  }

  /// A delegate that only animates leaves the presentation to UIKit: its screens fill the window.
  private func style(for delegate: String) -> String {
    let family = [delegate] + module.ancestors(of: delegate)
    let presents = family.flatMap { module.members(of: $0) }.contains {
      $0.name == "presentationController"
    }
    return presents ? ".custom" : ".fullScreen"
  }

  /// The call in an expression that makes a screen of the module's kind.
  private static func screen(in expression: String) -> String? {
    guard let end = expression.firstRange(of: "Screen()") else { return nil }
    let name = expression[..<end.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber }
    return String(name.reversed()) + "Screen()"
  }

  /// Whether an extension gives its members to all controllers.
  func extendsControllers(_ outline: TypeOutline) -> Bool {
    if outline.name == "UIViewController" { return outline.constraint.isEmpty }
    guard
      outline.constraint == "Self : UIViewController"
        || outline.constraint == "Self: UIViewController"
    else { return false }
    return module.extensions.contains {
      $0.name == "UIViewController" && $0.inherited.contains(outline.name)
    }
  }
}

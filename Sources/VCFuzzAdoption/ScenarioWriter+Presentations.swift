// The scenario of a screen that presents by a module: its transitioning delegates, its controllers
// that bring their own, and its extensions of UIViewController.

extension ScenarioWriter {
  /// A screen that presents by the module: its transitioning delegates, its extensions of
  /// UIViewController, the controllers that bring their own presentation or all of them.
  func presentingEntry(showsAll: Bool = false) -> Entry? {
    var operations = calls.callsOnAnyController()
    // A module that wants screens of its own kind is given them by its delegates, too.
    let own = operations.flatMap(\.lines).flatMap(\.pieces).first {
      if case .ownScreen = $0 { true } else { false }
    }
    for name in module.usableTypes().map(\.name) {
      guard module.ancestors(of: name).contains("UIViewControllerTransitioningDelegate"),
        !module.ancestors(of: name).contains("UIViewController"),
        let made = maker.initializer(of: name, named: "delegate")
      else { continue }
      let screen = Snippet(own ?? .screen("presented"))
      operations.append(presentation(with: name, made, style: style(for: name), screen))
    }
    for name in module.names where showsAll ? isScreen(name) : presentsItself(name) {
      operations += presentations(of: name)
    }
    operations += module.usableTypes(["class", "struct", "enum", "actor"])
      .flatMap(calls.staticCalls)
    guard !operations.isEmpty, let screens = stubs.screens(in: operations) else { return nil }
    return screenEntry(
      constant(moduleName) + "Presenter",
      summary: "A screen that uses \(moduleName).",
      operations,
      screens
    )
  }

  /// A plain screen that presents by those calls, and dismisses.
  func screenEntry(
    _ constant: String,
    summary: String,
    _ operations: [Operation],
    _ stubs: [String: Snippet]
  ) -> Entry {
    let dismissal = Operation(
      label: "dismiss",
      lines: [
        "guard let presented = container.presentedViewController,",
        "  presented.viewIfLoaded?.window != nil, presented.transitionCoordinator == nil,",
        "  !presented.isBeingDismissed",
        "else { return }",
        "container.dismiss(animated: true)",
      ]
    )
    let code = ScenarioCode(
      constant: constant,
      summary: summary,
      rootType: "UIViewController",
      root: ["return \(.screen("presenter"))"],
      operations: operations + [dismissal]
    )
    return Entry(code: code, stubs: stubs)
  }

  /// Whether no screen has objects of a class as children: what they do there means nothing.
  func isOnlyPresented(_ name: String) -> Bool {
    presentsItself(name) && !calls.attachesItself(name)
      && maker.initializer(of: name, named: "content") != nil
  }

  /// Whether a screen presents objects of a class, which brings its own presentation.
  private func presentsItself(_ name: String) -> Bool {
    isScreen(name) && module.setsTransition(name)
  }

  private func isScreen(_ name: String) -> Bool {
    module.usableTypes().contains { $0.name == name }
      && !Self.controllers.isDisjoint(with: module.ancestors(of: name))
  }

  private static let controllers = systemContainers.union([
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIAlertController",
  ])

  /// Presents a new object of a class, and calls the methods of the one that is presented.
  private func presentations(of name: String) -> [Operation] {
    guard let made = maker.initializer(of: name, named: "content") else { return [] }
    var remarks: [String] = []
    let calls = calls.calls(on: name, as: "presented", isPresented: true, nil, &remarks).map {
      call in
      Operation(
        label: "\(name) \(call.label)",
        lines: [
          "guard let presented = container.presentedViewController as? \(name),",
          "  presented.viewIfLoaded?.window != nil, !presented.isBeingDismissed",
          "else { return }",
        ] + call.lines
      )
    }
    let present: Snippet = "container.present(\(made), animated: true)"
    let guards = CallWriter.presentsNothing(by: "container")
    return [Operation(label: "present \(name)", lines: guards + [present])] + calls
  }

  /// A delegate that only animates leaves the presentation to UIKit: its screens fill the window.
  private func style(for delegate: String) -> String {
    let members = ([delegate] + module.ancestors(of: delegate)).flatMap(module.members)
    return members.contains { $0.name == "presentationController" } ? ".custom" : ".fullScreen"
  }
}

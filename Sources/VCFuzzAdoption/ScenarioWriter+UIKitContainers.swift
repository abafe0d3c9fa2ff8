// What a scenario does with a subclass of one of UIKit's containers: the screens that an app gives
// it, and the calls that it inherits.

extension ScenarioWriter {
  /// The lines that give the container screens, if it has none of its own.
  func inheritedScreens(of name: String) -> [Snippet] {
    let family = module.ancestors(of: name)
    if family.contains("UITabBarController") {
      let tabs: Snippet = "(1...3).map { \(.screen("tab \\($0)")) }"
      var lines: [Snippet] = ["  container.viewControllers = \(tabs)"]
      if let item = tabBarItem {
        lines =
          ["  let tabs = \(tabs)", "  for tab in tabs {"] + item.map { "    \($0)" }
          + ["    tab.tabBarItem = item", "  }", "  container.viewControllers = tabs"]
      }
      return ["if container.viewControllers?.isEmpty != false {"] + lines + ["}"]
    }
    if family.contains("UINavigationController") {
      return [
        "if container.viewControllers.isEmpty {",
        "  container.viewControllers = [\(.screen("first"))]",
        "}",
      ]
    }
    guard family.contains("UIPageViewController") else { return [] }
    return [
      "if container.viewControllers?.isEmpty != false {",
      "  let page = \(.screen("page"))",
      "  container.setViewControllers([page], direction: .forward, animated: false)",
      "}",
    ]
  }

  /// Makes an item of the module's own kind, which its bar may insist on, with all that it needs.
  private var tabBarItem: [Snippet]? {
    for type in module.usableTypes()
    where module.ancestors(of: type.name).contains("UITabBarItem") {
      guard let made = maker.initializer(of: type.name, named: "tab") else { continue }
      let needed = module.members(of: type.name).compactMap { member -> Snippet? in
        guard module.isSettable(member), member.type.hasSuffix("!"),
          !made.text().contains(member.name + ":")
        else { return nil }
        return maker.values(of: member.type, named: member.name, within: type.name)
          .first { $0 != "nil" }
          .map { "item.\(member.name) = \($0)" }
      }
      return ["let item = \(made)"] + needed
    }
    return nil
  }

  /// The calls that the container inherits, with labels that none of the others has.
  func inheritedCalls(of name: String, besides calls: [Operation]) -> [Operation] {
    let family = module.ancestors(of: name)
    let known = Set(calls.map(\.label))
    var result: [Operation] = []
    func add(_ label: String, _ lines: Snippet...) {
      var label = label
      while known.contains(label) { label += " 2" }
      result.append(Operation(label: label, lines: lines))
    }
    if family.contains("UITabBarController") {
      for index in 0..<3 {
        add(
          "select tab \(index)",
          "guard (container.viewControllers?.count ?? 0) > \(index) else { return }",
          "container.selectedIndex = \(index)"
        )
      }
    }
    if family.contains("UINavigationController") {
      add("push", "container.pushViewController(\(.screen("pushed")), animated: true)")
      add("pop", "_ = container.popViewController(animated: true)")
    }
    if family.contains("UIPageViewController") {
      for direction in ["forward", "reverse"] {
        add(
          "turn \(direction)",
          "let page = \(.screen("page"))",
          "container.setViewControllers([page], direction: .\(direction), animated: true)"
        )
      }
    }
    return result
  }
}

// What a scenario does with a subclass of one of UIKit's containers: the screens that an app gives
// it, and the calls that it inherits.

extension ScenarioWriter {
  /// The lines that give the container screens, if it has none of its own.
  func inheritedScreens(of name: String) -> [String] {
    let family = module.ancestors(of: name)
    if family.contains("UITabBarController") {
      let tabs = "(1...3).map { stage.screen(\"tab \\($0)\") }"
      guard let item = tabBarItem else {
        return [
          "if container.viewControllers?.isEmpty != false {",
          "  container.viewControllers = \(tabs)",
          "}",
        ]
      }
      return [
        "if container.viewControllers?.isEmpty != false {",
        "  let tabs = \(tabs)",
        "  for tab in tabs {",
      ] + item.map { "    " + $0 } + [
        "    tab.tabBarItem = item",
        "  }",
        "  container.viewControllers = tabs",
        "}",
      ]
    }
    if family.contains("UINavigationController") {
      return [
        "if container.viewControllers.isEmpty {",
        "  container.viewControllers = [stage.screen(\"first\")]",
        "}",
      ]
    }
    guard family.contains("UIPageViewController") else { return [] }
    return [
      "if container.viewControllers?.isEmpty != false {",
      "  let page = stage.screen(\"page\")",
      "  container.setViewControllers([page], direction: .forward, animated: false)",
      "}",
    ]
  }

  /// Makes an item of the module's own kind, which its bar may insist on, with all that it needs.
  private var tabBarItem: [String]? {
    for name in module.names where module.ancestors(of: name).contains("UITabBarItem") {
      guard let type = module.types[name], module.isVisible(type), !type.isGeneric,
        let made = maker.initializers(of: name, named: "tab").first
      else { continue }
      let needed = module.members(of: name).compactMap { member -> String? in
        guard member.kind == .property, member.isSettable, module.isVisible(member),
          member.type.hasSuffix("!"), !made.contains(member.name + ":")
        else { return nil }
        return maker.values(of: member.type, named: member.name, within: name)
          .first { $0 != "nil" }
          .map { "item.\(member.name) = \($0)" }
      }
      return ["let item = \(made)"] + needed
    }
    return nil
  }

  /// The calls that the container inherits, with labels that none of the others has.
  func inheritedCalls(of name: String, besides calls: [String]) -> [String] {
    let family = module.ancestors(of: name)
    var result: [String] = []
    func add(_ label: String, _ lines: String...) {
      var label = label
      while calls.contains("Call(\"\(label)\") {") { label += " 2" }
      result += ["Call(\"\(label)\") {"] + lines.map { "  " + $0 } + ["}"]
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
      add("push", "container.pushViewController(stage.screen(\"pushed\"), animated: true)")
      add("pop", "_ = container.popViewController(animated: true)")
    }
    if family.contains("UIPageViewController") {
      for direction in ["forward", "reverse"] {
        add(
          "turn \(direction)",
          "let page = stage.screen(\"page\")",
          "container.setViewControllers([page], direction: .\(direction), animated: true)"
        )
      }
    }
    return result
  }
}

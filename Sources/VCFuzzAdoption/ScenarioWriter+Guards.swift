// What must hold before a call: an app knows it, and a scenario has to ask.

extension ScenarioWriter {
  /// The lines before the call of a member.
  func guards(
    of member: Member,
    _ label: String,
    of name: String,
    as object: String
  ) -> [String] {
    if module.calls("present", member, of: name) { return Self.presentsNothing(by: object) }
    if module.calls("dismiss", member, of: name) { return Self.rests(object) }
    guard let list = list(indexedBy: member, of: name),
      let index = label.split(separator: " ").compactMap({ Int($0) }).first
    else { return [] }
    // A new item may come after the last one.
    let sign = member.name.hasPrefix("insert") ? ">=" : ">"
    return ["  guard \(object).\(list).count \(sign) \(index) else { return }"]
  }

  /// The public list that a method takes an index of, if the class has exactly one of controllers
  /// or of its module's own items.
  private func list(indexedBy member: Member, of name: String) -> String? {
    let takesIndex = member.parameters.contains { parameter in
      let words = ((parameter.label ?? "") + member.name).lowercased()
      return module.resolved(parameter.type) == "Int"
        && (words.contains("index") || parameter.label == "at")
    }
    guard takesIndex else { return nil }
    let lists = module.family(of: name).flatMap { module.members(of: $0) }.filter { list in
      guard list.kind == .property, module.isVisible(list), !list.isStatic,
        list.type.hasPrefix("["), list.type.hasSuffix("]")
      else { return false }
      let element = module.resolved(String(list.type.dropFirst().dropLast()))
      return element.hasSuffix("Controller") || module.types[element]?.keyword == "protocol"
    }
    return lists.count == 1 ? lists[0].name : nil
  }

  /// Whether a class has what only its view brings, as outlets are: methods that come before the
  /// view is loaded end the process.
  func unwrapsImplicitly(_ name: String) -> Bool {
    module.members(of: name).contains { $0.kind == .property && $0.type.hasSuffix("!") }
  }

  /// Verbs of methods that are about a controller which the container has already.
  private static let verbsOfChildren = [
    "remove", "delete", "select", "move", "scroll", "go", "jump", "close", "hide", "pop",
    "activate", "focus", "reload", "index", "expand", "collapse", "detach", "uninstall", "unembed",
    "dismiss",
  ]

  /// The lines of a call that is about a child, with one of those that the container has.
  func knownChild(
    in expression: String,
    _ member: Member,
    of name: String,
    as object: String
  ) -> [String]? {
    let screens = expression.matches(of: /stage\.screen\("[^"]*"\)/)
    guard member.kind == .method, screens.count == 1,
      Self.verbsOfChildren.contains(where: { member.name.hasPrefix($0) }),
      ([name] + module.ancestors(of: name)).contains(where: { $0.hasSuffix("Controller") })
    else { return nil }
    let list = module.family(of: name).flatMap { module.members(of: $0) }.first {
      $0.kind == .property && !$0.isStatic && module.isVisible($0)
        && $0.type == "[UIViewController]"
    }
    let child = "\(object).\(list?.name ?? "children").last"
    return [
      "  guard let child = \(child) else { return }",
      "  " + expression.replacing(screens[0].output, with: "child"),
    ]
  }

  /// UIKit refuses to present by a controller that is not on screen, that moves, or that presents
  /// already.
  static func presentsNothing(by object: String) -> [String] {
    [
      "  guard \(object).viewIfLoaded?.window != nil,",
      "    \(object).presentedViewController == nil, \(object).transitionCoordinator == nil",
      "  else { return }",
    ]
  }

  /// A screen that is not shown, or that moves, has nothing that it could dismiss or replace, and
  /// nor has one whose presentation was only asked for.
  static func rests(_ object: String) -> [String] {
    [
      "  let shown = \(object).presentedViewController",
      "  guard \(object).viewIfLoaded?.window != nil, \(object).transitionCoordinator == nil,",
      "    shown == nil || shown?.viewIfLoaded?.window != nil, shown?.isBeingDismissed != true",
      "  else { return }",
    ]
  }

  // MARK: Functions of a type

  private static let presenters = [
    "from", "in", "on", "over", "presenter", "presentingViewController", "sourceViewController",
    "parent", "toParent", "host", "addTo", "target", "into", "hostViewController",
    "parentViewController", "targetViewController", "presentingController",
  ]

  /// The arguments with the screen of the scenario where a controller is wanted that shows others.
  func arguments(_ list: String, with object: String) -> String {
    Self.presenters.reduce(list) { list, label in
      list.replacing("\(label): stage.screen(\"\(label)\")", with: "\(label): \(object)")
    }
  }

  /// Calls of the static methods of a type that shows controllers: `Alerts.show(menu)`.
  func staticCalls(of name: String) -> [String] {
    guard let type = module.types[name], module.isVisible(type), !type.isGeneric,
      type.keyword != "protocol"
    else { return [] }
    let methods = module.members(of: name).filter {
      $0.kind == .method && $0.isStatic && module.isVisible($0) && !$0.isGeneric && !$0.isAsync
        && ["", "Void", "()"].contains($0.type) && !isCallback($0) && !namesSomething($0)
    }
    guard methods.contains(where: { $0.parameters.contains(where: takesController) }) else {
      return []
    }
    var calls: [String] = []
    // Of overloads with the same label, one with a controller.
    let ordered =
      methods.filter { $0.parameters.contains(where: takesController) }
      + methods.filter { !$0.parameters.contains(where: takesController) }
    for method in ordered {
      for list in maker.arguments(method, named: method.name, within: name) {
        let list = arguments(list, with: "container")
        let label = text("\(name) \(method.name)", list)
        guard !calls.contains("Call(\"\(label)\") {") else { continue }
        calls += ["Call(\"\(label)\") {"] + Self.rests("container")
        calls += ["  \(name).\(method.name)(\(list))", "}"]
      }
    }
    return calls
  }

  private func takesController(_ parameter: Parameter) -> Bool {
    module.resolved(parameter.type) == "UIViewController" && !parameter.hasDefault
  }
}

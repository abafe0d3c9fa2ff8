// The scenarios of an adopted module: one for each container class that a scenario can make.

/// Writes the scenarios of a module as Swift source.
struct ScenarioWriter {
  let module: ModuleOutline
  let maker: ValueMaker
  let moduleName: String

  /// A scenario, or a class that none can be written for.
  struct Entry {
    let className: String
    let constant: String
    /// The source of the scenario; nil if the class can't be made without a line by hand.
    let source: String?
    /// The stubs that the scenario needs, as source by name.
    let stubs: [String: String]
    let remarks: [String]

    /// The scenario with a container whose view is loaded before anything is set.
    var sourceLoadingFirst: String? {
      source?.replacing(/\ {4}let container = .*[^{\n]\n/, maxReplacements: 1) {
        "\($0.output)    container.loadViewIfNeeded()\n"
      }
    }

    /// The scenario under a name of its own: a class may have two, and so may two modules.
    func named(differentlyFrom names: inout Set<String>) -> Entry {
      guard let source else { return self }
      var name = constant
      var number = 2
      while !names.insert(name).inserted {
        name = "\(constant)\(number)"
        number += 1
      }
      let (old, new) = (ScenarioWriter.scenarioName(constant), ScenarioWriter.scenarioName(name))
      return Entry(
        className: className,
        constant: name,
        source: source.replacing("let \(constant) = Scenario(", with: "let \(name) = Scenario(")
          .replacing("\"\(old)\",\n", with: "\"\(new)\",\n"),
        stubs: stubs,
        remarks: remarks
      )
    }
  }

  init(module: ModuleOutline, named name: String) {
    self.module = module
    maker = ValueMaker(module: module)
    moduleName = name
  }

  static let systemContainers: Set = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]

  /// The scenario of a module without a container that can be made: a screen to replace.
  static let example = [
    """
    extension Scenario {
      public static let example = Scenario("example", "Replace it by one of yours.") { stage in
        stage.screen("screen")
      } operations: { screen, stage in
        Call("lay out") { screen.view.setNeedsLayout() }
      }
    }

    """
  ]

  /// An entry for each container, in the order of the sources.
  var entries: [Entry] {
    var entries = module.names.compactMap { name -> Entry? in
      guard let type = module.types[name], type.keyword == "class", module.isVisible(type),
        isContainer(name)
      else { return nil }
      guard !type.isGeneric else {
        return Entry(
          className: name,
          constant: constant(name),
          source: nil,
          stubs: [:],
          remarks: ["\(name) is generic: write the types by hand"]
        )
      }
      // A controller that brings its own presentation is presented, unless it is a child as well.
      if isOnlyPresented(name) { return nil }
      return entry(of: name)
    }
    entries += helperEntries + navigationEntries
    // A module without containers has at least screens, which are presented.
    let isEmpty = entries.allSatisfy { $0.source == nil }
    let others = isEmpty ? animatorEntry ?? presentingEntry(showsAll: true) : nil
    if let presented = presentingEntry() ?? others { entries.append(presented) }
    return entries
  }

  func isContainer(_ name: String) -> Bool {
    let ancestors = module.ancestors(of: name)
    if !Self.systemContainers.isDisjoint(with: ancestors) { return true }
    return ancestors.contains("UIViewController") && module.keepsChildren(name)
  }

  /// `SPSheet` is `spSheet`, and `UBSheet.Item` `ubSheetItem`.
  func constant(_ name: String) -> String {
    let plain = name.split(separator: ".").joined()
    let capitals = plain.prefix { $0.isUppercase }.count
    // The last capital of several begins the next word.
    let count = capitals > 1 && capitals < plain.count ? capitals - 1 : 1
    return plain.prefix(count).lowercased() + plain.dropFirst(count)
  }

  // MARK: Containers

  private func entry(of name: String) -> Entry {
    let constant = constant(name)
    guard let call = maker.initializers(of: name, named: "content").first else {
      let remark = "\(name): no initialiser whose arguments are known; write one by hand"
      return Entry(
        className: name,
        constant: constant,
        source: nil,
        stubs: [:],
        remarks: [remark]
      )
    }
    var remarks: [String] = []
    let source = dataSource(of: name, &remarks)
    var calls = calls(on: name, as: "container", source, &remarks)
    calls += inheritedCalls(of: name, besides: calls)
    var root = ["let container = \(call)"] + neededControllers(of: name, given: call)
    root += inheritedScreens(of: name)
    if let source {
      root.append("let \(source.property) = \(source.stub)(stage: stage)")
      root.append(
        "objc_setAssociatedObject(container, &stubKey, \(source.property), "
          + ".OBJC_ASSOCIATION_RETAIN)"
      )
      root.append("container.\(source.property) = \(source.property)")
    }
    let isHosted = attachesItself(name)
    if isHosted {
      // Operations are no statements: what the container needs is set where it is made.
      let made = ["let container = {"] + root.map { "  " + $0 } + ["  return container", "}()"]
      calls = (root.count > 1 ? made : root) + calls
      for label in Self.parents {
        calls = calls.map { $0.replacing("stage.screen(\"\(label)\")", with: "host") }
      }
      root = ["return stage.screen(\"host\")"]
    } else {
      root.append("return container")
    }
    let text = scenario(
      constant,
      summary: "\(name) of \(moduleName)\(isHosted ? ", in a screen that hosts it" : "").",
      rootType: isHosted ? "UIViewController" : name,
      root: root,
      calls: calls,
      object: isHosted ? "host" : "container"
    )
    return Entry(
      className: name,
      constant: constant,
      source: text,
      stubs: source.map { [$0.stub: $0.source] } ?? [:],
      remarks: remarks
    )
  }

  /// Sets what a container can't do without: its implicitly unwrapped controllers, and the lists
  /// of controllers that it begins without.
  private func neededControllers(of name: String, given call: String) -> [String] {
    module.family(of: name).flatMap { module.members(of: $0) }.compactMap { member in
      guard member.kind == .property, member.isSettable, module.isVisible(member),
        !isGiven(member.name, by: call),
        holdsController(member) || isListOfControllers(member.type),
        Set(member.modifiers).isDisjoint(with: Self.notNeeded),
        let value = maker.values(of: member.type, named: member.name, within: name)
          .first(where: { $0 != "nil" })
      else { return nil }
      return "container.\(member.name) = \(value)"
    }
  }

  /// Whether an argument of an initialiser is what a property holds: `leftMenuViewController:` is
  /// the `leftViewController`.
  private func isGiven(_ property: String, by call: String) -> Bool {
    let wanted = Self.words(of: Substring(property))
      .subtracting(["view", "controller", "controllers"])
    return call.matches(of: /(\w+):\s/).contains { label in
      label.1 == property || (!wanted.isEmpty && wanted.isSubset(of: Self.words(of: label.1)))
    }
  }

  /// `leftMenu` is left and menu.
  private static func words(of name: Substring) -> Set<String> {
    Set(name.matches(of: /[A-Z]?[a-z]+/).map { $0.output.lowercased() })
  }

  private func isListOfControllers(_ type: String) -> Bool {
    ["[UIViewController]", "[UIViewController]!"].contains(type)
      || (type.hasPrefix("[(") && type.contains("UIViewController"))
  }

  private static let notNeeded: Set = ["static", "class", "weak", "override"]

  /// Words of properties that name one of the controllers that are there already.
  private static let choices = [
    "selected", "current", "visible", "active", "presented", "presenting", "displayed", "previous",
  ]

  /// Whether a property holds one controller that an app gives to each container, as a drawer has
  /// a menu: optional only because it comes after the initialiser.
  private func holdsController(_ member: Member) -> Bool {
    guard let mark = member.type.last, "!?".contains(mark) else { return false }
    let type = module.resolved(String(member.type.dropLast()))
    let name = member.name.lowercased()
    return (type == "UIViewController" || module.ancestors(of: type).contains("UIViewController"))
      && !Self.choices.contains { name.contains($0) }
  }

  private static let parents = ["toParent", "parent", "toParentViewController", "in"]

  /// Whether a container adds itself to a parent: a screen is its host then, and not UIKit.
  func attachesItself(_ name: String) -> Bool {
    let family = [name] + module.ancestors(of: name)
    return family.flatMap { module.members(of: $0) }.contains { member in
      (isCallable(member) || (member.kind == .initializer && module.isVisible(member)))
        && takesParent(member)
    }
  }

  private func takesParent(_ member: Member) -> Bool {
    member.parameters.contains {
      module.resolved($0.type) == "UIViewController"
        && (Self.parents.contains($0.label ?? "") || isAttached(member, to: $0.label))
    }
  }

  /// Whether a method adds the container to something, as `add(to: host)` does.
  private func isAttached(_ member: Member, to label: String?) -> Bool {
    Self.attachingLabels.contains(label ?? "")
      && Self.attaching.contains { member.name.hasPrefix($0) }
  }

  private static let attachingLabels = ["to", "into"]
  private static let attaching = ["add", "attach", "embed", "install", "mount"]

  func scenario(
    _ constant: String,
    summary: String,
    rootType: String,
    root: [String],
    calls: [String],
    object: String = "container"
  ) -> String {
    let name = Self.scenarioName(constant)
    return """
      extension Scenario {
        public static let \(constant) = Scenario(
          "\(name)",
          "\(summary)"
        ) { stage -> \(rootType) in
      \(root.map { "    " + $0 }.joined(separator: "\n"))
        } operations: { \(object), stage in
      \(calls.map { "    " + $0.replacing(ValueMaker.host, with: object) }.joined(separator: "\n"))
        }
      }

      """
  }

  /// `sideMenuController` is `side-menu-controller` on the command line.
  static func scenarioName(_ constant: String) -> String {
    var name = ""
    for character in constant {
      if character.isUppercase, !name.isEmpty, name.last != "-" { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  /// Calls of every public method and settable controller whose arguments are known.
  ///
  /// A controller that is presented has no parent, and so it is added to none.
  func calls(
    on name: String,
    as object: String,
    isPresented: Bool = false,
    _ source: DataSource?,
    _ remarks: inout [String]
  ) -> [String] {
    let family = module.family(of: name)
    var calls: [String] = []
    var labels: Set<String> = []
    // A method that a protocol of the module requires is a delegate's: the module calls it.
    let required = module.requirements(of: name)
    let isHosted = attachesItself(name)
    let isRoot = object == "container" && !isHosted && !isPresented
    let needsView = isRoot && family.contains(where: unwrapsImplicitly)
    for member in family.flatMap({ module.members(of: $0) })
    where mayBeCalled(member) && !required.contains(member.name) {
      if member.isGeneric {
        remarks.append("\(name).\(signature(member)) is not called: it is generic")
        continue
      }
      if isPresented, takesParent(member) { continue }
      // UIKit's containers take out what they hold.
      if !isHosted || isPresented, member.name.hasSuffix("FromParent") { continue }
      var lists = expressions(member, on: object, within: name)
      if isHosted {
        for label in Self.attachingLabels where isAttached(member, to: label) {
          for index in lists.indices {
            lists[index].expression.replace("stage.screen(\"\(label)\")", with: "host")
          }
        }
      }
      if lists.isEmpty {
        remarks.append("\(name).\(signature(member)) is not called: an argument is not known")
      }
      for (plain, expression) in lists {
        var label = plain
        var number = 2
        while !labels.insert(label).inserted {
          label = "\(plain) \(number)"
          number += 1
        }
        let condition = source.flatMap { self.condition($0, member, plain, object) }
        calls += ["Call(\"\(label)\") {"]
        if let condition { calls.append("  guard \(condition) else { return }") }
        calls += guards(of: member, plain, of: name, as: object)
        if needsView, member.kind == .method {
          calls.append("  guard container.isViewLoaded else { return }")
        }
        let known = knownChild(in: expression, member, of: name, as: object)
        calls += known ?? ["  \(expression)"]
        calls += ["}"]
      }
    }
    return calls
  }

  /// A page is inserted or deleted after the data source has done so.
  private func condition(
    _ source: DataSource,
    _ member: Member,
    _ label: String,
    _ object: String
  ) -> String? {
    guard member.kind == .method, let first = member.parameters.first,
      module.resolved(first.type) == "Int",
      let index = label.split(separator: " ").compactMap({ Int($0) }).first
    else { return nil }
    let stub = "(\(object).\(source.property) as? \(source.stub))?"
    if member.name.hasPrefix("insert") {
      return "\(stub).insert(stage.screen(\"inserted\"), at: \(index)) == true"
    }
    let removes = ["delete", "remove"].contains { member.name.hasPrefix($0) }
    return removes ? "\(stub).remove(at: \(index)) == true" : nil
  }

  /// Names of methods that UIKit calls or that only set looks.
  private static let ignored: Set = [
    "encode", "awakeFromNib", "prepareForInterfaceBuilder", "animationController",
    "interactionControllerForPresentation", "interactionControllerForDismissal",
    "presentationController", "navigationController", "tabBarController", "splitViewController",
    "pageViewController", "tableView", "collectionView", "gestureRecognizer", "tabBar",
    "presentationControllerForPresented", "adaptivePresentationStyle", "animateTransition",
  ]

  func isCallable(_ member: Member) -> Bool { mayBeCalled(member) && !member.isGeneric }

  /// Whether an app may call a member, if its types are known.
  private func mayBeCalled(_ member: Member) -> Bool {
    guard module.isVisible(member), !member.isStatic, !member.isAsync,
      !member.modifiers.contains("override") || overridesExtension(member),
      !Self.ignored.contains(member.name)
    else { return false }
    switch member.kind {
    case .method: return !isCallback(member) && !namesSomething(member)
    case .property:
      let types = ["UIViewController", "UIViewController?", "UIViewController!"]
      // A weak one is the object's owner or delegate; setting one that is only stored does nothing.
      return member.isSettable && !member.modifiers.contains("weak") && !member.isStored
        && (types.contains(member.type) || member.type.hasPrefix("[UIViewController]"))
    case .initializer, .enumCase: return false
    }
  }

  /// Whether a method overrides one that the module gives to all controllers.
  private func overridesExtension(_ member: Member) -> Bool {
    member.kind == .method
      && module.extensions.contains { outline in
        extendsControllers(outline)
          && outline.members.contains { $0.name == member.name && module.isVisible($0) }
      }
  }

  private static let texts = ["title", "text", "message", "placeholder", "caption", "prompt"]

  /// Whether the method wants the name of something that it may not know, as a key of a cache.
  func namesSomething(_ member: Member) -> Bool {
    member.parameters.contains { parameter in
      let label = (parameter.label ?? member.name).lowercased()
      return module.resolved(parameter.type) == "String" && !parameter.hasDefault
        && !Self.texts.contains { label.contains($0) }
    }
  }

  /// Whether UIKit or a recogniser calls the method: a delegate's method, an action.
  func isCallback(_ member: Member) -> Bool {
    guard let first = member.parameters.first else { return false }
    let senders = [
      "GestureRecognizer", "NSNotification", "Notification", "UIScrollView", "UIEvent", "Timer",
      "CADisplayLink", "UIControl", "UIBarButtonItem", "UIButton", "AnyObject",
    ]
    if senders.contains(where: { first.type.hasSuffix($0) }) { return true }
    return member.parameters.contains {
      $0.type.contains("TransitionCoordinator") || $0.type.contains("ContextTransitioning")
        || $0.type.contains("TraitCollection")
    }
      || (first.label == nil && member.name == Self.noun(of: first.type)
        && member.parameters.count > 1)
  }

  /// The name that a delegate's methods about an object have: `pagerController` for a
  /// `PagerController`, and `navigationController` for UIKit's.
  private static func noun(of type: String) -> String {
    let own = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    return own.prefix(1).lowercased() + own.dropFirst()
  }

  func signature(_ member: Member) -> String {
    let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return member.kind == .method ? "\(member.name)(\(labels))" : member.name
  }

  func expressions(_ member: Member, on object: String, within outer: String)
    -> [(label: String, expression: String)]
  {
    var maker = maker
    maker.hasHost = true
    if member.kind == .property {
      let isNeeded =
        holdsController(member) && Set(member.modifiers).isDisjoint(with: Self.notNeeded)
      return maker.values(of: member.type, named: member.name, within: outer)
        .filter { !isNeeded && !member.type.hasSuffix("!") || $0 != "nil" }
        .map { (text("set \(member.name)", $0), "\(object).\(member.name) = \($0)") }
    }
    return maker.arguments(member, named: member.name, within: outer).map { list in
      let result = member.type.isEmpty || ["Void", "()"].contains(member.type) ? "" : "_ = "
      return (text(member.name, list), "\(result)\(object).\(member.name)(\(list))")
    }
  }

  /// The name of a call: the method and the arguments that tell it from its other calls.
  func text(_ name: String, _ arguments: String) -> String {
    var words = [name]
    for argument in ValueMaker.parts(of: arguments) where !argument.contains("(") {
      if argument.hasSuffix("nil") || argument.contains("{") { continue }
      // `Pager.Direction.forward` is `forward`.
      let value = argument.split(separator: " ").last ?? ""
      let isNumber = value.first?.isNumber == true
      let short = isNumber ? value : value.split(separator: ".").last ?? value
      words.append(argument.dropLast(value.count) + String(short))
    }
    return words.joined(separator: " ").filter { !"\"\\[]".contains($0) }
  }
}

// The calls of a scenario: every method whose arguments are known, with what must hold before it.

internal import SourceRewriting

/// Writes the calls of a module's methods.
struct CallWriter {
  let module: ModuleOutline
  let maker: ValueMaker

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

  /// Whether a container can't do without what a property holds: an implicitly unwrapped
  /// controller, or a list of controllers that it begins without.
  func isNeeded(_ member: Member) -> Bool {
    let isList =
      ["[UIViewController]", "[UIViewController]!"].contains(member.type)
      || (member.type.hasPrefix("[(") && member.type.contains("UIViewController"))
    return (isList || holdsController(member))
      && Set(member.modifiers).isDisjoint(with: Self.notNeeded)
  }

  // MARK: Containers that add themselves

  static let parents = ["toParent", "parent", "toParentViewController", "in"]
  private static let attachingLabels = ["to", "into"]
  private static let attaching = ["add", "attach", "embed", "install", "mount"]

  /// Whether a container adds itself to a parent: a screen is its host then, and not UIKit.
  func attachesItself(_ name: String) -> Bool {
    ([name] + module.ancestors(of: name)).flatMap(module.members).contains { member in
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

  // MARK: Calls

  /// Calls of every public method and settable controller whose arguments are known.
  ///
  /// A controller that is presented has no parent, and so it is added to none.
  func calls(
    on name: String,
    as object: String,
    isPresented: Bool = false,
    _ source: StubWriter.DataSource?,
    _ remarks: inout [String]
  ) -> [Operation] {
    var calls: [Operation] = []
    // A method that a protocol of the module requires is a delegate's: the module calls it.
    let required = module.requirements(of: name)
    let isHosted = attachesItself(name)
    let isRoot = object == "container" && !isHosted && !isPresented
    let needsView = isRoot && module.familyMembers(of: name).contains(where: isOutlet)
    for member in module.familyMembers(of: name)
    where mayBeCalled(member) && !required.contains(member.name) {
      if member.isGeneric {
        remarks.append("\(name).\(member.signature) is not called: it is generic")
        continue
      }
      if isPresented, takesParent(member) { continue }
      // UIKit's containers take out what they hold.
      if !isHosted || isPresented, member.name.hasSuffix("FromParent") { continue }
      let lists = expressions(member, on: object, within: name)
      if lists.isEmpty {
        remarks.append("\(name).\(member.signature) is not called: an argument is not known")
      }
      for (plain, expression) in lists {
        let hosted = expression.replacingScreens { label, _ in
          isHosted && isAttached(member, to: label) ? .host : nil
        }
        var lines = source.flatMap { condition($0, member, plain, object) }.map { [$0] } ?? []
        lines += guards(of: member, plain, of: name, as: object)
        if needsView, member.kind == .method {
          lines.append("guard container.isViewLoaded else { return }")
        }
        lines += withKnownChild(hosted, member, of: name, as: object)
        calls.append(Operation(label: calls.label(plain), lines: lines))
      }
    }
    return calls
  }

  /// Whether a property is what only a view brings: methods that come before the view is loaded end
  /// the process.
  private func isOutlet(_ member: Member) -> Bool {
    member.kind == .property && member.type.hasSuffix("!")
  }

  /// A page is inserted or deleted after the data source has done so.
  private func condition(
    _ source: StubWriter.DataSource,
    _ member: Member,
    _ label: String,
    _ object: String
  ) -> Snippet? {
    guard member.kind == .method, let first = member.parameters.first,
      module.resolved(first.type) == "Int", let index = number(in: label)
    else { return nil }
    let stub = "(\(object).\(source.property) as? \(source.stub))?"
    if member.name.hasPrefix("insert") {
      let screen = Snippet(.screen("inserted"))
      return "guard \(stub).insert(\(screen), at: \(index)) == true else { return }"
    }
    guard ["delete", "remove"].contains(where: member.name.hasPrefix) else { return nil }
    return "guard \(stub).remove(at: \(index)) == true else { return }"
  }

  private func number(in label: String) -> Int? {
    label.split(separator: " ").compactMap { Int($0) }.first
  }

  /// Names of methods that UIKit calls or that only set looks.
  private static let ignored = Set(
    words: """
      encode awakeFromNib prepareForInterfaceBuilder animationController
      interactionControllerForPresentation interactionControllerForDismissal presentationController
      navigationController tabBarController splitViewController pageViewController tableView
      collectionView gestureRecognizer tabBar presentationControllerForPresented
      adaptivePresentationStyle animateTransition
      """
  )

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
      && module.extensionsOfControllers.flatMap(\.members).contains {
        $0.name == member.name && module.isVisible($0)
      }
  }

  private static let texts = ["title", "text", "message", "placeholder", "caption", "prompt"]

  /// Whether the method wants the name of something that it may not know, as a key of a cache.
  private func namesSomething(_ member: Member) -> Bool {
    member.parameters.contains { parameter in
      let label = (parameter.label ?? member.name).lowercased()
      return module.resolved(parameter.type) == "String" && !parameter.hasDefault
        && !Self.texts.contains { label.contains($0) }
    }
  }

  private static let senders = [
    "GestureRecognizer", "NSNotification", "Notification", "UIScrollView", "UIEvent", "Timer",
    "CADisplayLink", "UIControl", "UIBarButtonItem", "UIButton", "AnyObject",
  ]

  /// Whether UIKit or a recogniser calls the method: a delegate's method, an action.
  private func isCallback(_ member: Member) -> Bool {
    guard let first = member.parameters.first else { return false }
    // A delegate's methods about an object have its name: `pagerController` for a
    // `PagerController`, and `navigationController` for UIKit's.
    let own = first.type.hasPrefix("UI") ? first.type.dropFirst(2) : first.type[...]
    let isDelegates =
      first.label == nil && member.name == own.prefix(1).lowercased() + own.dropFirst()
      && member.parameters.count > 1
    return isDelegates || Self.senders.contains(where: first.type.hasSuffix)
      || member.parameters.contains { parameter in
        ["TransitionCoordinator", "ContextTransitioning", "TraitCollection"]
          .contains(where: parameter.type.contains)
      }
  }

  func expressions(
    _ member: Member,
    on object: String,
    within outer: String
  ) -> [(label: String, expression: Snippet)] {
    var maker = maker
    maker.hasHost = true
    if member.kind == .property {
      let isNeeded =
        holdsController(member) && Set(member.modifiers).isDisjoint(with: Self.notNeeded)
      return maker.values(of: member.type, named: member.name, within: outer)
        .filter { !isNeeded && !member.type.hasSuffix("!") || $0 != "nil" }
        .map { (label("set \(member.name)", $0), "\(object).\(member.name) = \($0)") }
    }
    return maker.arguments(member, named: member.name, within: outer).map { list in
      let result = member.type.isEmpty || ["Void", "()"].contains(member.type) ? "" : "_ = "
      return (label(member.name, list), "\(result)\(object).\(member.name)(\(list))")
    }
  }

  /// The name of a call: the method and the arguments that tell it from its other calls.
  private func label(_ name: String, _ arguments: Snippet) -> String {
    var words = [name]
    for argument in ValueMaker.parts(of: arguments.text(host: "container"))
    where !argument.contains("(") && !argument.hasSuffix("nil") && !argument.contains("{") {
      // `Pager.Direction.forward` is `forward`.
      let value = argument.split(separator: " ").last ?? ""
      let isNumber = value.first?.isNumber == true
      let short = isNumber ? value : value.split(separator: ".").last ?? value
      words.append(argument.dropLast(value.count) + String(short))
    }
    return words.joined(separator: " ").filter { !"\"\\[]".contains($0) }
  }

  // MARK: What must hold before a call

  private func guards(
    of member: Member,
    _ label: String,
    of name: String,
    as object: String
  ) -> [Snippet] {
    if module.calls("present", member, of: name) { return Self.presentsNothing(by: object) }
    if module.calls("dismiss", member, of: name) { return Self.rests(object) }
    guard let list = list(indexedBy: member, of: name), let index = number(in: label) else {
      return []
    }
    // A new item may come after the last one.
    let sign = member.name.hasPrefix("insert") ? ">=" : ">"
    return ["guard \(object).\(list).count \(sign) \(index) else { return }"]
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
    let lists = module.familyMembers(of: name).filter { list in
      guard list.kind == .property, module.isVisible(list), !list.isStatic,
        list.type.hasPrefix("["), list.type.hasSuffix("]")
      else { return false }
      let element = module.resolved(String(list.type.dropFirst().dropLast()))
      return element.hasSuffix("Controller") || module.types[element]?.keyword == "protocol"
    }
    return lists.count == 1 ? lists[0].name : nil
  }

  /// Verbs of methods that are about a controller which the container has already.
  private static let verbsOfChildren = [
    "remove", "delete", "select", "move", "scroll", "go", "jump", "close", "hide", "pop",
    "activate", "focus", "reload", "index", "expand", "collapse", "detach", "uninstall", "unembed",
    "dismiss",
  ]

  /// The lines of a call; one that is about a child is given one of those that the container has.
  private func withKnownChild(
    _ expression: Snippet,
    _ member: Member,
    of name: String,
    as object: String
  ) -> [Snippet] {
    guard member.kind == .method, expression.screens.count == 1,
      Self.verbsOfChildren.contains(where: member.name.hasPrefix),
      ([name] + module.ancestors(of: name)).contains(where: { $0.hasSuffix("Controller") })
    else { return [expression] }
    let list = module.familyMembers(of: name).first {
      $0.kind == .property && !$0.isStatic && module.isVisible($0)
        && $0.type == "[UIViewController]"
    }
    return [
      "guard let child = \(object).\(list?.name ?? "children").last else { return }",
      expression.replacingScreens { _, _ in .text("child") },
    ]
  }

  /// UIKit refuses to present by a controller that is not on screen, that moves, or that presents
  /// already.
  static func presentsNothing(by object: String) -> [Snippet] {
    [
      "guard \(object).viewIfLoaded?.window != nil,",
      "  \(object).presentedViewController == nil, \(object).transitionCoordinator == nil",
      "else { return }",
    ]
  }

  /// A screen that is not shown, or that moves, has nothing that it could dismiss or replace, and
  /// nor has one whose presentation was only asked for.
  static func rests(_ object: String) -> [Snippet] {
    [
      "let shown = \(object).presentedViewController",
      "guard \(object).viewIfLoaded?.window != nil, \(object).transitionCoordinator == nil,",
      "  shown == nil || shown?.viewIfLoaded?.window != nil, shown?.isBeingDismissed != true",
      "else { return }",
    ]
  }

  // MARK: Functions

  /// Calls of the methods that the module gives to all controllers.
  func callsOnAnyController() -> [Operation] {
    var calls: [Operation] = []
    for outline in module.extensionsOfControllers {
      // A method that returns a controller wraps the screen, which is in the hierarchy already.
      for member in outline.members
      where isCallable(member) && member.kind == .method && !member.type.hasSuffix("Controller") {
        let presents =
          member.name.lowercased().contains("present")
          || module.calls("present", member, of: outline.name)
        for (plain, expression) in expressions(member, on: "container", within: outline.name) {
          let guards = presents ? Self.presentsNothing(by: "container") : Self.rests("container")
          let lines = withKnownChild(expression, member, of: outline.name, as: "container")
          let label = calls.label(plain, besides: "dismiss")
          calls.append(Operation(label: label, lines: guards + lines))
        }
      }
    }
    return calls
  }

  private static let presenters = Set(
    words: """
      from in on over presenter presentingViewController sourceViewController parent toParent host
      addTo target into hostViewController parentViewController targetViewController
      presentingController
      """
  )

  /// The arguments with the screen of the scenario where a controller is wanted that shows others.
  func withHost(_ list: Snippet) -> Snippet {
    list.replacingScreens { label, before in
      Self.presenters.contains(label) && before.hasSuffix("\(label): ") ? .host : nil
    }
  }

  /// Calls of the static methods of a type that shows controllers: `Alerts.show(menu)`.
  func staticCalls(of type: TypeOutline) -> [Operation] {
    let methods = module.members(of: type.name).filter {
      $0.kind == .method && $0.isStatic && module.isVisible($0) && !$0.isGeneric && !$0.isAsync
        && ["", "Void", "()"].contains($0.type) && !isCallback($0) && !namesSomething($0)
    }
    let showing = methods.filter { $0.parameters.contains(where: takesController) }
    guard !showing.isEmpty else { return [] }
    var calls: [Operation] = []
    // Of overloads with the same label, one with a controller.
    for method in showing + methods.filter({ !$0.parameters.contains(where: takesController) }) {
      for plain in maker.arguments(method, named: method.name, within: type.name) {
        let list = withHost(plain)
        let label = label("\(type.name) \(method.name)", list)
        guard !calls.contains(where: { $0.label == label }) else { continue }
        let call: Snippet = "\(type.name).\(method.name)(\(list))"
        calls.append(Operation(label: label, lines: Self.rests("container") + [call]))
      }
    }
    return calls
  }

  private func takesController(_ parameter: Parameter) -> Bool {
    module.resolved(parameter.type) == "UIViewController" && !parameter.hasDefault
  }
}

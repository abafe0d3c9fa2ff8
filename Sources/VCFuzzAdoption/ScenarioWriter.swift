// The scenarios of an adopted module: one for each container class that a scenario can make.

/// Writes the scenarios of a module.
struct ScenarioWriter {
  let module: ModuleOutline
  let maker: ValueMaker
  let calls: CallWriter
  let stubs: StubWriter
  let moduleName: String

  /// A scenario, or a class that none can be written for.
  struct Entry {
    /// Nil if the class can't be made without a line by hand.
    var code: ScenarioCode?
    /// The stubs that the scenario needs, as source by name.
    var stubs: [String: Snippet] = [:]
    var remarks: [String] = []
  }

  init(module: ModuleOutline, named name: String) {
    self.module = module
    maker = ValueMaker(module: module)
    calls = CallWriter(module: module, maker: maker)
    stubs = StubWriter(module: module, maker: maker, moduleName: name)
    moduleName = name
  }

  static let systemContainers: Set = [
    "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
  ]

  /// The scenario of a module without a container that can be made: a screen to replace.
  static let example: Snippet = """
    extension Scenario {
      public static let example = Scenario("example", "Replace it by one of yours.") { stage in
        \(.screen("screen"))
      } operations: { screen, stage in
        Call("lay out") { screen.view.setNeedsLayout() }
      }
    }

    """

  /// An entry for each container, in the order of the sources.
  var entries: [Entry] {
    var entries = module.names.compactMap { module.types[$0] }.compactMap { type -> Entry? in
      guard type.keyword == "class", module.isVisible(type), isContainer(type.name) else {
        return nil
      }
      guard !type.isGeneric else {
        return Entry(remarks: ["\(type.name) is generic: write the types by hand"])
      }
      // A controller that brings its own presentation is presented, unless it is a child as well.
      if isOnlyPresented(type.name) { return nil }
      return entry(of: type.name)
    }
    entries += helperEntries + navigationEntries
    // A module without containers has at least screens, which are presented.
    let isEmpty = entries.allSatisfy { $0.code == nil }
    let others = isEmpty ? animatorEntry ?? presentingEntry(showsAll: true) : nil
    if let presented = presentingEntry() ?? others { entries.append(presented) }
    return entries
  }

  private func isContainer(_ name: String) -> Bool {
    let ancestors = module.ancestors(of: name)
    return !Self.systemContainers.isDisjoint(with: ancestors)
      || ancestors.contains("UIViewController") && module.keepsChildren(name)
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
    guard let made = maker.initializer(of: name, named: "content") else {
      let remark = "\(name): no initialiser whose arguments are known; write one by hand"
      return Entry(remarks: [remark])
    }
    var remarks: [String] = []
    let source = stubs.dataSource(of: name, &remarks)
    var operations = calls.calls(on: name, as: "container", source, &remarks)
    operations += inheritedCalls(of: name, besides: operations)
    let container: [Snippet] = ["let container = \(made)", Snippet(.loading)]
    var setUp = neededControllers(of: name, given: made) + inheritedScreens(of: name)
    if let source {
      setUp += ["let \(source.property) = \(source.stub)(stage: stage)"]
      setUp += keeping(source.property) + ["container.\(source.property) = \(source.property)"]
    }
    let stubs = source.map { [$0.stub: $0.source] } ?? [:]
    guard calls.attachesItself(name) else {
      let code = ScenarioCode(
        constant: constant(name),
        summary: "\(name) of \(moduleName).",
        rootType: name,
        root: container + setUp + ["return container"],
        operations: operations
      )
      return Entry(code: code, stubs: stubs, remarks: remarks)
    }
    // Operations are no statements: what the container needs is set where it is made.
    let closure: [Snippet] =
      ["let container = {", "  \(container[0])", container[1]] + setUp.map { "  \($0)" }
      + ["  return container", "}()"]
    func hosted(_ lines: [Snippet]) -> [Snippet] {
      lines.map {
        $0.replacingScreens { name, _ in CallWriter.parents.contains(name) ? .host : nil }
      }
    }
    let code = ScenarioCode(
      constant: constant(name),
      summary: "\(name) of \(moduleName), in a screen that hosts it.",
      rootType: "UIViewController",
      root: ["return \(.screen("host"))"],
      made: hosted(setUp.isEmpty ? container : closure),
      operations: operations.map { Operation(label: $0.label, lines: hosted($0.lines)) },
      object: "host"
    )
    return Entry(code: code, stubs: stubs, remarks: remarks)
  }

  /// The line by which the container keeps an object.
  func keeping(_ object: String) -> [Snippet] {
    ["objc_setAssociatedObject(container, &stubKey, \(object), .OBJC_ASSOCIATION_RETAIN)"]
  }

  /// Sets what a container can't do without: its implicitly unwrapped controllers, and the lists
  /// of controllers that it begins without.
  private func neededControllers(of name: String, given call: Snippet) -> [Snippet] {
    module.familyMembers(of: name).compactMap { member in
      guard module.isSettable(member), !isGiven(member.name, by: call), calls.isNeeded(member),
        let value = maker.values(of: member.type, named: member.name, within: name)
          .first(where: { $0 != "nil" })
      else { return nil }
      return "container.\(member.name) = \(value)"
    }
  }

  /// Whether an argument of an initialiser is what a property holds: `leftMenuViewController:` is
  /// the `leftViewController`.
  private func isGiven(_ property: String, by call: Snippet) -> Bool {
    // `leftMenu` is left and menu.
    func words(of name: Substring) -> Set<String> {
      Set(name.matches(of: /[A-Z]?[a-z]+/).map { $0.output.lowercased() })
    }
    let wanted = words(of: property[...]).subtracting(["view", "controller", "controllers"])
    return call.text().matches(of: /(\w+):\s/).contains { label in
      label.1 == property || (!wanted.isEmpty && wanted.isSubset(of: words(of: label.1)))
    }
  }
}

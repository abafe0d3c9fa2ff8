// The classes that a scenario declares: data sources, and screens of a module's own kind.

/// Writes the classes that conform to protocols of a module.
struct StubWriter {
  let module: ModuleOutline
  let maker: ValueMaker
  let moduleName: String

  struct DataSource {
    let property: String
    let stub: String
    let source: Snippet
  }

  /// The data source that a class is given: of several, the first, since each may replace another.
  ///
  /// A delegate that must answer something is one by another name.
  func dataSource(of name: String, _ remarks: inout [String]) -> DataSource? {
    let members = ([name] + module.ancestors(of: name)).flatMap(module.members)
    let isNamedSo = { (member: Member) in member.name.lowercased().hasSuffix("datasource") }
    let candidates = members.filter(isNamedSo) + members.filter { !isNamedSo($0) && answers($0) }
    let all = candidates.filter(module.isSettable).compactMap { member -> DataSource? in
      let type = String(member.type.prefix { $0 != "?" && $0 != "!" })
      guard let stub = stub(of: type) else {
        if module.types[type] != nil {
          remarks.append("\(name).\(member.name) is not set: write a \(type) by hand")
        }
        return nil
      }
      return DataSource(property: member.name, stub: "\(type)Stub", source: stub)
    }
    return all.first
  }

  /// Whether a property is a delegate of the module's that must answer how many there are.
  private func answers(_ member: Member) -> Bool {
    guard member.kind == .property, member.name.lowercased().hasSuffix("delegate") else {
      return false
    }
    let name = String(member.type.prefix { $0 != "?" && $0 != "!" })
    return required(by: name).contains {
      $0.kind == .method && module.resolved($0.type) == "Int"
    }
  }

  /// The members of a protocol that it gives no implementation of its own.
  private func required(by name: String) -> [Member] {
    let extensions = module.extensions.filter { $0.name == name }
    // Methods of a delegate often have one name and differ by their labels.
    let provided = Set(extensions.flatMap(\.members).map(\.signature))
    return (module.types[name]?.members ?? []).filter {
      $0.kind != .enumCase && !$0.isOptional && !provided.contains($0.signature)
    }
  }

  /// The classes of screens that some calls make, as source by name; nil if one can't be written.
  func screens(in calls: [Operation]) -> [String: Snippet]? {
    let pieces = calls.flatMap { $0.made + $0.lines }.flatMap(\.pieces)
    var stubs: [String: Snippet] = [:]
    for name in module.names where pieces.contains(.ownScreen(name)) {
      guard let source = screen(named: "\(name)Screen", conformingTo: [name]) else { return nil }
      stubs["\(name)Screen"] = source
    }
    return stubs
  }

  /// The screens that the module insists on for all that it shows, and how a stage makes one; nil
  /// if plain screens will do, or if none of that kind can be written.
  var page: Snippet? {
    let kinds = module.requiredProtocols.filter { name in
      module.types[name].map(module.isVisible) == true
        // A cell, a transition or a window is no screen.
        && ["UIView", "UIPresentationController"].allSatisfy {
          !module.ancestors(of: name).contains($0)
        }
        && conformances(to: name, isScreen: true) != nil
    }
    guard !kinds.isEmpty, let page = screen(named: "Page", conformingTo: kinds) else { return nil }
    return """
      \(page)
      extension Stage {
        fileprivate func page(_ name: String) -> UIViewController { named(name, Page()) }
      }

      """
  }

  /// A class of screens that conform to protocols of the module; nil if it can't be written.
  private func screen(named name: String, conformingTo protocols: [String]) -> Snippet? {
    var lines: [Snippet] = []
    for kind in protocols {
      guard let own = conformances(to: kind, isScreen: true) else { return nil }
      lines += own.filter { !lines.contains($0) }
    }
    return """
      /// A screen as \(moduleName) wants one.
      private final class \(name): UIViewController, \(protocols.joined(separator: ", ")) {
      \(lines.joined(by: "\n"))
      }

      """
  }

  /// A class that conforms to a protocol of the module with three screens; nil if it can't.
  private func stub(of name: String) -> Snippet? {
    guard let type = module.types[name], type.keyword == "protocol", module.isVisible(type),
      type.inherited.allSatisfy({ ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return nil }
    guard let lines = conformances(to: name) else { return nil }
    let helper = lines.contains { $0.text().contains("neighbour(") } ? Self.neighbour : []
    return """
      /// Answers as a data source of three screens does.
      private final class \(name)Stub: NSObject, \(name) {
        private var screens: [UIViewController]

        init(stage: Stage) {
          screens = (1...3).map { \(.screen("page \\($0)")) }
        }

        func insert(_ screen: UIViewController, at index: Int) -> Bool {
          guard index <= screens.count else { return false }
          screens.insert(screen, at: index)
          return true
        }

        func remove(at index: Int) -> Bool {
          guard screens.count > 1, index < screens.count else { return false }
          screens.remove(at: index)
          return true
        }

      \((lines + helper).joined(by: "\n"))
      }

      """
  }

  /// What a data source answers that is asked for pages around one.
  private static let neighbour: [Snippet] = [
    "",
    "  private func neighbour(of screen: UIViewController, by step: Int) -> UIViewController? {",
    "    guard let index = screens.firstIndex(where: { $0 === screen }),",
    "      screens.indices.contains(index + step)",
    "    else { return nil }",
    "    return screens[index + step]",
    "  }",
  ]

  /// -1 for a method that wants the page before one, 1 for one after it.
  private func step(of member: Member) -> Int? {
    let words = ([member.name] + member.parameters.compactMap(\.label)).joined().lowercased()
    if ["before", "previous"].contains(where: words.contains) { return -1 }
    return ["after", "next"].contains(where: words.contains) ? 1 : nil
  }

  /// The members that a class must have to conform, a line each; nil if one is not known.
  private func conformances(to name: String, isScreen: Bool = false) -> [Snippet]? {
    var lines: [Snippet] = []
    for member in required(by: name) {
      guard let line = conformance(member, within: name, isScreen: isScreen) else { return nil }
      lines.append("  \(line)")
    }
    return lines
  }

  private func conformance(_ member: Member, within outer: String, isScreen: Bool) -> Snippet? {
    let value: Snippet
    // What is unwrapped implicitly is an outlet, which a nib fills.
    let isOutlet = member.type.hasSuffix("!")
    let parameters = member.parameters.enumerated()
    let index = parameters.first { module.resolved($0.element.type) == "Int" }
    let page = Array(parameters).last { module.resolved($0.element.type) == "UIViewController" }
    switch member.type {
    case "UIViewController" where isScreen, "UIViewController?" where isScreen: value = "self"
    case "[UIViewController]" where isScreen, "[UIViewController]?" where isScreen: value = "[]"
    case "Int" where !isScreen: value = "screens.count"
    case "CGFloat" where index != nil:
      // Heights and the like, which must differ and often ascend.
      value = "CGFloat(100 * (p\(index?.offset ?? 0) + 1))"
    case "[UIViewController]", "[UIViewController]?": value = "screens"
    case "UIViewController?" where step(of: member) != nil && page != nil:
      value = "neighbour(of: p\(page?.offset ?? 0), by: \(step(of: member) ?? 1))"
    case "UIViewController", "UIViewController?":
      value = index.map { "screens[p\($0.offset) % screens.count]" } ?? "screens[0]"
    case "", "Void", "()": value = ""
    case "NSLayoutConstraint!" where isScreen:
      value = "view.heightAnchor.constraint(equalToConstant: 100)"
    default:
      var maker = maker
      // Items differ by their index.
      maker.index = index.map { "p\($0.offset)" }
      let values = maker.values(of: member.type, named: "page", within: outer)
      guard let made = values.first(where: { !isOutlet || $0 != "nil" }), made.screens.isEmpty
      else { return nil }
      value = made
    }
    switch member.kind {
    case .property:
      let declaration = "var \(member.name): \(member.type)"
      if isOutlet { return "lazy \(declaration) = \(value)" }
      return member.isSettable ? "\(declaration) = \(value)" : "\(declaration) { \(value) }"
    case .method:
      let list = parameters.map { "\($0.element.label ?? "_") p\($0.offset): \($0.element.type)" }
        .joined(separator: ", ")
      let result = member.type.isEmpty ? "" : " -> \(member.type)"
      return "func \(member.name)(\(list))\(result) { \(value) }"
    case .initializer, .enumCase: return nil
    }
  }
}

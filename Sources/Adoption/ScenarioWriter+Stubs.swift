// The classes that a scenario declares: data sources, and screens of a module's own kind.

extension ScenarioWriter {
  // MARK: Data sources

  struct DataSource {
    let property: String
    let stub: String
    let source: String
  }

  func dataSources(of name: String, _ remarks: inout [String]) -> [DataSource] {
    let family = [name] + module.ancestors(of: name)
    return family.flatMap { module.members(of: $0) }.compactMap { member -> DataSource? in
      guard member.kind == .property, member.isSettable, module.isVisible(member),
        member.name.lowercased().hasSuffix("datasource")
      else { return nil }
      let type = String(member.type.prefix { $0 != "?" && $0 != "!" })
      guard let stub = stub(of: type) else {
        if module.types[type] != nil {
          remarks.append("\(name).\(member.name) is not set: write a \(type) by hand")
        }
        return nil
      }
      return DataSource(property: member.name, stub: "\(type)Stub", source: stub)
    }
  }

  /// The classes of screens that some calls make, as source by name; nil if one can't be written.
  func screens(in calls: [String]) -> [String: String]? {
    var stubs: [String: String] = [:]
    for name in module.names
    where module.types[name]?.keyword == "protocol"
      && calls.contains(where: { $0.contains("\(name)Screen()") })
    {
      guard let lines = conformances(to: name) else { return nil }
      stubs["\(name)Screen"] = """
        /// A screen as \(moduleName) wants one.
        private final class \(name)Screen: UIViewController, \(name) {
        \(lines.joined(separator: "\n"))
        }

        """
    }
    return stubs
  }

  /// A class that conforms to a protocol of the module with three screens; nil if it can't.
  private func stub(of name: String) -> String? {
    guard let type = module.types[name], type.keyword == "protocol", module.isVisible(type),
      type.inherited.allSatisfy({ ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return nil }
    guard let lines = conformances(to: name) else { return nil }
    return """
      /// Answers as a data source of three screens does.
      private final class \(name)Stub: NSObject, \(name) {
        private var screens: [UIViewController]

        init(stage: Stage) {
          screens = (1...3).map { stage.screen("page \\($0)") }
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

      \(lines.joined(separator: "\n"))
      }

      """
  }

  /// The members that a class must have to conform, a line each; nil if one is not known.
  private func conformances(to name: String) -> [String]? {
    let provided = Set(module.extensions.filter { $0.name == name }.flatMap(\.members).map(\.name))
    var lines: [String] = []
    for member in module.types[name]?.members ?? []
    where member.kind != .enumCase && !member.isOptional && !provided.contains(member.name) {
      guard let line = conformance(member, within: name) else { return nil }
      lines.append("  " + line)
    }
    return lines
  }

  private func conformance(_ member: Member, within outer: String) -> String? {
    let value: String
    let index = member.parameters.enumerated().first { module.resolved($0.element.type) == "Int" }
    switch member.type {
    case "Int": value = "screens.count"
    case "[UIViewController]", "[UIViewController]?": value = "screens"
    case "UIViewController", "UIViewController?":
      value = index.map { "screens[p\($0.offset) % screens.count]" } ?? "screens[0]"
    case "", "Void", "()": value = ""
    default:
      guard let made = maker.values(of: member.type, named: "page", within: outer).first,
        !made.contains("stage.")
      else { return nil }
      value = made
    }
    switch member.kind {
    case .property: return "var \(member.name): \(member.type) { \(value) }"
    case .method:
      let list = member.parameters.enumerated()
        .map { "\($0.element.label ?? "_") p\($0.offset): \($0.element.type)" }
        .joined(separator: ", ")
      let result = member.type.isEmpty ? "" : " -> \(member.type)"
      return "func \(member.name)(\(list))\(result) { \(value) }"
    case .initializer, .enumCase: return nil
    }
  }
}

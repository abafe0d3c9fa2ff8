// All types of a module, with what their extensions add.

/// The types of a module by name.
struct ModuleOutline {
  private(set) var types: [String: TypeOutline] = [:]
  /// The names in the order of the sources.
  private(set) var names: [String] = []
  private(set) var extensions: [TypeOutline] = []
  /// What type aliases stand for, by their last name; one that is declared twice is left out.
  private var aliases: [String: String] = [:]
  /// The protocols of the module that some of its code insists on, in the order of the sources.
  let requiredProtocols: [String]
  /// Whether a scenario sees members that are not public.
  let seesInternals: Bool

  init(sources: [String], seesInternals: Bool) {
    self.seesInternals = seesInternals
    let files = sources.compactMap(OutlineReader.init)
    for (alias, type) in files.flatMap(\.aliases)
    where type.split(separator: ".").last.map({ String($0) }) != alias {
      // `typealias Index = Pager.Index` names the same type again.
      aliases[alias] = aliases[alias] == nil ? type : ""
    }
    for outline in files.flatMap(\.types) {
      for (alias, type) in outline.aliases { aliases[alias] = aliases[alias] == nil ? type : "" }
      if outline.keyword == "extension" {
        extensions.append(outline)
      } else if types[outline.name] == nil {
        types[outline.name] = outline
        names.append(outline.name)
      }
    }
    let required = Set(files.flatMap(\.requiredKinds))
    let types = types
    requiredProtocols = names.filter { required.contains($0) && types[$0]?.keyword == "protocol" }
  }

  /// A type by its name, as it is written within another type or in full.
  func type(_ name: String, within outer: String? = nil) -> TypeOutline? {
    var scope = outer
    while let current = scope {
      if let found = types[current + "." + name] { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    return types[name]
  }

  /// The type that an alias stands for; another type stands for itself.
  func resolved(_ type: String) -> String {
    let name = type.split(separator: ".").last.map { String($0) } ?? type
    guard types[type] == nil, let meant = aliases[name], !meant.isEmpty, meant != type else {
      return type
    }
    return meant
  }

  /// The names of the methods that the protocols of a class require.
  func requirements(of name: String) -> Set<String> {
    let protocols = ancestors(of: name).filter { types[$0]?.keyword == "protocol" }
    return Set(protocols.flatMap { types[$0]?.members.map(\.name) ?? [] })
  }

  func isVisible(_ type: TypeOutline) -> Bool { seesInternals || type.isPublic }

  func isVisible(_ member: Member) -> Bool {
    !member.isPrivate && !member.isUnavailable && (seesInternals || member.isPublic)
  }

  /// The types that a scenario can name, in the order of the sources.
  func usableTypes(_ keywords: [String] = ["class"]) -> [TypeOutline] {
    names.compactMap { types[$0] }.filter {
      keywords.contains($0.keyword) && isVisible($0) && !$0.isGeneric
    }
  }

  /// The extensions that give their members to all controllers.
  var extensionsOfControllers: [TypeOutline] {
    extensions.filter { outline in
      if outline.name == "UIViewController" { return outline.constraint.isEmpty }
      return outline.constraint.filter { $0 != " " } == "Self:UIViewController"
        && extensions.contains {
          $0.name == "UIViewController" && $0.inherited.contains(outline.name)
        }
    }
  }

  /// Whether a scenario can set a property.
  func isSettable(_ member: Member) -> Bool {
    member.kind == .property && member.isSettable && isVisible(member)
  }

  /// The members of a class and of its superclasses of this module.
  func familyMembers(of name: String) -> [Member] { family(of: name).flatMap(members) }

  /// The members of a type and of its extensions without constraints.
  func members(of name: String) -> [Member] {
    let own = types[name]?.members ?? []
    return own
      + extensions.filter { $0.name == name && $0.constraint.isEmpty }.flatMap(\.members)
  }

  /// Whether a method calls one of that name of its own object, itself or by other methods.
  func calls(_ wanted: String, _ member: Member, of name: String) -> Bool {
    let methods = familyMembers(of: name).filter { $0.kind == .method }
    var seen: Set<String> = []
    var open = member.ownCalls
    while let next = open.popFirst() {
      if next == wanted { return true }
      guard seen.insert(next).inserted else { continue }
      for method in methods where method.name == next { open.formUnion(method.ownCalls) }
    }
    return false
  }

  /// The names of the superclasses and protocols of a type, its own first.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var open = inherited(by: name)
    while !open.isEmpty {
      let next = open.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      open += inherited(by: next)
    }
    return result
  }

  /// A class and its superclasses of this module.
  func family(of name: String) -> [String] {
    [name] + ancestors(of: name).filter { types[$0]?.keyword == "class" }
  }

  private func inherited(by name: String) -> [String] {
    let own = types[name]?.inherited ?? []
    let all = own + extensions.filter { $0.name == name }.flatMap(\.inherited)
    return all.map { String($0.prefix { $0 != "<" && $0 != " " }) }
  }

  /// Whether a class, its extensions or its superclasses of this module keep children.
  func keepsChildren(_ name: String) -> Bool {
    declares([name] + ancestors(of: name), \.keepsChildren)
  }

  /// Whether a class or its superclasses of this module set how they are presented.
  func setsTransition(_ name: String) -> Bool {
    declares(family(of: name), \.setsTransition)
  }

  private func declares(_ family: [String], _ property: KeyPath<TypeOutline, Bool>) -> Bool {
    family.contains { member in
      types[member]?[keyPath: property] == true
        || extensions.contains { $0.name == member && $0[keyPath: property] }
    }
  }
}

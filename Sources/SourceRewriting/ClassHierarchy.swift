// The classes of a module, which both passes over members of extensions ask for.

/// The classes of a module with their superclasses.
struct ClassHierarchy {
  private(set) var classes: Set<String> = []
  private var superclasses: [String: String] = [:]

  init(_ module: [Code]) {
    for type in module.flatMap(\.types) where type.keyword == "class" {
      classes.insert(type.fullName)
      superclasses[type.fullName] = type.inherited.first.map { String($0.prefix { $0 != "<" }) }
    }
  }

  /// Whether a class of the module names a superclass.
  func inherits(_ type: String) -> Bool { superclasses[type] != nil }

  /// The superclasses of a class, its own first; the last may be another module's.
  func ancestors(of type: String) -> [String] {
    var result: [String] = []
    var next = superclasses[type]
    while let current = next, !result.contains(current) {
      result.append(current)
      next = superclasses[current]
    }
    return result
  }
}

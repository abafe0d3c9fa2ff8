// The tree of controllers that a run starts from, and its text: `nav(A, tabs(B, root))`.

/// A controller and what it holds.
package struct Tree: Hashable, Sendable {
  /// What kind of controller it is.
  package var role: Role
  /// What a container holds at first.
  package var children: [Tree]

  package init(_ role: Role, _ children: [Tree] = []) {
    self.role = role
    self.children = children
  }

  package static let screen = Tree(.screen)
  package static let root = Tree(.root)

  /// How many controllers it has.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// How many unusual containers it has.
  var unusualCount: Int { children.reduce(role.isUnusual ? 1 : 0) { $0 + $1.unusualCount } }

  /// Whether the root of the scenario is in it.
  package var hasRoot: Bool { has(.root) }

  /// Whether the tree has a controller of that role.
  func has(_ role: Role) -> Bool { self.role == role || children.contains { $0.has(role) } }
}

extension Tree {
  /// The kind of a controller in a configuration.
  package enum Role: String, CaseIterable, Sendable {
    /// A plain screen, or the observer's.
    case screen
    /// The root of the scenario.
    case root
    case nav
    case tabs
    /// A page controller that scrolls.
    case pages
    /// A page controller that curls.
    case curl
    case split
    /// A plain container that forwards automatically.
    case host
    /// A container that forwards by hand, and shows one child.
    case manual

    /// Whether it holds others.
    package var isContainer: Bool { self != .screen && self != .root }

    /// Whether its controller may be a `PageHolder`: to ask every controller would take longer.
    var mayHoldPages: Bool {
      switch self {
      case .root, .pages, .curl, .host, .manual: true
      case .screen, .nav, .tabs, .split: false
      }
    }

    /// Whether few apps have such a container at the top.
    var isUnusual: Bool { isContainer && self != .nav && self != .tabs }
  }
}

// The tree of controllers that a run starts from, and its text: `nav(A, tabs(B, root))`.

/// A controller and what it holds.
package struct Tree: Hashable, Sendable {
  /// What kind of controller it is.
  package var role: ControllerRole
  /// What a container holds at first.
  package var children: [Tree]

  package init(_ role: ControllerRole, _ children: [Tree] = []) {
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
  func has(_ role: ControllerRole) -> Bool {
    self.role == role || children.contains { $0.has(role) }
  }
}

// The controllers of a configuration, numbered as they are read, with their names in steps.

/// One controller of a configuration, by its number.
package typealias Slot = Int

/// Who is who in a configuration.
package struct Cast: Hashable, Sendable {
  /// A controller of the configuration.
  package struct Member: Hashable, Sendable {
    package let role: ControllerRole
    package let name: String
    /// The container that holds it at first.
    package let parent: Slot?
    package fileprivate(set) var children: [Slot] = []
    /// Which tree it belongs to: 0 is the window's.
    package let tree: Int
  }

  package private(set) var members: [Member] = []
  /// The top of each tree; the first is the window's root.
  package private(set) var tops: [Slot] = []
  private var counts: [Int]

  package init(_ configuration: Configuration) {
    counts = Array(repeating: 0, count: ControllerRole.allCases.count)
    let prefix = configuration.trees.contains(where: \.hasRoot) ? "S" : ""
    for (number, tree) in configuration.trees.enumerated() {
      tops.append(add(tree, parent: nil, tree: number, prefix: prefix))
    }
  }

  private mutating func add(_ tree: Tree, parent: Slot?, tree number: Int, prefix: String) -> Slot {
    let slot = members.count
    let name = nextName(of: tree.role, prefix: prefix)
    members.append(Member(role: tree.role, name: name, parent: parent, tree: number))
    for child in tree.children {
      members[slot].children.append(add(child, parent: slot, tree: number, prefix: prefix))
    }
    return slot
  }

  /// Screens are A, B, C, or S1, S2, S3 where the scenario may have screens of its own.
  private mutating func nextName(of role: ControllerRole, prefix: String) -> String {
    let index = Int(role.rawValue)
    counts[index] += 1
    let count = counts[index]
    if role != .screen { return count == 1 ? role.name : "\(role.name)\(count)" }
    guard prefix.isEmpty else { return "\(prefix)\(count)" }
    let letter = String(UnicodeScalar(UInt8(65 + (count - 1) % 26)))
    return count <= 26 ? letter : "\(letter)\((count - 1) / 26)"
  }

  package subscript(slot: Slot) -> Member { members[slot] }
  package var count: Int { members.count }

  /// The controller of that name.
  package func slot(named name: some StringProtocol) -> Slot? {
    members.firstIndex { $0.name == name }
  }
}

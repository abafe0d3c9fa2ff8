// The simpler configurations that may replace one, and where its controllers go.

internal import VCLifecycle

/// A simpler configuration, and the new slot of each old one.
struct SettingEdit {
  let configuration: Configuration
  /// Where each controller is in the new configuration; nil for those that are gone.
  let slots: [Slot?]
}

extension Configuration {
  /// The configurations one edit simpler, the simplest first.
  func simpler(keepsProfile: Bool) -> [SettingEdit] {
    let same = Array(0..<Cast(self).count).map(Optional.some)
    var edits = treeEdits
    guard !keepsProfile else { return edits }
    if device != .phone { edits.append(with(same) { $0.device = .phone }) }
    if profile != .standard { edits.append(with(same) { $0.profile = .standard }) }
    let plain = profile.plain
    if profile != plain { edits.append(with(same) { $0.profile = plain }) }
    for variant in Variant.all where variant.tellsApart(profile, plain) {
      edits.append(with(same) { _ = variant.set(variant.value(in: plain), in: &$0.profile) })
    }
    if profile.os != Profile.standard.os {
      edits.append(
        with(same) { configuration in
          var changed = Profile.standard
          for variant in Variant.all where variant.tellsApart(profile, plain) {
            _ = variant.set(variant.value(in: profile), in: &changed)
          }
          configuration.profile = changed
        }
      )
    }
    return edits
  }

  private func with(_ slots: [Slot?], _ change: (inout Configuration) -> Void) -> SettingEdit {
    var configuration = self
    change(&configuration)
    return SettingEdit(configuration: configuration, slots: slots)
  }

  // MARK: Trees

  private var treeEdits: [SettingEdit] {
    let trees = NumberedTree.number(self.trees)
    var edits: [SettingEdit] = []
    for index in trees.indices.dropFirst().reversed() {
      var fewer = trees
      fewer.remove(at: index)
      edits.append(edit(fewer))
    }
    // A tree from aside may stand in the window instead of what is there.
    for index in trees.indices.dropFirst() {
      var moved = trees
      moved[0] = moved.remove(at: index)
      edits.append(edit(moved))
    }
    for index in trees.indices {
      for simpler in trees[index].simpler {
        var changed = trees
        changed[index] = simpler
        edits.append(edit(changed))
      }
    }
    let hadRoot = self.trees.contains(where: \.hasRoot)
    return edits.filter { $0.configuration.trees.contains(where: \.hasRoot) == hadRoot }
  }

  private func edit(_ trees: [NumberedTree]) -> SettingEdit {
    var order: [Slot] = []
    for tree in trees { tree.collect(&order) }
    var slots = [Slot?](repeating: nil, count: Cast(self).count)
    for (new, old) in order.enumerated() where old >= 0 { slots[old] = new }
    var configuration = self
    configuration.window = trees[0].plain
    configuration.spares = trees.dropFirst().map(\.plain)
    return SettingEdit(configuration: configuration, slots: slots)
  }

  /// The configuration with those aside in that order.
  func reordering(spares order: [Int]) -> SettingEdit {
    let trees = NumberedTree.number(self.trees)
    return edit([trees[0]] + order.map { trees[$0 + 1] })
  }
}

/// A tree whose controllers remember their old slots.
private struct NumberedTree {
  var role: ControllerRole
  var slot: Slot
  var children: [NumberedTree]

  static func number(_ trees: [Tree]) -> [NumberedTree] {
    var next = 0
    return trees.map { NumberedTree($0, &next) }
  }

  private init(_ tree: Tree, _ next: inout Int) {
    role = tree.role
    slot = next
    next += 1
    children = []
    for child in tree.children { children.append(NumberedTree(child, &next)) }
  }

  var plain: Tree { Tree(role, children.map(\.plain)) }

  func collect(_ order: inout [Slot]) {
    order.append(slot)
    for child in children { child.collect(&order) }
  }

  /// The trees one edit simpler: a child in its container's place, tabs in the place of an unusual
  /// container, a child less.
  var simpler: [NumberedTree] {
    var trees = children
    if role.isContainer, !isNeeded {
      var screen = self
      screen.role = .screen
      screen.children = []
      trees.append(screen)
    }
    if role.isUnusual, !children.isEmpty {
      var tabs = self
      tabs.role = .tabs
      trees.append(tabs)
    }
    for index in children.indices {
      if children.count > role.row.childrenMin {
        var fewer = self
        fewer.children.remove(at: index)
        trees.append(fewer)
      }
      for simpler in children[index].simpler {
        var changed = self
        changed.children[index] = simpler
        if changed.isWellFormed { trees.append(changed) }
      }
    }
    return trees
  }

  private var isNeeded: Bool { role == .root || children.contains(where: \.isNeeded) }

  /// Whether UIKit takes such a tree: a stack holds no stacks (NAV-11).
  private var isWellFormed: Bool {
    !role.row.isStack || children.allSatisfy { $0.role.row.isStackable }
  }
}

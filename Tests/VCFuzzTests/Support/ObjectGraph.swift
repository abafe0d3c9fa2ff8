// Everything that objects hold, found by reflection: what code that writes states down may forget.

import VCLifecycle

/// The graph of all objects that one object refers to, as text.
///
/// Every stored property of every object is in it but those of `left`, by type and name. Two runs
/// whose graphs are equal differ in nothing but places in memory.
struct ObjectGraph {
  private(set) var lines: [String] = []
  /// The stored properties that were met, by type and name.
  private(set) var properties: Set<String> = []
  /// Those that hold a block.
  private(set) var blocks: Set<String> = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var kept: [AnyObject] = []
  private var positions: [Int: Int] = [:]
  private let left: Set<String>
  private let ranked: Set<String>

  /// Walks a graph; `left` names what is left out, `ranked` what is only compared with its like.
  init(of root: AnyObject, leavingOut left: Set<String>, ranking ranked: Set<String>) {
    self.left = left
    self.ranked = ranked
    walk(root, "root")
    // Ranks in the place of the numbers.
    let order = Dictionary(
      uniqueKeysWithValues: Set(positions.values).sorted().enumerated().map { ($1, $0) }
    )
    for (line, value) in positions { lines[line] += " #\(order[value] ?? -1)" }
  }

  private mutating func walk(_ value: Any, _ name: String) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      if let number = numbers[ObjectIdentifier(object)] {
        lines.append("\(name) @\(number)")
        return
      }
      numbers[ObjectIdentifier(object)] = numbers.count
      kept.append(object)
      lines.append("\(name) \(type(of: object))")
    }
    if ranked.contains(name), let number = value as? Int32, number >= 0 {
      positions[lines.count] = Int(number)
      lines.append(name)
      return
    }
    let isLeaf = mirror.children.isEmpty && mirror.superclassMirror == nil
    if isLeaf, mirror.displayStyle != .class {
      let text = "\(value)"
      if text.contains("(Function)") { blocks.insert(name) }
      lines.append("\(name) \(text)")
    }
    var current: Mirror? = mirror
    while let level = current {
      walk(level, name)
      current = level.superclassMirror
    }
  }

  private mutating func walk(_ level: Mirror, _ name: String) {
    switch level.displayStyle {
    case .collection, .set, .dictionary, .optional, .tuple:
      lines.append("\(name) \(level.children.count)")
      for child in level.children { walk(child.value, name) }
    case .enum:
      for child in level.children {
        lines.append("\(name) \(child.label ?? "")")
        walk(child.value, name)
      }
    default:
      for child in level.children {
        let key = "\(level.subjectType).\(child.label ?? "")"
        if left.contains(key) { continue }
        properties.insert(key)
        walk(child.value, key)
      }
    }
  }
}

// The items of one section as an outline: parents that show or hide their children.

/// The items of one section, some of which have children.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable>: @unchecked Sendable
{
  private struct Entry {
    let item: ItemIdentifierType
    let level: Int
  }

  /// All items from top to bottom, each before its children.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var closedLevel = Int.max
    for entry in entries {
      if entry.level > closedLevel { continue }
      closedLevel = expanded.contains(entry.item) ? Int.max : entry.level
      result.append(entry.item)
    }
    return result
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int { entries[required(item)].level }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let index = required(child)
    return entries[..<index].last { $0.level < entries[index].level }?.item
  }

  // MARK: Changes

  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: entries.count, level: 0) }
    let index = required(parent)
    insert(items, at: endOfSubtree(index), level: entries[index].level + 1)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let index = required(item)
    insert(items, at: index, level: entries[index].level)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let index = required(item)
    insert(items, at: endOfSubtree(index), level: entries[index].level)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      entries.removeSubrange(index..<endOfSubtree(index))
    }
  }

  public mutating func deleteAll() {
    entries = []
    expanded = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  // MARK: Places

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, level: Int) {
    for item in items {
      precondition(!contains(item), "Supplied identifiers are not unique: \(item)")
    }
    entries.insert(contentsOf: items.map { Entry(item: $0, level: level) }, at: index)
  }

  private func endOfSubtree(_ index: Int) -> Int {
    let level = entries[index].level
    return entries[(index + 1)...].firstIndex { $0.level <= level } ?? entries.count
  }

  private func required(_ item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      preconditionFailure("Invalid item identifier specified: \(item)")
    }
    return index
  }
}

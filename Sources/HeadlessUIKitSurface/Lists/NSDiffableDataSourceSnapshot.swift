// The sections and items that a diffable data source shows: a value that apps build and apply.

internal import Foundation

/// The sections and items of a list, in their order, by identifiers that occur once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: @unchecked Sendable {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  private var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = [], reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { known.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { sections[required(identifier)].items.count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { sections[required(identifier)].items }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sections[$0.section].identifier }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex { $0.identifier == identifier } }

  // MARK: Items

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    precondition(!sections.isEmpty, "There are currently no sections in the data source.")
    let section = sectionIdentifier.map { required($0) } ?? sections.count - 1
    note(identifiers)
    sections[section].items += identifiers
  }

  public mutating func insertItems(_ new: [ItemIdentifierType], beforeItem item: ItemIdentifierType) { insert(new, 0, from: item) }

  public mutating func insertItems(_ new: [ItemIdentifierType], afterItem item: ItemIdentifierType) { insert(new, 1, from: item) }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    known.subtract(deleted)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  public mutating func deleteAllItems() {
    sections = []
    known = []
  }

  public mutating func moveItem(_ moved: ItemIdentifierType, beforeItem item: ItemIdentifierType) { move(moved, 0, from: item) }

  public mutating func moveItem(_ moved: ItemIdentifierType, afterItem item: ItemIdentifierType) { move(moved, 1, from: item) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = required(identifier) }
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = required(identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sections.count) }

  public mutating func insertSections(_ new: [SectionIdentifierType], beforeSection section: SectionIdentifierType) {
    insert(new, at: required(section))
  }

  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: required(toIdentifier) + 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      known.subtract(sections.remove(at: index).items)
    }
  }

  public mutating func moveSection(_ moved: SectionIdentifierType, beforeSection at: SectionIdentifierType) { move(moved, 0, from: at) }

  public mutating func moveSection(_ moved: SectionIdentifierType, afterSection at: SectionIdentifierType) { move(moved, 1, from: at) }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = required(identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where indexOfSection(identifier) != nil {
      preconditionFailure("Section identifier count does not match data source count: identifiers are not unique.")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
  }

  private mutating func move(_ identifier: SectionIdentifierType, _ offset: Int, from other: SectionIdentifierType) {
    let section = sections.remove(at: required(identifier))
    sections.insert(section, at: required(other) + offset)
  }

  private mutating func note(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !known.insert(identifier).inserted {
      preconditionFailure("Fatal: supplied item identifiers are not unique. Duplicate identifier: \(identifier)")
    }
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], _ offset: Int, from item: ItemIdentifierType) {
    let place = required(item)
    note(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  private mutating func move(_ identifier: ItemIdentifierType, _ offset: Int, from item: ItemIdentifierType) {
    let old = required(identifier)
    sections[old.section].items.remove(at: old.item)
    let place = required(item)
    sections[place.section].items.insert(identifier, at: place.item + offset)
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (index, section) in sections.enumerated() { if let item = section.items.firstIndex(of: identifier) { return (index, item) } }
    return nil
  }

  private func required(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    guard let place = place(of: identifier) else { preconditionFailure("Invalid item identifier specified: \(identifier)") }
    return place
  }

  private func required(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else { preconditionFailure("Invalid section identifier specified: \(identifier)") }
    return index
  }

  // MARK: Index paths

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? { place(of: identifier).map { IndexPath(item: $0.item, section: $0.section) } }

  func section(at index: Int) -> SectionIdentifierType? { sections.indices.contains(index) ? sections[index].identifier : nil }

  func count(inSection index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }

  /// Where the items that both snapshots have go, and that need no new cell in the second one.
  func places(in next: NSDiffableDataSourceSnapshot) -> [IndexPath: IndexPath] {
    let reloadedSections = Set(next.reloadedSectionIdentifiers)
    let reloaded = Set(next.reloadedItemIdentifiers)
    var old: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, identifier) in content.items.enumerated() { old[identifier] = IndexPath(item: item, section: section) }
    }
    var result: [IndexPath: IndexPath] = [:]
    for (section, content) in next.sections.enumerated() where !reloadedSections.contains(content.identifier) {
      for (item, identifier) in content.items.enumerated() where !reloaded.contains(identifier) {
        if let path = old[identifier] { result[path] = IndexPath(item: item, section: section) }
      }
    }
    return result
  }

  /// The same content, with no reload requested.
  var applied: NSDiffableDataSourceSnapshot {
    var result = self
    result.reloadedSectionIdentifiers = []
    result.reloadedItemIdentifiers = []
    result.reconfiguredItemIdentifiers = []
    return result
  }
}

// The items, groups and sections of a compositional layout.

public import Foundation

/// A part of a group: one item, or a group in turn.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero, edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The size in a container, and the frames of the items in it.
  func placement(in container: CGSize, fixed: CGSize? = nil) -> (size: CGSize, frames: [CGRect]) {
    let size = fixed ?? layoutSize.size(in: container)
    return (size, [CGRect(origin: .zero, size: size).inset(by: contentInsets)])
  }
}

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement { case row, column, custom(NSCollectionLayoutGroupCustomItemProvider) }

  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let arrangement: Arrangement
  /// How many equal items there are; nil for as many as have room.
  private let count: Int?

  private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], count: Int? = nil) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size)
  }

  public class func horizontal(layoutSize size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .init(size, .row, subitems)
  }
  public class func horizontal(layoutSize size: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(size, .row, [subitem], count: count) }
  public class func horizontal(layoutSize size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(size, .row, [subitem], count: count) }
  public class func vertical(layoutSize size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .init(size, .column, subitems)
  }
  public class func vertical(layoutSize size: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(size, .column, [subitem], count: count) }
  public class func vertical(layoutSize size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { .init(size, .column, [subitem], count: count) }
  public class func custom(layoutSize size: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider)
    -> NSCollectionLayoutGroup
  { .init(size, .custom(itemProvider), []) }

  override func placement(in container: CGSize, fixed: CGSize?) -> (size: CGSize, frames: [CGRect]) {
    let size = fixed ?? layoutSize.size(in: container)
    let room = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    switch arrangement {
    case .custom(let provider):
      let environment = CollectionLayoutEnvironment(size: room.size, traits: .current)
      return (size, provider(environment).map { $0.frame.offsetBy(dx: room.minX, dy: room.minY) })
    case .row: return line(in: room, of: size, isRow: true)
    case .column: return line(in: room, of: size, isRow: false)
    }
  }

  /// The most items of a group whose items have no length.
  private static let itemsMax = 1000

  private func line(in room: CGRect, of size: CGSize, isRow: Bool) -> (CGSize, [CGRect]) {
    let spacing = interItemSpacing?.spacing ?? 0
    let length = isRow ? room.width : room.height
    let ownDimension = isRow ? layoutSize.widthDimension : layoutSize.heightDimension
    var frames: [CGRect] = []
    var along: CGFloat = 0
    var across: CGFloat = 0
    var index = 0
    while !subitems.isEmpty, index < count ?? Self.itemsMax {
      // A group that grows with its content has each of its items once.
      if count == nil, ownDimension.isEstimated, index == subitems.count { break }
      let part = subitems[index % subitems.count]
      let placed = part.placement(in: room.size, fixed: share(of: part, in: room, isRow: isRow))
      let extent = isRow ? placed.size.width : placed.size.height
      if count == nil, index > 0, !ownDimension.isEstimated, along + extent > length + 0.5 { break }
      let offset = isRow ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
      frames += placed.frames.map { $0.offsetBy(dx: room.minX + offset.x, dy: room.minY + offset.y) }
      along += extent + spacing
      across = max(across, isRow ? placed.size.height : placed.size.width)
      index += 1
    }
    var grown = size
    let used = max(along - spacing, 0)
    if layoutSize.widthDimension.isEstimated { grown.width = isRow ? used : across }
    if layoutSize.heightDimension.isEstimated { grown.height = isRow ? across : used }
    return (grown, frames)
  }

  /// The size of one of a fixed number of items, which share the length of the group.
  private func share(of part: NSCollectionLayoutItem, in room: CGRect, isRow: Bool) -> CGSize? {
    guard let count, count > 0 else { return nil }
    let ownDimension = isRow ? layoutSize.widthDimension : layoutSize.heightDimension
    var size = part.layoutSize.size(in: room.size)
    guard !ownDimension.isEstimated else { return size }
    let gaps = (interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
    let length = ((isRow ? room.width : room.height) - gaps) / CGFloat(count)
    if isRow { size.width = length } else { size.height = length }
    return size
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// An item of a group that places its items itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect, zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// A view beside an item, which no layout here shows.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 0

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A header or a footer: its place is left free, and no layout here shows it.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment, offset: CGPoint
  open var extendsBoundary = true, pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .all))
  }
}

/// A background of a section, which no layout here shows.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// The side or corner at which a view lies.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

// The layout of collection views that is composed of sections, groups and items.

public import Foundation

/// A section: groups one after the other.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero, interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic, supplementariesFollowContentInsets = true
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Groups that scroll across lie side by side; no finger scrolls them.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Places a number of items from the edge at which the section starts.
  ///
  /// Returns the frames of the items, and the length of the section along the scroll direction.
  func placement(of count: Int, at start: CGFloat, in container: CGSize, isVertical: Bool) -> (frames: [CGRect], length: CGFloat) {
    let whole = CGRect(origin: .zero, size: container).inset(by: contentInsets)
    let header = room(for: [.top, .topLeading, .topTrailing], in: container, isVertical)
    let footer = room(for: [.bottom, .bottomLeading, .bottomTrailing], in: container, isVertical)
    let isSideways = (orthogonalScrollingBehavior != .none) == isVertical
    let lead = header + (isVertical ? contentInsets.top : contentInsets.leading)
    let trail = footer + (isVertical ? contentInsets.bottom : contentInsets.trailing)
    let across = isVertical ? whole.minX : whole.minY
    var origin = isVertical ? CGPoint(x: across, y: start + lead) : CGPoint(x: start + lead, y: across)
    var frames: [CGRect] = []
    var end = start + lead
    while frames.count < count {
      let placed = group.placement(in: whole.size, fixed: nil)
      guard !placed.frames.isEmpty else { break }
      frames += placed.frames.prefix(count - frames.count).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      let corner = CGPoint(x: origin.x + placed.size.width, y: origin.y + placed.size.height)
      end = max(end, isVertical ? corner.y : corner.x)
      if isSideways { origin.x = corner.x + interGroupSpacing } else { origin.y = corner.y + interGroupSpacing }
    }
    return (frames, end + trail - start)
  }

  private func room(for alignments: [NSRectAlignment], in container: CGSize, _ isVertical: Bool) -> CGFloat {
    var length: CGFloat = 0
    for item in boundarySupplementaryItems where alignments.contains(item.alignment) && item.extendsBoundary {
      let size = item.layoutSize.size(in: container)
      length += isVertical ? size.height : size.width
    }
    return length
  }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What holds for all sections of a layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical, interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var sections: [NSCollectionLayoutSection] = []
  private var extent = CGSize.zero
  private var preparedSize = CGSize.zero

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private var environment: CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(size: collectionView?.bounds.size ?? .zero, traits: collectionView?.traitCollection ?? .current)
  }

  open override func prepare() {
    placed = []
    sections = []
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    preparedSize = size
    let isVertical = configuration.scrollDirection == .vertical
    var end: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else { preconditionFailure("the section provider returned no section for \(index)") }
      sections.append(section)
      if index > 0 { end += configuration.interSectionSpacing }
      let count = collectionView.numberOfItems(inSection: index)
      let placement = section.placement(of: count, at: end, in: size, isVertical: isVertical)
      for (item, frame) in placement.frames.enumerated() {
        let path = IndexPath(item: item, section: index)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        placed.append(attributes)
      }
      end += placement.length
    }
    extent = isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
  }

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let shown = placed.filter { $0.frame.overlaps(rect) }
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      handler(shown.filter { $0.indexPath.section == index }, rect.origin, environment)
    }
    return shown
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != preparedSize }
}

/// The container and the traits that a section is laid out with.
final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

extension CGRect {
  /// What insets by leading and trailing edges leave; leading is left here.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}

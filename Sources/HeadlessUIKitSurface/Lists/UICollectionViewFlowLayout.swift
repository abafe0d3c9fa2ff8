// The layout of collection views that places items in lines.

public import Foundation

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical, itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero, minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero, headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// What the insets of a section are measured from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero
  private var preparedSize = CGSize.zero

  open override func prepare() {
    placed = []
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    let isVertical = scrollDirection == .vertical
    let sectionInset = inset(of: collectionView)
    let breadth = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    var line = isVertical ? sectionInset.top : sectionInset.left
    var across = isVertical ? sectionInset.left : sectionInset.top
    let start = across
    var thickness: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let spacing = spacing(in: section, of: collectionView)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = size(of: path, in: collectionView)
        let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
        if across > start, across + length > breadth {
          line += thickness + spacing.line
          across = start
          thickness = 0
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let origin = isVertical ? CGPoint(x: across, y: line) : CGPoint(x: line, y: across)
        attributes.frame = CGRect(origin: origin, size: size)
        placed.append(attributes)
        across += length + spacing.item
        thickness = max(thickness, depth)
      }
    }
    let end = line + thickness + (isVertical ? sectionInset.bottom : sectionInset.right)
    extent = isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  private func inset(of collectionView: UICollectionView) -> UIEdgeInsets {
    (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(collectionView, layout: self, insetForSectionAt: 0)
      ?? sectionInset
  }

  private func spacing(in section: Int, of collectionView: UICollectionView) -> (line: CGFloat, item: CGFloat) {
    guard let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else {
      return (minimumLineSpacing, minimumInteritemSpacing)
    }
    return (
      delegate.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section),
      delegate.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    )
  }

  private func size(of path: IndexPath, in collectionView: UICollectionView) -> CGSize {
    (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView(collectionView, layout: self, sizeForItemAt: path)
      ?? itemSize
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != preparedSize }

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath }
  }
}

// The layouts of collection views: frames for items, and the size of them all.

public import Foundation

/// The place of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  open var center: CGPoint {
    get { frame.middle }
    set { frame = CGRect(middle: newValue, size: frame.size) }
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

/// What places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var isPrepared = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}

  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero

  open override func prepare() {
    placed = []
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let breadth = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    var line = isVertical ? sectionInset.top : sectionInset.left
    var across = isVertical ? sectionInset.left : sectionInset.top
    let start = across
    var thickness: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = size(of: path, in: collectionView)
        let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
        if across > start, across + length > breadth {
          line += thickness + minimumLineSpacing
          across = start
          thickness = 0
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let origin = isVertical ? CGPoint(x: across, y: line) : CGPoint(x: line, y: across)
        attributes.frame = CGRect(origin: origin, size: size)
        placed.append(attributes)
        across += length + minimumInteritemSpacing
        thickness = max(thickness, depth)
      }
    }
    let end = line + thickness + (isVertical ? sectionInset.bottom : sectionInset.right)
    extent = isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  private func size(of path: IndexPath, in collectionView: UICollectionView) -> CGSize {
    (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?
      .collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
  }

  open override var collectionViewContentSize: CGSize { extent }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { placed.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { placed.first { $0.indexPath == indexPath } }
}

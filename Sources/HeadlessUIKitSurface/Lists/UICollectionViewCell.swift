// The cells of collection views, and a controller whose view is a collection.

public import Foundation

/// A view of a collection that may be used again.
open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
  open internal(set) var reuseIdentifier: String?
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  private var content = CellContent()
  open var contentView: UIView { content.view(in: self) }
  // swift-format-ignore
  open var contentConfiguration: (any UIContentConfiguration)? { get { content.configuration } set { content.show(newValue, in: self) } }
  open var backgroundConfiguration: UIBackgroundConfiguration?, automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Runs before the cell is laid out, each time its state is another.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  open var isSelected = false { didSet { noteState(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { noteState(oldValue != isHighlighted) } }

  // MARK: Configurations

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  /// Updates the configuration in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    content.owesUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration else { return }
    contentConfiguration = configuration.updated(for: state)
  }

  private func noteState(_ hasChanged: Bool) { if hasChanged { setNeedsUpdateConfiguration() } }

  open override func layoutSubviews() {
    if content.takeUpdate() {
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    super.layoutSubviews()
  }
}

/// A controller whose view is a collection.
open class UICollectionViewController: UIListControllerBase, UICollectionViewDataSource, UICollectionViewDelegate {
  public let collectionViewLayout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var ownCollectionView: UICollectionView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView = newValue
      view = newValue
    }
  }
  open var installsStandardGestureForInteractiveMovement = true, useLayoutToLayoutNavigationTransitions = false

  open override func loadView() {
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    ownCollectionView = collection
    view = collection
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {}
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

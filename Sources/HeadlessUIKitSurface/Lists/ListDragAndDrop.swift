// Drag and drop of a list's rows and items: nothing is ever dragged here, so no delegate is called.

public import Foundation

/// Animations beside a drag or a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What is dragged out of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDragDelegate {
  public func collectionView(_: UICollectionView, dragPreviewParametersForItemAt _: IndexPath) -> UIDragPreviewParameters? { nil }
}

/// What a collection does with drops.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// Where a collection puts what is dropped.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Whether an item is dropped beside another one or into it.
  public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }

  open private(set) var intent = Intent.unspecified

  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// A drop on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

extension UICollectionView {
  /// How soon a collection makes room for what is dragged over it.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
}

/// What is dragged out of a table.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}

/// What a table does with drops.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// Drops on tables have what those on collections have.
public typealias UITableViewDropProposal = UICollectionViewDropProposal
public typealias UITableViewDropItem = UICollectionViewDropItem
public typealias UITableViewDropCoordinator = UICollectionViewDropCoordinator

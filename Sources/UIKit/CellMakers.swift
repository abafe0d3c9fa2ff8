// Cells by class: without Objective-C a list can't make a cell of a class that it is given, and so
// the source rewriter gives it a closure.

public import Foundation
public import HeadlessUIKit

extension UIView {
  /// A view of this class, made by the initialiser that every class of views has.
  public class func decoded() -> Self {
    guard let view = decodedView() else {
      preconditionFailure("\(Self.self): init(coder:) gives no view")
    }
    return view
  }

  /// What `type.init(frame:)` becomes where `type` is a value.
  public class func decoded(frame: CGRect) -> Self {
    let view = decoded()
    view.frame = frame
    return view
  }
}

extension UICollectionView {
  /// What `type.init(frame:collectionViewLayout:)` becomes where `type` is a value.
  public class func decoded(
    frame: CGRect,
    collectionViewLayout layout: UICollectionViewLayout
  ) -> Self {
    let view = decoded(frame: frame)
    view.collectionViewLayout = layout
    return view
  }
}

extension UITableView {
  public func register(
    _ maker: @escaping (String) -> UITableViewCell,
    forCellReuseIdentifier identifier: String
  ) { register(identifier, maker) }
}

extension UICollectionView {
  public func register(
    _ maker: @escaping (CGRect) -> UICollectionViewCell,
    forCellWithReuseIdentifier identifier: String
  ) { register(identifier, maker) }
}

extension UICollectionView.CellRegistration {
  /// A registration whose class is written out.
  public init(making maker: @escaping @MainActor (CGRect) -> Cell, handler: @escaping Handler) {
    self.init(handler: handler, make: maker)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// A registration whose class is written out.
  public init(
    making maker: @escaping @MainActor (CGRect) -> Supplementary,
    elementKind: String,
    handler: @escaping Handler
  ) { self.init(elementKind: elementKind, handler: handler, make: maker) }
}

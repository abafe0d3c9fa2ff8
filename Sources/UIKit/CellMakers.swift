// Cells by class: without Objective-C a list can't make a cell of a class that it is given, and so
// the source rewriter gives it a closure.

public import HeadlessUIKit

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

// The cells of a list: made by class, used again, and shown for the rows in view.

internal import Foundation

/// Cells that wait to be used again, and how new ones are made.
@MainActor struct CellPool<Cell: UIView> {
  private var waiting: [String: [Cell]] = [:]
  private var makers: [String: () -> Cell?] = [:]

  mutating func register(_ identifier: String, _ maker: @escaping () -> Cell?) { makers[identifier] = maker }

  mutating func take(_ identifier: String) -> Cell? {
    if let cell = waiting[identifier]?.popLast() { return cell }
    return makers[identifier]?()
  }

  /// Puts a cell on display, in front of the others.
  func display(_ cell: Cell, in list: UIView) {
    cell.isHidden = false
    list.addSubview(cell)
  }

  /// Takes a cell off display: one that waits to be used again stays in the list, hidden.
  ///
  /// No source says whether UIKit removes it. Removing it would leave a child controller in the
  /// cell without a window, which is not the doing of the app.
  mutating func giveBack(_ cell: Cell, _ identifier: String?) {
    guard let identifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    waiting[identifier, default: []].append(cell)
  }
}

extension UIScrollView {
  /// Calls the completion of a list's change as the animation of that ends.
  func finishChange(_ completion: (() -> Void)?, animated: Bool) {
    guard let completion else { return }
    guard animated, currentWindow != nil else { return completion() }
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in completion() })
  }
}

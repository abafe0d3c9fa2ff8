// The cells of a list: made by class, used again, and shown for the rows in view.

internal import Foundation

/// Cells that wait to be used again, and how new ones are made.
@MainActor
struct CellPool<Cell: UIView> {
  private var waiting: [String: [Cell]] = [:]
  private var makers: [String: () -> Cell?] = [:]

  mutating func register(_ identifier: String, _ maker: @escaping () -> Cell?) {
    makers[identifier] = maker
  }

  mutating func take(_ identifier: String) -> Cell? {
    if let cell = waiting[identifier]?.popLast() { return cell }
    return makers[identifier]?()
  }

  mutating func giveBack(_ cell: Cell, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
